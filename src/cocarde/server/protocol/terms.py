"""How people want to sit at a table: what the house, not the game, keeps to."""

from __future__ import annotations

from typing import Annotated

import msgspec

LONGEST = 14 * 24 * 3600
SLOW = 3600


class Terms(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """`seconds`: how long those who are asked may be silent before a bot answers for them (0: as long as they like).

    `listed`: anybody may take an open seat. `whispers`: two players may talk in private. `hints`: the bot may be asked.
    """

    seconds: Annotated[int, msgspec.Meta(ge=0, le=LONGEST)] = 0
    listed: bool = False
    whispers: bool = False
    hints: bool = True

    def deadline(self, asked: int) -> int:
        """When an answer to what was asked then is due; 0: never."""
        return asked + 1000 * self.seconds if self.seconds else 0

    @property
    def slow(self) -> bool:
        """Do people come and go while they play? Then they may want a letter when it is their turn."""
        return self.seconds == 0 or self.seconds >= SLOW


class Changed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host wants otherwise: before play begins, or by the consent of all as long as nobody has answered."""

    options: dict[str, str]
    terms: Terms
