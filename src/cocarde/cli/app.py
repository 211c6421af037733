"""The commands and the options they share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer.main import get_command

import cocarde
from cocarde.cli import agent, analyse, bots, fuzz, games, play, playthrough, replay, rules, verify
from cocarde.cli.house import serve
from cocarde.cli.house.admin import admin
from cocarde.cli.house.sources import PREFIX
from cocarde.cli.lab import laboratory
from cocarde.cli.language import Lang, choose
from cocarde.cli.pack.commands import packing

app = typer.Typer(help="Five French games of history and power.", invoke_without_command=True, rich_markup_mode=None)
COMMANDS: dict[str, Callable[..., None]] = {
    "play": play.play, "agent": agent.agent, "games": games.games, "bots": bots.bots,
    "rules": rules.rules, "replay": replay.replay, "analyse": analyse.analysis, "verify": verify.verify,
    "fuzz": fuzz.fuzz, "playthrough": playthrough.playthrough,
}  # fmt: skip
for name, one in COMMANDS.items():
    app.command(name)(one)
app.command("serve", context_settings={"auto_envvar_prefix": PREFIX})(serve.serve)
app.add_typer(laboratory, name="lab")
app.add_typer(admin, name="admin")
app.add_typer(packing, name="pack")


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
