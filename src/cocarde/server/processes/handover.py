"""Several processes behind one port: the sockets of a table are all brought to the one that looks after it.

The system gives a new connection to any process. The one that reads that a socket of a table is wanted hands the
connection on, with what it has read; so a table is in one memory, and its news need not cross. Nothing depends on it:
a process that cannot hand on serves the socket itself, as two servers on one database do.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import zlib
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol

import uvicorn

from cocarde.server.connections import Connection
from cocarde.server.wire import Wire

log = logging.getLogger("cocarde.server")

SOCKET: Final = re.compile(rb"(?:/.*)?/api/tables/([^/]+)/socket")
FIGURES: Final = b"figures"
"""What a process says who wants to know what another one counts."""
PATIENCE: Final = 2.0
"""Seconds in which it must have answered."""
LONGEST: Final = 1 << 17
"""Bytes of a head that can be handed on."""


class Siblings(Protocol):
    """The processes behind one port, as one of them knows them."""

    async def figures(self) -> dict[int, str]:
        """What each of them counts, by its number."""


class Handover:
    """The process of number `own`: `inbox` is where it is handed connections, `others` where it hands them on."""

    def __init__(self, own: int, inbox: socket.socket, others: list[socket.socket]) -> None:
        self._own = own
        self._inbox = inbox
        self._others = others
        self._coming: set[asyncio.Task[None]] = set()
        self.server: uvicorn.Server
        self.counted: Callable[[], bytes] = lambda: b""
        for end in (inbox, *others):
            end.setblocking(False)

    def owner(self, path: bytes) -> int:
        """The process that looks after what this path leads to."""
        wanted = SOCKET.fullmatch(path)
        return self._own if wanted is None else zlib.crc32(wanted[1]) % len(self._others)

    def hand_on(self, connection: Connection) -> bool:
        """Give a connection away that belongs elsewhere; false: it stays."""
        owner = self.owner(connection.url.partition(b"?")[0])
        taken: Any = connection.transport.get_extra_info("socket")
        if owner == self._own or taken is None:
            return False
        try:
            socket.send_fds(self._others[owner], [head_of(connection)], [taken.fileno()])
        except OSError:  # nobody empties that inbox
            return False
        connection.connections.discard(connection)
        connection.transport.abort()  # this end of it only: the other process holds the connection
        return True

    def listen(self) -> None:
        """From now on take what is handed to this process."""
        asyncio.get_running_loop().add_reader(self._inbox, self._take)

    def _take(self) -> None:
        try:
            head, descriptors, _, _ = socket.recv_fds(self._inbox, LONGEST, 1)
        except OSError as error:
            return log.error("a connection was lost between two processes: %s", error)
        for descriptor in descriptors:
            if head == FIGURES:
                self._tell(descriptor)
                continue
            task = asyncio.create_task(self._serve(socket.socket(fileno=descriptor), head))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    async def figures(self) -> dict[int, str]:
        """What each process counts; one that does not answer, perhaps because it is just started, is left out."""
        asked = [self._ask(number) for number in range(len(self._others))]
        told = await asyncio.gather(*asked, return_exceptions=True)
        return {number: text for number, text in enumerate(told) if isinstance(text, str)}

    async def _ask(self, number: int) -> str:
        if number == self._own:
            return self.counted().decode()
        ours, theirs = socket.socketpair()
        with theirs:
            ours.setblocking(False)
            try:
                socket.send_fds(self._others[number], [FIGURES], [theirs.fileno()])
            except OSError:
                ours.close()
                raise
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(sock=ours)
            try:
                return (await reader.read()).decode()
            finally:
                writer.close()

    def _tell(self, descriptor: int) -> None:
        """Another process wants to know what this one counts."""
        answer = asyncio.create_task(self._answer(socket.socket(fileno=descriptor)))
        self._coming.add(answer)
        answer.add_done_callback(self._coming.discard)

    async def _answer(self, line: socket.socket) -> None:
        with line, suppress(OSError):
            line.setblocking(False)
            await asyncio.get_running_loop().sock_sendall(line, self.counted())

    async def _serve(self, connection: socket.socket, head: bytes) -> None:
        config, state = self.server.config, self.server.server_state
        wire = Wire(config=config, server_state=state, app_state=self.server.lifespan.state)
        try:
            connection.setblocking(False)
            await asyncio.get_running_loop().connect_accepted_socket(lambda: wire, connection)
        except OSError:  # it has gone meanwhile
            return connection.close()
        wire.data_received(head)


def head_of(connection: Connection) -> bytes:
    """What was read of the call: its first line and its headers."""
    scope: Any = connection.scope
    lines = [b"%s %s HTTP/1.1" % (scope["method"].encode(), connection.url)]
    lines += [b"%s: %s" % header for header in scope["headers"]]
    return b"\r\n".join([*lines, b"", b""])
