"""L-150 to L-153, L-192: how cards go from deck to hand to discard."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Args, Refusal, Stake, Text, stake
from cocarde.games.lys.choices import CARD_OF, LOSE, OfCard
from cocarde.games.lys.data.numbers import (
    BOX,
    BRUMAIRE,
    CARDS,
    HAND_LIMIT,
    KIND,
    PACK,
    PLACES,
    REPUBLIC,
    SALON_SQUARE,
    SEATS,
    in_prison,
)
from cocarde.games.lys.refusals import REFUSALS
from cocarde.games.lys.rules.causes import NO_CAUSE, by_square
from cocarde.games.lys.seen.memory import EVERYBODY, learn, lose_openly
from cocarde.games.lys.state import LysState
from cocarde.kit.decisions import NumberDecision, SeatStep, why_one_card


def put(hand: list[int], card: int) -> None:
    """Into a hand, at its place by kind."""
    at = len(hand)
    while at and hand[at - 1] > card:
        at -= 1
    hand.insert(at, card)


def kinds(hand: list[int]) -> list[int]:
    """The kinds of cards in a hand, each once."""
    found: list[int] = []
    last = -1
    for card in hand:
        if card != last:
            found.append(card)
            last = card
    return found


def leave(g: LysState, seat: int, card: int) -> None:
    """L-151. A card leaves a hand for everybody to see, and is not replaced."""
    g.hands[seat].remove(card)
    lose_openly(g, seat, card)
    g.reveal()


def throw_away(g: LysState, seat: int, card: int) -> None:
    """L-153. A card of a hand goes to the discard, face up."""
    leave(g, seat, card)
    g.discard.append(card)


def throw_hand(g: LysState, seat: int, rule: str, cause: Args = NO_CAUSE) -> None:
    """A whole hand goes to the discard."""
    hand = g.hands[seat]
    if not hand:
        return
    for card in hand:
        lose_openly(g, seat, card)
    g.discard += hand
    g.hands[seat] = []
    g.reveal()
    if g.telling:
        g.tell("discarded", rule, {"seat": seat, "cards": [CARDS[card] for card in hand], **cause})


def draw_one(g: LysState, seat: int) -> int:
    """L-152. The top card of the deck into a hand; -1 when deck and discard are empty."""
    if not g.deck:
        reshuffle(g)
    if not g.deck:
        return -1
    card = g.deck.pop()
    put(g.hands[seat], card)
    if g.deck_known:
        learn(g, EVERYBODY, seat, card)
    return card


def reshuffle(g: LysState) -> None:
    """L-152, LR-82, LR-83. The discard becomes the deck: shuffled, or turned over as it lies (option `reshuffle`)."""
    if not g.discard:
        return
    g.deck = g.discard
    g.discard = []
    if g.options.flips:
        g.deck.reverse()
        g.deck_known = True
    else:
        g.chance.shuffle(g.deck)
    if g.telling:
        g.tell("turned_over" if g.options.flips else "reshuffled", "L-152", {"n": len(g.deck)})


def draw(g: LysState, seat: int, n: int, rule: str, cause: Args = NO_CAUSE) -> None:
    """L-192. Draw `n` cards one by one, or as many as there are (L-77)."""
    got: list[int] = []
    for _ in range(n):
        card = draw_one(g, seat)
        if card >= 0:
            got.append(card)
    g.reveal()
    if g.telling and got:
        got.sort()
        cards = [CARDS[card] for card in got]
        public: Args = {"seat": seat, "n": len(got), **cause}
        g.whisper((seat,), "drew", rule, {"seat": seat, "cards": cards, **cause}, "drew_hidden", public)


def lose(g: LysState, seat: int, n: int, rule: str, cause: Args = NO_CAUSE) -> None:
    """LR-95. The player throws `n` cards of his choice away, all of them if he has no more."""
    if len(g.hands[seat]) <= n:
        throw_hand(g, seat, rule, cause)
    else:
        g.push(LOSE_CARDS[seat][n])


class LoseCards(NumberDecision[LysState]):
    """L-150, LR-95. Choose one of the cards that must go; asked again until the number is reached."""

    rule = "L-150"

    def options(self, g: LysState, seat: int) -> list[Choice]:
        return [LOSE[card] for card in kinds(g.hands[seat])]

    def why_only(self, g: LysState, seat: int) -> str:
        return why_one_card(g.hands[seat])

    def apply(self, g: LysState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, OfCard)
        cause = by_square(g, seat) if self.why(g, seat) == "square" else NO_CAUSE
        throw_away(g, seat, choice.card)
        if g.telling:
            g.tell("discarded", "L-150", {"seat": seat, "cards": [CARDS[choice.card]], **cause})
        if self.n > 1:
            g.push(LOSE_CARDS[seat][self.n - 1])

    def prompt(self, g: LysState, seat: int) -> Text:
        return Text(f"prompt-lose-{self.why(g, seat)}", {"n": self.n, "square": PLACES[g.place[seat]]})

    def stakes(self, g: LysState, seat: int, choice: Choice) -> Stake:
        assert isinstance(choice, OfCard)
        return worth(g, seat, choice.card)

    def why(self, g: LysState, seat: int) -> str:
        """L-81, L-150, LR-2. Who wants the cards: the hand limit, the square, or an attack."""
        wanted = [part.verb for part in BOX.squares[g.place[seat] - 1].does] if g.place[seat] else []
        if len(g.hands[seat]) - self.n == HAND_LIMIT and (seat != g.active or "discard" not in wanted):
            return "limit"
        return "square" if "discard" in wanted else "attack"

    def objections(self, g: LysState, seat: int, thing: str) -> list[Refusal]:
        return against_card(g, seat, thing)


def onward(place: int) -> int:
    """The square one is at, or to which the way leads out of an annexe (L-113, L-121, L-130)."""
    if place <= BRUMAIRE:
        return place
    return REPUBLIC if in_prison(place) else SALON_SQUARE


def worth(g: LysState, seat: int, card: int) -> Stake:
    """What a card that leaves the hand could have done; of a celebrity, whether his time is past (L-100)."""
    face, kind = BOX.cards[card], KIND[card]
    if kind == "celebrity":
        late = face.last < onward(g.place[seat])
        return stake("worth-celebrity-past" if late else "worth-celebrity", first=face.first, last=face.last)
    if kind == "book":
        return stake("worth-book", n=len([one for one in g.hands[seat] if KIND[one] == "book"]))
    return stake(f"worth-{kind}")


def against_card(g: LysState, seat: int, thing: str) -> list[Refusal]:
    """Why this thing is no card of the hand; empty: it is one."""
    card = CARD_OF.get(thing, -1)
    if card < 0:
        return REFUSALS.all_because(["not-a-card"])
    return [] if card in g.hands[seat] else REFUSALS.all_because(["not-in-hand"], card=CARDS[card])


class Limit(SeatStep[LysState]):
    """L-150, LR-84. A hand of more than six cards is brought down to six at once."""

    def run(self, g: LysState) -> None:
        over = len(g.hands[self.seat]) - HAND_LIMIT
        if over > 0:
            g.push(LOSE_CARDS[self.seat][over])


LOSE_CARDS: Final = [[LoseCards(seat, n) for n in range(len(PACK))] for seat in range(SEATS)]
LIMIT: Final = [Limit(seat) for seat in range(SEATS)]
