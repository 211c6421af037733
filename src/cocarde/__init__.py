"""Cocarde: five French board games of history and power.

>>> import cocarde
>>> table = cocarde.new("vendee", seats=2, seed=1)
>>> table.answer(table.pending()[0], "attack machecoul")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cocarde.core.codec import read_header
from cocarde.core.errors import BadInput, CocardeError, CorruptLog, Refused
from cocarde.core.replay.reopening import read_again, reopen, sentence
from cocarde.core.table import Table
from cocarde.games import chosen, played_with, slugs
from cocarde.games import load as game

__all__ = ["BadInput", "CocardeError", "CorruptLog", "Refused", "Table", "game", "load", "new", "replay", "slugs"]
__version__: str  # pyproject.toml says it


if not TYPE_CHECKING:

    def __getattr__(name: str) -> str:
        """The version is looked up when asked for: what reads it takes nearly as long to import as all the rest."""
        if name != "__version__":
            raise AttributeError(f"module 'cocarde' has no attribute {name!r}")
        from cocarde.version import version

        return version()


def new(slug: str, seats: int | None = None, seed: int = 0, options: Mapping[str, object] | None = None) -> Table:
    """A new table of the game `slug`, set up and waiting for its first answer; the option `pack` names a pack."""
    found, rest = chosen(slug, options)
    return Table.new(found, seats if seats is not None else found.meta.seats[0], rest, seed)


def load(data: bytes | str) -> Table:
    """The table a save file holds, under the rules of today; `BadInput` if they have changed too much for that."""
    saved = read_header(data)
    played = played_with(saved.game, data)
    if saved.rules == played.meta.rules_version:
        return Table.load(played, data)
    found = reopen(played, saved)
    if found.closed:
        raise BadInput(sentence(played, saved.rules, found.why))
    return found.table


def replay(data: bytes | str, upto: int | None = None) -> Table:
    """The table a file's log leads to, played again move by move."""
    saved = read_header(data)
    return read_again(played_with(saved.game, data), saved, upto)
