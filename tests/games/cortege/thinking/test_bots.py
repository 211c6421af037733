"""Candidates and judgement: the greedy bot plays well, in the eyes of its own hand."""

from __future__ import annotations

from math import tanh

import pytest

from cocarde.bots.bot import Bot
from cocarde.bots.levels.greedy import Greedy
from cocarde.bots.levels.random import RandomBot
from cocarde.bots.match import play_out
from cocarde.core.chance import Fast
from cocarde.core.playout import deal
from cocarde.games.cortege import GAME
from cocarde.games.cortege.choices import Flick, Placement
from cocarde.games.cortege.meta import META
from cocarde.games.cortege.physics import solver
from cocarde.games.cortege.rules.effects import LAST_OPINION
from cocarde.games.cortege.state import CortegeState
from cocarde.games.cortege.thinking.chances import STOPS_INSIDE, chance_of
from cocarde.games.cortege.thinking.prospects import LEADING, SHUT, TIED, Stakes
from tests.games.cortege.street import Places, state, street
from tests.games.cortege.test_infiltration import infiltration

GAMES = 6 if solver.__file__.endswith(".py") else 20
WORLDS = 6
WALL = {
    "barrage": (210, 445),
    "nasse": (180, 453),
    "charge": (240, 453),
    "lacrymo": (158, 475),
    "canon_a_eau": (262, 475),
}


def aims(places: Places, turn: int, unit: str) -> list[Flick]:
    """The candidates of one unit."""
    table = street(places, turn=turn)
    choices = [choice for choice in table.options(table.pending()[0]) if isinstance(choice, Flick)]
    return [choice for choice in choices if choice.args["unit"] == unit]


