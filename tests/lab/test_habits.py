"""`cocarde lab habits` and `cocarde lab mine`: what is counted, and candidates in the form of a book."""

from __future__ import annotations

import tomllib
from collections import Counter

import msgspec
import pytest

from cocarde.bots import SeatView
from cocarde.core.chance import Fast
from cocarde.core.profile import Answered
from cocarde.games import built_in, load
from cocarde.lab.measure.at_once import AtOnce
from cocarde.lab.measure.habits import GAMES, lines, watch_one
from cocarde.lab.measure.mine import as_book, mine_one
from cocarde.lab.runs.plan import Run
from tests.bots.book import Book, tables
from tests.contract.settings import Setting, random_play


def run_of(slug: str, bot: str) -> Run:
    seats = 4 if {3, 4} <= set(load(slug).meta.seats) else 2
    short = {"goal": "20000", "max_rounds": "5"} if slug == "courtisans" else {}
    return Run(slug, seats, load(slug).meta.settle(seats, short), [bot] * seats, 5, 1)


@pytest.mark.parametrize("slug", [slug for slug in built_in() if slug != "cortege"])
def test_what_is_counted_is_part_of_what_it_is_counted_of(slug: str) -> None:
    seen = watch_one(load(slug), run_of(slug, "random"), 0)
    assert seen[GAMES] == 1
    for line in lines(slug, seen):
        assert 0 <= line.counted <= line.of
        assert 0.0 <= line.low <= line.high <= 1.0


def test_a_report_that_is_named_is_counted_with_what_became_of_it() -> None:
    game = load("guillotine")
    seen = watch_one(game, run_of("guillotine", "random"), 0)
    read = sum(seen[f"event report_{fate}"] for fate in ("adopted", "tied", "rejected"))
    assert seen["named"] == read > 0
    counted = {line.habit: line.counted for line in lines("guillotine", Counter(seen))}
    assert counted["reports named"] == read


def test_a_dominated_answer_is_a_candidate() -> None:
    run = run_of("lys", "random")
    mined = mine_one((run, 0, 1000, 4, 1.0))
    assert mined.candidates, "random ends turns with trees in hand"
    verbs = {candidate.answer.split()[0] for candidate in mined.candidates if candidate.why == "dominated"}
    assert "end" in verbs <= {"end", "roll", "discard", "lose"}
    book = msgspec.convert(tomllib.loads(as_book(run, [mined])), Book)
    assert [position.after for position in book.position] == [candidate.after for candidate in mined.candidates]
    assert len(book.game[0].answers.strip().splitlines()) == mined.candidates[-1].after


def test_habits_notice_a_request_for_a_rival() -> None:
    table = Setting("courtisans", 4, negotiation="off").table(1)
    for seat, _ in random_play(table, 2):
        asked = [option for option in table.options(seat) if option.verb == "request"]
        for_others = [
            option for option in asked if option.args["target"] != f"seat{seat}" and "lettre" not in option.notation
        ]
        if for_others:
            answer = Answered(table.state, seat, for_others[0], table.options(seat))
            assert "asked for a rival" in set(table.game.habits().notices(answer, None, table.state))
            return
    raise AssertionError("nobody could ask for another")


def test_habits_of_the_lys_and_of_the_war_are_noticed_in_games_by_lot() -> None:
    for slug in ("lys", "vendee"):
        seen = watch_one(load(slug), run_of(slug, "random"), 0)
        counted = [(line.counted, line.of) for line in lines(slug, Counter(seen))[:-1]]
        assert all(0 < some < total for some, total in counted), (slug, counted)


FOLLIES = {
    "guillotine": {"kept silent": "had the floor", "against his own motion": "own motion", "shown": "could show"},
    "courtisans": {"action lost": "had an action"},
}
"""What bots never do, and of what it would be a part."""


@pytest.mark.parametrize("slug", FOLLIES)
def test_what_bots_never_do_is_noticed_where_lots_are_drawn(slug: str) -> None:
    seen = Counter[str]()
    for n in range(3):
        seen += watch_one(load(slug), run_of(slug, "random"), n)
    assert [foolish for foolish, of in FOLLIES[slug].items() if not 0 < seen[foolish] < seen[of]] == []


def test_good_throws_no_card_away_in_vain_and_plants_first() -> None:
    seen = watch_one(load("lys"), run_of("lys", "good"), 0)
    assert seen["could throw"] > 0
    assert seen["threw unplanted"] + seen["thrown away in vain"] + seen["left unplanted"] == 0


def test_an_answer_that_misses_a_win_or_leaves_a_loss_is_a_candidate() -> None:
    """Positions of the books: the flick that wins the round was not given, or the rival's was left."""
    found = set()
    for position, table in tables("cortege"):
        if (position.game, position.after) in {("201", 65), ("202", 142)}:
            seat_view = SeatView(table.game, table.state, position.seat)
            foolish = next(option for option in seat_view.options if not position.accepts(option.notation))
            why, better = AtOnce(seat_view, Fast(1)).misses(foolish)
            assert better is not None
            assert position.accepts(better.notation)
            found.add(why)
    assert found == {"misses a win", "leaves a loss"}
