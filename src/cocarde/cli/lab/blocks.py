"""`cocarde lab blocks`: what stands in an observation of a game, or of every game."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from cocarde import games as registry
from cocarde.cli.games import Json
from cocarde.core.errors import BadInput
from cocarde.core.learning.observation import Block, described, sides_of, tabled


def blocks(
    slug: Annotated[str | None, typer.Argument(metavar="[SLUG]", help="The game (default: every game).")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="As docs/blocks.md.")] = False,
    json: Json = False,
) -> None:
    """List the blocks of a game's observation: name, shape, where it begins, highest number, what it is."""
    found = {one: blocks_of(one) for one in (registry.built_in() if slug is None else (slug,))}
    if json:
        told = {one: described(rows) for one, rows in found.items()}
        print(msgspec.json.encode(told if slug is None else told[slug]).decode())
    elif markdown:
        print(page(found))
    else:
        for one, rows in found.items():
            _print(one, rows)


def blocks_of(slug: str) -> list[Block]:
    """The blocks of a game; none of one that describes none."""
    observer = registry.load(slug).observer()
    return [] if observer is None else observer.blocks


def page(found: dict[str, list[Block]]) -> str:
    """The blocks as a page, a chapter for each game."""
    if not all(found.values()):
        raise BadInput("--markdown: a game that describes no blocks has none to print")
    parts = [
        "# What stands in an observation",
        "",
        "Written by `cocarde lab blocks --markdown`; how it is read: [envs.md](envs.md). Cells are whole numbers from 0"
        " to the highest of their block; seats stand in the order of play from the one who looks on.",
    ]
    for slug, rows in found.items():
        parts += ["", f"## {slug}: {width_of(rows):,} numbers", "", *tabled(rows)]
    return "\n".join(parts)


def width_of(rows: list[Block]) -> int:
    """How many numbers a row has."""
    return rows[-1].at + rows[-1].size


def _print(slug: str, rows: list[Block]) -> None:
    if not rows:
        print(f"{slug} describes no blocks: its environments show the words of its views, hashed.")
        return
    grid = Grid("block", "shape", "begins", "highest", "what it is", box=None, header_style="bold")
    for block in rows:
        grid.add_row(block.name, sides_of(block), str(block.at), str(block.high), block.says)
    Console().print(grid)
    print(f"{slug}: {width_of(rows):,} numbers in all, one byte each")
