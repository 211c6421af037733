"""`cocarde lab compare`: what another pack changes, pair by pair."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Annotated

import msgspec
import typer

import cocarde
from cocarde.cli.games import Json
from cocarde.cli.groups import grouped
from cocarde.cli.lab.report import command
from cocarde.cli.lab.table import Bots, Games, Jobs, Luck, Ray, Slug, check_folder, crew_of, leave
from cocarde.cli.language import Lang, language
from cocarde.cli.pack.named import reference
from cocarde.cli.progress import progress
from cocarde.core.errors import BadInput
from cocarde.lab.compare.brief import sentences
from cocarde.lab.compare.page import boxes_of, page
from cocarde.lab.compare.pairs import Compared
from cocarde.lab.compare.pairs import compare as compared
from cocarde.lab.report.page import Provenance
from cocarde.lab.report.words import words
from cocarde.lab.runs.batch import Batch
from cocarde.lab.runs.journal import beside
from cocarde.lab.runs.plan import Run


@grouped
def compare(
    slug: Slug,
    setting: Luck,
    pack: Annotated[
        list[str] | None,
        typer.Option(
            "--pack", metavar="NAME", help="A pack, beside the game as it is; two: the second beside the first."
        ),
    ] = None,
    games: Games = 1000,
    bots: Bots = "random",
    jobs: Jobs = 0,
    ray: Ray = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="The page (default: compare-SLUG.html).")] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Play the same games with two boxes and write a page: what changes of length, of who wins, of every card.

    Interrupted, the same command goes on where it stopped.
    """
    tongue = language(lang)
    runs = [setting.run_of(game, games, bots) for game in boxes(slug, pack or [])]
    place = out or Path(f"compare-{slug}.html")
    check_folder(place)
    found = played(runs, jobs, ray, place)
    made = Provenance(command_of(found, tongue), cocarde.__version__, date.today().isoformat())
    say = words(found.after.game, tongue)
    place.write_text(page(found, made, say), "utf-8")
    beside(place).unlink()
    if json:
        print(msgspec.json.encode({"provenance": made, "compared": found}).decode())
        return
    print(boxes_of(found, say))
    for line in sentences(found, say):
        print(f"- {line}")
    print(place)


def boxes(slug: str, packs: list[str]) -> list[str]:
    """The two boxes, the one before first."""
    if not 1 <= len(packs) <= 2:
        raise BadInput(f"--pack: name one pack, or two; {len(packs)} are named")
    found = [reference(slug, pack) for pack in (packs if len(packs) == 2 else [None, packs[0]])]
    if found[0] == found[1]:
        raise BadInput(f"--pack: {packs[0]} and {packs[1]} are the same pack")
    return found


def played(runs: list[Run], jobs: int, ray: str | None, place: Path) -> Compared:
    """Play the pairs; interrupted, say what is kept."""
    batch, done = Batch("compare", runs), 0
    try:
        with crew_of(batch, jobs, ray) as crew, progress(runs[1].game.partition("@")[0], batch.games) as bar:

            def told(games: int) -> None:
                nonlocal done
                done = games
                bar(games)

            return compared(runs, crew, place, told)
    except KeyboardInterrupt:
        leave(done, batch.games, place)


def command_of(found: Compared, tongue: str) -> str:
    """The command that plays these pairs again."""
    packs = [run.game.partition("+")[2].partition("@")[0] for run in (found.before, found.after)]
    named = " ".join(f"--pack {pack}" for pack in packs if pack)
    slug = found.after.game.partition("+")[0]
    return command(found.after, tongue).replace(f"report {found.after.game}", f"compare {slug} {named}")
