"""The tables of section 2 and of section 11 as frozen structs, read from data/*.toml; a pack may replace rows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from cocarde.core.errors import BadData
from cocarde.kit.sheets import Fact, Row, Sheets

HOUSE: Final = Path(__file__).parent
FILES: Final = {"cards": ("cards",), "houses": ("houses",), "board": ("colours", "areas", "countries")}
"""The data files and the keys of each."""

COUNTRIES: Final = ("angleterre", "espagne", "hollande")
PLACES: Final = ("V", "H", "W")
SEXES: Final = ("M", "F")
CATEGORIES: Final = (
    "titre", "charge", "dignite", "pension", "lettre", "guerre", "statut",
    "remede", "poison", "mort", "arrestation", "faveur", "defaveur", "fortune",
)  # fmt: skip
TONES: Final = ("", "+", "-", "~")
POWERS: Final = ("chancelier", "controleur", "secretaire", "chasse", "gouvernante")
OPS: Final = (
    "title", "charge", "dignity", "pension", "lettre", "war", "peace", "favourite", "lover", "secret_wife",
    "cabal", "surprised", "child", "trial", "glory", "poison", "philtre", "marked", "kill", "smallpox", "childbed",
    "duel", "huguenot", "enemy", "either", "favour", "scandal", "money", "gamble", "capitation",
)  # fmt: skip
"""What a card does: requests.py for the first five, events.py for the others."""
CARDS_IN_ALL: Final = 110


class CardRow(Row, frozen=True):
    """A face of tables 2.4 to 2.17. `king`, `queen`: the printed minimum, -9 if there is none.

    `given`, `public`: what the rulebook and what public material say of it.
    """

    id: str
    count: int
    category: str
    op: str
    place: str = ""
    sex: str = ""
    king: int = -9
    queen: int = -9
    titled: bool = False
    income: int = 0
    rank: int = 0
    power: str = ""
    government: bool = False
    tone: str = ""
    country: str = ""
    sovereigns: str = ""
    k: int = 0
    q: int = 0
    m: int = 0
    other: int = 0
    losing: int = 0
    given: tuple[Fact, ...] = ()
    public: tuple[Fact, ...] = ()


class HouseRow(Row, frozen=True):
    """A house name of 2.18."""

    id: str
    name: str


class AreaRow(Row, frozen=True):
    """A rectangle of the board: x, y, width, height."""

    id: str
    box: tuple[int, int, int, int]


class CountryRow(Row, frozen=True):
    """A square of the Queen on the map."""

    id: str
    at: tuple[int, int]


class Box(msgspec.Struct, frozen=True):
    """Everything printed."""

    cards: tuple[CardRow, ...]
    houses: tuple[HouseRow, ...]
    colours: tuple[str, ...]
    areas: tuple[AreaRow, ...]
    countries: tuple[CountryRow, ...]


def read_box(pack: Path | None = None) -> Box:
    """The box of the house; rows of a pack replace those of the same id. `BadData` names file, row and key."""
    sheets = Sheets("courtisans", HOUSE, FILES, pack)
    box = Box(
        cards=sheets.rows("cards", "cards", CardRow),
        houses=sheets.rows("houses", "houses", HouseRow),
        colours=sheets.part("board", "colours", tuple[str, ...]),
        areas=sheets.rows("board", "areas", AreaRow),
        countries=sheets.rows("board", "countries", CountryRow),
    )
    for row in box.cards:
        _proofread(row)
    if sum(row.count for row in box.cards) != CARDS_IN_ALL:
        raise BadData(f"cards.toml: {sum(row.count for row in box.cards)} cards, not {CARDS_IN_ALL}")
    return box


def _proofread(row: CardRow) -> None:
    """Every word of a card is one the rules know."""
    known = (
        ("op", row.op, OPS),
        ("category", row.category, CATEGORIES),
        ("place", row.place, ("", *PLACES)),
        ("sex", row.sex, ("", *SEXES)),
        ("tone", row.tone, TONES),
        ("power", row.power, ("", *POWERS)),
        ("country", row.country, ("", *COUNTRIES)),
        ("sovereigns", row.sovereigns, ("", "K", "Q", "KQ")),
    )
    for key, word, words in known:
        if word not in words:
            raise BadData(f"cards.toml ({row.id}): {key} {word!r} is none of {', '.join(words)}")
