"""Who may into the workshop: browsers that brought a link of the host, each link once."""

from __future__ import annotations

import secrets

from cocarde.server.clock import now
from cocarde.server.errors import Forbidden, NotFound
from cocarde.server.settings import Settings
from cocarde.server.store import workshop as kept
from cocarde.server.store.base import Store


def link(address: str, word: str) -> str:
    """What the host opens in the browser that may."""
    return f"{address.rstrip('/')}/atelier/cle/{word}"


async def new_link(store: Store, settings: Settings) -> str:
    """One more."""
    word = secrets.token_urlsafe(24)
    await kept.offer(store, word, now())
    return link(settings.post.address, word)


async def dismiss(store: Store) -> int:
    """All who were let in are not any more."""
    return await kept.dismiss(store)


def be_open(settings: Settings) -> None:
    """`NotFound` unless this house has a workshop."""
    if not settings.workshop:
        raise NotFound("this house has no workshop")


async def admit(store: Store, settings: Settings, word: str, guest: str) -> None:
    """Let this guest in; `Forbidden` if the link is none, or was used."""
    be_open(settings)
    if not await kept.may(store, guest) and not await kept.admit(store, word, guest, now()):
        raise Forbidden("this link lets nobody in any more: ask the host for another")


async def check(store: Store, settings: Settings, guest: str) -> None:
    """`NotFound` or `Forbidden` unless this guest may be here."""
    be_open(settings)
    if not await kept.may(store, guest):
        raise Forbidden("the workshop is for those whom the host of this house lets in")
