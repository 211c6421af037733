"""The rules change under running games: they go on, are played again and told so, or are closed and stay readable."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from cocarde.server.app import store_of
from cocarde.server.settings import Settings
from tests.revised import VARIABLE
from tests.server.post import until
from tests.server.postgres import empty_database, installed
from tests.server.served import Guest, Served, serving, toy_settings

STORES = ["sqlite", "postgresql"] if installed() else ["sqlite"]


@pytest.fixture(params=STORES)
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    database = "" if request.param == "sqlite" else asyncio.run(empty_database(request.getfixturevalue("postgres")))
    return toy_settings(tmp_path, games="tests.revised:load", workers=0, snapshots=3, database=database)


Opening = Callable[[str], AbstractContextManager[Served]]


@pytest.fixture
def house(settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Iterator[Opening]:
    """The same house, each time with the toy of that name; it never writes down a mistake of its own."""

    @contextmanager
    def opened(toy: str) -> Iterator[Served]:
        monkeypatch.setenv(VARIABLE, toy)
        with serving(settings) as served:
            yield served

    yield opened
    assert [record for record in caplog.records if record.exc_info] == []


def guest_of(served: Served, cookies: dict[str, str]) -> Guest:
    guest = served.guest()
    guest.cookies.update(cookies)
    return guest


def played(house: Opening, moves: int, **terms: Any) -> tuple[str, dict[str, str], dict[str, Any]]:
    """A table of one who plays all three seats, so many votes on; who he is, and the last he saw of seat 0."""
    with house("as it was") as served:
        alice = served.guest()
        seats = [{"kind": "me"}] * 3
        table = alice.post("/api/tables", json={"game": "toy", "seats": seats, "terms": terms}).json()["table"]
        with alice.line(table) as line:
            n = line.next("state")["n"]
            for seat in range(moves):
                line.answer(seat, f"vote seat{(seat + 1) % 3}", n + seat)
                line.state_at(n + seat + 1)
            return table, dict(alice.cookies), seen_from(line, 0)


def seen_from(line: Any, seat: int) -> dict[str, Any]:
    line.send(type="look", seat=seat)
    return dict(line.until(lambda message: message["type"] == "state" and message["seat"] == seat))


def finished(guest: Guest) -> str:
    """A game of one who plays all three seats, to its end."""
    table = guest.new("me me me")["table"]
    with guest.line(table) as line:
        state = line.next("state")
        while not state["over"]:
            asked = seen_from(line, state["turn"][0])
            line.answer(asked["seat"], asked["asked"]["options"][0]["notation"], asked["n"])
            state = line.state_at(asked["n"] + 1)
    return table


def test_a_renamed_field_stops_nobody(house: Opening) -> None:
    table, cookies, before = played(house, 2)
    with house("renamed") as served, guest_of(served, cookies).line(table) as line:
        assert seen_from(line, 0) == before
        line.answer(2, "vote seat1", before["n"])
        assert line.state_at(before["n"] + 1)["closed"] is None


def test_a_game_whose_rules_changed_behind_an_option_goes_on_as_it_began(house: Opening) -> None:
    table, cookies, before = played(house, 2)
    with house("by option") as served:
        alice = guest_of(served, cookies)
        with alice.line(table) as line:
            assert seen_from(line, 0) == before
            line.answer(2, "vote seat1", before["n"])
            line.state_at(before["n"] + 1)
        assert (alice.card(table)["rules"], alice.card(table)["closed"]) == ("2", None)
    with house("by option") as served, guest_of(served, cookies).line(table) as line:
        assert line.next("state")["n"] == before["n"] + 1


def test_a_changed_rule_is_told_and_the_game_goes_on_under_it(house: Opening) -> None:
    table, cookies, before = played(house, 2, seconds=3600)
    with house("ahead") as served:
        alice = guest_of(served, cookies)
        with alice.line(table) as line:
            after = seen_from(line, 0)
            assert (after["n"], after["view"]["score"], after["closed"]) == (before["n"] + 1, [10, 10, 10], None)
            assert [event["kind"] for event in after["events"]] == ["voted", "revised-2"]
            line.answer(2, "vote seat1", after["n"])
            line.state_at(after["n"] + 1)
            line.send(type="propose", n=after["n"] + 1, seat=2, motion="back")
            back = line.state_at(after["n"] + 2)
            assert (back["view"]["score"], back["view"]["voted"]) == ([10, 10, 10], [True, True, False])
        card = alice.card(table)
        assert (card["rules"], card["closed"], card["your_turn"]) == ("2", None, True)
    for _ in range(2):
        with house("ahead") as served, guest_of(served, cookies).line(table) as line:
            assert line.next("state")["n"] == after["n"] + 2, "told once"


def test_the_words_of_an_old_log_are_those_of_today(house: Opening, settings: Settings) -> None:
    table, cookies, before = played(house, 2)
    respell(settings, "vote seat", "elect ")
    with house("spelled") as served, guest_of(served, cookies).line(table) as line:
        after = seen_from(line, 0)
        assert (after["view"], after["n"]) == (before["view"], before["n"] + 1)
        line.answer(2, "vote seat1", after["n"])
        line.state_at(after["n"] + 1)


def respell(settings: Settings, old: str, new: str) -> None:
    """The log as it would have been written in other words."""

    async def write() -> None:
        store = store_of(settings)
        await store.open()
        await store.do(f"UPDATE log SET choice = replace(choice, '{old}', '{new}')")
        await store.do(f"UPDATE snapshots SET saved = replace(saved, '\"{old}', '\"{new}')")
        await store.close()

    asyncio.run(write())


@pytest.mark.parametrize("toy", ["dealt", "renamed and dealt", "undeclared", "dealt unsaid"])
def test_a_game_that_cannot_go_on_is_closed_with_a_sentence_and_can_be_read(house: Opening, toy: str) -> None:
    table, cookies, before = played(house, 2, seconds=3600)
    readable = toy in {"dealt", "undeclared"}
    with house(toy) as served:
        alice = guest_of(served, cookies)
        with alice.line(table) as line:
            shown = seen_from(line, 0)
            of_rules = {"key": "house-closed-rules", "args": {"version": "1"}}
            sentence = {"key": "house-closed-log"} if toy == "dealt unsaid" else of_rules
            assert shown["closed"] == sentence
            assert (shown["view"] is not None) == readable
            assert (shown["asked"], shown["waiting"], shown["turn"], shown["deadline"]) == (None, [], [], 0)
            assert [event["n"] for event in shown["events"]] == [event["n"] for event in before["events"]]
            for message in (
                {"type": "answer", "n": shown["n"], "seat": 2, "choice": "vote seat1"},
                {"type": "undo", "n": shown["n"], "seat": 1},
                {"type": "why", "seat": 2, "thing": "seat:1"},
                {"type": "hint", "n": shown["n"], "seat": 2},
                {"type": "propose", "n": shown["n"], "seat": 2, "motion": "back"},
                {"type": "consent", "seat": 2, "yes": True},
            ):
                assert line.ask(**message)["text"]["key"] == "refusal-closed", message
            line.send(type="say", text="Dommage !")
            assert line.next("said")["text"] == "Dommage !"
        card = alice.card(table)
        assert (card["closed"], card["your_turn"], card["over"], card["rules"]) == (sentence, False, False, "1")
        assert alice.get("/api/tables/mine").json()[0]["closed"] == sentence
        assert alice.get(f"/api/tables/{table}/since?seat=0&n=1").json() == {"steps": [], "next": None}
        assert alice.get(f"/api/tables/{table}/export").status_code == 403, (
            "its secrets are not out: it may go on one day"
        )


def test_a_closed_game_goes_on_when_its_rules_are_back(house: Opening) -> None:
    table, cookies, before = played(house, 2, seconds=3600)
    with house("renamed and dealt") as served:
        until(lambda: guest_of(served, cookies).card(table)["closed"] is not None)  # nobody has opened it
    with house("as it was") as served:
        alice = guest_of(served, cookies)
        with alice.line(table) as line:
            again = seen_from(line, 0)
            assert (again["closed"], again["view"], again["n"]) == (None, before["view"], before["n"])
            assert again["deadline"] > 0
            line.answer(2, "vote seat1", again["n"])
            line.state_at(again["n"] + 1)
        assert (alice.card(table)["closed"], alice.card(table)["your_turn"]) == (None, True)


@pytest.mark.parametrize("toy", ["dealt", "renamed and dealt"])
def test_a_finished_game_of_other_rules_is_told_from_what_was_recorded(house: Opening, toy: str) -> None:
    with house("as it was") as served:
        alice = served.guest()
        table = finished(alice)
        told = alice.get(f"/api/tables/{table}/story").json()
        length = alice.get(f"/api/tables/{table}/replay").json()["length"]
        outcome = alice.get("/api/tables/finished").json()[0]["ranks"]
        file = alice.get(f"/api/tables/{table}/export").content
        cookies = dict(alice.cookies)
    with house(toy) as served:
        alice = guest_of(served, cookies)
        replay = alice.get(f"/api/tables/{table}/replay").json()
        assert (replay["length"], replay["closed"]["key"]) == (length, "house-closed-rules")
        again = alice.get(f"/api/tables/{table}/story").json()
        recorded = [event for event in again["events"] if event["kind"] != "recorded"]
        assert recorded == told["events"][: len(recorded)] != []
        assert again["outcome"] is None
        step = alice.get(f"/api/tables/{table}/replay/2?seat=0").json()
        assert (step["view"], {event["n"] for event in step["events"]}) == (None, {2})
        assert alice.get("/api/tables/finished").json()[0]["ranks"] == outcome
        with alice.line(table) as line:
            assert line.next("state")["over"] is True
        exported = alice.get(f"/api/tables/{table}/export").json()
        assert (exported["rules"], len(exported["log"])) == ("1", length)
        for refused in (
            alice.get(f"/api/tables/{table}/audit"),
            alice.post(f"/api/tables/{table}/branch", json={"n": 2, "seats": [{"kind": "me"}] * 3}),
            alice.post("/api/tables/import", content=file),
        ):
            assert refused.status_code == 400, refused.text
            assert "was played under version 1 of its rules, not 2" in refused.json()["error"]


def test_a_return_match_says_what_changed_since_the_game_before(house: Opening) -> None:
    with house("as it was") as served:
        alice = served.guest()
        table, cookies = finished(alice), dict(alice.cookies)
    with house("ahead") as served:
        alice = guest_of(served, cookies)
        assert alice.get(f"/api/tables/{table}/replay").json()["closed"] is None
        again = alice.post(f"/api/tables/{table}/rematch", json={}).json()["table"]
        with alice.line(again) as line:
            state = line.next("state")
            assert [line["note"] for line in state["talk"]] == [{"key": "event-revised-2"}]
            assert state["view"]["score"] == [10, 10, 10]


def test_a_file_of_an_older_version_is_brought_along_where_a_way_leads_to_the_rules_of_today(house: Opening) -> None:
    with house("as it was") as served:
        alice = served.guest()
        file = alice.get(f"/api/tables/{finished(alice)}/export").content
    assert json.loads(file)["rules"] == "1"
    with house("ahead") as served:
        made = served.guest().post("/api/tables/import", content=file)
        assert made.status_code == 201, made.text
