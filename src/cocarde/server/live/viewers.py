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
from cocarde.server.protocol.socket import Outgoing, Said, SeatState, TalkLine
from cocarde.server.store.base import TableRow

if TYPE_CHECKING:
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
        self._live = live
        self._behind = False
        self._replies: deque[Outgoing] = deque(maxlen=UNFETCHED)
        self.awaited: list[asyncio.Task[None]] = []
        self.seated()

    @property
    def you(self) -> list[int]:
        """The seats it holds."""
        return self._live.row.held_by(self.guest)

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

    async def await_reply(self, coming: Coroutine[Any, Any, Outgoing]) -> None:
        """Go on listening while this is thought out; one thing at a time."""
        if self.awaited:
            await asyncio.wait(self.awaited)
        self.awaited = [asyncio.create_task(self._reply_with(coming))]

    async def _reply_with(self, coming: Coroutine[Any, Any, Outgoing]) -> None:
        self.reply(await coming)

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
        row = self._place.row
        self.pictures.forget_talk()
        for viewer in self._all:
            if may_hear(line, viewer.seat, row.held_by(viewer.guest), row.standing.over):
                viewer.hear(line)

    def come(self, viewer: Viewer) -> None:
        """Somebody begins to look."""
        self._with_presence(viewer, lambda: self._all.add(viewer))
        viewer.wake()

    def go(self, viewer: Viewer) -> None:
        """Somebody looks no more."""
        if viewer in self._all:
            self._with_presence(viewer, lambda: self._all.discard(viewer))
            self.pictures.keep_only({self.viewpoint(other) for other in self._all})

    def viewpoint(self, viewer: Viewer) -> Viewpoint:
        """From where somebody looks."""
        return viewer.seat, tuple(self._place.row.held_by(viewer.guest))

    def _with_presence(self, viewer: Viewer, change: Callable[[], None]) -> None:
        before = self.seats()
        change()
        if self.seats() != before:
            self.pictures.outdated()
            for other in self._all - {viewer}:
                other.wake()

    def seats(self) -> list[SeatState]:
        """The seats, and whose owners are here."""
        here = {seat for _, seat, _ in self.present()}
        return [
            SeatState(s.name, s.kind, s.bot, s.kind == "bot" or s.seat in here, bool(s.owner))
            for s in self._place.row.seats
        ]

    def present(self) -> list[tuple[str, int, str]]:
        """Table, seat and guest of everybody who sits here and looks at the table."""
        here, row = self._guests(), self._place.row
        return [(row.id, seat.seat, seat.guest) for seat in row.seats if seat.kind == "guest" and seat.guest in here]

    def _guests(self) -> set[str]:
        return {viewer.guest for viewer in self._all if viewer.guest}
