"""What the house writes down: a line or an object for each thing, with the call it belongs to, and no secrets."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import httpx
import pytest

from cocarde.server import logs
from tests.server.served import serving, toy_settings


@pytest.fixture
def written(request: pytest.FixtureRequest) -> Iterator[StringIO]:
    """What is written; afterwards the tests log as before."""
    names = "cocarde", "uvicorn.error", "cocarde.calls"
    before = [(one, one.handlers, one.propagate, one.level) for one in map(logging.getLogger, names)]
    text = StringIO()
    logs.set_up(request.param, text)
    yield text
    for logger, handlers, propagate, level in before:
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


@pytest.mark.parametrize("written", ["json"], indirect=True)
def test_a_call_is_an_object_with_its_id_and_without_what_its_address_holds(written: StringIO, tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path)) as house:
        told = httpx.get(house.url + "/api/recovery/sesame.0123?invite=sesame")
        alice = house.guest()
        table = alice.new("me me me")
        httpx.get(f"{house.url}/table/{table['table']}?invite={table['invite']}")
    text = written.getvalue()
    objects = [json.loads(line) for line in text.splitlines()]
    first = next(one for one in objects if one.get("route", "").startswith("/api/recovery"))
    assert (first["method"], first["status"], first["level"]) == ("GET", 404, "info")
    assert first["request"] == told.headers["x-request-id"]
    assert re.fullmatch(r"/api/recovery/\{token(:str)?\}", first["route"])
    cookie = next(iter(alice.cookies.values()))
    assert [secret for secret in ("sesame", table["invite"], cookie) if secret in text] == []


@pytest.mark.parametrize("written", ["text", "json"], indirect=True)
def test_a_mistake_is_written_down_with_the_call_it_came_from(written: StringIO, tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path)) as house:

        async def fall(table: str) -> None:
            raise ZeroDivisionError("a mistake")

        house.app.state.server.tables.row = fall
        told = httpx.get(house.url + "/api/tables/abc")
    assert (told.status_code, "mistake" in told.text) == (500, False)
    text = written.getvalue()
    assert told.headers["x-request-id"] in text
    assert "ZeroDivisionError: a mistake" in text


def test_each_call_has_an_id_of_its_own(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path)) as house:
        ids = [httpx.get(house.url + path).headers["x-request-id"] for path in ("/health", "/health", "/nowhere")]
    assert len(set(ids)) == 3