@pytest.mark.sampled
def test_greedy_beats_random_candidates_with_sides_swapped() -> None:
    won = 0
    for n in range(GAMES):
        me = n % 2
        g = deal(GAME, 2, META.settle(2, None), Fast(n // 2))
        assert isinstance(g, CortegeState)
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[me] = Greedy(worlds=WORLDS)
        play_out(GAME, g, bots, n)
        won += GAME.outcome(g).winners == [me]
    assert won >= int(0.85 * GAMES)


def test_an_open_way_to_the_building_is_aimed_at() -> None:
    straight = aims({"chorale": (210, 100), "barrage": (60, 560)}, 1, "chorale")[0]
    assert (straight.dx, straight.dy, straight.power) == (0, 40500, 569)


def test_a_guard_in_the_way_is_passed_beside_or_used_as_a_cushion() -> None:
    """At least one of the aims, given exactly, enters."""
    places = {"chorale": (210, 100), "barrage": (225, 400)}
    entered = 0
    for choice in aims(places, 1, "chorale"):
        table = street(places)
        table.answer(0, choice)
        entered += state(table).gauges[0]
    assert entered >= 1


def test_a_carom_off_a_unit_leads_into_the_building() -> None:
    """The rules' own shot: the photographer glances off the charge and enters."""
    places = {"photographe": (252, 120), "charge": (278, 430), "barrage": (200, 390)}
    results = []
    for choice in aims(places, 1, "photographe"):
        table = street(places)
        table.answer(0, choice)
        results.append(tuple(state(table).gauges))
    assert (1, 1, 0) in results


def test_reachable_units_are_aimed_at_and_hidden_ones_are_not() -> None:
    seen = aims({"charge": (210, 420), "etudiantes": (210, 250)}, 2, "charge")
    assert len(seen) >= 4
    hidden = aims({"charge": (210, 420), "barrage": (210, 330), "etudiantes": (210, 250)}, 2, "charge")
    assert all(abs(choice.dx) > 500 for choice in hidden if choice.dy < 0)


def test_a_medium_in_sight_of_a_hunter_hides() -> None:
    places = {"journaliste": (100, 430), "molotov": (100, 120), "barrage": (160, 430), "nasse": (130, 400)}
    assert aims(places, 2, "journaliste")


def test_the_waiting_move_is_always_there() -> None:
    table = street({**WALL, "chorale": (20, 20)}, turn=2)
    assert "flick canon_a_eau 0 1 40" in [choice.notation for choice in table.options(1)]


def test_every_unit_that_may_be_flicked_has_a_candidate_and_none_comes_twice() -> None:
    table = street({**WALL, "chorale": (20, 20), "passante": (50, 20), "molotov": (80, 20)}, turn=2)
    for seat in (1, 0):
        notations = [choice.notation for choice in table.options(seat)]
        free = [disc.id for disc in table.view().discs if disc.flickable]
        assert {notation.split()[1] for notation in notations} == set(free)
        assert len(set(notations)) == len(notations)
        table.answer(seat, notations[-1])


def test_a_wall_is_worth_more_to_po_than_an_open_door() -> None:
    walled = street({**WALL, "chorale": (210, 150)}, turn=1)
    open_ = street({**{name: (x, y - 200) for name, (x, y) in WALL.items()}, "chorale": (30, 500)}, turn=1)
    assert GAME.judge.judgement(state(walled), 1) > GAME.judge.judgement(state(open_), 1)


@pytest.mark.parametrize(("better", "worse"), [((1, 1, 1), (0, 1, 1)), ((0, 2, 1), (0, 1, 1)), ((2, 3, 1), (2, 1, 1))])
def test_judgement_follows_the_gauges(better: tuple[int, int, int], worse: tuple[int, int, int]) -> None:
    worth = [
        GAME.judge.judgement(state(street({"chorale": (210, 100), "barrage": (60, 560)}, gauges)), 0)
        for gauges in (better, worse)
    ]
    assert worth[0] > worth[1]
    assert all(-1 < value < 1 for value in worth)


def test_features_are_the_parts_of_the_judgement() -> None:
    g = state(street({**WALL, "chorale": (210, 150), "molotov": (80, 20)}, (1, 2, 1)))
    for seat in (0, 1):
        worth = sum([part for _, part in GAME.judge.features(g, seat)])
        assert tanh(worth / 2) == pytest.approx(GAME.judge.judgement(g, seat))


@pytest.mark.parametrize(
    ("first", "gauges", "case", "goal", "need", "shut"),
    [
        ([1, 1, 0, 3, 2, 4], (0, 0, 1), TIED, 3, 2, True),  # ahead by arrests: as much Opinion is enough
        ([1, 1, 0, 3, 2, 4], (2, 3, 4), TIED, 3, 3, True),
        ([1, 1, 1, 1, 4, 4], (1, 2, 4), SHUT, 3, 0, True),  # an end by Opinion would be a tie lost by arrests
        ([1, 1, 1, 1, 4, 4], (2, 2, 4), SHUT, 3, 0, False),
        ([1, 0, 2, 1, 2, 6], (0, 0, 0), LEADING, 2, 0, False),  # a second entry wins even a lost round
    ],
)
def test_round_1_says_what_round_2_decides(
    first: list[int], gauges: tuple[int, int, int], case: int, goal: int, need: int, shut: bool
) -> None:
    g = state(street({"chorale": (210, 100), "barrage": (60, 560)}, gauges))
    g.results = [first]
    stakes = Stakes(g)
    assert (stakes.case, stakes.goal, stakes.need, stakes.shut) == (case, goal, need, shut)


def test_an_end_by_opinion_that_loses_the_game_is_not_sought() -> None:
    """K-119. The other seat filled the Building in round 1: Opinion alone wins round 2 and loses the game."""
    quiet, roused = [
        state(street({"chorale": (210, 100), "photographe": (40, 40), "barrage": (60, 560)}, (0, opinion, 1)))
        for opinion in (1, 3)
    ]
    gain = GAME.judge.judgement(roused, 0) - GAME.judge.judgement(quiet, 0)
    quiet.results = roused.results = [[1, 1, 0, 3, 0, 0]]
    assert gain > 0.05 > GAME.judge.judgement(roused, 0) - GAME.judge.judgement(quiet, 0)
    assert Stakes(quiet).opinion_worth(LAST_OPINION, 0) < 0 < Stakes(quiet).opinion_worth(2, 0)


def test_judgement_of_a_finished_game_is_its_result() -> None:
    table = street({"chorale": (210, 100), "barrage": (60, 560)}, (2, 2, 4), spare=False, rounds="1")
    table.answer(0, "flick chorale 0 1 570")
    assert (GAME.judge.judgement(state(table), 0), GAME.judge.judgement(state(table), 1)) == (1.0, -1.0)
    quit_ = street({"chorale": (210, 100)})
    quit_.answer(0, "resign")
    assert (GAME.judge.judgement(state(quit_), 0), GAME.judge.judgement(state(quit_), 1)) == (-1.0, 1.0)


def test_candidates_of_a_placement_are_many_and_legal() -> None:
    table = infiltration((60, 40), (360, 40), (210, 430))
    table.answer(1, table.options(1)[0])
    choices = table.options(0)
    assert len({choice.args["unit"] for choice in choices}) == 8
    assert all(isinstance(choice, Placement) and table.refuses(0, choice) is None for choice in choices)


def test_a_shaky_hand_is_less_sure_the_farther_it_shoots() -> None:
    figures = [chance_of(STOPS_INSIDE[2], way) for way in (0.0, 50.0, 150.0, 250.0, 999.0)]
    assert figures == sorted(figures, reverse=True)
    assert chance_of(STOPS_INSIDE[1], 150.0) == pytest.approx((0.99 + 0.80) / 2)


def test_cp_does_not_let_a_turn_go_by() -> None:
    """K-114: time works for PO, who may."""
    for turn, follies in ((1, 1), (2, 0)):
        table = street({"charge": (200, 430), "etudiantes": (210, 100)}, turn=turn)
        seat = table.pending()[0]
        found = [o.notation for o in table.options(seat) if GAME.judge.folly(state(table), seat, o)]
        assert len(found) == follies
        assert all(notation.endswith(" 40") for notation in found)
