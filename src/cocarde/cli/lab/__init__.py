"""`cocarde lab`: games by the thousand. One module for each command; heavy packages are imported at their use."""

from __future__ import annotations

from typing import Final

import typer

from cocarde.cli import on_demand

COMMANDS: Final = {
    name: f"cocarde.cli.lab.{name}:{name}"
    for name in (
        "simulate", "tournament", "ladder", "sweep", "again", "report", "tune",
        "teach", "habits", "mine", "compare", "baselines", "blocks", "dataset",
    )
}  # fmt: skip
frame = typer.Typer(
    help="Games by the thousand.", invoke_without_command=True, rich_markup_mode=None, add_completion=False
)


@frame.callback()
def bench(context: typer.Context) -> None:
    """Games by the thousand."""
    if context.invoked_subcommand is None:
        print(context.get_help())
        raise typer.Exit


laboratory = on_demand.group(frame, COMMANDS)
