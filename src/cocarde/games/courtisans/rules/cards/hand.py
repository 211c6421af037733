"""C-47 to C-49, C-104: drawing, taking, giving, discarding; and who knows which card is where (section 6)."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Args, Stake, Text, stake
from cocarde.games.courtisans.answers import OfFace
from cocarde.games.courtisans.choices import DISCARD, DONE, HAND
from cocarde.games.courtisans.data.numbers import ALONE, FACE, FACES, INCOME, SEAT_IDS
from cocarde.games.courtisans.rules.bargaining.contracts import happened
from cocarde.games.courtisans.rules.bargaining.triggers import GIVES, trigger
from cocarde.games.courtisans.rules.decision import CourtDecision
from cocarde.games.courtisans.state import CourtisansState
from cocarde.kit.decisions import why_one_card
from cocarde.kit.replaced import with_one, without


def faces_of(cards: list[int]) -> list[int]:
    """The different faces of a pile, in the order of the box."""
    faces: list[int] = []
    for card in cards:
        face = FACE[card]
        if face not in faces:
            faces.append(face)
    faces.sort()
    return faces


def card_in(cards: list[int], face: int) -> int:
    """A card of this face; a hand may hold several, which nobody can tell apart."""
    for card in cards:
        if FACE[card] == face:
            return card
    raise AssertionError(f"no {FACES[face]} here")


def leave_hand(g: CourtisansState, seat: int, face: int) -> int:
    """A card of this face leaves the hand for all to see."""
    card = card_in(g.hands[seat], face)
    forget(g, seat, card)
    g.hands[seat] = [other for other in g.hands[seat] if other != card]
    return card


def forget(g: CourtisansState, seat: int, card: int) -> None:
    """C-R98. Who knew of another card of this face in the hand cannot tell it from the one that leaves."""
    unaware = ~g.known[card]
    for other in g.hands[seat]:
        if other != card and FACE[other] == FACE[card]:
            mistaken = g.known[other] & unaware
            if mistaken:
                g.known = with_one(g.known, other, g.known[other] & ~mistaken)
            unaware &= ~mistaken


def bars_draw(g: CourtisansState) -> str:
    """C-47, C-R66."""
    return "" if g.deck or g.discard else "deck-empty"


def draw(g: CourtisansState, seat: int) -> None:
    """C-47, C-81, C-105, C-R67. The top card; an empty deck is first made of the discard."""
    if not g.deck:
        deck = sorted(g.discard)
        known = g.known[:]
        for card in deck:
            known[card] = 0
        g.chance.shuffle(deck)
        g.deck, g.discard, g.known = deck, [], known
        if g.telling:
            g.tell("reshuffled", "C-47", {"n": len(g.deck)})
    card = g.deck[-1]
    g.deck = g.deck[:-1]
    g.hands[seat] = [*g.hands[seat], card]
    g.known = with_one(g.known, card, 1 << seat)
    g.reveal()
    if g.telling:
        face = FACES[FACE[card]]
        g.whisper((seat,), "drew", "C-47", {"seat": seat, "card": face}, "drew_hidden", {"seat": seat})


def take(g: CourtisansState, seat: int, face: int) -> None:
    """C-48. A face-up card of the Maison du Roi; everybody sees which."""
    card = card_in(g.maison, face)
    g.maison = without(g.maison, card)
    g.hands[seat] = [*g.hands[seat], card]
    g.known = with_one(g.known, card, (1 << g.seats) - 1)
    if g.telling:
        g.tell("took", "C-48", {"seat": seat, "card": FACES[face]})


class ChooseGift(CourtDecision):
    """C-49, C-R96. GIVE: which one or two cards go to him, chosen one after the other; he cannot refuse."""

    fields = ("to", "first")
    rule = "C-49"

    def __init__(self, to: int, first: int) -> None:
        self.to: Final = to
        self.first: Final = first

    def seats(self, g: CourtisansState) -> tuple[int, ...]:
        return ALONE[g.active]

    def answers(self, g: CourtisansState, seat: int) -> list[Choice]:
        left = [card for card in g.hands[seat] if card != self.first]
        legal: list[Choice] = [DONE] if self.first >= 0 else []
        for face in faces_of(left):
            legal.append(HAND[face])
        return legal

    def why_only(self, g: CourtisansState, seat: int) -> str:
        return why_one_card(g.hands[seat])

    def take(self, g: CourtisansState, seat: int, choice: Choice) -> None:
        if not isinstance(choice, OfFace):
            give(g, seat, self.to, [self.first])
        elif self.first >= 0:
            left = [card for card in g.hands[seat] if card != self.first]
            give(g, seat, self.to, [self.first, card_in(left, choice.face)])
        elif len(g.hands[seat]) == 1:
            give(g, seat, self.to, [card_in(g.hands[seat], choice.face)])
        else:
            g.push(ChooseGift(self.to, card_in(g.hands[seat], choice.face)))

    def weigh(self, g: CourtisansState, seat: int, choice: Choice) -> Stake | None:
        return stake("hand" if isinstance(choice, OfFace) else "done")

    def bars_thing(self, g: CourtisansState, seat: int, kind: str, name: str) -> list[str]:
        return ["not-in-hand"] if kind == "card" and name in FACES else []

    def prompt(self, g: CourtisansState, seat: int) -> Text:
        if self.first < 0:
            return Text("prompt-gift", {"target": SEAT_IDS[self.to]})
        return Text("prompt-gift-more", {"target": SEAT_IDS[self.to], "card": FACES[FACE[self.first]]})


def give(g: CourtisansState, seat: int, to: int, cards: list[int]) -> None:
    """C-49, C-R42, C-R43, C-R98. Face down: the two know the cards; the others are sure of none of the giver's."""
    pair = 1 << seat | 1 << to
    known = g.known[:]
    for card in g.hands[seat]:
        known[card] &= pair
    g.known = known
    for card in cards:
        forget(g, seat, card)
        g.hands[seat] = [other for other in g.hands[seat] if other != card]
        g.known = with_one(g.known, card, pair)
    g.hands[to] = g.hands[to] + cards
    g.reveal()
    if g.telling:
        told: Args = {"seat": seat, "target": to, "n": len(cards)}
        faces = [FACES[FACE[card]] for card in cards]
        g.whisper((seat, to), "gave", "C-49", {**told, "cards": faces}, "gave_hidden", told)
    for n in range(1, len(cards) + 1):
        happened(g, trigger(GIVES, seat, 0, to, n))


