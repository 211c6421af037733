"""Tables out of others: branches, files brought along, return matches, sealed secrets."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from cocarde.core.chance import Fair, commitment
from cocarde.core.table import Table
from cocarde.server.routes import branches
from tests.server.served import PATIENCE, Guest, serving, toy_settings


def finished(guest: Guest, kinds: str = "me bot:first bot:first") -> str:
    """A game played to its end by its first options."""
    table = guest.new(kinds)["table"]
    with guest.line(table) as line:
        line.play_on()
    return table


def me_and_bots() -> list[dict[str, str]]:
    return [{"kind": "me"}, {"kind": "bot", "bot": "last"}, {"kind": "bot", "bot": "last"}]


def test_a_finished_game_goes_on_otherwise_from_any_moment(alice: Guest, bob: Guest) -> None:
    table = finished(alice)
    length = bob.get(f"/api/tables/{table}/replay").json()["length"]
    then = bob.get(f"/api/tables/{table}/replay/3?seat=0").json()["view"]
    made = bob.post(f"/api/tables/{table}/branch", json={"n": 3, "seats": me_and_bots()})
    assert made.status_code == 201, made.text
    with bob.line(made.json()["table"]) as his:
        state = his.next("state")
        assert [event["kind"] for event in state["events"]][-1] == "branched" or state["n"] > 4
        his.play_on(state, option=-1)
    again = bob.get(f"/api/tables/{made.json()['table']}/replay/4?seat=0").json()
    assert (again["view"], [event["kind"] for event in again["events"]]) == (then, ["branched"])
    for n in (0, length, length + 5):
        assert bob.post(f"/api/tables/{table}/branch", json={"n": n, "seats": me_and_bots()}).status_code == 400
    assert bob.post(f"/api/tables/{table}/branch", json={"n": 3, "seats": me_and_bots()[:2]}).status_code == 400


def test_a_game_that_goes_on_has_no_branches(alice: Guest) -> None:
    table = alice.new("me me me")["table"]
    assert alice.post(f"/api/tables/{table}/branch", json={"n": 1, "seats": me_and_bots()}).status_code == 403


def test_an_exported_game_is_brought_along_and_looks_the_same(alice: Guest, bob: Guest) -> None:
    table = finished(alice)
    file = alice.get(f"/api/tables/{table}/export").content
    made = bob.post("/api/tables/import", content=file)
    assert made.status_code == 201, made.text
    brought = made.json()["table"]
    last = bob.get(f"/api/tables/{table}/replay").json()["length"]
    for n in (1, last):
        ours, theirs = (bob.get(f"/api/tables/{one}/replay/{n}?seat=1").json() for one in (brought, table))
        assert ours == theirs
    assert bob.card(brought)["over"]
    assert bob.card(brought)["commitment"] == alice.card(table)["commitment"]
    assert brought in [card["table"] for card in bob.get("/api/tables/mine").json()]


def test_a_damaged_or_forged_file_is_refused(alice: Guest) -> None:
    whole = json.loads(alice.get(f"/api/tables/{finished(alice)}/export").content)

    def refused(**changes: Any) -> str:
        answer = alice.post("/api/tables/import", content=json.dumps({**whole, **changes}))
        assert answer.status_code == 400, answer.text
        return str(answer.json()["error"])

    assert "not finished" in refused(log=whole["log"][:4])
    assert "entry" in refused(log=[*whole["log"][:3], [0, "dance", []], *whole["log"][4:]])
    assert "begins with its setup" in refused(log=[])
    assert "seats" in refused(seats=11)
    assert alice.post("/api/tables/import", content=b"{").status_code == 400
    assert alice.post("/api/tables/import", content=b"[" * 100_000).status_code == 400
    assert alice.post("/api/tables/import", content=json.dumps({**whole, "game": "chess"})).status_code == 404


def test_a_file_that_goes_back_without_end_is_read_in_one_pass(alice: Guest) -> None:
    """21 ways back in 907 bytes once took the house for ever: each doubled what there was to play again."""
    whole = json.loads(alice.get(f"/api/tables/{finished(alice)}/export").content)
    log = whole["log"][:1]
    for _ in range(2000):
        log += [[0, "vote seat1", []], [0, f"rewind {len(log)}", []]]
    log += whole["log"][1:]
    made = alice.post("/api/tables/import", content=json.dumps({**whole, "log": log}))
    assert made.status_code == 201, made.text
    assert alice.get(f"/api/tables/{made.json()['table']}/audit").status_code == 200


def test_reading_a_file_has_a_budget(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path / "one")) as served:
        alice = served.guest()
        file = alice.get(f"/api/tables/{finished(alice)}/export").content
    for budget, words in (({"file_entries": 3}, "3 at most"), ({"file_seconds": 0.0}, "longer than 0 s")):
        with serving(toy_settings(tmp_path / words, **budget)) as served:
            refused = served.guest().post("/api/tables/import", content=file)
            assert (refused.status_code, words in refused.json()["error"]) == (400, True)


def test_nobody_waits_for_a_file_that_is_read(alice: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    file = alice.get(f"/api/tables/{finished(alice)}/export").content
    begun, released, read = Event(), Event(), branches.played_again

    def slowly(*args: Any) -> Table:
        begun.set()
        assert released.wait(PATIENCE)
        return read(*args)

    monkeypatch.setattr(branches, "played_again", slowly)
    with ThreadPoolExecutor(1) as other:
        made = other.submit(alice.post, "/api/tables/import", content=file)
        assert begun.wait(PATIENCE)
        assert bob.get("/api/games").status_code == 200
        released.set()
        assert made.result().status_code == 201


def test_a_table_keeps_the_seal_its_host_was_shown_and_the_words_it_added(alice: Guest) -> None:
    sealed = alice.post("/api/seals").json()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "first"}, {"kind": "bot", "bot": "first"}]
    wanted = {"game": "toy", "seats": seats, "seal": sealed["table"], "words": "Liberte1793"}
    made = alice.post("/api/tables", json=wanted).json()
    assert made["table"] == sealed["table"]
    assert alice.card(made["table"])["commitment"] == sealed["commitment"]
    again = alice.post("/api/tables", json=wanted).json()
    assert again["table"] != made["table"], "a seal is opened once"
    with alice.line(made["table"]) as line:
        line.play_on()
    kept = json.loads(alice.get(f"/api/tables/{made['table']}/export").content)["state"]["chance"]
    assert (commitment(kept[1]), kept[2]) == (sealed["commitment"], f"{made['table']} 0:Liberte1793")


def test_the_chance_of_a_finished_game_is_laid_open(alice: Guest, bob: Guest) -> None:
    table = finished(alice)
    told = bob.get(f"/api/tables/{table}/audit").json()
    assert commitment(told["secret"]) == told["commitment"] == bob.card(table)["commitment"]
    assert told["words"] == table
    again = Fair(told["secret"], told["words"])
    assert [draw["result"] for draw in told["drawn"]] == [again.below(draw["size"]) for draw in told["drawn"]]
    assert alice.get(f"/api/tables/{alice.new('me me me')['table']}/audit").status_code == 403
