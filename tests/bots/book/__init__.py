"""A book of positions for each game, most of them found in play: what must be answered, or must not, and why.

`<slug>.toml` holds whole games, as far as they are needed (`[[game]]`: a seed and who answered what), and positions in
them (`[[position]]`): after how many answers, who is asked what, which answers are `right` or which are `foolish` (a
`*` stands for anything), and `why`, with the rule. `good`, `strong` and the first hint must be right in every one:

    PYTHONPATH=src python -m tests.bots.book --seeds 10 --simulations 200 [SLUG ...]

`cocarde lab mine SLUG` finds candidates.
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import msgspec

from cocarde.bots import advice, advise, choose
from cocarde.core.chance import Fast
from cocarde.core.table import Table
from cocarde.games import load

HERE = Path(__file__).parent
BOOKS = sorted(file.stem for file in HERE.glob("*.toml"))


class Game(msgspec.Struct, frozen=True):
    """A game from which positions are taken."""

    name: str
    seats: int
    seed: int
    options: dict[str, str]
    answers: str


class Position(msgspec.Struct, frozen=True):
    """One position: where it is, and what is to be found there."""

    game: str
    after: int
    seat: int
    asked: str
    why: str
    right: list[str] = []
    foolish: list[str] = []

    def accepts(self, notation: str) -> bool:
        """Is this answer right, or at least not foolish?"""
        if self.right:
            return any(fnmatchcase(notation, pattern) for pattern in self.right)
        return not any(fnmatchcase(notation, pattern) for pattern in self.foolish)


class Book(msgspec.Struct, frozen=True):
    """The book of one game."""

    game: list[Game]
    position: list[Position]


@cache
def book_of(slug: str) -> Book:
    """The book of a game, checked for its form."""
    return msgspec.convert(tomllib.loads((HERE / f"{slug}.toml").read_text("utf-8")), Book)


def tables(slug: str) -> list[tuple[Position, Table]]:
    """Every position of a game with a table that stands there, each game being replayed once."""
    book = book_of(slug)
    found: list[tuple[Position, Table]] = []
    for game in book.game:
        wanted = [position for position in book.position if position.game == game.name]
        table = Table.new(load(slug), game.seats, game.options, chance=Fast(game.seed))
        for n, line in enumerate([*game.answers.strip().splitlines(), ""]):
            found += [(position, Table.load(load(slug), table.save())) for position in wanted if position.after == n]
            if line:
                seat, _, notation = line.partition(" ")
                table.answer(int(seat), notation)
    assert len(found) == len(book.position), f"{slug}: a position names no game, or none so long"
    return found


def mistakes(position: Position, table: Table, seeds: int, simulations: int) -> list[str]:
    """Who answers wrongly there, with which luck."""
    seat = position.seat
    found: list[str] = []
    for seed in range(seeds):
        given = {
            "good": choose(table, seat, "good", seed),
            "strong": choose(table, seat, f"ismcts:{simulations}", seed),
            "hint": advise(table, seat, f"ismcts:{max(simulations, advice.SIMULATIONS)}", seed)[0].choice,
        }
        found += [
            f"{bot}, seed {seed}: {choice.notation}"
            for bot, choice in given.items()
            if not position.accepts(choice.notation)
        ]
    return found
