"""`cocarde lab teach`: what self-play teaches a game's bots beyond their judgement."""

from __future__ import annotations

from datetime import date

from cocarde.cli.groups import grouped
from cocarde.cli.lab.table import Games, Jobs, Luck, Slug, Weights, check_folder, give
from cocarde.cli.progress import progress
from cocarde.kit.tuned import lore_as_toml
from cocarde.lab.training.teach import teach as give_lessons
from cocarde.lab.training.teach import teachable


@grouped
def teach(slug: Slug, setting: Luck, games: Games = 20_000, jobs: Jobs = 0, out: Weights = None) -> None:
    """Learn by temporal differences what the judgement does not know, and say how much better results are foretold."""
    check_folder(out)
    families = teachable(slug).families
    chairs, options = setting.table(slug)
    with progress(slug, games) as told:
        known = give_lessons(slug, chairs, options, setting.seed, games, jobs, told)
    chosen = "".join(f" --option {option}" for option in setting.option or [])
    command = f"cocarde lab teach {slug} --seats {chairs} --games {games} --seed {setting.seed}{chosen}"
    print(f"squared error in the last lesson {known.missed:.4f}, by the judgement alone {known.missed_before:.4f}")
    give(lore_as_toml(f"{command}, {date.today().isoformat()}", families, known.weights), out)
