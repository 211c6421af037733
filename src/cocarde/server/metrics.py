"""What the house counts of itself, in the form Prometheus reads. Nothing here names a guest or a table.

It is for the host alone (`metrics_token`): in a quiet house a number that moves could tell of a secret answer.

Each process counts for itself: behind `serve --workers N` a scrape shows the process that happened to answer it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
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
        self.calls = Counter("cocarde_calls", "Answers by HTTP", ["status"], registry=self._registry)

    def watch(self, name: str, says: str, value: Callable[[], float]) -> None:
        """A figure that is looked up when somebody asks."""
        Gauge(f"cocarde_{name}", says, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._registry)


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
