"""For those who run the house: health, figures for Prometheus, proxies that are believed, pages behind one."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest

from cocarde.cli.house.serve import proxies_of
from cocarde.core.errors import BadInput
from cocarde.server.metrics import together
from cocarde.server.routes import health
from cocarde.server.settings import Post, Rate
from tests.server.post import until
from tests.server.process import process
from tests.server.served import Served, serving, toy_settings

TOKEN = "of the host"


def test_a_house_that_can_play_is_ready(served: Served) -> None:
    answer = httpx.get(served.url + "/health")
    assert (answer.status_code, answer.json()) == (200, {"store": True, "bots": True})


def test_a_house_without_its_store_says_that_it_is_not_ready(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path)) as house:

        async def refuse(sql: str, *args: object) -> list[tuple[object, ...]]:
            raise OSError("the disk is gone")

        house.app.state.server.store.ask = refuse
        answer = httpx.get(house.url + "/health")
        alive = httpx.get(house.url + "/health/live")
    assert (answer.status_code, answer.json()) == (503, {"store": False, "bots": True})
    assert (alive.status_code, alive.json()) == (200, {"alive": True})


def test_a_house_whose_store_hangs_is_alive_and_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.1)
    with serving(toy_settings(tmp_path)) as house:
        asked = house.app.state.server.store.ask

        async def hang(sql: str, *args: object) -> Any:
            return await (asyncio.Event().wait() if sql == "SELECT 1" else asked(sql, *args))

        house.app.state.server.store.ask = hang
        assert httpx.get(house.url + "/health").json() == {"store": False, "bots": True}
        assert httpx.get(house.url + "/health/live").status_code == 200
        house.app.state.server.store.ask = asked
        assert httpx.get(house.url + "/health").status_code == 200


def test_a_house_whose_bots_fell_is_alive_and_not_ready_until_they_are_started_again(tmp_path: Path) -> None:
    with process(tmp_path) as house:
        assert httpx.get(house.url + "/health").status_code == 200
        for child in house.children():
            os.kill(child, signal.SIGKILL)
        until(lambda: httpx.get(house.url + "/health").json() == {"store": True, "bots": False})
        assert httpx.get(house.url + "/health/live").status_code == 200
        until(lambda: httpx.get(house.url + "/health").status_code == 200)


def test_errors_and_commits_are_counted(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path, metrics_token=TOKEN)) as house:
        guest = house.guest()
        with guest.line(guest.new("me me me")["table"]) as line:
            for n in range(line.next("state")["n"], 7):  # a vote, and the vote taken back; young deals are kept apart
                if n % 2:
                    line.answer(0, "vote seat1", n)
                else:
                    line.send(type="undo", n=n, seat=0)
                line.state_at(n + 1)
        logging.getLogger("cocarde.server").error("a slip")
        told = httpx.get(house.url + "/metrics", headers={"authorization": f"Bearer {TOKEN}"}).text
    assert "cocarde_errors_total 1.0" in told
    assert re.search(r"^cocarde_commit_seconds_count [1-9]", told, re.MULTILINE)
    assert "cocarde_commits_waiting 0.0" in told
    assert re.search(r"^cocarde_table_changes [1-9]", told, re.MULTILINE)


def test_figures_of_several_workers_are_told_together() -> None:
    one = '# HELP a What\n# TYPE a counter\na_total{status="200"} 2.0\n# HELP b That\n# TYPE b gauge\nb 1.0\n'
    told = together({0: one, 1: one.replace("2.0", "5.0")})
    assert told.splitlines() == [
        "# HELP a What", "# TYPE a counter",
        'a_total{worker="0",status="200"} 2.0', 'a_total{worker="1",status="200"} 5.0',
        "# HELP b That", "# TYPE b gauge", 'b{worker="0"} 1.0', 'b{worker="1"} 1.0',
    ]  # fmt: skip


def test_figures_are_for_who_brings_the_token(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path, metrics_token=TOKEN)) as house:
        for headers in ({}, {"authorization": "Bearer guessed"}):
            assert httpx.get(house.url + "/metrics", headers=headers).status_code == 404
        told = httpx.get(house.url + "/metrics", headers={"authorization": f"Bearer {TOKEN}"})
    assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert "cocarde_tables_open 0.0" in told.text
    assert 'cocarde_calls_total{status="404"} 2.0' in told.text


def test_without_a_token_there_are_no_figures(served: Served) -> None:
    assert httpx.get(served.url + "/metrics", headers={"authorization": "Bearer"}).status_code == 404


@pytest.mark.parametrize(("proxies", "believed"), [((), False), (("127.0.0.1",), True), (("10.0.0.0/8",), False)])
def test_who_calls_for_others_is_believed_only_if_it_was_named(
    tmp_path: Path, proxies: tuple[str, ...], believed: bool
) -> None:
    settings = toy_settings(tmp_path, proxies=proxies, calls=Rate(1, 1e-9))
    with serving(settings) as house:
        answers = [
            httpx.get(house.url + "/health", headers={"x-forwarded-for": caller, "x-forwarded-proto": "https"})
            for caller in ("192.0.2.1", "192.0.2.2")
        ]
    assert [answer.status_code for answer in answers] == ([200, 200] if believed else [200, 429])
    assert ("strict-transport-security" in answers[0].headers) == believed


@pytest.mark.parametrize(
    ("said", "callers"),
    [
        (["for=192.0.2.1;proto=https", "for=192.0.2.2;proto=https"], 2),
        (["for=192.0.2.1;proto=https, for=127.0.0.1;proto=http", 'For="192.0.2.2:99"; Proto=HTTPS'], 2),
        (['for="[2001:db8::1]:80";proto=https', 'for="[2001:db8:0::1]";proto=https'], 1),
        (["for=192.0.2.1, for=192.0.2.9;proto=https", "for=192.0.2.2, for=192.0.2.9;proto=https"], 1),
        (["for=192.0.2.1, for=unknown", "for=192.0.2.2, for=_hidden"], 1),
    ],
)
def test_the_standard_header_is_believed_where_the_host_says_so(tmp_path: Path, said: list[str], callers: int) -> None:
    """RFC 7239: the last who is no proxy of ours has called, whatever he says of those before him."""
    behind = {"proxies": ("127.0.0.1",), "proxy_header": "forwarded", "calls": Rate(1, 1e-9)}
    with serving(toy_settings(tmp_path, **behind)) as house:
        told = [httpx.get(house.url + "/health", headers={"forwarded": one}) for one in said]
    assert [answer.status_code for answer in told] == ([200, 200] if callers == 2 else [200, 429])
    assert ("strict-transport-security" in told[0].headers) == ("proto" in said[0].lower())


@pytest.mark.parametrize(("header", "ignored"), [("forwarded", "x-forwarded-for"), ("x-forwarded", "forwarded")])
def test_the_header_the_proxy_does_not_set_is_not_looked_at(tmp_path: Path, header: str, ignored: str) -> None:
    """A caller may send it, and the proxy passes it on."""
    behind = {"proxies": ("127.0.0.1",), "proxy_header": header, "calls": Rate(1, 1e-9)}
    with serving(toy_settings(tmp_path, **behind)) as house:
        said = ["for=192.0.2.1", "for=192.0.2.2"] if ignored == "forwarded" else ["192.0.2.1", "192.0.2.2"]
        codes = [httpx.get(house.url + "/health", headers={ignored: one}).status_code for one in said]
    assert codes == [200, 429]


def test_a_page_is_at_home_where_players_find_the_house(tmp_path: Path) -> None:
    post = Post("https://jeux.example/")
    with serving(toy_settings(tmp_path, post=post)) as house:
        codes = [
            httpx.post(house.url + "/api/seals", headers={"origin": origin}).status_code
            for origin in ("https://jeux.example", "https://other.example", house.url)
        ]
    assert codes == [201, 403, 201]


def test_a_wrong_proxy_is_named() -> None:
    assert proxies_of(["127.0.0.1", "10.0.0.0/8", "::1"]) == ("127.0.0.1", "10.0.0.0/8", "::1")
    with pytest.raises(BadInput, match=r"nginx: neither an address nor a network"):
        proxies_of(["nginx"])
