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
from cocarde.cli.groups import grouped
from cocarde.cli.lab.table import Bots, Games, Jobs, Setting
from cocarde.cli.progress import progress
from cocarde.lab.measure.habits import Line, lines, watch_piece
from cocarde.lab.runs.plan import Run
from cocarde.lab.runs.processes import spread, worth

FEW = 4
"""Games that one process takes at a time."""


@grouped
def habits(
    setting: Setting,
    slug: Annotated[str | None, typer.Argument(metavar="[SLUG]", help="The game; without one, every game.")] = None,
    games: Games = 20,
    bots: Bots = "good",
    jobs: Jobs = 0,
    json: Json = False,
) -> None:
    """Count what bots do that a person would notice: reports without votes, requests for rivals, trees unplanted."""
    found: list[Line] = []
    for name in [slug] if slug else registry.shelf():
        found += of_game(setting.often(name).run(name, games, bots), jobs)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        _print(found)


def of_game(run: Run, jobs: int) -> list[Line]:
    """The habits of one game."""
    pieces = [(run, first, min(first + FEW, run.games)) for first in range(0, run.games, FEW)]
    seen: Counter[str] = Counter()
    with progress(run.game, run.games) as told:
        for n, part in enumerate(spread(watch_piece, pieces, jobs or worth(run.games, FEW))):
            seen.update(part)
            told(min((n + 1) * FEW, run.games))
    return lines(run.game, seen)


def _print(found: list[Line]) -> None:
    grid = Grid("game", "habit", "counted", "of", "share", "95 %", box=None, header_style="dim")
    for line in found:
        share = f"{line.counted / line.of:.1%}" if line.of else "–"
        grid.add_row(line.game, line.habit, str(line.counted), str(line.of), share, f"{line.low:.1%} – {line.high:.1%}")
    Console(soft_wrap=True).print(grid)
