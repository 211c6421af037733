"""The sixth game at a table of a real server: bots in their processes load it as the server does."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cocarde.server.settings import Settings
from tests.bots.packages import install, on_the_path
from tests.cli.test_compile_meanwhile import call
from tests.examples.installed import path_with
from tests.server.served import MUCH, Served, serving


@pytest.fixture
def house(packages: Path, tmp_path: Path) -> Iterator[Served]:
    """A house that opens where La Tribune is installed."""
    with on_the_path(packages):
        settings = Settings(data=tmp_path, pace=0.0, messages=MUCH, calls=MUCH, tables=MUCH, workers=1, puzzles=0)
        with serving(settings) as served:
            yield served


def test_a_whole_game_against_bots(house: Served) -> None:
    guest = house.guest()
    table = guest.new("me bot:good bot:novice", "tribune", galleries="open")["table"]
    with guest.line(table) as line:
        state = line.next("state")
        assert len(state["view"]["cards"]) == 6
        state = line.play_on(state)
    assert state["view"]["sitting"] == 7
    assert guest.card(table)["over"]


def test_the_adviser_knows_it(house: Served) -> None:
    guest = house.guest()
    table = guest.new("me me", "tribune")["table"]
    with guest.line(table) as line:
        hinted = line.ask(type="hint", n=line.next("state")["n"], seat=0)
    assert (hinted["type"], hinted["seat"]) == ("hint", 0)
    told = {"hint-gain", "hint-gain-partly", "hint-best", "hint-loss", "hint-loss-partly", "hint-behind", "hint-even"}
    assert {one["reason"]["key"] for one in hinted["advice"]} <= {*told, "hint-several"}


def test_a_broken_game_is_one_line_in_the_log_and_the_house_opens_without_it(tmp_path: Path) -> None:
    install(tmp_path, "pebbles", {"toy": "GAME"}, "raise OSError('no disc')", "cocarde.games")
    log = tmp_path / "log"
    serve = [sys.executable, "-m", "cocarde", "serve", "--data", str(tmp_path / "data")]
    environment = {**os.environ, "PYTHONPATH": path_with(tmp_path)}
    with (
        log.open("w") as told,
        subprocess.Popen(serve, env=environment, stdout=subprocess.PIPE, stderr=told, text=True) as process,
    ):
        try:
            assert process.stdout is not None
            with call(process.stdout.readline()) as browser:
                games = [game["slug"] for game in browser.get("/api/games").json()]
        finally:
            process.terminate()
    assert games == ["courtisans", "lys", "guillotine", "vendee", "cortege"]
    line = "game 'toy' of the package 'pebbles' cannot be loaded: OSError: no disc (pebbles.py, line 1)"
    assert [words for words in log.read_text().splitlines() if "pebbles" in words] == [line]
