"""Section 3: factions, seats, the first roll, and the options that change them."""

from __future__ import annotations

import pytest

from cocarde.core.chance import Fast, Scripted
from cocarde.core.errors import Refused
from cocarde.core.table import Table
from cocarde.games.guillotine import GAME
from cocarde.games.guillotine.data.rows import FACTIONS
from cocarde.games.guillotine.state import GuillotineState
from tests.scenario import die

SHUFFLES = [0] * (53 + 35)
"""Both decks, in some order."""


def drafted(seats: int, *picks: str, rolls: list[int], **options: str) -> Table:
    table = Table.new(GAME, seats, options, chance=Scripted([*SHUFFLES, *rolls]))
    for line in picks:
        seat, _, faction = line.partition(": ")
        table.answer(int(seat), f"faction {faction}")
    return table


def order(table: Table) -> list[str]:
    assert isinstance(table.state, GuillotineState)
    return [FACTIONS[faction] for faction in table.state.order]


def test_GR98_four_players_choose_in_seat_order_and_the_last_takes_what_is_left() -> None:
    table = drafted(4, "0: crapauds", "1: royalistes", "2: girondins", rolls=die(1, 5, 2, 3))
    assert order(table) == ["crapauds", "royalistes", "girondins", "montagnards"]
    assert [seat.factions for seat in table.view().seats] == [[name] for name in order(table)]
    assert [event.kind for event in table.events() if event.kind.startswith("faction")] == 3 * ["faction_picked"] + [
        "faction_left"
    ]


def test_GR98_a_faction_is_chosen_once() -> None:
    table = Table.new(GAME, 4, chance=Fast(1))
    table.answer(0, "faction crapauds")
    with pytest.raises(Refused, match="GR-98"):
        table.answer(1, "faction crapauds")
    assert [choice.notation for choice in table.options(1)] == [
        "faction montagnards",
        "faction girondins",
        "faction royalistes",
    ]


def test_G1_GR11_two_players_lead_two_factions_that_alternate() -> None:
    table = drafted(2, "0: girondins", "1: montagnards", "1: royalistes", rolls=die(2, 4))
    assert order(table) == ["girondins", "montagnards", "crapauds", "royalistes"]
    assert [seat.factions for seat in table.view().seats] == [["girondins", "crapauds"], ["montagnards", "royalistes"]]
    assert table.view().order[0] == "montagnards"
    assert table.pending() == (1,)


def test_GR15_GR99_with_three_players_the_faction_left_stays_in_the_box() -> None:
    table = drafted(3, "0: girondins", "1: montagnards", "2: royalistes", rolls=die(6, 4, 1))
    assert order(table) == ["girondins", "montagnards", "royalistes"]
    view = table.view()
    assert {deputy.post for deputy in view.deputies if deputy.faction == "crapauds"} == {"box"}
    assert [faction.seat for faction in view.factions] == [1, 0, -1, 2]
    assert len(view.missions) == 54
    assert len(view.jacobins) == 36


def test_GR99_a_named_faction_is_out_before_the_choice() -> None:
    table = drafted(3, "0: girondins", "1: crapauds", rolls=die(6, 4, 1), unused_faction="montagnards")
    assert order(table) == ["girondins", "crapauds", "royalistes"]
    early = Table.new(GAME, 3, {"unused_faction": "montagnards"}, chance=Fast(1))
    with pytest.raises(Refused, match="GR-99"):
        early.answer(0, "faction montagnards")


def test_GR99_or_drawn_by_lot_before_the_choice() -> None:
    table = Table.new(GAME, 3, {"unused_faction": "random"}, chance=Scripted([2]))
    assert [choice.notation for choice in table.options(0)] == [
        "faction montagnards",
        "faction girondins",
        "faction royalistes",
    ]


@pytest.mark.parametrize(("seats", "unused"), [(4, "left"), (3, "left"), (3, "random"), (3, "girondins"), (2, "left")])
def test_GR98_GR99_random_factions_are_not_asked_for(seats: int, unused: str) -> None:
    options = {"faction_choice": "random", "unused_faction": unused}
    found = set()
    for seed in range(60):
        table = Table.new(GAME, seats, options, seed)
        assert table.view().turn == 1
        found.add(tuple(order(table)))
        assert unused not in order(table)
    assert len(found) > (5 if unused == "girondins" else 15)


def test_G4_everybody_begins_on_the_benches_with_five_points() -> None:
    view = Table.new(GAME, 4, {"faction_choice": "random"}, 3).view()
    assert {(deputy.post, deputy.pp, deputy.on_report, deputy.denounced) for deputy in view.deputies} == {
        ("convention", 5, False, False)
    }


def test_GR16_tied_players_roll_again_among_themselves() -> None:
    rolls = die(3, 6, 6, 2, 4, 4, 1, 5)
    table = drafted(4, "0: montagnards", "1: girondins", "2: crapauds", rolls=rolls)
    assert table.view().order == ["crapauds", "royalistes", "montagnards", "girondins"]
    rolled = [(event.args["seat"], event.args["roll"]) for event in table.events() if event.kind == "rolled_first"]
    assert rolled == [(0, 3), (1, 6), (2, 6), (3, 2), (1, 4), (2, 4), (1, 1), (2, 5)]


def test_G2_the_first_seat_begins_all_phases_and_moves_on_to_the_left() -> None:
    table = Table.new(GAME, 4, {"faction_choice": "random"}, 5)
    first = table.view().order
    firsts: list[str] = []
    while table.pending() and table.view().turn < 4:
        if table.view().turn > len(firsts):
            firsts.append(table.view().order[0])
        table.answer(table.pending()[0], table.options(table.pending()[0])[0])
    assert firsts == first[:3]
