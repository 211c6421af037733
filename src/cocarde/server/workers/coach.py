"""A process in which finished games are looked at again: `python -m cocarde.server.workers.coach GAMES`.

It is asked for a few decisions at a time and runs when nothing else does: bots and people come before it.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from cocarde.bots.coach.analysis import Judged, Summary, analyse, real_choices, sum_up
from cocarde.core.game import Game
from cocarde.core.table import Table
from cocarde.server.settings import named
from cocarde.server.workers.lines import LAST, answer_all, own_channel
from cocarde.server.workers.worker import loaded

SECONDS = 2.0
"""Of work for one question: so often is kept what was found."""
MOST = 20
"""Decisions in one answer."""


class Chapter(msgspec.Struct):
    """Which decisions of `seat` come after entry `after`? With what was `judged` before: what do they sum up to?"""

    game: str
    saved: msgspec.Raw
    seat: int
    simulations: int
    after: int = 0
    judged: list[Judged] | None = None


class Found(msgspec.Struct):
    """Some decisions and how many there are in all, or the figures of the whole game; or what went wrong."""

    judged: list[Judged] = []
    total: int = 0
    summary: Summary | None = None
    problem: str = ""


def look(load: Callable[[str], Game[Any]], chapter: Chapter) -> Found:
    """Look at some decisions, or sum them up; whatever goes wrong is told, not raised."""
    try:
        table = loaded(load, chapter.game, bytes(chapter.saved))
        if chapter.judged is not None:
            return Found(summary=sum_up(table, chapter.seat, chapter.judged))
        return Found(some(table, chapter), len(real_choices(table, chapter.seat)))
    except Exception as error:
        return Found(problem=f"{type(error).__name__}: {error}")


def some(table: Table, chapter: Chapter) -> list[Judged]:
    """The next decisions, as many as the time allows and one at least."""
    end = time.monotonic() + SECONDS
    found: list[Judged] = []
    for one in analyse(table, chapter.seat, chapter.simulations, chapter.after):
        found.append(one)
        if time.monotonic() > end or len(found) == MOST:
            break
    return found


def main() -> None:
    answer_all(own_channel(LAST), Chapter, partial(look, named(sys.argv[1])))


if __name__ == "__main__":
    main()
