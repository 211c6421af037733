"""The terms of a table: its clock, the list of open tables."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cocarde.core.chance import Fast
from cocarde.core.table import Table
from cocarde.games import load
from cocarde.server.clock import CLOCK
from cocarde.server.fairness.dealing import standing_of
from cocarde.server.live.table import LiveTable
from cocarde.server.protocol.http import NewTable, WantedSeat
from cocarde.server.protocol.terms import Terms
from cocarde.server.server import Server
from cocarde.server.store.base import SeatRow
from cocarde.server.store.sqlite.store import SqliteStore
from tests.server.served import Guest, database, seats_of, serving, toy_settings


def opened(guest: Guest, kinds: str, begin: bool = True, **terms: Any) -> dict[str, str]:
    return guest.set_up({"game": "toy", "seats": seats_of(kinds), "terms": terms}, begin)


def join(guest: Guest, made: dict[str, str]) -> int:
    return int(guest.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"]}).json()["seat"])


def test_the_house_answers_for_the_silent_and_says_so(alice: Guest, bob: Guest) -> None:
    made = opened(alice, "me open bot:first", seconds=1)
    with alice.line(made["table"]) as hers:
        join(bob, made)  # the clock begins to run while she looks on
        state = hers.until(lambda message: message["type"] == "state" and message["deadline"] > 0)
        said = hers.next("said")
        assert (said["seat"], said["note"]) == (0, {"key": "house-late", "args": {"seat": 0}})
        assert hers.latest()["n"] > state["n"]


def test_a_silent_player_does_not_stop_a_table_nobody_looks_at(alice: Guest, bob: Guest) -> None:
    table = opened(alice, "me bot:first bot:first", seconds=1)["table"]
    with bob.line(table) as his:
        assert his.until(lambda message: message["type"] == "state" and message["over"])["deadline"] == 0


async def test_that_somebody_was_asked_in_secret_is_not_told_when_his_time_is_over(tmp_path: Path) -> None:
    """T-5: the holder of card 0 is asked in secret; the house that answers for him keeps it so."""
    house = Server(toy_settings(tmp_path, bot_names=("first",)), SqliteStore(tmp_path / "x.sqlite"))
    await house.open()
    told: dict[bool, list[str]] = {}
    while len(told) < 2:  # not every deal gives somebody card 0
        row = await house.new_table(NewTable("toy", [WantedSeat("me")] * 3, terms=Terms(seconds=3600)), "g")
        async with house.tables.visit(row.id) as live:
            while (decision := (await live.steady()).decision) is not None:
                told.setdefault(decision.hidden, []).extend(await overdue(live, house))
    await house.close()
    assert told[True] == []
    assert set(told[False]) == {"house-late"}


@pytest.mark.parametrize(("game", "seats"), [("courtisans", 3), ("cortege", 2)])
async def test_who_is_late_answers_first_or_gives_up_as_his_game_says(tmp_path: Path, game: str, seats: int) -> None:
    settings = toy_settings(tmp_path, shelf=(game,), workers=0)
    house = Server(settings, SqliteStore(tmp_path / "x.sqlite"))
    await house.open()
    row = await house.new_table(NewTable(game, [WantedSeat("me")] * seats, terms=Terms(seconds=3600)), "g")
    async with house.tables.visit(row.id) as live:
        table = await live.steady()
        first = table.options(table.pending()[0])[0].notation
        await overdue(live, house)
        assert table.log[-1].choice == {"first": first, "forfeit": "resign"}[table.game.meta.silence]
    await house.close()


async def overdue(live: LiveTable, house: Server) -> list[str]:
    """Time is over now; what the house says when it has answered."""
    table, play = await live.steady(), house.tables._open[live.row.id].result()
    n = table.n
    live.talk.lines = []
    live.row = msgspec.structs.replace(live.row, standing=msgspec.structs.replace(live.row.standing, deadline=1))
    play.wake(late=True)
    while table.n == n or play.busy:
        await asyncio.sleep(0.001)
    return [line.note.key for line in live.talk.lines if line.note]


def test_the_clock_waits_for_who_is_missing(alice: Guest, bob: Guest) -> None:
    made = opened(alice, "me open bot:first", seconds=3600)
    with alice.line(made["table"]) as hers:
        assert hers.next("state")["deadline"] == 0
        join(bob, made)
        assert hers.until(lambda message: message["type"] == "state" and message["deadline"] > 0)


def test_the_time_the_rules_give_runs_from_its_beginning() -> None:
    """C-28: five minutes to negotiate, however much is said meanwhile."""
    table, seats = Table.new(load("courtisans"), 3), tuple(SeatRow(seat, "guest", guest="g") for seat in range(3))
    while table.game.patience(table.state)[1] == 0:
        seat = table.pending()[0]
        table.answer(seat, table.options(seat)[0])
    assert table.view(None).phase == "negotiation"
    assert standing_of(table, 9_000, Terms(), seats, 4_000).deadline == 304_000
    assert standing_of(table, 9_000, Terms(seconds=60), seats).deadline == 309_000
    missing = (*seats[:2], SeatRow(2, "open"))
    assert standing_of(table, 9_000, Terms(), missing, 4_000).deadline == 0


def test_RUL65_who_is_silent_too_long_in_the_street_gives_up() -> None:
    """The house can always answer so: at no moment is it refused."""
    game, hand = load("cortege"), Fast(2)
    assert game.meta.silence == "forfeit"
    table = Table.new(game, 2)
    for _ in range(30):
        seat = table.pending()[0]
        assert table.refuses(seat, game.vocabulary.read("resign")) is None
        options = table.options(seat)
        table.answer(seat, options[hand.below(len(options))])


def test_a_clock_that_jumps_spends_nobodys_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand on the clock, a machine that slept, a first word from the time server: nobody has thought for so long."""
    with serving(toy_settings(tmp_path, workers=0)) as served:
        alice = served.guest()
        with alice.line(opened(alice, "me me me", seconds=3600)["table"]) as hers:
            due = hers.next("state")["deadline"]
            for hours in (2, -1):
                wall = CLOCK.wall
                monkeypatch.setattr(CLOCK, "wall", lambda wall=wall, hours=hours: wall() + 3600 * hours)
                moved = hers.until(lambda m, due=due: m["type"] == "state" and m["deadline"] != due)  # type: ignore[misc]
                assert abs(moved["deadline"] - due - 3_600_000 * hours) < 5000
                assert moved["n"] == 1, "nobody has answered for who was not late"
                due = moved["deadline"]
        monkeypatch.undo()
        CLOCK.follow()


