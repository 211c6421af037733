"""The opening of a first game by somebody who reads only the page: every decision says what it asks and brings."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.server.served import Served
from tests.web.first_game import read_the_opening

OpenPage = Callable[..., Page]
TABLES = {"lys": 3, "vendee": 2}
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
DECISIONS = 12


@pytest.mark.parametrize("slug", TABLES)
@pytest.mark.parametrize("size", SIZES)
def test_first_game_every_decision_is_in_words_on_the_page(
    open_page: OpenPage, house: Served, slug: str, size: str
) -> None:
    guest = house.guest()
    guest.get("/api/games")
    table = guest.new(" ".join(["me"] + ["bot:novice"] * (TABLES[slug] - 1)), slug)["table"]
    page = open_page(f"/table/{table}", size=SIZES[size], guest=guest)
    assert len(read_the_opening(page, guest, table, slug, DECISIONS, seed=11)) == DECISIONS
