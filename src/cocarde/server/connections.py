"""Connections before they say what they want: they have little time for it, and only so many may be silent at once.

Without that, whoever opens a thousand connections and says nothing takes every file descriptor the server has.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from cocarde.server.settings import Patience

if sys.platform != "win32":  # which has no such limit
    import resource

log = logging.getLogger("cocarde.server")

WANTED: Final = 65_536
"""Descriptors a server asks for; every socket takes one."""

FEW: Final = 4096
"""Descriptors with which a busy evening may end in refusals: the host is told."""


PROXY: Final = frozenset({"127.0.0.1", "::1"})
"""Addresses of a reverse proxy on this machine: it brings many, and they are counted by all alone."""


def raise_descriptor_limit() -> None:
    """Take as many descriptors as the system gives; if they are few, say so."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
        if 0 <= soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        if most < FEW:
            log.warning("this system allows %d open files: about %d pages at once (see ulimit -n)", most, most // 2)


def descriptors() -> int:
    """How many files may be open at once."""
    if sys.platform == "win32":
        return FEW
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED if soft == resource.RLIM_INFINITY else int(soft)


class Silent:
    """The connections that have nothing under way, the oldest first. Who comes when there are too many ends one."""

    def __init__(self, patience: Patience) -> None:
        self.patience = patience
        self._most = max(1, descriptors() // 4)
        self._all: dict[Connection, str] = {}
        self._by_address: dict[str, dict[Connection, None]] = {}

    def __len__(self) -> int:
        return len(self._all)

    def add(self, connection: Connection) -> None:
        """It waits; if it is one too many of its address, or of all, the one that has waited longest goes."""
        address = connection.client[0] if connection.client else ""
        own = self._by_address.setdefault(address, {})
        self._all[connection] = address
        own[connection] = None
        if len(own) > self.patience.silent and address not in PROXY:
            next(iter(own)).give_up()
        elif len(self._all) > self._most:
            next(iter(self._all)).give_up()

    def discard(self, connection: Connection) -> None:
        """It waits no more."""
        address = self._all.pop(connection, None)
        if address is not None:
            own = self._by_address[address]
            del own[connection]
            if not own:
                del self._by_address[address]


class Connection(HttpToolsProtocol):
    """One connection, from its beginning until it becomes a socket of a table, here or (`hand_on`) elsewhere."""

    def __init__(self, silent: Silent, hand_on: Callable[[Connection], bool], **given: Any) -> None:
        super().__init__(**given)
        self._silent = silent
        self._hand_on = hand_on
        self._phase = ""
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._enter("silent")

    def connection_lost(self, exc: Exception | None) -> None:
        self._enter("gone")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self) -> None:
        self._enter("gone")
        if not self._hand_on(self):
            super().handle_websocket_upgrade()
        self.parser: Any = None  # which knows this one: without it both go at once

    def _look(self) -> None:
        """What is it doing now: saying what it wants, sending a body, or waiting for its answer?"""
        if self._phase == "gone":
            return
        cycle: Any = self.cycle
        if cycle is None or cycle.response_complete:
            self._enter("silent")
        else:
            self._enter("sending" if cycle.more_body else "answered")

    def _enter(self, phase: str) -> None:
        if phase == self._phase:
            return
        self._phase = phase
        if self._timer is not None:
            self._timer.cancel()
        patience = self._silent.patience
        seconds = {"silent": patience.head, "sending": patience.body}.get(phase)
        self._timer = self.loop.call_later(seconds, self.give_up) if seconds else None
        if phase == "silent":
            self._silent.add(self)
        else:
            self._silent.discard(self)

    def give_up(self) -> None:
        """It has taken too long, or another one needs its place."""
        self._enter("gone")
        self.transport.close()
