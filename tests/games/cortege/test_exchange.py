"""K-125 to K-131. The advanced rule."""

from __future__ import annotations

from cocarde.core.table import Table
from cocarde.games.cortege.data.numbers import ENTERED, NUMBER
from tests.games.cortege.street import at, flick, gauges, one, state, status, street
from tests.games.cortege.test_turns import refusal

PLACES = {"passante": (200, 200), "chorale": (60, 60), "charge": (200, 420), "barrage": (60, 560)}


def march(turn: int = 3, rule: str = "on", blocked: tuple[str, ...] = ()) -> Table:
    """Photographe and Syndicaliste are in custody."""
    return street(PLACES, (0, 2, 2), turn=turn, blocked=blocked, advanced_rule=rule)


def test_V35_K125_K128_the_exchange() -> None:
    """V-35, K-125, K-128, K-129, RUL-72, RUL-74, RUL-75."""
    table = march()
    assert "exchange photographe" in [choice.notation for choice in table.options(0)]
    before = table.clock(None)
    table.answer(0, "exchange photographe")
    assert (at(table, "photographe"), status(table, "photographe")) == ((20000, 20000), "board")
    assert (status(table, "passante"), gauges(table)) == ("swapped", (0, 2, 2))
    assert (state(table).turn, table.pending()) == (4, (1,))
    assert one(table.events(None, before), "exchanged").rule == "K-128"


def test_V35_K125_RUL71_once_a_round() -> None:
    """V-35, K-125, RUL-71: used, and Passant·e is gone."""
    table = march()
    table.answer(0, "exchange photographe")
    flick(table, "barrage", 0, 1, 40)
    assert refusal(table, 0, "exchange syndicaliste") == "K-125"
    state(table).exchanged = 0
    assert refusal(table, 0, "exchange syndicaliste") == "K-127"


def test_V35_K130_not_in_turn_1() -> None:
    """V-35, K-130."""
    assert refusal(march(turn=1), 0, "exchange photographe") == "K-130"
    assert refusal(march(turn=3), 0, "exchange photographe") == ""


def test_K125_only_with_the_option() -> None:
    assert refusal(march(rule="off"), 0, "exchange photographe") == "K-125"
    assert march(rule="off").view().exchanges == []
    assert march().view().exchanges == ["photographe", "syndicaliste"]


def test_V36_K127_RUL79_passante_in_the_building() -> None:
    """V-36, K-127, RUL-79."""
    table = march()
    state(table).put(NUMBER["passante"], 21000, 50000)
    assert refusal(table, 0, "exchange photographe") == "K-127"


def test_V36_K101_RUL40_passante_blocked() -> None:
    """V-36, K-101, K-127, RUL-40."""
    assert refusal(march(blocked=("passante",)), 0, "exchange photographe") == "K-101"


def test_V36_K126_a_unit_that_entered_is_not_available() -> None:
    """V-36, K-126."""
    table = march()
    state(table).take(NUMBER["photographe"], ENTERED)
    assert refusal(table, 0, "exchange photographe") == "K-126"


def test_RUL73_the_black_bloc_does_not_come_back() -> None:
    """RUL-73: there is no such answer."""
    assert [choice.notation for choice in march().options(0) if choice.verb == "exchange"] == [
        "exchange photographe",
        "exchange syndicaliste",
    ]


def test_K129_RUL77_the_turn_ends_and_with_it_the_blocks() -> None:
    """K-129, RUL-77."""
    table = march(blocked=("chorale",))
    table.answer(0, "exchange syndicaliste")
    assert sum(state(table).blocked) == 0


def test_K131_RUL78_the_returned_unit_plays_on_and_can_be_arrested_again() -> None:
    """K-131, RUL-78: Arrests counts again; flicked from CP's next turn on."""
    table = march()
    table.answer(0, "exchange photographe")
    flick(table, "barrage", 0, 1, 40)
    assert table.explains(0, "unit:photographe") is None
    flick(table, "chorale", 0, -1, 40)
    flick(table, "charge", 0, -1, 600)
    assert (status(table, "photographe"), gauges(table)) == ("arrested", (0, 3, 3))


def test_RUL76_passante_as_the_last_red_unit_may_be_exchanged() -> None:
    """RUL-76: the incoming unit is red, the round goes on."""
    table = street({"passante": (200, 200), "barrage": (60, 560)}, (0, 2, 6), turn=5, spare=False, advanced_rule="on")
    table.answer(0, "exchange syndicaliste")
    assert (state(table).turn, table.view().reds_left) == (6, 1)
