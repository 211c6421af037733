"""The opening of a first game by somebody who reads only the page: every decision says what it asks and brings."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.server.served import Served
from tests.web.first_game import read_the_opening

OpenPage = Callable[..., Page]
SEATS = {"lys": 3, "vendee": 2, "guillotine": 2, "courtisans": 3, "cortege": 2}
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
OPTIONS = {
    ("courtisans", "desk"): {"first_chambellan": "seat0", "negotiation": "quick"},
    ("courtisans", "phone"): {"first_chambellan": "seat0", "negotiation": "quick"},
    ("cortege", "desk"): {"sides": "seat0_cp"},
    ("cortege", "phone"): {"sides": "seat0_po"},
}
DECISIONS = 12
NEGOTIATION = {"prompt-negotiation", "prompt-answer"}
ASKED = {"courtisans": [{"prompt-character"}, NEGOTIATION, {"prompt-place"}, {"prompt-turn"}]}
"""What an opening surely asks, one of each: who offers first, a bot or the one who reads, is who is quicker."""
RAW = {"cortege": re.compile(r"sur 1000|\d{4}")}
"""Numbers of the engine that nobody can read."""


@pytest.mark.parametrize("slug", SEATS)
@pytest.mark.parametrize("size", SIZES)
def test_first_game_every_decision_is_in_words_on_the_page(
    open_page: OpenPage, house: Served, slug: str, size: str
) -> None:
    guest = house.guest()
    guest.get("/api/games")
    seats = " ".join(["me"] + ["bot:novice"] * (SEATS[slug] - 1))
    table = guest.new(seats, slug, **OPTIONS.get((slug, size), {}))["table"]
    page = open_page(f"/table/{table}", size=SIZES[size], guest=guest)
    asked, answers = read_the_opening(page, guest, table, slug, DECISIONS, seed=11)
    assert [one for one in ASKED.get(slug, []) if one.isdisjoint(asked)] == []
    assert not [label for label in answers if slug in RAW and RAW[slug].search(label)]
