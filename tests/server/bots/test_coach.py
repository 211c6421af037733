"""The coach of the house: for who played, when the game is over, a few decisions at a time, and on after a restart."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cocarde.bots.coach.analysis import Assessed, Judged, Summary
from cocarde.core.table import Table
from cocarde.core.text import Text
from cocarde.server.store import coach as kept
from cocarde.server.store.base import Store
from cocarde.server.store.coach import LEASE, Work
from cocarde.server.store.guests import forget
from cocarde.server.workers.coach import Chapter, look
from tests.server.house import load
from tests.server.routes.test_branches import finished
from tests.server.served import Guest, database, serving, toy_settings
from tests.server.store.test_store import either_store, store_with


def judged(n: int, clear: float = 0.0) -> Judged:
    answer = Assessed("pass", Text("pass"), None, 0.5)
    return Judged(n, Text("prompt"), 2, answer, answer, clear=clear)


SUMMARY = Summary(0.5, 1.0, 0.0, 0.2, 0.3, 1.0, [], [])


@either_store
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    async with store_with(("t", "u"), request, tmp_path) as store:
        yield store


async def test_an_analysis_is_one_server_s_until_its_time_is_over(store: Store) -> None:
    await kept.ask(store, "t", 0, 7)
    work = await kept.next_work(store, 10)
    assert work == Work("t", 0, 10 + LEASE)
    assert await kept.next_work(store, 11) is None
    longer = await kept.hold(store, work, 20)
    assert longer == Work("t", 0, 20 + LEASE)
    assert await kept.next_work(store, 15 + LEASE) is None
    assert await kept.next_work(store, 20 + LEASE) == Work("t", 0, 20 + 2 * LEASE)
    assert await kept.hold(store, longer, 30 + LEASE) is None


async def test_what_was_found_is_kept_and_gone_on_with(store: Store) -> None:
    work = Work("t", 0, 0)
    assert await kept.kept_of(store, "t", 0) is None
    await kept.ask(store, "t", 0, 7)
    assert await kept.reach(store, "t", 0) == 0
    await kept.count(store, work, 3)
    for n in (4, 9):
        await kept.put(store, work, "toy", judged(n))
        await kept.put(store, work, "toy", judged(n, 0.3))  # once more: the first stands
    found = await kept.kept_of(store, "t", 0)
    assert found == kept.Kept(0, 3, None, [judged(4), judged(9)])
    assert await kept.reach(store, "t", 0) == 9
    await kept.finish(store, work, SUMMARY)
    assert await kept.kept_of(store, "t", 0) == kept.Kept(1, 3, SUMMARY, [judged(4), judged(9)])
    assert await kept.next_work(store, 1 << 50) is None


async def test_players_come_before_the_house_and_what_was_given_up_is_tried_again(store: Store) -> None:
    await kept.ask(store, "t", 0, 0)
    assert await kept.kept_of(store, "t", 0) is None  # it is not for anybody yet
    await kept.ask(store, "u", 0, 9)
    work = await kept.next_work(store, 10)
    assert work is not None
    assert work.table == "u"
    await kept.give_up(store, work)
    found = await kept.kept_of(store, "u", 0)
    assert found is not None
    assert found.state == kept.GIVEN_UP
    await kept.ask(store, "t", 0, 11)
    await kept.ask(store, "u", 0, 12)
    asked = [await kept.next_work(store, 20) for _ in range(2)]
    assert [one and one.table for one in asked] == ["t", "u"]


async def test_a_day_has_one_puzzle_and_one_never_shown_comes_first(store: Store) -> None:
    assert await kept.puzzle_of(store, "toy", 100) is None
    work = Work("t", 0, 0)
    for n, clear in ((3, 0.1), (5, 0.2), (7, 0.0)):
        await kept.put(store, work, "toy", judged(n, clear))
    assert await kept.games_with_puzzles(store) == ["toy"]
    shown = [await kept.puzzle_of(store, "toy", day) for day in (100, 100, 101, 102, 103)]
    assert shown == [("t", 0, 3), ("t", 0, 3), ("t", 0, 5), ("t", 0, 3), ("t", 0, 5)]
    assert await kept.puzzle_of(store, "vendee", 100) is None


async def test_a_guest_who_is_forgotten_leaves_no_figures(store: Store) -> None:
    await kept.ask(store, "t", 0, 7)
    await kept.put(store, Work("t", 0, 0), "toy", judged(3, 0.1))
    await forget(store, "g")
    assert await kept.kept_of(store, "t", 0) is None
    assert await kept.puzzle_of(store, "toy", 100) is None


def path_of(table: str, seat: int = 0) -> str:
    return f"/api/tables/{table}/analysis?seat={seat}"


def analysed(guest: Guest, table: str, seat: int = 0) -> dict[str, Any]:
    """Ask for it, and wait."""
    asked = guest.post(f"/api/tables/{table}/analysis", json={"seat": seat})
    assert asked.status_code == 202, asked.text
    found: dict[str, Any] = asked.json()
    while found["state"] == "working":
        found = guest.get(path_of(table, seat)).json()
    return found


def test_who_played_may_have_a_finished_game_looked_at_again(alice: Guest, bob: Guest) -> None:
    table = finished(alice)
    assert alice.get(path_of(table)).json()["state"] == "none"
    found = analysed(alice, table)
    assert found["state"] == "done"
    assert found["done"] == found["total"] == len(found["decisions"]) > 0
    moves = alice.get(f"/api/tables/{table}/replay").json()["moves"]
    assert {moves[one["n"] - 1]["seat"] for one in found["decisions"]} == {0}
    assert set(found["summary"]["moments"]) <= {one["n"] for one in found["decisions"]}
    for guest, seat in ((bob, 0), (alice, 1)):
        assert guest.get(path_of(table, seat)).status_code == 403
        assert guest.post(f"/api/tables/{table}/analysis", json={"seat": seat}).status_code == 403


def test_a_game_that_goes_on_is_not_analysed(alice: Guest) -> None:
    table = alice.new("me bot:first bot:first")["table"]
    assert alice.post(f"/api/tables/{table}/analysis", json={"seat": 0}).status_code == 403


def test_a_moment_of_one_s_own_game_is_a_puzzle(alice: Guest, bob: Guest) -> None:
    table = finished(alice)
    one = analysed(alice, table)["decisions"][0]
    puzzle = alice.get(f"/api/tables/{table}/puzzle/{one['n']}?seat=0").json()
    assert puzzle["judged"] == one
    assert one["given"]["choice"] in [option["notation"] for option in puzzle["asked"]["options"]]
    assert puzzle["view"] == alice.get(f"/api/tables/{table}/replay/{one['n'] - 1}?seat=0").json()["view"]
    assert bob.get(f"/api/tables/{table}/puzzle/{one['n']}?seat=0").status_code == 403
    assert alice.get(f"/api/tables/{table}/puzzle/1?seat=0").status_code == 404


def test_after_a_restart_it_goes_on_with_the_next_decision(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path, simulations=4000)) as served:
        alice = served.guest()
        table, cookies = finished(alice), dict(alice.cookies)
        alice.post(f"/api/tables/{table}/analysis", json={"seat": 0})
        while alice.get(path_of(table)).json()["done"] == 0:
            pass
    with database(tmp_path) as db:
        before = db.execute("SELECT n, found FROM judged ORDER BY n").fetchall()
    with serving(toy_settings(tmp_path)) as served:
        alice = served.guest()
        alice.cookies.update(cookies)
        assert analysed(alice, table)["state"] == "done"
    with database(tmp_path) as db:
        assert db.execute("SELECT n, found FROM judged ORDER BY n").fetchall()[: len(before)] == before


def test_the_house_seeks_puzzles_in_the_games_that_were_played_and_does_not_say_whose(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path)) as served:
        alice = served.guest()
        assert alice.get("/api/puzzles").json() == []
        assert alice.get("/api/puzzles/toy").status_code == 404
        assert alice.get("/api/puzzles/chess").status_code == 404
        table = finished(alice)
        one = analysed(alice, table)["decisions"][0]
    with database(tmp_path) as db:
        db.execute("INSERT INTO puzzles VALUES (?, 0, ?, 'toy', 0)", (table, one["n"]))
        db.commit()
    with serving(toy_settings(tmp_path)) as served:
        bob = served.guest()
        assert bob.get("/api/puzzles").json() == ["toy"]
        told = bob.get("/api/puzzles/toy")
        assert told.json()["judged"] == one
        assert table not in told.text


def test_the_house_looks_at_games_nobody_asked_about_while_puzzles_are_wanted(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path)) as served:
        table = finished(served.guest())
    with serving(toy_settings(tmp_path, puzzles=3)), database(tmp_path) as db:
        while db.execute("SELECT state FROM analyses WHERE table_id = ? AND asked = 0", (table,)).fetchall() != [(1,)]:
            pass


def test_what_goes_wrong_in_the_process_is_told() -> None:
    table = Table.new(load("toy"), 3, seed=1)
    found = look(load, Chapter("vendee", msgspec.Raw(table.save()), 0, 4))
    assert "BadInput" in found.problem
