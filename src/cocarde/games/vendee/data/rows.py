"""The tables of section 2 as frozen structs, read from data/*.toml and checked; a pack may replace rows."""

from __future__ import annotations

from pathlib import Path

import msgspec

from cocarde.core.errors import BadData
from cocarde.kit.sheets import Fact, Row, Sheets, demand

HOUSE = Path(__file__).parent
FILES = {
    "cards": ("cards",),
    "hexes": ("hexes",),
    "symbols": ("symbols",),
    "rounds": ("rounds", "extra_general"),
}
CALLED = {"rounds": "round"}
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
    """The box of the house; rows of a pack replace those of the same id. `BadData` names file, row and key."""
    sheets = Sheets("vendee", HOUSE, FILES, pack)
    box = Box(
        cards=numbered(sheets.rows("cards", "cards", CardRow)) if pack else sheets.rows("cards", "cards", CardRow),
        hexes=sheets.rows("hexes", "hexes", HexRow),
        symbols=sheets.rows("symbols", "symbols", SymbolRow),
        rounds=sheets.rows("rounds", "rounds", RoundRow, CALLED["rounds"]),
        extra_general=sheets.part("rounds", "extra_general", ExtraGeneral),
    )
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


def _check_cards(box: Box) -> None:
    sizes = {(camp, jeu): 0 for camp in CAMPS for jeu in (1, 2)}
    following = dict.fromkeys(CAMPS, 1)
    for at, card in enumerate(box.cards, start=1):
        place = f"cards.toml, row {at} ({card.id})"
        demand(card.camp in CAMPS and card.jeu in (1, 2), place, "camp", "a card is white or blue, of jeu 1 or 2")
        demand(card.copies >= 1, place, "copies", "at least one copy")
        demand(card.id.startswith(f"{card.camp[0]}{card.jeu}_"), place, "id", "begins with its camp and jeu")
        number = f"{card.camp[0].upper()}{following[card.camp]:02}"
        demand(card.no == number, place, "no", f"numbers run on: {number} was expected, not {card.no}")
        _check_kind(card, place)
        for effect in card.fx:
            _check_effect(box, card, effect, place)
        sizes[card.camp, card.jeu] += card.copies
        following[card.camp] += card.copies
    for (camp, jeu), size in sizes.items():
        if size != 26:
            raise BadData(f"cards.toml: {camp} jeu {jeu} has {size} cards, not 26 (V-5)")


def _check_kind(card: CardRow, place: str) -> None:
    """V-5, V-6."""
    if any(effect.op == "cancel" for effect in card.fx):
        held = card.value == 0 and not card.bonus and card.types == "" and len(card.fx) == 1
        demand(held, place, "value", "an Annulation has neither value, bonus, types nor other effects (V-5)")
    elif card.bonus:
        demand(card.value in (1, 2), place, "value", "a bonus is +1 or +2 (V-6)")
        demand(card.types == "M/T", place, "types", "a bonus card is always M/T (V-6)")
    else:
        demand(1 <= card.value <= 5, place, "value", "a normal card is worth 1 to 5 (V-5)")
        demand(card.types in ("M", "T", "M/T"), place, "types", "M, T or M/T (V-5)")


def _check_effect(box: Box, card: CardRow, effect: EffectRow, place: str) -> None:
    place = f"{place}, fx {effect.op}"
    given = {name for name in ("n", "symbol", "hex") if getattr(effect, name)}
    if effect.op == "hexbonus":
        demand(given in ({"n", "symbol"}, {"n", "hex"}), place, "symbol", "a hexbonus has n and a symbol or a hex")
        demand(not card.bonus, place, "op", "a bonus card has no hexbonus: VR-14 leaves its place in a pair open")
    else:
        demand(effect.op in OPS, place, "op", "unknown effect")
        demand(given == set(OPS[effect.op]), place, "n", f"takes {', '.join(OPS[effect.op]) or 'no arguments'}")
    demand(effect.n in (-1, 1) or effect.op != "manche", place, "n", "a manche moves one step, 1 or -1")
    demand(effect.n >= 0 or effect.op == "manche", place, "n", "not below 0")
    demand(not effect.symbol or effect.symbol in {s.id for s in box.symbols}, place, "symbol", "unknown symbol")
    demand(not effect.hex or effect.hex in {h.id for h in box.hexes}, place, "hex", "unknown hex")


def _check_hexes(box: Box) -> None:
    symbols = {symbol.id for symbol in box.symbols}
    for at, tile in enumerate(box.hexes, start=1):
        place = f"hexes.toml, row {at} ({tile.id})"
        demand(tile.no == at, place, "no", f"numbers run on: {at} was expected")
        demand(tile.owner in (CAMPS if at <= 14 else ("",)), place, "owner", "14 hexes with an owner, then 3 set aside")
        demand(not tile.fort or tile.owner != "", place, "fort", "a hex set aside has no fortress")
        demand(min(tile.white_draws, tile.blue_draws) >= 0, place, "white_draws", "draw values are not below 0")
        demand(set(tile.symbols) <= symbols, place, "symbols", f"unknown symbol among {', '.join(tile.symbols)}")
    if len(box.hexes) != 17:
        raise BadData(f"hexes.toml: {len(box.hexes)} hexes, not 17")


def _check_rounds(box: Box) -> None:
    """V-17: the camps take turns, Blue first."""
    for at, row in enumerate(box.rounds, start=1):
        place = f"rounds.toml, row {at}"
        demand(row.round == at, place, "round", f"rounds run on: {at} was expected")
        demand(
            row.first == CAMPS[(at - 1) % 2],
            place,
            "first",
            f"{CAMPS[(at - 1) % 2]} attacks first in round {at} (V-17)",
        )
        demand(
            min(row.white_hand, row.blue_hand) >= 2,
            place,
            "white_hand",
            "at least 2 cards, for four players draw one fewer (V-102)",
        )
        demand(
            all(1 <= v <= 6 for v in (row.white_value, row.blue_value)),
            place,
            "white_value",
            "a general is worth 1 to 6",
        )
    if len(box.rounds) != 6:
        raise BadData(f"rounds.toml: {len(box.rounds)} rounds, not 6")
    demand(1 <= box.extra_general.value <= 6, "rounds.toml, extra_general", "value", "a general is worth 1 to 6")
