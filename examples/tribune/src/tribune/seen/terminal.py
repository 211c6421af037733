"""La Tribune in a terminal: the order of the day, the deputies, one's own speeches."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Styled

from cocarde.kit.drawing import Drawing, Says
from tribune.seen.view import TribuneBox, TribuneView

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
        return Group(self.order(), self.deputies(), self.hand())

    def order(self) -> Styled:
        """The sitting and its order of the day."""
        line = Styled(self.word("terminal-sitting", n=self.view.sitting) + " ", "bold")
        return line + self.named(self.view.order)

    def named(self, motions: list[str]) -> Styled:
        """Motions with their votes, in the colours of their themes."""
        faces = [self.motions[motion] for motion in motions]
        return Styled(", ").join(
            Styled(f"{self.word(f'motion-{face.id}')} ({face.votes})", INK[face.theme]) for face in faces
        )

    def deputies(self) -> Grid:
        """Each seat: votes, hand, whether it has chosen, what it has carried."""
        grid = Grid.grid(padding=(0, 2))
        for seat, one in enumerate(self.view.deputies):
            mark = "►" if seat == self.view.floor else FACE_DOWN if one.decided else " "
            votes, hand = self.word("terminal-votes", n=one.votes), self.word("terminal-hand", n=one.hand)
            grid.add_row(mark, self.word(f"seat-{seat}"), votes, hand, self.named(one.motions))
        return grid

    def hand(self) -> Styled:
        """The speeches of the viewer, and what he has laid."""
        names = [self.word(f"card-{card}") for card in self.view.cards]
        laid = f"  {FACE_DOWN} " + self.word(f"card-{self.view.laid}") if self.view.laid else ""
        return Styled(" · ".join(names), "bold") + Styled(laid, "dim")
