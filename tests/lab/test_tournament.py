"""Tournaments: everybody meets everybody from every seat, and the verdict stands on the interval."""

from __future__ import annotations

import json

import pytest

from cocarde import cli
from cocarde.lab.measure.tournament import Tournament, fixtures
from cocarde.lab.runs.plan import Part, Played, Run


def won_by(bot: str, run: Run, n: int) -> Played:
    """Game `n`, won by this bot alone."""
    winner = run.seating(n).index(bot)
    return Played(n, 10, n, [1 if seat == winner else 2 for seat in range(run.seats)], [0] * run.seats)


def test_at_two_seats_every_pair_meets_once_and_sits_both_ways() -> None:
    runs = fixtures(Run("vendee", 2, {}, ["a", "b", "c"], 1, 4))
    assert [run.bots for run in runs] == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert [runs[0].seating(n) for n in range(2)] == [["a", "b"], ["b", "a"]]


def test_at_more_seats_each_plays_alone_against_a_field_of_each_other() -> None:
    runs = fixtures(Run("lys", 3, {}, ["a", "b"], 1, 6))
    assert [run.bots for run in runs] == [["a", "b", "b"], ["b", "a", "a"]]
    assert [runs[0].seating(n).index("a") for n in range(3)] == [0, 1, 2]


def test_both_sides_of_a_pair_and_what_the_interval_says() -> None:
    runs = fixtures(Run("vendee", 2, {}, ["a", "b"], 1, 100))
    counted = Tournament(runs)
    counted.add(Part(0, [won_by("a" if n % 10 else "b", runs[0], n) for n in range(100)], 1.0))
    strong, weak = counted.meetings()
    assert (strong.bot, strong.against, strong.wins, strong.of, strong.even) == ("a", "b", 90, 100, 0.5)
    assert (strong.verdict, weak.verdict) == ("stronger", "weaker")
    assert weak.wins == 10
    assert strong.low < 0.9 < strong.high


def test_few_games_tell_nobody_apart() -> None:
    runs = fixtures(Run("vendee", 2, {}, ["a", "b"], 1, 3))
    counted = Tournament(runs)
    counted.add(Part(0, [won_by("a", runs[0], n) for n in range(3)], 1.0))
    assert {meeting.verdict for meeting in counted.meetings()} == {"not told apart"}


def test_one_against_a_field_is_measured_by_its_even_share() -> None:
    runs = fixtures(Run("lys", 4, {}, ["a", "b"], 1, 100))
    counted = Tournament(runs)
    counted.add(Part(0, [won_by("a" if n < 45 else "b", runs[0], n) for n in range(100)], 1.0))
    (met,) = counted.meetings()
    assert (met.bot, met.of, met.even, met.verdict) == ("a", 100, 0.25, "stronger")


def test_partners_who_win_together_raise_the_even_share() -> None:
    runs = fixtures(Run("vendee", 4, {}, ["a", "b"], 1, 8))
    counted = Tournament(runs)
    counted.add(Part(1, [Played(n, 9, n, [1, 2, 1, 2], [0] * 4) for n in range(8)], 1.0))
    assert counted.meetings()[0].even == 0.5


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["lab", "tournament", "vendee", "--bots", "random,novice", "--games", "6", "--jobs", "1"]
    assert cli.run([*line, "--json"]) == 0
    met = json.loads(capsys.readouterr().out)
    assert [(one["bot"], one["against"], one["of"]) for one in met] == [
        ("random", "novice", 6),
        ("novice", "random", 6),
    ]
    assert cli.run(line) == 0
    assert "against" in capsys.readouterr().out
