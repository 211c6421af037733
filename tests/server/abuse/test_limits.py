"""Too often, too many, too busy."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from cocarde.core.errors import BadInput
from cocarde.server.app import serve
from cocarde.server.errors import PortTaken
from cocarde.server.limits import Limiter
from cocarde.server.listening import listen
from cocarde.server.live.socket import PATIENCE
from cocarde.server.settings import Rate, Settings
from tests.server.served import Guest, serving, toy_settings


def test_a_bucket_empties_and_fills_with_time() -> None:
    now = [0.0]
    limiter = Limiter(Rate(2, 0.5), lambda: now[0])
    assert [limiter.allows("a") for _ in range(3)] == [True, True, False]
    assert limiter.allows("b")
    now[0] = 2.0
    assert [limiter.allows("a") for _ in range(2)] == [True, False]


def test_who_sends_too_much_is_told_of_each_message_then_cut_off_and_may_come_back(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path, workers=0, messages=Rate(5, 0.0001))) as served:
        alice, bob = served.guest(), served.guest()
        table = alice.new("me open open")["table"]
        with alice.line(table) as line:
            line.next("state")
            for _ in range(8):
                line.connection.send(json.dumps({"type": "why", "seat": 0, "thing": "stone"}))
            for _ in range(3):  # a page that is not told of one waits for ever
                assert line.next("refused")["text"]["key"] == "refusal-too-many"
            for _ in range(PATIENCE - 2):
                line.connection.send("{}")
            with pytest.raises(ConnectionClosed) as closed:
                line.next("state")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
        with bob.line(table) as other:  # nobody else suffers
            assert other.next("state")["n"] == 1


def test_calls_and_new_tables_are_counted(tmp_path: Path) -> None:
    body = {"game": "toy", "seats": [{"kind": "me"}] * 3}
    with serving(toy_settings(tmp_path, workers=0, tables=Rate(2, 0.0001), calls=Rate(5, 0.0001))) as served:
        alice = served.guest()
        assert [alice.post("/api/tables", json=body).status_code for _ in range(3)] == [201, 201, 429]
        assert [alice.get("/api/games").status_code for _ in range(3)] == [200, 200, 429]
        assert alice.get("/api/games").json() == {"error": "too many calls: wait a little"}


def test_one_address_may_not_open_sockets_without_end(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path, workers=0, sockets=2)) as served:
        alice = served.guest()
        table = alice.new("me open open")["table"]
        with alice.line(table) as one, alice.line(table) as two:
            one.next("state")
            two.next("state")
            with alice.line(table) as three, pytest.raises(ConnectionClosed):
                three.read()
        while not comes_in(alice, table):  # the server notices a moment later that the others went
            pass


def comes_in(guest: Guest, table: str) -> bool:
    try:
        with guest.line(table) as line:
            return bool(line.next("state"))
    except ConnectionClosed:
        return False


def test_a_taken_port_is_told_before_anything_starts(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortTaken, match=f"port {port} of 127.0.0.1 is taken"):
            serve(Settings(tmp_path / "data"), "127.0.0.1", port)
    assert not (tmp_path / "data").exists()
    with pytest.raises(BadInput, match="host"):
        listen("no.such.host.invalid", 0)
