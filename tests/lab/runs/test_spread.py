"""Work on several processes: in order, and nobody is left behind whatever happens."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cocarde.lab.runs.processes import Crashed, Processes


def square(number: int) -> int:
    return number * number


def whoami(_: int) -> int:
    return os.getpid()


def fall_at_three(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def dawdle(number: int) -> int:
    os.write(1, b"%d\n" % os.getpid())  # in one piece: both processes write here
    time.sleep(600 if number else 0)
    return number


def labour(path: Path) -> str:
    """Work for as many seconds as the file is called, and leave it behind."""
    time.sleep(int(path.name))
    path.touch()
    return path.name


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def gone_soon(pid: int) -> bool:
    """Is the process gone, or does it go within a while?"""
    until = time.monotonic() + 120
    while alive(pid) and time.monotonic() < until:
        time.sleep(0.05)
    return not alive(pid)


def test_results_come_in_the_order_of_the_pieces() -> None:
    assert list(Processes(2)(square, range(20))) == [n * n for n in range(20)]
    assert list(Processes(1)(square, range(3))) == [0, 1, 4]


def test_one_job_is_this_process_and_two_are_others() -> None:
    assert set(Processes(1)(whoami, range(3))) == {os.getpid()}
    assert os.getpid() not in set(Processes(2)(whoami, range(4)))


def test_a_process_that_is_killed_is_said_so_and_not_waited_for() -> None:
    with pytest.raises(Crashed, match="killed"):
        list(Processes(2)(fall_at_three, range(8)))


def test_who_stops_taking_results_leaves_no_process_behind() -> None:
    results = Processes(2)(whoami, iter(range(1000)))
    pids = {next(results) for _ in range(4)}
    results.close()  # type: ignore[attr-defined]
    assert all(gone_soon(pid) for pid in pids)


def test_who_stops_taking_results_does_not_wait_for_what_is_begun(tmp_path: Path) -> None:
    results = Processes(2)(labour, [tmp_path / "0", tmp_path / "600", tmp_path / "600"])
    assert next(results) == "0"
    results.close()  # type: ignore[attr-defined]
    assert [path.name for path in tmp_path.iterdir()] == ["0"]


def test_processes_whose_parent_is_killed_go_too() -> None:
    source = "from tests.lab.runs.test_spread import Processes, dawdle; list(Processes(2)(dawdle, range(4)))"
    parent = subprocess.Popen(
        [sys.executable, "-c", source], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert parent.stdout is not None
    pids = {int(parent.stdout.readline()) for _ in range(3)}
    parent.kill()
    parent.wait()
    assert all(gone_soon(pid) for pid in pids)
    parent.stdout.close()
