"""What is foreseen on the Lys, and the traits from which its bots have learnt."""

from __future__ import annotations

import pytest

from cocarde.core.agenda import waiting_decision
from cocarde.games.lys.data.numbers import COCARDE, FIRST_ESCAPE, MARKINGS, PLACES
from cocarde.games.lys.state import LysState
from cocarde.games.lys.thinking.experience import CARDS, FAMILIES, JUDGE, PLACE
from cocarde.games.lys.thinking.judgement import left_of
from tests.contract.settings import Setting, random_play
from tests.games.lys.scene import Scene
from tests.scenario import scenario


def foreseen(game: Scene, seat: int) -> list[str]:
    decision = waiting_decision(game.g)
    assert decision is not None
    return [choice.notation for choice in decision.foreseen(game.g, seat)]


def test_a_tree_is_planted_at_once_here_or_there() -> None:
    game = scenario("lys", seats=3, at={0: "main 28"}, trees={0: 1}, hands={0: ["attack_red", "book_emile"]})
    assert foreseen(game, 0) == ["plant 1", "plant 17", "plant 27"]


def test_no_card_is_thrown_away_from_a_hand_that_is_not_too_full() -> None:
    hand = ["role_croix", "defence_red", "cel_barras"]
    game = scenario("lys", seats=3, at={0: "main 28"}, hands={0: hand})
    assert foreseen(game, 0)[0] == "roll"
    assert not [answer for answer in foreseen(game, 0) if answer.startswith("discard")]
    assert [answer for answer in game.options(0) if answer.startswith("discard")]
    full = [*hand, "cel_carnot", "escape_rope", "book_emile", "attack_blue"]
    game = scenario("lys", seats=3, at={0: "main 28"}, hands={0: full})
    assert len([answer for answer in foreseen(game, 0) if answer.startswith("discard")]) == len(full)


def test_any_two_books_are_as_good_as_any_other() -> None:
    books = ["book_emile", "book_candide", "book_tolerance"]
    game = scenario("lys", seats=3, at={0: "main 28"}, hands={0: books})
    assert len([answer for answer in foreseen(game, 0) if answer.startswith("books")]) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_trait_has_a_weight(seats: int) -> None:
    assert len(JUDGE.learnt) == sum(FAMILIES.values())
    table = Setting("lys", seats).table(7)
    for _ in random_play(table, 8):
        assert isinstance(table.state, LysState)
        for traits in JUDGE.traits(table.state):
            assert len(set(traits)) >= 10
            assert all(0 <= trait < len(JUDGE.learnt) for trait in traits)


def test_the_chances_of_all_seats_add_up_to_one() -> None:
    table = Setting("lys", 4).table(9)
    for n, _ in enumerate(random_play(table, 10)):
        if n % 10 == 0:
            assert isinstance(table.state, LysState)
            assert sum([1.0 + JUDGE.insight(table.state, seat) for seat in range(4)]) == pytest.approx(2.0)


def test_what_is_learnt_is_added_to_the_judgement() -> None:
    game = scenario("lys", seats=3, at={0: "main 29"}, marks={0: "cocarde"})
    learnt = [0.0] * len(JUDGE.learnt)
    judge = JUDGE.by(JUDGE.weights, learnt)
    before = judge.insight(game.g, 0)
    assert before == judge.judgement(game.g, 0) == JUDGE.judgement(game.g, 0)
    learnt[PLACE + (len(MARKINGS) + COCARDE) * len(PLACES) + 29] = 1.0  # about to throw
    assert judge.insight(game.g, 0) > before
    assert judge.insight(game.g, 1) < judge.judgement(game.g, 1)


def test_all_escapes_are_one_kind_and_all_books_another() -> None:
    game = scenario("lys", seats=3, hands={0: ["escape_rope", "escape_boat", "book_emile"]})
    kinds = {(trait - CARDS) // 22 for trait in JUDGE.traits(game.g)[0] if CARDS <= trait < CARDS + FAMILIES["cards"]}
    assert kinds == {FIRST_ESCAPE, FIRST_ESCAPE + 1}


def test_squares_that_are_gone_bring_the_end_nearer() -> None:
    game = scenario("lys", seats=3, at={0: "main 50", 1: "main 9"}, gone=[2, 10, 52])
    assert left_of(game.g.road, 50) == 5
    assert left_of(game.g.road, 9) == 45
    assert left_of(game.g.road, 56) == 0
