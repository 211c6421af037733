# interpreted: drawing
"""Le Lys et la Cocarde in a terminal: the snail, the players, the hand."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.padding import Padding
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text as Styled

from cocarde.games.lys.seen.shapes import CardFace, LysBox, LysView, SeatView, SquareFace, SquareView
from cocarde.kit.drawing import Drawing, Says

WIDE: Final = 6
COLUMNS: Final = 13
ROWS: Final = 9
LONGEST: Final = 8
"""The longest throw."""
GROUND: Final = {
    "blue": Style(color="#16284a", bgcolor="#8fb3e0"),
    "yellow": Style(color="#4a3a10", bgcolor="#f0d37a"),
    "red": Style(color="#3d0d0a", bgcolor="#e08a84"),
    "white": Style(color="#000000", bgcolor="#ffffff", bold=True),
    "prison": Style(color="#ffffff", bgcolor="#6b6b64"),
    "front": Style(color="#000000", bgcolor="#a8a06a"),
    "guyana": Style(color="#ffffff", bgcolor="#4d8f5b"),
    "start": Style(color="#ffffff", bgcolor="#1f2f5c"),
}
GONE: Final = Style(color="#2f6b2f", bold=True)
SIGN: Final = {"none": "·", "cocarde": "⊙", "lys": "⚜", "croix": "✝", "jureur": "✝⊙", "refractaire": "✝⚜"}


class Picture(Drawing):
    """The table as its viewer sees it."""

    def __init__(self, view: LysView, box: LysBox, speech: Says) -> None:
        super().__init__(speech)
        self.view = view
        self.cards = {card.id: card for card in box.cards}
        self.faces = {(face.x, face.y): (face, view.squares[at]) for at, face in enumerate(box.squares)}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.clock()
        yield Padding(self.board(), (1, 0, 0, 0))
        yield Padding(Styled(self.word("terminal-signs"), "dim"), (0, 0, 1, 0))
        yield self.players()
        for seat in self.view.seats:
            if seat.cards is not None:
                yield Padding(self.hand(seat.cards), (1, 0, 0, 0))
                yield Padding(self.menu(seat.place), (1, 0, 0, 0))

    def clock(self) -> Styled:
        """The round, the last dice, the piles."""
        view = self.view
        line = Styled(self.word("terminal-round", n=view.round), "bold")
        if view.dice:
            line.append(f"   {self.word('terminal-dice', faces=view.dice)}")
        line.append(f"   {self.word('terminal-piles', deck=view.deck, discard=len(view.discard))}", "dim")
        return line

    def board(self) -> Grid:
        """The snail of section 11.1, each square two lines high."""
        grid = Grid.grid(padding=0)
        for _ in range(COLUMNS):
            grid.add_column(width=WIDE, no_wrap=True)
        for y in range(ROWS):
            grid.add_row(*[self.cell(x, y) for x in range(COLUMNS)])
        return grid

    def cell(self, x: int, y: int) -> Styled:
        """A square: its number above, who stands there below; a tree where it was."""
        if (x, y) not in self.faces:
            return Styled(" " * WIDE + "\n" + " " * WIDE)
        face, square = self.faces[x, y]
        pawns = "".join(str(seat.seat + 1) for seat in self.view.seats if seat.place == face.place)
        if square.planter >= 0:
            return Styled(f"  ♣{square.planter + 1}".ljust(WIDE) + "\n" + " " * WIDE, GONE)
        text = Styled(self.number(face, square), ground_of(face))
        text.append("\n" + pawns.center(WIDE), ground_of(face) + Style(bold=True, reverse=bool(pawns)))
        return text

    def number(self, face: SquareFace, square: SquareView) -> str:
        """The number of a square; barriers in bars, squares that give trees with a sprig."""
        track, _, cell = face.place.partition("_")
        name = {"guyana": "G", "0": "◆"}.get(face.place, track[0] + cell if cell else track)
        marks = f"|{name}|" if square.barrier else name
        return (marks + ("♣" if face.gives_trees else "")).center(WIDE)

    def players(self) -> Grid:
        """One line for each player."""
        grid = Grid.grid(padding=(0, 2))
        for seat in self.view.seats:
            active = seat.seat == self.view.active and not self.view.over
            grid.add_row(
                Styled(
                    f"{'▶' if active else ' '} {seat.seat + 1} {self.word(f'seat-{seat.seat}')}",
                    "bold" if active else "",
                ),
                f"{SIGN[seat.marking]} {self.word('marking-' + seat.marking)}",
                self.word("place-" + seat.place),
                self.word("terminal-wealth", hand=seat.hand, trees=seat.trees),
                Styled(self.word("terminal-brevets", n=seat.brevets), "bold"),
                Styled(self.state(seat), "italic"),
            )
        return grid

    def state(self, seat: SeatView) -> str:
        """What keeps a player where he is."""
        states = [self.word(f"hold-{seat.hold}")] if seat.hold else []
        states += [self.word("terminal-wounded")] if seat.wounded else []
        states += [self.word("terminal-reborn")] if seat.reborn else []
        return ", ".join(states)

    def hand(self, cards: list[str]) -> Grid:
        """The viewer's cards and what each does."""
        grid = Grid.grid(padding=(0, 2))
        for card in cards:
            grid.add_row(Styled(self.word(f"card-{card}"), "bold"), self.effect(self.cards[card]))
        return grid

    def menu(self, place: str) -> Grid:
        """The squares within a longest throw ahead: what is printed there, and what it would do to the viewer."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_row("", Styled(self.word("terminal-menu"), "bold"))
        for square in within_a_throw(place, self.view.squares):
            does = " ".join(self.speech.say(text, self.names()) for text in square.preview)
            name = Styled(self.word(f"square-{square.place}"), "bold")
            grid.add_row(square.place.partition("_")[2] or square.place, name, self.printed(square.place))
            if does:
                grid.add_row("", "", Styled(f"→ {does}", "italic"))
        return grid

    def names(self) -> list[str]:
        """How the players are called here."""
        return [self.word(f"seat-{seat.seat}") for seat in self.view.seats]

    def printed(self, place: str) -> str:
        """What the menu prints for a square."""
        return self.word(f"square-{place}-sentence")

    def effect(self, card: CardFace) -> str:
        return self.word(f"effect-{card.kind}", first=card.first, last=card.last)


def within_a_throw(place: str, squares: list[SquareView]) -> list[SquareView]:
    """The next squares of the same track that still exist, as far as two dice reach."""
    track = place.partition("_")[0] if "_" in place else ""
    same = [one for one in squares if ("_" in one.place and one.place.startswith(track)) == bool(track)]
    road = [one for one in same if one.place != "guyana" and (one.planter < 0 or one.place == place)]
    at = next((n for n, one in enumerate(road) if one.place == place), len(road))
    return road[at + 1 : at + 1 + LONGEST]


def ground_of(face: SquareFace) -> Style:
    """The colour of a square."""
    track = face.place.partition("_")[0]
    return GROUND[face.zone or (track if track in GROUND else "start")]
