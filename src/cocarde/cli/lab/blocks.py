"""`cocarde lab blocks`: what stands in an observation of a game."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from cocarde import games as registry
from cocarde.cli.games import Json
from cocarde.core.learning.observation import Block, described


def blocks(
    slug: Annotated[str, typer.Argument(metavar="SLUG", help="The game.")],
    json: Json = False,
) -> None:
    """List the blocks of a game's observation: name, shape, where it begins, highest number, what it is."""
    observer = registry.load(slug).observer()
    found: list[Block] = [] if observer is None else observer.blocks
    if json:
        print(msgspec.json.encode(described(found)).decode())
    elif not found:
        print(f"{slug} describes no blocks: its environments show the words of its views, hashed.")
    else:
        _print(found)


def _print(found: list[Block]) -> None:
    grid = Grid("block", "shape", "begins", "highest", "what it is", box=None, header_style="bold")
    for block in found:
        shape = " x ".join(str(side) for side in block.shape)
        grid.add_row(block.name, shape, str(block.at), str(block.high), block.says)
    Console().print(grid)
    print(f"{found[-1].at + found[-1].size} numbers in all, one byte each")
