"""L-100 to L-106, L-191: celebrities as passes, shields and defences; here the shield, and what it averts."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from cocarde.core.choice import Choice
from cocarde.core.text import Refusal, Stake, Text, stake
from cocarde.games.lys.choices import CARD_OF, LAY, SUFFER, OfCard
from cocarde.games.lys.data.numbers import (
    BRUMAIRE,
    CARDS,
    COLOUR_BITS,
    FIRST_CELEBRITY,
    FIRST_DEFENCE,
    FIRST_ESCAPE,
    PLACES,
    SEATS,
    VALID,
)
from cocarde.games.lys.refusals import REFUSALS
from cocarde.games.lys.rules.cards import against_card, throw_away
from cocarde.games.lys.state import LysState
from cocarde.kit.decisions import SeatDecision, SeatStep


def bars_celebrity(card: int, place: int) -> str:
    """L-100, L-101. What keeps this card from being laid for this place, or ""."""
    if not FIRST_CELEBRITY <= card < FIRST_ESCAPE:
        return "not-a-shield"
    return "" if VALID[place][card] else "not-valid-here"


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Blow(SeatStep[LysState]):
    """A step that may wait behind a shield."""

    def source(self, g: LysState) -> int:
        """The square whose danger this is: where the victim stands, but for the wave of 35."""
        return g.place[self.seat]

    @abstractmethod
    def suffered(self, g: LysState) -> Stake:
        """What happens to the victim who lets it happen."""


class Shield(SeatStep[LysState]):
    """L-101, L-191, LR-98. Before a danger takes effect its victim is asked, if he holds any card at all."""

    def run(self, g: LysState) -> None:
        if g.hands[self.seat]:
            g.push(PROTECT[self.seat])


def blow_below(g: LysState) -> Blow:
    """The blow that waits behind a question."""
    blow = g.agenda[-2]
    assert isinstance(blow, Blow)
    return blow


class Protect(SeatDecision[LysState]):
    """L-101, L-102, L-103, L-105. Suffer the danger, or lay a celebrity valid for one's square and stay there.

    The blow is the frame that waits just below: a shield takes it off the agenda.
    """

    rule = "L-101"

    def options(self, g: LysState, seat: int) -> list[Choice]:
        return [SUFFER, *celebrities(g, seat, g.place[seat])]

    def why_only(self, g: LysState, seat: int) -> str:
        return "suffer"

    def apply(self, g: LysState, seat: int, choice: Choice) -> None:
        if not isinstance(choice, OfCard):
            return
        throw_away(g, seat, choice.card)
        blow = g.agenda.pop()
        if g.telling:
            assert isinstance(blow, Blow)
            square = PLACES[blow.source(g)]
            g.tell("protected", "L-101", {"seat": seat, "card": CARDS[choice.card], "square": square})

    def prompt(self, g: LysState, seat: int) -> Text:
        """L-101. Which danger, who brought it, and whether anything helps."""
        helped = "protect" if celebrities(g, seat, g.place[seat]) else "suffer"
        square = PLACES[blow_below(g).source(g)]
        if seat == g.active:
            return Text(f"prompt-{helped}", {"square": square})
        return Text(f"prompt-{helped}-by", {"square": square, "target": g.active})

    def stakes(self, g: LysState, seat: int, choice: Choice) -> Stake:
        if isinstance(choice, OfCard):
            return stake("shield", square=PLACES[g.place[seat]])
        return blow_below(g).suffered(g)

    def objections(self, g: LysState, seat: int, thing: str) -> list[Refusal]:
        return against_celebrity(g, seat, g.place[seat], thing)


SHIELD: Final = [Shield(seat) for seat in range(SEATS)]
PROTECT: Final = [Protect(seat) for seat in range(SEATS)]
