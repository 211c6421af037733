"""What the texts of a game hold."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast

from cocarde.games import load
from cocarde.speech import sources


@cache
def parsed(source: str) -> ast.Resource:
    """A text as Fluent reads it: once for all the tests that look at it, and none changes it."""
    return FluentParser().parse(source)


def message_keys(slug: str, language: str) -> set[str]:
    """Every message of a game in a language."""
    entries = parsed(sources(load(slug), language)).body
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
