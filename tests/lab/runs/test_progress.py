"""The bar: a rate somebody can read, and nothing where nobody looks."""

from __future__ import annotations

import io
import sys

import pytest
from rich.progress import Progress

from cocarde.cli.progress import LATELY, Rate, progress


class Terminal(io.StringIO):
    """A stderr somebody looks at."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("games", "seconds", "said"),
    [(5000, 2, "2,500/s"), (3, 2, "2/s"), (1, 2, "30.0/min"), (1, 300, "0.2/min"), (0, 9, "")],
)
def test_the_rate_is_by_the_second_or_by_the_minute(games: int, seconds: int, said: str) -> None:
    now = [0.0]
    bar = Progress(get_time=lambda: now[0], speed_estimate_period=LATELY)
    task = bar.add_task("lys", total=10_000)
    bar.advance(task, 1)
    now[0] = seconds
    bar.advance(task, games)
    assert Rate().render(bar.tasks[0]).plain == said


def test_what_was_done_before_is_no_part_of_the_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    with progress("lys", 100) as told:
        told(90)
    assert "90/100" in terminal.getvalue()
    assert "/s" not in terminal.getvalue()


def test_nothing_is_drawn_where_nobody_looks(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("lys", 100) as told:
        told(0)
        told(50)
    assert capsys.readouterr().err == ""
