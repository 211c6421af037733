"""K-30 to K-41. Phase A."""

from __future__ import annotations

import pytest

from cocarde.core.errors import Refused
from cocarde.core.table import Table
from cocarde.games.cortege.data.numbers import IDS
from tests.games.cortege.street import at, first, flick, gauges, kinds, new, one, state, status, words_of


def place(table: Table, name: str, x: float, y: float) -> None:
    table.answer(table.pending()[0], f"place {name} {round(100 * x)} {round(100 * y)}")


def infiltration(
    bloc: tuple[float, float], photo: tuple[float, float], stop: tuple[float, float], *draws: int, **options: object
) -> Table:
    """A table that waits for PO's flick."""
    table = new(*draws, **options)
    place(table, "black_bloc", *bloc)
    place(table, "photographe", *photo)
    place(table, "interpellation", *stop)
    return table


def refused(table: Table, words: str, match: str) -> None:
    before = table.save()
    with pytest.raises(Refused, match=match):
        table.answer(table.pending()[0], words)
    assert table.save() == before


def test_K30_K31_K32_who_places_what() -> None:
    """K-30, K-31, K-32: CP twice, then PO; an empty board and gauges at 0."""
    table = new()
    assert (gauges(table), {disc.status for disc in table.view().discs}) == ((0, 0, 0), {"tray"})
    assert (table.pending(), table.view().placing) == ((0,), ["black_bloc"])
    refused(table, "place photographe 10000 5000", "K-31")
    place(table, "black_bloc", 100, 30)
    assert (table.pending(), table.view().placing) == ((0,), ["photographe"])
    place(table, "photographe", 140, 30)
    assert (table.pending(), table.view().placing) == ((1,), ["interpellation"])
    refused(table, "place charge 21000 43000", "K-32")
    place(table, "interpellation", 210, 430)
    refused(table, "flick charge 0 -1 500", "K-32")
    why = table.explains(1, "unit:black_bloc")
    assert why is not None
    assert why.rule == "K-32"


def test_K34_both_units_obey_the_rules_of_placement() -> None:
    table = new()
    refused(table, "place black_bloc 21000 13501", "K-13")
    place(table, "black_bloc", 210, 135)
    refused(table, "place photographe 23999 13500", "K-15")


def test_V24_K35_RUL16_one_may_not_hide_the_other() -> None:
    """V-24, K-35, RUL-16: either way round."""
    table = new()
    place(table, "black_bloc", 210, 40)
    refused(table, "place photographe 21500 11000", "K-35: refusal-not-reachable")
    behind = new()
    place(behind, "black_bloc", 215, 110)
    refused(behind, "place photographe 21000 4000", "K-35")


@pytest.mark.parametrize(("x", "legal"), [(23999, False), (24000, True)])
def test_K35_the_corridor_is_one_disc_wide(x: int, legal: bool) -> None:
    """K-35: the Black Bloc straight below the Building, the Photographe exactly a disc beside that line, or nearer."""
    table = new()
    place(table, "black_bloc", 210, 20)
    words = f"place photographe {x} 10000"
    if legal:
        table.answer(0, words)
    else:
        refused(table, words, "K-35")


def test_V25_K36_K38_only_the_first_unit_touched_is_arrested() -> None:
    """V-25, K-36, K-37, K-38, K-40, K-41, RUL-18, RUL-20."""
    table = infiltration((100, 30), (140, 30), (210, 430))
    events = flick(table, "interpellation", -90, -400, 800)
    contacts = one(events, "flicked").args["contacts"]
    assert isinstance(contacts, list)
    assert [{IDS[a], IDS[b]} for a, b in zip(contacts[1::4], contacts[2::4], strict=True)][:2] == [
        {"interpellation", "photographe"},
        {"interpellation", "black_bloc"},
    ]
    assert (first(events), one(events, "infiltrated").rule, gauges(table)) == ("photographe", "K-38", (0, 1, 1))
    trays = [disc.id for disc in table.view().discs if disc.status == "tray"]
    assert trays == [name for name in IDS if name != "photographe"]
    assert status(table, "photographe") == "arrested"
    assert table.view().reds_left == 0


def test_V26_K39_a_hand_that_misses_leaves_the_gauges_at_0() -> None:
    """V-26, K-39, K-37, RUL-19: whoever leaves the board is simply taken back."""
    table = infiltration((60, 40), (360, 40), (210, 430), *words_of(3000), *words_of(0), hand="steady")
    events = flick(table, "interpellation", -150, -390, 700)
    assert (one(events, "flicked").args["za"], first(events)) == (3000, "")
    left = one(events, "left").args
    assert (left["x"], left["y"], left["microseconds"]) == (9539, 0, 333952)  # 334.0 ms
    assert ("infiltration_failed" in kinds(events), "returned" in kinds(events), gauges(table)) == (
        True,
        False,
        (0, 0, 0),
    )
    assert len([disc for disc in table.view().discs if disc.side == "cp" and disc.status == "tray"]) == 9
    assert at(table, "interpellation") == (-1, -1)


def test_V39_K33_RUL17_an_aim_that_would_miss_is_refused() -> None:
    """V-39, K-33, RUL-17, RUL-62: by the noise-free shot, whatever the hand."""
    for hand in ("exact", "steady", "shaky"):
        table = infiltration((60, 40), (360, 40), (210, 430), *words_of(0), *words_of(0), hand=hand)
        refused(table, "flick interpellation 0 -1 600", "K-33: refusal-aim-misses")
        refused(table, "flick interpellation -150 -390 550", "K-33")
        refused(table, "flick interpellation 0 0 550", "K-46")
        before = state(table).chance.count
        assert before == 0
    exact = infiltration((60, 40), (360, 40), (210, 430))
    events = flick(exact, "interpellation", -150, -390, 700)
    ties = one(events, "flicked").args["ties"]
    assert isinstance(ties, list)
    assert (first(events), round(ties[1] / 100, 1)) == ("black_bloc", 1059.8)


def test_K33_every_candidate_of_a_bot_is_a_legal_aim() -> None:
    table = infiltration((15, 15), (405, 15), (210, 415))
    options = table.options(1)
    assert options
    assert all(table.refuses(1, choice) is None for choice in options)


def test_K2_K40_RUL21_phase_b_follows_with_full_trays() -> None:
    """K-2, RUL-20, RUL-21: no place of phase A is kept."""
    table = infiltration((100, 30), (140, 30), (210, 430))
    flick(table, "interpellation", -90, -400, 800)
    assert table.view().phase == "deployment"
    assert all(disc.x == -1 for disc in table.view().discs)
