"""The bots from outside that this process knows: looked up for every call that brings a token, so kept at hand."""

from __future__ import annotations

from collections.abc import Iterable

from cocarde.core.errors import BadInput
from cocarde.server.store import outside
from cocarde.server.store.base import SeatRow, Store
from cocarde.server.store.outside import PREFIX, Bot, hashed

SIGN = "@"
"""What comes before the name of a bot from outside where bots are named."""


class Known:
    """All of them, by token, guest and name."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._by_token: dict[str, Bot] = {}
        self._by_guest: dict[str, Bot] = {}
        self._by_name: dict[str, Bot] = {}

    async def look(self) -> None:
        """Look up which there are."""
        tokens = await outside.tokens(self._store)
        self._by_token = tokens
        self._by_guest = {bot.guest: bot for bot in tokens.values()}
        self._by_name = {bot.name: bot for bot in tokens.values()}

    def of_token(self, token: str) -> Bot | None:
        """The bot that brings this token."""
        return self._by_token.get(hashed(token))

    def of_guest(self, guest: str) -> Bot | None:
        """The bot that plays as this guest, if it is one."""
        return self._by_guest.get(guest)

    def author_of(self, guest: str) -> str:
        """Who wrote the bot that plays as this guest; empty: it is a person."""
        bot = self._by_guest.get(guest)
        return bot.author if bot else ""

    async def meet(self, token: str) -> None:
        """A token that is not known may have been given a moment ago, by another process: look again."""
        if token.startswith(PREFIX) and hashed(token) not in self._by_token:
            await self.look()

    async def named(self, name: str) -> Bot:
        """The bot that is invited as `@name`, or `BadInput`."""
        called = name.removeprefix(SIGN)
        if called not in self._by_name:
            await self.look()
        if called not in self._by_name:
            raise BadInput(f"no bot {name[:40]!r} from outside")
        return self._by_name[called]

    async def seat(self, at: int, name: str) -> SeatRow:
        """A seat that is kept for a bot from outside until it accepts."""
        bot = await self.named(name)
        return SeatRow(at, "open", bot=bot.author, guest=bot.guest, name=bot.name)


def is_outside(name: str) -> bool:
    """Is this the name of a bot from outside?"""
    return name.startswith(SIGN)


def any_outside(names: Iterable[str]) -> bool:
    """Is one of them?"""
    return any(map(is_outside, names))
