"""Simulation: the same figures however the work is shared, and figures that mean what they say."""

from __future__ import annotations

import json

import msgspec
import pytest

from cocarde import cli
from cocarde.bots import play_match
from cocarde.core.chance import Fast
from cocarde.core.codec import pack_state
from cocarde.core.playout import deal, play_randomly
from cocarde.games import load
from cocarde.lab.measure.simulate import Report, report
from cocarde.lab.results.tally import Tally
from cocarde.lab.runs.batch import Batch, play
from cocarde.lab.runs.plan import HAND, Run, game_seed
from cocarde.lab.runs.processes import Processes

OPTIONS = load("vendee").meta.settle(2, None)


def simulate(run: Run, jobs: int = 1) -> Report:
    """The figures of a run played on so many processes."""
    tally = Tally(run)
    for part in play(Batch("simulate", [run]), Processes(jobs), None, lambda games: None):
        tally.add(part)
    return report(tally, 1.0, jobs)


def lasting(report: Report) -> dict[str, object]:
    """The figures that do not depend on the machine."""
    figures = msgspec.to_builtins(report)
    return {key: value for key, value in figures.items() if key not in ("decisions_per_second", "seconds", "jobs")}


def test_one_process_and_two_give_the_same_figures() -> None:
    run = Run("vendee", 2, OPTIONS, ["random", "random"], seed=4, games=41)
    alone, shared = simulate(run), simulate(run, jobs=2)
    assert (alone.jobs, shared.jobs) == (1, 2)
    assert lasting(alone) == lasting(shared)


def test_another_seed_gives_other_games() -> None:
    first = simulate(Run("vendee", 2, OPTIONS, ["random", "random"], seed=1, games=5))
    other = simulate(Run("vendee", 2, OPTIONS, ["random", "random"], seed=2, games=5))
    assert first.checksum != other.checksum
    assert first.decisions != other.decisions


def test_wins_lengths_and_intervals_add_up() -> None:
    report = simulate(Run("vendee", 4, load("vendee").meta.settle(4, None), ["random"] * 4, seed=1, games=30))
    seats = report.wins
    assert [seat.wins for seat in seats[:2]] == [seat.wins for seat in seats[2:]], "partners win together"
    assert seats[0].wins + seats[1].wins == 30
    assert report.shared == 30
    assert all(seat.low <= seat.share <= seat.high for seat in seats)
    lengths = report.lengths
    assert lengths.least <= lengths.median <= lengths.most
    assert report.decisions == round(lengths.mean * 30)


def test_bots_sit_where_they_are_put_or_move_on() -> None:
    run = Run("vendee", 2, OPTIONS, ["greedy", "random"], seed=1, games=2, rotate=True)
    assert [run.seating(n) for n in range(3)] == [["greedy", "random"], ["random", "greedy"], ["greedy", "random"]]
    report = simulate(run)
    assert {bot.bot: bot.of for bot in report.wins_by_bot} == {"greedy": 2, "random": 2}
    assert [seat.bot for seat in report.wins] == [None, None]


def test_random_bots_play_the_same_games_in_the_fast_loop_and_in_a_match() -> None:
    game = load("vendee")
    for n in range(3):
        seed = game_seed(9, n)
        match, fast = (deal(game, 2, OPTIONS, Fast(seed)) for _ in range(2))
        length = play_match(game, match, ["random", "random"], seed)
        assert length == play_randomly(fast, Fast(seed ^ HAND))
        assert pack_state(match) == pack_state(fast)
    report = simulate(Run("vendee", 2, OPTIONS, ["random", "random"], seed=9, games=3))
    assert report.lengths.least <= length <= report.lengths.most


def test_the_command_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["lab", "simulate", "vendee", "--games", "6", "--seats", "2", "--bots", "random,random", "--seed", "1"]
    assert cli.run([*line, "--json", "--jobs", "1"]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert told.out.count("\n") == 1
    report = json.loads(told.out)
    assert {"games", "decisions", "decisions_per_second", "wins", "lengths"} <= report.keys()
    assert {"wins", "share", "low", "high", "seat"} <= report["wins"][0].keys()
    assert cli.run([*line, "--jobs", "1"]) == 0
    assert "seat 0" in capsys.readouterr().out
