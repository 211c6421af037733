"""`cocarde analyse`: a finished game looked at again from one seat."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text as Styled

from cocarde import games as registry
from cocarde.bots.coach.analysis import SIMULATIONS, Assessed, Judged, Summary, analyse, real_choices, sum_up
from cocarde.cli.games import Json
from cocarde.cli.language import Lang, language
from cocarde.cli.progress import progress
from cocarde.cli.replay import read_from
from cocarde.cli.screen import Screen, board, seat_names
from cocarde.core.errors import BadInput
from cocarde.core.replay.reopening import read_again
from cocarde.core.table import Table
from cocarde.core.text import Text
from cocarde.speech import speech

PERCENT = 100


def analysis(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved or exported game that is over.")],
    seat: Annotated[int, typer.Option("--from", metavar="SEAT", help="Whose decisions (0, 1, …).")] = 0,
    simulations: Annotated[int, typer.Option(min=2, help="How long each decision is looked at.")] = SIMULATIONS,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Analyse a game: what each decision of a seat cost, what the dice did, and the three moments that cost most."""
    tongue = language(lang)
    data, saved = read_from(file, seat)
    table = read_again(registry.played_with(saved.game, data), saved)
    if table.pending():
        raise BadInput(f"{file}: this game is not finished: it is analysed when it is over")
    judged = looked_at(table, seat, simulations)
    summary = sum_up(table, seat, judged)
    if json:
        print(msgspec.json.encode({"seat": seat, "summary": summary, "decisions": judged}).decode())
        return
    said = speech(table.game, tongue)
    Told(table, seat, Screen(Console(), said, seat_names(said, saved.seats))).tell(judged, summary)


def looked_at(table: Table, seat: int, simulations: int) -> list[Judged]:
    """All decisions of the seat, with a progress bar where somebody waits."""
    judged: list[Judged] = []
    with progress(table.game.meta.slug, len(real_choices(table, seat))) as told:
        for one in analyse(table, seat, simulations):
            judged.append(one)
            told(len(judged))
    return judged


class Told:
    """An analysis in a terminal."""

    def __init__(self, table: Table, seat: int, screen: Screen) -> None:
        self.table = table
        self.seat = seat
        self.screen = screen

    def tell(self, judged: list[Judged], summary: Summary) -> None:
        """The figures, every decision in a line, and the moments with their boards."""
        self.figures(judged, summary)
        self.screen.console.print(self.lines(judged))
        by_entry = {one.n: one for one in judged}
        for n in summary.moments:
            self.moment(by_entry[n])

    def figures(self, judged: list[Judged], summary: Summary) -> None:
        """From the first decision to the end, and what made the difference."""
        name = self.screen.names[self.seat]
        self.say("coach-title", "bold", name=name, n=len(judged))
        self.say("coach-way", start=percent(summary.start), end=percent(summary.end))
        parts = (("choices", summary.choices), ("dice", summary.dice), ("others", summary.others))
        for part, value in parts:
            self.say(f"coach-{part}", points=points(value))
        self.say("coach-accuracy", accuracy=percent(summary.accuracy))

    def lines(self, judged: list[Judged]) -> Grid:
        """Every decision: what was answered, the chance before and after it, and a better answer if there was one."""
        heads = [self.words(f"coach-head-{part}") for part in ("entry", "given", "before", "after", "better")]
        grid = Grid(*heads, box=None, header_style="dim")
        for one in judged:
            better = "" if one.best.choice == one.given.choice else self.called(one.best)
            after = self.chance(one.given.chance)
            grid.add_row(str(one.n), self.called(one.given), self.chance(one.before), after, better)
        return grid

    def moment(self, one: Judged) -> None:
        """A moment that cost much: the board, the question, the answer given and the better one."""
        self.screen.console.rule(style="dim")
        then = self.table.replay(one.n - 1)
        self.screen.console.print(board(then, self.seat, self.screen.speech))
        self.screen.console.print(Styled(self.screen.speech.say(one.prompt, self.screen.names), style="bold"))
        self.answer("coach-given", one.given)
        self.answer("coach-better", one.best)
        self.say("coach-try", "dim", n=one.n - 1)

    def answer(self, key: str, answer: Assessed) -> None:
        """An answer with its chance, its stake and what mostly follows."""
        self.say(key, answer=self.called(answer), chance=percent(answer.chance))
        if answer.stake is not None:
            self.screen.console.print(Styled(f"    {self.screen.stake(answer.stake)}", style="dim"))
        for seen in answer.leads_to:
            event = self.screen.speech.event(seen, self.screen.names)
            self.screen.console.print(Styled(f"    → {event}"))

    def called(self, answer: Assessed) -> str:
        """What an answer was called."""
        return self.screen.speech.say(answer.label, self.screen.names)

    def chance(self, share: float) -> str:
        return self.words("coach-percent", percent=percent(share))

    def say(self, key: str, style: str = "", **args: Any) -> None:
        self.screen.console.print(Styled(self.words(key, **args), style=style))

    def words(self, key: str, **args: Any) -> str:
        return self.screen.speech.say(Text(key, dict(args)))


def percent(share: float) -> int:
    """A share in hundredths."""
    return round(PERCENT * share)


def points(value: float) -> str:
    """A change of the chance to win, with its sign."""
    return f"{percent(value):+d}"
