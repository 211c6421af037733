"""What a letter says: public words only, in the language of the one it goes to."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import formatdate
from typing import Any
from urllib.parse import urlsplit

from cocarde.core.text import Text
from cocarde.games import built_in
from cocarde.server.settings import Smtp
from cocarde.server.store.base import TableRow
from cocarde.server.store.outbox import Letter
from cocarde.speech import Speech, speech


def house_speech(language: str) -> Speech:
    """The sentences of the house: every game brings them along."""
    return speech(built_in()[0], language)


def company(row: TableRow, seat: int) -> list[str]:
    """The names of the others at the table, as far as they have any."""
    return [other.name for other in row.seats if other.seat != seat and other.name]


def sentence(row: TableRow, letter: Letter, language: str) -> str:
    """What the letter has to say, in one sentence; nothing of it is hidden from anybody."""
    said = speech(row.game, language)
    names = company(row, letter.seat)
    key = f"letter-{letter.kind}" if names else f"letter-{letter.kind}-alone"
    return said.say(Text(key, {"game": said.say(Text("title")), "people": names}))


def link_to(address: str, letter: Letter) -> str:
    """Where the letter leads: the table, or the game seen again."""
    return f"{address}/table/{letter.table}" + ("/revoir" if letter.kind == "ending" else "")


def hook(row: TableRow, letter: Letter, language: str, address: str) -> dict[str, Any]:
    """The body of a call: for programs, and as Discord reads it (names in it call nobody)."""
    text, url = sentence(row, letter, language), link_to(address, letter)
    return {
        "id": letter.id,
        "kind": letter.kind,
        "table": row.id,
        "game": row.game,
        "text": text,
        "url": url,
        "content": f"{text} {url}",
        "allowed_mentions": {"parse": []},
    }


def mail(letter: Letter, to: str, smtp: Smtp, words: tuple[str, str], links: tuple[str, str]) -> EmailMessage:
    """A mail of a subject and a body; `links`: to stop all letters, for people and for programs (RFC 8058)."""
    message = EmailMessage()
    message["From"] = smtp.sender
    message["To"] = to
    message["Subject"] = words[0]
    message["Date"] = formatdate()
    domain = smtp.sender.rpartition("@")[2].strip("> ") or "localhost"
    message["Message-ID"] = f"<{letter.id.replace('/', '.')}@{domain}>"  # the same however often it is tried
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{links[1]}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(words[1])
    return message


def about_table(row: TableRow, letter: Letter, language: str, address: str, stop: str) -> tuple[str, str]:
    """Subject and body of a mail about a table."""
    text, said = sentence(row, letter, language), house_speech(language)
    foot = said.say(Text("letter-foot", {"url": stop, "house": urlsplit(address).netloc}))
    return text, f"{text}\n\n{link_to(address, letter)}\n\n{foot}\n"


def about_address(language: str, address: str, confirm: str, stop: str) -> tuple[str, str]:
    """Subject and body of the mail that asks whether an address is right."""
    said = house_speech(language)
    house = urlsplit(address).netloc
    body = said.say(Text("letter-confirm", {"url": confirm, "house": house}))
    foot = said.say(Text("letter-foot", {"url": stop, "house": house}))
    return said.say(Text("letter-confirm-subject", {"house": house})), f"{body}\n\n{confirm}\n\n{foot}\n"
