"""Connections that say nothing, or too little, do not keep anybody else out."""

from __future__ import annotations

import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import cast

import pytest

from cocarde.server import connections
from cocarde.server.connections import Connection, Silent
from cocarde.server.settings import Patience
from tests.server.process import process
from tests.server.served import PATIENCE, Served, serving, toy_settings

IDLE = 1200
FEW_FILES = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))
"""


@contextmanager
def dialled(port: int, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE, source_address=(source, 0)) as line:
        yield line


@pytest.fixture
def many_files() -> Iterator[None]:
    """This process needs more descriptors than the server has."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.usefixtures("many_files")
def test_twelve_hundred_silent_connections_do_not_stop_a_server_with_a_thousand_descriptors(tmp_path: Path) -> None:
    with process(tmp_path, first=FEW_FILES) as server, ExitStack() as lines, server.guest() as alice:
        for _ in range(IDLE):
            lines.enter_context(dialled(server.port))
        table = alice.new("me me me")["table"]
        with alice.line(table) as hers:
            assert hers.next("state")["n"] == 1


def test_a_head_that_does_not_come_ends_the_connection(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path, patience=Patience(head=0.2))) as served, dialled(port_of(served)) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nhost: ")
        assert line.recv(100) == b""


def test_a_second_head_that_does_not_come_ends_it_too(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path, patience=Patience(head=0.2))) as served, dialled(port_of(served)) as line:
        line.sendall(b"HEAD /api/games HTTP/1.1\r\nhost: x\r\n\r\nHEAD /api")
        told = b""
        while more := line.recv(4096):
            told += more
        assert told.startswith(b"HTTP/1.1 ")


def test_a_body_that_does_not_come_ends_the_connection(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(toy_settings(tmp_path, patience=Patience(body=0.2))) as served, dialled(port_of(served)) as line:
        line.sendall(b"PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 20\r\n\r\n{")
        assert line.recv(100) == b""
    assert [record for record in caplog.records if record.exc_info] == []


def test_the_oldest_silent_connection_of_an_address_makes_room_for_a_new_one(tmp_path: Path) -> None:
    settings = toy_settings(tmp_path, patience=Patience(silent=3))
    with serving(settings) as served, ExitStack() as lines:
        proxied = [lines.enter_context(dialled(port_of(served))) for _ in range(4)]
        first, *others = [lines.enter_context(dialled(port_of(served), "127.0.0.2")) for _ in range(4)]
        assert first.recv(100) == b""
        for line in [*others, *proxied]:  # a reverse proxy brings many
            line.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            assert line.recv(12) == b"HTTP/1.1 200"


class Caller:
    """A connection that says nothing."""

    def __init__(self, silent: Silent, address: str) -> None:
        self.client = (address, 1)
        self._silent = silent
        self.waits = True

    def give_up(self) -> None:
        self.waits = False
        self._silent.discard(cast(Connection, self))


def called(silent: Silent, *addresses: str) -> list[Caller]:
    """So many call, one after the other."""
    callers = [Caller(silent, address) for address in addresses]
    for caller in callers:
        silent.add(cast(Connection, caller))
    return callers


def test_a_quarter_of_the_descriptors_may_be_silent_and_not_one_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "descriptors", lambda: 12)
    silent = Silent(Patience(silent=2))
    first, second, third = called(silent, "10.0.0.1", "10.0.0.2", "127.0.0.1")
    assert len(silent) == 3
    (fourth,) = called(silent, "10.0.0.3")
    assert [caller.waits for caller in (first, second, third, fourth)] == [False, True, True, True]
    assert len(silent) == 3


def test_as_many_of_an_address_may_be_silent_as_patience_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "descriptors", lambda: 400)
    silent = Silent(Patience(silent=2))
    first, second = called(silent, "10.0.0.1", "10.0.0.1")
    assert (first.waits, second.waits) == (True, True)
    (third,) = called(silent, "10.0.0.1")
    assert (first.waits, second.waits, third.waits) == (False, True, True)


def port_of(served: Served) -> int:
    return int(served.door.getsockname()[1])
