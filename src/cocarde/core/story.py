"""What happened at a table, entry by entry, and who noticed which entry."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import Final

from cocarde.core.event import Event, Seen

SPECTATOR: Final = -1
NOBODY: Final = -2


class Story:
    """The events of a log with the numbers of their entries.

    `quiet` are the entries that not everybody noticed, with the viewers who did.
    """

    def __init__(
        self, told: list[tuple[int, Event]] | None = None, quiet: dict[int, tuple[int, ...]] | None = None
    ) -> None:
        self.told: Final[list[tuple[int, Event]]] = [] if told is None else told
        self.quiet: Final[dict[int, tuple[int, ...]]] = {} if quiet is None else quiet
        self._missed: Final[dict[int, list[int]]] = {}

    def copy(self) -> Story:
        """A story that goes on apart from this one."""
        return Story(self.told[:], self.quiet.copy())

    def add(self, n: int, events: Iterable[Event]) -> None:
        """These events are what entry `n` brought."""
        self.told.extend((n, event) for event in events)

    def hush(self, n: int, events: list[Event], seats: int, own: int) -> None:
        """Entry `n` was noticed by `own` and by whoever saw one of its events, and by nobody else."""
        viewers = [SPECTATOR, *range(seats)]
        noticed = tuple(v for v in viewers if v == own or any(e.seen_by(v) for e in events))
        self.quiet[n] = noticed
        for viewer, missed in self._missed.items():
            if viewer not in noticed:
                missed.append(n)

    def missed(self, viewer: int | None) -> list[int]:
        """The entries of the log that `viewer` did not notice, in order."""
        who = SPECTATOR if viewer is None else viewer
        if who not in self._missed:
            self._missed[who] = [entry for entry, noticed in self.quiet.items() if who not in noticed]
        return self._missed[who]

    def seen(self, seat: int | None, since: int) -> list[Seen]:
        """What `seat` saw happen after its clock showed `since`."""
        missed = self.missed(seat)
        seen: list[Seen] = []
        for n, event in reversed(self.told):
            clock = n - bisect_right(missed, n) if missed else n
            if clock <= since:
                break
            face = event.seen_by(seat, clock)
            if face is not None:
                seen.append(face)
        seen.reverse()
        return seen

    def brought(self, n: int, seat: int | None) -> list[Seen]:
        """What `seat` saw of what entry `n` brought."""
        faces = [event.seen_by(seat) for entry, event in self.told if entry == n]
        return [face for face in faces if face is not None]

    def entries(self, kind: str) -> set[int]:
        """The entries that brought such an event."""
        return {n for n, event in self.told if event.kind == kind}

    def forget_after(self, n: int) -> None:
        """What came after entry `n` is withdrawn; that it was noticed is not."""
        while self.told and self.told[-1][0] > n:
            self.told.pop()
