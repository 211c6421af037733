"""The position of a game: pawns, markings, cards, trees. Cards, places and markings are integers (data/numbers.py)."""

from __future__ import annotations

from typing import Final

from cocarde.games.lys.data.numbers import FACES, ZONES, value_of
from cocarde.games.lys.position import Position


class Options:
    """Section 7. The options of the table, as the engine asks for them; shared by every copy."""

    def __init__(self, options: dict[str, str]) -> None:
        self.personas: Final = options["persona_mode"]
        self.graded: Final = options["attack_effect"] == "graded"
        self.zones: Final = ZONES[options["zone_layout"] == "terror_only"][options["white_is_safe"] == "on"]
        self.death_keeps_role: Final = options["death_keeps_role"] == "on"
        self.resend_gains: Final = options["resend_gains"] == "on"
        self.plant_from_annexe: Final = options["plant_from_annexe"] == "on"
        self.flips: Final = options["reshuffle"] == "flip"
        self.faces: Final = FACES[options["dice_faces"]]
        self.values: Final = [value_of(face) for face in self.faces]
        self.cap: Final = 0 if options["round_cap"] == "none" else int(options["round_cap"])


class LysState(Position):
    """Section 3. A position; what it holds is in fields.py."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats)
        self.options: Final = options

    def copy(self) -> LysState:
        twin = LysState(self.seats, self.options)
        self.copy_to(twin)
        return twin

    @property
    def round(self) -> int:
        """The round being played, from 1."""
        return (self.turn - 1) // self.seats + 1

    def clockwise(self, seat: int) -> list[int]:
        """L-76. All seats, this one first, then clockwise."""
        return [*range(seat, self.seats), *range(seat)]

    def others(self, seat: int) -> list[int]:
        """L-44. All other seats, clockwise from this one's left."""
        return [*range(seat + 1, self.seats), *range(seat)]
