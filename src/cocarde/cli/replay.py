"""`cocarde replay`: a game from its file, entry by entry."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text as Styled

from cocarde import games as registry
from cocarde.cli.language import Lang, language
from cocarde.cli.pack.named import PackName, with_named
from cocarde.cli.screen import Screen, board, seat_names
from cocarde.core.codec import Saved, read_header
from cocarde.core.errors import BadInput
from cocarde.core.replay.reopening import read_again
from cocarde.core.table import Table
from cocarde.speech import speech


def read_from(file: Path, seat: int | None) -> tuple[bytes, Saved]:
    """A file and what it says of its game, or `BadInput` where that game has no such seat."""
    data = file.read_bytes()
    saved = read_header(data)
    if seat is not None and not 0 <= seat < saved.seats:
        raise BadInput(f"--from {seat}: the seats of this game are 0 to {saved.seats - 1}")
    return data, saved


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved or exported game.")],
    seat: Annotated[int | None, typer.Option("--from", metavar="SEAT", help="As this seat saw it (0, 1, …).")] = None,
    step: Annotated[bool, typer.Option("--step", help="Show the board after each entry and wait for Enter.")] = False,
    pack: PackName = None,
    lang: Lang = None,
) -> None:
    """Replay a game: what happened, with the rules, and how it ended."""
    tongue = language(lang)
    data, saved = read_from(file, seat)
    game = with_named(saved.game, pack) if pack else registry.played_with(saved.game, data)
    table = read_again(game, saved)
    said = speech(game, tongue)
    screen = Screen(Console(), said, seat_names(said, saved.seats))
    if game.pack is not None:
        screen.say("pack", "dim", pack=game.pack.called)
    if saved.rules != game.meta.rules_version:
        screen.say("other-rules", "dim", version=saved.rules, now=game.meta.rules_version)
    if step:
        _step_through(table, seat, screen)
    else:
        screen.story(table.events(seat))
    outcome = table.outcome()
    if outcome is not None:
        screen.outcome(outcome)
    else:
        screen.say("unfinished", "bold", entries=str(table.n))


def _step_through(table: Table, viewer: int | None, screen: Screen) -> None:
    clock = 0
    for n in range(1, table.n + 1):
        then = table.replay(n)
        screen.wipe()
        screen.console.print(board(then, viewer, screen.speech))
        screen.story(then.events(viewer, clock))
        screen.console.print(Styled(f"{n}/{table.n}", style="dim"))
        clock = then.clock(viewer)
        if n < table.n and sys.stdin.isatty():
            screen.console.input()
