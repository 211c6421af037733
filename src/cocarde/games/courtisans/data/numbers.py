"""The printed numbers as lists of small integers, for the hot path. A card is its printed number less one, 0 to 109;
a face is its row in cards.toml, 0 to 60. Cards 0 to 35 have incomes, 13 to 22 are the ten charges."""

from __future__ import annotations

from typing import Final

from cocarde.games.courtisans.data.rows import CATEGORIES, COUNTRIES, OPS, POWERS, TONES, Box, read_box
from cocarde.kit.pack import pack_folder

BOX: Final[Box] = read_box(pack_folder(__name__))

SEATS: Final = 8
NOBODY: Final = -1
NONE: Final = -9
"""Favour off the tracks (C-13)."""
LOWEST: Final = -2
HIGHEST: Final = 9

MAN: Final = 0
WOMAN: Final = 1
ANY_SEX: Final = -1

VERSAILLES: Final = 0
HUNT: Final = 1
WAR: Final = 2
ANY_PLACE: Final = -1
PLACE_IDS: Final[list[str]] = ["versailles", "chasse", "guerre"]

NEW: Final = 0
COURT: Final = 1
BASTILLE: Final = 2
EXILE: Final = 3
DEAD: Final = 4
STATUS_IDS: Final[list[str]] = ["new", "court", "bastille", "exile", "dead"]

REIGN: Final = 0
WIDOWER: Final = 1
REGENCY: Final = 2
INTERREGNUM: Final = 3
REIGN_IDS: Final[list[str]] = ["reign", "widower", "regency", "interregnum"]
KING_LIVES: Final[list[bool]] = [True, True, False, False]
QUEEN_LIVES: Final[list[bool]] = [True, False, True, False]

KING: Final = 0
QUEEN: Final = 1
SOVEREIGN_IDS: Final[list[str]] = ["king", "queen"]

BY_KING: Final = 0
BY_RELAY: Final = 1
BY_REGENT: Final = 2
ROUTE_IDS: Final[list[str]] = ["king", "queen_relay", "regent"]

TO_NONE: Final = 8
TO_KING: Final = 9
TO_QUEEN: Final = 10
TARGETS: Final = 11
"""Targets of cards: a seat 0 to 7, nobody, the King, the Queen or Regent."""
SEAT_IDS: Final[list[str]] = [f"seat{seat}" for seat in range(SEATS)]
TARGET_IDS: Final[list[str]] = [*SEAT_IDS, "none", "king", "queen"]

FACES: Final[list[str]] = [row.id for row in BOX.cards]
FACE_COUNT: Final = len(FACES)
FACE: Final[list[int]] = [face for face, row in enumerate(BOX.cards) for _ in range(row.count)]
CARDS: Final = len(FACE)
FIRST: Final[list[int]] = [sum(row.count for row in BOX.cards[:face]) for face in range(FACE_COUNT)]
OP: Final[list[int]] = [OPS.index(row.op) for row in BOX.cards]
CATEGORY: Final[list[int]] = [CATEGORIES.index(row.category) for row in BOX.cards]
PLACE: Final[list[int]] = [{"": ANY_PLACE, "V": VERSAILLES, "H": HUNT, "W": WAR}[row.place] for row in BOX.cards]
SEX: Final[list[int]] = [{"": ANY_SEX, "M": MAN, "F": WOMAN}[row.sex] for row in BOX.cards]
KING_MIN: Final[list[int]] = [row.king for row in BOX.cards]
QUEEN_MIN: Final[list[int]] = [row.queen for row in BOX.cards]
TITLED: Final[list[bool]] = [row.titled for row in BOX.cards]
INCOME: Final[list[int]] = [row.income for row in BOX.cards]
RANK: Final[list[int]] = [row.rank for row in BOX.cards]
POWER: Final[list[int]] = [POWERS.index(row.power) if row.power else NOBODY for row in BOX.cards]
GOVERNMENT: Final[list[bool]] = [row.government for row in BOX.cards]
TONE: Final[list[int]] = [TONES.index(row.tone) for row in BOX.cards]
HARMFUL: Final[list[bool]] = [row.tone in ("-", "~") for row in BOX.cards]
MENACING: Final[list[bool]] = [row.tone == "-" and row.op not in ("war", "capitation") for row in BOX.cards]
"""Harmful to one person of one's choice."""
COUNTRY: Final[list[int]] = [COUNTRIES.index(row.country) if row.country else NOBODY for row in BOX.cards]
ON_KING: Final[list[bool]] = ["K" in row.sovereigns for row in BOX.cards]
ON_QUEEN: Final[list[bool]] = ["Q" in row.sovereigns for row in BOX.cards]
BY_K: Final[list[int]] = [row.k for row in BOX.cards]
BY_Q: Final[list[int]] = [row.q for row in BOX.cards]
BY_M: Final[list[int]] = [row.m for row in BOX.cards]
OTHER: Final[list[int]] = [row.other for row in BOX.cards]
LOSING: Final[list[int]] = [row.losing for row in BOX.cards]

TITRE: Final = CATEGORIES.index("titre")
CHARGE: Final = CATEGORIES.index("charge")
DIGNITE: Final = CATEGORIES.index("dignite")
PENSION: Final = CATEGORIES.index("pension")
LETTRE: Final = CATEGORIES.index("lettre")
REQUEST: Final[list[bool]] = [category <= LETTRE for category in CATEGORY]

FIRST_CHARGE: Final = FIRST[FACES.index("charge_chancelier")]
CHARGES: Final = 10
FIRST_CHARGE_FACE: Final = FACES.index("charge_chancelier")
INCOME_CARDS: Final = FIRST[FACES.index("lettre_de_cachet")]
CARD_INCOME: Final[list[int]] = [INCOME[FACE[card]] for card in range(INCOME_CARDS)]
CARD_CATEGORY: Final[list[int]] = [CATEGORY[face] for face in FACE]
CARD_RANK: Final[list[int]] = [RANK[face] for face in FACE]

CHANCELIER: Final = 0
CONTROLEUR: Final = 1
SECRETAIRE: Final = 2
CHASSE: Final = 3
GOUVERNANTE: Final = 4
SECRETAIRE_CARD: Final = FIRST[FACES.index("charge_secretaire_guerre")]

LETTRE_FACE: Final = FACES.index("lettre_de_cachet")
FAVORITE_FACE: Final = FACES.index("favorite")
AMANT_FACE: Final = FACES.index("amant_de_la_reine")
MARSHAL_FACE: Final = FACES.index("dignite_marechal")
JUSTICE_FACE: Final = FACES.index("justice")

POISON_MARK: Final = 1
PHILTRE_MARK: Final = 2

HOUSES: Final[list[str]] = [row.name for row in BOX.houses]
HOUSE_IDS: Final[list[str]] = [row.id for row in BOX.houses]

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(SEATS)]
SOME: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(SEATS) if seats >> seat & 1) for seats in range(1 << SEATS)
]
"""Sets of seats as tuples."""
ACTIONS: Final = 2
DEALT: Final = 6

SETUP: Final = 0
PRESENTATION: Final = 1
NEGOTIATION: Final = 2
LOCALISATION: Final = 3
TABLE_TOUR: Final = 4
OVER: Final = 5
PHASES: Final[list[str]] = ["setup", "presentation", "negotiation", "localisation", "tour", "over"]
"""Section 2.19: what the table is doing now."""

MONEY_UNIT: Final = 100
"""C-31. What is offered is counted in hundreds."""
