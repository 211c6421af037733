"""The coach: what answers cost, what the dice did, and that it knows no more than the seat knew then."""

from __future__ import annotations

import pytest

from cocarde.bots.coach.analysis import Assessed, Judged, accuracy, analyse, costliest, judge, real_choices, sum_up
from cocarde.bots.coach.comparison import Compared, compare, doubt, led_by_search, seed_of, told_apart
from cocarde.bots.coach.consequences import consequences, gains, lasting, losses
from cocarde.bots.coach.luck import fortune, hoped_for
from cocarde.bots.seat_view import SeatView
from cocarde.core.chance import Fast, Scripted
from cocarde.core.table import Table
from cocarde.core.text import Text
from cocarde.games import load
from tests.bots.test_ismcts import default_settings
from tests.bots.trees import ANSWERS, Tree, seat_of, worth
from tests.contract.settings import Setting, random_play
from tests.contract.test_secrecy import redealt


def played(slug: str, seats: int, seed: int) -> Table:
    """A whole game at random."""
    table = Setting(slug, seats).table(seed)
    for _ in random_play(table, seed):
        pass
    return table


@pytest.fixture(scope="module")
def game() -> Table:
    return played("vendee", 2, 5)


def judged(n: int, given: float, best: float) -> Judged:
    def answer(chance: float) -> Assessed:
        return Assessed("a", Text("a"), None, chance)

    return Judged(n, Text("prompt"), 3, answer(given), answer(best))


def test_the_best_answer_comes_first_and_the_given_one_is_compared_with_it() -> None:
    ends = {letter: (value, 0.0) for letter, value in zip("abcdef", (0.1, 0.5, -0.2, 0.3, -0.4, -0.8), strict=True)}
    found = compare(seat_of(Tree("0", ends)), 60, 1, ANSWERS[5])
    assert [one.choice.notation for one in found] == ["b", "d", "a", "f"]
    assert found[0].chance == pytest.approx(worth(0.5))
    assert found[-1].chance == pytest.approx(worth(-0.8))
    assert told_apart(found[0], found[-1])


def test_a_difference_that_may_be_luck_is_not_told() -> None:
    sure = Compared(ANSWERS[0], [0.6, 0.7, 0.6, 0.7])
    assert doubt(sure, Compared(ANSWERS[1], [0.5, 0.6, 0.5, 0.6])) == pytest.approx(0.0)
    assert told_apart(sure, Compared(ANSWERS[1], [0.5, 0.6, 0.5, 0.6]))
    assert not told_apart(sure, Compared(ANSWERS[1], [0.9, 0.1, 0.9, 0.1]))
    assert not told_apart(sure, Compared(ANSWERS[1], [0.595, 0.695, 0.595, 0.695]))


def test_of_what_cannot_be_told_apart_the_search_chooses() -> None:
    lucky = Compared(ANSWERS[0], [0.9, 0.1, 0.9, 0.1], place=2)
    liked = Compared(ANSWERS[1], [0.1, 0.9, 0.1, 0.8], place=0)
    worse = Compared(ANSWERS[2], [0.0, 0.0, 0.0, 0.0], place=1)
    assert led_by_search([lucky, liked, worse]) == [liked, lucky, worse]
    sure = Compared(ANSWERS[0], [0.9, 0.9, 0.9, 0.9], place=2)
    assert led_by_search([sure, worse]) == [sure, worse]


def test_where_the_search_can_tell_no_difference_nothing_was_given_away() -> None:
    ends = {"a": (0.1, 0.0), "b": (0.1, 0.0), "c": (-0.5, 0.0)}
    table = Table.new(Tree("0", ends), 2)
    even, poor = judge(table, 0, 2, ANSWERS[1], 24), judge(table, 0, 2, ANSWERS[2], 24)
    assert (even.best.choice, even.loss, even.clear) == ("b", 0.0, 0.0)
    assert poor.best.choice == "a"
    assert poor.loss == pytest.approx(worth(0.1) - worth(-0.5))


def test_one_answer_that_is_better_than_all_the_others_is_clear() -> None:
    table = Table.new(Tree("0", {"a": (0.1, 0.0), "b": (0.6, 0.0), "c": (-0.5, 0.0)}), 2)
    assert judge(table, 0, 2, ANSWERS[0], 24).clear == pytest.approx(worth(0.6) - worth(0.1))


def test_accuracy_is_halved_by_each_tenth_given_away() -> None:
    assert accuracy([]) == 1.0
    assert accuracy([judged(1, 0.5, 0.5), judged(2, 0.3, 0.4), judged(3, 0.2, 0.4)]) == pytest.approx(1.75 / 3)


def test_the_three_moments_that_cost_most() -> None:
    lost = [judged(n, 0.5 - n / 100, 0.5) for n in (0, 3, 1, 7, 5)]
    assert [one.n for one in costliest(lost)] == [7, 5, 3]
    assert costliest(lost[:1]) == []


