"""The names of what lies in a box: the part of a game's sentences that a pack may change."""

from __future__ import annotations

from typing import Any

from fluent.syntax import FluentParser, ast

from cocarde.core.game import Game
from cocarde.speech import LANGUAGES, sources


def names_of(game: Game[Any], language: str) -> str:
    """The Fluent text in which a game names what lies in its box."""
    file = game.home / "text" / language / "box.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


def sentences_of(game: Game[Any]) -> dict[str, frozenset[str]]:
    """By language the names of all sentences of a game."""
    return {language: frozenset(ids_in(sources(game, language))) for language in LANGUAGES}


def ids_in(text: str) -> list[str]:
    """The names of the sentences of a text."""
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]


def named_in(text: str) -> dict[str, str]:
    """The sentences of a text by their names, each as it is written."""
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.value is not None and entry.value.span is not None:
            found[entry.id.name] = text[entry.value.span.start : entry.value.span.end]
    return found
