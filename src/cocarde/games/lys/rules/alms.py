"""L-12, L-13: step one of a turn, a card from the deck or the alms of priests."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Args, Refusal, Stake, Text, stake
from cocarde.games.lys.choices import ASK, GIVE, SEAT_OF, OfCard, OfSeat
from cocarde.games.lys.data.numbers import CARDS, CROIX, HAND_LIMIT, SEATS
from cocarde.games.lys.refusals import REFUSALS
from cocarde.games.lys.rules.cards import LIMIT, against_card, draw, kinds, put, worth
from cocarde.games.lys.rules.causes import NO_CAUSE
from cocarde.games.lys.seen.memory import learn, lose_in_secret
from cocarde.games.lys.state import LysState
from cocarde.kit.decisions import SeatDecision, SeatStep, TargetDecision, why_one_card


class TakeCards(SeatStep[LysState]):
    """L-12, LR-86. Six cards for a new life (L-161), alms for a priest, one card for anybody else."""

    def run(self, g: LysState) -> None:
        seat = self.seat
        if g.reborn[seat]:
            begin_anew(g, seat)
        elif g.marking[seat] & CROIX:
            beg(g, seat)
        else:
            draw(g, seat, 1, "L-12")


def begin_anew(g: LysState, seat: int) -> None:
    """L-161, LR-78. Six cards; with those he was given while waiting, the hand limit at once."""
    g.reborn[seat] = False
    if g.telling:
        g.tell("came_back", "L-161", {"seat": seat})
    draw(g, seat, HAND_LIMIT, "L-161")
    g.push(LIMIT[seat])


def holders(g: LysState, seat: int) -> list[int]:
    """L-13. The opponents with at least one card, wherever they are."""
    return [player for player in range(g.seats) if player != seat and g.hands[player]]


def against_holder(g: LysState, seat: int, thing: str) -> list[Refusal]:
    """L-13. Why this thing is no opponent with a card; empty: it is one."""
    target = SEAT_OF.get(thing, seat)
    if target == seat or target >= g.seats:
        return REFUSALS.all_because(["not-an-opponent"])
    return [] if g.hands[target] else REFUSALS.all_because(["no-cards-there"], target=target)


def beg(g: LysState, seat: int) -> None:
    """L-13, LR-81. The priest names an opponent, if there is a choice; if nobody has a card, nothing."""
    givers = holders(g, seat)
    if len(givers) == 1:
        ask(g, seat, givers[0])
    elif givers:
        g.push(ASK_ALMS[seat])


def ask(g: LysState, seat: int, giver: int) -> None:
    """L-13. The one who is asked gives a card of his choice; of one card there is none."""
    if g.telling:
        g.tell("asked_alms", "L-13", {"seat": seat, "target": giver})
    hand = g.hands[giver]
    if len(hand) == 1:
        pass_on(g, giver, seat, hand[0], "alms", "L-13")
    else:
        g.push(GiveAlms(giver, seat))


def pass_on(g: LysState, giver: int, taker: int, card: int, kind: str, rule: str, cause: Args = NO_CAUSE) -> None:
    """A card goes from hand to hand; only the two know which."""
    g.hands[giver].remove(card)
    put(g.hands[taker], card)
    both = 1 << giver | 1 << taker
    lose_in_secret(g, giver, card, both)
    learn(g, both, taker, card)
    g.reveal()
    if g.telling:
        public: Args = {"seat": taker, "target": giver, **cause}
        secret: Args = {**public, "card": CARDS[card]}
        g.whisper((giver, taker), kind, rule, secret, f"{kind}_hidden", public)


class AskAlms(SeatDecision[LysState]):
    """L-13. The priest names who shall give."""

    rule = "L-13"

    def options(self, g: LysState, seat: int) -> list[Choice]:
        return [ASK[player] for player in holders(g, seat)]

    def apply(self, g: LysState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, OfSeat)
        ask(g, seat, choice.seat)

    def prompt(self, g: LysState, seat: int) -> Text:
        return Text("prompt-ask-alms")

    def stakes(self, g: LysState, seat: int, choice: Choice) -> Stake:
        """L-13. The giver chooses; the more he holds, the freer he is."""
        assert isinstance(choice, OfSeat)
        return stake("ask", n=len(g.hands[choice.seat]))

    def objections(self, g: LysState, seat: int, thing: str) -> list[Refusal]:
        return against_holder(g, seat, thing)


class GiveAlms(TargetDecision[LysState]):
    """L-13. Which card the priest is given."""

    rule = "L-13"

    def options(self, g: LysState, seat: int) -> list[Choice]:
        return [GIVE[card] for card in kinds(g.hands[seat])]

    def why_only(self, g: LysState, seat: int) -> str:
        return why_one_card(g.hands[seat])

    def apply(self, g: LysState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, OfCard)
        pass_on(g, seat, self.target, choice.card, "alms", "L-13")

    def prompt(self, g: LysState, seat: int) -> Text:
        return Text("prompt-give-alms", {"target": self.target})

    def stakes(self, g: LysState, seat: int, choice: Choice) -> Stake:
        assert isinstance(choice, OfCard)
        return worth(g, seat, choice.card)

    def objections(self, g: LysState, seat: int, thing: str) -> list[Refusal]:
        return against_card(g, seat, thing)


ASK_ALMS: Final = [AskAlms(seat) for seat in range(SEATS)]
TAKE_CARDS: Final = [TakeCards(seat) for seat in range(SEATS)]
