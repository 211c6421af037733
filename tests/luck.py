"""Secrets that are none: in the tests the house draws the same tables, dice and names in every run.

Every test, and every fixture, has streams of its own, one for each kind of thing: what one test draws moves no other,
and nothing depends on the order of the tests or on who asks first.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from typing import Any, TypeVar

T = TypeVar("T")


class Luck:
    """Stands in for the module `secrets`."""

    def __init__(self) -> None:
        self.begin("")

    def begin(self, name: str) -> None:
        """From here on what is drawn depends on this name alone."""
        self._name = name
        self._streams: dict[str, random.Random] = {}

    def _stream(self, kind: object) -> random.Random:
        return self._streams.setdefault(str(kind), random.Random(f"{self._name} {kind}"))

    def token_bytes(self, count: int = 32) -> bytes:
        return self._stream(count).randbytes(count)

    def token_hex(self, count: int = 32) -> str:
        return self._stream(count).randbytes(count).hex()

    def token_urlsafe(self, count: int = 32) -> str:
        letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"
        return "".join(self._stream(f"word {count}").choices(letters, k=count * 4 // 3))

    def randbits(self, count: int) -> int:
        return self._stream(f"bits {count}").getrandbits(count)

    def randbelow(self, end: int) -> int:
        return self._stream("below").randrange(end)

    def choice(self, options: Sequence[T]) -> T:
        return self._stream("choice").choice(options)


def named(nodeid: str) -> str:
    """The name of a test without the room it stands in: one that moves within its suite keeps its luck."""
    path, *test = nodeid.split("::")
    parts = path.split("/")
    return "::".join(["/".join([*parts[:2], *parts[2:][-1:]]), *test])


LUCK = Luck()
IN_THE_PAGE = """
  let state = 1789;
  Math.random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  crypto.getRandomValues = values => { values.forEach((_, n) => (values[n] = Math.random() * 256)); return values };
"""
"""The same for a browser: a script that runs before those of the page."""


def fix(name: str = "") -> None:
    """Let this process draw its secrets here."""
    LUCK.begin(name)
    for kind in ("token_bytes", "token_hex", "token_urlsafe", "randbits", "randbelow", "choice"):
        drawn: Any = getattr(LUCK, kind)
        setattr(secrets, kind, drawn)
