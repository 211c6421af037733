"""Two servers have the same table open, and one has not heard yet what the other did: who is still asked may answer."""

from __future__ import annotations

import pytest

from cocarde.core.codec import Move
from cocarde.core.errors import Refused
from cocarde.server.live.reopening import open_table
from cocarde.server.live.table import LiveTable
from cocarde.server.store.base import Entry, Taken
from tests.core.test_noticed import Row, at
from tests.server.live.test_unnoticed import House, house
from tests.toy import Throw, Vote

__all__ = ["house"]


async def open_elsewhere(live: LiveTable, house: House) -> LiveTable:
    """The table at another server, which is told nothing of what happens at the first."""
    row, found = await open_table(house.store, live.game, "t")
    return LiveTable(row, live.game, found, house.store, 1_000, "first")


async def voters(house: House) -> list[str]:
    return [f"{entry.move.seat} {entry.move.choice}" for entry in (await house.store.log("t"))[1:]]


async def test_of_two_ballots_at_two_servers_both_are_cast(house: House) -> None:
    """That somebody else was quicker would be a secret told: nobody is asked to vote again."""
    live = await house.live(at(Vote((-1, -1, -1))))
    elsewhere = await open_elsewhere(live, house)
    n = (await live.steady()).clock(1)
    await live.answer(0, "vote seat1", n)
    await elsewhere.answer(1, "vote seat2", n)
    await live.answer(2, "vote seat1", n)
    assert await voters(house) == ["0 vote seat1", "1 vote seat2", "2 vote seat1"]


async def test_an_answer_to_what_only_the_other_server_has_told_counts(house: House) -> None:
    live = await house.live(at(Row(4), Throw(2)))
    elsewhere = await open_elsewhere(live, house)
    first = (await live.steady()).clock(1)
    await live.answer(1, "pass", first)
    n = (await live.steady()).clock(1)
    assert n > first
    await elsewhere.answer(1, "calm", n)
    assert await voters(house) == ["1 pass", "1 calm"]


async def test_a_second_answer_of_the_same_seat_comes_too_late(house: House) -> None:
    live = await house.live(at(Vote((-1, -1, -1))))
    elsewhere = await open_elsewhere(live, house)
    n = (await live.steady()).clock(0)
    await live.answer(0, "vote seat1", n)
    with pytest.raises(Refused, match="stale"):
        await elsewhere.answer(0, "vote seat2", n)
    with pytest.raises(Refused, match="stale"):
        await elsewhere.answer(1, "vote seat2", n + 5)
    assert await voters(house) == ["0 vote seat1"]


async def test_nothing_is_added_to_a_deal_that_is_no_more(house: House) -> None:
    """The other server dealt anew: an answer joins the log of what lies there now, or none."""
    live = await house.live(at(Vote((-1, -1, -1))))
    elsewhere = await open_elsewhere(live, house)
    fresh = at(Vote((-1, -1, -1)), seed=2)
    async with elsewhere.lock:
        await elsewhere.lay_out(fresh, elsewhere.row)
    assert fresh.log[0] != (await live.steady()).log[0]
    await live.answer(0, "vote seat1", (await live.steady()).clock(0))
    assert (await house.store.log("t"))[0].move == fresh.log[0]
    assert ((await live.steady()).log[0], live.deals) == (fresh.log[0], 1)
    with pytest.raises(Taken, match="dealt anew"):
        await house.store.append_to_deal(Move(0, "", []), "t", Entry(3, fresh.log[0], 0), live.row.standing)
