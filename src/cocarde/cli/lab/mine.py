"""`cocarde lab mine`: candidates for the book of positions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from cocarde.cli.groups import grouped
from cocarde.cli.lab.table import Bots, Games, Jobs, Setting, Slug, check_folder
from cocarde.cli.progress import progress
from cocarde.lab.measure.mine import REGRETTED, Mined, as_book, mine_one
from cocarde.lab.runs.processes import spread, worth


@grouped
def mine(
    slug: Slug,
    setting: Setting,
    every: Annotated[int, typer.Option(min=1, help="Look at one question in so many.")] = 5,
    simulations: Annotated[int, typer.Option(min=1, help="How long the search looks.")] = 2000,
    least: Annotated[float, typer.Option(min=0.0, max=1.0, help="The least regret that is told.")] = 0.05,
    games: Games = 4,
    bots: Bots = "good",
    jobs: Jobs = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write games and candidates there, in the form of a book.")
    ] = None,
) -> None:
    """Play games and list the answers that are regretted by a long search, dominated, or throw a game away at once."""
    check_folder(out)
    run = setting.often(slug).run(slug, games, bots)
    pieces = [(run, n, every, simulations, least) for n in range(games)]
    mined: list[Mined] = []
    with progress(slug, games) as told:
        for game in spread(mine_one, pieces, jobs or worth(games, 1)):
            mined.append(game)
            told(len(mined))
    _print(mined)
    if out is not None:
        out.write_text(as_book(run, mined), "utf-8")


def _print(mined: list[Mined]) -> None:
    grid = Grid("game", "after", "seat", "asked", "answer", "better", "regret", box=None, header_style="dim")
    found = [candidate for game in mined for candidate in game.candidates]
    for each in sorted(found, key=lambda candidate: -candidate.regret):
        regret = f"{each.regret:.3f}" if each.why == REGRETTED else each.why
        grid.add_row(str(each.n), str(each.after), str(each.seat), each.asked, each.answer, each.better, regret)
    Console(soft_wrap=True).print(grid)
