"""What is said at a table may have consequences in the game: it is overheard, and somebody may complain of it."""

from __future__ import annotations

from functools import partial
from typing import Final

from cocarde.core.errors import Refused
from cocarde.core.remark import ALOUD, Remark
from cocarde.core.table import Table
from cocarde.core.text import Text, refusal
from cocarde.server.clock import now
from cocarde.server.live.table import LiveTable
from cocarde.server.protocol.socket import TalkLine

MESSAGES: Final = 1_000_000_000
"""Numbers of messages: the milliseconds at which they were said, as far as a number of the log reaches."""


async def overhear(live: LiveTable, line: TalkLine) -> None:
    """What was said aloud may have consequences in the game; they are answered by whoever is asked anything."""
    async with live.lock:
        table = await live.steady()
        if live.closed or not live.row.begun or line.seat is None or line.to is not None or not table.pending():
            return
        await answer_all(live, table, table.game.overhears(table.state, remark_of(line), live.names))


async def complain(live: LiveTable, seat: int, of: int, at: int) -> None:
    """`seat` complains of what `of` said at that moment; `Refused`: nothing follows."""
    line = heard_by(live, seat, of, at)
    async with live.lock:
        table = await live.playable()
        if not table.pending():
            raise Refused(refusal("core", "game-over"))
        complaint = table.game.complains(table.state, seat, remark_of(line), live.names)
        if complaint is None:
            raise Refused(refusal("core", "no-complaints"))
        await answer_all(live, table, complaint.answers)
    if complaint.judge not in (ALOUD, seat):
        words = Text("house-complaint", {"seat": of, "words": line.text})
        await live.talk.say(TalkLine(seat, live.names[seat], "", now(), complaint.judge, words))


def heard_by(live: LiveTable, seat: int, of: int, at: int) -> TalkLine:
    """The line that `seat` heard from `of` at that moment, or `Refused`."""
    for line in live.talk.lines:
        if (line.seat, line.at) == (of, at) and line.note is None and line.to in (None, seat):
            return line
    raise Refused(refusal("core", "not-heard"))


async def answer_all(live: LiveTable, table: Table, answers: list[str]) -> None:
    """Give these answers of the house through a seat that is asked, as far as the rules take them."""
    for notation in answers:
        asked = table.pending()
        if asked and table.refuses(asked[0], table.game.vocabulary.read(notation)) is None:
            await live.change(table, partial(table.answer, asked[0], notation))


def remark_of(line: TalkLine) -> Remark:
    """A line of talk as a game hears it."""
    assert line.seat is not None
    to = ALOUD if line.to is None else line.to
    return Remark(line.seat, line.text, to, line.at % MESSAGES, max(0, now() - line.at) // 1000)
