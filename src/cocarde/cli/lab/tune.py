"""`cocarde lab tune`: the weights of a game's judgement, fitted to games of good bots."""

from __future__ import annotations

from datetime import date
from math import log
from pathlib import Path
from typing import Annotated

import typer

from cocarde.cli.lab.table import Games, Jobs, Seats, Seed, Settings, Slug, check_folder, give, table_of
from cocarde.cli.progress import progress
from cocarde.lab.training.tune import as_toml, check_installed, fit, gather, surprise, tunable

LEARNT = 0.8
"""The share of the positions from which is learnt; on the rest the weights are tried."""


def tune(
    slug: Slug,
    games: Games = 1000,
    seats: Seats = None,
    seed: Seed = 1,
    option: Settings = None,
    jobs: Jobs = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the weights there, as the game's data/judgement.toml.")
    ] = None,
) -> None:
    """Fit the weights of a game's judgement to who won, and say how well they foretell it (needs the extra lab)."""
    check_installed()
    check_folder(out)
    names = list(tunable(slug).parts)
    chairs, options = table_of(slug, seats, option)
    with progress(slug, games) as told:
        samples = gather(slug, chairs, options, seed, games, jobs, told)
    made = f"cocarde lab tune {slug} --seats {chairs} --games {games} --seed {seed}, {date.today().isoformat()}"
    learnt = int(LEARNT * len(samples))
    if learnt and learnt < len(samples):
        tried = surprise(samples[learnt:], fit(samples[:learnt], names, made))
        print(f"{len(samples)} positions; surprise {tried:.4f} on those not learnt from, {log(chairs):.4f} by guessing")
    give(as_toml(fit(samples, names, made)), out)
