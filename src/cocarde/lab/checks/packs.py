"""What is wrong with a pack: every mistake with file, line and rule; then games are played with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cocarde import games as registry
from cocarde.core.packs.pack import MANIFEST, Pack
from cocarde.kit.packs import checking
from cocarde.kit.packs.manifest import about_problems, manifest
from cocarde.kit.packs.mistakes import ABOUT, Mistake, key_line, mistake, parsed
from cocarde.lab.checks.fuzz import Tally, fuzz, pieces
from cocarde.speech.box import sentences_of

GAMES: Final = 1000
"""Random games that a pack must stand."""


def problems(files: dict[str, str]) -> list[Mistake]:
    """Every mistake of a pack's files that can be seen without playing, in the order of files and lines."""
    slug, about = game_of(files), [*about_problems(files)]
    if not slug:
        line = key_line(files.get(MANIFEST, ""), "game")
        known = ", ".join(registry.slugs())
        unknown = mistake(MANIFEST, line, ABOUT, "no-game", field="game", games=known)
        return about if any(one.field == "game" or not one.field for one in about) else [*about, unknown]
    game = registry.load(slug)
    printed = game.printed()
    if printed is None:
        return [*about, mistake(MANIFEST, 1, ABOUT, "takes-no-packs", field="game")]
    return checking.problems(files, printed, sentences_of(game))


def game_of(files: dict[str, str]) -> str:
    """The game that a pack says it is for; "": it says none that is here."""
    said = parsed(MANIFEST, files.get(MANIFEST, ""))
    slug = said.get("game") if isinstance(said, dict) else ""
    return str(slug) if slug in registry.slugs() else ""


def played(pack: Pack, games: int, jobs: int, told: Callable[[int], None]) -> Tally:
    """So many random games with the pack, every promise of the game checked; the first that breaks one ends it."""
    slug = manifest(pack).game
    registry.with_pack(slug, pack)
    return fuzz(pieces(f"{slug}+{pack.name}@{pack.hash}", "random", 1, games), jobs, None, told)
