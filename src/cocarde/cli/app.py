"""The commands and the options they share."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer

import cocarde
from cocarde.cli import on_demand
from cocarde.cli.language import Lang, choose

COMMANDS: Final = {
    "play": "cocarde.cli.play:play",
    "agent": "cocarde.cli.agent:agent",
    "games": "cocarde.cli.games:games",
    "bots": "cocarde.cli.bots:bots",
    "rules": "cocarde.cli.rules:rules",
    "replay": "cocarde.cli.replay:replay",
    "analyse": "cocarde.cli.analyse:analysis",
    "verify": "cocarde.cli.verify:verify",
    "fuzz": "cocarde.cli.fuzz:fuzz",
    "playthrough": "cocarde.cli.playthrough:playthrough",
    "serve": "cocarde.cli.house.serve:serving",
    "lab": "cocarde.cli.lab:laboratory",
    "admin": "cocarde.cli.house.admin:admin",
    "pack": "cocarde.cli.pack.commands:packing",
}
app = typer.Typer(help="Five French games of history and power.", invoke_without_command=True, rich_markup_mode=None)


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
    return on_demand.group(app, COMMANDS)
