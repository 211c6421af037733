"""What is wrong with a pack: every mistake with file, line and rule; then games are played with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cocarde import games as registry
from cocarde.core.errors import BadInput
from cocarde.core.packs.pack import Pack
from cocarde.kit.packs import checking
from cocarde.kit.packs.checking import Mistake
from cocarde.kit.packs.files import manifest, of_files
from cocarde.lab.checks.fuzz import Tally, fuzz, pieces
from cocarde.speech.box import sentences_of

GAMES: Final = 1000
"""Random games that a pack must stand."""


def problems(files: dict[str, str]) -> list[Mistake]:
    """Every mistake of a pack's files that can be seen without playing, in the order of files and lines."""
    game = registry.load(manifest(of_files(files)).game)
    printed = game.printed()
    if printed is None:
        raise BadInput(f"{game.meta.slug} takes no packs")
    return checking.problems(files, printed, sentences_of(game))


def played(pack: Pack, games: int, jobs: int, told: Callable[[int], None]) -> Tally:
    """So many random games with the pack, every promise of the game checked; the first that breaks one ends it."""
    slug = manifest(pack).game
    registry.with_pack(slug, pack)
    return fuzz(pieces(f"{slug}+{pack.name}@{pack.hash}", "random", 1, games), jobs, None, told)
