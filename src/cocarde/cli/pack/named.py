"""The option `--pack`, and what it names."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from cocarde import games as registry
from cocarde.core.game import Game

PackName = Annotated[str | None, typer.Option("--pack", metavar="NAME", help="Play with a pack: its name or its hash.")]


def with_named(slug: str, pack: str | None) -> Game[Any]:
    """The game, with the pack of this name if one is named."""
    return registry.load(f"{slug}+{pack}" if pack else slug)


def reference(slug: str, pack: str | None) -> str:
    """The game as a run of the lab names it: with the pack's name and its content, so that no other is taken."""
    found = with_named(slug, pack).pack
    return slug if found is None else f"{slug}+{found.name}@{found.hash}"
