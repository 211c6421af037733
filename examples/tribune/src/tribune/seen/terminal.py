"""La Tribune in a terminal: the order of the day, the deputies, one's own speeches."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Styled

from cocarde.kit.drawing import Drawing, Says
from tribune.seen.view import DeputyView, MotionFace, TribuneBox, TribuneView

INK: Final = {"nation": "red", "law": "blue", "king": "bright_white", "": "bold yellow"}
FACE_DOWN: Final = "▮"


def draw(view: TribuneView, box: TribuneBox, speech: Says) -> RenderableType:
    """The table as its viewer sees it."""
    return Picture(view, box, speech).all()


class Picture(Drawing):
    """Draws one view."""

    def __init__(self, view: TribuneView, box: TribuneBox, speech: Says) -> None:
        super().__init__(speech)
        self.view = view
        self.motions = {motion.id: motion for motion in box.motions}

    def all(self) -> Group:
        return Group(self.order(), self.deputies(), *self.hand())

    def order(self) -> Styled:
        """The sitting and its order of the day."""
        line = Styled(self.word("terminal-sitting", n=self.view.sitting) + " ", "bold")
        return line + Styled("  ").join(self.motion(self.motions[id]) for id in self.view.order)

    def motion(self, motion: MotionFace) -> Styled:
        return Styled(f"{self.word(f'motion-{motion.id}')} ({motion.votes})", INK[motion.theme])

    def deputies(self) -> Grid:
        """Each seat: votes, hand, whether it has chosen, what it has carried."""
        grid = Grid.grid(padding=(0, 2))
        for one in self.view.deputies:
            mark = "►" if one.seat == self.view.floor else FACE_DOWN if one.decided else " "
            carried = Styled(", ").join(self.motion(self.motions[id]) for id in one.motions)
            votes = self.word("terminal-votes", n=one.votes)
            grid.add_row(mark, self.word(f"seat-{one.seat}"), votes, self.word("terminal-hand", n=one.hand), carried)
        return grid

    def hand(self) -> list[Styled]:
        """The speeches of the viewer, and what he has laid."""
        return [self.cards(one) for one in self.view.deputies if one.cards is not None]

    def cards(self, own: DeputyView) -> Styled:
        names = [self.word(f"card-{card}") for card in own.cards or []]
        laid = f"  {FACE_DOWN} " + self.word(f"card-{own.laid}") if own.laid else ""
        return Styled(" · ".join(names), "bold") + Styled(laid, "dim")
