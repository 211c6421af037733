"""What the commands of the lab share: their options, and how a batch is played under a bar that can be interrupted."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, NoReturn, TypeVar

import msgspec
import typer

from cocarde import games as registry
from cocarde.bots.factories import check_names
from cocarde.cli import INTERRUPTED
from cocarde.cli.pack.named import PackName, reference
from cocarde.cli.play import settings
from cocarde.cli.progress import progress
from cocarde.core.errors import BadInput
from cocarde.lab.results import files
from cocarde.lab.results.tally import Share
from cocarde.lab.runs.batch import Batch, play
from cocarde.lab.runs.cluster import Cluster
from cocarde.lab.runs.given_weights import plain, read_given
from cocarde.lab.runs.journal import Crew, beside
from cocarde.lab.runs.plan import QUICK, Part, Run
from cocarde.lab.runs.processes import Processes, cores, worth

F = TypeVar("F")

FEW = 50
"""Quick games below which another process is not worth its start."""

Slug = Annotated[str, typer.Argument(metavar="SLUG", help="The game.")]
Games = Annotated[int, typer.Option(min=1, help="How many games.")]
Seats = Annotated[int | None, typer.Option(help="How many seats (default: the fewest).")]
Bots = Annotated[str, typer.Option(metavar="A,B", help="One bot for all seats, or one for each.")]
Rivals = Annotated[str, typer.Option("--bots", metavar="A,B,…", help="The bots that meet, two or more.")]
Seed = Annotated[
    int, typer.Option(min=0, max=0xFFFFFFFF, help="The same seed gives the same games, on any number of cores.")
]
Settings = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the table.")]
Jobs = Annotated[int, typer.Option(min=0, help="Processes (default: one for each core).")]
Ray = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: HOST:PORT, auto, or local to start one.")
]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="One row for each game, .parquet or .csv. Interrupted, the same command goes on where it stopped.",
    ),
]


Weights = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Write the weights there, as a file of the game's data/.")
]


@dataclass(frozen=True)
class Luck:
    """At how many seats is played, under which options, and with which luck."""

    seats: Seats = None
    seed: Seed = 1
    option: Settings = None

    def table(self, slug: str) -> tuple[int, dict[str, str]]:
        """The seats and the settled options of a table for bots, or `BadInput`."""
        meta = registry.load(slug).meta
        chairs = self.seats if self.seats is not None else min(meta.seats)
        options = meta.settle(chairs, settings(self.option))
        meta.admit_bots(options)
        return chairs, options

    def run_of(self, game: str, games: int, bots: str, rotate: bool = False) -> Run:
        """So many games of these bots, or `BadInput`."""
        chairs, options = self.table(game)
        names = seat_names(bots, chairs)
        return Run(game, chairs, options, names, self.seed, games, rotate, given=read_given(game, names))


@dataclass(frozen=True)
class Setting(Luck):
    """At what kind of table is played, with which luck and which pack."""

    pack: PackName = None

    def often(self, slug: str) -> Setting:
        """The same, at the table most play this game at if none is named: four seats where each plays for himself."""
        allowed = registry.load(slug).meta.seats
        return replace(self, seats=self.seats or (4 if {3, 4} <= set(allowed) else min(allowed)))

    def run(self, slug: str, games: int, bots: str, rotate: bool = False) -> Run:
        """So many games of these bots, or `BadInput`."""
        return self.run_of(reference(slug, self.pack), games, bots, rotate)


@dataclass(frozen=True)
class Crewed:
    """Who plays, and where it is kept."""

    jobs: Jobs = 0
    ray: Ray = None
    out: Out = None

    def __post_init__(self) -> None:
        if self.out is not None:
            files.check_place(self.out)


class Ended:
    """How playing ended: after how long, on how many processes, and whether it was interrupted."""

    def __init__(self, batch: Batch, out: Path | None) -> None:
        self.batch = batch
        self.out = out
        self.games = 0
        self.seconds = 0.0
        self.jobs = 1
        self.complete = False

    def tell(self, json: bool, figures: Callable[[], F], show: Callable[[F], None]) -> None:
        """Print the figures, as JSON only if they are complete; then say what is kept of a run that was interrupted."""
        if json and self.complete:
            print(msgspec.json.encode(figures()).decode())
        elif self.games and not json:
            show(figures())
        if not self.complete:
            leave(self.games, self.batch.games, self.out)


def leave(played: int, games: int, out: Path | None) -> NoReturn:
    """Say what is kept of an interrupted run, and end as one that was interrupted."""
    kept = f"{played} of {games} games are played"
    if out is not None:
        kept += f" and kept in {beside(out)}: the same command goes on from there"
    print(f"cocarde: {kept}", file=sys.stderr)
    raise typer.Exit(INTERRUPTED)


def play_batch(batch: Batch, how: Crewed, take: Callable[[Part], None]) -> Ended:
    """Play a batch and hand over its parts, until it is complete or interrupted."""
    ended = Ended(batch, how.out)
    began = time.perf_counter()
    try:
        with crew_of(batch, how.jobs, how.ray) as crew, progress(_title(batch), batch.games) as told:
            ended.jobs = crew.size
            for part in play(batch, crew, how.out, told):
                take(part)
                ended.games += len(part.games)
        ended.complete = True
    except KeyboardInterrupt:
        pass
    ended.seconds = time.perf_counter() - began
    return ended


@contextmanager
def crew_of(batch: Batch, jobs: int, ray: str | None) -> Iterator[Crew]:
    """Processes of this machine (`jobs` 0: as many as are worth it), or a cluster."""
    if ray is not None:
        with Cluster(ray) as cluster:
            yield cluster
    else:
        yield Processes(min(jobs, batch.games) or _worthwhile(batch))


def _worthwhile(batch: Batch) -> int:
    quick = all(plain(bot) in QUICK for run in batch.runs for bot in run.bots)
    return worth(batch.games, FEW) if quick else min(cores(), batch.games)


def _title(batch: Batch) -> str:
    return " ".join(dict.fromkeys(run.game for run in batch.runs))


def check_folder(out: Path | None) -> None:
    """`BadInput` for a file that could not be written."""
    if out is not None and not out.parent.is_dir():
        raise BadInput(f"--out {out}: there is no folder {out.parent}")


def give(text: str, out: Path | None) -> None:
    """Into this file, or on the screen."""
    if out is None:
        print(text, end="")
    else:
        out.write_text(text, "utf-8")


def bot_names(bots: str) -> list[str]:
    """The names of bots, some perhaps with a file of weights, or `BadInput`."""
    names = bots.split(",")
    check_names([plain(name) for name in names])
    return names


def seat_names(bots: str, seats: int) -> list[str]:
    """One name for all seats, or one for each."""
    names = bot_names(bots)
    if len(names) not in (1, seats):
        raise BadInput(f"--bots {bots}: {len(names)} names for {seats} seats")
    return names * seats if len(names) == 1 else names


def rivals(bots: str) -> list[str]:
    """Two bots or more, each named once."""
    names = bot_names(bots)
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise BadInput(f"--bots {bots}: {twice} is named twice")
    if len(names) < 2:
        raise BadInput(f"--bots {bots}: name two bots or more")
    return names


def cells(share: Share) -> tuple[str, str, str]:
    """Wins, share and interval."""
    return str(share.wins), f"{share.share:.1%}", f"{share.low:.1%} – {share.high:.1%}"
