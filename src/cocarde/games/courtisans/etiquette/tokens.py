"""C-122. Step 1 of the checker: a message as plain tokens, each knowing where it stands in the message."""

from __future__ import annotations

import re
import unicodedata
from typing import Final, NamedTuple

APOSTROPHES: Final = frozenset("'’‘‛ʼʹ′`´＇")
LIGATURES: Final = {"œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae"}
UNSEEN: Final = ("Mn", "Me", "Cf")
"""Accents, once letters are taken apart, and signs that nobody sees (soft hyphen, zero-width space)."""

TOKEN: Final = re.compile(
    r"(?:qu|[ldtjmsnc])'"  # an elision, a token of its own
    r"|(?<=[^\W_])'[smtd](?![^\W_])"  # the end of an English contraction, so that “I'm.” is no “M.”
    r"|[^\W_]+"
    r"|[,.;:!?]"
)


class Token(NamedTuple):
    """A word or punctuation mark in its plain form; `start` and `end` bound it in the message as it was written."""

    text: str
    start: int
    end: int


def tokens(message: str) -> list[Token]:
    """C-122. The tokens of a message, in time proportional to its length."""
    plain: list[str] = []
    origin: list[int] = []
    for place, character in enumerate(message):
        letters = _plain(character)
        plain.append(letters)
        origin.extend([place] * len(letters))
    origin.append(len(message))
    return [Token(found[0], origin[found.start()], origin[found.end()]) for found in TOKEN.finditer("".join(plain))]


def words(text: str) -> tuple[str, ...]:
    """The tokens of a short text without their places: a name, or an entry of the lexicon."""
    return tuple(token.text for token in tokens(text))


def _plain(character: str) -> str:
    """One character without accent, ligature or capital; a hyphen is a space, an unseen sign nothing."""
    if character.isascii():
        return "'" if character == "`" else character.lower()
    if character in APOSTROPHES:
        return "'"
    opened = LIGATURES.get(character) or unicodedata.normalize("NFKD", character)
    return "".join(letter.lower() for letter in opened if unicodedata.category(letter) not in UNSEEN)
