"""`cocarde games`: the shelf."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from cocarde import games as registry
from cocarde.cli.language import Lang, language
from cocarde.core.text import Text
from cocarde.speech import speech
from cocarde.speech.rulebook import title

Json = Annotated[bool, typer.Option("--json", help="One JSON value on stdout.")]


def games(json: Json = False, lang: Lang = None) -> None:
    """List the games of the shelf."""
    tongue = language(lang)
    shelf = [describe(slug, tongue) for slug in registry.SHELF]
    if json:
        print(msgspec.json.encode(shelf).decode())
        return
    grid = Grid("slug", "", "seats", "minutes", "options", box=None, header_style="dim")
    for one in shelf:
        options = "  ".join(f"{option['id']}={'|'.join(option['values'])}" for option in one.get("options", []))
        seats, minutes = (one.get(key, []) for key in ("seats", "minutes"))
        ready = "bold" if one["ready"] else "dim"
        grid.add_row(one["slug"], one["title"], _list(seats, ", "), _list(minutes, "-"), options, style=ready)
    Console().print(grid)


def describe(slug: str, tongue: str) -> dict[str, Any]:
    """The card of a game; of one that is still being made, only that."""
    if slug not in registry.READY:
        return {"slug": slug, "ready": False, "title": title(slug)}
    meta = registry.load(slug).meta
    return {"slug": slug, "ready": True, "title": speech(slug, tongue).say(Text("title")), **_facts(meta)}


def _facts(meta: Any) -> dict[str, Any]:
    return {key: msgspec.to_builtins(getattr(meta, key)) for key in ("seats", "minutes", "rules_version", "options")}


def _list(values: list[int], between: str) -> str:
    return between.join(map(str, values))
