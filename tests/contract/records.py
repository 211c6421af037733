"""Numbers that stay the same as long as a game does: what its vocabulary is, and what seeded random games draw.

A change of rules changes them on purpose: `PYTHONPATH=src python -m tests.contract.records` writes them anew.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cocarde.core.playout import random_games
from cocarde.games import READY, load

FILE = Path(__file__).with_name("records.toml")
RECORDED: dict[str, dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8")) if FILE.exists() else {}


def recorded(slug: str, what: str) -> Any:
    """The number on record."""
    assert slug in RECORDED, f"{slug} is not on record: see records.py"
    return RECORDED[slug][what]


def vocabulary_of(slug: str) -> str:
    """A fingerprint of every choice in the order of its code."""
    words = [choice.notation if choice is not None else "" for choice in load(slug).vocabulary.choices]
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:16]


def checksum_games(slug: str, play: Callable[..., tuple[int, int]], games: int = 20) -> list[list[int]]:
    """For each number of seats: decisions and checksum of seeded games."""
    game = load(slug)
    return [list(play(game, seats, game.meta.settle(seats, None), 1793, games)) for seats in game.meta.seats]


def main() -> None:
    lines: list[str] = []
    for slug in READY:
        lines += [
            f"[{slug}]",
            f"games = {checksum_games(slug, random_games)}",
            f'vocabulary = "{vocabulary_of(slug)}"',
            "",
        ]
    FILE.write_text("\n".join(lines), "utf-8")


if __name__ == "__main__":
    main()
