"""Numbers that stay the same as long as a game does: what its vocabulary is, what seeded random games draw, what their
seats are shown as numbers, and how long a row of answers can be taken back. They stand in `record.toml` beside the
tests of each game; a game of another package has it in its own folder.

A change of rules changes them on purpose: `PYTHONPATH=src python -m tests.contract.records SLUG...` writes them anew.
"""

from __future__ import annotations

import hashlib
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cocarde.core.agenda import decide, waiting_decision
from cocarde.core.chance import Fast
from cocarde.core.journal import standing
from cocarde.core.learning.numbered import Rows
from cocarde.core.playout import deal, next_seat, random_games
from cocarde.core.table import Table
from cocarde.games import built_in, load

TESTS = Path(__file__).parents[1] / "games"


def file_of(slug: str) -> Path:
    """Where the record of a game stands."""
    return TESTS / slug / "record.toml" if slug in built_in() else load(slug).home / "record.toml"


def recorded(slug: str, what: str) -> Any:
    """The number on record."""
    file = file_of(slug)
    assert file.is_file(), f"{slug} is not on record: see records.py"
    return tomllib.loads(file.read_text("utf-8"))[what]


def vocabulary_of(slug: str) -> str:
    """A fingerprint of every choice in the order of its code."""
    words = [choice.notation if choice is not None else "" for choice in load(slug).vocabulary.choices]
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:16]


def checksum_games(slug: str, play: Callable[..., tuple[int, int]], games: int = 20) -> list[list[int]]:
    """For each number of seats: decisions and checksum of seeded games."""
    game = load(slug)
    return [list(play(game, seats, game.meta.settle(seats, None), 1793, games)) for seats in game.meta.seats]


def rows_of(slug: str) -> str:
    """A fingerprint of what every seat is shown as numbers in a seeded game of each size; empty: it has no blocks."""
    game, told = load(slug), hashlib.sha256()
    observer = game.observer()
    if observer is None:
        return ""
    row, hand = Rows(1, observer.size), Fast(14)
    for seats in game.meta.seats:
        g = deal(game, seats, game.meta.settle(seats, None), Fast(13))
        for answered in range(400):
            decision = waiting_decision(g)
            if decision is None:
                break
            for seat in range(seats) if answered % 10 == 0 else ():
                row.clear()
                observer.write(g, seat, row.writer, 0)
                told.update(row.value())
            seat = next_seat(decision, g, hand)
            options = decision.options(g, seat)
            decide(g, seat, options[hand.below(len(options))])
    return told.hexdigest()[:16]


Watch = Callable[[Table, Table, int, int], None]
"""Looks at a table and at what it was before the row of this seat, so long, that was taken back."""


def longest_row(slug: str, watch: Watch = lambda table, start, seat, row: None) -> int:
    """How many answers in a row a player could take back at once in a seeded game; each longer one is taken back."""
    game, hand, longest = load(slug), Fast(12), 1
    table = Table.new(game, game.meta.seats[0], None, 11)
    while table.pending() and table.n < 300:
        seat = table.pending()[0]
        table.answer(seat, table.options(seat)[hand.below(len(table.options(seat)))])
        row = table.may_take_back(seat, whole=True)
        if row > longest and table.pending():
            longest = row
            start = table.replay(standing(table.log)[-row - 1])
            table.undo(seat, whole=True)
            watch(table, start, seat, row)
    return longest


def main(slugs: tuple[str, ...]) -> None:
    for slug in slugs:
        lines = [
            f"games = {checksum_games(slug, random_games)}",
            f'vocabulary = "{vocabulary_of(slug)}"',
            f'rows = "{rows_of(slug)}"',
            f"row = {longest_row(slug)}",
        ]
        file_of(slug).write_text("\n".join([*lines, ""]), "utf-8")


if __name__ == "__main__":
    main(tuple(sys.argv[1:]) or built_in())
