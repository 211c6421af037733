"""V-55 to V-64: what the effect codes of table 2.8 do, and which frames each card puts on the agenda."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Frame
from cocarde.core.choice import Choice
from cocarde.core.text import Args, Stake, Text, stake
from cocarde.games.vendee.choices import GALERNE_NO, GALERNE_YES, SEATS
from cocarde.games.vendee.data.numbers import (
    BLUE,
    BOX,
    CARD_CAMP,
    CARRIES,
    EXTRA_GENERAL,
    GALERNE_HEXES,
    GENERAL,
    HEXES,
    NOBODY,
    SYMBOLS,
)
from cocarde.games.vendee.data.rows import CAMPS, EffectRow
from cocarde.games.vendee.rules.cards import NO_CAUSE, draw_some
from cocarde.games.vendee.rules.causes import cause_of
from cocarde.games.vendee.rules.recovery import Recover
from cocarde.games.vendee.rules.sites import SiteEffect
from cocarde.games.vendee.rules.strikes import Strike
from cocarde.games.vendee.state import VendeeState
from cocarde.kit.decisions import NumberStep, PlaceDecision, SeatStep

LONGER: Final = 1
SHORTER: Final = 2
"""Bits of `manche`: the camp played a +1, a -1 in this battle."""


class Draw(NumberStep[VendeeState]):
    """V-55. `draw(n)`: the seat draws n cards of its camp's deck."""

    def run(self, g: VendeeState) -> None:
        draw_some(
            g, self.seat, self.n, "V-55", cause_of(g, "draw") or cause_of(g, "draw_at") if g.telling else NO_CAUSE
        )


class OnSymbol(SeatStep[VendeeState]):
    """V-55. `draw_at(sym, n)`, `recover_if(sym, n)`: only if the battle hex carries the symbol."""

    fields = ("seat", "op", "symbol", "n")

    def __init__(self, seat: int, op: str, symbol: str, n: int) -> None:
        super().__init__(seat)
        self.op: Final = op
        self.symbol: Final = symbol
        self.n: Final = n

    def run(self, g: VendeeState) -> None:
        if CARRIES[g.hex][SYMBOLS.index(self.symbol)]:
            g.push(Draw(self.seat, self.n) if self.op == "draw_at" else Recover(self.seat, self.n))


class Manche(NumberStep[VendeeState]):
    """V-79, V-115. `manche(+1)`, `manche(-1)`: a flag for the camp, counted if it wins this battle."""

    def run(self, g: VendeeState) -> None:
        g.manche[self.seat & 1] |= LONGER if self.n > 0 else SHORTER


class AddExtraGeneral(SeatStep[VendeeState]):
    """V-43, V-62. `extra_general`: one more general of value 4, at most one unused (VR-25)."""

    def run(self, g: VendeeState) -> None:
        camp = self.seat & 1
        g.extra[camp] = True
        if g.telling:
            general: Args = {"camp": CAMPS[camp], "general": EXTRA_GENERAL[camp]}
            g.tell("general_added", "V-43", {**general, **cause_of(g, "extra_general")})


class Rally(SeatStep[VendeeState]):
    """V-41, VR-27. `rally`: the camp's general of the round is available again."""

    def run(self, g: VendeeState) -> None:
        camp = self.seat & 1
        if g.telling and not g.general[camp]:
            general: Args = {"camp": CAMPS[camp], "general": GENERAL[g.round][camp]}
            g.tell("rallied", "V-41", {**general, **cause_of(g, "rally")})
        g.general[camp] = True


class Wound(SeatStep[VendeeState]):
    """V-55, VR-77. `wound`: the enemy's general of the round is out; the extra general is not touched."""

    def run(self, g: VendeeState) -> None:
        camp = (self.seat ^ 1) & 1
        if g.telling and g.general[camp]:
            general: Args = {"camp": CAMPS[camp], "general": GENERAL[g.round][camp]}
            g.tell("wounded", "V-55", {**general, **cause_of(g, "wound")})
        g.general[camp] = False


class Galerne(SeatStep[VendeeState]):
    """V-61, VR-76. `galerne`: asks while a Galerne hex is left, the lowest number first."""

    def run(self, g: VendeeState) -> None:
        for hex in GALERNE_HEXES:
            if g.owner[hex] == NOBODY:
                g.push(AddGalerne(self.seat, hex))
                return


class AddGalerne(PlaceDecision[VendeeState]):
    """V-61. FX_GALERNE: the seat that played may add the next Galerne hex, Blue side up."""

    rule = "V-61"

    def options(self, g: VendeeState, seat: int) -> list[Choice]:
        return [GALERNE_YES, GALERNE_NO]

    def apply(self, g: VendeeState, seat: int, choice: Choice) -> None:
        if choice is GALERNE_YES:
            g.owner[self.place] = BLUE
            if g.telling:
                g.tell("galerne_added", "V-61", {"hex": HEXES[self.place], **cause_of(g, "galerne")})

    def prompt(self, g: VendeeState, seat: int) -> Text:
        return Text("prompt-galerne", {"hex": HEXES[self.place]})

    def stakes(self, g: VendeeState, seat: int, choice: Choice) -> Stake:
        """V-61, V-92. The hex is Blue's, and may be fought for."""
        return stake("galerne-yes" if choice is GALERNE_YES else "galerne-no")


def frame_of(effect: EffectRow, seat: int) -> Frame | None:
    """The frame of an effect code for the seat that plays it; None: nothing to resolve (`cancel`, `hexbonus`)."""
    op = effect.op
    if op == "draw":
        return Draw(seat, effect.n)
    if op in ("draw_at", "recover_if"):
        return OnSymbol(seat, op, effect.symbol, effect.n)
    if op in ("discard", "pick_discard", "peek"):
        return Strike(seat, op, effect.n)
    if op in ("flip", "fort_up", "scorch"):
        return SiteEffect(seat, op)
    if op == "recover":
        return Recover(seat, effect.n)
    if op == "manche":
        return Manche(seat, effect.n)
    simple: dict[str, type[SeatStep[VendeeState]]] = {
        "extra_general": AddExtraGeneral,
        "rally": Rally,
        "wound": Wound,
        "galerne": Galerne,
    }
    return simple[op](seat) if op in simple else None


def frames_of(face: int, seat: int) -> list[Frame]:
    """V-55. The frames of a card's effects, the last one first as an agenda has them; none for the other camp."""
    if CARD_CAMP[face] != seat & 1:
        return []
    frames = [frame_of(effect, seat) for effect in reversed(BOX.cards[face].fx)]
    return [frame for frame in frames if frame is not None]


EFFECTS: Final[list[list[list[Frame]]]] = [
    [frames_of(face, seat) for face in range(len(BOX.cards))] for seat in range(SEATS)
]
"""By seat and face: what goes on the agenda when the card's play stands."""


def schedule_effects(g: VendeeState, seat: int, base: int, bonus: int) -> None:
    """V-55, VR-16. All effects of the base in printed order, then those of the bonus card."""
    if bonus >= 0:
        g.agenda += EFFECTS[seat][bonus]
    g.agenda += EFFECTS[seat][base]
