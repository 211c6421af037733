"""A run that is interrupted or killed goes on: the result is that of a run nobody disturbed, byte for byte."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

import cocarde
from cocarde import cli
from cocarde.core.errors import BadInput
from cocarde.games import load
from cocarde.lab.results import files
from cocarde.lab.runs.batch import Batch, play
from cocarde.lab.runs.journal import beside
from cocarde.lab.runs.plan import Run
from cocarde.lab.runs.processes import Processes

RUN = ["lab", "simulate", "vendee", "--games", "60", "--bots", "novice,random", "--rotate", "--seed", "7"]


def undisturbed(out: Path) -> bytes:
    assert cli.run([*RUN, "--jobs", "1", "--out", str(out)]) == 0
    assert not beside(out).exists()
    return out.read_bytes()


PROGRAM = """
import os, signal, sys
from cocarde import cli
from cocarde.lab.runs.journal import Journal

more, sign, write = int(sys.argv[1]), signal.Signals(int(sys.argv[2])), Journal._write

def struck(journal, line):
    global more
    write(journal, line)
    more -= 1
    if more == 0:
        os.kill(os.getpid(), sign)

Journal._write = struck
signal.signal(signal.SIGINT, signal.default_int_handler)  # tests in the background inherit that it is ignored
sys.exit(cli.run(sys.argv[3:]))
"""


def stopped(out: Path, more: int, sign: signal.Signals) -> subprocess.CompletedProcess[str]:
    """The run as a process of its own, on two more, which gets a signal when it has written so many lines more."""
    environment = {**os.environ, "PYTHONPATH": str(Path(cocarde.__file__).parents[1])}
    line = [sys.executable, "-c", PROGRAM, str(more), str(int(sign)), *RUN, "--jobs", "2", "--out", str(out)]
    return subprocess.run(line, env=environment, capture_output=True, text=True, check=False)


def lines(journal: Path) -> int:
    return journal.read_bytes().count(b"\n")


def test_interrupted_then_killed_then_torn_it_still_ends_as_if_nobody_had_disturbed_it(tmp_path: Path) -> None:
    whole, out = undisturbed(tmp_path / "whole.csv"), tmp_path / "games.csv"
    journal = beside(out)

    interrupted = stopped(out, 5, signal.SIGINT)
    assert interrupted.returncode == 130, interrupted.stderr
    assert f"kept in {journal}: the same command goes on" in interrupted.stderr
    assert not out.exists()
    kept = lines(journal)
    assert 5 <= kept < 61

    killed = stopped(out, 4, signal.SIGKILL)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    assert lines(journal) == kept + 4 < 61
    with journal.open("ab") as file:
        file.write(b'{"leg":0,"games":[[41,')

    assert undisturbed(out) == whole


def batch(seed: int = 3) -> Batch:
    """Three runs of different lengths whose games come in turn."""
    options = load("vendee").meta.settle(2, None)
    return Batch("test", [Run("vendee", 2, options, ["random"] * 2, seed, games) for games in (1, 3, 2)])


def played(out: Path, most: int | None = None) -> list[list[int]]:
    """The batch, left after so many parts (None: complete): which games came, by leg."""
    came: list[list[int]] = [[], [], []]
    with closing(play(batch(), Processes(1), out, lambda games: None)) as parts:
        for part in islice(parts, most):
            came[part.leg] += [game.n for game in part.games]
    return came


@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_a_batch_left_after_any_part_goes_on_without_a_game_lost_or_doubled(ending: str, tmp_path: Path) -> None:
    every = [[0], [0, 1, 2], [0, 1]]
    assert played(tmp_path / f"whole.{ending}") == every
    whole = (tmp_path / f"whole.{ending}").read_bytes()
    for done in range(7):
        out = tmp_path / f"{done}.{ending}"
        assert sum(map(len, played(out, done))) == done
        assert played(out) == every
        assert out.read_bytes() == whole


def test_killed_between_the_result_and_the_end_it_writes_the_result_again(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    played(out, 6)
    journal = beside(out).read_bytes()
    played(out)
    whole = out.read_bytes()
    beside(out).write_bytes(journal)
    files.check_place(out)
    played(out)
    assert out.read_bytes() == whole
    assert not beside(out).exists()


def test_the_journal_of_another_batch_is_refused_by_what_differs(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    played(out, 2)
    before = beside(out).read_bytes()
    with pytest.raises(BadInput, match="another run was interrupted here .seed was 3, not 4"):
        next(play(batch(4), Processes(1), out, lambda games: None))
    assert beside(out).read_bytes() == before


def test_the_bar_hears_first_what_was_done_before(tmp_path: Path) -> None:
    out, heard = tmp_path / "games.csv", list[int]()
    played(out, 2)
    list(play(batch(), Processes(1), out, heard.append))
    assert heard == [2, 3, 4, 5, 6]
