"""The contract of bots: they answer with an option, the same for the same luck, and know no more than their seat."""

from __future__ import annotations

import pytest

from cocarde.bots import choose, make
from cocarde.core.errors import BadInput
from tests.contract.settings import Setting, every_setting, random_play
from tests.contract.test_secrecy import redealt

every_bot = pytest.mark.parametrize("bot", ["random", "greedy", "novice"])


@every_setting
@every_bot
def test_an_answer_depends_on_nothing_the_seat_cannot_know(setting: Setting, bot: str) -> None:
    table = setting.table(61)
    for n, (seat, _) in enumerate(random_play(table, 62)):
        if n % 40 == 0:
            answer = choose(table, seat, bot, n)
            assert answer in table.options(seat)
            assert choose(redealt(table, seat, n), seat, bot, n) == answer


@every_setting
def test_a_thinking_bot_leaves_the_table_as_it_is(setting: Setting) -> None:
    table = setting.table(63)
    for n, (seat, _) in enumerate(random_play(table, 64)):
        if n % 80 == 0:
            before = table.save()
            choose(table, seat, "greedy", n)
            assert table.save() == before


def test_an_unknown_bot_is_bad_input() -> None:
    with pytest.raises(BadInput, match="random, greedy"):
        make("deep_thought")
