"""A house under a path, behind a real nginx that keeps the path or takes it away and rewrites `Host`."""

from __future__ import annotations

import ssl
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.sync.client import connect

from cocarde.server.settings import Post
from tests.ports import kept_port
from tests.server.nginx import installed, nginx
from tests.server.served import Served, serving, toy_settings

pytestmark = pytest.mark.skipif(not installed(), reason="no nginx: install the package nginx-light")

PAGE = """<!doctype html><meta name="base-path" content="" /><link href="/api/games">
<script src="./assets/index-1.js"></script>"""


class Behind(NamedTuple):
    """A house, and where it is found behind its proxy."""

    house: Served
    url: str


@pytest.fixture(scope="module", params=[False, True], ids=["the proxy keeps the path", "the proxy takes it away"])
def behind(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Behind]:
    folder = tmp_path_factory.mktemp("proxy")
    (folder / "page" / "assets").mkdir(parents=True)
    (folder / "page" / "index.html").write_text(PAGE)
    (folder / "page" / "assets" / "index-1.js").write_text("1")
    with kept_port() as port:
        found = Post(f"https://127.0.0.1:{port}/jeux")
        settings = toy_settings(folder, base_path="/jeux", post=found, proxies=("127.0.0.1",))
        with serving(settings) as house, nginx(folder, house.url, port, "/jeux", strips=request.param) as url:
            yield Behind(house, url)


def browser(url: str) -> httpx.Client:
    return httpx.Client(verify=False, base_url=url, headers={"origin": url.removesuffix("/jeux")})


def test_the_page_is_told_where_it_lies(behind: Behind) -> None:
    with browser(behind.url) as page:
        found = page.get("/table/abc")
        assert found.status_code == 200
        assert '<meta name="base-path" content="/jeux" />' in found.text
        assert 'href="/jeux/api/games"' in found.text
        assert page.get("/assets/index-1.js").text == "1"
        assert page.get("/assets/index-1.js").headers["cache-control"].endswith("immutable")
        assert "strict-transport-security" in found.headers


def test_a_table_is_made_and_its_socket_opens(behind: Behind) -> None:
    with browser(behind.url) as page:
        made = page.post("/api/tables", json={"game": "toy", "seats": [{"kind": "me"}] * 3})
        assert made.status_code == 201
        given = made.headers["set-cookie"]
        assert "; Path=/jeux;" in given
        assert given.endswith("; Secure")
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        with connect(
            behind.url.replace("https", "wss") + f"/api/tables/{made.json()['table']}/socket",
            ssl=trusting,
            additional_headers={"cookie": given.partition(";")[0], "origin": page.headers["origin"]},
        ) as line:
            assert '"you":[0,1,2]' in str(line.recv())


def test_a_foreign_page_is_still_refused(behind: Behind) -> None:
    with browser(behind.url) as page:
        assert page.post("/api/seals", headers={"origin": "https://other.example"}).status_code == 403


@pytest.mark.parametrize("path", ["", "/jeux"])
def test_without_the_proxy_the_house_answers_at_both(behind: Behind, path: str) -> None:
    assert httpx.get(f"{behind.house.url}{path}/api/games").status_code == 200
    assert httpx.get(f"{behind.house.url}/jeuxdivers").status_code == 404


def test_a_house_at_the_root_says_nothing_of_a_path(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text(PAGE)
    with serving(toy_settings(tmp_path)) as house:
        told = httpx.get(house.url + "/jeu/toy").text
        assert '<meta name="base-path" content="" />' in told
        assert 'src="/assets/index-1.js"' in told
        assert "; Path=/;" in httpx.get(house.url + "/api/me").headers["set-cookie"]
