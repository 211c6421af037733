"""`cocarde bots`: who may be named where bots are named."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from cocarde.bots import BOTS, BotOffer, foreign_bots
from cocarde.cli.games import Json
from cocarde.games import shelf

HOUSE = "cocarde"


def bots(json: Json = False) -> None:
    """List the bots: those of the house, and those that other installed packages bring along."""
    everybody = [*[BotOffer(name, HOUSE) for name in BOTS], *foreign_bots()]
    if json:
        print(msgspec.json.encode(everybody).decode())
        return
    grid = Grid("bot", "package", "games", box=None, header_style="dim")
    for bot in everybody:
        games = ", ".join(shelf() if bot.games is None else bot.games)
        grid.add_row(bot.name, bot.package, bot.problem or games, style="red" if bot.problem else "")
    Console().print(grid, markup=False)
