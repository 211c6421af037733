"""The store itself: group commit, the log that cannot be written twice, what a broken write does to its neighbours."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio
from msgspec.structs import replace

from cocarde.core.codec import Move
from cocarde.core.errors import BadInput
from cocarde.server.app import try_store
from cocarde.server.protocol.letters import NewWishes
from cocarde.server.protocol.socket import TalkLine
from cocarde.server.protocol.terms import Terms
from cocarde.server.settings import Settings
from cocarde.server.store import guests, tables
from cocarde.server.store.base import LATE, Entry, SeatRow, Snapshot, Standing, Store, TableRow, Taken, schema
from cocarde.server.store.outbox import LEASE, Outbox, about
from cocarde.server.store.postgres import PostgresStore
from cocarde.server.store.seen import see, seen_by
from cocarde.server.store.sqlite.store import SqliteStore, upgrade
from cocarde.server.store.told import news
from cocarde.server.store.wishes import confirm, keep, wishes_of
from tests.server.postgres import empty_database, installed


def row(table: str = "t", guest: str = "g") -> TableRow:
    standing = Standing(1, 1, (0, 1), False, 5)
    seats = (SeatRow(0, "guest", guest=guest, name="Ève"), SeatRow(1, "open"), SeatRow(2, "bot", bot="first"))
    return TableRow(table, "toy", "1", {"wind": "on"}, "invite", "secret", 5, standing, seats)


def entry(n: int, choice: str = "pass") -> Entry:
    return Entry(n, Move(0, choice, [1, 2]), 7)


either_store = pytest_asyncio.fixture(params=["sqlite", "postgres"] if installed() else ["sqlite"])


@asynccontextmanager
async def store_with(tables: tuple[str, ...], request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[Store]:
    """An open store of the kind the fixture is asked for, with these tables just dealt."""
    store: Store = SqliteStore(tmp_path / "house" / "x.sqlite")
    if request.param == "postgres":
        store = PostgresStore(await empty_database(request.getfixturevalue("postgres")))
    await store.open()
    for table in tables:
        await store.create(row(table), [entry(1, "setup")], Snapshot(1, b"{}"))
    yield store
    await store.close()


@either_store
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    async with store_with(("t",), request, tmp_path) as store:
        yield store


async def test_what_is_written_is_read_back(store: Store) -> None:
    assert await store.table("t") == row()
    assert await store.table("other") is None
    standing = Standing(2, 2, (), True, 9)
    await store.append("t", entry(2), standing, Snapshot(2, b'{"x":1}'))
    assert await store.log("t") == [entry(1, "setup"), entry(2)]
    assert await store.log("t", after=1) == [entry(2)]
    assert await store.snapshot("t") == Snapshot(2, b'{"x":1}')
    found = await store.table("t")
    assert found is not None
    assert found.standing == standing
    await store.rename("g", "Ève")
    await store.rename("g", "Éva")
    assert (await store.name_of("g"), await store.name_of("h")) == ("Éva", "")


async def test_of_two_writers_of_one_entry_one_is_refused_and_leaves_nothing(store: Store) -> None:
    written = [(entry(2, "one"), Standing(2, 2, (0,), False, 9)), (entry(2, "two"), Standing(2, 2, (1,), False, 11))]
    both = await asyncio.gather(*(store.append("t", *each) for each in written), return_exceptions=True)
    [refused] = [outcome for outcome in both if outcome is not None]
    assert isinstance(refused, Taken)
    kept, standing = written[both.index(None)]
    assert await store.log("t", after=1) == [kept]
    found = await store.table("t")
    assert found is not None
    assert found.standing == standing


async def test_a_change_that_fails_half_way_leaves_nothing(store: Store) -> None:
    with pytest.raises(Taken):
        await store.append("t", entry(2), Standing(2, 2, (), False, 9), Snapshot(1, b"there is one already"))
    assert await store.log("t", after=1) == []
    assert await store.table("t") == row()


async def test_many_writers_at_once_all_get_in(store: Store) -> None:
    tables = [f"many{at}" for at in range(50)]
    await asyncio.gather(*[store.create(row(table), [entry(1)], Snapshot(1, b"{}")) for table in tables])
    standing = Standing(2, 2, (0,), False, 9)
    await asyncio.gather(*[store.append(table, entry(n), standing) for n in range(2, 20) for table in tables])
    assert [len(await store.log(table)) for table in tables] == [19] * 50


async def test_who_comes_too_late_takes_nobody_with_it(store: Store) -> None:
    """Moves of many tables are one commit: a refused one is refused alone."""
    tables = [f"both{at}" for at in range(6)]
    await asyncio.gather(*[store.create(row(table), [entry(1)], Snapshot(1, b"{}")) for table in tables])
    numbers = [1 if at == 3 else 2 for at in range(6)]  # the log of the fourth has this entry
    moves = [
        store.append(table, entry(n), Standing(n, n, (0,), False, 9)) for table, n in zip(tables, numbers, strict=True)
    ]
    outcomes = await asyncio.gather(*moves, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Taken if n == 1 else type(None) for n in numbers]
    assert [len(await store.log(table)) for table in tables] == numbers
    kept = [await store.table(table) for table in tables]
    assert [one.standing.n for one in kept if one is not None] == numbers


async def test_an_open_seat_is_given_once(store: Store) -> None:
    wanted = [SeatRow(1, "guest", guest=f"g{at}", name=str(at)) for at in range(5)]
    given = await asyncio.gather(*[store.sit("t", seat) for seat in wanted], return_exceptions=True)
    [taker] = [seat for seat, outcome in zip(wanted, given, strict=True) if not isinstance(outcome, Taken)]
    found = await store.table("t")
    assert found is not None
    assert found.seats[1] == taker
    with pytest.raises(Taken):
        await store.sit("t", SeatRow(0, "guest", guest="thief"))


async def test_a_guests_tables_come_latest_first(store: Store) -> None:
    await store.create(row("u", "h"), [entry(1)], Snapshot(1, b"{}"))
    await store.create(row("v"), [entry(1)], Snapshot(1, b"{}"))
    await store.append("v", entry(2), Standing(2, 2, (), False, 99))
    assert [found.id for found in await store.tables_of("g")] == ["v", "t"]
    assert [found.id for found in await store.tables_of("h")] == ["u"]
    assert await store.tables_of("nobody") == []


async def test_talk_keeps_its_order(store: Store) -> None:
    lines = [TalkLine(None, "Ève", str(at), at) for at in range(3)]
    for line in lines:
        await store.say("t", line)
    assert await store.talk("t") == lines


async def test_what_was_seen_never_goes_back(store: Store) -> None:
    for n in (3, 7, 5):
        await see(store, "t", 0, n)
    assert (await seen_by(store, "t", 0), await seen_by(store, "t", 1)) == (7, 0)


async def test_a_table_is_dealt_anew_only_as_it_was(store: Store) -> None:
    standing = Standing(1, 1, (1,), False, 9)
    dealt = replace(row(), standing=standing, options={"wind": "off"}, terms=Terms(seconds=60, listed=True))
    await store.append("t", entry(2), Standing(2, 2, (0,), False, 8))
    with pytest.raises(Taken):
        await store.deal_again(dealt, 1, entry(1, "setup again"), Snapshot(1, b"{}"))
    with pytest.raises(Taken):
        await store.deal_again(replace(dealt, begun=False), 2, entry(1, "setup again"), Snapshot(1, b"{}"))
    await store.deal_again(dealt, 2, entry(1, "setup again"), Snapshot(1, b'{"x":1}'))
    assert await store.log("t") == [entry(1, "setup again")]
    assert await store.snapshot("t") == Snapshot(1, b'{"x":1}')
    assert await store.table("t") == dealt
    assert [found.id for found in await store.open_tables()] == ["t"]


async def test_a_letter_is_written_once_and_taken_by_one(store: Store) -> None:
    outbox, letter = Outbox(store), about("turn", "mail", "g", "t", 0, 5, 100)
    for _ in range(2):
        await outbox.put(letter)
    assert (await outbox.due(99), await outbox.due(100)) == ([], [letter])
    taken = await asyncio.gather(*[outbox.take(letter, 100) for _ in range(3)])
    assert sorted(taken) == [False, False, True]
    assert await outbox.due(100 + LEASE - 1) == []
    [again] = await outbox.due(100 + LEASE)  # who had taken it is dead
    assert again.tries == 1
    await outbox.put_off(again, 500_000, tried=True)
    await outbox.close(again, True, 600_000)
    await outbox.put(letter)
    assert await outbox.due(10**15) == []


async def test_letters_that_went_a_month_ago_are_forgotten_and_no_others(store: Store) -> None:
    """Those that wait are kept, however long; one that is remembered is not written again."""
    outbox, month = Outbox(store), 30 * 24 * 3600 * 1000
    went, waits = (about("turn", "mail", "g", "t", 0, n, 100) for n in (5, 6))
    for letter in (went, waits):
        await outbox.put(letter)
    await outbox.close(went, True, 1000)
    kept = []
    for now in (1000, 1000 + month, 1001 + month):
        await outbox.tidy(now)
        kept.append(sorted(await store.ask("SELECT id FROM outbox")))
    assert kept == [[(went.id,), (waits.id,)], [(went.id,), (waits.id,)], [(waits.id,)]]


async def test_only_the_latest_snapshot_is_kept(store: Store) -> None:
    for n in (2, 3, 4):
        await store.append("t", entry(n), Standing(n, n, (), False, 9), Snapshot(n, b"{}") if n != 3 else None)
    assert await store.ask("SELECT n FROM snapshots WHERE table_id = $1", "t") == [(4,)]


async def test_wishes_are_kept_and_the_past_is_not_written_about(store: Store) -> None:
    kept = await keep(store, "g", NewWishes(mail="a@b.example", webhook="https://h.example", minutes=5))
    assert (kept.carriers, kept.minutes) == (["webhook"], 5)
    assert await news(store) == []
    await store.append("t", entry(2), Standing(2, 2, (0,), False, 8))
    assert await news(store) == [("t", 2, 0, "g")]
    assert not await confirm(store, "g", "other@b.example")
    assert await confirm(store, "g", "a@b.example")
    assert (await wishes_of(store, "g")).carriers == ["mail", "webhook"]
    assert not (await keep(store, "g", NewWishes(mail="other@b.example"))).confirmed


async def test_the_secret_of_the_house_is_made_once(store: Store) -> None:
    assert await store.secret() == await store.secret()


async def test_a_new_start_finds_the_secret_and_the_file_is_private(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    secrets = []
    for _ in range(2):
        store = SqliteStore(path)
        await store.open()
        secrets.append(await store.secret())
        await store.close()
    assert secrets[0] == secrets[1]
    assert len(secrets[0]) == 64
    assert path.stat().st_mode & 0o077 == 0


def test_schema_files_are_applied_once_and_in_order(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    for _ in range(2):
        upgrade(path)
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA user_version").fetchone() == (schema()[-1][0],)
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    db.close()
    assert [number for number, _ in schema()] == sorted({number for number, _ in schema()})


def test_a_store_that_cannot_be_opened_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "cocarde.sqlite").write_text("these bytes are not a database, and never were one")
    with pytest.raises(BadInput, match="not a database"):
        asyncio.run(try_store(Settings(tmp_path)))


async def test_what_friends_need_is_kept(store: Store) -> None:
    waiting = replace(row("w"), host="h", begun=False)
    await store.create(waiting, [entry(1, "setup")], Snapshot(1, b"{}"))
    assert await store.table("w") == waiting
    assert waiting.hosted_by("h")
    assert not waiting.hosted_by("g")
    standing = Standing(1, 1, (0,), False, 9, 4_000)
    assert [await tables.begin(store, "w", standing) for _ in range(2)] == [True, False]
    assert await store.table("w") == replace(waiting, begun=True, standing=standing)
    await store.schedule("w", 0, 777)
    found = await store.table("w")
    assert found is not None
    assert (found.standing.deadline, found.standing.paused) == (0, 777)
    await store.append("w", replace(entry(2), spare=LATE), Standing(2, 2, (0,), False, 10, 5_000))
    await store.append("w", replace(entry(3), spare=1_234), Standing(3, 3, (0,), False, 11, 5_000))
    assert [one.spare for one in await store.log("w")] == [0, LATE, 1_234]
    assert (await tables.spare_of(store, "w", 3), await tables.late_after(store, "w", 1)) == (1_234, [2])
    found = await store.table("w")
    assert found is not None
    assert found.standing.paused == 0, "who answers starts the clock"


async def test_a_bot_keeps_a_seat_for_its_owner(store: Store) -> None:
    ève = row().seats[0]
    bot = SeatRow(0, "bot", bot="first", name="Ève", owner="g")
    await store.replace("t", bot, ève)
    with pytest.raises(Taken):
        await store.replace("t", ève, ève)
    assert [found.seats[0] for found in await store.tables_of("g")] == [bot]
    assert await guests.forget(store, "g") == ["t"]
    assert await store.tables_of("g") == []
    await store.replace("t", SeatRow(0, "open"), replace(bot, owner="", name=""))


async def test_who_has_lost_a_seat_reads_it_until_the_game_is_over_or_he_sits_there_again(store: Store) -> None:
    eve, found = row().seats[0], SeatRow(0, "bot", bot="first", lost="g")
    await store.replace("t", found, eve)
    assert [table.seats[0] for table in await store.tables_of("g")] == [found]
    await store.append("t", entry(2), Standing(2, 2, (), True, 9))
    assert await store.tables_of("g") == []
    await store.replace("t", SeatRow(0, "open", lost="g"), found)
    await store.sit("t", SeatRow(0, "guest", guest="g"))
    assert [table.seats[0].lost for table in await store.tables_of("g")] == [""]


async def test_for_whom_a_seat_was_kept_has_lost_it_to_whoever_takes_it(store: Store) -> None:
    await store.replace("t", SeatRow(1, "open", guest="g2"), row().seats[1])
    await store.sit("t", SeatRow(1, "guest", guest="g3"))
    (table,) = await store.tables_of("g2")
    assert (table.seats[1].lost, table.seats[1].guest, table.freed_of("g2")) == ("g2", "g3", [1])


async def test_a_person_on_a_seat_that_was_kept_for_a_program_is_a_person(store: Store) -> None:
    await store.replace("t", SeatRow(1, "open", bot="Zoé", guest="program"), row().seats[1])
    await store.sit("t", SeatRow(1, "guest", guest="g3"))
    table = await store.table("t")
    assert table is not None
    assert (table.seats[1].person, table.seats[1].lost) == (True, "")
