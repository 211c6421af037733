"""Bots at a served table: they play to the end, and a bot that fails holds nobody up."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from cocarde.bots import LEVELS
from cocarde.core.codec import read_header
from tests.server.served import Guest, Served, database, serving, toy_settings


def test_bots_play_a_whole_game_while_somebody_looks_on(alice: Guest) -> None:
    table = alice.new("bot:first bot:last bot:first")["table"]
    with alice.line(table) as hers:
        over = hers.until(lambda state: state["over"])
        assert sorted(over["outcome"]["ranks"])[0] == 1
        assert over["waiting"] == []


def test_a_person_plays_bots_to_the_end(alice: Guest) -> None:
    with alice.line(alice.new("me bot:first bot:last")["table"]) as hers:
        over = hers.play_on(option=-1)
        assert over["outcome"] is not None
        assert over["undo"] is False


@pytest.mark.parametrize("bot", ["dies", "sleeps", "raises", "cheats"])
def test_a_bot_that_gives_no_legal_answer_is_answered_for(
    bot: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = toy_settings(tmp_path, bot_names=(bot,), think=0.3)
    with serving(settings) as served, caplog.at_level(logging.ERROR):
        alice = served.guest()
        with alice.line(alice.new(f"me me bot:{bot}")["table"]) as hers:
            assert hers.until_voted(2)["view"]["voted"] == [False, False, True]
    assert f"bot {bot} of table" in caplog.text


def test_the_bots_of_the_house_play_vendee_to_the_end(tmp_path: Path) -> None:
    settings = toy_settings(tmp_path, shelf=("vendee",), bots="cocarde.bots:choose", bot_names=LEVELS)
    with serving(settings) as served:
        alice = served.guest()
        table = alice.new("bot:novice bot:good", game="vendee")["table"]
        with alice.line(table) as hers:
            over = hers.until(lambda state: state["over"])
        assert sorted(over["outcome"]["ranks"]) == [1, 2]
        assert alice.get(f"/api/tables/{table}/replay").json()["length"] > 50


def holder_of_the_veto(served: Served, table: str) -> int:
    """The seat that holds card 0, or -1."""
    with database(served.settings.data) as db:
        [(saved,)] = db.execute("SELECT saved FROM snapshots WHERE table_id = ?", (table,))
    state = read_header(saved).state
    assert state is not None
    hands = state.fields["hands"]
    return hands.index(0) if 0 in hands else -1


def test_a_bot_asked_in_secret_answers_at_once_and_leaves_no_trace(tmp_path: Path) -> None:
    """An hour lies between public moves of bots here; a hidden answer does not wait, and is not seen by itself."""
    with serving(toy_settings(tmp_path, pace=3600.0)) as served:
        alice = served.guest()
        tables = (alice.new("me me bot:first")["table"] for _ in range(1000))
        table = next(table for table in tables if holder_of_the_veto(served, table) == 2)
        with alice.line(table) as hers, served.guest().line(table) as watching:
            first = hers.until_voted(2)  # nothing was seen before: no pause
            hers.answer(0, "vote seat1", first["n"])
            hers.answer(1, "vote seat0", first["n"])
            thrower = hers.state_at(first["n"] + 2)
            hers.answer(thrower["turn"][0], "throw left 51", thrower["n"])
            flown = watching.until(lambda state: any(event["kind"] == "flew" for event in state["events"]))
            assert flown["view"]["round"] == 2
            assert flown["view"]["voted"] == [False, False, False]
            clocks = [state["n"] for state in watching.heard]
            assert clocks == sorted(set(clocks))  # no message that shows nothing new
            between = [state["waiting"] for state in watching.heard if thrower["n"] < state["n"] < flown["n"]]
            assert between in ([], [[(thrower["turn"][0] + 1) % 3]])  # whoever holds the card, the same seat is shown


def test_hints_and_answers_for_the_silent_do_not_come_from_the_level_that_thinks_longest(tmp_path: Path) -> None:
    house = toy_settings(tmp_path, bot_names=LEVELS)
    assert (LEVELS[-1], house.hinting, house.stand_in) == ("master", "strong", "good")
    others = [toy_settings(tmp_path, bot_names=names) for names in (("first",), ("first", "last"))]
    assert [(other.hinting, other.stand_in) for other in others] == [("first", "first"), ("last", "last")]
