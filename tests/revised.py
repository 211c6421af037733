"""The toy as its authors may leave it one day: the same slug, and something is otherwise.

`load` gives the toy that the environment names, to servers in processes of their own.
"""

from __future__ import annotations

import os
from typing import Any

import msgspec

from cocarde.core.codec import Move
from cocarde.core.game import Game
from cocarde.core.meta import Meta, Revision, TableOption
from cocarde.games import load as load_game
from tests.toy import META, TOY, Toy, ToyState

VARIABLE = "COCARDE_TEST_TOY"


class RenamedState(ToyState):
    """What was called `score` is called `points`."""

    fields = ("hands", "deck", "points", "round")

    @property
    def points(self) -> list[int]:
        return self.score

    @points.setter
    def points(self, points: list[int]) -> None:
        self.score = points

    def copy(self) -> RenamedState:
        twin = RenamedState(self.seats)
        self.copy_frame_to(twin)
        twin.hands, twin.deck, twin.score, twin.round = self.hands[:], self.deck[:], self.score[:], self.round
        return twin


class Renamed(Toy):
    """A field of its state has another name."""

    def blank(self, seats: int, options: dict[str, str]) -> ToyState:
        return RenamedState(seats)


class Ahead(Renamed):
    """Another rule and another name: everybody begins with ten points. What is drawn is the same, so every log fits."""

    def setup(self, g: ToyState) -> None:
        super().setup(g)
        g.score = [10] * g.seats


class Dealt(Toy):
    """Another deal: no log of before fits."""

    def setup(self, g: ToyState) -> None:
        g.chance.die(6)
        super().setup(g)


class RenamedDealt(Dealt, Renamed):
    """Another deal, and a field of another name: nothing of before can be read."""


class Spelled(Toy):
    """Seats are voted for in other words: `vote seat1` was `elect 1` in version 1."""

    def revise(self, version: str, log: list[Move]) -> list[Move]:
        return [Move(m.seat, m.choice.replace("elect ", "vote seat"), m.chance) for m in log]


def meta(*revisions: Revision, options: tuple[TableOption, ...] = META.options) -> Meta:
    """The card of the toy in version 2."""
    return msgspec.structs.replace(META, rules_version="2", revisions=revisions, options=options)


def made(kind: type[Toy], card: Meta) -> Game[ToyState]:
    return kind(card, TOY.vocabulary, TOY.frames, TOY.judge, TOY.home)


STEP = Revision("1", "2")
QUIET = TableOption("breeze", ("on", "off"), "on", "T-4", before="off")
TOYS: dict[str, Game[Any]] = {
    "as it was": TOY,
    "renamed": made(Renamed, META),
    "ahead": made(Ahead, meta(STEP)),
    "by option": made(Renamed, meta(Revision("1", "2", "breeze"), options=(*META.options, QUIET))),
    "dealt": made(Dealt, meta(STEP)),
    "renamed and dealt": made(RenamedDealt, meta(STEP)),
    "undeclared": made(Toy, meta()),
    "dealt unsaid": made(RenamedDealt, META),
    "spelled": made(Spelled, meta(STEP)),
}


def load(slug: str) -> Game[Any]:
    """The games of a server under test: the toy of the day, and those of the shelf."""
    return TOYS[os.environ.get(VARIABLE, "as it was")] if slug == "toy" else load_game(slug)
