"""How an observation is handed over: the row with its mask in a dict, or (`flat`) the row alone."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from cocarde.core.errors import BadInput
from cocarde.envs.play import Play, Rules

FLAT: Final = "flat"
LAYOUTS: Final = ("dict", FLAT)


def checked_layout(layout: str) -> str:
    """A known layout, or `BadInput`."""
    if layout not in LAYOUTS:
        raise BadInput(f"layout: {layout!r} is none of {', '.join(LAYOUTS)}")
    return layout


def seen(play: Play, seat: int, layout: str) -> Any:
    """What a seat sees, with its mask or without."""
    row = play.observation(seat)
    return row if layout == FLAT else {"observation": row, "action_mask": play.mask(seat)}


def seen_space(rules: Rules, layout: str) -> spaces.Space[Any]:
    """Row and mask, or the row alone."""
    row = rules.observations.space()
    if layout == FLAT:
        return row
    return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (rules.numbers.size,), np.int8)})
