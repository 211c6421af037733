"""V-63, V-64, V-113: effects on an opponent's hand: `discard`, `pick_discard`, `peek`."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Args, Refusal, Stake, Text, stake
from cocarde.games.vendee.choices import DISCARD, TARGET, OfCard, Target
from cocarde.games.vendee.data.numbers import FACES
from cocarde.games.vendee.refusals import REFUSALS
from cocarde.games.vendee.rules.cards import leave
from cocarde.games.vendee.rules.causes import cause_of
from cocarde.games.vendee.rules.foretold import card_here
from cocarde.games.vendee.state import VendeeState
from cocarde.kit.decisions import SeatDecision, SeatStep, TargetDecision


def bars_target(g: VendeeState, seat: int, target: int) -> str:
    """V-56, V-113. What keeps `seat` from striking `target`, or ""."""
    if not (seat ^ target) & 1:
        return "not-an-opponent"
    return "" if g.hands[target] else "no-cards-there"


def targets(g: VendeeState, seat: int) -> list[int]:
    """The opponents that hold a card, clockwise by seat."""
    return [target for target in range(g.seats) if not bars_target(g, seat, target)]


def strike(g: VendeeState, seat: int, target: int, op: str, n: int) -> None:
    """The effect strikes this hand."""
    if op == "discard":
        discard_at_random(g, target, n)
        return
    show(g, seat, target)
    if op == "pick_discard":
        hand = g.hands[target]
        if hand[0] == hand[-1]:  # one face: no choice
            throw_away(g, target, hand[0])
        else:
            g.push(PickCard(seat, target))


def discard_at_random(g: VendeeState, target: int, n: int) -> None:
    """V-63, VR-70. Cards taken at random go to the discard pile, face up; a smaller hand loses what it has."""
    hand = g.hands[target]
    for _ in range(min(n, len(hand))):
        throw_away(g, target, g.chance.pick(hand))


def throw_away(g: VendeeState, target: int, face: int) -> None:
    """V-63. A card of the hand goes to its camp's discard pile, a unique event too (VR-41)."""
    leave(g, target, face)
    g.discard[target & 1].append(face)
    if g.telling:
        cause = cause_of(g, "discard") or cause_of(g, "pick_discard")
        g.tell("discarded", "V-63", {"seat": target, "cards": [FACES[face]], **cause})


def show(g: VendeeState, seat: int, target: int) -> None:
    """V-64. The hand is shown to the acting seat and its partner."""
    g.shown[target] = g.hands[target][:]
    g.reveal()
    if g.telling:
        public: Args = {"seat": seat, "target": target, **(cause_of(g, "peek") or cause_of(g, "pick_discard"))}
        cards = [FACES[face] for face in g.hands[target]]
        g.whisper(g.side(seat), "peeked", "V-64", {**public, "cards": cards}, "peeked_public", {**public})


class Strike(SeatStep[VendeeState]):
    """V-56, V-113. No opponent with cards: nothing happens; one: that one; two: the seat that played chooses."""

    fields = ("seat", "op", "n")

    def __init__(self, seat: int, op: str, n: int) -> None:
        super().__init__(seat)
        self.op: Final = op
        self.n: Final = n

    def run(self, g: VendeeState) -> None:
        found = targets(g, self.seat)
        if len(found) == 1:
            strike(g, self.seat, found[0], self.op, self.n)
        elif found:
            g.push(ChooseTarget(self.seat, self.op, self.n))


class ChooseTarget(SeatDecision[VendeeState]):
    """V-113. FX_TARGET: which of the two opponents a card strikes."""

    fields = ("seat", "op", "n")
    rule = "V-113"

    def __init__(self, seat: int, op: str, n: int) -> None:
        super().__init__(seat)
        self.op: Final = op
        self.n: Final = n

    def options(self, g: VendeeState, seat: int) -> list[Choice]:
        return [TARGET[target] for target in targets(g, seat)]

    def apply(self, g: VendeeState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Target)
        strike(g, seat, choice.seat, self.op, self.n)

    def prompt(self, g: VendeeState, seat: int) -> Text:
        return Text(f"prompt-target-{self.op.replace('_', '-')}", {"n": self.n, **cause_of(g, self.op)})

    def stakes(self, g: VendeeState, seat: int, choice: Choice) -> Stake:
        """V-63, V-64. How many cards the opponent holds."""
        assert isinstance(choice, Target)
        return stake("target", n=len(g.hands[choice.seat]))

    def objections(self, g: VendeeState, seat: int, thing: str) -> list[Refusal]:
        kind, _, name = thing.partition(":")
        if kind != "seat" or name not in [str(target) for target in range(g.seats)]:
            return REFUSALS.all_because(["not-an-opponent"])
        return REFUSALS.all_because([bars_target(g, seat, int(name))])


class PickCard(TargetDecision[VendeeState]):
    """V-64. FX_PICK: the seat that played sees the hand and chooses a card of it to be discarded."""

    rule = "V-64"

    def options(self, g: VendeeState, seat: int) -> list[Choice]:
        return [DISCARD[face] for face in sorted(set(g.hands[self.target]))]

    def apply(self, g: VendeeState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, OfCard)
        throw_away(g, self.target, choice.face)

    def prompt(self, g: VendeeState, seat: int) -> Text:
        return Text("prompt-pick-card", {"target": self.target, **cause_of(g, "pick_discard")})

    def stakes(self, g: VendeeState, seat: int, choice: Choice) -> Stake:
        """V-26. What the card would count in this battle, and do."""
        assert isinstance(choice, OfCard)
        return card_here(g, self.target, choice.face, seat)

    def objections(self, g: VendeeState, seat: int, thing: str) -> list[Refusal]:
        return REFUSALS.all_because(["not-shown"])
