"""The tables of section 2 as frozen structs, read from data/*.toml and checked; a pack may replace rows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from cocarde.kit.flaws import Flawed, Place, borne, flaw, one_of, takes, within
from cocarde.kit.sheets import Row, Sheets, demand

HOUSE: Final = Path(__file__).parent
FILES: Final = {name: (name,) for name in ("cards", "squares", "periods")}
CALLED: Final = {"squares": "place", "periods": "no"}
FIXED: Final = {"cards": ("kind", "of"), "squares": ("id",), "periods": ("first", "last", "opened_by")}

ROLES: Final = ("cocarde", "lys", "croix")
COLOURS: Final = ("blue", "yellow", "red")
KINDS: Final = ("role", "attack", "defence", "celebrity", "escape", "book")
OF: Final[dict[str, tuple[str, ...]]] = {
    "role": ROLES,
    "attack": COLOURS,
    "defence": COLOURS,
    "celebrity": ("m", "f"),
    "escape": ("",),
    "book": ("",),
}
IN_ALL: Final = dict(zip(KINDS, (48, 15, 15, 20, 4, 8), strict=True))
WHO: Final = ("all", "cocarde", "lys", "croix", "marked", "nonjuring", "political")
HOLDS: Final = ("estates", "tavern", "salon")
PAWNS: Final = ("men", "all", "lys")

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "tree": ("n",),
    "draw": ("n",),
    "discard": ("n",),
    "discard_all": (),
    "go": ("to",),
    "hold": ("hold",),
    "wound": (),
    "die": (),
    "disperse": ("pawns", "to"),
    "ransom": ("to",),
    "verdict": ("to",),
    "rethrow": (),
    "wave": ("n",),
    "massacre": (),
    "liberate": ("to",),
    "redistribute": (),
    "schools": (),
    "message": (),
    "finish": (),
}
"""The verbs of the sentences with the arguments each must have; `who`, `danger`, `quiet` and `resend` go with any."""

SENDING: Final = ("go", "disperse", "ransom", "verdict")

MAIN_PLACES: Final = tuple(str(n) for n in range(1, 57))
ANNEXES: Final = (*[f"prison_{k}" for k in range(1, 9)], *[f"front_{k}" for k in range(1, 9)], "guyana")


class CardRow(Row, frozen=True):
    """A kind of card. `of`: the role, the colour, or the persona of a celebrity's portrait."""

    id: str
    kind: str
    of: str
    count: int
    first: int = 0
    last: int = 0


class PartRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One part of a sentence: a verb, its arguments, whom it concerns and whether a celebrity cancels it."""

    verb: str
    n: int = 0
    to: str = ""
    hold: str = ""
    pawns: str = ""
    who: str = "all"
    danger: bool = False
    quiet: bool = False
    resend: bool = False


class SquareRow(Row, frozen=True):
    """A square of tables 2.4 to 2.7."""

    place: str
    id: str
    date: str
    zone: str
    flags: str
    does: tuple[PartRow, ...]


class PeriodRow(Row, frozen=True):
    """A period of table 2.8; `opened_by`: its white passage, 0 for Départ."""

    no: int
    first: int
    last: int
    zone: str
    opened_by: int


class Box(msgspec.Struct, frozen=True):
    """Everything printed."""

    cards: tuple[CardRow, ...]
    squares: tuple[SquareRow, ...]
    periods: tuple[PeriodRow, ...]


def read_box(pack: Path | None = None) -> Box:
    """The box of the house; rows of a pack replace those of the same id. `Flawed`: the rules cannot bear one."""
    sheets = Sheets("lys", HOUSE, FILES, pack, FIXED)
    box = Box(
        cards=sheets.rows("cards", "cards", CardRow),
        squares=sheets.rows("squares", "squares", SquareRow, CALLED["squares"]),
        periods=sheets.rows("periods", "periods", PeriodRow, CALLED["periods"]),
    )
    _check_order(box)
    _check_cards(box)
    _check_squares(box)
    _check_periods(box)
    return box


def _check_order(box: Box) -> None:
    """What the files of the house must be, and no pack changes: the engine counts on it."""
    order = []
    for card in box.cards:
        demand(card.kind in KINDS and card.of in OF[card.kind], "cards.toml", card.id, "a kind, and one of it")
        order.append((KINDS.index(card.kind), 0 if card.kind == "celebrity" else OF[card.kind].index(card.of)))
    demand(order == sorted(order), "cards.toml", "kind", "roles, attacks, defences, celebrities, escapes, books")
    places = tuple(square.place for square in box.squares)
    demand(places == (*MAIN_PLACES, *ANNEXES), "squares.toml", "place", "1 to 56, prison_1 to 8, front_1 to 8, guyana")
    demand([one.no for one in box.periods] == [*range(1, len(box.periods) + 1)], "periods.toml", "no", "they run on")


def _check_cards(box: Box) -> None:
    """The totals of section 2.2, and the ranges of celebrities (L-100)."""
    totals = dict.fromkeys(KINDS, 0)
    for card in box.cards:
        place = Place("cards.toml", card.id)
        within(card.count, 1, IN_ALL["role"], place, "count", "§ 2.2")
        if card.kind == "celebrity":
            borne(1 <= card.first <= 56, place, "first", "L-100", "range-of-squares")
            borne(card.first <= card.last <= 56, place, "last", "L-100", "range-of-squares")
        else:
            borne(not card.first and not card.last, place, "last" if card.last else "first", "L-100", "no-range")
        totals[card.kind] += card.count
    wrong = [
        flaw(Place("cards.toml"), "§ 2.2", "kind-count", kind=kind, size=totals[kind], wanted=wanted)
        for kind, wanted in IN_ALL.items()
        if totals[kind] != wanted
    ]
    if wrong:
        raise Flawed(wrong)


def _check_squares(box: Box) -> None:
    places = [square.place for square in box.squares]
    for square in box.squares:
        place = Place("squares.toml", square.place)
        zones = ("blue", "yellow", "red", "white") if square.place in MAIN_PLACES else ("",)
        one_of(square.zone, zones, place, "zone", "L-30" if square.place in MAIN_PLACES else "L-4")
        for part in square.does:
            _check_part(part, place, places)
        _check_flags(square, place)
    _check_ways(box)


def _check_part(part: PartRow, place: Place, places: list[str]) -> None:
    one_of(part.verb, VERBS, place, "does", "§ 2.4")
    given = {name for name in ("n", "to", "hold", "pawns") if getattr(part, name)}
    takes(part.verb, VERBS[part.verb], given == set(VERBS[part.verb]), place, "does", "§ 2.4")
    within(part.n, 0, 20, place, "does", "§ 2.4")
    borne(not part.to or part.to in places, place, "does", "L-3", "no-such-place", where=part.to)
    one_of(part.who, WHO, place, "does", "L-20")
    one_of(part.hold, ("", *HOLDS), place, "does", "§ 2.4")
    one_of(part.pawns, ("", *PAWNS), place, "does", "§ 2.4")


def _check_flags(square: SquareRow, place: Place) -> None:
    """The flags repeat what the parts say, as in table 2.4, so that a slip in either shows."""
    verbs = {part.verb for part in square.does}
    borne(set(square.flags) <= set("MTPN"), place, "flags", "§ 2.4", "flags")
    borne(("T" in square.flags) == bool(verbs & {"tree", "schools"}), place, "flags", "L-141", "flag-tree")
    borne(("P" in square.flags) == any(part.danger for part in square.does), place, "flags", "L-98", "flag-danger")
    if square.place in MAIN_PLACES:
        borne(("M" in square.flags) == (square.zone == "white"), place, "flags", "L-60", "flag-barrier")


def _check_ways(box: Box) -> None:
    """L-73. A chain of squares that send on to each other has an end."""
    sends = {
        square.place: [part.to for part in square.does if part.verb in SENDING and part.to and not part.quiet]
        for square in box.squares
    }
    for start in sends:
        seen: set[str] = set()
        ahead = sends[start][:]
        while ahead:
            place = ahead.pop()
            borne(place != start, Place("squares.toml", start), "does", "L-73", "in-a-circle")
            if place not in seen:
                seen.add(place)
                ahead += sends[place]


def _check_periods(box: Box) -> None:
    """Table 2.8: a period has the colour of its squares."""
    for period in box.periods:
        place = Place("periods.toml", str(period.no))
        one_of(period.zone, COLOURS, place, "zone", "§ 2.8")
        zones = {square.zone for square in box.squares[period.first - 1 : period.last]}
        borne(zones <= {period.zone, "white"}, place, "zone", "§ 2.8", "zone-of-squares")
