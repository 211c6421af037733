"""K-1, K-110 to K-123. The end of a round and of the game."""

from __future__ import annotations

import pytest

from cocarde.core.agenda import advance
from cocarde.core.table import Table
from cocarde.games.cortege.rules.flow import EndGame
from cocarde.games.cortege.rules.rounds import REASONS, rings
from tests.games.cortege.street import flick, gauges, kinds, new, one, state, status, street


def test_V30_RUL53_opinion_comes_before_arrests() -> None:
    """V-30, K-110, K-111, RUL-51, RUL-53."""
    table = street({"nasse": (210, 420), "etudiantes": (210, 250)}, (2, 3, 4), turn=2, spare=False, rounds="1")
    end = one(flick(table, "nasse", 0, -1, 500), "round_ended").args
    assert (end["reason"], end["side"], gauges(table)) == ("opinion", "cp", (2, 4, 5))


def test_V31_K112_RUL52_the_second_and_last_red_unit_inside_loses() -> None:
    """V-31, K-112, RUL-52."""
    table = street({"chorale": (210, 100), "barrage": (60, 560)}, (1, 2, 5), spare=False, rounds="1")
    end = one(flick(table, "chorale", 0, 1, 570), "round_ended").args
    assert (end["reason"], end["side"], gauges(table)) == ("arrests", "po", (2, 2, 5))


def test_V32_RUL52_the_third_and_last_wins() -> None:
    """V-32, RUL-52."""
    table = street({"chorale": (210, 100), "barrage": (60, 560)}, (2, 2, 4), spare=False, rounds="1")
    end = one(flick(table, "chorale", 0, 1, 570), "round_ended").args
    assert (end["reason"], end["side"], gauges(table)) == ("building", "cp", (3, 2, 4))


def test_V37_RUL85_building_and_opinion_at_once() -> None:
    """V-37, K-110, RUL-85: the printed priority, both gauges keep their values."""
    table = street({"photographe": (252, 120), "charge": (278, 430)}, (2, 3, 1), rounds="1")
    end = one(flick(table, "photographe", 0, 1, 585), "round_ended").args
    assert (end["reason"], gauges(table)) == ("building", (3, 4, 1))


def test_V33_K114_RUL54_RUL56_the_turn_limit() -> None:
    """V-33, K-114, RUL-54, RUL-56: PO wins, the gauges are kept."""
    table = street({"chorale": (210, 100), "barrage": (60, 560)}, (2, 3, 1), turn=80)
    events = flick(table, "barrage", 0, 1, 40)
    end = one(events, "round_ended")
    assert (end.rule, end.args["reason"], end.args["seat"]) == ("K-114", "limit", 1)
    assert rings(state(table)) == [2, 3, 1]


@pytest.mark.parametrize(("limit", "turn", "ends"), [("80", 79, False), ("40", 40, True), ("none", 80, False)])
def test_K114_the_limit_is_an_option(limit: str, turn: int, ends: bool) -> None:
    table = street({"chorale": (210, 100), "barrage": (60, 560)}, turn=turn, turn_limit=limit)
    events = flick(table, "barrage" if turn % 2 == 0 else "chorale", 0, 1, 40)
    assert ("round_ended" in kinds(events)) == ends


def test_K1_K113_K115_RUL21_the_second_round() -> None:
    """K-1, K-113, K-115, RUL-21: rings take the gauges, sides swap, all units are back, phase A again."""
    table = street({"chorale": (210, 100), "barrage": (60, 560)}, (2, 2, 4), spare=False)
    assert table.view().rings is None
    flick(table, "chorale", 0, 1, 570)
    view = table.view()
    assert (view.round, view.seats, view.phase, view.placing) == (2, ["po", "cp"], "infiltration", ["black_bloc"])
    assert (view.rings.building, view.rings.opinion, view.rings.arrests) == (3, 2, 4)
    assert (gauges(table), table.pending(), {disc.status for disc in view.discs}) == ((0, 0, 0), (1,), {"tray"})
    assert (view.rounds[0].winner, view.rounds[0].reason) == (0, "building")


def ended(*rounds: tuple[int, str, tuple[int, int, int]], **options: object) -> Table:
    """A table after these rounds (CP's seat, reason, gauges); options tell whether a tie is played again."""
    table = new(**{"tie_policy": "draw", **options})
    g = state(table)
    for cp, reason, values in rounds:
        seat = cp if reason in ("building", "opinion") else 1 - cp
        g.results.append([cp, seat, REASONS.index(reason), *values])
    g.agenda[:] = [EndGame()]
    advance(g)
    return table


