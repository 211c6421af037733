"""What the commands of the lab that write a page share: their options, and that they go on where they stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Annotated, TypeVar

import typer

import cocarde
from cocarde.cli.games import Json
from cocarde.cli.lab.table import Jobs, Ray, check_folder, crew_of, leave
from cocarde.cli.language import Lang
from cocarde.cli.progress import progress
from cocarde.lab.report.page import Provenance
from cocarde.lab.runs.batch import Batch
from cocarde.lab.runs.journal import Crew

F = TypeVar("F")

Place = Annotated[Path | None, typer.Option(metavar="FILE", help="The page (default: COMMAND-SLUG.html).")]


@dataclass(frozen=True)
class Paged:
    """Who plays, where the page is written, and in which language."""

    jobs: Jobs = 0
    ray: Ray = None
    out: Place = None
    lang: Lang = None
    json: Json = False

    def place(self, usual: str) -> Path:
        """Where the page is written, or `BadInput`."""
        place = self.out or Path(usual)
        check_folder(place)
        return place

    def played(self, title: str, batch: Batch, place: Path, work: Callable[[Crew, Callable[[int], None]], F]) -> F:
        """What comes of playing; interrupted, say what is kept."""
        done = 0
        try:
            with crew_of(batch, self.jobs, self.ray) as crew, progress(title, batch.games) as bar:

                def told(games: int) -> None:
                    nonlocal done
                    done = games
                    bar(games)

                return work(crew, told)
        except KeyboardInterrupt:
            leave(done, batch.games, place)


def made_by(command: str) -> Provenance:
    """Where the figures of a page come from."""
    return Provenance(command, cocarde.__version__, date.today().isoformat())


def show(lines: Iterable[str], place: Path) -> None:
    """A page in short."""
    for line in lines:
        print(f"- {line}")
    print(place)
