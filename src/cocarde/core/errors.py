# interpreted: exceptions are built once and never in the hot path
"""What can go wrong, each with a sentence a person can act on."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cocarde.core.text import Refusal


class CocardeError(Exception):
    """Root of every error the project raises on purpose."""


class BadInput(CocardeError):
    """A name, number, option or file given by a person is not usable; the message names the place."""


class BadData(CocardeError):
    """A data file of a game breaks its schema; the message names file, row and key."""


class Refused(CocardeError):
    """An answer that the rules do not allow. Nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.text.key} {refusal.text.args or ''}".strip())
        self.refusal = refusal


class RunawayAgenda(CocardeError):
    """Steps schedule steps without ever reaching a decision; the message shows the stack."""


class ScriptError(CocardeError):
    """Scripted chance was asked for more, fewer or other results than it holds."""


class CorruptLog(CocardeError):
    """A log or save file does not replay to the game it claims to be."""


class BrokenInvariant(CocardeError):
    """A game lost or doubled a piece: found by its `check`."""
