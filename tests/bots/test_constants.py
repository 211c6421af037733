"""Numbers that a seeded match, a lesson or a search rests on: a change of them is seen, not suspected."""

from __future__ import annotations

from itertools import product

import pytest

from cocarde.bots.learning.temporal_differences import Pupil
from cocarde.bots.levels.searching import Ismcts
from cocarde.bots.match import play_match
from cocarde.bots.search.budget import Budget
from cocarde.bots.search.evened_dice import spread_out
from cocarde.bots.search.ismcts import Search
from cocarde.bots.search.rollout import survey
from cocarde.core.chance import Chance, Fast
from tests.bots.trees import ANSWERS, Tree, TreeState, seat_of, table_of

LINE = Tree("0 1 0 1 0", {"".join(letters): (0.1, -0.1) for letters in product("ab", repeat=5)})
CHOICE = Tree("0", {"a": (-0.3, 0.0), "b": (0.6, 0.0)})


class Listed(Chance):
    """Always the first result; keeps how many there might have been."""

    def __init__(self) -> None:
        super().__init__()
        self.sizes: list[int] = []

    def next_below(self, n: int) -> int:
        self.sizes.append(n)
        return 0

    def copy(self) -> Chance:
        return self

    def pack(self) -> list[object]:
        raise AssertionError


class Imagined(Tree):
    """Counts how often somebody imagines it."""

    worlds = 0

    def redeal(self, g: TreeState, seat: int, chance: Chance) -> TreeState:
        self.worlds += 1
        return super().redeal(g, seat, chance)


def test_a_budget_without_simulations_is_a_time() -> None:
    now = 100.0
    budget = Budget(2.0, clock=lambda: now)
    budget.begin()
    now += 1.0
    assert budget.share(1000) == 0.5


def test_one_answer_in_fifty_of_a_pupil_is_a_whim() -> None:
    luck = Listed()
    pupil = Pupil(CHOICE, CHOICE.judge, 0.05, [])
    assert pupil.choose(table_of(CHOICE).state, 0, ANSWERS[:2], luck, taught=True) is ANSWERS[0]
    assert luck.sizes == [50, 2]


def test_a_search_looks_ahead_in_four_worlds() -> None:
    tree = Imagined("0", {"a": (-0.3, 0.0), "b": (0.6, 0.0)})
    search = Search(seat_of(tree), Fast(1))
    tree.worlds = 0
    search.look_ahead()
    assert tree.worlds == 4


@pytest.mark.parametrize("plies", [2, 9])
def test_a_simulation_may_go_on_for_twice_as_many_choices_as_were_foreseen(plies: int) -> None:
    """Nine is beyond the end of the game: then what lies above the bookmark was done."""
    assert survey(LINE.judge, table_of(LINE).state, plies, 8, Fast(1)).most == 2 * plies


def test_a_searching_bot_searches_where_there_is_a_choice() -> None:
    bot = Ismcts(Budget(0.0, 20))
    assert bot.choose(seat_of(CHOICE), Fast(1)) is ANSWERS[1]


def test_a_seeded_match_is_the_same_everywhere() -> None:
    paths = []
    for seed in range(8):
        state = table_of(LINE).state
        assert play_match(LINE, state, ["random", "random"], seed) == 5
        paths.append(state.path)  # type: ignore[attr-defined]
    assert " ".join(paths) == "babab ababb abaab abaab abbbb baaab babaa babab"


def test_the_first_dice_of_worlds_step_through_four_dimensions_evenly() -> None:
    strides = spread_out([0, 0, 0, 0], 1)
    x = 1.1673039782614187
    assert x**5 == pytest.approx(x + 1)
    assert strides == pytest.approx([2**32 / x**power for power in (1, 2, 3, 4)], abs=1)
    assert strides == [3679390609, 3152041524, 2700274806, 2313257605]
