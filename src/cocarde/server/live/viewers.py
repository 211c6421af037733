"""Those who look at a table: each at the other end of a line, and all of them together."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cocarde.server.live.parcel import Line, Parcel
from cocarde.server.live.pictures import Picture, Pictures, Viewpoint
from cocarde.server.live.visibility import may_hear
from cocarde.server.protocol.socket import Asked, Outgoing, Said, SeatState, TalkLine
from cocarde.server.store.base import SeatRow, TableRow

if TYPE_CHECKING:
    from cocarde.core.table import Table
    from cocarde.server.live.table import LiveTable

log = logging.getLogger("cocarde.sockets")

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
    """Somebody at the other end of a socket: sent what is new to it as soon as the line and the table allow."""

    def __init__(self, line: Line, live: LiveTable, guest: str) -> None:
        self.guest = guest
        self.line = line
        self.seat: int | None = None
        self.shown: Picture | None = None
        self.question: Asked | None = None  # the last one it was told of, since it was told everything
        self._live = live
        self._behind = False
        self._replies: deque[Outgoing] = deque(maxlen=UNFETCHED)
        self._seats: tuple[SeatRow, ...] = ()
        self._you: tuple[int, ...] = ()
        self.awaited: list[asyncio.Task[None]] = []
        self._wish: Coroutine[Any, Any, Outgoing] | None = None
        self.seated()

    @property
    def you(self) -> tuple[int, ...]:
        """The seats it holds; looked up again only when seats have changed hands."""
        row = self._live.row
        if self._seats is not row.seats:
            self._seats, self._you = row.seats, tuple(row.held_by(self.guest))
        return self._you

    @property
    def viewpoint(self) -> Viewpoint:
        """From where it looks."""
        return self.seat, self.you

    def seated(self) -> None:
        """Who holds one seat looks from there; who holds several is asked first, behind the curtain."""
        if self.seat is not None and self.seat not in self.you:
            self.turn_to(None)
        if self.seat is None and len(self.you) == 1:
            self.turn_to(self.you[0])

    def turn_to(self, seat: int | None) -> None:
        """See the table from another seat from now on: nothing goes on from what was shown before."""
        self.seat = seat
        self.shown = None

    def look(self, seat: int | None) -> None:
        """See the table from another seat."""
        self.turn_to(seat)
        self.wake()

    def wake(self) -> None:
        """There may be something new."""
        self._behind = True
        self.send_on()

    def hear(self, line: TalkLine) -> None:
        """Somebody said something."""
        self.reply(Said(line.seat, line.name, line.text, line.at, line.to, line.note))

    def reply(self, message: Outgoing) -> None:
        """Send this when the line is free; a reply comes after the state it speaks of."""
        self._replies.append(message)
        self.send_on()

    def take(self, picture: Picture, table: Table) -> bool:
        """Be shown this in a way of its own; false: as everybody is."""
        return False

    def await_reply(self, coming: Coroutine[Any, Any, Outgoing]) -> None:
        """Go on listening while this is thought out: one thing at a time, and of what waits only what came last."""
        self.forget_wish()
        self._wish = coming
        if not self.awaited or self.awaited[0].done():
            self.awaited = [asyncio.create_task(self._reply_in_turn())]

    async def _reply_in_turn(self) -> None:
        while self._wish is not None:
            coming, self._wish = self._wish, None
            self.reply(await coming)

    def forget_wish(self) -> None:
        """What waits to be thought out is wanted no more."""
        if self._wish is not None:
            self._wish.close()
            self._wish = None

    def send_on(self) -> None:
        """Send what there is to send, as far as the line and the table allow; they call again when they do."""
        if self._behind and self.line.free and self._live.ready():
            self._behind = False
            try:
                self._live.show(self)
            except Exception:
                log.exception("table %s cannot be shown", self._live.row.id)
                self.line.give_up()
        while self._replies and not self._behind and self.line.free:
            self.line.post(Parcel(encode(self._replies.popleft())))


class Viewers:
    """All who look at one table, and what they were shown."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._all: set[Viewer] = set()
        self._here: frozenset[str] = frozenset()
        self._seats: list[SeatState] = []
        self._seated: tuple[SeatRow, ...] = ()
        self.pictures = Pictures()

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Viewer]:
        return iter(self._all)

    def tell(self) -> None:
        """Something may have changed: everybody is sent what is new to it."""
        self.pictures.outdated()
        for viewer in self._all:
            viewer.wake()

    def catch_up(self) -> None:
        """The table can be shown again: those who were kept waiting are sent what is new to them."""
        for viewer in self._all:
            viewer.send_on()

    def reseat(self) -> None:
        """The seats changed hands."""
        for viewer in self._all:
            viewer.seated()
        self.tell()

    def start_anew(self) -> None:
        """Nobody goes on from what was shown before."""
        self.pictures.forget()
        for viewer in self._all:
            viewer.shown = None

    def let_hear(self, line: TalkLine) -> None:
        """Everybody hears it who may."""
        over = self._place.row.standing.over
        self.pictures.forget_talk()
        for viewer in self._all:
            if may_hear(line, viewer.seat, viewer.you, over):
                viewer.hear(line)

    def come(self, viewer: Viewer) -> None:
        """Somebody begins to look."""
        self._with_presence(viewer, lambda: self._all.add(viewer))
        viewer.wake()

    def go(self, viewer: Viewer) -> None:
        """Somebody looks no more."""
        if viewer in self._all:
            self._with_presence(viewer, lambda: self._all.discard(viewer))
            self.pictures.keep_only({other.viewpoint for other in self._all})

    def _with_presence(self, viewer: Viewer, change: Callable[[], None]) -> None:
        before = self.seats()
        change()
        self._here = frozenset(viewer.guest for viewer in self._all if viewer.guest)
        self._seated = ()
        if self.seats() != before:
            self.pictures.outdated()
            for other in self._all - {viewer}:
                other.wake()

    def seats(self) -> list[SeatState]:
        """The seats, and whose owners are here; the same list until that changes."""
        seats = self._place.row.seats
        if self._seated is not seats:
            here = {seat for _, seat, _ in self.present()}
            self._seated = seats
            self._seats = [
                SeatState(s.name, s.kind, s.bot, s.kind == "bot" or s.seat in here, s.stands_in) for s in seats
            ]
        return self._seats

    def present(self) -> list[tuple[str, int, str]]:
        """Table, seat and guest of everybody who sits here and looks at the table."""
        row = self._place.row
        return [(row.id, s.seat, s.guest) for s in row.seats if s.kind == "guest" and s.guest in self._here]
