"""G-30 to G-36, Phase I: the players place their deputies, one move at a time."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Step
from cocarde.core.choice import Choice
from cocarde.core.text import Refusal, Stake, Text, stake
from cocarde.games.guillotine.choices import MOVES_TO, PASS, Move
from cocarde.games.guillotine.data.numbers import (
    BIT,
    CONVENTION,
    DEPUTIES,
    FREE_POSTS,
    GUILLOTINE,
    MISSION,
    PLACES,
    ROSTER,
    SHIFT,
    SIDES,
    how_many,
)
from cocarde.games.guillotine.data.rows import FACTIONS, POSTS
from cocarde.games.guillotine.refusals import REFUSALS
from cocarde.games.guillotine.rules.at_stake import of_move
from cocarde.games.guillotine.rules.decision import FactionDecision, deputy_named
from cocarde.games.guillotine.rules.places import free, send
from cocarde.games.guillotine.state import GuillotineState


def movable(g: GuillotineState, faction: int) -> int:
    """G-31, G-32. The free deputies of a faction that have not moved this phase."""
    return free(g) & ROSTER[faction] & ~g.moved


def bars_deputy(g: GuillotineState, faction: int, deputy: int) -> list[str]:
    """G-31, G-32. Everything that keeps a faction from moving this deputy."""
    bit = BIT[deputy]
    if movable(g, faction) & bit:
        return []
    words = [] if ROSTER[faction] & bit else ["not-yours"]
    if g.where[GUILLOTINE] & bit:
        return [*words, "dead"]
    if g.moved & bit:
        words.append("moved-already")
    return words if free(g) & bit else [*words, "not-free"]


def bars_post(g: GuillotineState, faction: int, post: int) -> str:
    """What keeps a faction from placing anybody at this post, or ""."""
    if post >= FREE_POSTS:
        return "never-a-post"  # G-32
    return bars_mission(g, faction, post) or bars_room(g, post)


def bars_mission(g: GuillotineState, faction: int, post: int) -> str:
    """G-34, GR-51. One deputy of each faction goes on Mission."""
    return "one-missionary" if post == MISSION and g.sent >> faction & 1 else ""


def bars_room(g: GuillotineState, post: int) -> str:
    """G-33. There must be a seat."""
    return "" if g.room[post] > 0 else "no-seat"


def all_bars_post(g: GuillotineState, faction: int, post: int) -> list[str]:
    """Everything that keeps a faction from placing anybody at this post."""
    if post >= FREE_POSTS:
        return ["never-a-post"]
    return [why for why in (bars_mission(g, faction, post), bars_room(g, post)) if why]


def can_move(g: GuillotineState, faction: int) -> bool:
    """GR-53. Is there any legal move?"""
    able = movable(g, faction)
    if not able:
        return False
    if able & ~g.where[CONVENTION]:
        return True
    for post in range(1, FREE_POSTS):
        if able & ~g.where[post] and not bars_post(g, faction, post):
            return True
    return False


def call_next(g: GuillotineState, rank: int) -> None:
    """G-30, GR-53. The next faction in turn order that has not passed; one that cannot move passes by itself."""
    order = g.turn_order
    size = len(order)
    for turn in range(size):
        faction = order[(rank + turn) % size]
        if not g.passed >> faction & 1:
            if can_move(g, faction):
                g.push(MOVE_ONE[faction])
                return
            g.passed |= 1 << faction
            if g.telling and movable(g, faction):
                g.tell("could_not_move", "GR-53", {"faction": FACTIONS[faction]})


class Movements(Step[GuillotineState]):
    """G-30, GR-54. Round after round until all have passed; each deputy moves once, so it ends."""

    def run(self, g: GuillotineState) -> None:
        g.moved = 0
        g.sent = 0
        g.passed = 0
        call_next(g, 0)


class MoveOne(FactionDecision):
    """G-30, GR-49. P1_MOVE: a faction moves one deputy or passes, for the whole phase."""

    rule = "G-30"

    def answers(self, g: GuillotineState, seat: int) -> list[Choice]:
        faction = self.faction
        able = movable(g, faction)
        where = g.where
        shift = SHIFT[faction]
        legal: list[Choice] = [PASS]
        for post in range(FREE_POSTS):
            if not bars_post(g, faction, post):
                legal += MOVES_TO[post][faction][(able & ~where[post]) >> shift & 63]
        return legal

    def take(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        faction = self.faction
        if isinstance(choice, Move):
            move(g, faction, choice.deputy, choice.post)
        else:
            g.passed |= 1 << faction
            if g.telling:
                g.tell("passed", "G-30", {"faction": FACTIONS[faction]})
        call_next(g, g.turn_order.index(faction) + 1)

    def weigh(self, g: GuillotineState, seat: int, choice: Choice) -> Stake | None:
        if isinstance(choice, Move):
            return of_move(g, seat, choice.post)
        return stake("pass-movements", n=how_many(movable(g, self.faction)))

    def step(self, g: GuillotineState, seat: int, picked: tuple[str, ...]) -> Text:
        name = picked[0].partition(":")[2]
        deputy = DEPUTIES.index(name)
        return Text("step-post", {"deputy": name, "pp": g.pp[deputy], "at": PLACES[g.post[deputy]]})

    def bars(self, g: GuillotineState, seat: int, kind: str, name: str) -> list[str]:
        if kind == "deputy":
            return bars_deputy(g, self.faction, deputy_named(name))
        return all_bars_post(g, self.faction, PLACES.index(name)) if kind == "post" and name in POSTS else []

    def refuses(self, g: GuillotineState, seat: int, choice: Choice) -> Refusal | None:
        if (
            isinstance(choice, Move)
            and g.post[choice.deputy] == choice.post
            and not self.bars(g, seat, "deputy", DEPUTIES[choice.deputy])
        ):
            return REFUSALS.because("there-already", deputy=DEPUTIES[choice.deputy], place=PLACES[choice.post])
        return super().refuses(g, seat, choice)

    def prompt(self, g: GuillotineState, seat: int) -> Text:
        return Text("prompt-move", {"faction": FACTIONS[self.faction]})


def move(g: GuillotineState, faction: int, deputy: int, post: int) -> None:
    """G-31 to G-35, GR-29, GR-52. Out of any free post, a Rapport square too, to another."""
    send(g, deputy, post)
    g.moved |= BIT[deputy]
    if post == MISSION:
        g.sent |= 1 << faction
    if g.telling:
        g.tell("moved", "G-32", {"faction": FACTIONS[faction], "deputy": DEPUTIES[deputy], "place": PLACES[post]})


MOVEMENTS: Final = Movements()
MOVE_ONE: Final = [MoveOne(faction) for faction in range(SIDES)]
