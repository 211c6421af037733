"""The commands and the options they share."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.main import get_command

import cocarde
from cocarde.cli import agent, analyse, bots, fuzz, games, play, playthrough, replay, rules, serve, verify
from cocarde.cli.lab import laboratory
from cocarde.cli.language import Lang, choose

app = typer.Typer(help="Five French games of history and power.", invoke_without_command=True, rich_markup_mode=None)
app.command("serve")(serve.serve)
app.command("play")(play.play)
app.command("agent")(agent.agent)
app.command("games")(games.games)
app.command("bots")(bots.bots)
app.command("rules")(rules.rules)
app.command("replay")(replay.replay)
app.command("analyse")(analyse.analysis)
app.command("verify")(verify.verify)
app.command("fuzz")(fuzz.fuzz)
app.command("playthrough")(playthrough.playthrough)
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
