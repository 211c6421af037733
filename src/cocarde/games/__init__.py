"""The games, found by name: everything above this layer asks here and imports no game itself.

A game is a folder beside this file, or what another package offers under the entry point group `cocarde.games`: the
name of the entry point is the slug, its value the game (`my_package:GAME`). `vendee+maison` is a game with a pack of
this machine, `vendee+maison@HASH` with exactly that content.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from itertools import count
from pathlib import Path
from threading import RLock
from typing import Any

from cocarde.core.codec import pack_in
from cocarde.core.errors import BadData, BadInput
from cocarde.core.game import Game
from cocarde.core.packs.pack import Pack
from cocarde.kit.pack import lend, take_back
from cocarde.kit.packs.files import unfolded
from cocarde.kit.packs.manifest import manifest
from cocarde.kit.packs.shelf import find
from cocarde.kit.packs.twin import InUse, Lease, twin
from cocarde.kit.plugins import entries, in_one_line, packages

GROUP = "cocarde.games"
SLUG = re.compile(r"[a-z][a-z0-9_]{0,23}")
PACKED = "pack"
"""The option that names a pack, wherever options of a table are chosen in a program."""
LOG = logging.getLogger(__name__)
KEPT = 4
"""Games with a pack that are kept though nobody plays with them just now."""
WITH_PACKS = InUse(KEPT)
"""By slug and content hash: no pack is imported twice. The empty hash: as it is printed, where that is a twin."""
DEVOTED: dict[str, Pack] = {}
"""Packs to which the game of this process itself is lent: see `devote`."""
READING = RLock()
TIMES = count(1)


@cache
def built_in() -> tuple[str, ...]:
    """The games that come with this package: its folders."""
    return tuple(sorted(path.parent.name for path in Path(__file__).parent.glob("*/__init__.py")))


def slugs() -> tuple[str, ...]:
    """The games of the house, then those of other packages, whether they can be loaded or not."""
    return built_in() + tuple(slug for slug in entries(GROUP) if slug not in built_in())


def load(slug: str) -> Game[Any]:
    """The game of this name, `SLUG` or `SLUG+PACK`, or `BadInput`."""
    name, plus, word = slug.partition("+")
    if not plus and not DEVOTED:
        return as_imported(name)
    known(name)
    return with_pack(name, named(name, word) if plus else None)


def named(slug: str, word: str) -> Pack:
    """The pack that `NAME`, `NAME@HASH` or `HASH` names: with exactly that hash one that is in use, or of the shelf."""
    wanted = word.rpartition("@")[2]
    in_use = [*DEVOTED.values(), *(game.pack for (of, _), game in WITH_PACKS.games() if of == slug)]
    return next((pack for pack in in_use if pack is not None and pack.hash == wanted), None) or find(slug, word)


@cache
def as_imported(slug: str) -> Game[Any]:
    """The game as it was imported: with its own tables, unless this process is devoted to a pack."""
    known(slug)
    if slug in built_in():
        game: Game[Any] = import_module(f"{__name__}.{slug}").GAME
        return game
    return foreign(slug)


def known(slug: str) -> None:
    """`BadInput` unless there is a game of this name."""
    if slug not in slugs():
        raise BadInput(f"no game {slug[:80]!r}; there are {', '.join(slugs())}")


def with_pack(slug: str, pack: Pack | None) -> Game[Any]:
    """The game played with this pack: imported once more, with tables of its own. None: as it is printed."""
    with READING:
        lent = DEVOTED.get(slug)
        if (pack and pack.hash) == (lent and lent.hash):
            return as_imported(slug)
        key = slug, pack.hash if pack else ""
        found: Game[Any] | None = WITH_PACKS.find(key)
        if found is None:
            found = imported_with(slug, pack)
            assert isinstance(found.lease, Lease)
            WITH_PACKS.put(key, found.lease)
        return found


def imported_with(slug: str, pack: Pack | None) -> Game[Any]:
    """The game once more; `BadInput` if it takes no packs, or not this one."""
    own = as_imported(slug)
    package, attribute = origin(slug)
    if own.printed() is None:
        raise BadInput(f"{slug} takes no packs")
    name = f"cocarde_pack_{slug}_{pack.hash if pack else 'none'}_{next(TIMES)}"  # one before may still be let go
    if pack is None:
        return leased(twin(name, package, own.home), attribute, None)
    check_game(slug, pack)
    with unfolded(pack) as folder:
        lend(name, folder)
        try:
            return leased(twin(name, package, own.home), attribute, pack)
        except BadData as error:
            raise BadInput(f"the pack {pack.called}: {error}; `cocarde pack check` says all in words") from error
        finally:
            take_back(name)


def taken(module: Any, attribute: str, pack: Pack | None) -> Game[Any]:
    """The game in a module, which from now on says with which pack it is played."""
    game: Game[Any] = getattr(module, attribute)
    game.pack = pack
    return game


def leased(module: Any, attribute: str, pack: Pack | None) -> Game[Any]:
    """The same for a twin, which lives as long as its game: from now on only who plays it holds that."""
    game = taken(module, attribute, pack)
    delattr(module, attribute)
    game.lease = Lease(game, module.__name__)
    return game


def check_game(slug: str, pack: Pack) -> None:
    """`BadInput` unless this is a pack of this game."""
    if manifest(pack).game != slug:
        raise BadInput(f"{pack.called} is a pack of {manifest(pack).game}, not of {slug}")


def origin(slug: str) -> tuple[str, str]:
    """The package of a game, and the name it has there."""
    if slug in built_in():
        return f"{__name__}.{slug}", "GAME"
    entry = entries(GROUP)[slug][0]
    return entry.module, entry.attr


def devote(slug: str, pack: Pack) -> None:
    """Lend the game of this process to a pack, before anybody has loaded it: then it runs compiled."""
    with READING, unfolded(pack) as folder:
        package, attribute = origin(slug)
        if package in sys.modules:
            raise BadInput(f"a process is devoted to a pack before it loads {slug}")
        check_game(slug, pack)
        lend(package, folder)
        try:
            taken(import_module(package), attribute, pack)
        finally:
            take_back(package)
        DEVOTED[slug] = pack


def chosen(slug: str, options: Mapping[str, object] | None) -> tuple[Game[Any], dict[str, object]]:
    """The game with the pack that the option `pack` names, or is, and the other options."""
    rest = dict(options or {})
    word = rest.pop(PACKED, None)
    if isinstance(word, Pack):
        return with_pack(slug, word), rest
    return load(f"{slug}+{word}" if word else slug), rest


def played_with(slug: str, data: bytes | str) -> Game[Any]:
    """The game of a file, with the pack that it was played with and brings along."""
    pack = pack_in(data)
    return load(slug) if pack is None else with_pack(slug, pack)


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
