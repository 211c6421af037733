"""The tables of section 2 and of section 11 as frozen structs, read from data/*.toml; a pack may replace rows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import msgspec

from cocarde.kit.flaws import STAYS, Place, borne, one_of, within
from cocarde.kit.sheets import Fact, Row, Sheets

HOUSE: Final = Path(__file__).parent
FILES: Final = {"cards": ("cards",), "houses": ("houses",), "board": ("colours", "areas", "countries")}
"""The data files and the keys of each."""
FIXED: Final = {"cards": ("category", "power", "country")}
"""What orders the box: no pack changes it."""

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
OUTRIGHT: Final = ("either", "favour", "scandal", "money", "gamble", "capitation")
"""What events do that need nobody but their target: a pack may put one in the place of another."""
CARDS_IN_ALL: Final = 110
RICHEST: Final = 50_000
"""Livres that a card may bring or cost."""
NAME: Final = re.compile(r"(?=.{3,40}$)[^\W\d_]+(?:[ '’-][^\W\d_]+)*")
COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")
BOARD: Final = (600, 420)
"""Millimetres."""


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
    """The box of the house; rows of a pack replace those of the same id. `Flawed`: the rules cannot bear one."""
    sheets = Sheets("courtisans", HOUSE, FILES, pack, FIXED)
    box = Box(
        cards=sheets.rows("cards", "cards", CardRow),
        houses=sheets.rows("houses", "houses", HouseRow),
        colours=sheets.part("board", "colours", tuple[str, ...]),
        areas=sheets.rows("board", "areas", AreaRow),
        countries=sheets.rows("board", "countries", CountryRow),
    )
    ops = {row.id: row.op for row in Sheets("courtisans", HOUSE, FILES, None).rows("cards", "cards", CardRow)}
    for row in box.cards:
        _check_card(row, ops[row.id], Place("cards.toml", row.id))
    size = sum(row.count for row in box.cards)
    borne(size == CARDS_IN_ALL, Place("cards.toml"), "count", "C-143", "cards", size=size, wanted=CARDS_IN_ALL)
    _check_names(box)
    _check_board(box)
    return box


def _check_card(row: CardRow, op: str, place: Place) -> None:
    """Every word of a card is one the rules know, and every number one they can bear; `op`: what is printed."""
    if op in OUTRIGHT:
        one_of(row.op, OUTRIGHT, place, "op", "C-52")
    else:
        borne(row.op == op, place, "op", STAYS, "fixed")
    borne(row.count == 1 or row.category != "charge", place, "count", "§ 2.5", "one-charge")
    within(row.count, 1, CARDS_IN_ALL, place, "count", "§ 2.3")
    one_of(row.place, ("", *PLACES), place, "place", "C-54")
    one_of(row.sex, ("", *SEXES), place, "sex", "C-54")
    one_of(row.tone, TONES, place, "tone", "C-39")
    one_of(row.sovereigns, ("", "K", "Q", "KQ"), place, "sovereigns", "C-54")
    for field in ("king", "queen"):
        borne(getattr(row, field) == -9 or -2 <= getattr(row, field) <= 9, place, field, "C-13", "minimum")
    borne(not row.government or row.category == "charge", place, "government", "C-78", "government")
    within(row.income, 0, RICHEST if row.category in CATEGORIES[:4] else 0, place, "income", "C-99")
    within(row.rank, 0, 4 if row.category == "titre" else 0, place, "rank", "C-138")
    within(row.losing, 0, 10 if row.op == "gamble" else 0, place, "losing", "C-14")
    for field in ("k", "q"):
        within(getattr(row, field), -9, 9, place, field, "C-13")
    within(row.m, -RICHEST, RICHEST, place, "m", "C-15")
    most, rule = (RICHEST, "C-15") if row.op == "gamble" else (9, "C-13")
    within(row.other, -most, most, place, "other", rule)


def _check_names(box: Box) -> None:
    """C-5."""
    taken: set[str] = set()
    for row in box.houses:
        place = Place("houses.toml", row.id)
        borne(NAME.fullmatch(row.name) is not None, place, "name", "C-5", "house-name")
        borne(row.name.casefold() not in taken, place, "name", "C-5", "house-taken", name=row.name)
        taken.add(row.name.casefold())


def _check_board(box: Box) -> None:
    """Section 11, for what is drawn."""
    place = Place("board.toml", "colours")
    borne(len(box.colours) == 8, place, "", "C-R85", "kind-length", length=8)
    borne(all(COLOUR.fullmatch(colour) for colour in box.colours), place, "", "C-R85", "colour")
    for row in box.areas:
        x, y, width, height = row.box
        held = x >= 0 and y >= 0 and width > 0 and height > 0 and x + width <= BOARD[0] and y + height <= BOARD[1]
        borne(held, Place("board.toml", row.id), "box", "§ 11", "on-the-board", width=BOARD[0], height=BOARD[1])
    for country in box.countries:
        held = 0 <= country.at[0] <= BOARD[0] and 0 <= country.at[1] <= BOARD[1]
        borne(held, Place("board.toml", country.id), "at", "§ 11", "on-the-board", width=BOARD[0], height=BOARD[1])
