"""`cocarde games`: the shelf."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid

from cocarde import games as registry
from cocarde.cli.language import Lang, language
from cocarde.speech import called

Json = Annotated[bool, typer.Option("--json", help="One JSON value on stdout.")]


def games(json: Json = False, lang: Lang = None) -> None:
    """List the games of the shelf."""
    tongue = language(lang)
    shelf = [describe(slug, tongue) for slug in registry.shelf()]
    if json:
        print(msgspec.json.encode(shelf).decode())
        return
    grid = Grid("slug", "", "seats", "minutes", "options", box=None, header_style="dim")
    for one in shelf:
        options = "  ".join(f"{option['id']}={'|'.join(option['values'])}" for option in one["options"])
        grid.add_row(one["slug"], one["title"], _list(one["seats"], ", "), _list(one["minutes"], "-"), options)
    Console().print(grid)


def describe(slug: str, tongue: str) -> dict[str, Any]:
    """The card of a game."""
    game = registry.load(slug)
    return {"slug": slug, "title": called(game, tongue), **_facts(game.meta)}


def _facts(meta: Any) -> dict[str, Any]:
    return {key: msgspec.to_builtins(getattr(meta, key)) for key in ("seats", "minutes", "rules_version", "options")}


def _list(values: list[int], between: str) -> str:
    return between.join(map(str, values))
