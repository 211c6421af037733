"""The traits a position at court may have, as families of cells: what self-play learns weights for."""

from __future__ import annotations

from typing import Final

from cocarde.games.courtisans.data.numbers import (
    ACTIONS,
    FACE_COUNT,
    HIGHEST,
    LOWEST,
    PLACE_IDS,
    REIGN_IDS,
    STATUS_IDS,
)
from cocarde.kit.lore import beginnings

LATE: Final = [0.5, 1.2, 2.2, 3.6, 5.5]
"""Rounds still to come, in steps; beyond the last it is early."""
STAGES: Final = len(LATE) + 1
TIMES: Final = 3
"""The same in rough steps: late, in the middle, early."""
FAVOURS: Final = HIGHEST - LOWEST + 2
"""Every favour, and none for who is away."""
SOON: Final = 4.0
"""Rounds by which it is told who is the best off."""
HAND: Final = 12
LEADS: Final = 10
GAINS: Final = 7
INCOMES: Final = 11
GAPS: Final = 11
MATCH: Final = 3
SLOTS: Final = 4
MOMENTS: Final = ACTIONS + 8
ASKING: Final = 5

RIVAL: Final = {
    "status": len(STATUS_IDS) * TIMES,
    "favour": FAVOURS * TIMES,
    "income": (INCOMES + 1) * TIMES,
    "gap": GAPS + 1,
    "hand": HAND + 1,
    "shown": FACE_COUNT,
    "wed": 2,
}
FAMILIES: Final = {
    "fortune": (2 * LEADS + 1) * STAGES,
    "gain": (2 * GAINS + 1) * STAGES,
    "income": (INCOMES + 1) * STAGES,
    "king": FAVOURS * len(REIGN_IDS) * TIMES,
    "queen": FAVOURS * len(REIGN_IDS) * TIMES,
    "status": len(STATUS_IDS) * STAGES,
    "cards": FACE_COUNT * 2 * TIMES,
    "hand": (HAND + 1) * TIMES,
    "shown": FACE_COUNT * TIMES,
    "spouse": (2 * MATCH + 1) * TIMES,
    "loved": 3 * TIMES,
    "turn": MOMENTS * SLOTS * TIMES,
    "asking": (ASKING + 1) * FAVOURS,
    "titled": 2 * TIMES,
    "reign": len(REIGN_IDS) * len(PLACE_IDS) * TIMES,
    **{f"{whose}_{name}": size for whose in ("best", "other") for name, size in RIVAL.items()},
}

AT: Final = beginnings(FAMILIES)
OF_RIVAL: Final = beginnings(RIVAL)
