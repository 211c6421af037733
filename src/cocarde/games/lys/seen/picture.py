# interpreted: painting
"""Le Lys et la Cocarde as a picture: the snail with its pawns and trees, the players, the hand."""

from __future__ import annotations

from typing import Any, Final

from cocarde.games.lys.seen.shapes import LysBox, LysView, SeatView, SquareFace, SquareView
from cocarde.kit.drawing import Says
from cocarde.kit.painting import FADED, GOLD, Painting, ink_on

CELL: Final = 61.0
LEFT: Final = 16.0
TOP: Final = 52.0
PANEL: Final = 826.0
ROOM: Final = 360.0
GROUND: Final = {
    "blue": "#8fb3e0", "yellow": "#f0d37a", "red": "#e08a84", "white": "#ffffff",
    "prison": "#8d8d86", "front": "#a8a06a", "guyana": "#4d8f5b", "start": "#1f2f5c",
}  # fmt: skip
SEAT: Final = ("#1f3f77", "#a3161d", "#2e7d46", "#c98d00", "#6b3fa0", "#2b2b2b")


class Picture(Painting):
    """The table as its viewer sees it."""

    def __init__(self, view: LysView, box: LysBox, speech: Says) -> None:
        super().__init__(speech)
        self.view = view
        self.cards = {card.id: card for card in box.cards}
        self.clock()
        for at, face in enumerate(box.squares):
            self.square(face, view.squares[at])
        y = TOP
        for seat in view.seats:
            y = self.player(seat, y)
        for seat in view.seats:
            if seat.cards is not None:
                self.hand(seat.cards)

    def clock(self) -> None:
        """The round, the last dice, the piles."""
        view = self.view
        said = self.word("terminal-round", n=view.round)
        said += f"   {self.word('terminal-dice', faces=view.dice)}" if view.dice else ""
        piles = self.word("terminal-piles", deck=view.deck, discard=len(view.discard))
        self.write(LEFT, 12, said, 24, bold=True, room=800)
        self.write(PANEL, 18, piles, 16, FADED, room=ROOM)

    def square(self, face: SquareFace, square: SquareView) -> None:
        """A square in its colour: its number, a barrier as a thick edge, who stands there; a tree where it was."""
        x, y = LEFT + CELL * face.x, TOP + CELL * face.y
        colour = ground_of(face)
        if square.planter >= 0:
            self.box(x + 2, y + 2, CELL - 4, CELL - 4, "#dfe8d0", "#2f6b2f")
            self.disc(x + CELL / 2, y + CELL / 2 - 6, 15, "#2f6b2f")
            self.box(x + CELL / 2 - 2, y + CELL / 2 + 8, 4, 14, "#5b3a22", "#5b3a22")
            self.write(x + 5, y + 3, str(square.planter + 1), 14, "#2f6b2f", bold=True)
        else:
            barrier = square.barrier
            edge = "#a3161d" if barrier else "#2b2118"
            self.box(x + 2, y + 2, CELL - 4, CELL - 4, colour, edge, 4 if barrier else 1)
            self.write(x + 8, y + 5, number(face), 15, ink_on(colour), bold=True)
            if face.gives_trees:
                self.disc(x + CELL - 13, y + 14, 6, "#2f6b2f")
        there = [seat.seat for seat in self.view.seats if seat.place == face.place]
        for n, seat in enumerate(there):
            self.token(x + 15 + 16 * (n % 3), y + 34 + 12 * (n // 3), 11, SEAT[seat], str(seat + 1), "#ffffff", 2)

    def player(self, seat: SeatView, y: float) -> float:
        """A player: name, role, place, wealth, what keeps him."""
        active = seat.seat == self.view.active and not self.view.over
        self.box(PANEL, y, ROOM, 92, "#fbf6e8", GOLD if active else "#2b2118", 4 if active else 1)
        self.plate(PANEL, y, ROOM, 28, SEAT[seat.seat], f"{seat.seat + 1} {self.word(f'seat-{seat.seat}')}")
        role = f"{self.word('marking-' + seat.marking)}, {self.word('place-' + seat.place)}"
        self.write(PANEL + 8, y + 32, role, 16, room=ROOM - 16)
        brevets = self.word("terminal-brevets", n=seat.brevets)
        wealth = self.word("terminal-wealth", hand=seat.hand, trees=seat.trees)
        self.write(PANEL + 8, y + 51, f"{brevets}, {wealth}", 16, bold=True, room=ROOM - 16)
        kept = [self.word(f"hold-{seat.hold}")] if seat.hold else []
        kept += [self.word("terminal-wounded")] if seat.wounded else []
        kept += [self.word("terminal-reborn")] if seat.reborn else []
        self.write(PANEL + 8, y + 70, ", ".join(kept), 15, "#a3161d", room=ROOM - 16)
        return y + 98

    def hand(self, held: list[str]) -> None:
        """The viewer's cards, copies once, and what each does."""
        y = TOP + 9 * CELL + 14
        for card in dict.fromkeys(held):
            face, copies = self.cards[card], held.count(card)
            name = self.word(f"card-{card}") + (f" ×{copies}" if copies > 1 else "")
            self.write(LEFT, y, name, 17, bold=True, room=280)
            effect = self.word(f"effect-{face.kind}", first=face.first, last=face.last)
            self.write(LEFT + 290, y, effect, 16, FADED, room=860)
            y += 25


def number(face: SquareFace) -> str:
    """The number of a square; letters for the annexes."""
    name = face.place.removeprefix("prison_").removeprefix("front_")
    return {"guyana": "G", "0": "–"}.get(name, name)


def ground_of(face: SquareFace) -> str:
    """The colour of a square."""
    track = face.place.partition("_")[0]
    return GROUND[face.zone or (track if track in GROUND else "start")]


def paint(view: LysView, box: LysBox, speech: Says) -> Any:
    """The picture of a table."""
    return Picture(view, box, speech).image
