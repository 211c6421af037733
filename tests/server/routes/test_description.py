"""The house's description of its calls: whole, and true in what it answers, errors too.

Every guest of the tests compares each answer with it (`tests/server/described.py`); here are those that are rare
elsewhere. `make describe` has schemathesis think up calls of its own.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cocarde.server.settings import Rate
from tests.server import described
from tests.server.served import MUCH, Guest, Served, serving, toy_settings


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(toy_settings(tmp_path_factory.mktemp("house"), workers=0, bot_calls=MUCH)) as served:
        served.app.state.server.confirmations.rate = MUCH
        yield served


@pytest.fixture
def guest(house: Served) -> Guest:
    return house.guest()


def bearer(guest: Guest, name: str) -> dict[str, str]:
    guest.put("/api/me", json={"name": "Olympe"})
    return {"authorization": f"Bearer {guest.post('/api/me/bots', json={'name': name}).json()['token']}"}


def test_every_call_says_in_a_sentence_what_it_is_for_and_how_it_refuses() -> None:
    document = described.document()
    for path, calls in document["paths"].items():
        for method, call in calls.items():
            assert call["description"], path
            for status, told in call["responses"].items():
                kinds = [one["schema"].get("$ref", "").split("/")[-1] for one in told.get("content", {}).values()]
                told_otherwise = (path, status) == ("/health", "503")
                refused = ["Health" if told_otherwise else "Problem"]
                assert kinds == refused if int(status) >= 400 else kinds != refused, (method, path, status)
            assert {"429", "503"} <= set(call["responses"])
    wanted = set(re.findall(r"#/components/schemas/(\w+)", json.dumps(document)))
    assert wanted == set(document["components"]["schemas"])
    assert all("description" in shape for shape in document["components"]["schemas"].values())


def test_a_bot_brings_its_token_where_the_description_says_so(house: Served, guest: Guest) -> None:
    for path, calls in described.document()["paths"].items():
        for method, call in calls.items():
            asked = guest.request(method, path.replace("{table}", "nowhere")) if path.startswith("/api/bot/") else None
            assert ("security" in call) == (path == "/api/bot" or path.startswith("/api/bot/")), path
            assert asked is None or asked.status_code == 401 or "requestBody" in call


def test_what_is_refused_is_refused_as_described(house: Served, guest: Guest) -> None:
    table = guest.new("me me me")["table"]
    bot = bearer(guest, "refused")
    other = house.guest()
    assert other.post("/api/tables", json={"game": "toy"}).status_code == 400
    assert other.post("/api/tables", json={"game": "toy", "seats": [], "more": 1}).status_code == 400
    assert other.get("/api/bot").status_code == 401
    assert other.post(f"/api/tables/{table}/begin").status_code == 403
    assert other.post("/api/seals", headers={"origin": "https://other.example"}).status_code == 403
    assert other.get("/api/tables/nowhere").status_code == 404
    assert other.get("/api/games/nowhere/box").status_code == 404
    assert other.post("/api/tables", json={"game": "nowhere", "seats": []}).status_code == 404
    assert other.delete("/api/me/bots/refused").status_code == 404
    assert guest.post("/api/me/bots", json={"name": "refused"}).status_code == 409
    assert guest.post("/api/tables", content=b" " * 20_000).status_code == 413
    assert guest.post(f"/api/bot/tables/{table}/accept", headers=bot).status_code == 403
    assert guest.get(f"/api/bot/tables/{table}", headers=bot).status_code == 404
    assert guest.get("/api/bot/tables/nowhere", headers=bot).status_code == 404
    assert guest.post("/api/tables/import", content=b"{}").status_code == 400


def test_who_calls_too_often_is_told_so_as_described(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path, workers=0, calls=Rate(1, 1e-9))) as house:
        guest = house.guest()
        assert [guest.get("/api/games").status_code for _ in range(2)] == [200, 429]


def test_a_house_that_is_not_ready_says_so_as_described(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path, workers=0)) as house:

        async def refuse(sql: str, *args: object) -> list[tuple[object, ...]]:
            raise OSError("the disk is gone")

        house.app.state.server.store.ask = refuse
        assert house.guest().get("/health").status_code == 503


@pytest.mark.parametrize("path", ["/api/me", "/api/tables/nowhere/visit", "/api/games", "/api/me/bots"])
def test_a_call_says_which_methods_it_has(guest: Guest, path: str) -> None:
    known = {one.upper() for one in next(c for p, c in described.document()["paths"].items() if matches(p, path))}
    for method in ("OPTIONS", "TRACE"):
        allowed = set(re.split(r", *", guest.request(method, path).headers["allow"]))
        assert allowed - {"OPTIONS", "HEAD"} == known


def matches(template: str, path: str) -> bool:
    return re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", template), path) is not None


def test_an_answer_that_is_not_described_is_noticed() -> None:
    request = httpx.Request("GET", "http://house/api/house")
    described.check(httpx.Response(200, json={"notice": "", "maintenance": False}, request=request))
    for wrong in (
        httpx.Response(200, json={"notice": ""}, request=request),
        httpx.Response(409, json={"error": "taken"}, request=request),
        httpx.Response(429, json={"detail": "often"}, request=request),
        httpx.Response(200, text="{}", request=request),
    ):
        with pytest.raises(AssertionError):
            described.check(wrong)
