"""Le Conventionnel, installed as a package: a policy that has learnt from itself beats chance, and plays at a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cocarde import games
from cocarde.bots import foreign_bots, play_match
from cocarde.core.chance import Fast
from cocarde.core.playout import deal
from cocarde.server.settings import Settings
from tests.bots.packages import on_the_path
from tests.examples.installed import install
from tests.server.post import until
from tests.server.served import MUCH, Served, serving

NAME = "conventionnel"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    packages = install(tmp_path_factory.mktemp("trained"), NAME)
    with on_the_path(packages):
        yield packages


@pytest.fixture(scope="module")
def house(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("house")
    settings = Settings(data=folder, pace=0.0, messages=MUCH, calls=MUCH, tables=MUCH, workers=1, puzzles=0)
    with serving(settings) as served:
        until(lambda: all(card["foreign"] for card in served.guest().get("/api/games").json()))
        yield served


def test_it_is_found_by_its_entry_point_and_plays_all_five_games(installed: Path) -> None:
    [offer] = foreign_bots()
    assert (offer.name, offer.problem) == (NAME, "")
    assert offer.games == tuple(games.built_in())


def test_it_beats_chance_three_times_in_four(installed: Path) -> None:
    game, won = games.load("vendee"), 0
    for n in range(40):
        g = deal(game, 2, game.meta.settle(2, {}), Fast(n))
        play_match(game, g, [NAME, "random"] if n % 2 else ["random", NAME], n)
        won += (1 - n % 2) in game.outcome(g).winners
    assert won >= 30


def test_it_plays_a_whole_game_at_a_served_table(house: Served, caplog: pytest.LogCaptureFixture) -> None:
    guest = house.guest()
    table = guest.new(f"me bot:{NAME}", "vendee")["table"]
    with guest.line(table) as line:
        line.play_on()
    assert guest.card(table)["over"]
    assert NAME not in caplog.text  # `good` never had to answer for it
