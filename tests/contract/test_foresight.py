"""The contract of thinking ahead: what is foreseen is legal and never nothing; insight is a chance to win."""

from __future__ import annotations

from cocarde.core.agenda import waiting_decision
from tests.contract.settings import Setting, every_setting, random_play


@every_setting
def test_what_is_foreseen_can_be_answered(setting: Setting) -> None:
    table = setting.table(91)
    for n, (seat, _) in enumerate(random_play(table, 92)):
        if n % 7 == 0:
            decision = waiting_decision(table.state)
            assert decision is not None
            foreseen = decision.foreseen(table.state, seat)
            assert foreseen
            assert len(set(foreseen)) == len(foreseen)
            assert set(foreseen) <= set(decision.options(table.state, seat))


@every_setting
def test_insight_is_a_chance_to_win(setting: Setting) -> None:
    table = setting.table(93)
    for n, _ in enumerate(random_play(table, 94)):
        if n % 30 == 0:
            assert all(-1.0 <= table.game.judge.insight(table.state, seat) <= 1.0 for seat in range(table.seats))
