"""temporary"""

from __future__ import annotations
from typing import Any
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice
from cocarde.core.errors import BadInput
from cocarde.core.table import Table


def check_names(names: list[str]) -> list[str]:
    for n in names:
        if n not in ("random", "greedy"):
            raise BadInput(f"no bot {n!r}; there are random, greedy")
    return names


def bot(name: str, seed: int) -> Any:
    hand = Fast(seed)

    def choose(table: Table, seat: int) -> Choice:
        o = table.options(seat)
        return o[hand.below(len(o))]

    return choose
