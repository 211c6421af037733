"""`cocarde lab teach`: what self-play teaches a game's bots beyond their judgement."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Annotated

import typer

from cocarde.cli.lab.table import Games, Jobs, Seats, Seed, Settings, Slug, check_folder, give, table_of
from cocarde.cli.progress import progress
from cocarde.kit.tuned import lore_as_toml
from cocarde.lab.training.teach import teach as give_lessons
from cocarde.lab.training.teach import teachable


def teach(
    slug: Slug,
    games: Games = 20_000,
    seats: Seats = None,
    seed: Seed = 1,
    option: Settings = None,
    jobs: Jobs = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the weights there, as the game's data/experience.toml.")
    ] = None,
) -> None:
    """Learn by temporal differences what the judgement does not know, and say how much better results are foretold."""
    check_folder(out)
    families = teachable(slug).families
    chairs, options = table_of(slug, seats, option)
    with progress(slug, games) as told:
        known = give_lessons(slug, chairs, options, seed, games, jobs, told)
    settings = "".join(f" --option {setting}" for setting in option or [])
    made = (
        f"cocarde lab teach {slug} --seats {chairs} --games {games} --seed {seed}{settings}, {date.today().isoformat()}"
    )
    print(f"squared error in the last lesson {known.missed:.4f}, by the judgement alone {known.missed_before:.4f}")
    give(lore_as_toml(made, families, known.weights), out)
