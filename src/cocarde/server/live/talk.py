"""What is said at a table, and what the house says of those who sit there."""

from __future__ import annotations

from contextlib import suppress

from cocarde.core.text import Text
from cocarde.server.clock import now
from cocarde.server.live.viewers import Place, Viewers
from cocarde.server.protocol.socket import TalkLine
from cocarde.server.store.base import TALK_KEPT, NotKept, Store


class Talk:
    """The last lines of one table; `advised`: the seats that asked a bot and have not answered since."""

    def __init__(self, place: Place, viewers: Viewers, store: Store) -> None:
        self.lines: list[TalkLine] = []
        self.advised: set[int] = set()
        self._place = place
        self._viewers = viewers
        self._store = store

    async def recall(self) -> None:
        """Take up what was said before the table was opened here."""
        self.lines = await self._store.talk(self._place.row.id)

    def catch_up(self, lines: list[TalkLine]) -> None:
        """These are the lines now; those that were not known are heard. If others read otherwise, all is told anew."""
        known = {(line.seat, line.at, line.text): line for line in self.lines}
        self.lines = lines
        if any(known.get((line.seat, line.at, line.text), line) != line for line in lines):
            self._viewers.start_anew()
        for line in lines:
            if (line.seat, line.at, line.text) not in known:
                self._viewers.let_hear(line)

    async def say(self, line: TalkLine) -> None:
        """Keep a line, then let everybody hear it who may."""
        await self._store.say(self._place.row.id, line)
        self.lines = [*self.lines, line][-TALK_KEPT:]
        self._viewers.let_hear(line)

    async def note(self, seat: int, key: str) -> None:
        """The house says `house-KEY` of a seat to everybody."""
        await self.tell(seat, Text(f"house-{key}", {"seat": seat}))

    async def tell(self, seat: int, text: Text) -> None:
        """The house says this to everybody, in the place of a seat."""
        await self.say(TalkLine(seat, self._place.names[seat], "", now(), None, text))

    async def own_up(self, seat: int) -> None:
        """`seat` answered what all knew it was asked: was it advised? Sooner would tell that it is asked in secret."""
        if seat in self.advised:
            self.advised.discard(seat)
            with suppress(NotKept):  # the answer stands all the same
                await self.note(seat, "advised")
