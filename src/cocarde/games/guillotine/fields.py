# interpreted: read by make states, never run
"""2.9. What a position holds; `make states` writes position.py from this. Numbers are those of data/numbers.py."""

from __future__ import annotations

from cocarde.games.guillotine.data.numbers import NO_VOTE
from cocarde.kit.fields import Fields, Outer, Shared


class Position(Fields):
    """Deputies, popularity, cards, batch and vote."""

    # owner[faction] is its seat, -1 if it is not in play; order holds the factions clockwise, turn_order those of
    # this turn from the first on; mine[seat] are all deputies of a seat (all four shared)
    owner: Shared[list[int]] = []
    order: Shared[list[int]] = []
    first: int = 0
    turn_order: Shared[list[int]] = []
    mine: Shared[list[int]] = []
    turn: int = 0
    phase: int = 0
    # where[post] is the set of deputies there, post[deputy] the same read the other way, room[post] the empty seats
    where: list[int] = []
    post: list[int] = []
    room: list[int] = []
    pp: list[int] = []
    # sets of deputies: on Rapport squares, denounced, moved; sets of factions: sent a missionary, passed
    rapport: int = 0
    denounced: int = 0
    moved: int = 0
    sent: int = 0
    passed: int = 0
    # decks from top to bottom (both shared); kept[faction] in order of arrival (inner lists shared)
    missions: Shared[list[int]] = []
    jacobins: Shared[list[int]] = []
    kept: Outer[list[list[int]]] = []
    # the cards a faction just drew, who speaks for each, deputy and Mission card in turn, cards being used (shared)
    drawer: int = -1
    drawn: Shared[list[int]] = []
    speakers: Shared[list[int]] = []
    assigned: Shared[list[int]] = []
    in_use: Shared[list[int]] = []
    # the cases of the batch, six numbers each (denunciations.py)
    batch: list[int] = []
    # the open vote: kind, deputy, seats still to vote, four bits per seat of OUI and of weight; the last count
    vote: int = NO_VOTE
    vote_on: int = -1
    to_vote: int = 0
    ballots: int = 0
    weights: int = 0
    counted: int = 0
    # motions rejected this turn; friends at the Convention at the start of the phase (shared)
    tried: int = 0
    friends: Shared[list[int]] = []
    dissolved: bool = False
    # Variante Histoire: the question put, its answer, what a bot would answer; asked[faction] and lessons (shared)
    question: int = -1
    key: int = 0
    hunch: int = 0
    asked: Shared[list[int]] = []
    lessons: Shared[list[int]] = []
    # every change of PP by turn (popularity.py; shared)
    journal: Shared[list[list[int]]] = []
    die: int = 0
    die_for: int = -1
