"""`cocarde lab tournament`: every bot against every other."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from cocarde.cli.games import Json
from cocarde.cli.groups import grouped
from cocarde.cli.lab.table import Crewed, Rivals, Setting, Slug, cells, play_batch, rivals
from cocarde.cli.pack.named import reference
from cocarde.lab.measure.tournament import Meeting, Tournament, fixtures
from cocarde.lab.runs.batch import Batch
from cocarde.lab.runs.given_weights import read_given
from cocarde.lab.runs.plan import Run


@grouped
def tournament(
    slug: Slug,
    bots: Rivals,
    setting: Setting,
    crew: Crewed,
    games: Annotated[int, typer.Option(min=1, help="How many games of each meeting.")] = 200,
    json: Json = False,
) -> None:
    """Let every bot meet every other, seats in turn: two by two, or at more seats one against a field of the other."""
    slug = reference(slug, setting.pack)
    chairs, options = setting.table(slug)
    names = rivals(bots)
    runs = fixtures(Run(slug, chairs, options, names, setting.seed, games, given=read_given(slug, names)))
    counted = Tournament(runs)
    ended = play_batch(Batch("tournament", runs), crew, counted.add)
    ended.tell(json, counted.meetings, partial(_print, chairs))


def _print(seats: int, meetings: list[Meeting]) -> None:
    opposite = "against" if seats == 2 else f"against {seats - 1} of"
    grid = Grid("", opposite, "wins", "share", "95 %", "even", "", box=None, header_style="dim")
    for one in meetings:
        grid.add_row(one.bot, one.against, *cells(one), f"{one.even:.1%}", one.verdict)
    Console().print(grid)
