"""Games that were saved before there were packs: each still opens, and is played again to the same end."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from cocarde.core.codec import read_header
from cocarde.core.replay.reopening import read_again
from cocarde.core.table import Table
from cocarde.games import built_in, played_with

BEFORE = Path(__file__).parent / "before"


@pytest.mark.parametrize("slug", built_in())
def test_a_game_of_before_packs_is_played_again(slug: str) -> None:
    data = gzip.decompress((BEFORE / f"{slug}.json.gz").read_bytes())
    game = played_with(slug, data)
    assert game.pack is None
    again, kept = read_again(game, read_header(data)), Table.load(game, data)
    assert again.outcome() is not None
    assert again.outcome() == kept.outcome()
    assert again.log == kept.log
