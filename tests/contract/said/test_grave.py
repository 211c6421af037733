"""What gives something up for good is marked, and only that: people are asked twice."""

from __future__ import annotations

from cocarde.core.table import Table
from tests.scenario import die, scenario


def grave(table: Table, seat: int) -> list[str]:
    decision = table.decision
    assert decision is not None
    return [choice.notation for choice in table.options(seat) if decision.grave(table.state, seat, choice)]


def test_guillotine_to_surrender() -> None:
    """G-73."""
    game = scenario("guillotine", 4, chance=die(3, 1), steps="flight", at={"fuite": "danton"})
    assert grave(game.table, 0) == ["surrender surrender"]


def test_courtisans_to_end_a_turn_with_actions_left() -> None:
    """C-45."""
    game = scenario("courtisans", 4)
    assert grave(game.table, 1) == ["end_turn"]
    game.table.state.actions = 0
    assert grave(game.table, 1) == []
