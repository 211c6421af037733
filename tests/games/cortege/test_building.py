"""K-92 to K-94. The Building."""

from __future__ import annotations

import pytest

from tests.games.cortege.street import at, first, flick, gauges, kinds, one, put, state, status, street

ANY_RED = "any_red_on_cp_turn"


def test_V15_K92_a_red_unit_that_rests_inside_has_entered() -> None:
    """V-15, K-92."""
    table = street({"chorale": (210, 100), "barrage": (60, 560)})
    events = flick(table, "chorale", 0, 1, 570)
    assert table.view().shot.films[0].frames[-2:] == [21000, 50612]
    assert (status(table, "chorale"), gauges(table)) == ("entered", (1, 0, 0))
    assert (one(events, "measured_inside").args["distance"], one(events, "entered").rule) == (112, "K-92")


@pytest.mark.parametrize(("y", "rest", "inside", "distance"), [(99.85, 46300, True, 4200), (99.84, 46299, False, 4201)])
def test_V16_K17_the_boundary(y: float, rest: int, inside: bool, distance: int) -> None:
    """V-16: exactly on the line enters; a hundredth of a millimetre less does not, and the referee says why."""
    table = street({"chorale": (210, y), "barrage": (60, 560)})
    events = flick(table, "chorale", 0, 1, 539)
    (measure,) = table.view().shot.measures
    assert (measure.distance, measure.limit, measure.inside) == (distance, 4200, inside)
    assert table.view().shot.films[0].frames[-1] == rest
    assert gauges(table) == (int(inside), 0, 0)
    assert one(events, "measured_inside" if inside else "measured_outside").args["distance"] == distance


def test_V17_K93_RUL42_RUL43_a_unit_pushed_in_by_its_own_side_stays_outside_the_count() -> None:
    """V-17, K-93, K-94, RUL-42, RUL-43: it enters later, by being flicked and resting inside."""
    table = street({"chorale": (210, 100), "passante": (210, 300), "barrage": (60, 560)})
    events = flick(table, "chorale", 0, 1, 600)
    assert (at(table, "passante"), at(table, "chorale")) == ((21000, 50230), (21000, 27630))
    assert (status(table, "passante"), gauges(table)) == ("board", (0, 0, 0))
    assert one(events, "measured_pushed").rule == "K-93"
    flick(table, "barrage", 0, 1, 40)
    flick(table, "passante", 0, -1, 60)
    assert (status(table, "passante"), gauges(table)) == ("entered", (1, 0, 0))


def test_V17_the_option_counts_units_pushed_in_on_cps_turn() -> None:
    table = street({"chorale": (210, 100), "passante": (210, 300), "barrage": (60, 560)}, building_entry=ANY_RED)
    flick(table, "chorale", 0, 1, 600)
    assert (status(table, "passante"), gauges(table)) == ("entered", (1, 0, 0))


@pytest.mark.parametrize("entry", ["played_only", ANY_RED])
def test_V18_K93_a_unit_pushed_in_by_po(entry: str) -> None:
    """V-18: blocked, inside, and not entered, whatever the option."""
    table = street({"lacrymo": (210, 200), "chorale": (210, 330)}, turn=2, building_entry=entry)
    flick(table, "lacrymo", 0, 1, 523)
    assert (at(table, "chorale"), at(table, "lacrymo")) == ((21000, 50478), (21000, 30544))
    assert (status(table, "chorale"), state(table).blocked[5], gauges(table)) == ("board", 1, (0, 0, 0))


def test_V19_RUL44_an_effect_and_an_entry_in_one_flick() -> None:
    """V-19, RUL-44."""
    table = street({"photographe": (252, 120), "charge": (278, 430)}, (0, 1, 1))
    events = flick(table, "photographe", 0, 1, 585)
    assert (first(events), at(table, "charge")) == ("charge", (29869, 44191))
    assert table.view().shot.films[0].frames[-2:] == [20956, 50608]
    assert gauges(table) == (1, 2, 1)


def test_V20_K94_RUL50_an_orange_unit_inside_is_an_obstacle() -> None:
    """V-20, K-94, RUL-50."""
    table = street({"molotov": (210, 100), "barrage": (60, 560)})
    events = flick(table, "molotov", 0, 1, 570)
    assert (at(table, "molotov"), status(table, "molotov"), gauges(table)) == ((21000, 50612), "board", (0, 0, 0))
    assert "entered" not in kinds(events)


def test_K94_RUL15_a_unit_of_po_may_be_flicked_inside() -> None:
    table = street({"barrage": (210, 400)}, turn=2)
    flick(table, "barrage", 0, 1, 290)
    assert (table.view().discs[12].in_building, status(table, "barrage"), gauges(table)) == (True, "board", (0, 0, 0))


def test_V40_RUL83_two_at_once_by_the_option() -> None:
    """V-40, RUL-83: both enter in the order of their numbers, the gauge stops at its end."""
    table = street(
        {"chorale": (210, 100), "passante": (240, 520), "barrage": (60, 560)},
        (2, 1, 1),
        rounds="1",
        building_entry=ANY_RED,
    )
    events = flick(table, "chorale", 0, 1, 570)
    assert (first(events), gauges(table)) == ("", (3, 1, 1))
    assert [status(table, name) for name in ("chorale", "passante")] == ["entered", "entered"]
    assert [event.args["unit"] for event in events if event.kind == "entered"] == ["chorale", "passante"]
    assert one(events, "round_ended").args["reason"] == "building"


def test_V40_by_the_rule_only_the_played_one() -> None:
    table = street({"chorale": (210, 100), "passante": (240, 520), "barrage": (60, 560)}, (2, 1, 1), rounds="1")
    flick(table, "chorale", 0, 1, 570)
    assert gauges(table) == (3, 1, 1)
    assert [status(table, name) for name in ("chorale", "passante")] == ["entered", "board"]


def test_K99_a_unit_that_crossed_the_building_and_left_has_not_entered() -> None:
    """K-99: it returns to a corner."""
    table = street({"chorale": (210, 300), "barrage": (60, 560)})
    flick(table, "chorale", 0, 1, 1000)
    assert (at(table, "chorale"), gauges(table)) == ((1500, 58500), (0, 0, 0))
    put(table, "barrage", 60, 560)
