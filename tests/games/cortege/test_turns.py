"""K-3, K-7, K-8, K-48, K-84, K-100 to K-103. Turns and blocks."""

from __future__ import annotations

import pytest

from cocarde.core.errors import Refused
from cocarde.games.cortege.data.numbers import NUMBER
from tests.games.cortege.street import at, flick, gauges, kinds, one, state, status, street


def refusal(table, seat: int, words: str) -> str:
    choice = table.game.vocabulary.read(words)
    why = table.refuses(seat, choice)
    return why.rule if why else ""


def test_K100_odd_turns_are_cps() -> None:
    table = street({"chorale": (210, 100), "barrage": (60, 560)})
    seats = []
    for name in ("chorale", "barrage", "chorale", "barrage"):
        seats.append(table.pending()[0])
        flick(table, name, 0, 1, 40)
    assert (seats, state(table).turn) == ([0, 1, 0, 1], 5)


def test_K48_the_unit_must_be_own_on_the_board_and_free() -> None:
    """K-48, K-101."""
    table = street({"chorale": (210, 100), "passante": (100, 100), "barrage": (60, 560)}, blocked=("chorale",))
    assert refusal(table, 0, "flick barrage 0 1 500") == "K-48"
    assert refusal(table, 0, "flick molotov 0 1 500") == "K-48"
    assert refusal(table, 0, "flick chorale 0 1 500") == "K-101"
    assert refusal(table, 0, "flick passante 0 1 500") == ""
    assert {offer.ids["unit"] for offer in table.offers(0) if offer.ids} == {"passante", "black_bloc"}
    with pytest.raises(Refused, match="core: refusal-not-your-turn"):
        table.answer(1, "flick barrage 0 1 500")
    assert refusal(table, 0, "place chorale 2000 2000") == "K-100"


def test_K7_K103_one_cannot_decline_a_turn() -> None:
    """K-7, K-103."""
    table = street({"chorale": (210, 100), "barrage": (60, 560)})
    assert refusal(table, 0, "pass") == "K-7"
    assert "pass" not in [choice.notation for choice in table.options(0)]


def test_V29_K103_RUL38_a_side_with_nothing_to_flick_must_pass() -> None:
    """V-29, K-103, RUL-38: the only unit of PO is blocked; afterwards it is free."""
    table = street({"syndicaliste": (210, 200), "barrage": (210, 300)})
    flick(table, "syndicaliste", 0, 1, 300)
    assert state(table).blocked[NUMBER["barrage"]] == 1
    assert [choice.notation for choice in table.options(1)] == ["pass"]
    before = table.clock(None)
    table.answer(1, "pass")
    assert kinds(table.events(None, before)) == ["passed", "unblocked"]
    flick(table, "syndicaliste", 0, -1, 40)
    assert table.explains(1, "unit:barrage") is None


def test_K101_a_blocked_unit_can_still_be_moved_and_arrested() -> None:
    """K-101, RUL-39."""
    table = street({"charge": (210, 420), "etudiantes": (210, 250)}, turn=2, blocked=("etudiantes",))
    flick(table, "charge", 0, -1, 500)
    assert (status(table, "etudiantes"), state(table).blocked[3]) == ("arrested", 0)
    again = street({"lacrymo": (210, 420), "etudiantes": (210, 250)}, turn=2, blocked=("etudiantes",))
    flick(again, "lacrymo", 0, -1, 500)
    assert state(again).blocked[3] == 1


def test_K102_a_block_ends_with_the_owners_turn_not_with_the_enemys() -> None:
    table = street({"chorale": (210, 100), "passante": (100, 100), "barrage": (60, 560)}, turn=2, blocked=("chorale",))
    flick(table, "barrage", 0, 1, 40)
    assert state(table).blocked[NUMBER["chorale"]] == 1
    events = flick(table, "passante", 0, -1, 40)
    assert (one(events, "unblocked").args["unit"], state(table).blocked[NUMBER["chorale"]]) == ("chorale", 0)


@pytest.mark.parametrize("to", [(0, -1), (1, 0), (-1, -1)])
def test_K8_RUL60_any_direction_is_legal(to: tuple[int, int]) -> None:
    """K-8, RUL-60."""
    table = street({"chorale": (210, 100), "barrage": (60, 560)})
    assert refusal(table, 0, f"flick chorale {to[0]} {to[1]} 300") == ""


def test_K3_K4_a_unit_has_exactly_one_status() -> None:
    """K-3, K-4: and the view tells it with place, block and turn."""
    table = street({"chorale": (210, 100), "barrage": (60, 560)}, (1, 2, 1), turn=5)
    view = table.view()
    assert {disc.status for disc in view.discs} == {"board", "arrested", "discarded"}
    assert (view.turn, view.side, view.gauges.opinion) == (5, "cp", 2)
    assert [(disc.x, disc.y) for disc in view.discs if disc.id == "chorale"] == [(21000, 10000)]


def test_K5_units_are_numbered_in_the_canonical_order() -> None:
    table = street({"chorale": (210, 100)})
    names = [disc.id for disc in table.view().discs]
    assert (names[0], names[8], names[9], names[16]) == ("black_bloc", "masque_a_gaz", "interpellation", "camion_news")
    assert names == [unit.id for unit in table.game.box().units]  # type: ignore[attr-defined]


def test_K84_effects_then_returns_then_entry_then_blocks_then_the_end() -> None:
    """K-84, K-111: the order in the story of one flick."""
    places = {"photographe": (252, 120), "charge": (278, 430), "chorale": (100, 100)}
    table = street(places, (2, 3, 1), blocked=("chorale",), rounds="1")
    events = kinds(flick(table, "photographe", 0, 1, 585))
    wanted = ["flicked", "touched_match", "opinion_moved", "measured_inside", "entered", "unblocked", "round_ended"]
    assert events == wanted
    assert gauges(table) == (3, 4, 1)


def test_RUL63_a_table_takes_an_answer_only_from_the_seat_it_asks() -> None:
    """RUL-63: the second of two same answers meets another decision."""
    table = street({"chorale": (210, 100), "barrage": (60, 560)})
    table.answer(0, "flick chorale 0 1 100")
    place = at(table, "chorale")
    with pytest.raises(Refused):
        table.answer(0, "flick chorale 0 1 100")
    assert at(table, "chorale") == place
