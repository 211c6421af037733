"""Numbers after the colon, and how far a simulation goes on."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from cocarde.bots import make
from cocarde.bots.levels.searching import Ismcts
from cocarde.bots.search.budget import Budget
from cocarde.bots.search.evened_dice import EvenedDice
from cocarde.bots.search.horizon import Horizon
from cocarde.bots.search.ismcts import Search
from cocarde.bots.search.node import Arm
from cocarde.bots.search.rollout import chance_to_win, likely, outlook, play_on, some
from cocarde.core.agenda import advance
from cocarde.core.chance import Fast
from cocarde.core.errors import BadInput
from tests.bots.trees import ANSWERS, Tree, seat_of, table_of, worth

ENDS = ["".join(letters) for letters in product("ab", repeat=5)]
LINE = Tree("0 1 0 1 0", dict.fromkeys(ENDS, (0.1, -0.1)))


@pytest.mark.parametrize("count", ["1", "24", "999999999"])
def test_a_count_of_simulations_may_have_nine_digits(count: str) -> None:
    bot = make(f"ismcts:{count}")
    assert isinstance(bot, Ismcts)
    assert bot.budget.simulations == int(count)


@pytest.mark.parametrize("count", ["1000000000", "0", "", "²", "٣", "1e3", "+5"])
def test_anything_else_is_bad_input(count: str) -> None:
    with pytest.raises(BadInput, match="1 or more"):
        make(f"ismcts:{count}")


@pytest.mark.parametrize("most", [1, 2, 3])
def test_a_simulation_goes_on_for_so_many_real_choices(most: int) -> None:
    world = table_of(LINE).state
    horizon = Horizon(0, 1, most)
    horizon.begin(world, 1)
    play_on(LINE.judge, world, advance(world), horizon, 8, Fast(1), 0)
    assert (horizon.choices, len(world.path)) == (most, most)  # type: ignore[attr-defined]


def test_an_only_answer_is_no_real_choice() -> None:
    tree = Tree("0 1 0 1", {f"a{b}a{d}": (0.1, -0.1) for b in "ab" for d in "ab"})
    world = table_of(tree).state
    horizon = Horizon(0, 1, 1)
    horizon.begin(world, 1)
    play_on(tree.judge, world, advance(world), horizon, 8, Fast(1), 0)
    assert (horizon.choices, len(world.path)) == (1, 2)  # type: ignore[attr-defined]


def test_a_player_takes_what_is_best_at_first_sight_the_first_of_equals() -> None:
    tree = Tree("0", {"a": (0.1, 0.0), "b": (0.4, 0.0), "c": (0.4, 0.0), "d": (-0.9, 0.0)})
    world = table_of(tree).state
    assert likely(tree.judge, world, 0, ANSWERS[:4], 8, Fast(1)) is ANSWERS[1]
    assert likely(tree.judge, world, 0, ANSWERS[:1], 8, Fast(1)) is ANSWERS[0]
    assert likely(tree.judge, world, 0, [ANSWERS[3], ANSWERS[0]], 8, Fast(1)) is ANSWERS[0]
    assert outlook(tree.judge, world, 0, ANSWERS[3], Fast(1)) == pytest.approx(worth(-0.9))
    assert advance(world) is not None  # the world is left as it was


def test_an_imagined_player_commits_no_folly_unless_all_is_folly() -> None:
    ends = {"a": (0.9, 0.0), "b": (0.1, 0.0), "c": (0.4, 0.0)}
    one, all_of_it = Tree("0", ends, follies=["a"]), Tree("0", ends, follies=["a", "b", "c"])
    assert likely(one.judge, table_of(one).state, 0, ANSWERS[:3], 8, Fast(1)) is ANSWERS[2]
    assert likely(one.judge, table_of(one).state, 0, ANSWERS[:2], 8, Fast(1)) is ANSWERS[1]
    assert likely(all_of_it.judge, table_of(all_of_it).state, 0, ANSWERS[:3], 8, Fast(1)) is ANSWERS[0]


def test_a_search_expects_no_folly_of_others() -> None:
    """After `a` the other would win by a folly; without it `a` is the better answer."""
    ends = {"aa": (-0.9, 0.9), "ab": (0.5, -0.5), "ba": (0.0, 0.0), "bb": (0.0, 0.0)}
    for follies, best in (((), "b"), (("aa",), "a")):
        tree = Tree("0 1", ends, follies=follies)
        found = Search(seat_of(tree), Fast(1)).run(Budget(simulations=200))
        assert found[0].choice.notation == best


def test_who_is_not_taught_judges_by_the_judgement_alone() -> None:
    tree = Tree("0", {"a": (0.2, 0.0)}, taught=0.3)
    world = table_of(tree, "a").state
    assert chance_to_win(tree.judge, world, 0) == pytest.approx(worth(0.5))
    assert chance_to_win(tree.judge, world, 0, taught=False) == pytest.approx(worth(0.2))


def test_of_many_options_the_first_and_others_at_even_distances() -> None:
    options = ANSWERS[:9]
    assert some(options, 9, Fast(1)) is options
    assert some(options[:8], 8, Fast(1)) == options[:8]
    for seed in range(20):
        found = some(options, 5, Fast(seed))
        assert found[0] is options[0]
        places = sorted(options.index(choice) for choice in found[1:])
        assert [later - sooner for sooner, later in pairwise(places)] == [2, 2, 2]
    assert {choice for seed in range(20) for choice in some(options, 5, Fast(seed))} == set(options)


def test_a_descent_counts_each_real_choice_once() -> None:
    """The first answer is given; of the three choices to come one is made in the tree, two beyond it."""
    search = Search(seat_of(LINE), Fast(1))
    search.horizon = Horizon(0, 1, 3)
    world = table_of(LINE).state
    search.descend(Arm(ANSWERS[0]), world)
    assert (search.horizon.choices, len(world.path)) == (3, 4)  # type: ignore[attr-defined]


def test_every_round_has_luck_of_its_own() -> None:
    search = Search(seat_of(LINE), Fast(1))
    seeds = []
    for _ in range(4):
        search.play_round([Arm(ANSWERS[0])], Budget(0.0, 9))
        seeds.append(search.seed)
    assert len(set(seeds)) == 4
    assert search.rounds == search.simulations == 4


def test_what_was_never_tried_is_worth_nothing_yet() -> None:
    arm = Arm(ANSWERS[0])
    assert arm.mean == 0.0
    arm.learn(0.5, 0.25)
    arm.learn(0.5, 0.75)
    assert (arm.mean, arm.visits, arm.sight) == (0.5, 2, 1.0)


def test_when_the_even_dice_are_used_up_a_copy_is_the_source_beyond() -> None:
    dice = EvenedDice([1 << 31], Fast(3))
    assert isinstance(dice.copy(), EvenedDice)
    assert dice.below(6) == 3
    assert isinstance(dice.copy(), Fast)
    assert dice.below(1000) == Fast(3).below(1000)
