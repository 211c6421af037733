"""`cocarde lab baselines`: how strong every bot is at every game, measured alike."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from cocarde import games as registry
from cocarde.cli.games import Json
from cocarde.cli.groups import grouped
from cocarde.cli.lab.table import Crewed, Setting, bot_names, cells, play_batch
from cocarde.core.errors import BadInput
from cocarde.lab.measure.baselines import Baseline, Baselines, matches
from cocarde.lab.runs.batch import Batch
from cocarde.lab.runs.given_weights import read_given
from cocarde.lab.runs.plan import Run


@grouped
def baselines(
    setting: Setting,
    crew: Crewed,
    slug: Annotated[str | None, typer.Argument(metavar="[SLUG]", help="The game (default: every game).")] = None,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="Whom to measure.")] = "novice,good",
    against: Annotated[str, typer.Option(metavar="BOT", help="Who sits at all other seats.")] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games of each match.")] = 200,
    markdown: Annotated[bool, typer.Option("--markdown", help="As rows for docs/envs.md.")] = False,
    json: Json = False,
) -> None:
    """Measure bots against the same opponent, one against a field of it, seats in turn, with 95 % intervals (Wilson).

    A bot that does not play a game is left out there.
    """
    if slug is None and (setting.seats is not None or setting.option):
        raise BadInput("--seats and --option belong to one game: name it")
    names, [field] = bot_names(bots), bot_names(against)
    runs: list[Run] = []
    for one in registry.shelf() if slug is None else (slug,):
        given = read_given(one, [*names, field])
        runs += matches(Run(one, *setting.table(one), names, setting.seed, games, given=given), field)
    if not runs:
        raise BadInput(f"--bots {bots}: nobody to measure against {field}")
    counted = Baselines(runs)
    ended = play_batch(Batch("baselines", runs), crew, counted.add)
    ended.tell(json, counted.rows, _print_markdown if markdown else _print)


def _print(rows: list[Baseline]) -> None:
    grid = Grid("", "seats", "", "against", "wins", "share", "95 %", "even", box=None, header_style="dim")
    for row in rows:
        met = row.met
        grid.add_row(row.game, str(row.seats), met.bot, met.against, *cells(met), f"{met.even:.1%}")
    Console().print(grid)


def _print_markdown(rows: list[Baseline]) -> None:
    for row in rows:
        wins, share, interval = cells(row.met)
        facts = [row.game, str(row.seats), f"`{row.met.bot}`", f"`{row.met.against}`", f"{wins} of {row.met.of}"]
        print("| " + " | ".join([*facts, share, interval, f"{row.met.even:.1%}", f"`{row.command}`"]) + " |")
