"""What must hold in every position of a game."""

from __future__ import annotations

from cocarde.core.errors import BrokenInvariant


def demand(held: bool, what: str) -> None:
    """Raise `BrokenInvariant` unless it holds."""
    if not held:
        raise BrokenInvariant(what)
