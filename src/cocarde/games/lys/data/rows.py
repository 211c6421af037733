"""The tables of section 2 as frozen structs, read from data/*.toml and checked; a pack may replace rows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from cocarde.kit.sheets import Row, Sheets, demand

HOUSE: Final = Path(__file__).parent
FILES: Final = {name: (name,) for name in ("cards", "squares", "periods")}
CALLED: Final = {"squares": "place", "periods": "no"}

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
    """The box of the house; rows of a pack replace those of the same id. `BadData` names file, row and key."""
    sheets = Sheets("lys", HOUSE, FILES, pack)
    box = Box(
        cards=sheets.rows("cards", "cards", CardRow),
        squares=sheets.rows("squares", "squares", SquareRow, CALLED["squares"]),
        periods=sheets.rows("periods", "periods", PeriodRow, CALLED["periods"]),
    )
    _check_cards(box)
    _check_squares(box)
    _check_periods(box)
    return box


def _check_cards(box: Box) -> None:
    """The totals of section 2.2, and the order the engine counts on: roles, attacks, defences, celebrities…"""
    totals = dict.fromkeys(KINDS, 0)
    for at, card in enumerate(box.cards, start=1):
        place = f"cards.toml, row {at} ({card.id})"
        demand(card.kind in KINDS, place, "kind", f"one of {', '.join(KINDS)}")
        demand(card.of in OF[card.kind], place, "of", f"one of {', '.join(map(repr, OF[card.kind]))}")
        demand(card.count >= 1, place, "count", "at least one card")
        ranged = card.kind == "celebrity"
        held = 1 <= card.first <= card.last <= 56 if ranged else not card.first and not card.last
        demand(held, place, "first", "a celebrity has a range inside 1 to 56, no other card has one")
        totals[card.kind] += card.count
    for kind, total in zip(KINDS, (48, 15, 15, 20, 4, 8), strict=True):
        demand(totals[kind] == total, "cards.toml", "count", f"{totals[kind]} cards of kind {kind}, not {total}")
    order = [
        (KINDS.index(card.kind), 0 if card.kind == "celebrity" else OF[card.kind].index(card.of)) for card in box.cards
    ]
    demand(
        order == sorted(order),
        "cards.toml",
        "kind",
        "roles, attacks, defences, celebrities, escapes, books, in this order",
    )


def _check_squares(box: Box) -> None:
    places = tuple(square.place for square in box.squares)
    demand(places == (*MAIN_PLACES, *ANNEXES), "squares.toml", "place", "1 to 56, prison_1 to 8, front_1 to 8, guyana")
    for at, square in enumerate(box.squares, start=1):
        place = f"squares.toml, row {at} ({square.id})"
        zones = ("blue", "yellow", "red", "white") if square.place in MAIN_PLACES else ("",)
        demand(square.zone in zones, place, "zone", f"one of {', '.join(map(repr, zones))}")
        for part in square.does:
            _check_part(part, f"{place}, part {part.verb}", places)
        _check_flags(square, place)


def _check_part(part: PartRow, place: str, places: tuple[str, ...]) -> None:
    demand(part.verb in VERBS, place, "verb", f"one of {', '.join(VERBS)}")
    given = {name for name in ("n", "to", "hold", "pawns") if getattr(part, name)}
    demand(given == set(VERBS[part.verb]), place, "n", f"takes {', '.join(VERBS[part.verb]) or 'no arguments'}")
    demand(part.n >= 0, place, "n", "not below 0")
    demand(not part.to or part.to in places, place, "to", "no such place")
    demand(part.who in WHO, place, "who", f"one of {', '.join(WHO)}")
    demand(not part.hold or part.hold in HOLDS, place, "hold", f"one of {', '.join(HOLDS)}")
    demand(not part.pawns or part.pawns in PAWNS, place, "pawns", f"one of {', '.join(PAWNS)}")


def _check_flags(square: SquareRow, place: str) -> None:
    """The flags repeat what the parts say, as in table 2.4, so that a slip in either shows."""
    verbs = {part.verb for part in square.does}
    demand(set(square.flags) <= set("MTPN"), place, "flags", "letters of MTPN")
    demand(("T" in square.flags) == bool(verbs & {"tree", "schools"}), place, "flags", "T: the sentence gives trees")
    demand(("P" in square.flags) == any(part.danger for part in square.does), place, "flags", "P: a part is a danger")
    if square.place in MAIN_PLACES:
        demand(("M" in square.flags) == (square.zone == "white"), place, "flags", "M: a barrier is white")


def _check_periods(box: Box) -> None:
    for at, period in enumerate(box.periods, start=1):
        place = f"periods.toml, row {at}"
        demand(period.no == at, place, "no", f"periods run on: {at} was expected")
        zones = {square.zone for square in box.squares[period.first - 1 : period.last]}
        demand(zones <= {period.zone, "white"}, place, "zone", "the colour of its squares")
