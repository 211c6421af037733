"""K-4. Where a game of Le Cortège stands: seventeen units, three gauges, the turn, the rounds played."""

from __future__ import annotations

from typing import Final

from cocarde.games.cortege.data.numbers import BOARD, COUNT, CP, NO_UNIT, NOWHERE, OF_SIDE, TRAY
from cocarde.games.cortege.position import Position

BUILDING: Final = 0
OPINION: Final = 1
ARRESTS: Final = 2


class Terms:
    """What the players agreed on before the game (section 7); the same object for every copy of a state."""

    def __init__(self, options: dict[str, str]) -> None:
        self.advanced: Final = options["advanced_rule"] == "on"
        self.sides: Final = options["sides"]
        self.hands: Final = [hand_of(options, seat) for seat in range(2)]
        self.limit: Final = 0 if options["turn_limit"] == "none" else int(options["turn_limit"])
        self.replays: Final = options["tie_policy"] == "replay"
        self.most_games: Final = int(options["max_games"])
        self.any_red: Final = options["building_entry"] == "any_red_on_cp_turn"
        self.rounds: Final = int(options["rounds"])
        self.aim_aid: Final = options["aim_aid"]


HANDS: Final = ["exact", "steady", "shaky"]


def hand_of(options: dict[str, str], seat: int) -> int:
    """K-50. The level of a seat's hand: the table's, or its own handicap."""
    own = options[f"hand_seat{seat}"]
    return HANDS.index(options["hand"] if own == "same" else own)


class CortegeState(Position):
    """A position, and what can be asked of it."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(2)
        self.terms: Final = terms

    def copy(self) -> CortegeState:
        twin = CortegeState(self.terms)
        self.copy_to(twin)
        return twin

    def seat_of(self, side: int) -> int:
        """Who plays this side in this round."""
        return self.cp if side == CP else 1 - self.cp

    def side_of(self, seat: int) -> int:
        """The side this seat plays in this round."""
        return seat ^ self.cp

    def put(self, unit: int, x: int, y: int) -> None:
        """The unit stands on the board here."""
        self.status[unit] = BOARD
        self.x[unit] = x
        self.y[unit] = y

    def take(self, unit: int, status: int) -> None:
        """The unit leaves the board, whatever becomes of it."""
        self.status[unit] = status
        self.x[unit] = NOWHERE
        self.y[unit] = NOWHERE
        self.blocked[unit] = 0

    def in_tray(self, side: int) -> list[int]:
        """The side's units that are not yet placed."""
        status = self.status
        return [unit for unit in OF_SIDE[side] if status[unit] == TRAY]

    def unit_over(self, x: int, y: int, reach: int) -> int:
        """The first unit on the board whose centre is nearer than `reach` to this point, or NO_UNIT."""
        for unit in range(COUNT):
            if self.status[unit] == BOARD:
                dx, dy = self.x[unit] - x, self.y[unit] - y
                if dx * dx + dy * dy < reach * reach:
                    return unit
        return NO_UNIT

    @property
    def active(self) -> int:
        """K-100. The side whose turn it is in phase B: CP when the turn is odd."""
        return (self.turn + 1) % 2
