"""The printed numbers as lists of small integers, for the hot path; a face, a hex, a camp are their place in a list."""

from __future__ import annotations

from typing import Final

from cocarde.games.vendee.data.rows import CAMPS, Box, CardRow, HexRow, read_box
from cocarde.kit.pack import pack_folder

BOX: Final[Box] = read_box(pack_folder(__name__))

BLUE: Final = 0
WHITE: Final = 1
NOBODY: Final = -1
"""Seats alternate (V-100), so the camp of a seat is `seat & 1`."""

FORTRESSES: Final = 6
FIRST_END: Final = 3
LAST_END: Final = 6
MOST_BATTLES: Final = 40
START_HEXES: Final = 14
GALERNE_HEXES: Final = (14, 15, 16)

M: Final = 1
T: Final = 2
ANY: Final = M | T
TYPE_NAMES: Final = ("", "M", "T", "M/T")


def value_on(card: CardRow, tile: HexRow) -> int:
    """V-26. The value of a card on a battle hex, its `hexbonus` counted (VR-17)."""
    value = card.value
    for effect in card.fx:
        if effect.op == "hexbonus" and (effect.hex == tile.id or effect.symbol in tile.symbols):
            value += effect.n
    return value


FACES: Final[list[str]] = [card.id for card in BOX.cards]
CARD_CAMP: Final[list[int]] = [CAMPS.index(card.camp) for card in BOX.cards]
JEU: Final[list[int]] = [card.jeu for card in BOX.cards]
COPIES: Final[list[int]] = [card.copies for card in BOX.cards]
VALUE: Final[list[int]] = [card.value for card in BOX.cards]
BONUS: Final[list[int]] = [card.value if card.bonus else 0 for card in BOX.cards]
TYPES: Final[list[int]] = [TYPE_NAMES.index(card.types) for card in BOX.cards]
UNIQUE: Final[list[bool]] = [card.unique for card in BOX.cards]
ANNULS: Final[list[bool]] = [card.value == 0 for card in BOX.cards]
RECOVERABLE: Final[list[bool]] = [card.value > 0 and not card.unique for card in BOX.cards]
BONUSES: Final[list[list[int]]] = [
    [face for face in range(len(FACES)) if BONUS[face] and CARD_CAMP[face] == camp] for camp in (BLUE, WHITE)
]
HALF_DECK: Final[list[list[list[int]]]] = [
    [
        [
            face
            for face in range(len(FACES))
            if CARD_CAMP[face] == camp and JEU[face] == jeu
            for _ in range(COPIES[face])
        ]
        for jeu in (1, 2)
    ]
    for camp in (BLUE, WHITE)
]
"""The 26 cards of Jeu I and of Jeu II of each camp, in the order of their numbers."""

HEXES: Final[list[str]] = [tile.id for tile in BOX.hexes]
SYMBOLS: Final[list[str]] = [symbol.id for symbol in BOX.symbols]
START_OWNER: Final[list[int]] = [CAMPS.index(tile.owner) if tile.owner else NOBODY for tile in BOX.hexes]
START_FORT: Final[list[bool]] = [tile.fort for tile in BOX.hexes]
DRAWS: Final[list[list[int]]] = [[tile.blue_draws, tile.white_draws] for tile in BOX.hexes]
CARRIES: Final[list[list[bool]]] = [[symbol in tile.symbols for symbol in SYMBOLS] for tile in BOX.hexes]
VALUE_ON: Final[list[list[int]]] = [[value_on(card, tile) for card in BOX.cards] for tile in BOX.hexes]

HAND_SIZE: Final[list[list[int]]] = [[0, 0], *[[row.blue_hand, row.white_hand] for row in BOX.rounds]]
GENERAL: Final[list[list[str]]] = [["", ""], *[[row.blue_general, row.white_general] for row in BOX.rounds]]
GENERAL_VALUE: Final[list[list[int]]] = [[0, 0], *[[row.blue_value, row.white_value] for row in BOX.rounds]]
EXTRA_GENERAL: Final[list[str]] = [f"{BOX.extra_general.id}-{camp}" for camp in CAMPS]
EXTRA_VALUE: Final[int] = BOX.extra_general.value
"""Lists by round begin with an empty row: rounds are numbered from 1."""
