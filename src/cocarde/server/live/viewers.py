"""Those who look at a table: each at the other end of a line, and all of them together."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from cocarde.server.live.visibility import may_hear
from cocarde.server.protocol.socket import Outgoing, Said, SeatState, State, TalkLine
from cocarde.server.store.base import TableRow

if TYPE_CHECKING:
    from cocarde.server.live.table import LiveTable

Send: TypeAlias = Callable[[bytes], Awaitable[None]]

UNFETCHED: Final = 200
"""Replies that wait for one that does not fetch them."""

encode: Final = msgspec.json.Encoder().encode


class Place:
    """A table as it is kept: the one row that all parts of a live table look at."""

    def __init__(self, row: TableRow) -> None:
        self.row = row

    @property
    def names(self) -> list[str]:
        """What those who sit here are called, by seat."""
        return [seat.name for seat in self.row.seats]


class Viewer:
    """Somebody at the other end of a socket. A table it looks at wakes it; it then fetches its state and sends it."""

    def __init__(self, send: Send, live: LiveTable, guest: str) -> None:
        self.guest = guest
        self.seat: int | None = None
        self.since: int | None = None
        self._send = send
        self._live = live
        self._replies: deque[Outgoing] = deque(maxlen=UNFETCHED)
        self._news = asyncio.Event()
        self._shown = b""
        self.awaited: list[asyncio.Task[None]] = []
        self.seated()
        self.wake()

    @property
    def you(self) -> list[int]:
        """The seats it holds."""
        return self._live.row.held_by(self.guest)

    def seated(self) -> None:
        """Who holds one seat looks from there; who holds several is asked first, behind the curtain."""
        if self.seat is not None and self.seat not in self.you:
            self.look(None)
        if self.seat is None and len(self.you) == 1:
            self.look(self.you[0])

    def look(self, seat: int | None) -> None:
        """See the table from another seat."""
        self.seat = seat
        self.since = None
        self.wake()

    def wake(self) -> None:
        """There is a new state."""
        self._behind = True
        self._news.set()

    def hear(self, line: TalkLine) -> None:
        """Somebody said something."""
        self.reply(Said(line.seat, line.name, line.text, line.at, line.to, line.note))

    def reply(self, message: Outgoing) -> None:
        """Send this when the line is free."""
        self._replies.append(message)
        self._news.set()

    async def await_reply(self, coming: Coroutine[Any, Any, Outgoing]) -> None:
        """Go on listening while this is thought out; one thing at a time."""
        if self.awaited:
            await asyncio.wait(self.awaited)
        self.awaited = [asyncio.create_task(self._reply_with(coming))]

    async def _reply_with(self, coming: Coroutine[Any, Any, Outgoing]) -> None:
        self.reply(await coming)

    async def send_all(self) -> None:
        """Send what there is to send, for ever; a reply comes after the state it speaks of."""
        while True:
            await self._news.wait()
            self._news.clear()
            if self._behind:
                self._behind = False
                await self._show(await self._live.state(self))
            while self._replies and not self._behind:
                await self._send(encode(self._replies.popleft()))

    async def _show(self, state: State) -> None:
        """Send a state, unless it says nothing new (talk was heard before): that anything happened may be a secret."""
        still = encode(msgspec.structs.replace(state, fresh=False, events=[], talk=[]))
        if state.fresh or state.events or still != self._shown:
            self._shown = still
            await self._send(encode(state))


class Viewers:
    """All who look at one table."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._all: set[Viewer] = set()

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Viewer]:
        return iter(self._all)

    def tell(self) -> None:
        """Every one asks for a new state."""
        for viewer in self._all:
            viewer.wake()

    def reseat(self) -> None:
        """The seats changed hands."""
        for viewer in self._all:
            viewer.seated()
        self.tell()

    def start_anew(self) -> None:
        """All was dealt anew: nobody goes on from what was shown before."""
        for viewer in self._all:
            viewer.since = None

    def let_hear(self, line: TalkLine) -> None:
        """Everybody hears it who may."""
        row = self._place.row
        for viewer in self._all:
            if may_hear(line, viewer.seat, row.held_by(viewer.guest), row.standing.over):
                viewer.hear(line)

    def come(self, viewer: Viewer) -> None:
        """Somebody begins to look."""
        self._with_presence(viewer, lambda: self._all.add(viewer))

    def go(self, viewer: Viewer) -> None:
        """Somebody looks no more."""
        self._with_presence(viewer, lambda: self._all.discard(viewer))

    def _with_presence(self, viewer: Viewer, change: Callable[[], None]) -> None:
        before = self.seats()
        change()
        if self.seats() != before:
            for other in self._all - {viewer}:
                other.wake()

    def seats(self) -> list[SeatState]:
        """The seats, and whose owners are here."""
        here = self._guests()
        return [SeatState(s.name, s.kind, s.bot, s.kind == "bot" or s.guest in here) for s in self._place.row.seats]

    def present(self) -> list[tuple[str, int, str]]:
        """Table, seat and guest of everybody who sits here and looks at the table."""
        here, row = self._guests(), self._place.row
        return [(row.id, seat.seat, seat.guest) for seat in row.seats if seat.guest in here]

    def _guests(self) -> set[str]:
        return {viewer.guest for viewer in self._all if viewer.guest}
