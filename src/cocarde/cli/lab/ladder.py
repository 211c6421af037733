"""`cocarde lab ladder`: ratings of bots."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from cocarde import games as registry
from cocarde.cli.games import Json
from cocarde.cli.groups import grouped
from cocarde.cli.lab.table import Crewed, Luck, Rivals, play_batch, rivals
from cocarde.core.errors import BadInput
from cocarde.lab.measure.ladder import Ladder, Rating, check_openskill
from cocarde.lab.runs.batch import Batch
from cocarde.lab.runs.given_weights import read_given
from cocarde.lab.runs.plan import Run


@grouped
def ladder(
    setting: Luck,
    crew: Crewed,
    slug: Annotated[str | None, typer.Argument(metavar="[SLUG]", help="The game (default: every game).")] = None,
    bots: Rivals = "random,novice,good",
    games: Annotated[int, typer.Option(min=1, help="How many games of each game.")] = 300,
    json: Json = False,
) -> None:
    """Rate bots by games in which they meet in a drawn order: Plackett-Luce ratings with 95 % intervals."""
    check_openskill()
    if slug is None and (setting.seats is not None or setting.option):
        raise BadInput("--seats and --option belong to one game: name it")
    slugs = registry.shelf() if slug is None else (slug,)
    tables = {one: setting.table(one) for one in slugs}
    names = rivals(bots)
    runs = [
        Run(one, *tables[one], names, setting.seed, games, mingle=True, given=read_given(one, names)) for one in slugs
    ]
    rated = Ladder(runs)
    ended = play_batch(Batch("ladder", runs), crew, rated.add)
    ended.tell(json, rated.table, _print)


def _print(lines: list[Rating]) -> None:
    grid = Grid("", "", "rating", "95 %", "games", box=None, header_style="dim")
    for game, group in groupby(lines, key=lambda line: line.game):
        for n, line in enumerate(group):
            title = "" if n else game or "all games"
            grid.add_row(title, line.bot, f"{line.mu:.1f}", f"{line.low:.1f} – {line.high:.1f}", str(line.games))
    Console().print(grid)
