"""The printed numbers as lists of small integers, for the hot path; a card or a place is its place in a list."""

from __future__ import annotations

from typing import Final

from cocarde.games.lys.data.rows import ANNEXES, COLOURS, MAIN_PLACES, Box, read_box
from cocarde.kit.pack import pack_folder

BOX: Final[Box] = read_box(pack_folder(__name__))

SEATS: Final = 6
HAND_LIMIT: Final = 6
TREES: Final = 80
BREVETS: Final = 80
ANNEXE_END: Final = 8
SALON_THROWS: Final = 2
MOST_RETHROWS: Final = 20

DEPART: Final = 0
BRUMAIRE: Final = 56
PRISON: Final = 56
FRONT: Final = 64
GUYANA: Final = 73
"""Places: main n is n, prison k is PRISON + k, front k is FRONT + k."""

STATES_GENERAL: Final = 1
REPUBLIC: Final = 30
SALON_SQUARE: Final = 53

NONE: Final = 0
COCARDE: Final = 1
LYS: Final = 2
CROIX: Final = 4
JUREUR: Final = CROIX | COCARDE
"""Markings: one bit per role card that lies before the player. Symbols of the dice are the same bits."""
MARKINGS: Final = ("none", "cocarde", "lys", "", "croix", "jureur", "refractaire")
ROLE_BITS: Final = (COCARDE, LYS, CROIX)

FREE: Final = 0
ESTATES: Final = 1
TAVERN: Final = 2
SALON: Final = 3
HOLD_NAMES: Final = ("", "estates", "tavern", "salon")

MAN: Final = 0
WOMAN: Final = 1
UNDECIDED: Final = -1
PERSONAS: Final = ("m", "f")

PLACES: Final[list[str]] = ["0", *MAIN_PLACES, *ANNEXES]
CARDS: Final[list[str]] = [card.id for card in BOX.cards]
COUNTS: Final[list[int]] = [card.count for card in BOX.cards]
KIND: Final[list[str]] = [card.kind for card in BOX.cards]

FIRST_ATTACK: Final = KIND.index("attack")
FIRST_DEFENCE: Final = KIND.index("defence")
FIRST_CELEBRITY: Final = KIND.index("celebrity")
FIRST_ESCAPE: Final = KIND.index("escape")
FIRST_BOOK: Final = KIND.index("book")
"""Kinds are in this order: below FIRST_ATTACK lie the roles, from FIRST_BOOK on the books."""

PACK: Final[list[int]] = [card for card, count in enumerate(COUNTS) for _ in range(count)]
VALID: Final[list[list[bool]]] = [
    [card.first <= place <= min(card.last, BRUMAIRE) and card.kind == "celebrity" for card in BOX.cards]
    for place in range(len(PLACES))
]
"""L-4, L-100, LR-44. VALID[place][card]: is it a celebrity whose range holds the main square? Never in an annexe."""

BARRIERS: Final[list[int]] = [n for n, square in enumerate(BOX.squares[:BRUMAIRE], start=1) if "M" in square.flags]
NEXT_BARRIER: Final[list[int]] = [next((b for b in BARRIERS if b > n), BRUMAIRE) for n in range(BRUMAIRE + 1)]
GIVES_TREES: Final[list[int]] = [n for n, square in enumerate(BOX.squares[:BRUMAIRE], start=1) if "T" in square.flags]
PLOTS: Final[list[int]] = [n for n in range(1, BRUMAIRE) if n not in GIVES_TREES]
"""L-141. The squares that may ever be planted on."""


def concerns(who: str, marking: int) -> bool:
    """L-27, LR-58. Does a part for `who` concern this marking? A double marking answers to both its roles."""
    if who == "nonjuring":  # LR-18, LR-21
        return marking & JUREUR == CROIX
    bits = {"all": -1, "cocarde": COCARDE, "lys": LYS, "croix": CROIX, "marked": COCARDE | LYS | CROIX}
    return who == "all" or bool(marking & bits.get(who, COCARDE | LYS))


BLUE: Final = 1
YELLOW: Final = 2
RED: Final = 4
ATTACKABLE: Final = BLUE | YELLOW | RED
COLOUR_BITS: Final = (BLUE, YELLOW, RED)


def zones(terror_only: bool, white_is_safe: bool) -> list[int]:
    """L-4, L-5, L-30, L-31, LR-1, LR-4. By place, the colours of attack that reach it; on the frontiers all do."""
    names = ["", *[square.zone for square in BOX.squares]]
    if terror_only:
        names = ["yellow" if 24 <= place <= 37 else name for place, name in enumerate(names)]
    if not white_is_safe:
        names = [names[at + 1] if name == "white" and at < BRUMAIRE else name for at, name in enumerate(names)]
    bits = [COLOUR_BITS[COLOURS.index(name)] if name in COLOURS else 0 for name in names]
    return [ATTACKABLE if FRONT < place < GUYANA else bit for place, bit in enumerate(bits)]


ZONES: Final = [[zones(terror_only, white_is_safe) for white_is_safe in (False, True)] for terror_only in (False, True)]
"""By the options `zone_layout` and `white_is_safe`."""

FACES: Final[dict[str, list[str]]] = {
    "1-2-3-4": ["1", "2", "3", "4", "lys", "cocarde"],
    "1-2-3-3": ["1", "2", "3", "3", "lys", "cocarde"],
}
SYMBOL: Final[list[int]] = [0, 0, 0, 0, LYS, COCARDE]
"""Table 2.3. The six faces of a die by the option `dice_faces`; a face's place here is its result."""


def value_of(face: str) -> int:
    """LR-5. A number is worth itself, a symbol 1."""
    return int(face) if face.isdigit() else 1


def in_prison(place: int) -> bool:
    """Is this place a square of the Conciergerie?"""
    return PRISON < place <= FRONT


def progress(place: int) -> int:
    """L-174. How far a pawn is: main squares by number, then Guyane, frontiers, prison, Départ."""
    if place <= BRUMAIRE:
        return 100 + place if place else 0
    return 50 if place == GUYANA else place - FRONT + 20 if place > FRONT else place - PRISON
