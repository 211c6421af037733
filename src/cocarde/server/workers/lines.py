"""How a worker process talks with the server: one question a line, one answer a line.

It ends when its input does, which also happens when the server dies.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import IO, Final, TypeVar

import msgspec

AFTER_PEOPLE: Final = 5
"""Of a process that somebody waits for: the server itself comes first."""
LAST: Final = 14
"""Further than that: of a process that runs when nothing else does."""

Asked = TypeVar("Asked", bound=msgspec.Struct)


def own_channel(further: int = 0) -> IO[bytes]:
    """Where answers go, and nothing else: a bot that prints must not be taken for an answer."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(AFTER_PEOPLE + further)
    return answers


def tell(answers: IO[bytes], what: object) -> None:
    """One line for the server."""
    answers.write(msgspec.json.encode(what) + b"\n")
    answers.flush()


def answer_all(answers: IO[bytes], kind: type[Asked], answer: Callable[[Asked], msgspec.Struct]) -> None:
    """Until nobody asks any more."""
    for line in sys.stdin.buffer:
        tell(answers, answer(msgspec.json.decode(line, type=kind)))
