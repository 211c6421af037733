"""K-95 to K-99. Over the edge and back."""

from __future__ import annotations

import pytest

from cocarde.games.cortege.data.numbers import NUMBER
from cocarde.games.cortege.rules.offboard import ROUND, border_place, point_at, way_round
from tests.games.cortege.street import at, flick, one, put, state, street

CORNERS = [(15, 15), (405, 15), (15, 585), (405, 585)]


@pytest.mark.parametrize(("place", "to", "power", "exit_", "corner"), [
    ((60, 300), (0, 1), 900, (6000, 60000), 3),
    ((400, 250), (1, 0), 300, (42000, 25000), 2),
])  # fmt: skip
def test_V21_K95_K96_to_the_nearest_corner(
    place: tuple[int, int], to: tuple[int, int], power: int, exit_: tuple[int, int], corner: int
) -> None:
    """V-21, K-95, K-96, RUL-47: CP may thus jump forward."""
    table = street({"molotov": place, "barrage": (200, 400)})
    events = flick(table, "molotov", *to, power)
    assert (one(events, "left").args["x"], one(events, "left").args["y"]) == exit_
    assert one(events, "returned").args["corner"] == corner
    x, y = CORNERS[corner - 1]
    assert at(table, "molotov") == (100 * x, 100 * y)


def test_V22_RUL46_a_taken_corner_is_passed_over() -> None:
    """V-22, RUL-46."""
    table = street({"molotov": (30, 500), "barrage": (15, 585)})
    events = flick(table, "molotov", -1, 0, 500)
    assert (one(events, "left").args["x"], one(events, "left").args["y"]) == (0, 50000)
    assert one(events, "returned").args["corner"] == 4


def test_V23_K97_in_the_order_of_leaving() -> None:
    """V-23, K-97."""
    table = street({"molotov": (60, 560), "barrage": (15, 585)})
    events = flick(table, "molotov", -1, 0, 500)
    exits = table.view().shot.exits
    assert [(gone.unit, round(gone.time / 1000, 1)) for gone in exits] == [("barrage", 58.1), ("molotov", 60.8)]
    assert [(gone.x, gone.y) for gone in exits] == [(505, 60000), (0, 54330)]
    corners = [(event.args["unit"], event.args["corner"]) for event in events if event.kind == "returned"]
    assert corners == [("barrage", 3), ("molotov", 4)]


def test_K96_RUL48_free_means_that_nothing_overlaps_it() -> None:
    """K-96, RUL-48: a unit at 2998 u leaves the corner free, though they touch; at 2997 it does not."""
    for apart, corner in ((2998, 3), (2997, 4)):
        table = street({"molotov": (30, 500), "barrage": (300, 300)})
        state(table).put(NUMBER["barrage"], 1500 + apart, 58500)
        assert one(flick(table, "molotov", -1, 0, 500), "returned").args["corner"] == corner


def test_K98_RUL46_all_corners_taken_along_the_border_clockwise_first() -> None:
    """K-98, RUL-46: from where it left, in steps of a millimetre, clockwise before counter-clockwise."""
    places = dict(zip(("charge", "nasse", "barrage", "lacrymo"), CORNERS, strict=True))
    table = street({"molotov": (30, 300), **places})
    events = flick(table, "molotov", -1, 0, 500)
    assert (at(table, "molotov"), one(events, "returned_border").rule) == ((1500, 30000), "K-98")
    taken = street({"molotov": (30, 300), "chorale": (15, 310), **places})
    state(taken).put(NUMBER["molotov"], 3000, 27500)
    flick(taken, "molotov", -1, 0, 500)
    assert at(taken, "molotov") == (1500, 27500)
    g = state(street({"molotov": (200, 300), "chorale": (15, 310), **places}))
    assert border_place(g, NUMBER["molotov"], 0, 31000) == (1500, 34000)
    assert border_place(g, NUMBER["molotov"], 0, 30000) == (1500, 28000)
    assert border_place(g, NUMBER["molotov"], 30000, 60000) == (30000, 58500)


def test_K98_the_border_is_a_round_walk() -> None:
    """K-98: clockwise with y up; every point of it is found again."""
    for way in range(0, ROUND, 100):
        assert way_round(*point_at(way)) == way
    assert [point_at(way) for way in (0, 39000, 96000, 135000)] == [
        (1500, 58500), (40500, 58500), (40500, 1500), (1500, 1500),
    ]  # fmt: skip
    (x, y), (next_x, next_y) = point_at(10000), point_at(10100)
    assert (next_x - x, next_y - y) == (100, 0)


def test_K99_RUL36_a_returned_unit_keeps_its_block() -> None:
    """K-99, RUL-36: gassed and knocked over the edge in one flick."""
    table = street({"lacrymo": (60, 450), "chorale": (60, 560)}, turn=2)
    flick(table, "lacrymo", 0, 1, 700)
    assert (at(table, "chorale"), state(table).blocked[NUMBER["chorale"]]) == ((1500, 58500), 1)
    put(table, "chorale", 15, 585)


def test_K11_an_overhanging_unit_is_on_the_board() -> None:
    table = street({"molotov": (5, 300), "barrage": (200, 400)})
    flick(table, "molotov", 0, 1, 200)
    assert at(table, "molotov") == (500, 35000)
