"""`cocarde lab`: games by the thousand."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from cocarde import games as registry
from cocarde.cli.games import Json
from cocarde.cli.play import settings
from cocarde.cli.progress import progress
from cocarde.core.errors import BadInput
from cocarde.lab.minds import check_names
from cocarde.lab.simulate import Report, Run, Share
from cocarde.lab.simulate import simulate as play_all


def simulate(
    slug: Annotated[str, typer.Argument(metavar="SLUG", help="The game.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seats: Annotated[int | None, typer.Option(help="How many seats (default: the fewest).")] = None,
    bots: Annotated[str, typer.Option(metavar="A,B", help="One bot for all seats, or one for each.")] = "random",
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same figures, on any number of cores.")] = 1,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the table.")] = None,
    rotate: Annotated[bool, typer.Option("--rotate", help="Move the bots on by one seat each game.")] = False,
    jobs: Annotated[int, typer.Option(min=0, help="Processes (default: one for each core).")] = 0,
    json: Json = False,
) -> None:
    """Play many games between bots and count: wins by seat and by bot with 95 % intervals, lengths, speed."""
    meta = registry.load(slug).meta
    chairs = seats if seats is not None else min(meta.seats)
    options = meta.settle(chairs, settings(option))
    meta.admit_bots(options)
    run = Run(slug, chairs, options, seat_names(bots, chairs), seed, games, rotate)
    with progress(slug, games) as told:
        report = play_all(run, jobs, told)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        _print(Console(), report)


def seat_names(bots: str, seats: int) -> list[str]:
    """One name for all seats, or one for each."""
    names = check_names(bots.split(","))
    if len(names) not in (1, seats):
        raise BadInput(f"--bots {bots}: {len(names)} names for {seats} seats")
    return names * seats if len(names) == 1 else names


def _print(console: Console, report: Report) -> None:
    options = " ".join(f"{name}={value}" for name, value in report.options.items())
    console.print(
        f"{report.game}, {report.seats} seats, {options}, seed {report.seed}: {report.games} games", highlight=False
    )
    grid = Grid("", "", "wins", "share", "95 %", box=None, header_style="dim")
    for seat in report.wins:
        grid.add_row(f"seat {seat.seat}", seat.bot or "", *_cells(seat))
    for bot in report.wins_by_bot if len(report.wins_by_bot) > 1 else []:
        grid.add_row("all seats", bot.bot, *_cells(bot))
    console.print(grid)
    lengths = report.lengths
    each = f"{lengths.least} to {lengths.most} a game (mean {lengths.mean:.1f}, median {lengths.median})"
    speed = f"{report.decisions_per_second:,.0f} decisions/s on {report.jobs} processes, {report.seconds:.1f} s"
    console.print(f"{report.decisions} decisions, {each}", speed, sep="\n", highlight=False)


def _cells(share: Share) -> tuple[str, str, str]:
    return str(share.wins), f"{share.share:.1%}", f"{share.low:.1%} – {share.high:.1%}"
