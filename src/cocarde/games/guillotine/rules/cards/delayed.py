"""G-61 (3), G-63 to G-65: delayed Jacobin cards, kept from turn to turn."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Step
from cocarde.core.choice import Choice
from cocarde.core.text import Missing, Refusal, Stake, Text, stake
from cocarde.games.guillotine.choices import DISCARD, KEEP, PLAY, SLOT, OfCard
from cocarde.games.guillotine.data.numbers import BOX, CERTIFICATE, JACOBIN_CARDS, NAMED
from cocarde.games.guillotine.data.rows import FACTIONS
from cocarde.games.guillotine.refusals import REFUSALS
from cocarde.games.guillotine.rules.at_stake import of_denunciation
from cocarde.games.guillotine.rules.cards.club_cards import show_used, usable, use_accusation, use_certificate
from cocarde.games.guillotine.rules.cards.decks import JACOBIN_UNDER, kept_under
from cocarde.games.guillotine.rules.decision import ConventionDecision
from cocarde.games.guillotine.rules.denunciation.cases import SIMPLE
from cocarde.games.guillotine.rules.scoring import last_turn
from cocarde.games.guillotine.state import ARRIVED, FACE, GuillotineState

MOST_KEPT: Final = 36


class TakeKept(Step[GuillotineState]):
    """G-61 (3). Delayed cards, one decision each: the kept ones in order of arrival, then those just drawn."""

    def run(self, g: GuillotineState) -> None:
        if g.drawn:
            arrived = g.turn << ARRIVED
            g.kept[g.drawer] = g.kept[g.drawer] + [face | arrived for face in g.drawn]
            g.drawn = []
            g.speakers = []
        g.push(NEXT_KEPT[0])


class NextKept(Step[GuillotineState]):
    """G-61 (3). The delayed card at this place of the hand, if there is one."""

    fields = ("place",)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, g: GuillotineState) -> None:
        if self.place < len(g.kept[g.drawer]):
            g.push(USE_DELAYED[self.place])


class UseDelayed(ConventionDecision):
    """G-63, G-64, GR-69, GR-74. P5_DELAYED: keep the card, put it back unused, or play it if it has a use now."""

    fields = ("place",)
    rule = "G-63"

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def face(self, g: GuillotineState) -> int:
        """The card in question."""
        return g.kept[g.drawer][self.place] & FACE

    def seats(self, g: GuillotineState) -> tuple[int, ...]:
        return g.asks(g.drawer)

    def answers(self, g: GuillotineState, seat: int) -> list[Choice]:
        face = self.face(g)
        slot = SLOT[face]
        if usable(g, g.drawer, face):
            return [KEEP[slot], DISCARD[slot], PLAY[slot]]
        return [KEEP[slot], DISCARD[slot]]

    def take(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        if choice.verb == "keep":
            tell_unseen(g, "kept", self.face(g))
            g.push(NEXT_KEPT[self.place + 1])
            return
        hand = g.kept[g.drawer]
        card = hand[self.place]
        g.kept[g.drawer] = hand[: self.place] + hand[self.place + 1 :]
        g.push(NEXT_KEPT[self.place])
        if choice.verb == "discard":
            kept_under(g, card, seat)
            tell_unseen(g, "discarded", card & FACE)
        else:
            self.play(g, card & FACE)

    def play(self, g: GuillotineState, face: int) -> None:
        """G-61, G-63. The card is used and goes under the deck."""
        show_used(g, face)
        g.push(JACOBIN_UNDER)
        if CERTIFICATE[face]:
            use_certificate(g, g.drawer)
        else:
            use_accusation(g, g.drawer, face, -1)

    def weigh(self, g: GuillotineState, seat: int, choice: Choice) -> Stake | None:
        face = self.face(g)
        if choice.verb != "play":
            return stake("discard" if choice.verb == "discard" else "keep-last" if last_turn(g) else "keep")
        if NAMED[face] >= 0:
            return of_denunciation(g, "strike", NAMED[face], SIMPLE)
        row = BOX.jacobins[face]
        op = f"{row.op}-{row.post}" if row.post else row.op
        return Stake(Text(f"effect-{op}", {"n": row.n}))

    def missing(self, g: GuillotineState, seat: int) -> list[Missing]:
        face = self.face(g)
        if usable(g, g.drawer, face):
            return []
        card = JACOBIN_CARDS[face]
        return [Missing(Text("choice-play-it"), REFUSALS.refusal("no-use-now", card=card))]

    def label(self, g: GuillotineState, seat: int, choice: Choice) -> Text | None:
        """The question has named the card."""
        if isinstance(choice, OfCard) and choice.verb == "show":
            return Text("choice-show-it") if choice.face == self.face(g) else None
        return Text(f"choice-{choice.verb}-it") if choice.verb in {"keep", "discard", "play"} else None

    def bars(self, g: GuillotineState, seat: int, kind: str, name: str) -> list[str]:
        kept = [JACOBIN_CARDS[card & FACE] for card in g.kept[g.drawer]]
        return ["one-card-at-a-time"] if kind == "kept" and name in kept else []

    def refuses(self, g: GuillotineState, seat: int, choice: Choice) -> Refusal | None:
        if choice is PLAY[SLOT[self.face(g)]] and not usable(g, g.drawer, self.face(g)):
            return REFUSALS.because("no-use-now", card=JACOBIN_CARDS[self.face(g)])
        return super().refuses(g, seat, choice)

    def prompt(self, g: GuillotineState, seat: int) -> Text:
        key = "prompt-delayed" if usable(g, g.drawer, self.face(g)) else "prompt-delayed-useless"
        return Text(key, {"card": JACOBIN_CARDS[self.face(g)]})


def tell_unseen(g: GuillotineState, what: str, face: int) -> None:
    """Section 6. Everybody sees what was done with a delayed card, its owner alone which card it was."""
    if g.telling:
        faction = FACTIONS[g.drawer]
        g.whisper(
            g.asks(g.drawer),
            f"{what}_jacobin", "G-63", {"faction": faction, "card": JACOBIN_CARDS[face]},
            f"{what}_jacobin_hidden", {"faction": faction},
        )  # fmt: skip


TAKE_KEPT: Final = TakeKept()
NEXT_KEPT: Final = [NextKept(place) for place in range(MOST_KEPT + 1)]
USE_DELAYED: Final = [UseDelayed(place) for place in range(MOST_KEPT)]
