"""The printed numbers as lists of small integers, for the hot path; a deputy, a post, a card are their place in a list.

A set of deputies is an integer with one bit for each; the six of a faction are six bits in a row.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cocarde.games.guillotine.data.proofreading import read_whole
from cocarde.games.guillotine.data.rows import ANSWERS, FACTIONS, MISSION_OPS, POSTS, Box
from cocarde.kit.pack import pack_folder

BOX: Final[Box] = read_whole(pack_folder(__name__))

SIX: Final = 6
SIDES: Final = 4
PEOPLE: Final = 24
DEPUTIES: Final[list[str]] = [deputy.id for deputy in BOX.deputies]
FACTION_OF: Final[list[int]] = [deputy // SIX for deputy in range(PEOPLE)]
BIT: Final[list[int]] = [1 << deputy for deputy in range(PEOPLE)]
SHIFT: Final[list[int]] = [SIX * faction for faction in range(SIDES)]
ROSTER: Final[list[int]] = [63 << shift for shift in SHIFT]
EVERYBODY: Final = (1 << PEOPLE) - 1
MEMBERS: Final[list[list[int]]] = [[bit for bit in range(SIX) if six >> bit & 1] for six in range(64)]
"""The roster places (from 0) in each set of six."""
OF_SIX: Final[list[list[list[int]]]] = [
    [[SIX * faction + member for member in MEMBERS[six]] for six in range(64)] for faction in range(SIDES)
]
"""By faction: the deputies in each set of its six."""

CONVENTION: Final = 0
TRIBUNAL: Final = 1
COMITE: Final = 2
JACOBINS: Final = 3
MISSION: Final = 4
PRISON: Final = 5
FUITE: Final = 6
GUILLOTINE: Final = 7
SUMMONED: Final = 8
BOXED: Final = 9
FREE_POSTS: Final = 5
PLACES: Final[list[str]] = [*POSTS, "summoned", "box"]
"""The posts of table 2.4; a summoned deputy is at none (G-9), an unused faction stays in the box (GR-15)."""

IN_POWER: Final[list[bool]] = [place in ("comite", "tribunal") for place in PLACES]
"""Tableau 3 (GR-4): where a confirmed denunciation leads before the Tribunal."""

SEATS_AT: Final[list[int]] = [*[post.seats or PEOPLE for post in BOX.posts], PEOPLE, PEOPLE]
INCOME: Final[list[int]] = [post.income for post in BOX.posts]

START: Final = 5
ELECTED: Final = 5
"""G-4: PP at the start; G-75: PP a deputy needs to be re-elected."""
MAX_TURNS: Final = 10
LAST_DISSOLUTION: Final = 9

MISSIONS: Final[list[str]] = [card.id for card in BOX.missions]
MISSION_DECK: Final[list[int]] = [face for face, card in enumerate(BOX.missions) for _ in range(card.count)]
MISSION_OP: Final[list[int]] = [list(MISSION_OPS).index(card.op) for card in BOX.missions]
MISSION_N: Final[list[int]] = [card.n for card in BOX.missions]
FIEF_OF: Final[list[int]] = [FACTIONS.index(card.faction) if card.faction else -1 for card in BOX.missions]
FIEF_OTHER: Final[list[int]] = [card.other for card in BOX.missions]
ROLL_GAIN: Final[list[list[int]]] = [
    [roll if isinstance(roll, int) else 0 for roll in card.rolls] for card in BOX.missions
]
ROLL_PLACE: Final[list[list[int]]] = [
    [PLACES.index(roll) if isinstance(roll, str) else -1 for roll in card.rolls] for card in BOX.missions
]

JACOBIN_CARDS: Final[list[str]] = [card.id for card in BOX.jacobins]
JACOBIN_DECK: Final[list[int]] = [face for face, card in enumerate(BOX.jacobins) for _ in range(card.count)]
DELAYED: Final[list[bool]] = [card.kind == "delayed" for card in BOX.jacobins]
NAMED: Final[list[int]] = [DEPUTIES.index(card.deputy) if card.op == "named" else -1 for card in BOX.jacobins]
ACCUSES: Final[list[bool]] = [card.op in ("named", "suspect", "petition", "amalgam") for card in BOX.jacobins]
SUSPECT_AT: Final[list[int]] = [PLACES.index(card.post) if card.post else -1 for card in BOX.jacobins]
PETITION: Final[list[bool]] = [card.op == "petition" for card in BOX.jacobins]
AMALGAM: Final[list[bool]] = [card.op == "amalgam" for card in BOX.jacobins]
CERTIFICATE: Final[list[bool]] = [card.op == "certificate" for card in BOX.jacobins]
ORATOR: Final[list[bool]] = [card.op in ("ovation", "purge", "address") for card in BOX.jacobins]
"""G-60: the cards for which it matters who holds them."""

KEY: Final[list[int]] = [ANSWERS.index(question.answer) for question in BOX.questions]
GROUP: Final = 30

SOME: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(SIDES) if seats >> seat & 1) for seats in range(1 << SIDES)
]
"""Sets of seats as tuples."""
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(SIDES)]


def how_many(people: i64) -> i64:
    """The size of a set of deputies: its bits are added up in pairs, in fours, in eights and all together."""
    pairs = people - (people >> 1 & 0x555555)
    fours = (pairs & 0x333333) + (pairs >> 2 & 0x333333)
    eights = fours + (fours >> 4) & 0x0F0F0F
    return eights * 0x010101 >> 16 & 0xFF


def deputies_in(people: int) -> list[int]:
    """The deputies of a set, in the order M G C R and of the roster."""
    return (
        OF_SIX[0][people & 63]
        + OF_SIX[1][people >> 6 & 63]
        + OF_SIX[2][people >> 12 & 63]
        + OF_SIX[3][people >> 18 & 63]
    )


NO_VOTE: Final = 0
REPORT: Final = 1
MOTION: Final = 2
TRIAL: Final = 3
DISSOLUTION: Final = 4
"""What is voted on."""
