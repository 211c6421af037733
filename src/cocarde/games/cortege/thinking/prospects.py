"""K-118 to K-121. What this round decides: which end wins the game for CP, after what round 1 has left."""

from __future__ import annotations

from typing import Final

from cocarde.games.cortege.rules.building import LAST_BUILDING
from cocarde.games.cortege.rules.effects import LAST_OPINION
from cocarde.games.cortege.rules.rounds import FIRST_GAUGE, WINNER
from cocarde.games.cortege.state import ARRESTS, BUILDING, OPINION, CortegeState

FIRST: Final = 0
TIED: Final = 1
SHUT: Final = 2
LEADING: Final = 3
"""Round 1 of two; CP lost it to a full Building, or to Opinion; CP won it as PO, or there is but one round."""

WON: Final = 150.0
TOWARDS: Final = [[WON] * 4, [0.0, WON, WON, WON], [0.0, 45.0, WON, WON], [0.0, 24.0, 64.0, WON]]
"""What Building is worth to CP, in points, by the entries that win the game."""
OPEN: Final = [0.0, 13.0, 28.0, 46.0, WON]
CLOSED: Final = [0.0, 5.0, 8.0, -20.0, -WON]
"""What Opinion is worth to CP when its end wins the game, and when it loses it."""
MISSING: Final = 14.0
ENOUGH: Final = 6.0
BRINK: Final = 25.0
MEDIUM_DAMPS: Final = 0.2
REDS_WORTH: Final = [-WON, -70.0, -46.0, -30.0, -19.0, -10.0, -4.0, 0.0]


def to_break_a_tie(need: int) -> list[float]:
    """K-120. What Opinion is worth to CP if it needs so much of it beside a full Building; its end loses the game."""
    short = [-MISSING * (need - opinion) if opinion < need else ENOUGH for opinion in range(LAST_OPINION)]
    short[LAST_OPINION - 1] -= BRINK
    return [*short, -WON]


TO_BREAK_A_TIE: Final = [to_break_a_tie(need) for need in range(LAST_OPINION + 2)]


class Stakes:
    """`goal`: the entries that win the game; `need`: the Opinion that breaks a tie; `held`: the Building to be outdone.

    `shut`: an end by Opinion would lose the game as things are.
    """

    def __init__(self, g: CortegeState) -> None:
        self.case: int = FIRST if g.terms.rounds > 1 else LEADING
        self.goal: int = LAST_BUILDING
        self.need: int = 0
        self.held: int = 0
        self.shut: bool = False
        self.opinion: list[float] = OPEN
        if g.results:
            self.look_back(g, g.results[0])

    def look_back(self, g: CortegeState, row: list[int]) -> None:
        """What the gauges of round 1 ask of CP, who was PO then."""
        building, opinion = row[FIRST_GAUGE + BUILDING], row[FIRST_GAUGE + OPINION]
        ahead = row[FIRST_GAUGE + ARRESTS] > g.gauges[ARRESTS]  # K-121
        if row[WINNER] == g.cp:
            self.case = LEADING
            self.goal = min(building + 1, LAST_BUILDING)  # K-119: one more than the other's wins even a lost round
        elif building == LAST_BUILDING:
            self.case = TIED
            self.need = opinion if ahead else opinion + 1
            self.shut = True
            self.opinion = TO_BREAK_A_TIE[self.need]
        else:
            self.case = SHUT
            self.held = building
            own = g.gauges[BUILDING]
            self.shut = own < building or (own == building and not ahead)
            self.opinion = CLOSED if self.shut else OPEN

    def opinion_worth(self, opinion: int, media: int) -> float:
        """Opinion is worth less while media can bring it down."""
        if self.shut or opinion == LAST_OPINION:
            return self.opinion[opinion]
        return self.opinion[opinion] * (1.0 - MEDIUM_DAMPS * media)

    def reds_worth(self, reds: int, building: int) -> float:
        """Too few for the Building, and no other way to win: lost."""
        return -WON if self.shut and reds < self.goal - building else REDS_WORTH[reds]

    def entry_gain(self, building: int, reds: int) -> float:
        """One more red unit inside, one fewer outside."""
        towards = TOWARDS[self.goal]
        gain = towards[building + 1] - towards[building]
        if building + 1 >= self.goal:
            return gain
        return gain + self.reds_worth(reds - 1, building + 1) - self.reds_worth(reds, building)
