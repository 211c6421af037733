"""`cocarde lab again`: a game out of a file of results, played once more."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from cocarde.cli.language import Lang, language
from cocarde.cli.screen import Screen
from cocarde.core.codec import write_saved
from cocarde.core.errors import BadInput
from cocarde.core.table import Table
from cocarde.lab.results.files import Row, read_row
from cocarde.lab.runs.replay import as_file, play_again
from cocarde.speech import speech


def again(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Results that --out wrote.")],
    n: Annotated[int, typer.Argument(metavar="N", min=0, help="Which game: its number in the first column.")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the game to a file for cocarde replay and for the page.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play one game of a file of results again, and tell its story or write it to a file."""
    tongue = language(lang)
    if out is not None and out.exists():
        raise BadInput(f"--out {out}: there is such a file already; name another or remove it")
    row = read_row(file, n)
    table = play_again(row)
    if out is not None:
        out.write_bytes(write_saved(as_file(row, table)))
    else:
        _tell(row, table, tongue)


def _tell(row: Row, table: Table, tongue: str) -> None:
    names = [f"{bot} {seat}" for seat, bot in enumerate(row.seating)]
    screen = Screen(Console(), speech(table.game, tongue), names)
    screen.story(table.events(None))
    outcome = table.outcome()
    assert outcome is not None
    screen.outcome(outcome)
