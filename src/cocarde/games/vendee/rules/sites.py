"""V-57 to V-60: effects on the board away from the battle: `flip`, `fort_up`, `scorch`; V-120, the first fortresses."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Args, Refusal, Stake, Text, stake
from cocarde.games.vendee.choices import FLIP, FORTIFY, HEX_OF, SCORCH, OnHex
from cocarde.games.vendee.data.numbers import HEXES, NOBODY
from cocarde.games.vendee.data.rows import CAMPS
from cocarde.games.vendee.refusals import REFUSALS
from cocarde.games.vendee.rules.battlefield import prize_of
from cocarde.games.vendee.rules.causes import cause_of
from cocarde.games.vendee.state import VendeeState
from cocarde.kit.decisions import SeatDecision, SeatStep

BY_EFFECT: Final = "V-59"
FORT_BY_EFFECT: Final = "V-60"
"""The rules by which a card strikes a hex."""
ANSWERS: Final = {"flip": FLIP, "fort_up": FORTIFY, "scorch": SCORCH}


def bars_site(g: VendeeState, op: str, camp: int, hex: int) -> list[str]:
    """V-57 to V-60. Everything that keeps this effect of this camp from this hex."""
    if g.owner[hex] == NOBODY:
        return ["not-on-board"]
    words = ["battle-hex"] if hex == g.hex else []
    if op == "fort_up":
        return words + bars_fortress(g, camp, hex)
    if g.owner[hex] == camp:
        words.append("not-enemy-hex")
    if op == "flip" and g.fort[hex]:
        words.append("fortified")
    return words


def bars_fortress(g: VendeeState, camp: int, hex: int) -> list[str]:
    """V-4, V-60, V-120. Everything that keeps this camp from putting a fortress on this hex."""
    words = ["not-own-hex"] if g.owner[hex] != camp else []
    if g.fort[hex]:
        words.append("already-fortified")
    if not g.reserve:
        words.append("no-reserve")
    return words


def by_card(g: VendeeState, rule: str) -> Args:
    """The card that strikes a hex away from the battle; none where the battle itself or the set-up does (V-77)."""
    if rule not in (BY_EFFECT, FORT_BY_EFFECT):
        return {}
    return cause_of(g, "flip") or cause_of(g, "scorch") or cause_of(g, "fort_up")


def take_hex(g: VendeeState, hex: int, camp: int, rule: str) -> None:
    """The tile is turned: the camp controls it (V-3)."""
    g.owner[hex] = camp
    if g.telling:
        g.tell("hex_taken", rule, {"hex": HEXES[hex], "camp": CAMPS[camp], **by_card(g, rule)})


def build_fort(g: VendeeState, hex: int, rule: str) -> None:
    """A token of the reserve goes on the hex, in the colour of its owner (V-4)."""
    g.fort[hex] = True
    g.reserve -= 1
    if g.telling:
        g.tell("fort_built", rule, {"hex": HEXES[hex], "camp": CAMPS[g.owner[hex]], **by_card(g, rule)})


def raze_fort(g: VendeeState, hex: int, rule: str) -> None:
    """The token returns to the reserve; control does not change."""
    g.fort[hex] = False
    g.reserve += 1
    if g.telling:
        g.tell("fort_razed", rule, {"hex": HEXES[hex], "camp": CAMPS[g.owner[hex]], **by_card(g, rule)})


def strike_site(g: VendeeState, op: str, camp: int, hex: int) -> None:
    """V-59, V-60. The effect happens on this hex."""
    if op == "fort_up":
        build_fort(g, hex, FORT_BY_EFFECT)
    elif g.fort[hex]:
        raze_fort(g, hex, BY_EFFECT)
    else:
        take_hex(g, hex, camp, BY_EFFECT)


def sites(g: VendeeState, op: str, camp: int) -> list[int]:
    """The hexes this effect may strike."""
    return [hex for hex in range(len(HEXES)) if not bars_site(g, op, camp, hex)]


class SiteEffect(SeatStep[VendeeState]):
    """V-56. No hex: nothing happens; one: it is struck; more: the seat that played chooses."""

    fields = ("seat", "op")

    def __init__(self, seat: int, op: str) -> None:
        super().__init__(seat)
        self.op: Final = op

    def run(self, g: VendeeState) -> None:
        found = sites(g, self.op, self.seat & 1)
        if len(found) == 1:
            strike_site(g, self.op, self.seat & 1, found[0])
        elif found:
            g.push(ChooseSite(self.seat, self.op))


class ChooseSite(SeatDecision[VendeeState]):
    """V-57 to V-60. FX_HEX: the hex an effect strikes, never the battle hex."""

    fields = ("seat", "op")
    rule = "V-57"

    def __init__(self, seat: int, op: str) -> None:
        super().__init__(seat)
        self.op: Final = op

    def options(self, g: VendeeState, seat: int) -> list[Choice]:
        answers = ANSWERS[self.op]
        return [answers[hex] for hex in sites(g, self.op, seat & 1)]

    def apply(self, g: VendeeState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, OnHex)
        strike_site(g, self.op, seat & 1, choice.hex)

    def prompt(self, g: VendeeState, seat: int) -> Text:
        return Text(f"prompt-{self.op.replace('_', '-')}", cause_of(g, self.op))

    def stakes(self, g: VendeeState, seat: int, choice: Choice) -> Stake:
        """V-92. The points it moves."""
        assert isinstance(choice, OnHex)
        return stake(f"site-{prize_of(g, seat & 1, choice.hex)}")

    def objections(self, g: VendeeState, seat: int, thing: str) -> list[Refusal]:
        if thing not in HEX_OF:
            return REFUSALS.all_because(["choose-a-hex"])
        hex = HEX_OF[thing]
        return REFUSALS.all_because(bars_site(g, self.op, seat & 1, hex), hex=HEXES[hex])


class PlaceFort(SeatDecision[VendeeState]):
    """V-120. SETUP_FORT: random placement, a camp puts a fortress on one of its hexes."""

    rule = "V-120"

    def options(self, g: VendeeState, seat: int) -> list[Choice]:
        return [FORTIFY[hex] for hex in range(len(HEXES)) if not bars_fortress(g, seat & 1, hex)]

    def apply(self, g: VendeeState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, OnHex)
        build_fort(g, choice.hex, "V-120")

    def prompt(self, g: VendeeState, seat: int) -> Text:
        return Text("prompt-place-fort")

    def stakes(self, g: VendeeState, seat: int, choice: Choice) -> Stake:
        """V-92. A fortress is worth three points."""
        return stake("site-fortify")

    def objections(self, g: VendeeState, seat: int, thing: str) -> list[Refusal]:
        if thing not in HEX_OF:
            return REFUSALS.all_because(["choose-a-hex"])
        hex = HEX_OF[thing]
        return REFUSALS.all_because(bars_fortress(g, seat & 1, hex), hex=HEXES[hex])
