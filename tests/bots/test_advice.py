"""Hints: three answers with their chances and reasons, from what the seat may know, said in every language."""

from __future__ import annotations

import pytest

from cocarde.bots import Glimpse, advise
from cocarde.bots.advice import fair_share
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice
from cocarde.core.errors import BadInput
from cocarde.core.table import Table
from cocarde.core.text import Text
from cocarde.games import load
from cocarde.speech import LANGUAGES, speech
from tests.bots.test_ismcts import default_settings
from tests.contract.settings import Setting, every_game, random_play
from tests.contract.test_secrecy import redealt

NAME = "ismcts:24"


def facts(table: Table, seat: int, seed: int) -> list[tuple[Choice, float, Text]]:
    return [(advice.choice, advice.chance, advice.reason) for advice in advise(table, seat, NAME, seed)]


@default_settings
def test_hints_are_options_and_tell_nothing_hidden(setting: Setting) -> None:
    table = setting.table(81)
    says = [speech(setting.slug, language) for language in LANGUAGES]
    for n, (seat, _) in enumerate(random_play(table, 82)):
        if n % 90 == 7:
            found = facts(table, seat, n)
            assert len(found) == min(3, len(table.options(seat)))
            for choice, chance, reason in found:
                assert table.refuses(seat, choice) is None
                assert 0.0 <= chance <= 1.0
                assert all(say.say(reason) for say in says)
            assert facts(redealt(table, seat, n), seat, n) == found


@every_game
def test_every_part_of_the_judgement_has_a_name(slug: str) -> None:
    table = Setting(slug, load(slug).meta.seats[0]).table(83)
    names: set[str] = set()
    for _ in random_play(table, 84):
        names |= {name for name, _ in table.game.features(table.state, 0)}
    names |= {name for name, _ in table.game.features(table.state, 0)}
    assert "victory" in names
    assert all(speech(slug, language).knows(f"feature-{name}") for language in LANGUAGES for name in names)


@pytest.mark.parametrize(("slug", "seats", "share"), [("vendee", 2, 0.5), ("vendee", 4, 0.5), ("guillotine", 4, 0.25)])
def test_an_even_position_is_an_even_chance_for_every_side(slug: str, seats: int, share: float) -> None:
    table = Setting(slug, seats).table(9)
    for n, (seat, choice) in enumerate(random_play(table, 10)):
        if n == 40:
            glimpse = Glimpse(table.game, table.state, seat)
            assert fair_share(glimpse, [glimpse.imagine(Fast(k)) for k in range(4)], choice) == share
            break


def test_only_a_bot_that_searches_gives_hints() -> None:
    table = Setting("vendee", 2).table(1)
    with pytest.raises(BadInput, match="greedy"):
        advise(table, table.pending()[0], "greedy", 1)
