"""The player's page and the rules by number, in a terminal."""

from __future__ import annotations

from difflib import get_close_matches

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Styled

from cocarde.core.errors import BadInput
from cocarde.speech.primer import Block, Section
from cocarde.speech.rulebook import Rule


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


def print_rule(console: Console, rule: Rule, tongue: str) -> None:
    """One rule with its chapter."""
    console.print(Styled(f"{rule.id}  {chapter_of(rule, tongue)}", style="bold"))
    console.print(printed(text_of(rule, tongue)))
    if rule.source:
        console.print(Styled(f"[{rule.source}]", style="dim"))


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
        console.print(printed(block.text))
    elif block.kind != "picture":
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(no_wrap=True, style="yellow")
        grid.add_row(f"{step}." if block.kind == "step" else " •", printed(block.text))
        console.print(grid)


def printed(markdown: str) -> RenderableType:
    """A text as it is written in the rules. What reads it takes longer to import than all the rest of a game."""
    from rich.markdown import Markdown

    return Markdown(markdown)


def text_of(rule: Rule, tongue: str) -> str:
    """What the rule says."""
    return rule.fr if tongue == "fr" else rule.en


def chapter_of(rule: Rule, tongue: str) -> str:
    """The chapter it stands in."""
    return rule.chapter_fr if tongue == "fr" else rule.chapter
