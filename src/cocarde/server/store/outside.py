"""Bots from outside: programs that play as guests, each with a token of its own. Of the token only a hash is kept."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Any, Final

import msgspec

from cocarde.core.errors import BadInput
from cocarde.server.store.base import Store, Taken

PREFIX: Final = "cocarde_bot_"
NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{1,22}")
COLUMNS: Final = "guest, name, author, owner, made, seen"
MOST: Final = 10
"""Bots of one guest."""


class Bot(msgspec.Struct, frozen=True):
    """A bot as the house knows it. `owner`: the guest who made it; empty: the host."""

    guest: str
    name: str
    author: str
    owner: str
    made: int
    seen: int


class Made(msgspec.Struct, frozen=True):
    """A new bot; its token is told this once."""

    name: str
    author: str
    token: str


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


async def make(store: Store, name: str, author: str, owner: str, at: int) -> Made:
    """A bot with a token; `BadInput` if it cannot be called so, `Taken` if another one is."""
    if not NAME.fullmatch(name):
        raise BadInput("a bot's name has 2 to 23 of a-z, 0-9, _ and -, and begins with a letter or a figure")
    if not author:
        raise BadInput("a bot is shown with the name of its author: take a name first")
    if owner and len(await of(store, owner)) >= MOST:
        raise BadInput(f"nobody has more than {MOST} bots")
    token = PREFIX + secrets.token_urlsafe(32)
    guest = "bot-" + secrets.token_urlsafe(12)
    sql = "INSERT INTO outside_bots VALUES ($1, $2, $3, $4, $5, $6, 0)"
    try:
        await store.do(sql, guest, name, author, owner, hashed(token), at)
    except Taken as error:
        raise Taken(f"there is a bot {name!r} already") from error
    await store.rename(guest, name)
    return Made(name, author, token)


async def _which(store: Store, where: str, *args: Any) -> list[Bot]:
    return [Bot(*row) for row in await store.ask(f"SELECT {COLUMNS} FROM outside_bots {where}", *args)]


async def tokens(store: Store) -> dict[str, Bot]:
    """All of them by the hash of their tokens."""
    rows = await store.ask(f"SELECT token, {COLUMNS} FROM outside_bots")
    return {row[0]: Bot(*row[1:]) for row in rows}


async def named(store: Store, name: str) -> Bot | None:
    """The bot of this name."""
    found = await _which(store, "WHERE name = $1", name)
    return found[0] if found else None


async def of(store: Store, owner: str) -> list[Bot]:
    """The bots this guest has made."""
    return await _which(store, "WHERE owner = $1 ORDER BY name", owner)


async def all_of(store: Store) -> list[Bot]:
    """All of them."""
    return await _which(store, "ORDER BY name")


async def present(store: Store, since: int) -> list[Bot]:
    """Those that were at the line since then."""
    return await _which(store, "WHERE seen > $1 ORDER BY name LIMIT 200", since)


async def saw(store: Store, guest: str, at: int) -> None:
    """It is at the line."""
    await store.do("UPDATE outside_bots SET seen = $2 WHERE guest = $1", guest, at)


async def drop(store: Store, guest: str) -> None:
    """Its token is of no use any more."""
    await store.do("DELETE FROM outside_bots WHERE guest = $1", guest)
