"""What is kept of the coach's work: which games are looked at again, what was found, and the puzzles in them."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cocarde.bots.coach.analysis import Judged, Summary
from cocarde.server.store.base import Store

LEASE: Final = 120_000
"""Milliseconds for which who works at an analysis has it alone; each step of it puts that off."""
WAITING, DONE, GIVEN_UP = 0, 1, 2

ASK: Final = """
INSERT INTO analyses (table_id, seat, asked, due, state, total, summary) VALUES ($1, $2, $3, 0, 0, 0, '')
ON CONFLICT (table_id, seat) DO UPDATE SET asked = excluded.asked, due = CASE analyses.state WHEN 2 THEN 0
ELSE analyses.due END, state = CASE analyses.state WHEN 2 THEN 0 ELSE analyses.state END WHERE analyses.asked = 0
OR analyses.state = 2
"""
NEXT: Final = """
SELECT table_id, seat, due FROM analyses WHERE state = 0 AND due <= $1
ORDER BY CASE asked WHEN 0 THEN 1 ELSE 0 END, asked, table_id LIMIT 1
"""
TAKE: Final = """
UPDATE analyses SET due = $4 WHERE table_id = $1 AND seat = $2 AND due = $3 AND state = 0 RETURNING seat
"""
PUT: Final = "INSERT INTO judged (table_id, seat, n, found) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
FINISH: Final = "UPDATE analyses SET state = $3, summary = $4 WHERE table_id = $1 AND seat = $2"
PUZZLE: Final = """
INSERT INTO puzzles (table_id, seat, n, game, day) VALUES ($1, $2, $3, $4, 0) ON CONFLICT DO NOTHING
"""
TODAYS: Final = "SELECT table_id, seat, n FROM puzzles WHERE game = $1 AND day = $2 ORDER BY table_id, seat, n LIMIT 1"
CHOOSE: Final = """
UPDATE puzzles SET day = $2 WHERE (table_id, seat, n) IN (SELECT table_id, seat, n FROM puzzles
WHERE game = $1 AND day < $2 ORDER BY day, table_id, seat, n LIMIT 1) AND NOT EXISTS
(SELECT 1 FROM puzzles other WHERE other.game = $1 AND other.day = $2)
"""
UNSEEN: Final = "SELECT count(*) FROM puzzles WHERE game = $1 AND day = 0"
UNTOUCHED: Final = """
SELECT id FROM tables WHERE over = 1 AND game = $1 AND closed = '' AND pack = ''
AND id NOT IN (SELECT table_id FROM analyses)
ORDER BY updated DESC, id LIMIT 1
"""


class Work(msgspec.Struct, frozen=True):
    """An analysis that is to be gone on with."""

    table: str
    seat: int
    due: int


class Kept(msgspec.Struct, frozen=True):
    """What is kept of an analysis."""

    state: int
    total: int
    summary: Summary | None
    judged: list[Judged]


async def ask(store: Store, table: str, seat: int, at: int) -> None:
    """Somebody wants this game looked at from this seat; `at` 0: the house does. What was given up is tried again."""
    await store.do(ASK, table, seat, at)


async def next_work(store: Store, now: int) -> Work | None:
    """What waits, what people want first; it is ours for a while."""
    rows = await store.ask(NEXT, now)
    if not rows:
        return None
    work = Work(str(rows[0][0]), int(rows[0][1]), now + LEASE)
    return work if await store.do(TAKE, work.table, work.seat, int(rows[0][2]), work.due) else None


async def hold(store: Store, work: Work, now: int) -> Work | None:
    """Have it for longer; None: it is not ours any more."""
    longer = msgspec.structs.replace(work, due=now + LEASE)
    return longer if await store.do(TAKE, work.table, work.seat, work.due, longer.due) else None


async def release(store: Store, work: Work) -> None:
    """Somebody else may go on with it at once."""
    await store.do(TAKE, work.table, work.seat, work.due, 0)


async def reach(store: Store, table: str, seat: int) -> int:
    """The last entry that was looked at; 0: none."""
    rows = await store.ask("SELECT max(n) FROM judged WHERE table_id = $1 AND seat = $2", table, seat)
    return int(rows[0][0] or 0)


async def count(store: Store, work: Work, total: int) -> None:
    """It has so many decisions."""
    sql = "UPDATE analyses SET total = $3 WHERE table_id = $1 AND seat = $2"
    await store.do(sql, work.table, work.seat, total)


async def put(store: Store, work: Work, game: str, one: Judged) -> None:
    """A decision has been looked at; one with a clearly best answer is a puzzle."""
    await store.do(PUT, work.table, work.seat, one.n, msgspec.json.encode(one).decode())
    if one.clear:
        await store.do(PUZZLE, work.table, work.seat, one.n, game)


async def finish(store: Store, work: Work, summary: Summary) -> None:
    """All of it has been looked at."""
    await store.do(FINISH, work.table, work.seat, DONE, msgspec.json.encode(summary).decode())


async def give_up(store: Store, work: Work) -> None:
    """It cannot be done."""
    await store.do(FINISH, work.table, work.seat, GIVEN_UP, "")


async def judged_of(store: Store, table: str, seat: int) -> list[Judged]:
    """What was found so far, in order."""
    sql = "SELECT found FROM judged WHERE table_id = $1 AND seat = $2 ORDER BY n"
    return [msgspec.json.decode(row[0], type=Judged) for row in await store.ask(sql, table, seat)]


async def kept_of(store: Store, table: str, seat: int) -> Kept | None:
    """The analysis of a game from a seat, as far as it has come; None: nobody wanted one."""
    sql = "SELECT state, total, summary FROM analyses WHERE table_id = $1 AND seat = $2 AND asked > 0"
    rows: list[tuple[Any, ...]] = await store.ask(sql, table, seat)
    if not rows:
        return None
    state, total, summary = rows[0]
    read = msgspec.json.decode(summary, type=Summary) if summary else None
    return Kept(int(state), int(total), read, await judged_of(store, table, seat))


async def one_judged(store: Store, table: str, seat: int, n: int) -> Judged | None:
    """What was found about the decision that entry `n` answered."""
    sql = "SELECT found FROM judged WHERE table_id = $1 AND seat = $2 AND n = $3"
    rows = await store.ask(sql, table, seat, n)
    return msgspec.json.decode(rows[0][0], type=Judged) if rows else None


async def puzzle_of(store: Store, game: str, day: int) -> tuple[str, int, int] | None:
    """The puzzle of this day: table, seat, entry. One that was never shown, else the one shown longest ago."""
    await store.do(CHOOSE, game, day)
    rows = await store.ask(TODAYS, game, day)
    return (str(rows[0][0]), int(rows[0][1]), int(rows[0][2])) if rows else None


async def games_with_puzzles(store: Store) -> list[str]:
    """The games of which there is one."""
    return [str(row[0]) for row in await store.ask("SELECT DISTINCT game FROM puzzles ORDER BY game")]


async def to_mine(store: Store, game: str, stock: int) -> str:
    """The last finished game nobody has looked at, if fewer puzzles than `stock` wait to be shown; else nothing."""
    if int((await store.ask(UNSEEN, game))[0][0]) >= stock:
        return ""
    rows = await store.ask(UNTOUCHED, game)
    return str(rows[0][0]) if rows else ""
