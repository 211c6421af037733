"""L-30 to L-37, L-122: attacks and their defence."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Refusal, Text
from cocarde.games.lys.choices import CARD_OF, DECLINE, LAY, CardOnSeat, OfCard
from cocarde.games.lys.data.numbers import (
    BRUMAIRE,
    CARDS,
    COLOUR_BITS,
    FIRST_ATTACK,
    FIRST_DEFENCE,
    PLACES,
    PRISON,
)
from cocarde.games.lys.refusals import REFUSALS
from cocarde.games.lys.rules.cards import against_card, lose, throw_away, throw_hand
from cocarde.games.lys.rules.celebrities import bars_celebrity
from cocarde.games.lys.rules.death import die
from cocarde.games.lys.rules.movement.pawns import back, send
from cocarde.games.lys.state import LysState
from cocarde.kit.decisions import SeatDecision

BLUE: Final = 0
RED: Final = 2
GRADED_STEPS: Final = 3


def bars_attack(g: LysState, seat: int, card: int, target: int) -> str:
    """L-30, L-31, L-111. What keeps this attack card from striking that player, or ""."""
    if target == seat:
        return "attack-self"
    reached = g.house.zones[g.place[target]]
    if not reached:
        return "attack-safe"
    return "" if reached & COLOUR_BITS[card - FIRST_ATTACK] else "attack-colour"


def attack(g: LysState, seat: int, blow: CardOnSeat) -> None:
    """L-30, L-33, LR-88. The card is spent; the target is heard at once, and always (LR-98)."""
    throw_away(g, seat, blow.card)
    if g.telling:
        square = PLACES[g.place[blow.seat]]
        g.tell("attacked", "L-30", {"seat": seat, "target": blow.seat, "card": CARDS[blow.card], "square": square})
    g.push(Defend(blow.seat, blow.card - FIRST_ATTACK))


def bars_defence(g: LysState, seat: int, card: int, colour: int) -> str:
    """L-32, L-122, LR-44. What keeps this card from cancelling an attack of that colour, or ""."""
    if card == FIRST_DEFENCE + colour:
        return ""
    if FIRST_DEFENCE <= card < FIRST_DEFENCE + len(COLOUR_BITS):
        return "wrong-defence"
    why = bars_celebrity(card, g.place[seat])
    if why == "not-valid-here" and g.place[seat] > BRUMAIRE:
        return "front-no-celebrity"
    return "not-a-defence" if why == "not-a-shield" else why


class Defend(SeatDecision[LysState]):
    """L-32. The accused may answer with a defence of the same colour or a valid celebrity."""

    fields = ("seat", "colour")
    rule = "L-32"

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def options(self, g: LysState, seat: int) -> list[Choice]:
        legal: list[Choice] = [DECLINE]
        last = -1
        for card in g.hands[seat]:
            if card != last and not bars_defence(g, seat, card, self.colour):
                legal.append(LAY[card])
            last = card
        return legal

    def plain(self, g: LysState, seat: int) -> bool:
        """L-32. Without a card there is no defence."""
        return not g.hands[seat]

    def apply(self, g: LysState, seat: int, choice: Choice) -> None:
        if not isinstance(choice, OfCard):
            fall(g, seat, self.colour)
            return
        throw_away(g, seat, choice.card)  # L-33
        if g.telling:
            g.tell("defended", "L-32", {"seat": seat, "card": CARDS[choice.card]})

    def prompt(self, g: LysState, seat: int) -> Text:
        return Text("prompt-defend", {"card": CARDS[FIRST_ATTACK + self.colour]})

    def objections(self, g: LysState, seat: int, thing: str) -> list[Refusal]:
        absent = against_card(g, seat, thing)
        if absent:
            return absent
        card = CARD_OF[thing]
        why = bars_defence(g, seat, card, self.colour)
        return REFUSALS.all_because([why], card=CARDS[card], square=PLACES[g.place[seat]])


def fall(g: LysState, seat: int, colour: int) -> None:
    """L-34, L-35, LR-2, LR-3. To the Conciergerie; on the frontiers, death. Option `attack_effect`: by colour."""
    if g.place[seat] > BRUMAIRE:
        die(g, seat)
    elif g.house.graded and colour == BLUE:
        send(g, seat, back(g, g.place[seat], GRADED_STEPS), "LR-2")
        lose(g, seat, 1, "LR-2")
    else:
        send(g, seat, PRISON + 1, "L-34")
        if g.house.graded and colour == RED:
            throw_hand(g, seat, "LR-2")
