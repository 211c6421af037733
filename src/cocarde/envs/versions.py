"""What the number in `cocarde/Vendee-v0` stands for: rules, actions and blocks, on which whatever was trained rests."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from cocarde.core.game import Game

VERSIONS: Final[dict[str, int]] = {}
"""By game; 0 where nothing is written. It goes up by one whenever `fingerprint` changes."""


def fingerprint(game: Game[Any]) -> str:
    """Eight letters that change with the rules, the numbers of the answers, or what stands in a row."""
    observer = game.observer()
    blocks = [] if observer is None else [f"{block!r}: {block.says}" for block in observer.blocks]
    answers = ["" if choice is None else choice.notation for choice in game.vocabulary.choices]
    return sha256("\n".join([game.meta.rules_version, *answers, *blocks]).encode()).hexdigest()[:8]