def test_only_answers_and_answers_taken_back_are_no_decisions() -> None:
    table = Table.new(Tree("0 0 1", {"aa": (0.0, 0.0), "ba": (0.0, 0.0)} | {"aaa": (0.0, 0.0), "baa": (0.0, 0.0)}), 2)
    table.answer(0, ANSWERS[0])
    table.undo(0)
    table.answer(0, ANSWERS[1])
    assert real_choices(table, 0) == [4]


def test_the_parts_add_up_from_the_start_to_the_end(game: Table) -> None:
    found = list(analyse(game, 0, 2))
    assert [one.n for one in found] == real_choices(game, 0)
    summary = sum_up(game, 0, found)
    assert summary.end in (0.0, 1.0)
    way = summary.start + summary.choices + summary.dice + summary.others
    assert way == pytest.approx(summary.end, abs=0.02)
    assert summary.choices == pytest.approx(-sum(one.loss for one in found), abs=0.01)
    assert summary.moments == [one.n for one in costliest(found)]


def test_it_goes_on_where_it_stopped_and_says_the_same(game: Table) -> None:
    numbers = real_choices(game, 1)
    last = numbers[-4]
    found = list(analyse(game, 1, 2, after=last))
    assert [one.n for one in found] == numbers[-3:]
    assert found == list(analyse(game, 1, 2, after=last))


def test_what_was_thrown_is_compared_with_what_might_have_been() -> None:
    """The same answer, other cards: the luck of a draw is what came, less the mean of what might have come."""
    game = load("cortege")
    table = Setting("cortege", 2).table(3)
    for _ in random_play(table, 4):
        pass
    drawn = fortune(table, 0)
    assert drawn
    assert sum(drawn.values()) == pytest.approx(-sum(fortune(table, 1).values()), abs=0.05 * len(drawn))
    before = table.replay(next(iter(drawn)) - 1)
    move = table.log[next(iter(drawn)) - 1]
    choice = game.vocabulary.read(move.choice)
    hopes = [hoped_for(game.judge, before.state, move.seat, choice, 0, seed) for seed in (1, 1)]
    assert hopes[0] == hopes[1] is not None


def test_what_is_not_drawn_is_not_luck() -> None:
    table = Table.new(Tree("0", {"a": (0.1, 0.0), "b": (0.5, 0.0)}), 2)
    assert hoped_for(table.game.judge, table.state, 0, ANSWERS[0], 0, 1) is None


def test_what_follows_one_answer_and_not_the_other() -> None:
    """Vendée: to cancel what the other has just played, or to let it pass (V-61)."""
    table = Setting("vendee", 2).table(5)
    for seat, _ in random_play(table, 6):
        if type(table.decision).__name__ == "Interrupt" and len(table.options(seat)) > 1:
            break
    seat_view = SeatView(table.game, table.state, seat)
    annul, passing = [next(one for one in seat_view.options if one.verb == verb) for verb in ("annul", "pass")]
    found = consequences(seat_view, passing, annul, 1)
    assert found
    assert all(0.5 <= each.share <= 1.0 for each in found)
    assert [abs(each.change) * each.share for each in found] == sorted(
        [abs(each.change) * each.share for each in found], reverse=True
    )
    assert [*gains(found), *losses(found)]
    assert "cancelled" not in {each.seen.kind for each in found}
    assert consequences(seat_view, annul, annul, 1) == []


def test_what_only_mends_again_is_no_gain() -> None:
    """A wound that is nursed after the answer that brought it; a loss after a greater gain is no harm either."""
    assert lasting(0.3, -0.1) == lasting(-0.2, 0.1) == lasting(0.0, 0.4) == 0.0
    assert lasting(0.3, 0.1) == pytest.approx(0.1)
    assert lasting(-0.1, -0.4) == pytest.approx(-0.1)


@default_settings
def test_the_coach_knows_only_what_the_seat_knew_then(setting: Setting) -> None:
    """Whatever the others held, the same is said of the same question."""
    table = setting.table(61)
    looked = 0
    for n, (seat, choice) in enumerate(random_play(table, 62)):
        if n % 60 == 11 and len(table.options(seat)) > 1:
            world = redealt(table, seat, n)
            assert seed_of(SeatView(world.game, world.state, seat)) == seed_of(SeatView(table.game, table.state, seat))
            assert judge(world, seat, 1, choice, 6) == judge(table, seat, 1, choice, 6)
            looked += 1
        if looked == 3:
            break


def test_a_scripted_world_is_left_as_it_was(game: Table) -> None:
    """To look back changes nothing: the log and the position are what they were."""
    before = game.save()
    fortune(game, 0)
    next(analyse(game, 0, 2))
    assert game.save() == before
    assert isinstance(game.state.chance, (Fast, Scripted))
