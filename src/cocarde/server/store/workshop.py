"""What the workshop keeps: who may write packs there, the packs that are written, and what the lab is asked of them."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from cocarde.server.store.base import Store, Taken

UNUSED: Final = 24 * 3600 * 1000
"""Milliseconds after which a link that nobody used is of no use any more."""
STEPS: Final = 200
"""Changes of a draft that can be undone."""
DRAFT: Final = "name, game, rev, step, updated, content"
SAME: Final = "WHERE name = $1 AND rev = $2"
COMPARISON: Final = "name, hash, asked, at, held, done, total, state, result"


class DraftRow(msgspec.Struct, frozen=True):
    """A draft as it is kept."""

    name: str
    game: str
    rev: int
    step: int
    updated: int
    content: str


class Comparison(msgspec.Struct, frozen=True):
    """What the lab was asked of a draft, and how far it is."""

    name: str
    hash: str
    asked: str
    at: int
    held: int
    done: int
    total: int
    state: str
    result: str


def hashed(word: str) -> str:
    """What is kept of a link."""
    return hashlib.sha256(word.encode("utf-8", "replace")).hexdigest()


# --- who may ----------------------------------------------------------------------------------------------------------


async def offer(store: Store, word: str, at: int) -> None:
    """A link that makes one browser a designer's; those that nobody used for long are forgotten."""
    await store.do("DELETE FROM workshop_links WHERE used = 0 AND made < $1", at - UNUSED)
    await store.do("INSERT INTO workshop_links VALUES ($1, $2, 0) ON CONFLICT DO NOTHING", hashed(word), at)


async def admit(store: Store, word: str, guest: str, at: int) -> bool:
    """Make this guest a designer, if the link is good and nobody has used it."""
    sql = "UPDATE workshop_links SET used = $2 WHERE link = $1 AND used = 0 AND made > $3 RETURNING link"
    if not await store.do(sql, hashed(word), at, at - UNUSED):
        return False
    await store.do("INSERT INTO designers VALUES ($1, $2) ON CONFLICT DO NOTHING", guest, at)
    return True


async def may(store: Store, guest: str) -> bool:
    """Is this guest a designer?"""
    return bool(guest) and bool(await store.ask("SELECT 1 FROM designers WHERE guest = $1", guest))


async def dismiss(store: Store) -> int:
    """Nobody is a designer any more, and no link makes one; how many were."""
    await store.do("DELETE FROM workshop_links")
    return len(await store.do("DELETE FROM designers RETURNING guest"))


# --- drafts -----------------------------------------------------------------------------------------------------------


async def drafts(store: Store) -> list[DraftRow]:
    """All drafts of the house, the latest first."""
    rows = await store.ask(f"SELECT {DRAFT} FROM drafts ORDER BY updated DESC, name")
    return [DraftRow(*row) for row in rows]


async def draft(store: Store, name: str) -> DraftRow | None:
    """The draft of this name."""
    rows = await store.ask(f"SELECT {DRAFT} FROM drafts WHERE name = $1", name)
    return DraftRow(*rows[0]) if rows else None


async def begin(store: Store, name: str, game: str, content: str, at: int) -> None:
    """A new draft; `Taken` if there is one of this name."""
    made = "INSERT INTO drafts VALUES ($1, $2, 1, 1, $3, $4) ON CONFLICT DO NOTHING RETURNING name"
    if not await store.do(made, name, game, at, content):
        raise Taken(f"there is a draft {name!r} already")
    await _keep(store, name, 1, content)


async def ends(store: Store, row: DraftRow) -> tuple[int, int]:
    """The first and the last step of a draft that are kept."""
    rows = await store.ask("SELECT min(step), max(step) FROM draft_steps WHERE name = $1", row.name)
    return int(rows[0][0]), int(rows[0][1])


