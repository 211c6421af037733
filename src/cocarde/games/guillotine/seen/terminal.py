# interpreted: drawing
"""Guillotine in a terminal: the posts and who is there, the factions, the vote, the denunciations, the cards."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text as Styled

from cocarde.games.guillotine.seen.shapes import (
    CaseView,
    DeputyView,
    DrawView,
    FactionView,
    GuillotineBox,
    GuillotineView,
    RoomView,
    VoteView,
)
from cocarde.kit.drawing import DARK, LIGHT, Drawing, Says

ON_REPORT: Final = "✦"
DENOUNCED: Final = "‼"
NO_BREAK: Final = "\u00a0"


class Picture(Drawing):
    """The table as its viewer sees it."""

    def __init__(self, view: GuillotineView, box: GuillotineBox, speech: Says) -> None:
        super().__init__(speech)
        self.view = view
        self.turns = box.numbers.turns
        self.elected = box.numbers.elected
        self.deputies = {deputy.id: deputy for deputy in view.deputies}
        self.ground = {
            faction.id: Style(color=DARK if faction.letter == "R" else LIGHT, bgcolor=faction.colour)
            for faction in box.factions
        }
        self.letter = {faction.id: self.word(f"faction-{faction.id}")[0] for faction in box.factions}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if not self.view.deputies:
            yield Styled(self.word("terminal-choosing"), "bold")
            return
        signs = Styled(self.word("terminal-signs", pp=self.elected), "dim")
        parts = [self.clock(), Group(self.rooms(), signs), self.factions(), *self.vote(), *self.batch(), *self.cards()]
        yield Group(*[Padding(part, (0, 0, 1, 0)) for part in parts])

    def clock(self) -> Styled:
        """Turn, phase, turn order."""
        view = self.view
        line = Styled(self.word("terminal-turn", turn=view.turn, last=self.turns, phase=view.phase), "bold")
        line.append("  " + self.word("terminal-order"), "dim")
        for faction in view.order:
            line.append(" ")
            line.append(f" {self.letter[faction]} ", self.ground[faction])
        if view.dissolved:
            line.append("  " + self.word("terminal-dissolved"), "bold red")
        return line

    def rooms(self) -> Grid:
        """Every post with its deputies; the summoned and the dead come last."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for room in self.view.rooms:
            grid.add_row(Styled(self.word(f"post-{room.id}"), "bold"), self.seats(room), self.people(room.deputies))
        summoned = [deputy.id for deputy in self.view.deputies if deputy.post == "summoned"]
        for post, names in (("summoned", summoned), ("guillotine", self.view.dead)):
            if names:
                grid.add_row(Styled(self.word(f"post-{post}"), "bold"), "", self.people(names))
        return grid

    def seats(self, room: RoomView) -> str:
        return f"{len(room.deputies)}/{room.seats}" if room.seats else ""

    def people(self, names: list[str]) -> Columns:
        """Deputies in the colour of their faction, with their popularity and what hangs over them."""
        return Columns([self.person(self.deputies[name]) for name in names], padding=(0, 1))

    def person(self, deputy: DeputyView) -> Styled:
        mark = (ON_REPORT if deputy.on_report else "") + (DENOUNCED if deputy.denounced else "")
        short = self.word(f"deputy-{deputy.id}").replace(" ", NO_BREAK)
        letter = self.letter[deputy.faction]
        if not deputy.alive:
            return Styled(f" {letter}{NO_BREAK}{short} ", "dim strike")
        style = self.ground[deputy.faction] + Style(bold=deputy.pp >= self.elected)
        return Styled(f" {letter}{NO_BREAK}{short}{NO_BREAK}{deputy.pp}{mark} ", style)

    def factions(self) -> Grid:
        """The factions in play: the living, the re-elected if it ended now, the kept cards."""
        grid = Grid.grid(padding=(0, 2))
        for faction in self.view.factions:
            if faction.seat >= 0:
                grid.add_row(
                    Styled(
                        f" {self.letter[faction.id]} {self.word('faction-' + faction.id)} ", self.ground[faction.id]
                    ),
                    self.word("terminal-living", n=faction.living),
                    Styled(self.word("terminal-elected", n=faction.elected, total=faction.popularity), "bold"),
                    self.kept(faction),
                )
        return grid

    def kept(self, faction: FactionView) -> str:
        """Kept cards: their names where the viewer may know them, else their backs, with their age."""
        cards = [f"{self.word('card-' + k.card) if k.card else '▒'} ({k.turn})" for k in faction.kept]
        return self.word("terminal-kept", cards=", ".join(cards)) if cards else ""

    def vote(self) -> list[RenderableType]:
        """The vote that is open, or the last one."""
        found = self.view.vote or self.view.last_vote
        return [self.count(found)] if found is not None else []

    def count(self, vote: VoteView) -> Styled:
        about = self.word(f"terminal-vote-{vote.kind}")
        line = Styled(about + (f" ({self.word('deputy-' + vote.deputy)})" if vote.deputy else ""), "bold")
        for ballot in vote.ballots:
            known = (
                f"{ballot.oui}/{ballot.weight} OUI"
                if ballot.oui >= 0
                else f"{'■' if ballot.voted else '□'} {ballot.weight}"
            )
            line.append(f"   {self.parties(ballot.seat)} {known}")
        if not vote.open:
            line.append(f"   = {vote.oui} OUI, {vote.non} NON", "bold")
        return line

    def parties(self, seat: int) -> str:
        """The parties of a seat: votes are known by them."""
        return ", ".join(self.word(f"faction-{faction.id}") for faction in self.view.factions if faction.seat == seat)

    def batch(self) -> list[RenderableType]:
        """The denunciations of this occasion, numbered."""
        if not self.view.batch:
            return []
        grid = Grid.grid(padding=(0, 2))
        for n, case in enumerate(self.view.batch, start=1):
            grid.add_row(
                str(n), self.people([case.deputy]), self.strength(case), self.word(f"terminal-fate-{case.fate}")
            )
        return [grid]

    def strength(self, case: CaseView) -> str:
        faces = self.word(f"terminal-strength-{case.strength}")
        return f"{faces} [{case.roll}]" if case.roll else faces

    def cards(self) -> list[RenderableType]:
        """Cards in use, and the ones just drawn if the viewer may see them."""
        lines: list[RenderableType] = []
        if self.view.in_use:
            lines.append(Styled(self.word("terminal-in-use", cards=self.titles(self.view.in_use)), "bold yellow"))
        if self.view.drawn is not None:
            lines.append(Styled(self.drawn(self.view.drawn)))
        return lines

    def drawn(self, drawn: DrawView) -> str:
        who = self.word(f"faction-{drawn.faction}")
        if drawn.cards is None:
            return self.word("terminal-drawn-hidden", who=who, n=drawn.n)
        given = [f"{self.word('card-' + a.card)} → {self.word('deputy-' + a.deputy)}" for a in drawn.assigned or []]
        return self.word("terminal-drawn", who=who, cards=", ".join([*given, *[self.titles([c]) for c in drawn.cards]]))

    def titles(self, cards: list[str]) -> str:
        return ", ".join(self.word(f"card-{card}") for card in cards)
