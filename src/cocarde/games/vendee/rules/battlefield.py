"""V-20, V-21: the attacker designates a hex."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Refusal, Stake, Text, stake
from cocarde.games.vendee.choices import ATTACK, HEX_OF, SEATS, OnHex
from cocarde.games.vendee.data.numbers import DRAWS, HEXES, NOBODY
from cocarde.games.vendee.data.rows import CAMPS
from cocarde.games.vendee.refusals import REFUSALS
from cocarde.games.vendee.state import VendeeState
from cocarde.kit.decisions import SeatDecision


def attacks(g: VendeeState, camp: int) -> list[Choice]:
    """V-20. Any enemy hex, fortified or not; own hexes without fortress while the reserve holds a token."""
    fort = g.fort
    enemy = 1 - camp
    if not g.reserve:
        return [ATTACK[hex] for hex, owner in enumerate(g.owner) if owner == enemy]
    return [ATTACK[hex] for hex, owner in enumerate(g.owner) if owner == enemy or (owner == camp and not fort[hex])]


def bars_attack(g: VendeeState, camp: int, hex: int) -> list[str]:
    """V-20. Everything that keeps this hex from being attacked."""
    if ATTACK[hex] in attacks(g, camp):
        return []
    if g.owner[hex] == NOBODY:
        return ["not-on-board"]
    words = ["own-fort"] if g.fort[hex] else []
    return words if g.reserve else [*words, "no-reserve"]


def can_attack(g: VendeeState, seat: int) -> bool:
    """V-21. Is there any hex this seat may designate?"""
    return 1 - (seat & 1) in g.owner or bool(attacks(g, seat & 1))


def prize_of(g: VendeeState, camp: int, hex: int) -> str:
    """V-77. What an attack of this camp would do to the hex: `fortify` it, `raze` its fortress, or `take` it."""
    return "fortify" if g.owner[hex] == camp else "raze" if g.fort[hex] else "take"


class ChooseHex(SeatDecision[VendeeState]):
    """V-20. The attacker designates a hex; there is no pass (V-21)."""

    rule = "V-20"

    def options(self, g: VendeeState, seat: int) -> list[Choice]:
        return attacks(g, seat & 1)

    def apply(self, g: VendeeState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, OnHex)
        g.hex = choice.hex
        g.attacker = seat
        g.battles += 1
        if g.telling:
            g.tell("attacked", "V-20", {"seat": seat, "hex": HEXES[g.hex], "camp": CAMPS[seat & 1]})

    def prompt(self, g: VendeeState, seat: int) -> Text:
        camp = seat & 1
        own = [hex for hex in range(len(HEXES)) if g.owner[hex] == camp and not bars_attack(g, camp, hex)]
        return Text("prompt-choose-hex", {"own": int(bool(own))})

    def stakes(self, g: VendeeState, seat: int, choice: Choice) -> Stake:
        """V-22, V-77. What a won attack brings, and how many cards the hex gives each camp first."""
        assert isinstance(choice, OnHex)
        draws, camp = DRAWS[choice.hex], seat & 1
        given = {"mine": draws[camp], "theirs": draws[1 - camp], "drawn": draws[camp] + draws[1 - camp]}
        return stake(f"attack-{prize_of(g, camp, choice.hex)}", **given)

    def objections(self, g: VendeeState, seat: int, thing: str) -> list[Refusal]:
        if thing not in HEX_OF:
            return REFUSALS.all_because(["choose-a-hex"])
        hex = HEX_OF[thing]
        return REFUSALS.all_because(bars_attack(g, seat & 1, hex), hex=HEXES[hex])


CHOOSE_HEX: Final = [ChooseHex(seat) for seat in range(SEATS)]
