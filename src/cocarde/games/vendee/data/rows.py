"""The tables of section 2 as frozen structs, read from data/*.toml and checked; a pack may replace rows."""

from __future__ import annotations

from pathlib import Path

import msgspec

from cocarde.kit.flaws import Flawed, Place, borne, flaw, one_of, takes, within
from cocarde.kit.sheets import Fact, Row, Sheets, demand

HOUSE = Path(__file__).parent
FILES = {
    "cards": ("cards",),
    "hexes": ("hexes",),
    "symbols": ("symbols",),
    "rounds": ("rounds", "extra_general"),
}
CALLED = {"rounds": "round"}
FIXED = {"cards": ("no", "camp", "jeu"), "hexes": ("no",), "extra_general": ("id",)}
HALF_SIZE = 26
FORTRESSES = 6
CAMPS = ("blue", "white")
"""Seat 0 is Blue, seat 1 White (V-100): a camp's place here is its number in the state."""

OPS: dict[str, tuple[str, ...]] = {
    "cancel": (),
    "draw": ("n",),
    "draw_at": ("symbol", "n"),
    "discard": ("n",),
    "pick_discard": ("n",),
    "flip": (),
    "fort_up": (),
    "scorch": (),
    "recover": ("n",),
    "recover_if": ("symbol", "n"),
    "manche": ("n",),
    "extra_general": (),
    "rally": (),
    "wound": (),
    "peek": (),
    "galerne": (),
}
"""The effect codes of table 2.8 with their arguments; `hexbonus` alone takes a symbol or a hex."""


class EffectRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An effect code of table 2.8 and its arguments."""

    op: str
    n: int = 0
    symbol: str = ""
    hex: str = ""


class CardRow(Row, frozen=True):
    """A face of tables 2.9 to 2.12; `no` is the number of its first copy. Value 0: an Annulation."""

    no: str
    copies: int
    id: str
    camp: str
    jeu: int
    value: int
    bonus: bool
    types: str
    unique: bool
    fx: tuple[EffectRow, ...]


class HexRow(Row, frozen=True):
    """A tile of table 2.3; no owner: a Galerne hex, set aside at the start. `given`: what the rulebook says of it."""

    no: int
    id: str
    q: int
    r: int
    owner: str
    fort: bool
    white_draws: int
    blue_draws: int
    symbols: tuple[str, ...]
    given: tuple[Fact, ...] = ()


class SymbolRow(Row, frozen=True):
    """A symbol of table 2.4."""

    id: str


class RoundRow(Row, frozen=True):
    """A row of the round board, table 2.6."""

    round: int
    white_hand: int
    blue_hand: int
    first: str
    white_general: str
    white_value: int
    blue_general: str
    blue_value: int


class ExtraGeneral(Row, frozen=True):
    """The extra general of V-43."""

    id: str
    value: int


class Box(msgspec.Struct, frozen=True):
    """Everything printed."""

    cards: tuple[CardRow, ...]
    hexes: tuple[HexRow, ...]
    symbols: tuple[SymbolRow, ...]
    rounds: tuple[RoundRow, ...]
    extra_general: ExtraGeneral


def read_box(pack: Path | None = None) -> Box:
    """The box of the house; rows of a pack replace those of the same id. `Flawed`: the rules cannot bear one."""
    sheets = Sheets("vendee", HOUSE, FILES, pack, FIXED)
    box = Box(
        cards=numbered(sheets.rows("cards", "cards", CardRow)) if pack else sheets.rows("cards", "cards", CardRow),
        hexes=sheets.rows("hexes", "hexes", HexRow),
        symbols=sheets.rows("symbols", "symbols", SymbolRow),
        rounds=sheets.rows("rounds", "rounds", RoundRow, CALLED["rounds"]),
        extra_general=sheets.part("rounds", "extra_general", ExtraGeneral),
    )
    _check_order(box)
    _check_cards(box)
    _check_hexes(box)
    _check_rounds(box)
    return box


def numbered(cards: tuple[CardRow, ...]) -> tuple[CardRow, ...]:
    """The cards with the numbers of their first copies: a pack that changes how many there are changes these too."""
    following = dict.fromkeys(CAMPS, 1)
    found: list[CardRow] = []
    for card in cards:
        number = following.get(card.camp, 1)
        found.append(msgspec.structs.replace(card, no=f"{card.camp[:1].upper()}{number:02}"))
        following[card.camp] = number + card.copies
    return tuple(found)


def _check_order(box: Box) -> None:
    """What the files of the house must be, and no pack changes."""
    following = dict.fromkeys(CAMPS, 1)
    for card in box.cards:
        demand(card.id.startswith(f"{card.camp[0]}{card.jeu}_"), "cards.toml", card.id, "begins with its camp and jeu")
        number = f"{card.camp[0].upper()}{following[card.camp]:02}"
        demand(card.no == number, "cards.toml", card.id, f"numbers run on: {number} was expected, not {card.no}")
        following[card.camp] += card.copies
    numbers = ([tile.no for tile in box.hexes], [row.round for row in box.rounds])
    demand(numbers == ([*range(1, 18)], [*range(1, 7)]), "hexes.toml, rounds.toml", "no", "17 hexes, 6 rounds")


def _check_cards(box: Box) -> None:
    """V-7, and what is on each card."""
    sizes = {(camp, jeu): 0 for camp in CAMPS for jeu in (1, 2)}
    for card in box.cards:
        place = Place("cards.toml", card.id)
        within(card.copies, 1, HALF_SIZE, place, "copies", "§ 2.7")
        _check_kind(card, place)
        for effect in card.fx:
            _check_effect(box, card, effect, place)
        sizes[card.camp, card.jeu] += card.copies
    wrong = [
        flaw(Place("cards.toml"), "V-7", "half-deck", camp=camp, jeu=jeu, size=size, wanted=HALF_SIZE)
        for (camp, jeu), size in sizes.items()
        if size != HALF_SIZE
    ]
    if wrong:
        raise Flawed(wrong)


def _check_kind(card: CardRow, place: Place) -> None:
    """V-5, V-6."""
    if any(effect.op == "cancel" for effect in card.fx):
        has = (("value", card.value != 0), ("bonus", card.bonus), ("types", card.types != ""), ("fx", len(card.fx) > 1))
        for field, there in has:
            borne(not there, place, field, "V-5", "annulation")
    elif card.bonus:
        borne(card.value in (1, 2), place, "value", "V-5", "bonus-value")
        borne(card.types == "M/T", place, "types", "V-6", "bonus-types")
    else:
        borne(1 <= card.value <= 5, place, "value", "V-5", "normal-value")
        one_of(card.types, ("M", "T", "M/T"), place, "types", "V-6")


def _check_effect(box: Box, card: CardRow, effect: EffectRow, place: Place) -> None:
    """Table 2.8."""
    given = {name for name in ("n", "symbol", "hex") if getattr(effect, name)}
    one_of(effect.op, ("hexbonus", *OPS), place, "fx", "§ 2.8")
    if effect.op == "hexbonus":
        borne(given in ({"n", "symbol"}, {"n", "hex"}), place, "fx", "§ 2.8", "hexbonus")
        borne(not card.bonus, place, "fx", "VR-14", "bonus-hexbonus")
    else:
        takes(effect.op, OPS[effect.op], given == set(OPS[effect.op]), place, "fx", "§ 2.8")
    borne(effect.n in (-1, 1) or effect.op != "manche", place, "fx", "V-79", "manche")
    if effect.op != "manche":
        within(effect.n, 0, HALF_SIZE, place, "fx", "§ 2.8")
    if effect.symbol:
        one_of(effect.symbol, [symbol.id for symbol in box.symbols], place, "fx", "§ 2.4")
    if effect.hex:
        one_of(effect.hex, [tile.id for tile in box.hexes], place, "fx", "§ 2.3")


def _check_hexes(box: Box) -> None:
    """V-2 to V-4, V-61."""
    symbols = [symbol.id for symbol in box.symbols]
    taken: set[tuple[int, int]] = set()
    for at, tile in enumerate(box.hexes, start=1):
        place = Place("hexes.toml", tile.id)
        if at <= 14:
            one_of(tile.owner, CAMPS, place, "owner", "V-3")
        else:
            borne(tile.owner == "" and not tile.fort, place, "fort" if tile.fort else "owner", "V-61", "set-aside")
        for field in ("white_draws", "blue_draws"):
            within(getattr(tile, field), 0, HALF_SIZE, place, field, "V-22")
        for field in ("q", "r"):
            within(getattr(tile, field), -9, 9, place, field, "§ 2.3")
        borne((tile.q, tile.r) not in taken, place, "q", "§ 2.3", "place-taken")
        taken.add((tile.q, tile.r))
        for symbol in tile.symbols:
            one_of(symbol, symbols, place, "symbols", "§ 2.4")
    forts = sum(tile.fort for tile in box.hexes)
    borne(forts <= FORTRESSES, Place("hexes.toml"), "fort", "V-4", "fortresses", forts=forts, most=FORTRESSES)


def _check_rounds(box: Box) -> None:
    """V-17: the camps take turns, Blue first; V-42, V-43, V-102."""
    generals = {camp: [getattr(row, f"{camp}_general") for row in read_generals()] for camp in CAMPS}
    for at, row in enumerate(box.rounds, start=1):
        place = Place("rounds.toml", str(row.round))
        borne(row.first == CAMPS[(at - 1) % 2], place, "first", "V-17", "first", camp=CAMPS[(at - 1) % 2])
        for camp in CAMPS:
            borne(
                2 <= getattr(row, f"{camp}_hand") <= HALF_SIZE, place, f"{camp}_hand", "V-102", "hand", most=HALF_SIZE
            )
            one_of(getattr(row, f"{camp}_general"), generals[camp], place, f"{camp}_general", "§ 2.6")
            borne(1 <= getattr(row, f"{camp}_value") <= 6, place, f"{camp}_value", "V-42", "general")
    borne(1 <= box.extra_general.value <= 6, Place("rounds.toml", "extra_general"), "value", "V-43", "general")


def read_generals() -> tuple[RoundRow, ...]:
    """The rounds of the house: their generals are all that have names."""
    return Sheets("vendee", HOUSE, FILES, None).rows("rounds", "rounds", RoundRow, CALLED["rounds"])
