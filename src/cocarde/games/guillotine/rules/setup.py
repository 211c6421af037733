"""Section 3: factions, seats, decks and the first roll."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Decision, Step
from cocarde.core.choice import Choice
from cocarde.core.text import Refusal, Stake, Text, stake
from cocarde.games.guillotine.choices import PICK, OfFaction
from cocarde.games.guillotine.data.numbers import (
    ALONE,
    BOXED,
    CONVENTION,
    DEPUTIES,
    EVERYBODY,
    FACTION_OF,
    JACOBIN_DECK,
    MISSION_DECK,
    PEOPLE,
    PLACES,
    ROSTER,
    SEATS_AT,
    SIDES,
    START,
    how_many,
)
from cocarde.games.guillotine.data.rows import FACTIONS
from cocarde.games.guillotine.refusals import REFUSALS
from cocarde.games.guillotine.rules.flow import TURN
from cocarde.games.guillotine.state import BY_LOT, LEFT, GuillotineState

PICKS: Final = {2: (0, 1, 1, 0), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""GR-98: who picks when; of two players one takes the first, the other two, the first the last."""
AROUND: Final = {2: (0, 1, 3, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""GR-11: the factions around the table, by the order they were picked in; those of two players alternate."""


def set_up(g: GuillotineState) -> None:
    """3, steps 2 and 3. One faction may be out before the choice (GR-99); then they are chosen or drawn."""
    g.owner = [-1] * SIDES
    left = left_to_pick(g)
    g.push(SET_TABLE)
    if g.terms.drafted:
        g.push(PickFaction(0, tuple(left), ()))
    else:
        g.chance.shuffle(left)
        seat_factions(g, left[: len(PICKS[g.seats])], "faction_drawn")


def left_to_pick(g: GuillotineState) -> list[int]:
    """GR-15, GR-99. The factions there are to choose from: with three players perhaps only three."""
    unused = g.terms.unused if g.seats == 3 else LEFT
    if unused == BY_LOT:
        unused = g.chance.below(SIDES)
    return [faction for faction in range(SIDES) if faction != unused]


class PickFaction(Decision[GuillotineState]):
    """GR-98. SETUP_FACTIONS: in seat order each picks one of those left; the last one left is not asked for."""

    fields = ("pick", "left", "picked")
    rule = "GR-98"

    def __init__(self, pick: int, left: tuple[int, ...], picked: tuple[int, ...]) -> None:
        self.pick: Final = pick
        self.left: Final = left
        self.picked: Final = picked

    def seats(self, g: GuillotineState) -> tuple[int, ...]:
        return ALONE[PICKS[g.seats][self.pick]]

    def options(self, g: GuillotineState, seat: int) -> list[Choice]:
        return [PICK[faction] for faction in self.left]

    def apply(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, OfFaction)
        if g.telling:
            g.tell("faction_picked", "GR-98", {"seat": seat, "faction": FACTIONS[choice.faction]})
        left = tuple([faction for faction in self.left if faction != choice.faction])
        picked = (*self.picked, choice.faction)
        wanted = len(PICKS[g.seats])
        if len(picked) < wanted and len(left) > 1:
            g.push(PickFaction(self.pick + 1, left, picked))
        elif len(picked) < wanted:
            seat_factions(g, [*picked, left[0]], "faction_left")
        else:
            seat_factions(g, list(picked), "")

    def objections(self, g: GuillotineState, seat: int, thing: str) -> list[Refusal]:
        kind, _, name = thing.partition(":")
        if kind != "faction" or name not in FACTIONS:
            return []
        taken = FACTIONS.index(name) in self.picked
        return REFUSALS.all_because(["faction-taken" if taken else "faction-unused"], faction=name)

    def prompt(self, g: GuillotineState, seat: int) -> Text:
        return Text("prompt-faction", {"n": PICKS[g.seats].count(seat), "pp": START})

    def stakes(self, g: GuillotineState, seat: int, choice: Choice) -> Stake:
        """G-1, G-4. All parties begin alike: who is in this one."""
        assert isinstance(choice, OfFaction)
        return stake("faction", deputies=[DEPUTIES[one] for one in range(PEOPLE) if FACTION_OF[one] == choice.faction])


def seat_factions(g: GuillotineState, picked: list[int], told: str) -> None:
    """3, step 4. Each faction has its owner and its seat; `told`: which of them were not chosen."""
    owner = [-1] * SIDES
    for faction, seat in zip(picked, PICKS[g.seats], strict=True):
        owner[faction] = seat
    g.owner = owner
    g.order = [picked[pick] for pick in AROUND[g.seats]]
    g.mine = [sum([ROSTER[faction] for faction in range(SIDES) if owner[faction] == seat]) for seat in range(g.seats)]
    if g.telling:
        for faction in picked if told == "faction_drawn" else picked[-1:] if told else []:
            g.tell(told, "GR-98", {"seat": owner[faction], "faction": FACTIONS[faction]})


class SetTable(Step[GuillotineState]):
    """3, steps 5 to 8. Deputies, decks, the first roll, turn 1."""

    def run(self, g: GuillotineState) -> None:
        lay_out(g)
        g.missions = MISSION_DECK[:]
        g.chance.shuffle(g.missions)
        g.jacobins = JACOBIN_DECK[:]
        g.chance.shuffle(g.jacobins)
        g.first = first_roll(g)
        g.push(TURN)


def lay_out(g: GuillotineState) -> None:
    """3, step 5, G-4. All deputies in use on the benches with 5 PP; those of an unused faction stay in the box."""
    used = sum(g.mine)
    g.where = [0] * len(PLACES)
    g.where[CONVENTION] = used
    g.where[BOXED] = EVERYBODY & ~used
    g.room = [seats - how_many(there) for seats, there in zip(SEATS_AT, g.where, strict=True)]
    g.post = [CONVENTION if used >> deputy & 1 else BOXED for deputy in range(PEOPLE)]
    g.pp = [START] * PEOPLE
    g.kept = [[] for _ in range(SIDES)]
    g.asked = [0] * SIDES
    g.turn_order = g.order


def first_roll(g: GuillotineState) -> int:
    """3, step 7, GR-16. Each player rolls, the highest begins, tied players roll again; gives the first seat."""
    rolling = list(range(g.seats))
    while len(rolling) > 1:
        rolls = [g.chance.die(6) for _ in rolling]
        if g.telling:
            for seat, roll in zip(rolling, rolls, strict=True):
                g.tell("rolled_first", "G-2", {"seat": seat, "roll": roll})
        best = max(rolls)
        rolling = [seat for seat, roll in zip(rolling, rolls, strict=True) if roll == best]
    return rolling[0]


SET_TABLE: Final = SetTable()
