"""What is done only if others agree: to go back, to stop the clock, to replace a leaver, other options, to give up.

What is proposed lives until it is answered, or whoever proposed it withdraws it; meanwhile bots wait. It is kept by
the store, so that a server that restarts still knows it, and how it ended is told to everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from cocarde.core.errors import Refused
from cocarde.core.table import Table
from cocarde.core.text import refusal
from cocarde.server.clock import now
from cocarde.server.fairness.dealing import dealt_once_more, somebody_answered
from cocarde.server.live import seating
from cocarde.server.live.viewers import Place
from cocarde.server.protocol.socket import MotionKind, MotionState, Propose
from cocarde.server.protocol.terms import Changed
from cocarde.server.store import tables
from cocarde.server.store.base import Store, TableRow

if TYPE_CHECKING:
    from cocarde.server.live.table import LiveTable


class Motion(msgspec.Struct, frozen=True):
    """`by` proposes; `of` is the seat a bot would take, `bot` which one; `changed`: other options. `yes`: who agrees.

    `entry`: after which one the table would stand if it goes back; nobody is shown it, for it counts what is hidden.
    """

    kind: MotionKind
    by: int
    of: int
    yes: tuple[int, ...]
    entry: int = 0
    bot: str = ""
    changed: Changed | None = None


def voters(row: TableRow, motion: Motion) -> list[int]:
    """Who is asked: the people at the table, but not the one it is about to lose; nobody, for time to go on."""
    if motion.kind == "resume":
        return []
    lost = motion.of if motion.kind == "replace" else None
    return [seat.seat for seat in row.seats if seat.person and seat.seat != lost]


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
    if motion.kind == "resume" and not row.standing.paused:
        raise Refused(refusal("core", "no-pause"))
    if motion.kind == "replace" and not is_leaver(row, motion, present):
        raise Refused(refusal("core", "still-here"))


def is_leaver(row: TableRow, motion: Motion, present: set[int]) -> bool:
    """Somebody else's seat, whose owner is away."""
    there = 0 <= motion.of < len(row.seats) and row.seats[motion.of].kind == "guest"
    return there and motion.of != motion.by and motion.of not in present


def leads_back(table: Table, motion: Motion) -> bool:
    """Would it take anything back? Not when everything was taken back already."""
    return motion.entry in table.line and table.last_choice(motion.by) > motion.entry


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
        """What is proposed, unless there is nothing to agree on any more."""
        motion = self._motion
        if motion is None or not table.pending() or (motion.kind == "back" and not leads_back(table, motion)):
            return None
        if motion.kind == "options" and somebody_answered(table, self._place.row):
            return None
        return motion

    def state(self, table: Table) -> MotionState | None:
        """What is proposed, as the page shows it."""
        motion = self.standing(table)
        if motion is None:
            return None
        asked = [seat for seat in voters(self._place.row, motion) if seat not in motion.yes]
        return MotionState(motion.kind, motion.by, motion.of, list(motion.yes), asked, motion.bot, motion.changed)


# --- what follows -----------------------------------------------------------------------------------------------------


async def propose(live: LiveTable, guest: str, wanted: Propose) -> None:
    """Put a motion to the others; it is carried at once when nobody else has to agree."""
    async with live.lock:
        table = await live.playable()
        if wanted.n != table.clock(wanted.seat):
            raise Refused(refusal("core", "stale"))
        if live.proposals.standing(table) is not None and wanted.motion != "resume":
            raise Refused(refusal("core", "motion-open"))
        entry = max(0, table.last_choice(wanted.seat) - 1) if wanted.motion == "back" else 0
        motion = Motion(wanted.motion, wanted.seat, wanted.of, (), entry, wanted.bot)
        check(table, live.row, motion, present(live))
        if motion.kind == "back" and all(row.guest in ("", guest) for row in live.row.seats):
            await check_time(live, table, motion)
        await settle(live, agreed_by(live.row, motion, guest))


