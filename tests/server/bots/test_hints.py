"""Hints at a served table: three answers for who asks, a word about it for the others, nothing that is hidden."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from cocarde.bots import advise, choose
from cocarde.core.table import Table
from cocarde.games import load
from cocarde.server.workers.worker import Question, Thinker, Thought
from tests.contract.settings import Setting, random_play
from tests.contract.test_secrecy import redealt
from tests.server.bots.test_bots import holder_of_the_veto
from tests.server.live.test_terms import join, opened
from tests.server.served import Guest, serving, toy_settings

ADVISED: dict[str, Any] = {"key": "house-advised", "args": {"seat": 0}}


def test_a_person_may_ask_what_the_bot_would_do(alice: Guest) -> None:
    with alice.line(alice.new("me open open")["table"]) as hers:
        asked = hers.next("state")
        hint = hers.ask(type="hint", n=asked["n"], seat=0)
        assert (hint["n"], hint["seat"]) == (asked["n"], 0)
        assert [one["option"] for one in hint["advice"]] == asked["asked"]["options"][::-1]
        assert [one["percent"] for one in hint["advice"]] == [50, 38]
        assert hint["advice"][0]["reason"] == {"key": "hint-even"}
        assert hers.ask(type="hint", n=asked["n"] + 1, seat=0)["text"]["key"] == "refusal-stale"
        assert hers.ask(type="hint", n=asked["n"], seat=1)["text"]["key"] == "refusal-not-your-seat"
        hers.answer(0, hint["advice"][0]["option"]["notation"], asked["n"])
        n = hers.state_at(asked["n"] + 1)["n"]
        hers.next("said")
        assert hers.ask(type="hint", n=n, seat=0)["text"]["key"] == "refusal-not-your-turn"


def test_the_others_learn_that_advice_was_asked_but_not_which(alice: Guest, bob: Guest) -> None:
    made = opened(alice, "me open open")
    join(bob, made)
    with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
        n = hers.until(lambda message: message["type"] == "state" and message["asked"])["n"]
        hers.ask(type="hint", n=n, seat=0)
        assert [line["note"] for line in his.latest()["talk"]] == []
        hers.answer(0, "vote seat1", n)
        assert his.next("said")["note"] == ADVISED
        assert not any(message["type"] == "hint" for message in his.heard)


def test_a_table_may_do_without_hints(alice: Guest) -> None:
    with alice.line(opened(alice, "me open open", hints=False)["table"]) as hers:
        asked = hers.next("state")
        assert asked["asked"]["advised"] is False
        assert hers.ask(type="hint", n=asked["n"], seat=0)["text"]["key"] == "refusal-no-hints"


def test_who_waits_for_a_hint_may_answer_meanwhile(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path, bot_names=("sleeps",), think=600.0)) as served:
        alice = served.guest()
        with alice.line(alice.new("me open open")["table"]) as hers:
            n = hers.next("state")["n"]
            hers.send(type="hint", n=n, seat=0)
            hers.answer(0, "vote seat1", n)
            assert hers.state_at(n + 1)["view"]["ballot"] == 1


def test_who_asks_again_while_the_bot_thinks_is_heard_and_may_go(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path, bot_names=("sleeps",), think=600.0)) as served:
        alice = served.guest()
        with alice.line(alice.new("me open open")["table"]) as hers:
            n = hers.next("state")["n"]
            for _ in range(3):
                hers.send(type="hint", n=n, seat=0)
            hers.answer(0, "vote seat1", n)
            assert hers.state_at(n + 1)["view"]["ballot"] == 1
            hers.send(type="hint", n=n, seat=0)
            assert hers.next("refused")["text"]["key"] == "refusal-stale"


def test_advice_asked_in_secret_is_told_with_the_next_answer_everybody_sees(tmp_path: Path) -> None:
    """T-5: that the holder of card 0 is asked at all is a secret."""
    with serving(toy_settings(tmp_path)) as served:
        alice, watcher = served.guest(), served.guest()
        tables = (alice.new("me me me")["table"] for _ in range(1000))
        table = next(table for table in tables if holder_of_the_veto(served, table) == 2)
        with alice.line(table) as hers, watcher.line(table) as watching:
            n = hers.next("state")["n"]
            for seat, vote in enumerate(("vote seat1", "vote seat0", "vote seat0")):
                hers.answer(seat, vote, n + seat)
            thrower = hers.until(lambda message: message["type"] == "state" and message["turn"] == [0])
            hers.answer(0, "throw left 51", thrower["n"])
            hers.send(type="look", seat=2)
            asked = hers.until(lambda message: message["type"] == "state" and message["seat"] == 2 and message["asked"])
            hers.ask(type="hint", n=asked["n"], seat=2)
            hers.answer(2, "pass", asked["n"])
            flown = watching.until(lambda message: message["type"] == "state" and message["view"]["round"] == 2)
            assert flown["talk"] == []
            again = hers.until(lambda message: message["type"] == "state" and 2 in message["turn"] and message["asked"])
            hers.answer(2, "vote seat0", again["n"])
            assert watching.next("said")["note"] == {"key": "house-advised", "args": {"seat": 2}}


def advised(table: Table, seat: int, seed: int) -> Thought:
    question = Question(table.game.meta.slug, "ismcts:24", seat, seed, msgspec.Raw(table.save()), advice=True)
    return Thinker(load, choose, advise).think(question)


@pytest.mark.parametrize(("slug", "seats"), [("vendee", 2), ("lys", 3), ("guillotine", 2)])
def test_a_hint_is_the_same_at_tables_that_differ_in_what_is_hidden(slug: str, seats: int) -> None:
    table = Setting(slug, seats).table(5)
    compared = 0
    for n, (seat, _) in enumerate(random_play(table, 6)):
        if n % 15 == 7 and len(table.options(seat)) > 1:
            other = redealt(table, seat, n)
            thought = advised(table, seat, n)
            assert (thought.problem, len(thought.advice) > 1) == ("", True)
            assert advised(other, seat, n) == thought
            compared += other.save() != table.save()
        if compared == 2:
            break
    assert compared == 2
