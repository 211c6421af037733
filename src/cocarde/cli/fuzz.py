"""`cocarde fuzz`: random games in which every promise is checked."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from cocarde import games as registry
from cocarde.cli.progress import progress
from cocarde.core.meta import Meta
from cocarde.lab.fuzz import Mind, Plan, Tally, bot_mind, campaign, plan, random_mind, write
from cocarde.speech import LANGUAGES, speech

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
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where a failed game is kept.")] = Path(".fuzz"),
) -> None:
    """Play random games over all seats and options, checking everything; exit 1 if something breaks."""
    chosen = [registry.load(slug) for slug in slugs or registry.READY]
    failed = False
    for game in chosen:
        plans = list_plans(game.meta, games, greedy, seed, seconds)
        tongues = [speech(game.meta.slug, language) for language in LANGUAGES]
        with progress(
            game.meta.slug, None if seconds else _count(games, GAMES, greedy) + _count(greedy, GREEDY, games)
        ) as told:
            tally = campaign(game, plans, _mind, tongues, lambda tally: told(tally.games), seconds)
        _tell(game.meta.slug, tally, out)
        failed = failed or tally.failure is not None
    raise typer.Exit(1 if failed else 0)


def list_plans(meta: Meta, games: int | None, greedy: int | None, seed: int, seconds: float | None) -> Iterator[Plan]:
    """The games to play: the random ones, then the greedy ones; with a time limit alone, random ones without end."""
    if seconds is not None and games is None and greedy is None:
        return (plan(meta, at, "random") for at in itertools.count(seed))
    randomly, greedily = _count(games, GAMES, greedy), _count(greedy, GREEDY, games)
    return itertools.chain(
        (plan(meta, seed + at, "random") for at in range(randomly)),
        (plan(meta, seed + at, "greedy") for at in range(greedily)),
    )


def _count(given: int | None, usual: int, other: int | None) -> int:
    """What was asked for; nothing if only the other kind was asked for; else the usual."""
    if given is not None:
        return given
    return usual if other is None else 0


def _mind(each: Plan) -> Mind:
    return random_mind(each) if each.player == "random" else bot_mind(each)


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
