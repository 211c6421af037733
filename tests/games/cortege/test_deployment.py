"""K-10 to K-17, K-42 to K-45. Where units are placed, and in what order."""

from __future__ import annotations

import pytest

from cocarde.core.table import Table
from cocarde.games.cortege.data.numbers import CP, MASS, PO, RADIUS
from cocarde.games.cortege.rules.board import in_building, in_zone
from tests.games.cortege.street import flick, state, words_of
from tests.games.cortege.test_infiltration import infiltration, refused


def deployment(arrested: bool = True) -> Table:
    """A table whose deployment begins: CP has 8 units after an arrest, else 9."""
    if arrested:
        table = infiltration((60, 40), (360, 40), (210, 430))
    else:
        table = infiltration((60, 40), (360, 40), (210, 430), *words_of(3000), *words_of(0), hand="steady")
    flick(table, "interpellation", -150, -390, 700)
    return table


def deploy_all(table: Table) -> list[int]:
    """Both sides take their first candidate; who placed, in order."""
    order = []
    while table.view().phase == "deployment":
        seat = table.pending()[0]
        order.append(seat)
        table.answer(seat, table.options(seat)[0])
    return order


def test_V26_K42_K43_nine_against_eight() -> None:
    """V-26, K-42, K-43, RUL-22: alternately, CP first; CP makes the last of 17 placements."""
    assert deploy_all(deployment(arrested=False)) == [0, 1] * 8 + [0]


def test_K43_K44_K45_eight_against_eight() -> None:
    """K-43, K-44, K-45: PO makes the last placement, nothing is kept back, CP has turn 1."""
    table = deployment()
    assert deploy_all(table) == [0, 1] * 8
    assert {disc.status for disc in table.view().discs} == {"board", "arrested"}
    assert (state(table).turn, table.pending(), table.view().phase) == (1, (0,), "clash")


def test_K42_RUL23_any_unit_of_the_own_tray() -> None:
    """K-42, RUL-23."""
    table = deployment()
    assert {offer.ids["unit"] for offer in table.offers(0) if offer.ids} == set(table.view().placing)
    table.answer(0, "place passante 20000 10000")
    refused(table, "place molotov 20000 43000", "K-42")
    refused(table, "place black_bloc 20000 43000", "K-42")
    table.answer(1, "place camion_news 20000 43000")
    refused(table, "place passante 10000 10000", "K-42: refusal-not-in-tray")
    why = table.explains(0, "unit:camion_news")
    assert why is not None
    assert why.rule == "K-42"
    assert table.explains(0, "unit:molotov") is None


@pytest.mark.parametrize(("x", "y", "legal"), [
    (1500, 1500, True), (40500, 13500, True), (1499, 5000, False), (40501, 5000, False), (9000, 1499, False),
    (9000, 13501, False),
])  # fmt: skip
def test_K13_RUL24_the_whole_disc_in_cps_zone(x: int, y: int, legal: bool) -> None:
    """K-13, RUL-24, borders included."""
    assert in_zone(CP, 1500, x, y) == legal
    if not legal:
        refused(deployment(), f"place chorale {x} {y}", "K-13: refusal-outside-zone")


@pytest.mark.parametrize(("x", "y", "legal"), [
    (1500, 41500, True), (40500, 58500, True), (9000, 41499, False), (9000, 58501, False), (40501, 50000, False),
])  # fmt: skip
def test_K13_the_whole_disc_in_pos_zone(x: int, y: int, legal: bool) -> None:
    assert in_zone(PO, 1500, x, y) == legal


def test_K14_RUL15_po_may_not_cover_the_building() -> None:
    """K-14, RUL-15: touching its outline from outside is legal."""
    table = deployment()
    table.answer(0, "place chorale 20000 10000")
    refused(table, "place barrage 21000 44801", "K-14: refusal-on-building")
    table.answer(1, "place barrage 21000 44800")


def test_K15_RUL68_discs_may_touch_but_not_overlap() -> None:
    """K-15, RUL-68."""
    table = deployment()
    table.answer(0, "place chorale 20000 10000")
    table.answer(1, "place barrage 21000 43000")
    refused(table, "place passante 22999 10000", "K-15: refusal-overlaps")
    refused(table, "place passante 20000 10000", "K-15")
    table.answer(0, "place passante 23000 10000")


def test_K16_RUL14_all_discs_are_alike() -> None:
    """K-16, RUL-14, from the table of units."""
    assert (set(RADIUS), set(MASS)) == ({1500}, {6.0})


def test_K10_K17_RUL41_half_past_the_line_in_whole_numbers() -> None:
    """K-10, K-17, RUL-41."""
    assert in_building(21000, 46300)
    assert not in_building(21000, 46299)
    assert in_building(21000 + 2520, 50500 + 3360)
    assert not in_building(21000 + 2520, 50500 + 3361)


def test_K15_a_bot_finds_a_place_when_all_of_its_own_are_taken() -> None:
    table = deployment()
    g = state(table)
    table.answer(0, "place etudiantes 3000 5000")
    table.answer(1, "place barrage 21000 43000")
    for n, unit in enumerate([2, 4, 5, 6, 7, 8]):
        g.put(unit, 5600 + 5900 * n, 13500)
    assert [choice.notation for choice in table.options(0)][:1]
    for choice in table.options(0):
        assert table.refuses(0, choice) is None
