"""A wire between a browser and a house that can be cut."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

PIECE = 1 << 16
SOCKET = b"/socket HTTP/1.1"


class Wire:
    """Passes on what comes from either side, until it is cut; who calls again is put through again."""

    def __init__(self, house: str) -> None:
        host, _, port = house.removeprefix("http://").partition(":")
        self._house = host, int(port)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self._lines: list[socket.socket] = []
        self._carriers: list[threading.Thread] = []
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._porter = threading.Thread(target=self._answer, daemon=True)
        self._porter.start()

    def cut(self) -> None:
        """The line of every table that is connected now is connected no more; ordinary calls go through."""
        self._end(self._lines)
        self._lines = []

    def _end(self, ends: list[socket.socket]) -> None:
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Answer no more."""
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._porter.join()
        self._end(self._ends)
        for carrier in self._carriers:
            carrier.join()
        for end in (self._door, *self._ends):
            end.close()

    def _answer(self) -> None:
        with suppress(OSError):
            while True:
                caller, _ = self._door.accept()
                house = socket.create_connection(self._house)
                self._ends += [caller, house]
                for way in ((caller, house), (house, caller)):
                    carrier = threading.Thread(target=self._carry, args=way, daemon=True)
                    self._carriers.append(carrier)
                    carrier.start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        """From one to the other, until either goes."""
        with suppress(OSError):
            while piece := one.recv(PIECE):
                if SOCKET in piece:
                    self._lines.append(one)
                other.sendall(piece)
        self._end([one, other])


@contextmanager
def wired(house: str) -> Iterator[Wire]:
    """A wire to this house for as long as it is needed."""
    wire = Wire(house)
    try:
        yield wire
    finally:
        wire.close()
