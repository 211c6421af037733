"""Who may still add words to the chance, and which silent connection makes room: the exact moment, the exact one."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde.core.chance import Fair
from cocarde.core.table import Table
from cocarde.server.connections import Silent
from cocarde.server.fairness.dealing import may_speak, standing_of
from cocarde.server.protocol.terms import Terms
from cocarde.server.settings import Patience
from cocarde.server.store.base import SeatRow, TableRow
from tests.toy import TOY

SEATS = (SeatRow(0, "bot", bot="first"), SeatRow(1, "guest", guest="bob"), SeatRow(2, "guest", guest="carol"))


@pytest.mark.parametrize(("first", "may"), [(None, True), (0, True), (1, False), (2, False)])
def test_words_are_taken_until_a_person_has_answered(first: int | None, may: bool) -> None:
    table = Table.new(TOY, 3, chance=Fair("a secret", "table"))
    if first is not None:
        table.answer(first, table.options(first)[0])
    row = TableRow("table", "toy", "1", {}, "", "a secret", 0, standing_of(table, 0, Terms(), SEATS), SEATS)
    assert may_speak(table, row, 1) is may


class Caller:
    """What a connection is to those who count them."""

    def __init__(self, address: str) -> None:
        self.client = (address, 1)
        self.gone = False

    def give_up(self) -> None:
        self.gone = True


def test_the_oldest_of_an_address_with_one_too_many_goes() -> None:
    silent = Silent(Patience(silent=2))
    callers: list[Any] = [Caller(address) for address in ("there", "here", "here", "here")]
    for caller in callers[:3]:
        silent.add(caller)
    assert not any(caller.gone for caller in callers)
    silent.add(callers[3])
    assert [caller.gone for caller in callers] == [False, True, False, False]
