"""`cocarde lab dataset`: games between bots as Parquet, for those who learn from what others played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from cocarde import games as registry
from cocarde.cli.groups import grouped
from cocarde.cli.lab.table import Bots, Games, Jobs, Setting, Slug
from cocarde.cli.progress import progress
from cocarde.core.errors import BadInput
from cocarde.lab.runs.processes import spread, worth

FEW = 10
"""Games that one process takes at a time."""


@grouped
def dataset(
    slug: Slug,
    setting: Setting,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="A new folder for the files and their card.")],
    games: Games = 1000,
    bots: Bots = "good",
    jobs: Jobs = 0,
) -> None:
    """Write what seats saw, might answer and answered, game by game, with a card that says what is in it."""
    try:
        import polars  # not everybody has it
    except ImportError as error:
        raise BadInput("a dataset needs the extra `lab`: pip install 'cocarde[lab]'") from error
    from cocarde.lab.training.dataset import CARD, GAMES, POSITIONS, card, observer_of, place_for, record_piece

    run = setting.run(slug, games, bots)
    observer_of(registry.load(slug))
    place_for(out)
    pieces = [(run, first, min(first + FEW, games)) for first in range(0, games, FEW)]
    positions, played = [], []
    with progress(slug, games) as told:
        for asked, ended in spread(record_piece, pieces, jobs or worth(games, FEW)):
            positions.append(polars.DataFrame([msgspec.structs.asdict(one) for one in asked]))
            played += [msgspec.structs.asdict(one) for one in ended]
            told(len(played))
    rows = polars.concat(positions)
    rows.write_parquet(out / POSITIONS, compression="zstd")
    polars.DataFrame(played).write_parquet(out / GAMES, compression="zstd")
    (out / CARD).write_text(card(run, rows.height), "utf-8")
    print(f"{rows.height} positions of {len(played)} games in {out}")
