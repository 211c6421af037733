"""Baselines: everybody measured alike, and each row with the command that plays its games again."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from cocarde import cli
from cocarde.lab.measure.baselines import Baselines, matches
from cocarde.lab.runs.plan import Part, Played, Run
from tests.bots.packages import install, on_the_path

LYS_ONLY = """
    from cocarde.bots import Bot

    class Last(Bot):
        games = ("lys",)

        def choose(self, seat_view, chance):
            return seat_view.options[-1]
"""


def test_one_sits_in_every_seat_against_a_field_of_the_other() -> None:
    [run] = matches(Run("lys", 3, {}, ["good", "random"], 1, 6), "random")
    assert run.bots == ["good", "random", "random"]
    assert [run.seating(n).index("good") for n in range(3)] == [0, 1, 2]


def test_a_bot_that_does_not_play_a_game_is_left_out_there(tmp_path: Path) -> None:
    install(tmp_path, "lastly", {"last_one": "Last"}, LYS_ONLY)
    with on_the_path(tmp_path):
        assert matches(Run("vendee", 2, {}, ["last_one"], 1, 4), "random") == []
        assert len(matches(Run("lys", 2, {}, ["last_one"], 1, 4), "random")) == 1


def test_a_row_says_what_was_won_and_the_even_share() -> None:
    runs = matches(Run("lys", 4, {}, ["good"], 1, 100), "random")
    counted = Baselines(runs)
    played = [Played(n, 9, n, [1 if seat == n % 4 else 2 for seat in range(4)], [0] * 4) for n in range(100)]
    counted.add(Part(0, played, 1.0))
    [row] = counted.rows()
    assert (row.game, row.seats, row.met.wins, row.met.of, row.met.even) == ("lys", 4, 100, 100, 0.25)
    assert row.met.low > 0.9


def test_the_command_of_a_row_gives_the_same_row(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["lab", "baselines", "vendee", "--bots", "greedy", "--games", "8", "--jobs", "1", "--json"]
    assert cli.run(arguments) == 0
    [row] = json.loads(capsys.readouterr().out)
    cli.run([*shlex.split(row["command"])[1:], "--jobs", "1", "--json"])
    assert json.loads(capsys.readouterr().out) == [row]
    cli.run([*arguments[:-1], "--markdown"])
    assert capsys.readouterr().out.startswith(f"| vendee | 2 | `greedy` | `random` | {row['met']['wins']} of 8 |")


def test_nobody_is_measured_against_himself(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["lab", "baselines", "vendee", "--bots", "random"]) == 2
    assert "--bots random: nobody to measure against random" in capsys.readouterr().err
