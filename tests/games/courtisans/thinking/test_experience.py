"""Which moves are reckoned with at court, and the traits from which its bots have learnt."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde.core.agenda import waiting_decision
from cocarde.games.courtisans.state import CourtisansState
from cocarde.games.courtisans.thinking.experience import JUDGE, chance_of
from cocarde.games.courtisans.thinking.traits import FAMILIES
from tests.contract.settings import Setting, random_play
from tests.games.courtisans.scene import Scene
from tests.scenario import scenario


def foreseen(game: Scene, seat: int) -> list[str]:
    decision = waiting_decision(game.g)
    assert decision is not None
    return [choice.notation for choice in decision.foreseen(game.g, seat)]


def at_court(**more: Any) -> Scene:
    """Seat 1 is to act; seats 2 and 3 are the best off of the others."""
    fortune = {0: 1000, 1: 5000, 2: 20000, 3: 15000}
    found: Scene = scenario("courtisans", seats=4, **{"fortune": fortune, **more})
    return found


def test_nothing_is_given_away_and_no_action_left_unused() -> None:
    answers = foreseen(at_court(hands={1: ["titre_baron", "calomnie"]}), 1)
    assert answers[0] == "draw"
    assert not [answer for answer in answers if answer.startswith(("give", "end_turn"))]


def test_harm_is_done_to_those_who_are_best_off() -> None:
    answers = foreseen(at_court(hands={1: ["calomnie"]}), 1)
    struck = {answer.split()[2] for answer in answers if answer.startswith("play calomnie")}
    assert struck == {"seat2", "seat3"}
    accused = {answer.split()[1] for answer in answers if answer.startswith("intervene")}
    assert accused == {"seat2", "seat3"}


def test_a_spouse_is_spared_however_rich() -> None:
    game = at_court(hands={1: ["calomnie"]}, sexes="MMFM", married=[(1, 2)])
    struck = {answer.split()[2] for answer in foreseen(game, 1) if answer.startswith("play calomnie")}
    assert struck == {"seat0", "seat3"}


def test_even_debtors_are_rivals_where_all_are() -> None:
    game = at_court(hands={1: ["calomnie"]}, fortune={0: -9000, 2: -3000, 3: -5000})
    struck = {answer.split()[2] for answer in foreseen(game, 1) if answer.startswith("play calomnie")}
    assert struck == {"seat2", "seat3"}


def test_one_asks_for_oneself_and_where_there_is_hope() -> None:
    game = at_court(hands={1: ["titre_baron"]})
    asked = [answer for answer in foreseen(game, 1) if answer.startswith("request")]
    assert asked == ["request titre_baron seat1 king"]
    game = at_court(hands={1: ["titre_baron"]}, favour={1: "K2 Q2"})
    assert not [answer for answer in foreseen(game, 1) if answer.startswith("request")]


@pytest.mark.parametrize("seats", [3, 4, 6, 8])
def test_every_trait_has_a_weight(seats: int) -> None:
    assert len(JUDGE.learnt) == sum(FAMILIES.values())
    table = Setting("courtisans", seats, goal="20000").table(7)
    met = set()
    for n, _ in enumerate(random_play(table, 8)):
        if n % 5 == 0:
            assert isinstance(table.state, CourtisansState)
            for traits in JUDGE.traits(table.state):
                assert all(0 <= trait < len(JUDGE.learnt) for trait in traits)
                met.update(traits)
    assert len(met) > 150


def test_what_is_learnt_is_added_to_the_judgement() -> None:
    game = at_court()
    learnt = [0.0] * len(JUDGE.learnt)
    judge = JUDGE.by(JUDGE.weights, learnt)
    for seat in range(4):
        judged = JUDGE.judgement(game.g, seat)
        assert judge.insight(game.g, seat) == pytest.approx(judged)
        assert 2 * chance_of(judge.grounds(game.g)[seat]) - 1 == pytest.approx(judged)
    learnt[judge.traits(game.g)[1][0]] = 1.0
    assert judge.insight(game.g, 1) > judge.judgement(game.g, 1)
