"""Where simulations stop: at the same place of the agenda, whatever was answered."""

from __future__ import annotations

from cocarde.bots import SeatView
from cocarde.bots.search.horizon import BOOKMARK, Horizon, bookmarks, lay_everywhere, nearer
from cocarde.bots.search.ismcts import Search
from cocarde.core.agenda import State, decide
from cocarde.core.chance import Fast
from tests.contract.settings import Setting


def world_of(slug: str, seats: int) -> State:
    return Setting(slug, seats).table(7).state.copy()


def answer(world: State) -> None:
    decision = world.agenda[-1]
    seat = decision.seats(world)[0]  # type: ignore[attr-defined]
    decide(world, seat, decision.options(world, seat)[0])  # type: ignore[attr-defined]


def test_a_bookmark_is_gone_when_what_lay_above_it_is_done() -> None:
    world = world_of("vendee", 2)
    horizon = Horizon(1, 1, 100)
    horizon.begin(world, 0)
    assert world.agenda[1] is BOOKMARK
    answers = 0
    while not horizon.reached(world):
        answer(world)
        answers += 1
    assert bookmarks(world) == 0
    assert answers > 1


def test_a_world_is_judged_in_the_end_wherever_it_stands() -> None:
    world = world_of("vendee", 2)
    horizon = Horizon(1, 1, 2)
    horizon.begin(world, 0)
    assert not horizon.reached(world)
    horizon.choices = 2
    assert horizon.reached(world)


def test_the_luck_of_a_later_turn_does_not_depend_on_what_was_drawn_before() -> None:
    draws = []
    for wasted in (0, 3):
        world = world_of("cortege", 2)
        horizon = Horizon(1, 2, 100)
        horizon.begin(world, 5)
        for _ in range(wasted):
            world.chance.below(6)
        while horizon.left == 2:
            answer(world)
            horizon.reached(world)
        draws.append([world.chance.below(1000) for _ in range(4)])
    assert draws[0] == draws[1]


def test_of_two_horizons_the_nearer_one_holds() -> None:
    near, far, later = Horizon(4, 1, 9), Horizon(1, 1, 9), Horizon(1, 3, 9)
    assert nearer(near, later) is near
    assert nearer(later, far) is far


def test_bookmarks_leave_alone_the_frame_a_decision_is_about() -> None:
    world = world_of("guillotine", 4)
    before = world.agenda[:]
    lay_everywhere(world)
    assert [frame for frame in world.agenda if frame is not BOOKMARK] == before
    assert world.agenda[-2] is not BOOKMARK or len(before) < 4


def test_a_search_finds_a_horizon_beyond_the_own_answer() -> None:
    table = Setting("guillotine", 4).table(7)
    while type(table.decision).__name__ != "NameReporter":
        seat = table.pending()[0]
        table.answer(seat, table.options(seat)[-1])
    horizon = Search(SeatView(table.game, table.state, table.pending()[0]), Fast(1)).look_ahead()
    assert horizon.turns == 1
    assert 1 <= horizon.gap < len(table.state.agenda)
