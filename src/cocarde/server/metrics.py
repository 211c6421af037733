"""What the house counts of itself, in the form Prometheus reads. Nothing here names a guest or a table.

It is for the host alone (`metrics_token`): in a quiet house a number that moves could tell of a secret answer.

Each process counts for itself; behind `serve --workers N` whichever answers asks the others, and each figure says whose
it is (`worker`).
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """Counters and gauges of one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.waited = Histogram(
            "cocarde_move_seconds",
            "From an answer of a person to its commit",
            buckets=BUCKETS,
            registry=self._registry,
        )
        self.thought = Histogram(
            "cocarde_bot_seconds",
            "From a question to a bot of the house to its answer, its wait for a free process included",
            buckets=(*BUCKETS, 10.0, 20.0),
            registry=self._registry,
        )
        self.committed = Histogram(
            "cocarde_commit_seconds",
            "One commit of moves, of however many tables",
            buckets=BUCKETS,
            registry=self._registry,
        )
        self._errors = ErrorCount(Counter("cocarde_errors", "Errors in the log", registry=self._registry))
        self.calls = Counter("cocarde_calls", "Answers by HTTP", ["status"], registry=self._registry)

    def watch(self, name: str, says: str, value: Callable[[], float]) -> None:
        """A figure that is looked up when somebody asks."""
        Gauge(f"cocarde_{name}", says, registry=self._registry).set_function(value)

    def count_errors(self) -> None:
        """From now on every error in the log counts."""
        logging.getLogger("cocarde").addHandler(self._errors)

    def close(self) -> None:
        """Count no more."""
        logging.getLogger("cocarde").removeHandler(self._errors)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._registry)


class ErrorCount(logging.Handler):
    """Counts what is logged as an error."""

    def __init__(self, counter: Counter) -> None:
        super().__init__(logging.ERROR)
        self._counter = counter

    def emit(self, record: logging.LogRecord) -> None:
        self._counter.inc()


def together(texts: Mapping[int, str]) -> str:
    """The figures of several workers by their numbers as one text: each family once, each figure with its worker."""
    families: dict[str, list[str]] = {}
    heads: dict[str, list[str]] = {}
    for worker, text in texts.items():
        name = ""
        for line in text.splitlines():
            if line.startswith("#"):
                name = line.split()[2]
                heads.setdefault(name, [])
                heads[name] += [line] if line not in heads[name] else []
            else:
                families.setdefault(name, []).append(labelled(line, worker))
    return "".join("\n".join([*heads[name], *lines]) + "\n" for name, lines in families.items())


def labelled(line: str, worker: int) -> str:
    """A figure that says whose it is."""
    told, _, value = line.rpartition(" ")
    name, brace, labels = told.partition("{")
    return f'{name}{{worker="{worker}"{"," + labels if brace else "}"} {value}'


class timed:  # noqa: N801 (used like a function)
    """Note how long this took, unless it failed."""

    __slots__ = ("_began", "_histogram")

    def __init__(self, histogram: Histogram) -> None:
        self._histogram = histogram

    def __enter__(self) -> None:
        self._began = time.perf_counter()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self._histogram.observe(time.perf_counter() - self._began)
