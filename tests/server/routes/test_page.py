"""The page as it is served: places, files, caching, headers."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.served import Guest, serving, toy_settings

INDEX = '<!doctype html><script type="module" src="/assets/index-1a2b3c.js"></script>'
SCRIPT = "console.log('bonjour');" * 100


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX)
    (folder / "assets" / "index-1a2b3c.js").write_text(SCRIPT)
    (folder / "assets" / "index-1a2b3c.js.br").write_bytes(b"packed by the builder")
    (folder / "assets" / "im-fell.woff2").write_bytes(b"\0\1\2")
    (folder.parent / "outside.txt").write_text("not for you")
    settings = toy_settings(tmp_path_factory.mktemp("house"), page=folder, workers=0, shelf=("lys",))
    with serving(settings) as served:
        yield served.guest()


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/jeu/vendee",
        "/table/a-b_C9",
        "/table/a-b_C9/revoir",
        "/table/x?invite=y",
        "/parties",
        "/courrier/x.y",
        "/retour/x.y",
    ],
)
def test_the_places_of_the_page_all_give_the_page(guest: Guest, path: str) -> None:
    answer = guest.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    head = guest.head(path)
    assert (head.status_code, head.text, head.headers["etag"]) == (200, "", answer.headers["etag"])


def test_other_addresses_give_the_page_that_says_so(guest: Guest) -> None:
    for path in ("/nowhere", "/table/x/y", "/assets/index-old.js", "/../outside.txt", "/%2e%2e/outside.txt"):
        answer = guest.get(path)
        assert (answer.status_code, answer.text) == (404, INDEX)


def test_named_files_are_kept_for_ever_and_the_page_is_asked_for_again(guest: Guest) -> None:
    script = guest.get("/assets/index-1a2b3c.js", headers={"accept-encoding": "identity"})
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert (script.text, script.headers["content-type"]) == (SCRIPT, "text/javascript; charset=utf-8")
    again = guest.get("/", headers={"if-none-match": guest.get("/").headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert guest.get("/assets/im-fell.woff2").headers["content-type"] == "font/woff2"


def test_the_builders_compression_is_used_and_else_our_own(guest: Guest) -> None:
    with guest.stream("GET", "/assets/index-1a2b3c.js", headers={"accept-encoding": "gzip, br"}) as packed:
        assert packed.headers["content-encoding"] == "br"
        assert b"".join(packed.iter_raw()) == b"packed by the builder"
    with guest.stream("GET", "/assets/index-1a2b3c.js", headers={"accept-encoding": "gzip"}) as packed:
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(packed.iter_raw())).decode() == SCRIPT


def test_nothing_may_be_loaded_from_elsewhere(guest: Guest) -> None:
    for path in ("/", "/assets/index-1a2b3c.js", "/api/games", "/api/nothing"):
        headers = guest.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    assert "http" not in guest.get("/").headers["content-security-policy"]


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path, workers=0)) as served:
        answer = served.guest().get("/")
        assert answer.status_code == 503
        assert "make play" in answer.text


def test_the_description_of_the_calls_needs_no_other_house(guest: Guest) -> None:
    schema = guest.get("/api/schema/openapi.json").json()
    assert "/api/tables/{table}/join" in schema["paths"]
