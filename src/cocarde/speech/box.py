"""The names of what lies in a box: the part of a game's sentences that a pack may change."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

from cocarde.core.game import Game
from cocarde.core.packs.pack import Pack
from cocarde.kit.packs.checking import references
from cocarde.speech import of_pack, sources


def names_of(game: Game[Any], language: str) -> str:
    """The Fluent text in which a game names what lies in its box: one file, and one of its own for a long table."""
    printed = game.printed()
    files = [game.home / "text" / language / f"{name}.ftl" for name in ("box", *(printed.files if printed else ()))]
    return "\n".join(file.read_text("utf-8") for file in files if file.is_file())


def sentences_of(game: Game[Any]) -> Callable[[str], dict[str, frozenset[str]]]:
    """All sentences of a game in a language, by name what each of them refers to."""
    return partial(referring, game)


@lru_cache(maxsize=16)
def referring(game: Game[Any], language: str) -> dict[str, frozenset[str]]:
    """The same, read once."""
    messages = [one for one in FluentParser().parse(sources(game, language)).body if isinstance(one, ast.Message)]
    return {entry.id.name: references(entry) for entry in messages}


class Renamed(NamedTuple):
    """A sentence that a pack says otherwise, as both are written."""

    key: str
    before: str
    after: str


def renamed(pack: Pack, game: Game[Any], language: str) -> list[Renamed]:
    """The sentences of its game that a pack says otherwise in this language."""
    own = named_in(sources(game, language))
    said = [*named_in("\n".join(of_pack(pack, language))).items()]
    return [Renamed(key, own.get(key, ""), after) for key, after in said if own.get(key) != after]


def named_in(text: str) -> dict[str, str]:
    """The sentences of a text by their names, each as it is written."""
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.value is not None and entry.value.span is not None:
            found[entry.id.name] = text[entry.value.span.start : entry.value.span.end]
    return found
