"""`cocarde lab report`: many games watched, and one page that says what they tell of the game."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Annotated

import msgspec
import typer

import cocarde
from cocarde import games as registry
from cocarde.cli.games import Json
from cocarde.cli.groups import grouped
from cocarde.cli.lab.table import Bots, Games, Jobs, Ray, Setting, Slug, check_folder, crew_of, leave
from cocarde.cli.language import Lang, language
from cocarde.cli.progress import progress
from cocarde.lab.report.brief import sentences
from cocarde.lab.report.findings import Findings
from cocarde.lab.report.page import Provenance, page
from cocarde.lab.report.reckoning import findings
from cocarde.lab.report.sheet import Sheet
from cocarde.lab.report.watch import watch
from cocarde.lab.report.words import words
from cocarde.lab.runs.batch import Batch
from cocarde.lab.runs.journal import beside
from cocarde.lab.runs.plan import Run


@grouped
def report(
    slug: Slug,
    setting: Setting,
    games: Games = 1000,
    bots: Bots = "good",
    jobs: Jobs = 0,
    ray: Ray = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="The page (default: report-SLUG.html).")] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Watch many games and write a page: who wins, how long it takes, what matters, which rules are never reached.

    Interrupted, the same command goes on where it stopped.
    """
    tongue = language(lang)
    run = setting.run(slug, games, bots)
    place = out or Path(f"report-{slug}.html")
    check_folder(place)
    sheet = watched(run, jobs, ray, place)
    found = findings(run, sheet)
    made = Provenance(command(run, tongue), cocarde.__version__, date.today().isoformat())
    place.write_text(page(found, made, words(slug, tongue)), "utf-8")
    beside(place).unlink()
    if json:
        print(msgspec.json.encode({"provenance": made, "findings": found}).decode())
    else:
        say(found, place, tongue)


def watched(run: Run, jobs: int, ray: str | None, place: Path) -> Sheet:
    """Watch the run; interrupted, say what is kept."""
    done = 0
    try:
        with crew_of(Batch("report", [run]), jobs, ray) as crew, progress(run.game, run.games) as bar:

            def told(games: int) -> None:
                nonlocal done
                done = games
                bar(games)

            return watch(run, crew, place, told)
    except KeyboardInterrupt:
        leave(done, run.games, place)


def command(run: Run, tongue: str) -> str:
    """The command that plays this run again; options only where they are not the usual ones."""
    usual = registry.load(run.game).meta.settle(run.seats, {})
    chosen = [f"--option {name}={value}" for name, value in run.options.items() if value != usual[name]]
    bots = run.bots[0] if len(set(run.bots)) == 1 else ",".join(run.bots)
    words = [f"cocarde lab report {run.game} --games {run.games} --seats {run.seats} --bots {bots} --seed {run.seed}"]
    return " ".join([*words, *chosen, f"--lang {tongue}"])


def say(found: Findings, place: Path, tongue: str) -> None:
    """The page in short."""
    for line in sentences(found, words(found.run.game, tongue)):
        print(f"- {line}")
    print(place)
