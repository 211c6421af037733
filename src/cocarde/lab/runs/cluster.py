"""Work shared between the machines of a Ray cluster."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from types import TracebackType
from typing import Any, Final, TypeVar

import cocarde
from cocarde.core.errors import BadInput
from cocarde.lab.runs.processes import AHEAD, Crashed, cores, in_order

P = TypeVar("P")
R = TypeVar("R")

LOCAL: Final = "local"
PATIENCE: Final = 5.0
"""Seconds until a machine that does not answer is given up."""
DISCREET: Final = {"RAY_USAGE_STATS_ENABLED": "0"}
"""Ray tells nobody that it is used."""
ABROAD: Final = {"RAY_NUM_REDIS_GET_RETRIES": "1", "RAY_py_gcs_connect_timeout_s": "10"}
"""It gives up soon what is no cluster…"""
AT_HOME: Final = {"RAY_py_gcs_connect_timeout_s": "120"}
"""…but one that it starts itself may take its time on a busy machine."""


class Cluster:
    """A crew: every processor of the cluster at `address`, or of one that is started here for `local`."""

    _ray: Any

    def __init__(self, address: str) -> None:
        check_address(address)
        if find_spec("ray") is None:
            raise BadInput(f"--ray {address}: this needs Ray (pip install 'cocarde[cluster]')")
        for name, value in (DISCREET | (AT_HOME if address == LOCAL else ABROAD)).items():
            os.environ.setdefault(name, value)
        ray = self._ray = import_module("ray")
        own = {"num_cpus": cores(), "include_dashboard": False} if address == LOCAL else {}
        try:
            ray.init(address, log_to_driver=False, logging_level="ERROR", **own)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BadInput(f"--ray {address}: {_first_line(error)}") from error
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._compare_versions(address)

    def _compare_versions(self, address: str) -> None:
        try:
            theirs = self._ray.get(self._ray.remote(version).remote())
        except self._ray.exceptions.RayError as error:
            self._ray.shutdown()
            raise BadInput(f"--ray {address}: Cocarde is not installed there ({_first_line(error)})") from error
        if theirs != cocarde.__version__:
            self._ray.shutdown()
            raise BadInput(f"--ray {address}: Cocarde is {theirs} there, {cocarde.__version__} here")

    def __enter__(self) -> Cluster:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ray.shutdown()

    def __call__(self, work: Callable[[P], R], pieces: Iterable[P], /) -> Iterator[R]:
        """The parts in the order of the pieces."""
        task = self._ray.remote(work)
        try:
            yield from in_order(task.remote, pieces, self._ray.get, AHEAD * self.size)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except self._ray.exceptions.RayError as error:
            raise Crashed(f"the cluster stopped working: {_first_line(error)}") from error


def version() -> str:
    """Which Cocarde is installed where this runs."""
    return cocarde.__version__


def check_address(address: str) -> None:
    """`BadInput` unless it is `local`, `auto`, or a machine that answers at HOST:PORT or ray://HOST:PORT."""
    if address in (LOCAL, "auto"):
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or not 0 < int(port) < 65536:
        raise BadInput(f"--ray {address}: write local, auto, HOST:PORT or ray://HOST:PORT")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        raise BadInput(f"--ray {address}: {error.strerror or error}") from error


def _first_line(error: BaseException) -> str:
    return next(iter(str(error).splitlines()), type(error).__name__)
