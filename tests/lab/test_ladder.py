"""Ratings: the stronger stands above, the interval shrinks, seats of one bot stand together."""

from __future__ import annotations

import json
import random

import pytest

from cocarde import cli
from cocarde.lab.measure.ladder import Ladder, Rating, standings
from cocarde.lab.runs.plan import Part, Played, Run


def rated(games: int, seats: int = 2) -> dict[str, Rating]:
    """Three bots of which `a` beats `b` and `b` beats `c`, in four games of five."""
    run, luck = Run("lys", seats, {}, ["c", "a", "b"], 1, games, mingle=True), random.Random(4)
    ladder, strength = Ladder([run]), {"a": 2, "b": 1, "c": 0}
    played = []
    for n in range(games):
        seating = run.seating(n)
        order = sorted(range(seats), key=lambda seat: (-strength[seating[seat]], seat))
        if luck.random() < 0.2:
            order.reverse()
        played.append(Played(n, 10, n, [order.index(seat) + 1 for seat in range(seats)], [0] * seats))
    ladder.add(Part(0, played, 1.0))
    return {line.bot: line for line in ladder.table()}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_stronger_bot_stands_higher_beyond_its_interval(seats: int) -> None:
    table = rated(1000, seats)
    assert list(table) == ["a", "b", "c"]
    assert table["a"].low > table["b"].high > table["b"].low > table["c"].high


def test_more_games_make_the_interval_narrower() -> None:
    few, many = rated(20)["a"], rated(400)["a"]
    assert many.high - many.low < few.high - few.low
    assert many.low < many.mu < many.high
    assert many.high - many.mu == pytest.approx(1.96 * many.sigma, rel=1e-3)


def test_the_seats_of_a_bot_stand_where_they_stand_on_average() -> None:
    assert standings(["a", "b", "a", "b"], [1, 2, 4, 3]) == {"a": 2.5, "b": 2.5}
    assert standings(["a", "b", "b"], [2, 1, 3]) == {"a": 2.0, "b": 2.0}


def test_the_command_rates_one_game_or_all_with_the_mean(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["lab", "ladder", "vendee", "--bots", "random,novice", "--games", "8", "--jobs", "1"]
    assert cli.run([*line, "--json"]) == 0
    first, last = json.loads(capsys.readouterr().out)
    assert (first["game"], first["bot"], first["games"], last["bot"]) == ("vendee", "novice", 8, "random")
    assert cli.run(line) == 0
    assert "novice" in capsys.readouterr().out


def test_the_mean_of_several_games_stands_last() -> None:
    runs = [Run(game, 2, {}, ["a", "b"], 1, 10) for game in ("lys", "vendee")]
    ladder = Ladder(runs)
    for leg in (0, 1):
        ladder.add(Part(leg, [Played(n, 10, n, [1, 2], [0, 0]) for n in range(10 - 9 * leg)], 1.0))
    *_, best, worst = ladder.table()
    assert (best.game, best.bot, best.games) == (None, "a", 11)
    lys, vendee = (line for line in ladder.table() if line.bot == "a" and line.game)
    assert best.mu == pytest.approx((lys.mu + vendee.mu) / 2, abs=1e-3)
    assert best.sigma < max(lys.sigma, vendee.sigma)
    assert worst.bot == "b"
