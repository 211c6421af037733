"""Where a player wants to be written to, and when."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec

from cocarde.core.errors import BadInput
from cocarde.server.store.base import Store

Carrier = Literal["mail", "webhook"]

ADDRESS: Final = r"^([^@\s,;<>\"()\[\]\\:]{1,64}@[^@\s,;<>\"()\[\]\\:]{1,190}\.[^@\s.,;<>\"()\[\]\\:]{1,60})?\Z"

COLUMNS: Final = "guest, language, mail, confirmed, webhook, turns, endings, minutes, trouble, written, about"
KEEP: Final = f"""
INSERT INTO wishes ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, '', 0, '')
ON CONFLICT (guest) DO UPDATE SET language = excluded.language, mail = excluded.mail, confirmed = excluded.confirmed,
webhook = excluded.webhook, turns = excluded.turns, endings = excluded.endings, minutes = excluded.minutes,
trouble = ''
"""
CONFIRM: Final = "UPDATE wishes SET confirmed = 1 WHERE guest = $1 AND mail = $2 AND mail <> '' RETURNING guest"
PAST: Final = """
INSERT INTO told (table_id, seat, n, here)
SELECT t.id, s.seat, t.n, 0 FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.guest = $1
ON CONFLICT (table_id, seat) DO UPDATE SET n = excluded.n
"""
WRITTEN: Final = "UPDATE wishes SET written = $2, about = $3 WHERE guest = $1"
STOP: Final = "UPDATE wishes SET mail = '', confirmed = 0, webhook = '' WHERE guest = $1"
GIVE_UP: Final = {
    "mail": "UPDATE wishes SET mail = '', confirmed = 0, trouble = 'mail' WHERE guest = $1",
    "webhook": "UPDATE wishes SET webhook = '', trouble = 'webhook' WHERE guest = $1",
}


class Wishes(msgspec.Struct, frozen=True):
    """What is kept of a player's wishes; `trouble`: the carrier that was given up because nobody took the letters."""

    language: str = "fr"
    mail: str = ""
    confirmed: bool = False
    webhook: str = ""
    turns: bool = True
    endings: bool = True
    minutes: int = 30
    trouble: str = ""
    written: int = 0
    about: str = ""

    @property
    def carriers(self) -> list[Carrier]:
        """Who carries letters to this player now."""
        mail: list[Carrier] = ["mail"] if self.mail and self.confirmed else []
        return [*mail, "webhook"] if self.webhook else mail


class NewWishes(msgspec.Struct, forbid_unknown_fields=True):
    """What a player wants from now on: a mail address, a webhook (https), and when."""

    language: Literal["fr", "en"] = "fr"
    mail: Annotated[str, msgspec.Meta(max_length=254, pattern=ADDRESS)] = ""
    webhook: Annotated[str, msgspec.Meta(max_length=500)] = ""
    turns: bool = True
    endings: bool = True
    minutes: Annotated[int, msgspec.Meta(ge=0, le=7 * 24 * 60)] = 30


class MyWishes(msgspec.Struct):
    """The wishes of the guest as the page shows them. `writes`: this house writes letters; `by_mail`: also mail."""

    writes: bool
    by_mail: bool
    mail: str
    confirmed: bool
    webhook: str
    turns: bool
    endings: bool
    minutes: int
    trouble: str


async def wishes_of(store: Store, guest: str) -> Wishes:
    """What this guest wants; nothing at first."""
    rows = await store.ask(f"SELECT {COLUMNS} FROM wishes WHERE guest = $1", guest)
    return read(rows[0]) if rows else Wishes()


def read(row: tuple[Any, ...]) -> Wishes:
    _, language, mail, confirmed, webhook, turns, endings, minutes, trouble, written, about = row
    when = bool(turns), bool(endings), int(minutes)
    return Wishes(language, mail, bool(confirmed), webhook, *when, trouble, int(written), about)


async def keep(store: Store, guest: str, wanted: NewWishes) -> Wishes:
    """Keep new wishes; an address that is another one has to be confirmed again. What is past is not written about."""
    before = await wishes_of(store, guest)
    confirmed = int(before.confirmed and before.mail == wanted.mail)
    when = int(wanted.turns), int(wanted.endings), wanted.minutes
    await store.do(KEEP, guest, wanted.language, wanted.mail, confirmed, wanted.webhook, *when)
    await store.do(PAST, guest)
    return await wishes_of(store, guest)


def check_webhook(address: str, private: bool) -> None:
    """`BadInput` unless it can be called: https, no name and password in it, and (`private`: for tests) anything."""
    if not address:
        return
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise BadInput("webhook: this is no address") from error
    schemes = {"https", "http"} if private else {"https"}
    if parts.scheme not in schemes or not parts.hostname or parts.username or not address.isascii():
        raise BadInput("webhook: an address of the kind https://… is wanted")
    if port is not None and not private and port != 443:
        raise BadInput("webhook: only the usual port of https is called")
