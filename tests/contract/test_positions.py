"""Bots think, and the game tells, as they always did: see positions.py for how to change that on purpose."""

from __future__ import annotations

import pytest

from cocarde.games import built_in, load
from tests.contract.positions import positions, recorded, things_of

TABLES = [(slug, seats) for slug in built_in() for seats in load(slug).meta.seats]


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_seeded_positions_are_judged_and_told_as_they_always_were(slug: str, seats: int) -> None:
    assert positions(slug, seats) == recorded(slug)[f"seats_{seats}"]


@pytest.mark.parametrize("slug", built_in())
def test_what_is_touched_for_an_answer_stays(slug: str) -> None:
    assert things_of(slug) == recorded(slug)["things"]