class DiscardDown(CourtDecision):
    """C-104. DISCARD_DOWN: one card after the other, until the hand is no larger than the limit."""

    rule = "C-104"

    def seats(self, g: CourtisansState) -> tuple[int, ...]:
        return ALONE[g.active]

    def answers(self, g: CourtisansState, seat: int) -> list[Choice]:
        return [DISCARD[face] for face in faces_of(g.hands[seat])]

    def take(self, g: CourtisansState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, OfFace)
        g.discard = [*g.discard, leave_hand(g, seat, choice.face)]
        if g.telling:
            g.tell("discarded", "C-104", {"seat": seat, "card": FACES[choice.face]})
        if len(g.hands[seat]) > g.terms.hand_limit:
            g.push(self)

    def weigh(self, g: CourtisansState, seat: int, choice: Choice) -> Stake | None:
        assert isinstance(choice, OfFace)
        return stake("discard", amount=INCOME[choice.face])

    def bars_thing(self, g: CourtisansState, seat: int, kind: str, name: str) -> list[str]:
        return ["not-in-hand"] if kind == "card" and name in FACES else []

    def prompt(self, g: CourtisansState, seat: int) -> Text:
        return Text("prompt-discard", {"n": len(g.hands[seat]) - g.terms.hand_limit})


DISCARD_DOWN: Final = DiscardDown()
