"""V-56, VR-67: `recover`, cards of the camp's discard pile taken back into the hand."""

from __future__ import annotations

from cocarde.core.choice import Choice
from cocarde.core.text import Refusal, Stake, Text
from cocarde.games.vendee.choices import RECOVER, OfCard
from cocarde.games.vendee.data.numbers import FACES, RECOVERABLE
from cocarde.games.vendee.refusals import REFUSALS
from cocarde.games.vendee.rules.cards import put
from cocarde.games.vendee.rules.causes import cause_of
from cocarde.games.vendee.rules.foretold import card_here
from cocarde.games.vendee.state import VendeeState
from cocarde.kit.decisions import NumberStep, SeatDecision


def recoverable(g: VendeeState, camp: int) -> list[int]:
    """VR-67. The distinct faces of the discard pile that are neither unique nor Annulation."""
    return sorted({face for face in g.discard[camp] if RECOVERABLE[face]})


def recover(g: VendeeState, seat: int, face: int) -> None:
    """V-113, VR-74, VR-85. Into the hand of the seat that played, for all to see; it may be played at once."""
    g.discard[seat & 1].remove(face)
    put(g.hands[seat], face)
    g.shown[seat] = [*g.shown[seat], face]
    g.recovered[seat] = [*g.recovered[seat], face]
    if g.telling:
        cause = cause_of(g, "recover") or cause_of(g, "recover_if")
        g.tell("recovered", "V-113", {"seat": seat, "card": FACES[face], **cause})


class Recover(NumberStep[VendeeState]):
    """V-56. No card: nothing happens; one face: it is taken; more: the seat that played chooses. `n` times."""

    def run(self, g: VendeeState) -> None:
        if self.n > 1:
            g.push(Recover(self.seat, self.n - 1))
        faces = recoverable(g, self.seat & 1)
        if len(faces) == 1:
            recover(g, self.seat, faces[0])
        elif faces:
            g.push(RecoverCard(self.seat))


class RecoverCard(SeatDecision[VendeeState]):
    """V-113. FX_RECOVER: a card of the discard pile to take back."""

    rule = "V-113"

    def options(self, g: VendeeState, seat: int) -> list[Choice]:
        return [RECOVER[face] for face in recoverable(g, seat & 1)]

    def apply(self, g: VendeeState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, OfCard)
        recover(g, seat, choice.face)

    def prompt(self, g: VendeeState, seat: int) -> Text:
        return Text("prompt-recover", cause_of(g, "recover") or cause_of(g, "recover_if"))

    def stakes(self, g: VendeeState, seat: int, choice: Choice) -> Stake:
        """V-26. What the card would count in this battle, and do."""
        assert isinstance(choice, OfCard)
        return card_here(g, seat, choice.face, seat)

    def objections(self, g: VendeeState, seat: int, thing: str) -> list[Refusal]:
        return REFUSALS.all_because(["not-recoverable"])