async def change(store: Store, row: DraftRow, content: str, at: int) -> DraftRow:
    """The next step of a draft, in the place of those that were undone; `Taken` if it has changed meanwhile."""
    step = row.step + 1
    sql = f"UPDATE drafts SET rev = rev + 1, step = $3, updated = $4, content = $5 {SAME} RETURNING {DRAFT}"
    found = _moved(await store.do(sql, row.name, row.rev, step, at, content))
    await store.do(
        "DELETE FROM draft_steps WHERE name = $1 AND (step >= $2 OR step <= $3)", row.name, step, step - STEPS
    )
    await _keep(store, row.name, step, content)
    return found


async def go(store: Store, row: DraftRow, step: int, at: int) -> DraftRow:
    """Back to an earlier step, or on to a later one; `Taken` if it has changed meanwhile."""
    kept = "(SELECT content FROM draft_steps WHERE name = $1 AND step = $3)"
    sql = f"UPDATE drafts SET rev = rev + 1, step = $3, updated = $4, content = {kept} {SAME} RETURNING {DRAFT}"
    return _moved(await store.do(sql, row.name, row.rev, step, at))


def _moved(rows: list[tuple[Any, ...]]) -> DraftRow:
    if not rows:
        raise Taken("this pack was changed elsewhere: look at it again")
    return DraftRow(*rows[0])


async def _keep(store: Store, name: str, step: int, content: str) -> None:
    sql = (
        "INSERT INTO draft_steps VALUES ($1, $2, $3) ON CONFLICT (name, step) DO UPDATE SET content = excluded.content"
    )
    await store.do(sql, name, step, content)


async def drop(store: Store, name: str) -> None:
    """Forget a draft, and what the lab was asked of it."""
    for kind in ("comparisons", "draft_steps", "drafts"):
        await store.do(f"DELETE FROM {kind} WHERE name = $1", name)


# --- what the lab is asked --------------------------------------------------------------------------------------------


async def ask_lab(store: Store, name: str, hash: str, asked: str, total: int, at: int) -> None:
    """Games with a draft, in the place of those that were asked for before."""
    await store.do("DELETE FROM comparisons WHERE name = $1", name)
    sql = "INSERT INTO comparisons VALUES ($1, $2, $3, $4, 0, 0, $5, 'waiting', '')"
    await store.do(sql, name, hash, asked, at, total)


async def comparison(store: Store, name: str) -> Comparison | None:
    """What the lab was asked last of a draft."""
    rows = await store.ask(f"SELECT {COMPARISON} FROM comparisons WHERE name = $1", name)
    return Comparison(*rows[0]) if rows else None


async def next_comparison(store: Store, now: int, until: int) -> Comparison | None:
    """Take the oldest that nobody works at; it is this server's until then."""
    free = "state IN ('waiting', 'running') AND held < $1"
    sql = (
        f"UPDATE comparisons SET held = $2, state = 'running' WHERE {free} AND name = "
        f"(SELECT name FROM comparisons WHERE {free} ORDER BY at, name LIMIT 1) RETURNING {COMPARISON}"
    )
    rows = await store.do(sql, now, until)
    return Comparison(*rows[0]) if rows else None


async def hold(store: Store, one: Comparison, done: int, until: int) -> bool:
    """So many games are done; False: nobody wants them any more."""
    sql = "UPDATE comparisons SET done = $3, held = $4 WHERE name = $1 AND at = $2 AND state = 'running' RETURNING name"
    return bool(await store.do(sql, one.name, one.at, done, until))


async def finish(store: Store, one: Comparison, state: str, result: str) -> None:
    """It is done, or failed."""
    sql = "UPDATE comparisons SET state = $3, result = $4, held = 0 WHERE name = $1 AND at = $2"
    await store.do(sql, one.name, one.at, state, result)


async def release(store: Store, one: Comparison) -> None:
    """This server stops: another, or the next, goes on."""
    await store.do("UPDATE comparisons SET held = 0 WHERE name = $1 AND at = $2", one.name, one.at)
