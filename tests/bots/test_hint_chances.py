"""The figures and reasons of hints, on small trees whose right answer is known."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cocarde.bots.advice import NOTICED, Advice, advice_seed, advise, changes, gain, loss, most_moved
from cocarde.core.text import Text
from tests.bots.trees import ANSWERS, Tree, TreeState, seat_of, table_of, worth

ENDS = {"aa": (0.0, 0.0), "ab": (0.0, 0.0), "ba": (0.1, 0.0), "bb": (0.1, 0.0), "ca": (-0.8, 0.0), "cb": (-0.8, 0.0)}


def advised(tree: Tree, simulations: int) -> list[Advice]:
    return advise(table_of(tree), 0, f"ismcts:{simulations}", 1)


def test_what_is_told_comes_from_rounds_after_the_choice_and_not_from_first_sight() -> None:
    """At first sight a is far better; in the same worlds with the same luck b comes out a little higher."""
    found = advised(Tree("0 1", ENDS, sights={"a": 0.8, "b": -0.8, "c": -0.9}), 4)
    assert [each.choice.notation for each in found] == ["b", "a", "c"]
    assert [each.chance for each in found] == pytest.approx([worth(0.1), worth(0.0), worth(-0.8)])


def test_what_the_search_cannot_tell_apart_is_equal_and_no_ranking() -> None:
    found = advised(Tree("0", {"a": (0.1, 0.0), "b": (0.11, 0.0), "c": (-0.5, 0.0)}, parts=PARTS), 24)
    assert [(each.choice.notation, each.equal) for each in found] == [("b", False), ("a", True), ("c", False)]
    assert found[0].chance == found[1].chance > found[2].chance
    assert found[1].reason == Text("hint-even")
    every = advised(Tree("0", {"a": (0.1, 0.0), "b": (0.1, 0.0)}, parts=PARTS), 24)
    assert [each.reason.key for each in every] == ["hint-several", "hint-even"]


@pytest.mark.parametrize(
    ("end", "key"), [(-1.0, "hint-lost"), (-0.995, "hint-lost"), (-0.97, "hint-several"), (1.0, "hint-won")]
)
def test_where_nothing_helps_or_harms_any_more_it_is_said(end: float, key: str) -> None:
    """At 0 or 100 chances in a hundred one answer is named, and nobody is told that others are as good."""
    found = advised(Tree("0", {"a": (end, 0.0), "b": (end, 0.0)}, parts=PARTS), 24)
    assert [each.reason.key for each in found] == [key, "hint-even"] if key == "hint-several" else [key]


def test_how_much_worse_an_answer_is_agrees_with_the_chances_shown() -> None:
    """75.4 and 72.6 chances in a hundred are shown as 75 and 73: two apart, though 2.8 would round to three."""
    found = advised(Tree("0", {"a": (0.508, 0.0), "b": (0.452, 0.0)}, parts=PARTS), 24)
    assert [round(100 * each.chance) for each in found] == [75, 73]
    assert found[1].reason == Text("hint-behind", {"points": 2})


def test_the_same_position_gets_the_same_advice() -> None:
    table = table_of(Tree("0 1", ENDS))
    told = [
        [(each.choice, each.chance, each.reason) for each in advise(table, 0, "strong", advice_seed(table, 0))]
        for _ in range(2)
    ]
    assert told[0] == told[1]


def test_there_are_three_hints_at_most_the_likeliest_first() -> None:
    ends = {letter: (value, 0.0) for letter, value in zip("abcde", (0.1, 0.5, -0.2, 0.3, -0.4), strict=True)}
    hints = advised(Tree("0", ends), 60)
    assert [(hint.choice.notation, round(hint.chance, 6)) for hint in hints] == [("b", 0.75), ("d", 0.65), ("a", 0.55)]


def test_two_answers_get_two_hints_and_one_says_that_it_is_the_only_one() -> None:
    assert len(advised(Tree("0", {"a": (0.1, 0.0), "b": (0.2, 0.0)}), 8)) == 2
    (only,) = advised(Tree("0", {"a": (0.3, 0.0)}), 8)
    assert (only.choice.notation, only.reason) == ("a", Text("hint-only"))
    assert only.chance == pytest.approx(worth(0.3))


PARTS: dict[str, Callable[[TreeState, int], float]] = {
    "prize": lambda g, seat: g.tree.judge.judgement(g, seat),
    "length": lambda g, seat: float(len(g.path)),
}


def test_the_first_hint_says_what_it_brings_and_the_others_not_the_same_again() -> None:
    hints = advised(Tree("0", {"a": (0.1, 0.0), "b": (0.5, 0.0), "c": (-0.2, 0.0)}, parts=PARTS), 12)
    assert [hint.reason for hint in hints] == [
        Text("hint-gain", {"feature": "prize", "percent": 100}),
        Text("hint-behind", {"points": 20}),
        Text("hint-behind", {"points": 35}),
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
    assert gain(parts) == Text("hint-gain", {"feature": "cards", "percent": 60})
    assert loss(parts[0], parts[1]) == Text("hint-loss", {"feature": "cards", "percent": 60})
    assert loss(parts[0], parts[2]) == Text("hint-loss", {"feature": "trees", "percent": 67})


def test_only_what_is_more_speaks_for_an_answer() -> None:
    partly = Text("key-partly", {"feature": "a", "percent": 33})
    assert most_moved({"a": 1.0, "b": 0.0}, {"a": 0.5, "b": 1.0}, "key") == partly
    assert most_moved({"b": 0.0}, {"b": 3.0}, "key") is None
    assert most_moved({"a": 1.0, "b": 1.0}, {"a": 0.0, "b": 0.0}, "key") == Text("key", {"feature": "a", "percent": 50})
    assert most_moved({}, {}, "key") is None


@pytest.mark.parametrize(("most", "told"), [(NOTICED, True), (NOTICED * 0.99, False)])
def test_what_hardly_moves_is_no_reason(most: float, told: bool) -> None:
    better, worse = {"small": most}, {"large": 1.0 - most}
    assert (most_moved(better, worse, "key") is not None) is told
