"""`cocarde rules`: the player's page, the rules by number, and which of them carry code and tests."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text as Styled

from cocarde.cli.games import Json
from cocarde.cli.language import Lang, language
from cocarde.cli.rulebook import chapter_of, find, print_primer, print_rule, printed, text_of
from cocarde.core.errors import BadInput
from cocarde.core.text import Text
from cocarde.lab.checks.coverage import Coverage, coverage, tree_of
from cocarde.speech import speech
from cocarde.speech.primer import primer
from cocarde.speech.rulebook import Rule, rulebook


def rules(
    slug: Annotated[str, typer.Argument(metavar="SLUG", help="The game.")],
    number: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule or ruling: V-26.")] = None,
    articles: Annotated[bool, typer.Option("--articles", help="All the rules by number.")] = False,
    covered: Annotated[
        bool, typer.Option("--coverage", help="Which rules have code and tests; 1 if some lack.")
    ] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Print the player's page of a game, a rule or all of them, or say which carry code and tests."""
    tongue = language(lang)
    book = rulebook(slug)
    if covered:
        _report(slug, number, json)
    elif json:
        chosen = [find(book, slug, number)] if number else book
        print(msgspec.json.encode(chosen).decode())
    elif number:
        rule = find(book, slug, number)
        print_rule(Console(), rule, tongue)
        _print_places(Console(), slug, rule)
    elif articles or not primer(slug).said(tongue):
        _list(Console(), book, tongue)
    else:
        print_primer(Console(), primer(slug).said(tongue))
        Console().print(Styled(speech(slug, tongue).say(Text("terminal-articles", {"slug": slug})), style="dim"))


def _print_places(console: Console, slug: str, rule: Rule) -> None:
    """Where the rule lives, in a source tree."""
    if tree_of(slug) is None:
        return
    for entry in coverage(slug).places:
        if entry.id == rule.id:
            lines = [*[f"code  {place}" for place in entry.code], *[f"test  {place}" for place in entry.tests]]
            for line in lines:
                console.print(Styled(line, style="dim"), soft_wrap=True)


def _list(console: Console, book: list[Rule], tongue: str) -> None:
    for chapter, entries in groupby(book, key=lambda rule: chapter_of(rule, tongue)):
        console.print()
        console.print(Styled(chapter, style="bold"))
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True, style="bold")
        for rule in entries:
            grid.add_row(rule.id, printed(text_of(rule, tongue)))
        console.print(grid)


def _report(slug: str, number: str | None, json: bool) -> None:
    if number:
        raise BadInput("--coverage is about all the rules of a game: leave the number away")
    report = coverage(slug)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        _print_report(Console(), report)
    raise typer.Exit(1 if report.gaps else 0)


def _print_report(console: Console, report: Coverage) -> None:
    gaps = report.gaps
    console.print(f"{report.slug}: {report.rules} rules, {report.rulings} rulings, {report.vectors} test vectors")
    for title, lines in (
        ("no code", gaps.no_code),
        ("no test", gaps.no_test),
        ("vectors without test", gaps.vectors_without_test),
        ("reasons out of date", report.stale_reasons),
        ("numbers the page does not have", report.unknown_ids),
    ):
        console.print(Styled(f"{title}: {len(lines)}", style="bold red" if lines else "green"))
        if lines:
            console.print(Styled("  " + _joined(lines)))


def _joined(lines: Iterable[str]) -> str:
    return ", ".join(lines)
