"""`cocarde lab habits`: how often bots do what a person would notice."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from cocarde import games as registry
from cocarde.cli.games import Json
from cocarde.cli.lab.simulate import seat_names
from cocarde.cli.lab.table import Bots, Games, Jobs, Seats, Seed, Settings, table_of
from cocarde.cli.progress import progress
from cocarde.lab.measure.habits import Line, lines, watch_piece
from cocarde.lab.runs.given_weights import read_given
from cocarde.lab.runs.plan import Run
from cocarde.lab.runs.processes import spread, worth

FEW = 4
"""Games that one process takes at a time."""


def habits(
    slug: Annotated[str | None, typer.Argument(metavar="[SLUG]", help="The game; without one, every game.")] = None,
    games: Games = 20,
    seats: Seats = None,
    bots: Bots = "good",
    seed: Seed = 1,
    option: Settings = None,
    jobs: Jobs = 0,
    json: Json = False,
) -> None:
    """Count what bots do that a person would notice: reports without votes, requests for rivals, trees unplanted."""
    found: list[Line] = []
    for name in [slug] if slug else registry.shelf():
        found += of_game(name, games, seats, bots, seed, option, jobs)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        _print(found)


def of_game(
    slug: str, games: int, seats: int | None, bots: str, seed: int, option: list[str] | None, jobs: int
) -> list[Line]:
    """The habits of one game, at the table most play it at if none is named: the most seats."""
    chairs, options = table_of(slug, seats or usual(slug), option)
    names = seat_names(bots, chairs)
    run = Run(slug, chairs, options, names, seed, games, given=read_given(slug, names))
    pieces = [(run, first, min(first + FEW, games)) for first in range(0, games, FEW)]
    seen: Counter[str] = Counter()
    with progress(slug, games) as told:
        for n, part in enumerate(spread(watch_piece, pieces, jobs or worth(games, FEW))):
            seen.update(part)
            told(min((n + 1) * FEW, games))
    return lines(slug, seen)


def usual(slug: str) -> int:
    """Four seats where everybody plays for himself, else two."""
    allowed = registry.load(slug).meta.seats
    return 4 if {3, 4} <= set(allowed) else min(allowed)


def _print(found: list[Line]) -> None:
    grid = Grid("game", "habit", "counted", "of", "share", "95 %", box=None, header_style="dim")
    for line in found:
        share = f"{line.counted / line.of:.1%}" if line.of else "–"
        grid.add_row(line.game, line.habit, str(line.counted), str(line.of), share, f"{line.low:.1%} – {line.high:.1%}")
    Console(soft_wrap=True).print(grid)
