"""Sealed secrets: a table's chance is committed to before the browsers of those who sit down add words of their own.

The house cannot choose a secret that suits the words, and nobody can choose words that suit the secret.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

KEPT: Final = 10_000
"""Seals that wait for their table; the oldest are forgotten."""


class Seal(msgspec.Struct, frozen=True):
    """The secret of a table that may be set up."""

    table: str
    secret: str


class Seals:
    """The secrets that are committed to and not yet used."""

    def __init__(self, secret: Callable[[], str]) -> None:
        self._secret = secret
        self._kept: dict[str, Seal] = {}

    def new(self) -> Seal:
        """A fresh secret for a fresh table."""
        return Seal(secrets.token_urlsafe(9), self._secret())

    def keep(self) -> Seal:
        """A fresh secret that waits for its table."""
        seal = self.new()
        self._kept[seal.table] = seal
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return seal

    def open(self, table: str) -> Seal | None:
        """The secret of this table, once; None: it was never sealed here, or is used."""
        return self._kept.pop(table, None)


def words_of(table: str, words: str = "", seat: int = 0) -> str:
    """What goes into the chance of a table besides its secret: its name, and the words of who sits down first."""
    return with_words(table, seat, words) if words else table


def has_spoken(words: str, seats: Iterable[int]) -> bool:
    """Has the person on one of these seats added his words, be they none?"""
    return any(f" {seat}:" in words for seat in seats)


def with_words(before: str, seat: int, words: str) -> str:
    """The words so far, and those that the person on `seat` adds."""
    return f"{before} {seat}:{words}"
