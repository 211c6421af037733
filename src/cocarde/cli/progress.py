"""A progress bar on stderr, where somebody looks at it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

LATELY = 600.0
"""Seconds over which the rate is measured: one game of bots that search may take minutes."""


class Rate(ProgressColumn):
    """How many in a second, or in a minute where that says more."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        return Text(f"{speed:,.0f}/s" if speed >= 1 else f"{60 * speed:.1f}/min", style="progress.data.speed")


@contextmanager
def progress(title: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """Gives a function to be told how much is done; `total` None: nobody knows how much there is.

    What is told first was done before: the rate begins there.
    """
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    shown = sys.stderr.isatty()
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not shown, speed_estimate_period=LATELY) as bar:
        task = bar.add_task(title, total=total)
        begun = False

        def told(done: int) -> None:
            nonlocal begun
            if begun:
                bar.update(task, completed=done)
            else:
                bar.reset(task, completed=done)
                begun = True

        yield told
