"""C-31 to C-36: what may be proposed is exactly what nothing bars, step by step of the money."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde.core.choice import Choice
from cocarde.games.courtisans.answers import BARGAINS, MOST_OFFERS
from cocarde.games.courtisans.choices import PROPOSE
from cocarde.games.courtisans.rules.bargaining.bargains import (
    MOST_CONTRACTS,
    available,
    bars_proposal,
    full,
    proposals,
    tier,
)
from cocarde.games.courtisans.rules.bargaining.contracts import PAYEE, PAYER
from cocarde.games.courtisans.state import CourtisansState
from tests.scenario import scenario

GOAL = 50_000
EVERY = [each for row in PROPOSE for bargain in row for each in bargain]
POSITIONS: dict[str, dict[str, Any]] = {
    "poor": {"fortune": {0: 499, 1: 500, 2: 1999, 3: 4000}},
    "rich": {"fortune": {0: 9000, 1: 9000, 2: 9000, 3: 9000}},
    "steps": {"fortune": {0: 1000, 1: 999, 2: 2000, 3: 3999}},
    "near the goal": {"fortune": {0: 4000, 1: 49_500, 2: 49_000, 3: 49_499}},
    "one from the goal": {"fortune": {0: 49_999, 1: 48_999, 2: 46_000, 3: 45_999}},
    "away": {"fortune": {0: 4000, 1: 4000}, "status": {0: "bastille", 2: "exile"}},
    "exiled": {"fortune": {0: 4000, 1: 4000}, "status": {0: "exile", 1: "bastille"}},
    "war": {"fortune": {0: 4000, 1: 500}, "wars": ["angleterre"], "place": "W", "chambellan": 1},
    "chambellan": {"fortune": {0: 4000, 1: 500}, "chambellan": 1},
}


def parley(position: dict[str, Any], **options: str) -> Any:
    return scenario("courtisans", 4, options=options, phase="negotiation", **position)


def proposed(g: CourtisansState, seat: int) -> list[Choice]:
    """Every bargain in one word that may be proposed."""
    legal: list[Choice] = []
    proposals(g, seat, legal)
    return legal


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize(
    "options", [{}, {"notaire": "off"}, {"anti_kingmaking": "off"}], ids=["usual", "no notary", "kingmaking"]
)
def test_what_is_offered_is_what_nothing_bars(name: str, options: dict[str, str]) -> None:
    game = parley(POSITIONS[name], **options)
    for seat in range(4):
        legal = {each.notation for each in EVERY if bars_proposal(game.g, seat, each) == ""}
        found = [each.notation for each in proposed(game.g, seat)]
        assert len(found) == len(set(found))
        assert set(found) == legal


@pytest.mark.parametrize(
    ("means", "steps"),
    [(0, 0), (499, 0), (500, 1), (999, 1), (1000, 2), (1999, 2), (2000, 3), (3999, 3), (4000, 4), (90_000, 4)],
)
def test_C33_a_payment_climbs_as_far_as_the_money_goes(means: int, steps: int) -> None:
    assert tier(parley({"fortune": {1: 0}}).g, 1, means) == steps


@pytest.mark.parametrize(
    ("fortune", "steps"), [(49_500, 0), (49_499, 1), (49_000, 1), (48_999, 2), (46_000, 3), (45_999, 4), (0, 4)]
)
def test_C36_nobody_is_paid_up_to_the_goal(fortune: int, steps: int) -> None:
    assert tier(parley({"fortune": {1: fortune}}).g, 1, 4000) == steps
    assert tier(parley({"fortune": {1: fortune}}, anti_kingmaking="off").g, 1, 4000) == 4


def test_C36_the_sum_that_brings_nobody_to_the_goal_is_the_last_that_may_be_paid() -> None:
    """What the payer has at hand is the lesser of the two limits, whichever it is."""
    g = parley({"fortune": {1: GOAL - 1000}}).g
    assert [tier(g, 1, means) for means in (499, 500, 999, 1000, 4000)] == [0, 1, 1, 1, 1]


def contract(payer: int, payee: int) -> list[int]:
    found = [0] * 8
    found[PAYER], found[PAYEE] = payer, payee
    return found


def test_C34_three_contracts_fill_an_ordered_pair() -> None:
    game = parley({})
    for signed in range(1, MOST_CONTRACTS + 1):
        game.g.contracts = [contract(0, 1)] * signed
        assert (full(game.g, 0, 1), full(game.g, 1, 0), full(game.g, 0, 2)) == (signed == MOST_CONTRACTS, False, False)


@pytest.mark.parametrize("payer", [0, 1])
@pytest.mark.parametrize("options", [{}, {"notaire": "off"}], ids=["notary", "no notary"])
def test_C34_a_full_pair_bars_what_would_be_signed_in_that_direction(payer: int, options: dict[str, str]) -> None:
    game = parley({"fortune": {0: 4000, 1: 4000}}, **options)
    game.g.contracts = [contract(payer, 1 - payer)] * MOST_CONTRACTS
    legal = {each.notation for each in EVERY if bars_proposal(game.g, 0, each) == ""}
    assert {each.notation for each in proposed(game.g, 0)} == legal
    to_seat_1 = {notation.split()[2] for notation in legal if notation.split()[1] == "seat1"}
    assert "peace" not in to_seat_1
    pays = payer == 0 if options == {} else payer == 1  # the word is given by who is paid
    assert ("safety" in to_seat_1, "protection" in to_seat_1) == (not pays, pays)


def test_C32_so_many_offers_and_no_more() -> None:
    game = parley({"fortune": {0: 4000}})
    game.g.made[0] = MOST_OFFERS - 1
    assert proposed(game.g, 0) != []
    game.g.made[0] = MOST_OFFERS
    assert proposed(game.g, 0) == []
    assert bars_proposal(game.g, 0, PROPOSE[1][BARGAINS.index("peace")][0]) == "offers-spent"


def test_C33_what_is_reserved_cannot_be_promised_again() -> None:
    game = parley({"fortune": {0: 1999, 1: 2000}})
    game.play("0: propose seat1 plead 1000", "1: accept seat0 1")
    assert available(game.g, 0) == 999
    sums = {option.split()[3] for option in game.options(0) if option.startswith("propose seat2 plead")}
    assert sums == {"500"}
