"""The commands and the options they share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer.main import get_command

import cocarde
from cocarde.cli import agent, bots, fuzz, games, play, playthrough, replay, rules, serve, verify
from cocarde.cli.lab import laboratory
from cocarde.cli.language import Lang, choose

app = typer.Typer(help="Five French games of history and power.", invoke_without_command=True, rich_markup_mode=None)
COMMANDS: tuple[Callable[..., None], ...] = (
    serve.serve, play.play, agent.agent, games.games, bots.bots, rules.rules, replay.replay, verify.verify, fuzz.fuzz,
    playthrough.playthrough,
)  # fmt: skip
for one in COMMANDS:
    app.command(one.__name__)(one)
app.add_typer(laboratory, name="lab")


@app.callback()
def cocarde_command(
    context: typer.Context,
    lang: Lang = None,
    version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False,
) -> None:
    """Five French games of history and power: in the browser, in the terminal, by the thousand."""
    choose(lang)
    if version:
        print(f"cocarde {cocarde.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())
        raise typer.Exit


def command() -> Any:
    """The whole command, ready to be called with arguments."""
    return get_command(app)
