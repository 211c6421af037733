"""`cocarde lab simulate`: many games between bots, counted."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from cocarde.cli.games import Json
from cocarde.cli.groups import grouped
from cocarde.cli.lab.table import Bots, Crewed, Games, Setting, Slug, cells, play_batch
from cocarde.lab.measure.simulate import Report, report
from cocarde.lab.results.tally import Tally
from cocarde.lab.runs.batch import Batch


@grouped
def simulate(
    slug: Slug,
    setting: Setting,
    crew: Crewed,
    games: Games = 1000,
    bots: Bots = "random",
    rotate: Annotated[bool, typer.Option("--rotate", help="Move the bots on by one seat each game.")] = False,
    json: Json = False,
) -> None:
    """Play many games between bots and count: wins by seat and by bot with 95 % intervals, lengths, speed."""
    tally = Tally(setting.run(slug, games, bots, rotate))
    ended = play_batch(Batch("simulate", [tally.run]), crew, tally.add)
    ended.tell(json, lambda: report(tally, ended.seconds, ended.jobs), _print)


def _print(report: Report) -> None:
    console = Console()
    options = " ".join(f"{name}={value}" for name, value in report.options.items())
    console.print(
        f"{report.game}, {report.seats} seats, {options}, seed {report.seed}: {report.games} games",
        highlight=False,
        soft_wrap=True,
    )
    grid = Grid("", "", "wins", "share", "95 %", box=None, header_style="dim")
    for seat in report.wins:
        grid.add_row(f"seat {seat.seat}", seat.bot or "", *cells(seat))
    for bot in report.wins_by_bot if len(report.wins_by_bot) > 1 else []:
        grid.add_row("all seats", bot.bot, *cells(bot))
    console.print(grid)
    if report.shared:
        console.print(f"{report.shared} games with more than one winner", highlight=False)
    lengths = report.lengths
    each = f"{lengths.least} to {lengths.most} a game (mean {lengths.mean:.1f}, median {lengths.median})"
    crew = "process" if report.jobs == 1 else "processes"
    speed = f"{report.decisions_per_second:,.0f} decisions/s on {report.jobs} {crew}, {report.seconds:.1f} s"
    console.print(f"{report.decisions} decisions, {each}", speed, sep="\n", highlight=False)
