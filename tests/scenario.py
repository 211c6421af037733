"""Scenario tests that read like play: a position, a few answers, what became of it.

    game = scenario("vendee", hands={0: ["b1_ligne"], 1: ["w1_faux"]}, generals="spent")
    game.play("0: attack machecoul", "0: play b1_ligne")
    assert game.owner("machecoul") == "blue"

Each game contributes a subclass of `Scenario` in `tests/games/<slug>/scene.py`, called `Scene`, whose `arrange` sets up
the position from keyword arguments and whose other methods ask about it in the words of the rulebook. Chance is always
scripted: the results a test names are drawn in that order, and one too many or too few is an error (conftest.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Generic, TypeVar, cast

from cocarde.core.agenda import State, advance
from cocarde.core.chance import Fast, Scripted
from cocarde.core.errors import Refused
from cocarde.core.event import Seen
from cocarde.core.table import Table
from cocarde.core.text import Refusal
from cocarde.games import load

S = TypeVar("S", bound=State)

staged: list[Scenario[Any]] = []
"""The scenarios of the running test."""


def die(*rolls: int) -> list[int]:
    """Dice as scripted chance: a roll of 1 is result 0."""
    return [roll - 1 for roll in rolls]


class Scenario(Generic[S]):
    """A table set to a position, and short words to play and to question it."""

    def __init__(self, slug: str, seats: int, options: Mapping[str, object] | None, chance: Sequence[int]) -> None:
        self.table = Table.new(load(slug), seats, options, chance=Fast(1))
        self.script = list(chance)
        self.chance = Scripted(self.script)
        staged.append(self)

    @property
    def g(self) -> S:
        """The position."""
        return cast("S", self.table.state)

    def begin(self) -> None:
        """The position is arranged: forget how it came about, hand over the scripted chance, run to a decision."""
        self.table._story.told.clear()
        self.table.state.chance = self.chance
        self.table.state.listen([])
        advance(self.table.state)
        self.table.state.listen(None)

    def play(self, *lines: str, chance: Sequence[int] = ()) -> None:
        """Give these answers, `seat: notation`, with `chance` added to the script; invariants hold after each."""
        self.script.extend(chance)
        for line in lines:
            seat, _, notation = line.partition(": ")
            self.table.answer(int(seat), notation)
            self.table.check()

    def refusal(self, line: str) -> Refusal:
        """Why this answer is refused; an error if it is not. Nothing changes."""
        seat, _, notation = line.partition(": ")
        before = self.table.save()
        try:
            self.table.answer(int(seat), notation)
        except Refused as refused:
            assert self.table.save() == before, "a refused answer changed the table"
            return refused.refusal
        raise AssertionError(f"{line!r} was not refused")

    def why_not(self, seat: int, thing: str) -> str:
        """The rule that keeps `thing` from being used now, "" if it can be."""
        why = self.table.explains(seat, thing)
        return why.rule if why is not None else ""

    def why_nots(self, seat: int, thing: str) -> list[str]:
        """Every rule that keeps `thing` from being used now."""
        return [why.rule for why in self.table.reasons(seat, thing)]

    def options(self, seat: int) -> list[str]:
        """The legal answers of a seat, in alphabetical order."""
        return sorted(choice.notation for choice in self.table.options(seat))

    @property
    def asked(self) -> str:
        """Who is asked for what: `1 Respond`; "" when the game is over."""
        seats = " ".join(str(seat) for seat in self.table.pending())
        return f"{seats} {type(self.table.decision).__name__}" if seats else ""

    def events(self, kind: str, seat: int | None = None) -> list[Seen]:
        """The events of one kind as `seat` (None: a spectator) saw them."""
        return [event for event in self.table.events(seat) if event.kind == kind]

    def finish(self) -> None:
        """Every scripted result was drawn."""
        self.chance.finish()


def scenario(
    slug: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    chance: Sequence[int] = (),
    **position: Any,
) -> Any:
    """A `Scene` of this game at this position: the arguments of its `arrange`."""
    scene = import_module(f"tests.games.{slug}.scene").Scene
    game = scene(slug, seats or load(slug).meta.seats[0], options, chance)
    game.arrange(**position)
    game.begin()
    return game