def result(table: Table) -> tuple[list[int], str, str]:
    outcome = table.outcome()
    assert outcome is not None
    return outcome.winners, outcome.rule, outcome.text.key


def test_K118_both_rounds() -> None:
    table = ended((0, "building", (3, 0, 0)), (1, "limit", (2, 3, 6)))
    assert result(table) == ([0], "K-118", "outcome-rounds")
    assert table.outcome().scores == [2, 0]  # type: ignore[union-attr]


def test_V34_K119_RUL81_the_building_decides_first() -> None:
    """V-34, K-119, RUL-81."""
    assert result(ended((0, "opinion", (1, 4, 3)), (1, "building", (3, 1, 4)))) == ([1], "K-119", "outcome-building")


def test_V34_K121_then_the_arrests() -> None:
    """V-34, K-121: A made 5 arrests as PO in round 2, B made 3 in round 1."""
    assert result(ended((0, "opinion", (1, 4, 3)), (1, "opinion", (1, 4, 5)))) == ([0], "K-121", "outcome-arrests")


def test_V38_K120_RUL55_opinion_at_the_end_of_the_own_cp_round() -> None:
    """V-38, K-120, RUL-55."""
    assert result(ended((0, "arrests", (2, 3, 5)), (1, "arrests", (2, 1, 5)))) == ([0], "K-120", "outcome-opinion")


def test_V34_K122_K123_a_full_tie_is_a_draw_by_option() -> None:
    """V-34, K-122, K-123: win 1, draw a half: both rank first."""
    table = ended((0, "opinion", (1, 4, 3)), (1, "opinion", (1, 4, 3)))
    assert result(table) == ([0, 1], "K-122", "outcome-tie")


def test_V34_K122_RUL57_RUL58_a_full_tie_is_played_again() -> None:
    """V-34, K-122, RUL-57, RUL-58: a new game with sides chosen anew, three games at most."""
    tie = ((0, "opinion", (1, 4, 3)), (1, "opinion", (1, 4, 3)))
    table = ended(*tie, tie_policy="replay", sides="seat0_po")
    view = table.view()
    assert (view.game, view.round, view.phase, view.seats, view.rounds) == (2, 1, "infiltration", ["po", "cp"], [])
    assert table.outcome() is None
    once = ended(*tie, tie_policy="replay", max_games="1")
    assert result(once) == ([0, 1], "K-122", "outcome-tie")


def test_K1_rounds_one_is_for_training() -> None:
    table = street({"chorale": (210, 100), "barrage": (60, 560)}, (2, 2, 4), spare=False, rounds="1")
    flick(table, "chorale", 0, 1, 570)
    assert result(table) == ([0], "K-118", "outcome-round")


def test_K1_sides_by_chance_or_by_option() -> None:
    """K-1: SIDES is the only draw of the set-up."""
    assert new(sides="seat0_po").view().seats == ["po", "cp"]
    assert new(0, sides="random").view().seats == ["cp", "po"]
    assert new(1, sides="random").view().seats == ["po", "cp"]


def test_K123_RUL59_resignation_loses_the_game_at_once() -> None:
    """K-123, RUL-59: at any decision, whatever the rounds; a round alone cannot be conceded."""
    table = street({"chorale": (210, 100), "barrage": (60, 560)}, (2, 3, 1))
    assert "resign" in [offer.verb for offer in table.offers(0)]
    assert "resign" not in [choice.notation for choice in table.options(0)]
    table.answer(0, "resign")
    assert result(table) == ([1], "K-123", "outcome-resigned")
    assert table.pending() == ()
    first = new()
    first.answer(0, "resign")
    assert result(first)[0] == [1]


@pytest.mark.parametrize("steps", [3, 4, 6])
def test_K123_one_may_resign_in_every_phase(steps: int) -> None:
    table = new(*([32768] * 16))
    for _ in range(steps):
        table.answer(table.pending()[0], table.options(table.pending()[0])[0])
    seat = table.pending()[0]
    table.answer(seat, "resign")
    assert result(table)[0] == [1 - seat]


def test_K110_the_round_goes_on_while_a_red_unit_is_on_the_board() -> None:
    table = street({"chorale": (210, 100), "barrage": (60, 560)}, (2, 3, 1), spare=False)
    events = flick(table, "chorale", 0, -1, 40)
    assert "round_ended" not in kinds(events)
    assert status(table, "chorale") == "board"
