"""The lookout: an answer of the next one that wins at once is found among many, and feared from then on."""

from __future__ import annotations

import pytest

from cocarde.bots import SeatView
from cocarde.bots.search.budget import Budget
from cocarde.bots.search.ismcts import Search
from cocarde.bots.search.lookout import MOST, Lookout
from cocarde.core.chance import Fast
from tests.bots.trees import ANSWERS, LETTERS, Tree, TreeJudge, table_of

ENDS = {f"a{letter}": (0.6, -0.6) for letter in LETTERS} | {f"b{letter}": (0.2, -0.2) for letter in LETTERS}
TRAP = Tree("0 1", ENDS | {"ah": (-1.0, 1.0)})


class Narrow(TreeJudge):
    """Players who look at two answers only."""

    breadth = 2


def seen(tree: Tree) -> SeatView:
    return SeatView(tree, table_of(tree).state, 0, Narrow(0.0))


def test_the_answer_that_wins_is_found_among_ten() -> None:
    lookout = Lookout(TRAP.judge, 0)
    assert [lookout.look(table_of(TRAP).state, ANSWERS[n]) for n in (1, 0)] == [False, True]
    assert lookout.feared == [ANSWERS[7]]


def test_what_a_partner_or_oneself_wins_with_is_not_feared() -> None:
    for tree in (Tree("0 0", TRAP.ends), Tree("0 1", {"aa": (0.9, 0.9), "ab": (0.5, 0.5), "ba": (0.1, 0.1)})):
        lookout = Lookout(tree.judge, 0)
        assert not lookout.look(table_of(tree).state, ANSWERS[0])
        assert not lookout.feared


@pytest.mark.parametrize("seed", range(5))
def test_a_search_does_not_walk_into_it(seed: int) -> None:
    arms = Search(seen(TRAP), Fast(seed)).run(Budget(0.0, 100))
    assert arms[0].choice is ANSWERS[1]


def test_the_latest_are_kept_in_mind_each_once() -> None:
    lookout = Lookout(TRAP.judge, 0)
    for answer in [*ANSWERS, ANSWERS[9]]:
        lookout.keep(answer)
    assert lookout.feared == ANSWERS[-MOST:]


def test_those_that_are_possible_are_looked_at_besides() -> None:
    lookout = Lookout(TRAP.judge, 0)
    lookout.keep(ANSWERS[2])
    lookout.keep(ANSWERS[9])
    assert lookout.beside(ANSWERS[:2], ANSWERS[:5]) == ANSWERS[:3]
    assert lookout.beside(ANSWERS[:4], ANSWERS[:5]) == ANSWERS[:4]


class Ticking:
    """A clock that goes on with every look at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def used(tree: Tree) -> float:
    clock = Ticking()
    Search(SeatView(tree, table_of(tree).state, 0), Fast(1)).run(Budget(300.0, 0, clock))
    return clock.now


def test_a_plain_question_is_answered_early_and_a_sharp_one_late() -> None:
    even = Tree("0 0 0", dict.fromkeys(("aaa", "aba", "baa", "bba"), (0.0, 0.0)))
    plain = Tree("0 0 0", {"aaa": (0.5, 0.0), "aba": (0.5, 0.0), "baa": (-0.5, 0.0), "bba": (-0.5, 0.0)})
    assert used(plain) < 0.5 * used(even)
    assert used(TRAP) > 1.8 * used(even)
