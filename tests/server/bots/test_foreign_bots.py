"""Foreign bots at a served table: offered in the lobby, answered for when they fail, and never shown a true table."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.packages import LAST, install, on_the_path
from tests.server.post import until
from tests.server.served import Served, serving, toy_settings

MOODY = """
    from cocarde.bots import Bot

    class Moody(Bot):
        asked = 0

        def choose(self, seat_view, chance):
            Moody.asked += 1
            if Moody.asked % 2 == 0:
                raise LookupError("lost the thread")
            return seat_view.options[0]
"""
FAINT = """
    import os
    import pathlib
    from cocarde.bots import Bot

    class Faint(Bot):
        def choose(self, seat_view, chance):
            fallen = pathlib.Path(__file__).with_name("fallen.txt")
            if not fallen.exists():
                fallen.touch()
                os._exit(3)
            return seat_view.options[0]
"""
SPY = """
    import gc
    import pathlib
    from cocarde.bots import Bot
    from cocarde.core.chance import Fair, Fast

    class Spy(Bot):
        def choose(self, seat_view, chance):
            found = gc.get_objects()
            kinds = [type(one).__name__ for one in found if isinstance(one, (Fair, Fast))]
            with pathlib.Path(__file__).with_name("found.txt").open("a") as file:
                print(*kinds, file=file)
            return seat_view.options[0]
"""


@pytest.fixture
def bags(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "bags"
    folder.mkdir()
    install(folder, "lastly", {"last_one": "Last", "good": "Last"})
    install(folder, "moods", {"moody": "Moody"}, MOODY)
    install(folder, "fainting", {"faint": "Faint"}, FAINT)
    install(folder, "spying", {"spy": "Spy"}, SPY)
    install(folder, "choosy", {"choosy": "Last"}, LAST + "        games = ('lys',)\n")
    install(folder, "broken", {"broken": "Last"}, "import nowhere_at_all")
    with on_the_path(folder):
        yield folder


@pytest.fixture
def house(bags: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Served]:
    with (
        caplog.at_level(logging.ERROR),
        serving(toy_settings(tmp_path, shelf=("toy", "lys"), bot_names=("first", "good", "last"))) as served,
    ):
        until(lambda: served.guest().get("/api/games").json()[0]["foreign"])
        yield served


def test_the_lobby_offers_the_foreign_bots_that_play_a_game_and_tells_of_the_others(
    house: Served, caplog: pytest.LogCaptureFixture
) -> None:
    alice = house.guest()
    foreign = {card["slug"]: card["foreign"] for card in alice.get("/api/games").json()}
    assert foreign == {
        "toy": ["faint", "last_one", "moody", "spy"],
        "lys": ["choosy", "faint", "last_one", "moody", "spy"],
    }
    told = [record.getMessage() for record in caplog.get_records("setup")]
    assert "bot 'good' of the package 'lastly': the house has a bot of this name" in told
    assert any(line.startswith("bot 'broken' of the package 'broken' cannot be loaded: ModuleNot") for line in told)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "choosy"}, {"kind": "bot", "bot": "broken"}]
    refused = alice.post("/api/tables", json={"game": "toy", "seats": seats})
    assert refused.status_code == 400
    assert (
        "seat 1: no bot 'choosy'; there are first, good, last, faint, last_one, moody, spy" in refused.json()["error"]
    )


def test_a_guest_that_raises_in_the_middle_is_answered_for_and_the_game_goes_on(
    house: Served, caplog: pytest.LogCaptureFixture
) -> None:
    alice = house.guest()
    table = alice.new("bot:moody bot:moody bot:last_one")["table"]
    with alice.line(table) as hers:
        over = hers.until(lambda state: state["over"])
    assert [seat["bot"] for seat in over["seats"]] == ["moody", "moody", "last_one"]
    assert "bot 'moody' of the package 'moods' failed: LookupError: lost the thread (moods.py, line 10)" in caplog.text
    moves = alice.get(f"/api/tables/{table}/replay").json()["moves"][1:3]
    assert [(move["seat"], move["choice"]) for move in moves] == [(0, "vote seat1"), (1, "vote seat2")]


def test_a_guest_that_falls_is_answered_for_and_comes_back(house: Served, caplog: pytest.LogCaptureFixture) -> None:
    alice = house.guest()
    table = alice.new("bot:faint bot:last bot:last")["table"]
    with alice.line(table) as hers:
        hers.until(lambda state: state["over"])
    assert caplog.text.count("bot faint of table") == 1
    moves = alice.get(f"/api/tables/{table}/replay").json()["moves"]
    assert [move["choice"] for move in moves if move["seat"] == 0 and "vote" in move["choice"]] == [
        "vote seat2",
        "vote seat1",
    ]


def test_a_guest_takes_the_seat_of_who_has_left(house: Served) -> None:
    alice, bob = house.guest(), house.guest()
    made = alice.new("me open bot:last")
    bob.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"]})
    with alice.line(made["table"]) as hers:
        n = hers.until_voted(2)["n"]
        wrong = hers.ask(type="propose", n=n, seat=0, motion="replace", of=1, bot="choosy")
        assert wrong["text"]["key"] == "refusal-not-an-option"
        assert hers.ask(type="propose", n=n, seat=0, motion="replace", of=1, bot="last_one")["type"] == "said"
        assert hers.latest()["seats"][1]["bot"] == "last_one"
        hers.until_voted(1)


def test_no_true_table_comes_near_a_guest(house: Served, bags: Path) -> None:
    """The secret all chance of a served table comes from is the surest sign of a true one."""
    alice = house.guest()
    with alice.line(alice.new("bot:spy bot:spy bot:last")["table"]) as hers:
        hers.until(lambda state: state["over"])
    found = (bags / "found.txt").read_text("utf-8")
    assert "Fast" in found
    assert "Fair" not in found