async def other_options(live: LiveTable, guest: str, changed: Changed) -> None:
    """The host wants other options though all have seen the deal; only while holding the lock."""
    table = await live.playable()
    if live.host is None:
        raise Refused(refusal("core", "has-begun"))
    if somebody_answered(table, live.row):
        raise Refused(refusal("core", "has-answered"))
    if live.proposals.standing(table) is not None:
        raise Refused(refusal("core", "motion-open"))
    motion = Motion("options", live.host, 0, (), changed=changed)
    check(table, live.row, motion, present(live))
    await settle(live, agreed_by(live.row, motion, guest))


def settled(live: LiveTable, options: dict[str, str]) -> dict[str, str]:
    """The options as the table would keep them, or why it cannot be played so."""
    whole = live.game.meta.settle(len(live.row.seats), options)
    if any(seat.kind == "bot" for seat in live.row.seats):
        live.game.meta.admit_bots(whole)
    return whole


def present(live: LiveTable) -> set[int]:
    """The seats whose owners look at the table."""
    return {seat for _, seat, _ in live.viewers.present()}


async def check_time(live: LiveTable, table: Table, motion: Motion) -> None:
    """`Refused` if who plays alone would take back what time has answered for him."""
    if set(await tables.late_after(live.store, live.row.id, motion.entry)) & set(table.line):
        raise Refused(refusal("core", "time-answered"))


async def consent(live: LiveTable, guest: str, seat: int, yes: bool) -> None:
    """Agree with what is proposed, or end it."""
    async with live.lock:
        motion = live.proposals.standing(await live.playable())
        if motion is None:
            raise Refused(refusal("core", "no-motion"))
        if yes:
            return await settle(live, agreed_by(live.row, motion, guest))
        if motion.by in live.row.held_by(guest):
            return await end(live, motion.by, "withdrawn")
        await end(live, seat, f"refused-{motion.kind}")


async def reconsider(live: LiveTable) -> None:
    """Somebody got up: what he had proposed is withdrawn, and what only he had not agreed to is done."""
    motion = None if live.closed or not live.row.begun else live.proposals.standing(await live.steady())
    if motion is None:
        return
    if live.row.seats[motion.by].kind != "guest":
        await end(live, motion.by, "withdrawn")
    elif is_carried(live.row, motion):
        await settle(live, motion)


async def settle(live: LiveTable, motion: Motion) -> None:
    """Do what is proposed if all have agreed who must, or keep it; then tell everybody."""
    if not is_carried(live.row, motion):
        await live.proposals.put(motion)
        live.viewers.tell()
    elif motion.kind == "replace" and not is_leaver(live.row, motion, present(live)):
        await end(live, motion.of, "there-again")
    else:
        await carry(live, motion)


async def end(live: LiveTable, seat: int, key: str) -> None:
    """Nothing is proposed any more, and the house says why; bots go on."""
    await live.proposals.put(None)
    live.viewers.tell()
    await live.talk.note(seat, key)
    live.on_change()


async def carry(live: LiveTable, motion: Motion) -> None:
    """All have agreed."""
    if motion.kind == "back":
        table = await live.steady()
        await live.change(table, lambda: table.rewind(motion.by, motion.entry))
        await end(live, motion.by, "agreed-back")
    elif motion.kind in ("pause", "resume"):
        await stop_the_clock(live, motion.kind == "pause")
        await end(live, motion.by, "paused" if motion.kind == "pause" else "resumed")
    elif motion.kind == "abandon":
        await seating.give_up(live, "abandoned")
        await end(live, motion.by, "abandoned")
    elif motion.changed is not None:
        options, terms = settled(live, motion.changed.options), motion.changed.terms
        row = msgspec.structs.replace(live.row, options=options, terms=terms)
        await live.lay_out(dealt_once_more(await live.steady(), options, motion.by), row)
        await end(live, motion.by, "agreed-options")
    else:
        await seating.stand_in(live, motion.of, motion.bot or live.stand_in)
        await end(live, motion.of, "replaced")


async def stop_the_clock(live: LiveTable, stop: bool) -> None:
    """The clock stands still, with what is left of the time, or goes on from there."""
    standing, at = live.row.standing, now()
    paused = max(1, standing.deadline - at) if stop else 0
    due = 0 if stop else at + standing.paused
    await live.store.schedule(live.row.id, due, paused)
    live.row = msgspec.structs.replace(
        live.row, standing=msgspec.structs.replace(standing, deadline=due, paused=paused)
    )
