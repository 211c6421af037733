# interpreted: msgspec structs
"""What the box of Vendée Militaire and a seat's view of it look like to the page."""

from __future__ import annotations

import msgspec

from cocarde.kit.sheets import Fact


class CardFace(msgspec.Struct):
    """A face of the decks. `value` 0: an Annulation. `on`: what it counts on hexes where that is not `value` (V-26)."""

    id: str
    camp: str
    jeu: int
    value: int
    bonus: bool
    types: str
    unique: bool
    copies: int
    effects: list[EffectFace]
    on: dict[str, int]
    provenance: str
    first_no: str


class EffectFace(msgspec.Struct):
    """An effect code of table 2.8: its sentence is `effect-OP` with these arguments."""

    op: str
    n: int
    symbol: str
    hex: str


class HexFace(msgspec.Struct):
    """A tile: the two draw values, its symbols; `q`, `r`: its historical place; `given`: what the rulebook says."""

    id: str
    no: int
    q: int
    r: int
    white_draws: int
    blue_draws: int
    symbols: list[str]
    galerne: bool
    provenance: str
    given: list[Fact]


class RoundFace(msgspec.Struct):
    """A row of the round board; period: `period-N`; generals: `general-ID`."""

    round: int
    white_hand: int
    blue_hand: int
    first: str
    white_general: str
    white_value: int
    blue_general: str
    blue_value: int
    provenance: str


class VendeeBox(msgspec.Struct):
    """Everything printed."""

    cards: list[CardFace]
    hexes: list[HexFace]
    rounds: list[RoundFace]
    extra_general_value: int
    fortresses: int


class HexView(msgspec.Struct):
    """A tile on the board. `owner` is "" while a Galerne hex is set aside; `place`: the hex whose place it lies on."""

    id: str
    place: str
    owner: str
    fort: bool


class CampView(msgspec.Struct):
    """What everybody sees of a camp. `jeu_one`: cards of Jeu I still in the deck (VR-73); 0 after a reshuffle."""

    camp: str
    points: int
    hexes: int
    forts: int
    general: str
    general_value: int
    general_available: bool
    extra_general: bool
    deck: int
    jeu_one: int
    discard: list[str]
    aside: list[str]


class SeatView(msgspec.Struct):
    """A seat. `cards` is null unless the viewer may see that hand."""

    seat: int
    camp: str
    hand: int
    cards: list[str] | None


class PlayView(msgspec.Struct):
    """A play of the battle, in order. `cancelled`: "", "general", "extra" or "annulation"; `roll` 0: no die."""

    seat: int
    base: str
    bonus: str
    total: int
    types: str
    cancelled: str
    roll: int


class BattleView(msgspec.Struct):
    """The battle. `to_beat` 0 and `asked` "": nothing stands. `asked` is the type an answer needs: M, T or M/T.

    `standing`: the place in `plays` of the play to beat, -1 if none. `pending`: this viewer is asked whether it cancels
    that play; to everybody else a play in its window looks like one that stands, for the window is a secret.
    `manche`: the step of the end marker if the camp of the standing play won now.
    """

    hex: str
    attacker: int
    plays: list[PlayView]
    standing: int
    pending: bool
    to_beat: int
    asked: str
    manche: int


class PeekView(msgspec.Struct):
    """What this viewer knows of a hand it does not see: cards shown or taken back in it, and still there."""

    seat: int
    cards: list[str]
    round: int


class VendeeView(msgspec.Struct):
    """The whole table for one viewer."""

    round: int
    end_marker: int
    reserve: int
    attacker: int
    first: int
    hexes: list[HexView]
    camps: list[CampView]
    seats: list[SeatView]
    battle: BattleView | None
    peeks: list[PeekView]
    over: bool
