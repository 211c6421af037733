"""What is proposed at a table and not yet decided: kept by the store, so that a house that restarts still knows it."""

from __future__ import annotations

import msgspec

from cocarde.core.table import Table
from cocarde.server.live import motions
from cocarde.server.live.motions import Motion
from cocarde.server.live.viewers import Company
from cocarde.server.protocol.socket import MotionState
from cocarde.server.store import tables
from cocarde.server.store.base import Store, TableRow


class Floor(Company):
    """The people around a table, and the one thing that may be proposed among them at a time."""

    def __init__(self, row: TableRow, store: Store) -> None:
        super().__init__(row, store)
        self._motion: Motion | None = None

    async def recall(self) -> None:
        """Take up what was proposed before the table was opened here, or at another server."""
        kept = await tables.proposed(self._store, self.row.id)
        self._motion = msgspec.json.decode(kept, type=Motion) if kept else None

    async def _put(self, motion: Motion | None) -> None:
        """Keep what is proposed now, or that nothing is; then the other servers may know."""
        await tables.propose(self._store, self.row.id, msgspec.json.encode(motion).decode() if motion else "")
        self._motion = motion

    def _standing_motion(self, table: Table) -> Motion | None:
        """What is proposed, unless the game has gone on since."""
        return self._motion if self._motion is not None and self._motion.clock == table.clock(None) else None

    def _motion_state(self, table: Table) -> MotionState | None:
        motion = self._standing_motion(table)
        if motion is None:
            return None
        asked = [seat for seat in motions.voters(self.row, motion) if seat not in motion.yes]
        return MotionState(motion.kind, motion.by, motion.of, list(motion.yes), asked, motion.bot)
