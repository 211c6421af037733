"""`cocarde lab`: games by the thousand. One module for each command; heavy packages are imported at their use."""

from __future__ import annotations

import typer

from cocarde.cli.lab import (
    again,
    baselines,
    blocks,
    compare,
    dataset,
    habits,
    ladder,
    mine,
    report,
    simulate,
    sweep,
    teach,
    tournament,
    tune,
)

laboratory = typer.Typer(help="Games by the thousand.", invoke_without_command=True, rich_markup_mode=None)
for one in (
    simulate.simulate, tournament.tournament, ladder.ladder, sweep.sweep, again.again, report.report, tune.tune,
    teach.teach, habits.habits, mine.mine, compare.compare,
):  # fmt: skip
    laboratory.command(one.__name__)(one)
laboratory.command("baselines")(baselines.baselines)
laboratory.command("blocks")(blocks.blocks)
laboratory.command("dataset")(dataset.dataset)


@laboratory.callback()
def bench(context: typer.Context) -> None:
    """Games by the thousand."""
    if context.invoked_subcommand is None:
        print(context.get_help())
        raise typer.Exit
