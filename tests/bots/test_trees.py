"""The search on small trees whose right answer is known: who is credited, what is kept, what is secret."""

from __future__ import annotations

import pytest

from cocarde.bots.search.budget import Budget
from cocarde.bots.search.ismcts import Search
from cocarde.bots.search.node import Arm
from cocarde.core.chance import Fast
from tests.bots.trees import ANSWERS, Tree, seat_of, table_of, worth


def searched(tree: Tree, simulations: int, path: str = "", seed: int = 1) -> list[Arm]:
    return Search(seat_of(tree, path), Fast(seed)).run(Budget(0.0, simulations))


def answers(arms: list[Arm]) -> str:
    return "".join(arm.choice.notation for arm in arms)


GENEROUS = Tree(
    "0 1 2",
    {
        # After a, seat 1 does well by itself with b, after which seat 2 answers what hurts seat 0 most.
        "aaa": (0.9, -0.6, 0.2),
        "aab": (0.8, -0.6, 0.4),
        "aba": (0.9, 0.6, -0.4),
        "abb": (-0.8, 0.4, 0.4),
        # After b nobody has a reason to hurt seat 0.
        "baa": (0.3, 0.4, 0.5),
        "bab": (-0.9, 0.6, -0.5),
        "bba": (-0.9, -0.4, 0.6),
        "bbb": (-0.9, -0.6, -0.6),
    },
)
HUNTED = Tree(
    "0 1 2",
    {
        # Seat 2 spares seat 0 after a, and only seat 1 would have liked it otherwise.
        "aaa": (0.4, -0.7, 0.6),
        "aab": (-0.9, 0.9, -0.6),
        "aba": (0.5, -0.4, 0.7),
        "abb": (-0.9, 0.8, -0.7),
        "baa": (0.8, -0.8, -0.6),
        "bab": (-0.5, -0.6, 0.6),
        "bba": (0.9, 0.5, -0.4),
        "bbb": (-0.6, 0.3, 0.4),
    },
)


@pytest.mark.parametrize("tree", [GENEROUS, HUNTED], ids=["generous", "hunted"])
@pytest.mark.parametrize("path", ["", "a", "b"])
def test_three_seats_each_answer_for_themselves(tree: Tree, path: str) -> None:
    seat = len(path)
    best, second = searched(tree, 400, path)
    exact = {letter: tree.exact(path + letter)[seat] for letter in "ab"}
    assert exact[best.choice.notation] == max(exact.values())
    for arm in (best, second):
        assert arm.mean == pytest.approx(worth(exact[arm.choice.notation]), abs=0.1)


def test_what_came_of_a_path_is_told_to_each_seat_as_its_own() -> None:
    tree = Tree("0 1 2", {"aaa": (0.2, -0.4, 0.8), "bbb": (0.0, 0.0, 0.0)}, taught=0.1)
    search = Search(seat_of(tree), Fast(1))
    search.path = [Arm(ANSWERS[0]) for _ in range(4)]
    search.answered = [0, 2, 1, 0]
    search.sights = [0.1, 0.2, 0.3, 0.4]
    search.learn(table_of(tree, "aaa").state)
    own = worth(0.2 + 0.1)  # what was taught besides is the seat's own advantage
    assert [arm.total for arm in search.path] == pytest.approx([own, worth(0.8), worth(-0.4), own])
    assert [arm.sight for arm in search.path] == search.sights
    assert [arm.visits for arm in search.path] == [1, 1, 1, 1]


def test_a_lost_position_is_worth_nothing_and_a_won_one_everything() -> None:
    tree = Tree("0 1 2", {"aaa": (-1.4, 1.4, 0.0), "bbb": (0.0, 0.0, 0.0)})
    search = Search(seat_of(tree), Fast(1))
    search.path = [Arm(ANSWERS[0]) for _ in range(4)]
    search.answered = [0, 1, 2, 0]
    search.sights = [0.0] * 4
    search.learn(table_of(tree, "aaa").state)
    assert [arm.total for arm in search.path] == [0.0, 1.0, 0.5, 0.0]


def flat(*values: float) -> Tree:
    """One seat, one answer."""
    return Tree("0", {ANSWERS[n].notation: (value, 0.0) for n, value in enumerate(values)})


def test_the_better_half_is_kept_again_and_again() -> None:
    """Eight options and 48 simulations: two rounds of eight, four of four, eight of two."""
    arms = searched(flat(-0.3, 0.6, 0.1, -0.6, 0.3, -0.1, 0.5, -0.5), 48)
    assert answers(arms) == "bgecfahd"
    assert [arm.visits for arm in arms] == [14, 14, 6, 6, 2, 2, 2, 2]
    assert [arm.mean for arm in arms[:3]] == pytest.approx([worth(0.6), worth(0.5), worth(0.3)])


def test_of_an_odd_number_the_one_in_the_middle_is_kept() -> None:
    """Five options and 30 simulations: two rounds of five, four of three, and four of two."""
    arms = searched(flat(0.1, 0.3, 0.2, -0.2, -0.1), 30)
    assert answers(arms) == "bcaed"
    assert [arm.visits for arm in arms] == [10, 10, 6, 2, 2]


def test_of_two_options_neither_is_dropped_and_of_equals_the_first_comes_first() -> None:
    arms = searched(flat(0.2, 0.2), 20)
    assert (answers(arms), [arm.visits for arm in arms]) == ("ab", [10, 10])
    assert answers(searched(flat(0.2, 0.2, 0.2, 0.2), 20)) == "abcd"


def test_an_only_option_is_tried_once() -> None:
    (only,) = searched(flat(0.4), 20)
    assert (only.visits, only.mean) == (1, worth(0.4))


BLUFF = Tree(
    "01 2",
    {
        # Seat 1 does not see what seat 0 answers: a is better for it on the whole, and then seat 0 should bluff (b).
        **{f"aa{end}": (0.2, 0.8, 0.0) for end in "ab"},
        **{f"ab{end}": (0.2, -0.8, 0.0) for end in "ab"},
        **{f"ba{end}": (0.8, -0.2, 0.0) for end in "ab"},
        **{f"bb{end}": (-0.8, 0.2, 0.0) for end in "ab"},
    },
)


def test_who_answers_in_secret_is_not_answered_to() -> None:
    assert BLUFF.exact()[0] == 0.2  # if seat 1 could see it, seat 0 should not bluff
    bluff, safe = searched(BLUFF, 400)
    assert answers([bluff, safe]) == "ba"
    assert safe.mean == pytest.approx(worth(0.2))
    assert bluff.mean == pytest.approx(worth(0.8), abs=0.1)


def test_first_sight_is_corrected_by_what_comes_after_it() -> None:
    ends = {"aa": (-0.6, 0.6), "ab": (-0.5, 0.5), "ba": (0.4, -0.4), "bb": (0.5, -0.5)}
    tree = Tree("0 1", ends, sights={"a": 0.5, "b": -0.2})
    assert answers(searched(tree, 2)) == "ab"
    assert answers(searched(tree, 200)) == "ba"
