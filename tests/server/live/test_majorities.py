"""How many must agree, who is asked, and about whom: votes at the table, counted without a house around them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cocarde.core.chance import Fair
from cocarde.core.errors import Refused
from cocarde.core.table import Table
from cocarde.server.live import proposals
from cocarde.server.live.proposals import Motion, agreed_by, check, is_carried, is_leaver, stop_the_clock, voters
from cocarde.server.live.table import LiveTable
from cocarde.server.protocol.http import NewTable, WantedSeat
from cocarde.server.protocol.socket import MotionKind
from cocarde.server.protocol.terms import Terms
from cocarde.server.server import Server
from cocarde.server.store.base import SeatRow, Standing, TableRow
from cocarde.server.store.sqlite.store import SqliteStore
from tests.core.test_noticed import Row, at
from tests.server.served import toy_settings
from tests.toy import TOY, Throw

NOBODY: tuple[int, ...] = ()


def row(kinds: str, deadline: int = 0) -> TableRow:
    """`gbo`: a guest, a bot, an open seat. Guest n is called `guest n`."""
    seats = tuple(
        SeatRow(n, "guest", guest=f"guest{n}") if kind == "g" else SeatRow(n, "bot" if kind == "b" else "open")
        for n, kind in enumerate(kinds)
    )
    standing = Standing(1, 1, (0,), False, 0, deadline)
    return TableRow("id", "toy", "1", {}, "", "", 0, standing, seats)


def motion(kind: MotionKind, yes: tuple[int, ...] = NOBODY, by: int = 0, of: int = 1) -> Motion:
    return Motion(kind, by, of, yes, 1)


def test_the_people_at_the_table_are_asked_but_not_whom_it_is_about_to_lose() -> None:
    assert voters(row("ggbog"), motion("back")) == [0, 1, 4]
    assert voters(row("ggbog"), motion("pause", of=1)) == [0, 1, 4]
    assert voters(row("ggbog"), motion("replace", of=1)) == [0, 4]


@pytest.mark.parametrize(("others", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)], ids=lambda n: str(n))
def test_to_replace_somebody_takes_more_than_half_of_the_others(others: int, needed: int) -> None:
    """Of two others both, of four three: half is not more than half. The seat in question is the last one."""
    table = row("g" * (others + 1))
    carried = [is_carried(table, motion("replace", tuple(range(agreed)), of=others)) for agreed in range(others + 1)]
    assert carried == [agreed >= needed for agreed in range(others + 1)]


@pytest.mark.parametrize("kind", ["back", "pause", "abandon"])
def test_everything_else_takes_all_of_them(kind: MotionKind) -> None:
    table = row("gbgg")
    votes = ((0,), (0, 2), (2, 3), (0, 2, 3))
    assert [is_carried(table, motion(kind, yes)) for yes in votes] == [False, False, False, True]


def test_who_is_not_asked_does_not_count() -> None:
    assert not is_carried(row("ggg"), motion("replace", (1, 2), of=1))  # one's own yes saves nobody
    assert not is_carried(row("gbg"), motion("back", (0, 1)))


def test_a_guest_agrees_with_all_the_seats_he_holds_that_are_asked() -> None:
    table = row("gggb")
    both = TableRow(
        **{name: getattr(table, name) for name in table.__struct_fields__ if name != "seats"},
        seats=(*table.seats[:2], SeatRow(2, "guest", guest="guest0"), table.seats[3]),
    )
    assert agreed_by(both, motion("back", (1,)), "guest0").yes == (0, 1, 2)
    assert agreed_by(both, motion("replace", of=2), "guest0").yes == (0,)
    assert agreed_by(both, motion("back", (1,)), "stranger").yes == (1,)
    assert agreed_by(both, motion("back"), "").yes == ()
    kept = agreed_by(both, motion("replace", (0,), by=0, of=1), "guest1")
    assert (kept.kind, kept.by, kept.of, kept.yes, kept.entry) == ("replace", 0, 1, (0,), 1)


@pytest.mark.parametrize(
    ("of", "present", "leaver"),
    [(1, {0}, True), (1, {0, 1}, False), (0, set(), False), *[(of, {0}, False) for of in (2, 3, 4, -1)]],
)
def test_only_somebody_else_who_is_away_can_be_replaced(of: int, present: set[int], leaver: bool) -> None:
    """Seat 2 is a bot's, seat 3 is open, seat 4 does not exist."""
    assert is_leaver(row("ggbo"), motion("replace", of=of), present) is leaver


