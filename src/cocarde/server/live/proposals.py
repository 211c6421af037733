"""What is done only if others agree: to go back beyond an undo, to stop the clock, to give a leaver's seat to a bot.

What is proposed is kept by the store, so that a server that restarts still knows it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from cocarde.core.errors import Refused
from cocarde.core.table import Table
from cocarde.core.text import refusal
from cocarde.server.live.viewers import Place
from cocarde.server.protocol.socket import MotionState
from cocarde.server.store import tables
from cocarde.server.store.base import Store, TableRow

Kind = Literal["back", "pause", "replace"]


class Motion(msgspec.Struct, frozen=True):
    """`by` proposes; `of` is the seat a bot would take, `bot` which one. `yes`: who agrees. `clock`: the public one."""

    kind: Kind
    by: int
    of: int
    yes: tuple[int, ...]
    clock: int
    bot: str = ""


def voters(row: TableRow, motion: Motion) -> list[int]:
    """Who is asked: the people at the table, but not the one it is about to lose."""
    lost = motion.of if motion.kind == "replace" else None
    return [seat.seat for seat in row.seats if seat.kind == "guest" and seat.seat != lost]


def is_carried(row: TableRow, motion: Motion) -> bool:
    """All must agree; to replace somebody, more than half of the others."""
    asked = voters(row, motion)
    agreed = sum(seat in motion.yes for seat in asked)
    return 2 * agreed > len(asked) if motion.kind == "replace" else agreed == len(asked)


def agreed_by(row: TableRow, motion: Motion, guest: str) -> Motion:
    """The motion with the seats of this guest among those who agree."""
    own = set(row.held_by(guest)) & set(voters(row, motion))
    return msgspec.structs.replace(motion, yes=tuple(sorted({*motion.yes, *own})))


def check(table: Table, row: TableRow, motion: Motion, present: set[int]) -> None:
    """`Refused` if there is nothing to agree on."""
    if not table.pending():
        raise Refused(refusal("core", "game-over"))
    if motion.kind == "back" and not table.last_choice(motion.by):
        raise Refused(refusal("core", "nothing-to-take-back"))
    if motion.kind == "pause" and not row.standing.deadline:
        raise Refused(refusal("core", "no-clock"))
    if motion.kind == "replace" and not is_leaver(row, motion, present):
        raise Refused(refusal("core", "still-here"))


def is_leaver(row: TableRow, motion: Motion, present: set[int]) -> bool:
    """Somebody else's seat, whose owner is away."""
    there = 0 <= motion.of < len(row.seats) and row.seats[motion.of].kind == "guest"
    return there and motion.of != motion.by and motion.of not in present


class Proposals:
    """The one thing that may be proposed at a table at a time."""

    def __init__(self, place: Place, store: Store) -> None:
        self._place = place
        self._store = store
        self._motion: Motion | None = None

    async def recall(self) -> None:
        """Take up what was proposed before the table was opened here, or at another server."""
        kept = await tables.proposed(self._store, self._place.row.id)
        self._motion = msgspec.json.decode(kept, type=Motion) if kept else None

    async def put(self, motion: Motion | None) -> None:
        """Keep what is proposed now, or that nothing is."""
        await tables.propose(self._store, self._place.row.id, msgspec.json.encode(motion).decode() if motion else "")
        self._motion = motion

    def standing(self, table: Table) -> Motion | None:
        """What is proposed, unless the game has gone on since."""
        return self._motion if self._motion is not None and self._motion.clock == table.clock(None) else None

    def state(self, table: Table) -> MotionState | None:
        """What is proposed, as the page shows it."""
        motion = self.standing(table)
        if motion is None:
            return None
        asked = [seat for seat in voters(self._place.row, motion) if seat not in motion.yes]
        return MotionState(motion.kind, motion.by, motion.of, list(motion.yes), asked, motion.bot)
