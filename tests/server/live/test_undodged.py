"""The clock cannot be dodged: what time has answered stays, and whoever takes an answer back gets no new time by it."""

from __future__ import annotations

import pytest

from cocarde.core.errors import Refused
from cocarde.server.fairness.dealing import read_table
from cocarde.server.live.proposals import propose
from cocarde.server.live.table import LiveTable
from cocarde.server.protocol.socket import Propose
from cocarde.server.store.base import LATE, SeatRow
from tests.core.test_noticed import Row, at
from tests.server.live.test_unnoticed import House, answered, house
from tests.toy import Throw

__all__ = ["house"]

ALONE = (SeatRow(0, "bot", bot="first"), SeatRow(1, "guest", guest="guest1"), SeatRow(2, "bot", bot="first"))
TWO = (SeatRow(0, "guest", guest="guest0"), *ALONE[1:])


async def time_answers(live: LiveTable, house: House, seat: int, choice: str) -> None:
    house.now = live.row.standing.deadline
    table = await live.steady()
    assert await live.answer_at(seat, choice, table.n, live.deals, late=True)


async def undo(live: LiveTable, seat: int, whole: bool = False) -> None:
    await live.undo(seat, (await live.steady()).clock(seat), whole)


async def test_what_time_answered_is_not_undone(house: House) -> None:
    live = await house.live(at(Row(4), Throw(2)))
    await answered(live, house, 1, "pass")
    await time_answers(live, house, 1, "calm")
    for whole in (False, True):
        with pytest.raises(Refused, match="no-undo"):
            await undo(live, 1, whole)
    await answered(live, house, 1, "pass")
    await undo(live, 1, whole=True)
    waiting = (await live.steady()).state.agenda[-1]
    assert isinstance(waiting, Row)
    assert waiting.left == 2, "only what she answered herself is taken back"


async def test_nor_after_a_restart(house: House) -> None:
    live = await house.live(at(Row(4), Throw(2)))
    await time_answers(live, house, 1, "calm")
    await answered(live, house, 1, "pass")
    found = await read_table(house.store, live.game, live.row)
    assert found.table.may_take_back(1, whole=True) == 1
    assert [entry.spare for entry in await house.store.log("t")] == [0, LATE, 59_500]


async def test_time_does_not_answer_when_it_is_not_over_any_more(house: House) -> None:
    live = await house.live(at(Row(4), Throw(2)))
    table = await live.steady()
    assert not await live.answer_at(1, "pass", table.n, live.deals, late=True)
    assert table.n == 1


async def test_a_bot_does_not_answer_for_who_has_taken_his_seat_back(house: House) -> None:
    live = await house.live(at(Row(4), Throw(2)))
    table = await live.steady()
    assert not await live.answer_at(1, "pass", table.n, live.deals)
    assert table.n == 1


async def test_an_answer_taken_back_gives_the_time_that_was_left(house: House) -> None:
    live = await house.live(at(Row(4), Throw(2)))
    await answered(live, house, 1, "pass", later=50_000)
    await answered(live, house, 1, "calm", later=20_000)
    house.now += 5_000
    await undo(live, 1)
    assert live.row.standing.deadline == house.now + 40_000
    await undo(live, 1)
    assert live.row.standing.deadline == house.now + 10_000
    assert (await house.store.table("t")) == live.row


async def test_who_plays_alone_does_not_go_back_over_what_time_answered(house: House) -> None:
    live = await house.live(at(Row(4), Throw(2)), ALONE)
    await time_answers(live, house, 1, "calm")
    back = Propose((await live.steady()).clock(1), 1, "back")
    with pytest.raises(Refused, match="time-answered"):
        await propose(live, "guest1", back)


async def test_friends_may_agree_to(house: House) -> None:
    live = await house.live(at(Row(4), Throw(2)), TWO)
    await time_answers(live, house, 1, "calm")
    await propose(live, "guest1", Propose((await live.steady()).clock(1), 1, "back"))
    motion = live.proposals.standing(await live.steady())
    assert motion is not None
    assert (motion.yes, motion.entry) == ((1,), 1)
