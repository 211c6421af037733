"""Those around a table: who looks at it, who sits there, and what they say."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from cocarde.core.text import Text
from cocarde.server.clock import now
from cocarde.server.live.visibility import may_hear
from cocarde.server.protocol.socket import SeatState, TalkLine
from cocarde.server.store.base import TALK_KEPT, NotKept, Store, TableRow


class Viewer(Protocol):
    """Somebody who looks at a table."""

    guest: str
    seat: int | None
    since: int | None

    def wake(self) -> None:
        """Something changed: ask for a new state."""

    def hear(self, line: TalkLine) -> None:
        """Somebody said something."""

    def seated(self) -> None:
        """The seats of the table changed hands."""


class Company:
    """The people around one table. `returning`: it is the return match of another."""

    def __init__(self, row: TableRow, store: Store) -> None:
        self.row = row
        self.viewers: set[Viewer] = set()
        self.talk: list[TalkLine] = []
        self.advised: set[int] = set()
        self.returning = False
        self._store = store

    @property
    def names(self) -> list[str]:
        """What those who sit here are called, by seat."""
        return [row.name for row in self.row.seats]

    def tell_all(self) -> None:
        """Every viewer asks for a new state."""
        for viewer in self.viewers:
            viewer.wake()

    async def say(self, line: TalkLine) -> None:
        """Keep a line of talk, then let everybody hear it who may."""
        await self._store.say(self.row.id, line)
        self.talk = [*self.talk, line][-TALK_KEPT:]
        self._let_hear(line)

    async def note(self, seat: int, key: str) -> None:
        """The house says `house-KEY` of a seat to everybody."""
        await self.say(TalkLine(seat, self.row.seats[seat].name, "", now(), None, Text(f"house-{key}", {"seat": seat})))

    async def own_up(self, seat: int) -> None:
        """`seat` answered what all knew it was asked: was it advised? Sooner would tell that it is asked in secret."""
        if seat in self.advised:
            self.advised.discard(seat)
            with suppress(NotKept):  # the answer stands all the same
                await self.note(seat, "advised")

    def _let_hear(self, line: TalkLine) -> None:
        for viewer in self.viewers:
            if may_hear(line, viewer.seat, self.row.held_by(viewer.guest), self.row.standing.over):
                viewer.hear(line)

    def _seats(self) -> list[SeatState]:
        here = {viewer.guest for viewer in self.viewers if viewer.guest}
        return [SeatState(s.name, s.kind, s.bot, s.kind == "bot" or s.guest in here) for s in self.row.seats]

    def come(self, viewer: Viewer) -> None:
        """Somebody begins to look."""
        self._with_presence(viewer, lambda: self.viewers.add(viewer))

    def go(self, viewer: Viewer) -> None:
        """Somebody looks no more."""
        self._with_presence(viewer, lambda: self.viewers.discard(viewer))

    def _with_presence(self, viewer: Viewer, change: Callable[[], None]) -> None:
        before = self._seats()
        change()
        if self._seats() != before:
            for other in self.viewers - {viewer}:
                other.wake()

    def present(self) -> list[tuple[str, int, str]]:
        """Table, seat and guest of everybody who sits here and looks at the table."""
        here = {viewer.guest for viewer in self.viewers if viewer.guest}
        return [(self.row.id, row.seat, row.guest) for row in self.row.seats if row.guest in here]

    def _present(self) -> set[int]:
        return {seat for _, seat, _ in self.present()}

    def follow_up(self, row: TableRow) -> None:
        """There is a return match."""
        self.row = row
        self.tell_all()

    def _seat(self, row: TableRow) -> None:
        self.row = row
        for viewer in self.viewers:
            viewer.seated()
        self.tell_all()