def refused(table: Table, row: TableRow, motion: Motion, present: set[int]) -> str:
    """The key of the refusal, "" if there is none."""
    try:
        check(table, row, motion, present)
    except Refused as why:
        return why.refusal.text.key.removeprefix("refusal-")
    return ""


def test_what_there_is_to_agree_on() -> None:
    going, over = at(Row(2)), at()
    assert refused(over, row("gg"), motion("back"), {0}) == "game-over"
    assert refused(going, row("gg"), motion("back", by=1), {0}) == "nothing-to-take-back"
    assert refused(going, row("gg"), motion("pause"), {0}) == "no-clock"
    assert refused(going, row("gg", deadline=9), motion("pause"), {0}) == ""
    assert refused(going, row("gg"), motion("replace"), {0, 1}) == "still-here"
    assert refused(going, row("gg"), motion("replace"), {0}) == ""


async def test_a_clock_that_stands_still_goes_on_with_what_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of an hour 100 seconds are gone; who asks for a pause when time is over already has a moment left."""
    house = Server(toy_settings(tmp_path, workers=0), SqliteStore(tmp_path / "x.sqlite"))
    await house.open()
    made = await house.new_table(NewTable("toy", [WantedSeat("me")] * 3, terms=Terms(seconds=3600)), "g")
    shown = [0]
    monkeypatch.setattr(proposals, "now", lambda: shown[0])

    async def stands(live: LiveTable, seconds: int, stop: bool) -> tuple[int, int]:
        """So many seconds later the clock is stopped, or goes on: how long there is time from then on, what is kept."""
        shown[0] += 1000 * seconds
        await stop_the_clock(live, stop)
        kept = await live.store.table(made.id)
        assert kept is not None
        assert kept.standing == live.row.standing
        return max(-1, kept.standing.deadline - shown[0]), kept.standing.paused

    async with house.tables.visit(made.id) as live:
        shown[0] = live.row.standing.deadline - 3_600_000
        assert await stands(live, 100, stop=True) == (-1, 3_500_000)
        assert live.row.standing.deadline == 0
        assert await stands(live, 5000, stop=False) == (3_500_000, 0)
        assert await stands(live, 3501, stop=True) == (-1, 1)
    await house.close()


def fair() -> Table:
    return Table.new(TOY, 3, chance=Fair("a secret of the house", "table 1"))


def test_one_goes_back_to_before_ones_own_last_answer() -> None:
    table = fair()
    for seat in (0, 2, 1):
        table.answer(seat, "vote seat1" if seat != 1 else "vote seat0")
    assert [table.last_choice(seat) for seat in range(3)] == [2, 4, 3]
    assert [refused(table, row("ggg"), motion("back", by=seat), {0}) for seat in range(3)] == ["", "", ""]


def test_one_goes_back_to_the_last_of_ones_answers_in_which_there_was_a_choice() -> None:
    table = at(Row(4, only=(2, 1)), Throw(2))
    found = []
    for _ in range(4):
        table.answer(1, "pass")
        found.append(table.last_choice(1))
    assert found == [2, 3, 3, 3]
    table.undo(1)
    assert table.last_choice(1) == 2


def test_who_has_answered_nothing_has_nothing_to_go_back_to() -> None:
    table = fair()
    table.answer(0, "vote seat1")
    assert [table.last_choice(seat) for seat in range(3)] == [2, 0, 0]
    assert isinstance(at(Throw(2)).decision, Throw)
