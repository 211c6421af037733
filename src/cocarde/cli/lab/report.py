"""`cocarde lab report`: many games watched, and one page that says what they tell of the game."""

from __future__ import annotations

import msgspec

from cocarde import games as registry
from cocarde.cli.groups import grouped
from cocarde.cli.lab.paged import Paged, made_by, show
from cocarde.cli.lab.table import Bots, Games, Setting, Slug
from cocarde.cli.language import language
from cocarde.lab.report.brief import sentences
from cocarde.lab.report.page import page
from cocarde.lab.report.reckoning import findings
from cocarde.lab.report.watch import watch
from cocarde.lab.report.words import words
from cocarde.lab.runs.batch import Batch
from cocarde.lab.runs.journal import beside
from cocarde.lab.runs.plan import Run


@grouped
def report(slug: Slug, setting: Setting, how: Paged, games: Games = 1000, bots: Bots = "good") -> None:
    """Watch many games and write a page: who wins, how long it takes, what matters, which rules are never reached.

    Interrupted, the same command goes on where it stopped.
    """
    tongue = language(how.lang)
    run = setting.run(slug, games, bots)
    place = how.place(f"report-{slug}.html")
    sheet = how.played(run.game, Batch("report", [run]), place, lambda crew, told: watch(run, crew, place, told))
    found = findings(run, sheet)
    made = made_by(command(run, tongue))
    say = words(slug, tongue)
    place.write_text(page(found, made, say), "utf-8")
    beside(place).unlink()
    if how.json:
        print(msgspec.json.encode({"provenance": made, "findings": found}).decode())
    else:
        show(sentences(found, say), place)


def command(run: Run, tongue: str) -> str:
    """The command that plays this run again; options only where they are not the usual ones."""
    usual = registry.load(run.game).meta.settle(run.seats, {})
    chosen = [f"--option {name}={value}" for name, value in run.options.items() if value != usual[name]]
    bots = run.bots[0] if len(set(run.bots)) == 1 else ",".join(run.bots)
    words = [f"cocarde lab report {run.game} --games {run.games} --seats {run.seats} --bots {bots} --seed {run.seed}"]
    return " ".join([*words, *chosen, f"--lang {tongue}"])
