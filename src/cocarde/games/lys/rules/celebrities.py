"""L-100 to L-106, L-191: celebrities as passes, shields and defences; here the shield."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Refusal, Text
from cocarde.games.lys.choices import CARD_OF, LAY, SUFFER, OfCard
from cocarde.games.lys.data.numbers import CARDS, FIRST_CELEBRITY, FIRST_ESCAPE, PLACES, SEATS, VALID
from cocarde.games.lys.refusals import REFUSALS
from cocarde.games.lys.rules.cards import against_card, throw_away
from cocarde.games.lys.state import LysState
from cocarde.kit.decisions import SeatDecision, SeatStep


def bars_celebrity(card: int, place: int) -> str:
    """L-100, L-101. What keeps this card from being laid for this place, or ""."""
    if not FIRST_CELEBRITY <= card < FIRST_ESCAPE:
        return "not-a-shield"
    return "" if VALID[place][card] else "not-valid-here"


def celebrities(g: LysState, seat: int, place: int) -> list[Choice]:
    """L-100. Every celebrity of a hand that is valid for this place; each exists once."""
    return [LAY[card] for card in g.hands[seat] if not bars_celebrity(card, place)]


def against_celebrity(g: LysState, seat: int, place: int, thing: str) -> list[Refusal]:
    """Why this thing cannot be laid for this place; empty: it can."""
    absent = against_card(g, seat, thing)
    if absent:
        return absent
    card = CARD_OF[thing]
    return REFUSALS.all_because([bars_celebrity(card, place)], card=CARDS[card], square=PLACES[place])


class Shield(SeatStep[LysState]):
    """L-101, L-191, LR-98. Before a danger takes effect its victim is asked, if he holds any card at all."""

    def run(self, g: LysState) -> None:
        if g.hands[self.seat]:
            g.push(PROTECT[self.seat])


class Protect(SeatDecision[LysState]):
    """L-101, L-102, L-103, L-105. Suffer the danger, or lay a celebrity valid for one's square and stay there.

    The blow is the frame that waits just below: a shield takes it off the agenda.
    """

    rule = "L-101"

    def options(self, g: LysState, seat: int) -> list[Choice]:
        return [SUFFER, *celebrities(g, seat, g.place[seat])]

    def apply(self, g: LysState, seat: int, choice: Choice) -> None:
        if not isinstance(choice, OfCard):
            return
        throw_away(g, seat, choice.card)
        g.agenda.pop()
        if g.telling:
            square = PLACES[g.place[seat]]
            g.tell("protected", "L-101", {"seat": seat, "card": CARDS[choice.card], "square": square})

    def prompt(self, g: LysState, seat: int) -> Text:
        return Text("prompt-protect", {"square": PLACES[g.place[seat]]})

    def objections(self, g: LysState, seat: int, thing: str) -> list[Refusal]:
        return against_celebrity(g, seat, g.place[seat], thing)


SHIELD: Final = [Shield(seat) for seat in range(SEATS)]
PROTECT: Final = [Protect(seat) for seat in range(SEATS)]
