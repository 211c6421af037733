"""G-75 to G-77: the re-elected, and who won."""

from __future__ import annotations

from cocarde.core.outcome import Counted, Outcome
from cocarde.core.text import Args, Text
from cocarde.games.guillotine.data.numbers import (
    DEPUTIES,
    ELECTED,
    EVERYBODY,
    FACTION_OF,
    GUILLOTINE,
    MAX_TURNS,
    deputies_in,
)
from cocarde.games.guillotine.data.rows import FACTIONS
from cocarde.games.guillotine.rules.places import free
from cocarde.games.guillotine.state import GuillotineState


def elected(g: GuillotineState, people: int) -> int:
    """G-75, GR-88. Who of these is alive, free and has at least 5 PP."""
    found = 0
    for deputy in deputies_in(free(g) & people):
        if g.pp[deputy] >= ELECTED:
            found |= 1 << deputy
    return found


def score(g: GuillotineState, people: int) -> tuple[int, int]:
    """G-76, GR-89. How many of these are re-elected, and the PP of those."""
    return tally(g.pp, free(g) & people)


def tally(pp: list[int], people: int) -> tuple[int, int]:
    """How many of these, who are free, would be re-elected with such popularity, and what it adds up to."""
    chosen = total = 0
    for deputy in deputies_in(people):
        if pp[deputy] >= ELECTED:
            chosen += 1
            total += pp[deputy]
    return chosen, total


def last_turn(g: GuillotineState) -> bool:
    """G-45, G-74. Elections end this turn: what pays in the next one pays no more."""
    return g.dissolved or g.turn == MAX_TURNS


def survivors(g: GuillotineState) -> int:
    """The seats that have a living deputy, as a set."""
    found = 0
    alive = EVERYBODY & ~g.where[GUILLOTINE]
    for seat in range(g.seats):
        if g.mine[seat] & alive:
            found |= 1 << seat
    return found


def ranks(g: GuillotineState) -> list[int]:
    """G-76, G-77. By re-elected, then by their PP; the only survivor is first whatever his score."""
    alive = survivors(g)
    scores = [(alive == 1 << seat, *score(g, g.mine[seat])) for seat in range(g.seats)]
    order = sorted(scores, reverse=True)
    return [order.index(one) + 1 for one in scores]


def outcome(g: GuillotineState) -> Outcome:
    """G-76, G-77. Ranking, and why."""
    placed = ranks(g)
    winners = [seat for seat in range(g.seats) if placed[seat] == 1]
    reelected, popularity = score(g, g.mine[winners[0]])
    led = [party for faction, party in enumerate(FACTIONS) if g.owner[faction] in winners]
    args: Args = {"seats": winners, "parties": led, "n": reelected, "total": popularity}
    alive = survivors(g).bit_count()
    key = "outcome-nobody" if alive == 0 else "outcome-survivor" if alive == 1 else "outcome-shared"
    if alive > 1 and len(winners) == 1:
        key = "outcome-won"
    return Outcome(
        ranks=placed,
        scores=[score(g, g.mine[seat])[0] for seat in range(g.seats)],
        rule="G-77" if alive <= 1 else "G-76",
        text=Text(key, args),
    )


def reckoning(g: GuillotineState) -> list[Counted]:
    """G-75, G-76. The re-elected by party with their PP, how many they are, and what their PP make."""
    lines = [of_deputy(g, deputy) for deputy in deputies_in(elected(g, EVERYBODY))]
    scores = [score(g, g.mine[seat]) for seat in range(g.seats)]
    return [
        *lines,
        Counted(Text("reckoning-elected"), [each[0] for each in scores], total=True),
        Counted(Text("reckoning-popularity"), [each[1] for each in scores], total=True),
    ]


def of_deputy(g: GuillotineState, deputy: int) -> Counted:
    """One of the re-elected, in the column of his player."""
    label = Text("reckoning-deputy", {"deputy": DEPUTIES[deputy], "faction": FACTIONS[FACTION_OF[deputy]]})
    return Counted(label, [g.pp[deputy] if g.mine[seat] >> deputy & 1 else None for seat in range(g.seats)])
