"""`cocarde lab simulate`: many games between bots, counted."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from cocarde.cli.games import Json
from cocarde.cli.lab.table import (
    Bots,
    Crewed,
    Games,
    Jobs,
    Out,
    Ray,
    Seats,
    Seed,
    Settings,
    Slug,
    bot_names,
    cells,
    play_batch,
    table_of,
)
from cocarde.core.errors import BadInput
from cocarde.lab.measure.simulate import Report, report
from cocarde.lab.results.tally import Tally
from cocarde.lab.runs.batch import Batch
from cocarde.lab.runs.given_weights import read_given
from cocarde.lab.runs.plan import Run


def simulate(
    slug: Slug,
    games: Games = 1000,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Seed = 1,
    option: Settings = None,
    rotate: Annotated[bool, typer.Option("--rotate", help="Move the bots on by one seat each game.")] = False,
    jobs: Jobs = 0,
    ray: Ray = None,
    out: Out = None,
    json: Json = False,
) -> None:
    """Play many games between bots and count: wins by seat and by bot with 95 % intervals, lengths, speed."""
    chairs, options = table_of(slug, seats, option)
    names = seat_names(bots, chairs)
    run = Run(slug, chairs, options, names, seed, games, rotate, given=read_given(slug, names))
    tally = Tally(run)
    ended = play_batch(Batch("simulate", [run]), Crewed(jobs, ray, out), tally.add)
    ended.tell(json, lambda: report(tally, ended.seconds, ended.jobs), _print)


def seat_names(bots: str, seats: int) -> list[str]:
    """One name for all seats, or one for each."""
    names = bot_names(bots)
    if len(names) not in (1, seats):
        raise BadInput(f"--bots {bots}: {len(names)} names for {seats} seats")
    return names * seats if len(names) == 1 else names


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
