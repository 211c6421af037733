# interpreted: msgspec structs
"""What happened, in the past tense, with its rule and who may know it."""

from __future__ import annotations

import msgspec

from cocarde.core.text import Args


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened. `seats` None: everybody saw it as `kind` and `args`.

    Otherwise only `seats` saw that; the others saw the public face (`public`, `public_args`),
    or nothing at all when there is none.
    """

    kind: str
    rule: str
    args: Args = {}
    seats: tuple[int, ...] | None = None
    public: str = ""
    public_args: Args = {}

    def seen_by(self, seat: int | None, n: int = 0) -> Seen | None:
        """The face of this event that `seat` (None: a spectator) may see; `n`: what its clock showed then."""
        if self.seats is None or (seat is not None and seat in self.seats):
            return Seen(self.kind, self.rule, self.args, n)
        if self.public:
            return Seen(self.public, self.rule, self.public_args, n)
        return None


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as one viewer saw it; its sentence is the message `event-KIND`."""

    kind: str
    rule: str
    args: Args = {}
    n: int = 0