def test_no_time_no_deadline(alice: Guest) -> None:
    with alice.line(opened(alice, "me me me")["table"]) as hers:
        assert hers.next("state")["deadline"] == 0


def test_terms_that_make_no_sense_are_refused(alice: Guest) -> None:
    for terms in ({"seconds": -1}, {"seconds": 10**9}, {"listed": "yes"}, {"loud": True}):
        seats = [{"kind": "me"}] * 3
        refused = alice.post("/api/tables", json={"game": "toy", "seats": seats, "terms": terms})
        assert refused.status_code == 400, terms
        assert "terms" in refused.json()["error"]


def test_listed_tables_are_found_and_joined_until_they_are_full(alice: Guest, bob: Guest) -> None:
    def listed() -> dict[str, Any]:
        return {card["table"]: card for card in bob.get("/api/tables/open").json()}

    hidden, made = opened(alice, "me open bot:first"), opened(alice, "me open bot:first", listed=True)
    found = listed()
    assert hidden["table"] not in found
    assert bob.card(hidden["table"])["invite"] == ""
    assert join(bob, {"table": made["table"], "invite": found[made["table"]]["invite"]}) == 1
    assert made["table"] not in listed()


def test_a_database_of_before_the_terms_is_brought_up_to_date(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path)) as first:
        table = first.guest().new("me me me")["table"]
    with database(tmp_path) as db:
        db.executescript(SECOND_SCHEMA_TAKEN_BACK)
    with serving(toy_settings(tmp_path)) as again:
        assert again.guest().card(table)["terms"] == {}


SECOND_SCHEMA_TAKEN_BACK = """
DROP TABLE comparisons;
DROP TABLE draft_steps;
DROP TABLE drafts;
DROP TABLE workshop_links;
DROP TABLE designers;
DROP INDEX tables_with_packs;
ALTER TABLE tables DROP COLUMN pack;
DROP INDEX guests_name;
DROP TABLE outside_bots;
DROP TABLE blocked;
DROP INDEX seats_of_lost;
ALTER TABLE seats DROP COLUMN lost;
DROP INDEX seats_of_owner;
ALTER TABLE tables DROP COLUMN host;
ALTER TABLE tables DROP COLUMN begun;
ALTER TABLE tables DROP COLUMN paused;
ALTER TABLE seats DROP COLUMN owner;
ALTER TABLE log DROP COLUMN spare;
DROP TABLE puzzles;
DROP TABLE judged;
DROP TABLE analyses;
ALTER TABLE tables DROP COLUMN closed;
ALTER TABLE guests DROP COLUMN link;
DROP TABLE outbox;
DROP TABLE told;
DROP TABLE wishes;
DROP TABLE seen;
DROP INDEX tables_over;
ALTER TABLE tables DROP COLUMN motion;
ALTER TABLE tables DROP COLUMN outcome;
DROP INDEX tables_listed;
DROP INDEX tables_due;
ALTER TABLE tables DROP COLUMN terms;
ALTER TABLE tables DROP COLUMN listed;
ALTER TABLE tables DROP COLUMN deadline;
DROP INDEX tables_sequel;
ALTER TABLE tables DROP COLUMN sequel;
ALTER TABLE talk DROP COLUMN to_seat;
ALTER TABLE talk DROP COLUMN note;
PRAGMA user_version = 1;
"""
