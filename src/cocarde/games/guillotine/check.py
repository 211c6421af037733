"""What must hold in every position: cards and deputies neither lost nor doubled, nobody alive without PP."""

from __future__ import annotations

from cocarde.games.guillotine.data.numbers import (
    BOXED,
    CONVENTION,
    DELAYED,
    DEPUTIES,
    EVERYBODY,
    GUILLOTINE,
    JACOBIN_DECK,
    MAX_TURNS,
    MISSION_DECK,
    PEOPLE,
    PLACES,
    ROSTER,
    SEATS_AT,
    SIDES,
    START,
    SUMMONED,
)
from cocarde.games.guillotine.rules.denunciation.cases import FATE, WAITING, WIDTH
from cocarde.games.guillotine.rules.popularity import Change
from cocarde.games.guillotine.state import FACE, GuillotineState
from cocarde.kit.invariants import demand


def check(g: GuillotineState) -> None:
    """Every invariant, or `BrokenInvariant`."""
    if not g.where:
        return  # the factions are still being chosen
    check_places(g)
    check_popularity(g)
    check_cards(g)
    check_batch(g)
    check_vote(g)
    demand(g.turn <= MAX_TURNS, f"turn {g.turn}")


def check_places(g: GuillotineState) -> None:
    """G-8, G-9. Every deputy is at exactly one place, nobody sits where there is no seat."""
    people = 0
    for place, there in enumerate(g.where):
        demand(not people & there, f"somebody at {PLACES[place]} is elsewhere too")
        people |= there
        for deputy in range(PEOPLE):
            if there >> deputy & 1:
                demand(g.post[deputy] == place, f"{DEPUTIES[deputy]} is and is not at {PLACES[place]}")
        demand(g.room[place] == SEATS_AT[place] - there.bit_count() >= 0, f"{there.bit_count()} sit at {PLACES[place]}")
    demand(people == EVERYBODY, "a deputy is nowhere")
    demand(not g.rapport & ~g.where[CONVENTION], "a Rapporteur is not at the Convention")
    for faction in range(SIDES):
        demand((g.rapport & ROSTER[faction]).bit_count() <= 1, "two Rapporteurs of one faction")
        boxed = g.where[BOXED] & ROSTER[faction]
        demand(boxed == (0 if g.owner[faction] >= 0 else ROSTER[faction]), "the box holds the wrong deputies")


def check_popularity(g: GuillotineState) -> None:
    """G-4, G-5. Nobody lives at 0 PP or less, and the journal adds up to what everybody has."""
    totals = [START] * PEOPLE
    for turn in g.journal:
        for packed in turn:
            change = Change(packed)
            totals[change.deputy] += change.delta
    for deputy in range(PEOPLE):
        alive = not g.where[GUILLOTINE] >> deputy & 1
        demand(g.pp[deputy] > 0 or not alive, f"{DEPUTIES[deputy]} lives with {g.pp[deputy]} PP")
        demand(totals[deputy] == g.pp[deputy], f"the journal of {DEPUTIES[deputy]} does not add up")


def check_cards(g: GuillotineState) -> None:
    """GR-63. 54 Mission cards and 36 Jacobin cards, always; kept cards are delayed, and of a living faction (G-78)."""
    missions = [card & FACE for card in g.missions] + g.assigned[1::2]
    jacobins = [card & FACE for card in g.jacobins]
    for faction, hand in enumerate(g.kept):
        faces = [card & FACE for card in hand]
        demand(all(DELAYED[face] for face in faces), "an immediate card was kept")
        alive = g.owner[faction] >= 0 and ROSTER[faction] & ~g.where[GUILLOTINE]
        demand(not faces or bool(alive), "a faction without deputies keeps cards")
        jacobins += faces
    if g.phase == 4:
        missions += g.drawn + g.in_use
    else:
        jacobins += g.drawn + g.in_use
    demand(sorted(missions) == MISSION_DECK, f"{len(missions)} Mission cards, or other ones than there were")
    demand(sorted(jacobins) == JACOBIN_DECK, f"{len(jacobins)} Jacobin cards, or other ones than there were")


def check_batch(g: GuillotineState) -> None:
    """G-19, GR-38. Denounced is who has an open case, once."""
    accused = g.batch[::WIDTH]
    demand(len(set(accused)) == len(accused), "somebody is denounced twice in a batch")
    for at in range(0, len(g.batch), WIDTH):
        if g.batch[at + FATE] == WAITING:
            demand(bool(g.denounced >> g.batch[at] & 1), f"{DEPUTIES[g.batch[at]]} left the square of the denounced")
    demand(not g.denounced or bool(g.batch), "somebody is denounced without a case")


def check_vote(g: GuillotineState) -> None:
    """G-12. Nobody casts more voices than he has; summoned deputies wait for a batch or a trial only."""
    for seat in range(g.seats):
        ballot, weight = g.ballots >> 4 * seat & 15, g.weights >> 4 * seat & 15
        demand(ballot <= weight, f"seat {seat} has {weight} voices and cast {ballot}")
        demand(not g.to_vote >> seat & 1 or weight > 0, f"seat {seat} is asked to vote without a deputy there")
    demand(not g.where[SUMMONED] or bool(g.batch) or g.phase == 7, "somebody is summoned by nobody")
