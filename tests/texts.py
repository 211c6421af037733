"""What the texts of a game hold."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast

from cocarde.games import load
from cocarde.speech import sources


def message_keys(slug: str, language: str) -> set[str]:
    """Every message of a game in a language."""
    entries = FluentParser().parse(sources(load(slug), language)).body
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
