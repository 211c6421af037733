"""T-6 to T-8: the speeches are opened, and one of them has the floor."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Step
from tribune.data.tables import SILENT, SPEECHES, VETO, motion_names
from tribune.rules.vote import PUT_TO_VOTE, carry
from tribune.state import TribuneState

NOBODY: Final = -1


class Floor(Step[TribuneState]):
    """T-6, T-7. All that was laid is opened and spent; then one Veto or more (TR-2), or the most eloquent speech that
    stands alone.
    """

    fields = ("laid",)

    def __init__(self, laid: tuple[int, ...]) -> None:
        self.laid: Final = laid

    def run(self, g: TribuneState) -> None:
        for seat, face in enumerate(self.laid):
            spend(g, seat, face)
        g.reveal()
        speaker = NOBODY if VETO in self.laid else heard(self.laid)
        if speaker == NOBODY:
            self.adjourn(g)
        elif g.galleries:
            g.push(PUT_TO_VOTE[speaker])
        else:
            carry(g, speaker, "T-11")

    def adjourn(self, g: TribuneState) -> None:
        """T-6, T-7. The order of the day waits for the next sitting."""
        if g.telling:
            kind, rule = ("vetoed", "T-6") if VETO in self.laid else ("drowned", "T-7")
            g.tell(kind, rule, {"motions": motion_names(g.order)})


def heard(laid: tuple[int, ...]) -> int:
    """T-7. The seat whose speech is the most eloquent of those that stand alone; silence is no speech (TR-1)."""
    alone = [face for face in laid if face < VETO and laid.count(face) == 1]
    return laid.index(max(alone)) if alone else NOBODY


def spend(g: TribuneState, seat: int, face: int) -> None:
    """T-8. What was laid is done with; who was silent keeps everything."""
    if face != SILENT:
        g.hands[seat].remove(face)
        g.spent.append(face)
    if g.telling and face == SILENT:
        g.tell("was_silent", "T-4", {"seat": seat})
    elif g.telling:
        g.tell("spoke", "T-8", {"seat": seat, "card": SPEECHES[face]})
