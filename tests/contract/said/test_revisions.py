"""Every game says how its rules came to their version, and what that changed, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde import games
from cocarde.core.game import Game
from cocarde.speech import LANGUAGES, Speech
from tests.revised import TOYS

ALL: dict[str, Game[Any]] = {slug: games.load(slug) for slug in games.slugs()} | TOYS


@pytest.mark.parametrize("name", ALL)
def test_revisions_lead_to_the_rules_of_today_and_are_told(name: str) -> None:
    game = ALL[name]
    for revision in game.meta.revisions:
        assert game.meta.revised_since(revision.of) is not None, f"no way leads on from version {revision.version}"
        if revision.option:
            option = next(one for one in game.meta.options if one.id == revision.option)
            assert option.before, f"{option.id}: the tables of before must keep something"
        else:
            assert all(Speech(game, language).knows(f"event-{revision.event}") for language in LANGUAGES)
