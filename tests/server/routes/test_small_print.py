"""Media types of the page, and to which seat one comes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from cocarde.server.routes.page import kind_of
from tests.server.served import Guest


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.js", "text/javascript"),
        ("a.css", "text/css"),
        ("a.svg", "image/svg+xml"),
        ("a.woff2", "font/woff2"),
        ("a.webmanifest", "application/manifest+json"),
        ("a.png", "image/png"),
        ("a.txt", "text/plain"),
        ("a.json.gz", "application/json"),
        ("a.strange", "application/octet-stream"),
        ("plain", "application/octet-stream"),
    ],
)
def test_every_file_of_the_page_has_its_media_type(name: str, kind: str) -> None:
    assert kind_of(Path(name)) == kind


def test_who_holds_one_seat_comes_back_to_what_he_saw_from_it(alice: Guest, bob: Guest) -> None:
    made = alice.new("open me open")
    table = made["table"]
    assert alice.get(f"/api/tables/{table}/visit").json() == {"seat": 1, "seen": 0}
    assert alice.put(f"/api/tables/{table}/visit", json={"seat": 1, "n": 1}).status_code == 204
    assert alice.get(f"/api/tables/{table}/visit").json() == {"seat": 1, "seen": 1}
    assert bob.get(f"/api/tables/{table}/visit").json()["seat"] is None
    both = alice.new("me me open")["table"]
    assert alice.get(f"/api/tables/{both}/visit").json()["seat"] is None
