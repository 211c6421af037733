"""What training plays."""

from __future__ import annotations

import msgspec


class Series(msgspec.Struct, frozen=True):
    """Games at one table, all of which follow from their seed."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
