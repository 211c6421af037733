"""The figures and reasons of hints, on small trees whose right answer is known."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cocarde.bots.advice import NOTICED, Advice, advise, changes, gain, loss, most_moved
from cocarde.core.text import Text
from tests.bots.trees import ANSWERS, Tree, TreeState, seat_of, table_of, worth

ENDS = {"aa": (0.0, 0.0), "ab": (0.0, 0.0), "ba": (0.1, 0.0), "bb": (0.1, 0.0), "ca": (-0.8, 0.0), "cb": (-0.8, 0.0)}


def advised(tree: Tree, simulations: int) -> list[Advice]:
    return advise(table_of(tree), 0, f"ismcts:{simulations}", 1)


def test_what_was_tried_less_is_not_believed_to_be_better() -> None:
    """At first sight a is far better; four simulations do not outweigh that, though b came out a little higher."""
    first, second, third = advised(Tree("0 1", ENDS, sights={"a": 0.8, "b": -0.8, "c": -0.9}), 4)
    assert [each.choice.notation for each in (first, second, third)] == ["a", "b", "c"]
    assert [each.chance for each in (first, second, third)] == pytest.approx([worth(0.0), worth(0.0), worth(-0.8)])


def test_there_are_three_hints_at_most_the_likeliest_first() -> None:
    ends = {letter: (value, 0.0) for letter, value in zip("abcde", (0.1, 0.5, -0.2, 0.3, -0.4), strict=True)}
    hints = advised(Tree("0", ends), 60)
    assert [(hint.choice.notation, round(hint.chance, 6)) for hint in hints] == [("b", 0.75), ("d", 0.65), ("a", 0.55)]


def test_two_answers_get_two_hints_and_one_says_that_it_is_the_only_one() -> None:
    assert len(advised(Tree("0", {"a": (0.1, 0.0), "b": (0.2, 0.0)}), 8)) == 2
    (only,) = advised(Tree("0", {"a": (0.3, 0.0)}), 8)
    assert (only.choice.notation, only.chance, only.reason) == ("a", worth(0.3), Text("hint-only"))


PARTS: dict[str, Callable[[TreeState, int], float]] = {
    "prize": lambda g, seat: g.tree.judge.judgement(g, seat),
    "length": lambda g, seat: float(len(g.path)),
}


def test_the_first_hint_says_what_it_brings_and_the_others_what_they_lack() -> None:
    hints = advised(Tree("0", {"a": (0.1, 0.0), "b": (0.5, 0.0), "c": (-0.2, 0.0)}, parts=PARTS), 12)
    assert [hint.reason for hint in hints] == [
        Text("hint-gain", {"feature": "prize"}),
        Text("hint-loss", {"feature": "prize"}),
        Text("hint-loss", {"feature": "prize"}),
    ]


def test_parts_are_averaged_over_the_worlds_and_seen_by_the_seat_itself() -> None:
    tree = Tree("0", {"a": (0.1, 0.9), "b": (0.5, 0.9)}, parts=PARTS)
    seat = seat_of(tree)
    worlds = [table_of(tree).state for _ in range(4)]
    assert changes(seat, worlds, ANSWERS[1]) == pytest.approx({"prize": 0.5, "length": 1.0})
    assert [world.agenda != [] for world in worlds] == [True] * 4  # they are left as they were


def test_a_gain_is_measured_against_the_mean_of_the_others() -> None:
    """Of trees it brings 1 more than the others on average, of cards 1.5 more."""
    parts = [{"trees": 3.0, "cards": 1.5}, {"trees": 4.0}, {"cards": 0.0}]
    assert gain(parts) == Text("hint-gain", {"feature": "cards"})
    assert loss(parts[0], parts[1]) == Text("hint-loss", {"feature": "cards"})
    assert loss(parts[0], parts[2]) == Text("hint-loss", {"feature": "trees"})


def test_only_what_is_more_speaks_for_an_answer() -> None:
    assert most_moved({"a": 1.0, "b": 0.0}, {"a": 0.5, "b": 3.0}, "key") == Text("key", {"feature": "a"})
    assert most_moved({"b": 0.0}, {"b": 3.0}, "key") == Text("hint-even")
    assert most_moved({"a": 1.0, "b": 1.0}, {"a": 0.0, "b": 0.0}, "key") == Text("key", {"feature": "a"})
    assert most_moved({}, {}, "key") == Text("hint-even")


@pytest.mark.parametrize(("most", "reason"), [(NOTICED, "key"), (NOTICED * 0.99, "hint-even")])
def test_what_hardly_moves_is_no_reason(most: float, reason: str) -> None:
    better, worse = {"small": most}, {"large": 1.0 - most}
    assert most_moved(better, worse, "key").key == reason
