"""The sixth game at a table of a real server: bots in their processes load it as the server does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cocarde.server.settings import Settings
from tests.bots.packages import on_the_path
from tests.server.served import MUCH, Served, serving


@pytest.fixture
def house(packages: Path, tmp_path: Path) -> Iterator[Served]:
    """A house that opens where La Tribune is installed."""
    with on_the_path(packages):
        settings = Settings(data=tmp_path, pace=0.0, messages=MUCH, calls=MUCH, tables=MUCH, workers=1)
        with serving(settings) as served:
            yield served


def test_a_whole_game_against_bots(house: Served) -> None:
    guest = house.guest()
    table = guest.new("me bot:good bot:novice", "tribune", galleries="open")["table"]
    with guest.line(table) as line:
        state = line.next("state")
        assert len(state["view"]["cards"]) == 6
        while not state["over"]:
            if state["asked"]:  # if a bot was quicker this is refused, and asked again
                line.answer(0, state["asked"]["options"][0]["notation"], state["n"])
            state = line.next("state")
    assert state["view"]["sitting"] == 7
    assert guest.card(table)["over"]


def test_the_adviser_knows_it(house: Served) -> None:
    guest = house.guest()
    table = guest.new("me me", "tribune")["table"]
    with guest.line(table) as line:
        hinted = line.ask(type="hint", n=line.next("state")["n"], seat=0)
    assert (hinted["type"], hinted["seat"]) == ("hint", 0)
    assert {one["reason"]["key"] for one in hinted["advice"]} <= {"hint-gain", "hint-loss", "hint-even"}
