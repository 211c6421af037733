"""No two at a table are called alike, and who gets a number is told why."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from cocarde.server.identity import NAME_LENGTH, told_apart
from cocarde.server.protocol.http import Join
from cocarde.server.server import Server
from tests.server.served import Guest, Served


@pytest.mark.parametrize(
    ("name", "others", "called"),
    [
        ("Lucile 2", ["Lucile", "Lucile 2"], "Lucile 3"),
        ("Louis 14", ["Louis 14"], "Louis 14 2"),
        ("Jeanne", ["Lucile"], "Jeanne"),
        ("Jeanne", ["Jeanne"], "Jeanne 2"),
        ("JEANNE", ["Jeanne", "Jeanne 2"], "JEANNE 3"),
        ("Rene", ["René"], "Rene 2"),
        ("", ["", ""], ""),
        ("x" * NAME_LENGTH, ["x" * NAME_LENGTH], "x" * (NAME_LENGTH - 2) + " 2"),
    ],
)
def test_a_name_that_is_taken_gets_a_number(name: str, others: list[str], called: str) -> None:
    assert told_apart(name, others) == called


def names(guest: Guest, table: str) -> list[str]:
    return [seat["name"] for seat in guest.card(table)["seats"]]


def test_who_comes_by_the_link_under_a_name_of_the_table_is_told_apart(alice: Guest, bob: Guest) -> None:
    seats = [{"kind": "me", "name": "Jeanne"}, {"kind": "open"}, {"kind": "bot", "bot": "first"}]
    made = alice.post("/api/tables", json={"game": "toy", "seats": seats}).json()
    with alice.line(made["table"]) as hers:
        hers.next("state")
        bob.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"], "name": "jeanne"})
        assert hers.next("said")["note"] == {"key": "house-namesake", "args": {"seat": 1}}
    assert names(bob, made["table"])[:2] == ["Jeanne", "jeanne 2"]


def test_who_has_a_name_of_his_own_is_not_talked_about(alice: Guest, bob: Guest) -> None:
    made = alice.new("me open bot:first")
    bob.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"], "name": "Bob"})
    with bob.line(made["table"]) as his:
        assert his.next("state")["talk"] == []


def test_those_who_come_at_the_same_moment_are_told_apart_too(alice: Guest, served: Served) -> None:
    made = alice.new("me open open open")
    wanted = {"invite": made["invite"], "name": "Lucile"}
    with ThreadPoolExecutor(3) as all_at_once:
        guests = [served.guest() for _ in range(3)]
        list(all_at_once.map(lambda guest: guest.post(f"/api/tables/{made['table']}/join", json=wanted), guests))
    assert sorted(names(alice, made["table"])) == ["", "Lucile", "Lucile 2", "Lucile 3"]


def test_who_looked_before_another_sat_down_is_told_apart_all_the_same(alice: Guest, served: Served) -> None:
    """Both looked at the table as it was: both would be the second Lucile."""
    seats = [{"kind": "me", "name": "Lucile"}, {"kind": "open"}, {"kind": "open"}]
    made = alice.set_up({"game": "toy", "seats": seats}, begin=False)
    house: Server = served.app.state.server

    async def one_after_the_other() -> None:
        row = await house.tables.row(made["table"])
        for guest in ("first", "second"):
            await house.sit(row, guest, Join(made["invite"], name="Lucile"))

    with alice.line(made["table"]) as hers:
        hers.next("state")
        loop = house.tables._open[made["table"]].get_loop()
        asyncio.run_coroutine_threadsafe(one_after_the_other(), loop).result()
        assert [seat.name for seat in served.live(made["table"]).row.seats] == ["Lucile", "Lucile 2", "Lucile 3"]
    assert names(alice, made["table"]) == ["Lucile", "Lucile 2", "Lucile 3"]
