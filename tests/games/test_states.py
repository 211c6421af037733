"""The states that `make states` writes: as their fields say, and up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

from cocarde.core.agenda import State
from cocarde.core.chance import Fast
from cocarde.core.playout import deal
from cocarde.games import load
from cocarde.kit.states import declared, folders, position, write

HERE = [folder.name for folder in folders()]
SPEC = '''
"""Title."""
from mypy_extensions import i64
from cocarde.games.toy.numbers import FIRST, UNUSED
from cocarde.kit.fields import Fields, Outer, Pair, Shared


class Position(Fields):
    """What there is."""

    # two lines
    # about these
    turn: i64 = FIRST
    deck: list[int] = []
    seen: Shared[list[int]] = []
    hands: list[list[int]] = []
    shown: Outer[list[list[int]]] = []
    camps: Pair[list[list[int]]] = []
    won: int = 0
    lost: int = 0
'''
WRITTEN = '''# Written by `make states` from fields.py; changes made here are lost.
"""What a position holds: the names of its fields for save files, their defaults, their copy."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from cocarde.core.agenda import State
from cocarde.games.toy.numbers import FIRST


class Position(State):
    """What there is."""

    fields: ClassVar[tuple[str, ...]] = (
        "turn", "deck", "seen", "hands", "shown", "camps", "won", "lost",
    )  # fmt: skip

    def set_defaults(self) -> None:
        """A new state; a copy takes all from its model instead."""
        # two lines
        # about these
        self.turn: i64 = FIRST
        self.deck: list[int] = []
        self.seen: list[int] = []
        self.hands: list[list[int]] = []
        self.shown: list[list[int]] = []
        self.camps: list[list[int]] = []
        self.won = self.lost = 0

    def copy_to(self, twin: Position) -> None:
        """Give all of this position to `twin`; the two share nothing that changes."""
        self.copy_frame_to(twin)
        twin.turn, twin.deck, twin.seen = self.turn, self.deck[:], self.seen
        twin.hands, twin.shown = [row[:] for row in self.hands], self.shown[:]
        twin.camps, twin.won, twin.lost = [self.camps[0][:], self.camps[1][:]], self.won, self.lost
'''


def test_a_state_is_written_from_its_fields(tmp_path: Path) -> None:
    (tmp_path / "fields.py").write_text(SPEC, "utf-8")
    write(tmp_path)
    assert (tmp_path / "position.py").read_text("utf-8") == WRITTEN


@pytest.mark.parametrize("folder", folders(), ids=HERE)
def test_what_is_written_is_up_to_date(folder: Path) -> None:
    """If this fails: make states."""
    assert (folder / "position.py").read_text("utf-8") == position((folder / "fields.py").read_text("utf-8"))


@pytest.mark.parametrize("folder", folders(), ids=HERE)
def test_a_copy_shares_what_is_declared_shared_and_nothing_else(folder: Path) -> None:
    g = opened(folder.name)
    twin = g.copy()
    assert type(twin) is type(g)
    for field in declared((folder / "fields.py").read_text("utf-8")).fields:
        mine, its = getattr(g, field.name), getattr(twin, field.name)
        assert mine == its, field.name
        if field.type.startswith("list["):
            assert (mine is its) == (field.mark == "Shared"), field.name
        if field.type.startswith("list[list[") and mine:
            assert (mine[0] is its[0]) == (field.mark in ("Shared", "Outer")), field.name


def opened(slug: str) -> State:
    """A game that was just set up."""
    game = load(slug)
    seats = min(game.meta.seats)
    return deal(game, seats, game.meta.settle(seats, {}), Fast(1))
