"""L-110 to L-135: prison, frontiers, Guyane; here the message of prison 4 and the escapes."""

from __future__ import annotations

from cocarde.core.choice import Choice
from cocarde.core.text import Refusal, Stake, Text, stake
from cocarde.games.lys.choices import MESSAGE, OfSeat
from cocarde.games.lys.data.numbers import CARDS, GUYANA, REPUBLIC, SALON_SQUARE, in_prison
from cocarde.games.lys.rules.alms import against_holder, holders, pass_on
from cocarde.games.lys.rules.cards import LIMIT, throw_away
from cocarde.games.lys.rules.causes import by_card, by_square
from cocarde.games.lys.rules.sentences import go_to
from cocarde.games.lys.state import LysState
from cocarde.kit.decisions import SeatDecision, SeatStep


def bars_escape(g: LysState, seat: int) -> str:
    """L-135, LR-66. What keeps this player from escaping, or "": one escapes from prison and from Guyane."""
    place = g.place[seat]
    return "" if place == GUYANA or in_prison(place) else "not-captive"


def escape(g: LysState, seat: int, card: int) -> None:
    """L-113, L-135. From prison to 30, from Guyane to 53, with the sentence; then the turn goes on."""
    throw_away(g, seat, card)
    if g.telling:
        g.tell("escaped", "L-135", {"seat": seat, "card": CARDS[card]})
    go_to(g, seat, way_out(g, seat), "L-135", by_card(g, card))


def way_out(g: LysState, seat: int) -> int:
    """L-113, L-135. Where an escape leads."""
    return SALON_SQUARE if g.place[seat] == GUYANA else REPUBLIC


class AwaitMessage(SeatStep[LysState]):
    """LR-63. Prison 4: a card at random from an opponent's hand; he is named if there is a choice."""

    def run(self, g: LysState) -> None:
        victims = holders(g, self.seat)
        if len(victims) == 1:
            receive(g, self.seat, victims[0])
        elif victims:
            g.push(ChooseVictim(self.seat))


def receive(g: LysState, seat: int, victim: int) -> None:
    """LR-63. The card is drawn unseen, only the two know it; then the hand limit."""
    g.push(LIMIT[seat])
    pass_on(g, victim, seat, g.chance.pick(g.hands[victim]), "message", "LR-63", by_square(g, seat))


class ChooseVictim(SeatDecision[LysState]):
    """LR-63. From whose hand the message comes."""

    rule = "LR-63"

    def options(self, g: LysState, seat: int) -> list[Choice]:
        return [MESSAGE[player] for player in holders(g, seat)]

    def apply(self, g: LysState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, OfSeat)
        receive(g, seat, choice.seat)

    def prompt(self, g: LysState, seat: int) -> Text:
        return Text("prompt-message")

    def stakes(self, g: LysState, seat: int, choice: Choice) -> Stake:
        assert isinstance(choice, OfSeat)
        return stake("message", n=len(g.hands[choice.seat]))

    def objections(self, g: LysState, seat: int, thing: str) -> list[Refusal]:
        return against_holder(g, seat, thing)
