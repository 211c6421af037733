"""`cocarde rules`: the player's page, the rules by number, and which of them carry code and tests."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from itertools import groupby
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text as Styled

from cocarde.cli.games import Json
from cocarde.cli.language import Lang, language
from cocarde.core.errors import BadInput
from cocarde.core.text import Text
from cocarde.lab.checks.coverage import Carried, Coverage, coverage, tree_of
from cocarde.speech import speech
from cocarde.speech.primer import Block, Section, primer
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
        print_rule(Console(), slug, find(book, slug, number), tongue)
    elif articles or not primer(slug).said(tongue):
        _list(Console(), book, tongue)
    else:
        print_primer(Console(), primer(slug).said(tongue))
        Console().print(Styled(speech(slug, tongue).say(Text("terminal-articles", {"slug": slug})), style="dim"))


def find(book: list[Rule], slug: str, number: str) -> Rule:
    """The rule of this number, however it is spelt (`v26`); else `BadInput` with the nearest numbers."""
    wanted = _bare(number)
    found = next((rule for rule in book if _bare(rule.id) == wanted), None)
    if found is not None:
        return found
    spelt = {_bare(rule.id): rule.id for rule in book}
    near = [spelt[bare] for bare in get_close_matches(wanted, spelt, n=4, cutoff=0.5)]
    raise BadInput(f"{slug} has no rule {number!r}{'; near it: ' + ', '.join(near) if near else ''}")


def _bare(number: str) -> str:
    return number.replace("-", "").upper()


def print_rule(console: Console, slug: str, rule: Rule, tongue: str) -> None:
    """One rule with its chapter; in a source tree also where it lives."""
    console.print(Styled(f"{rule.id}  {chapter_of(rule, tongue)}", style="bold"))
    console.print(Markdown(text_of(rule, tongue)))
    if rule.source:
        console.print(Styled(f"[{rule.source}]", style="dim"))
    if tree_of(slug) is None:
        return
    for entry in coverage(slug).places:
        if entry.id == rule.id:
            _print_places(console, entry)


def print_primer(console: Console, sections: list[Section]) -> None:
    """The player's page, without its pictures."""
    for section in sections:
        console.print()
        console.print(Styled(section.title, style="bold"))
        steps = 0
        for block in section.blocks:
            steps += block.kind == "step"
            _print_block(console, block, steps)


def _print_block(console: Console, block: Block, step: int) -> None:
    if block.kind == "text":
        console.print(Markdown(block.text))
    elif block.kind != "picture":
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(no_wrap=True, style="yellow")
        grid.add_row(f"{step}." if block.kind == "step" else " •", Markdown(block.text))
        console.print(grid)


def text_of(rule: Rule, tongue: str) -> str:
    """What the rule says."""
    return rule.fr if tongue == "fr" else rule.en


def chapter_of(rule: Rule, tongue: str) -> str:
    """The chapter it stands in."""
    return rule.chapter_fr if tongue == "fr" else rule.chapter


def _print_places(console: Console, entry: Carried) -> None:
    for title, places in (("code", entry.code), ("test", entry.tests)):
        for place in places:
            console.print(Styled(f"{title}  {place}", style="dim"), soft_wrap=True)


def _list(console: Console, book: list[Rule], tongue: str) -> None:
    for chapter, entries in groupby(book, key=lambda rule: chapter_of(rule, tongue)):
        console.print()
        console.print(Styled(chapter, style="bold"))
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True, style="bold")
        for rule in entries:
            grid.add_row(rule.id, Markdown(text_of(rule, tongue)))
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
