"""`cocarde lab tune`: the weights of a game's judgement, fitted to games of good bots."""

from __future__ import annotations

from datetime import date
from math import log

from cocarde.cli.groups import grouped
from cocarde.cli.lab.table import Games, Jobs, Luck, Slug, Weights, check_folder, give
from cocarde.cli.progress import progress
from cocarde.lab.training.tune import as_toml, check_installed, fit, gather, surprise, tunable

LEARNT = 0.8
"""The share of the positions from which is learnt; on the rest the weights are tried."""


@grouped
def tune(slug: Slug, setting: Luck, games: Games = 1000, jobs: Jobs = 0, out: Weights = None) -> None:
    """Fit the weights of a game's judgement to who won, and say how well they foretell it (needs the extra lab)."""
    check_installed()
    check_folder(out)
    names = list(tunable(slug).parts)
    chairs, options = setting.table(slug)
    with progress(slug, games) as told:
        samples = gather(slug, chairs, options, setting.seed, games, jobs, told)
    made = f"cocarde lab tune {slug} --seats {chairs} --games {games} --seed {setting.seed}, {date.today().isoformat()}"
    learnt = int(LEARNT * len(samples))
    if learnt and learnt < len(samples):
        tried = surprise(samples[learnt:], fit(samples[:learnt], names, made))
        print(f"{len(samples)} positions; surprise {tried:.4f} on those not learnt from, {log(chairs):.4f} by guessing")
    give(as_toml(fit(samples, names, made)), out)
