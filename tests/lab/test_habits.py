"""`cocarde lab habits` and `cocarde lab mine`: what is counted, and candidates in the form of a book."""

from __future__ import annotations

import tomllib
from collections import Counter

import msgspec
import pytest

from cocarde.core.profile import Answered
from cocarde.games import built_in, load
from cocarde.lab.measure.habits import GAMES, lines, watch_one
from cocarde.lab.measure.mine import as_book, mine_one
from cocarde.lab.runs.plan import Run
from tests.bots.book import Book
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
    assert all(candidate.why == "dominated" and candidate.answer == "end" for candidate in mined.candidates)
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
