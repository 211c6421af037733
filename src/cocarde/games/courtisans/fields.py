# interpreted: read by make states, never run
"""2.19. What a position holds; `make states` writes position.py from this. Numbers are those of data/numbers.py."""

from __future__ import annotations

from cocarde.games.courtisans.data.numbers import NOBODY, REIGN, SETUP, VERSAILLES
from cocarde.kit.fields import Fields, Outer, Shared


class Position(Fields):
    """Courtiers, favours, cards, reign, bargains."""

    # house names by seat; chosen[seat]: the sex and name picked in secret, -1 before (both shared)
    house: Shared[list[str]] = []
    chosen: Shared[list[str]] = []
    round: int = 0
    chambellan: int = 0
    phase: int = SETUP
    slot: int = 0
    active: int = NOBODY
    actions: int = 0
    # the turn ended before its time (C-50); the round was cut (C-117)
    stopped: bool = False
    cut: bool = False
    reign: int = REIGN
    regency_last: int = 0
    new_reign_due: bool = False
    origin: int = NOBODY
    place: int = VERSAILLES
    wars: int = 0
    favourite: int = NOBODY
    lover: int = NOBODY
    secret_wife: int = NOBODY
    # by seat: the player's fortune, then his courtier; bears: whose house name; former: set of such seats
    fortune: list[int] = []
    sex: Shared[list[int]] = []
    party: Shared[list[int]] = []
    status: Shared[list[int]] = []
    k: list[int] = []
    q: list[int] = []
    spouse: Shared[list[int]] = []
    married: Shared[list[int]] = []
    bears: Shared[list[int]] = []
    former: Shared[list[int]] = []
    marks: Shared[list[int]] = []
    serial: Shared[list[int]] = []
    # piles, the last card on top; hands and exposed by seat (inner lists shared)
    deck: Shared[list[int]] = []
    discard: Shared[list[int]] = []
    maison: Shared[list[int]] = []
    ministere: Shared[list[int]] = []
    hands: Outer[list[list[int]]] = []
    exposed: Outer[list[list[int]]] = []
    # known[card]: who knows in whose hand it is; the round a card was last paid, a charge changed, a power used
    known: Shared[list[int]] = []
    paid: Shared[list[int]] = []
    changed: Shared[list[int]] = []
    powered: Shared[list[int]] = []
    # phase 2: set of the ready, offers made by seat; open offers, contracts of this round, numbers of those due
    # (contracts.py; shared); harmed[seat]: set of those he harmed this round (C-39)
    ready: int = 0
    made: Shared[list[int]] = []
    offers: Shared[list[list[int]]] = []
    contracts: Shared[list[list[int]]] = []
    due: Shared[list[int]] = []
    harmed: Shared[list[int]] = []
    ledger: Shared[list[list[int]]] = []
    # etiquette: open flags, those pardoned this round, fines of the register (fines.py; shared); a challenge met
    flags: Shared[list[list[int]]] = []
    pardoned: Shared[list[list[int]]] = []
    fines: Shared[list[list[int]]] = []
    addressed: bool = False
    # the dice of the last move, three numbers each: sovereign or -1, roll, favour (shared)
    dice: Shared[list[int]] = []
    # C-137: who was the first to amass the sum
    amassed: int = NOBODY
    # livres by seat and source (sources.py); empty in a game begun before they were noted
    sources: Shared[list[int]] = []
    finished: bool = False
