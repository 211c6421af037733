"""Section 3 and 5.1 to 5.3: set-up, the round, presentation."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cocarde.core.chance import Fast, Scripted
from cocarde.core.errors import BadInput, Refused
from cocarde.core.table import Table
from cocarde.games.courtisans import GAME
from cocarde.games.courtisans.data.numbers import CARD_CATEGORY, FACE, FACES, PLACE, REQUEST, SEX, TONE
from cocarde.games.courtisans.etiquette import bars_name
from cocarde.games.courtisans.rules.treasury.sources import FINES, count
from cocarde.games.courtisans.state import CourtisansState
from tests.games.courtisans.test_vectors_reigns import all_ready
from tests.games.courtisans.test_vectors_rulebook import NONE, court
from tests.scenario import die


def fresh(seats: int = 4, **options: str) -> Any:
    return Table.new(GAME, seats, options, chance=Fast(7))


def state(table: Table) -> CourtisansState:
    assert isinstance(table.state, CourtisansState)
    return table.state


def test_the_deck_is_the_one_of_table_2_3() -> None:
    """C-R3, C-R4, C-R82, C-R83: 110 cards, 40 of them requests; the symbols and tones add up."""
    assert len(FACE) == 110
    assert sum(REQUEST[face] for face in FACE) == 40
    assert Counter(PLACE[face] for face in FACE) == {-1: 68, 0: 21, 1: 7, 2: 14}
    assert Counter(SEX[face] for face in FACE) == {-1: 74, 0: 25, 1: 11}
    assert Counter(TONE[face] for face in FACE) == {0: 40, 1: 26, 2: 39, 3: 5}
    assert [FACES[face] for face in FACE].count("charge_gouvernante") == 1
    assert len(CARD_CATEGORY) == 110


@pytest.mark.parametrize("seats", range(3, 9))
def test_everybody_has_six_cards(seats: int) -> None:
    """C-1, C-2, C-6, C-R1, C-R85: Versailles, no war, King and Queen; six cards each, the rest is the deck."""
    view = fresh(seats).view(None)
    assert (view.place, view.wars, view.reign) == ("versailles", [], "reign")
    assert [player.hand_count for player in view.players] == [6] * seats
    assert (view.deck, view.discard, view.maison, view.ministere) == (110 - 6 * seats, [], [], [])
    assert (view.favourite, view.lover, view.secret_wife) == (-1, -1, -1)
    assert [player.fortune for player in view.players] == [0] * seats


@pytest.mark.parametrize("seats", [2, 9])
def test_three_to_eight_play(seats: int) -> None:
    """C-R1."""
    with pytest.raises(BadInput):
        fresh(seats)


def test_the_first_chambellan_is_drawn_or_named() -> None:
    """C-3, C-R100."""
    assert {Table.new(GAME, 4, {}, seed).view(None).chambellan for seed in range(30)} == {0, 1, 2, 3}
    assert fresh(4, first_chambellan="seat2").view(None).chambellan == 2


def test_characters_are_chosen_in_secret() -> None:
    """C-4: all at once, seen by nobody until the last has chosen."""
    table = fresh()
    table.answer(2, "character F tremiere")
    assert table.pending() == (0, 1, 3)
    assert table.view(2).chosen == ["F", "de la Trémière"]
    assert table.view(1).chosen is None
    assert [player.house for player in table.view(1).players] == [""] * 4
    for seat in (0, 1, 3):
        table.answer(seat, f"character M {('valpreux', 'malicorne', '', 'huchette')[seat]}")
    person = table.view(0).register[2]
    assert (person.sex, person.house_name) == ("F", "de la Trémière")


def test_a_clash_of_names_goes_to_the_nearer_seat() -> None:
    """C-5: the one nearer the Chambellan keeps it, the other is given the first free name of 2.18."""
    table = fresh(4, first_chambellan="seat2")
    for seat in range(4):
        table.answer(seat, "character M valpreux" if seat in (0, 3) else f"named M de_Maison-{'ABCD'[seat]}")
    names = [person.house_name for person in table.view(None).register]
    assert names == ["de Bourgenelle", "de Maison-B", "de Maison-C", "de Valpreux"]


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("de", "name-shape"),
        ("de la", "name-shape"),
        ("du 4 août", "name-shape"),
        ("x" * 41, "name-shape"),
        ("de Marquis-Carabas", "name-word"),
        ("du Chancelier", "name-word"),
        ("d’Étampes", ""),
        ("de Champfleury-sur-Dettes", ""),
    ],
)
def test_names_of_ones_own(name: str, rule: str) -> None:
    """C-5."""
    assert bars_name(name) == rule


def test_a_bad_name_is_refused() -> None:
    """C-5."""
    with pytest.raises(Refused, match="C-5"):
        fresh().answer(0, "named M du_Chancelier")


def test_round_one_presents_everybody() -> None:
    """C-7, C-8, C-9, C-14, C-19, C-20, C-25, C-26: parties and origin are rolled, a ten again; all are presented."""
    table = fresh(3, goal="30000", first_chambellan="seat0")
    for seat, name in enumerate(("valpreux", "malicorne", "huchette")):
        if seat == 2:
            table.state.chance = Scripted(die(10, 1, 4, 9, 5, 1, 8, 10, 2, 9, 3, 3))
        table.answer(seat, f"character M {name}")
    view = table.view(None)
    assert ([player.party for player in view.players], view.origin) == (
        ["angleterre", "espagne", "hollande"],
        "espagne",
    )
    assert [(player.king, player.queen) for player in view.players] == [(1, 8), (2, 9), (3, 3)]
    assert (view.round, view.rules.goal, [player.status for player in view.players]) == (1, 30000, ["court"] * 3)


def test_the_queens_party_is_favoured_only_when_presented() -> None:
    """C-27, C-R8, C-R65: two more at a presentation, nothing when a Queen changes."""
    game = court(die(4, 3), status={2: "exile"}, party={2: "espagne"}, hands={1: ["gloire_aux_colonies"]})
    game.play("1: play gloire_aux_colonies seat2")
    assert (game.king(2), game.queen(2)) == (6, 5)


def test_the_heir_is_of_the_other_sex() -> None:
    """C-11, C-24, C-R60, C-R61: same house, hand and fortune; a party of his choice, no marks, no former name."""
    game = court(
        die(5, 5), slot=4, sexes="MFMM", married=[(0, 1)], status={}, hands={0: ["poison"], 1: ["duel"]}, marks={1: 1}
    )
    game.g.status[1] = 4
    game.g.k[1] = game.g.q[1] = NONE
    game.g.spouse = [-1] * 4
    count(game.g, 1, FINES, -300)
    game.play("0: end_turn")
    assert game.asked == "1 ChooseParty"
    assert game.options(1) == ["party angleterre", "party espagne", "party hollande"]
    game.play("1: party hollande")
    person, player = game.table.view(1).register[1], game.table.view(1).players[1]
    assert (person.sex, person.current_name, person.former_names, person.ever_married) == (
        "M",
        game.g.house[1],
        (),
        False,
    )
    assert (player.party, player.marks, player.serial, player.fortune, player.hand) == (
        "hollande",
        [],
        2,
        -300,
        ["duel"],
    )
    assert player.king == 5


def test_the_office_passes_to_the_left_and_stays_with_the_player() -> None:
    """C-10, C-19, C-21, C-22, C-R2, C-R38, C-R39: the next seat; the player of the dead keeps it, without turns."""
    game = court(slot=4)
    game.play("0: end_turn")
    assert game.g.chambellan == 1
    all_ready(game)
    game.g.status[1], game.g.k[1], game.g.q[1] = 4, NONE, NONE
    assert game.asked == "1 ChoosePlace"
    game.play("1: place chasse")
    assert game.asked == "2 TakeTurn"
    game.pass_turns(2, 3, 0)
    assert game.g.round == 5


def test_those_at_court_are_not_presented_again() -> None:
    """C-26, C-12."""
    game = court(slot=4, favour={0: "K9 Q-2"})
    game.play("0: end_turn")
    assert (game.king(0), game.queen(0)) == (9, -2)


def test_a_name_already_taken_is_told_to_all() -> None:
    """C-5: he who sits nearer the Chambellan keeps it."""
    table = fresh(first_chambellan="seat1")
    for seat in range(4):
        table.answer(
            seat, "named M Valpreux" if seat == 0 else f"character M {('', 'valpreux', 'malicorne', 'huchette')[seat]}"
        )
    given = [seen for seen in table.events(3) if seen.kind == "house_given"]
    assert [(seen.args["seat"], seen.args["wish"], seen.rule) for seen in given] == [(0, "Valpreux", "C-5")]
    assert table.view(3).players[0].house == given[0].args["name"] != "Valpreux"


def test_the_manner_of_negotiating_where_nobody_chose() -> None:
    """C-42, C-R102."""
    assert GAME.meta.settle(4, {})["negotiation"] == "live"
    assert GAME.meta.settle(4, {}, alone=True)["negotiation"] == "quick"
    assert GAME.meta.settle(4, {"negotiation": "live"}, alone=True)["negotiation"] == "live"
