"""`cocarde fuzz`: random games in which every promise is checked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Annotated

import typer

from cocarde import games as registry
from cocarde.cli.progress import progress
from cocarde.lab.checks.fuzz import PIECE, Piece, Tally, pieces, write
from cocarde.lab.checks.fuzz import fuzz as play_all
from cocarde.lab.runs.processes import cores, worth

GAMES = 1000
GREEDY = 20


def fuzz(
    slugs: Annotated[list[str] | None, typer.Argument(metavar="[SLUG]...", help="Games (default: all).")] = None,
    games: Annotated[int | None, typer.Option(min=0, help=f"Random games of each (default: {GAMES}).")] = None,
    greedy: Annotated[
        int | None, typer.Option(min=0, help=f"Games of greedy bots of each (default: {GREEDY}).")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game; each next one takes the next.")] = 1,
    seconds: Annotated[float | None, typer.Option(min=0, help="Stop each game's run after so long.")] = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes (default: one for each core).")] = 0,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where a failed game is kept.")] = Path(".fuzz"),
) -> None:
    """Play random games over all seats and options, checking everything; exit 1 if something breaks."""
    chosen = list(slugs or registry.shelf())
    for slug in chosen:
        registry.load(slug)
    endless = seconds is not None and games is None and greedy is None
    randomly, greedily = _count(games, GAMES, greedy), _count(greedy, GREEDY, games)
    failed = False
    for slug in chosen:
        work: Iterator[Piece]
        if endless:
            work = pieces(slug, "random", seed, None)
        else:
            work = chain(pieces(slug, "random", seed, randomly), pieces(slug, "greedy", seed, greedily))
        with progress(slug, None if endless else randomly + greedily) as told:
            tally = play_all(work, jobs or (cores() if endless else worth(randomly + greedily, PIECE)), seconds, told)
        _tell(slug, tally, out)
        failed = failed or tally.failure is not None
    raise typer.Exit(1 if failed else 0)


def _count(given: int | None, usual: int, other: int | None) -> int:
    """What was asked for; nothing if only the other kind was asked for; else the usual."""
    if given is not None:
        return given
    return usual if other is None else 0


def _tell(slug: str, tally: Tally, out: Path) -> None:
    rate = tally.decisions / tally.seconds if tally.seconds else 0
    games = f"{tally.games} games ({tally.deep} at a table)"
    done = f"{games}, {tally.decisions} decisions in {tally.seconds:.1f} s ({rate:.0f}/s)"
    failure = tally.failure
    if failure is None:
        print(f"{slug}: {done}, nothing broke")
        return
    settings = " ".join(f"{name}={value}" for name, value in failure.options.items())
    print(f"{slug}: {done}")
    print(
        f"broke after {failure.answers} answers, seed {failure.seed}, {failure.seats} seats {settings}: {failure.error}"
    )
    print(f"kept in {write(failure, out)}")
    print(f"repeat: {failure.repeat}")
