"""The games, found by name: everything above this layer asks here and imports no game itself.

A game is a folder beside this file, or what another package offers under the entry point group `cocarde.games`: the
name of the entry point is the slug, its value the game (`my_package:GAME`).
"""

from __future__ import annotations

import logging
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from cocarde.core.errors import BadInput
from cocarde.core.game import Game
from cocarde.kit.plugins import entries, in_one_line, packages

GROUP = "cocarde.games"
SLUG = re.compile(r"[a-z][a-z0-9_]{0,23}")
LOG = logging.getLogger(__name__)


@cache
def built_in() -> tuple[str, ...]:
    """The games that come with this package: its folders."""
    return tuple(sorted(path.parent.name for path in Path(__file__).parent.glob("*/__init__.py")))


def slugs() -> tuple[str, ...]:
    """The games of the house, then those of other packages, whether they can be loaded or not."""
    return built_in() + tuple(slug for slug in entries(GROUP) if slug not in built_in())


@cache
def load(slug: str) -> Game[Any]:
    """The game of this name, or `BadInput`."""
    if slug in built_in():
        game: Game[Any] = import_module(f"{__name__}.{slug}").GAME
        return game
    if slug in entries(GROUP):
        return foreign(slug)
    raise BadInput(f"no game {slug!r}; there are {', '.join(slugs())}")


def foreign(slug: str) -> Game[Any]:
    """A game of another package; `BadInput` names the package whose game cannot be played."""
    first, *others = entries(GROUP)[slug]
    if others:
        raise BadInput(f"game {slug!r} is offered by several packages: {packages([first, *others])}; none is taken")
    if not SLUG.fullmatch(slug):
        raise BadInput(f"{called(slug)}: a slug is a-z, then a-z, 0-9 or _, 24 letters at most")
    try:
        game = first.load()
    except (Exception, SystemExit) as error:
        raise BadInput(f"{called(slug)} cannot be loaded: {in_one_line(error)}") from error
    if not isinstance(game, Game):
        raise BadInput(f"{called(slug)}: {first.value} is a {type(game).__name__}, not a cocarde.core.game.Game")
    if game.meta.slug != slug:
        raise BadInput(f"{called(slug)}: its own name is {game.meta.slug!r}")
    return game


def called(slug: str) -> str:
    """A foreign game with the package that brings it."""
    return f"game {slug!r} of the package {packages(entries(GROUP)[slug])!r}"


@cache
def shelf() -> tuple[str, ...]:
    """The games that can be played, in the order of the years they are about; one that cannot is a line in the log."""
    for slug in filter(entries(GROUP).__contains__, built_in()):
        LOG.warning("%s: the house has a game of this name", called(slug))
    return tuple(sorted(filter(is_playable, slugs()), key=lambda slug: (load(slug).meta.year, slug)))


def is_playable(slug: str) -> bool:
    """Can it be loaded? A game of the house must; for a foreign one that cannot the log has one line."""
    if slug in built_in():
        return True
    try:
        load(slug)
    except BadInput as error:
        LOG.warning("%s", error)
        return False
    return True
