"""K-80 to K-91. The encounter and its effects: the rulebook's examples, and every pair of units."""

from __future__ import annotations

import pytest

from cocarde.games.cortege.data.numbers import COLOUR, COUNT, DISCARDS, IDS, NUMBER, OPINION, RED, SIDE
from cocarde.games.cortege.rules.encounter import encounter, matches, verdict
from tests.games.cortege.street import at, first, flick, gauges, kinds, one, state, status, street


def test_V1_example_1_charge_arrests_the_students() -> None:
    """V-1, K-86, K-87, K-89, RUL-3, RUL-37."""
    table = street({"charge": (210, 420), "etudiantes": (210, 250)}, turn=2)
    events = flick(table, "charge", 0, -1, 500)
    assert first(events) == "etudiantes"
    assert one(events, "flicked").args["milliseconds"] == 444
    assert at(table, "charge") == (21000, 27612)
    assert table.view().shot.films[0].frames[-2:] == [21000, 12537]
    assert (status(table, "etudiantes"), gauges(table)) == ("arrested", (0, 1, 1))
    assert [kind for kind in kinds(events) if kind in ("arrested", "opinion_moved")] == ["arrested", "opinion_moved"]


def test_V2_example_2_molotov_drives_the_news_van_off() -> None:
    """V-2, RUL-8, RUL-36: the flicked unit's icons; what is discarded does not return from over the edge."""
    table = street({"molotov": (100, 120), "camion_news": (100, 430), "barrage": (300, 430)}, (1, 3, 2))
    events = flick(table, "molotov", 0, 1, 800)
    assert (first(events), at(table, "molotov")) == ("camion_news", (10000, 41170))
    assert one(events, "left").args["y"] == 60000
    assert "returned" not in kinds(events)
    assert (status(table, "camion_news"), gauges(table)) == ("discarded", (1, 1, 2))


def test_V3_example_3_tear_gas_blocks_for_one_turn() -> None:
    """V-3, K-90, K-101, K-102, RUL-37."""
    table = street({"lacrymo": (300, 420), "black_bloc": (300, 300), "barrage": (60, 560)}, turn=4)
    flick(table, "lacrymo", 0, -1, 400)
    assert (at(table, "lacrymo"), at(table, "black_bloc")) == ((30000, 32752), (30000, 22053))
    assert state(table).turn == 5
    why = table.explains(0, "unit:black_bloc")
    assert why is not None
    assert (why.rule, why.text.key) == ("K-101", "refusal-blocked")
    assert all("black_bloc" not in choice.notation for choice in table.options(0))
    flick(table, "photographe", 0, -1, 40)
    flick(table, "barrage", 0, 1, 40)
    assert state(table).turn == 7
    assert table.explains(0, "unit:black_bloc") is None


def test_V4_K80_K82_RUL26_RUL27_example_4_the_choir_meets_its_own_photographer() -> None:
    """V-4, K-80, K-82, K-91, RUL-26, RUL-27: an own unit uses the encounter up; what it then hits does not count."""
    table = street({"chorale": (210, 120), "photographe": (210, 220), "interpellation": (210, 330)}, (1, 1, 1))
    events = flick(table, "chorale", 0, 1, 800)
    assert (first(events), one(events, "touched_own").rule) == ("photographe", "K-91")
    assert (at(table, "chorale"), at(table, "photographe")) == ((21000, 20643), (21000, 31007))
    assert gauges(table) == (1, 1, 1)
    assert (at(table, "interpellation"), one(events, "returned").args["corner"]) == ((1500, 58500), 3)


def test_V5_the_gas_mask_acts_on_black_only() -> None:
    """V-5, K-83, RUL-35."""
    table = street({"masque_a_gaz": (120, 100), "lacrymo": (120, 440), "barrage": (300, 560)})
    events = flick(table, "masque_a_gaz", 0, 1, 700)
    assert (first(events), status(table, "lacrymo")) == ("lacrymo", "discarded")
    assert (at(table, "masque_a_gaz"), gauges(table)) == ((12000, 41681), (0, 0, 0))
    other = street({"masque_a_gaz": (120, 100), "journaliste": (120, 440)})
    events = flick(other, "masque_a_gaz", 0, 1, 700)
    assert one(events, "touched_other_colour").args["trigger"] == "black"
    assert (status(other, "journaliste"), at(other, "journaliste")) == ("board", (1500, 58500))


def test_V12_K81_RUL28_two_touched_at_once() -> None:
    """V-12, K-81, RUL-28: enemy of the trigger colour, other enemy, own unit, then the lower number."""
    for pair, expected in [
        (("barrage", "lacrymo"), "barrage"),
        (("lacrymo", "barrage"), "barrage"),
        (("lacrymo", "chorale"), "lacrymo"),
        (("chorale", "lacrymo"), "lacrymo"),
        (("passante", "chorale"), "chorale"),
        (("nasse", "charge"), "charge"),
    ]:
        table = street({"photographe": (210, 100), pair[0]: (195, 300), pair[1]: (225, 300)})
        events = flick(table, "photographe", 0, 1, 600)
        assert sorted(one(events, "flicked").args["ties"][::2]) == sorted(NUMBER[name] for name in pair)  # type: ignore[index]
        assert first(events) == expected


def test_K81_the_faster_contact_counts_beyond_a_thousandth() -> None:
    own, enemy = NUMBER["chorale"], NUMBER["barrage"]
    flicked = NUMBER["photographe"]
    assert encounter(flicked, [own, enemy], [1000.0, 999.5]) == enemy
    assert encounter(flicked, [own, enemy], [1000.0, 998.5]) == own
    assert encounter(flicked, [], []) == -1


def test_V27_K82_a_unit_knocked_on_by_an_own_one_is_not_hit() -> None:
    """V-27."""
    table = street({"molotov": (100, 60), "chorale": (100, 130), "journaliste": (100, 430)}, (0, 2, 1))
    events = flick(table, "molotov", 0, 1, 900)
    assert (first(events), gauges(table)) == ("chorale", (0, 2, 1))
    assert (at(table, "molotov"), at(table, "chorale")) == ((10000, 12188), (10000, 40973))
    assert at(table, "journaliste") == (1500, 58500)


def test_V28_K85_RUL32_opinion_stops_at_the_end_of_its_gauge() -> None:
    """V-28, K-85, RUL-32: the discard still happens."""
    table = street({"molotov": (100, 120), "journaliste": (100, 430), "barrage": (300, 560)}, (0, 1, 1))
    flick(table, "molotov", 0, 1, 800)
    assert (gauges(table), status(table, "journaliste")) == ((0, 0, 1), "discarded")
    again = street({"molotov": (100, 120), "journaliste": (100, 430), "barrage": (300, 560)}, (0, 0, 1))
    events = flick(again, "molotov", 0, 1, 800)
    assert one(events, "opinion_stayed").args["after"] == 0
    assert status(again, "journaliste") == "discarded"


def test_K6_K83_RUL31_an_effect_is_compulsory_even_when_it_hurts() -> None:
    """K-6, RUL-31, RUL-33: PO's own arrest may bring Opinion to 4, and CP wins on PO's turn."""
    table = street({"charge": (210, 420), "etudiantes": (210, 250)}, (0, 3, 2), turn=2, rounds="1")
    events = flick(table, "charge", 0, -1, 500)
    assert gauges(table) == (0, 4, 3)
    assert one(events, "round_ended").args["reason"] == "opinion"
    assert one(events, "round_ended").args["seat"] == 0


def test_K80_touching_nothing_is_no_encounter() -> None:
    table = street({"photographe": (210, 100), "charge": (60, 560)})
    events = flick(table, "photographe", 0, 1, 300)
    assert (first(events), one(events, "touched_nothing").rule) == ("", "K-80")


def test_K84_RUL25_what_is_discarded_pushes_others_until_all_rests() -> None:
    """K-84, RUL-25: the arrested unit rolled on and moved a third one."""
    table = street({"charge": (210, 420), "etudiantes": (210, 250), "chorale": (210, 200)}, turn=2)
    flick(table, "charge", 0, -1, 500)
    assert status(table, "etudiantes") == "arrested"
    assert at(table, "chorale")[1] < 20000


def test_K84_RUL49_the_discarded_are_taken_away_before_the_fallen_return() -> None:
    """K-84, RUL-49: the discarded unit rests on corner 3; the flicked one, over the edge, gets that corner."""
    table = street({"masque_a_gaz": (60, 560), "lacrymo": (15, 585), "barrage": (300, 500)})
    events = flick(table, "masque_a_gaz", -1, 0, 500)
    assert (first(events), status(table, "lacrymo")) == ("lacrymo", "discarded")
    assert at(table, "masque_a_gaz") == (1500, 58500)


def test_K88_RUL34_only_red_units_are_arrested() -> None:
    """K-88, RUL-34: no unit of PO discards a non-red one, and CP's discards count on no gauge."""
    takers = [unit for unit in range(9, COUNT) if DISCARDS[unit]]
    assert all(COLOUR[touched] == RED for taker in takers for touched in range(9) if matches(taker, touched))
    table = street({"black_bloc": (100, 120), "journaliste": (100, 430), "barrage": (300, 560)}, (0, 2, 1))
    flick(table, "black_bloc", 0, 1, 800)
    assert (gauges(table), status(table, "journaliste")) == ((0, 1, 1), "discarded")


EFFECTIVE = {
    "black_bloc": {"journaliste", "camion_news"},
    "photographe": {"interpellation", "charge", "nasse", "barrage"},
    "syndicaliste": {"interpellation", "charge", "nasse", "barrage"},
    "banderole": {"lacrymo", "canon_a_eau"},
    "molotov": {"journaliste", "camion_news"},
    "masque_a_gaz": {"lacrymo", "canon_a_eau"},
    "interpellation": set(IDS[:7]),
    "charge": set(IDS[:7]),
    "nasse": set(IDS[:7]),
    "lacrymo": set(IDS[:7]),
    "canon_a_eau": {"molotov", "masque_a_gaz"},
    "journaliste": {"molotov", "masque_a_gaz"},
    "camion_news": {"molotov", "masque_a_gaz"},
}


def test_K83_K91_RUL4_RUL6_RUL9_RUL10_RUL11_RUL12_every_pair_of_units() -> None:
    """Table 2.5: 16 effective pairs of CP, 34 of PO; all other 94 are without effect."""
    pairs = {(a, b) for a in range(COUNT) for b in range(COUNT) if a != b and verdict(a, b) == "match"}
    assert pairs == {(NUMBER[a], NUMBER[b]) for a, others in EFFECTIVE.items() for b in others}
    assert [len([a for a, _ in pairs if SIDE[a] == side]) for side in (0, 1)] == [16, 34]


@pytest.mark.parametrize("flicked", sorted(EFFECTIVE))
def test_K83_K85_K86_K90_what_each_unit_does(flicked: str) -> None:
    """Table 2.5, played out: discard, Opinion and block of each unit on each of its targets."""
    for touched in sorted(EFFECTIVE[flicked]):
        cp = NUMBER[flicked] < 9
        table = street({flicked: (210, 250), touched: (210, 350)}, (0, 2, 1), turn=1 if cp else 2)
        flick(table, flicked, 0, 1, 300)
        opinion = min(max(2 + OPINION[NUMBER[flicked]], 0), 4)
        arrests = 2 if flicked in ("interpellation", "charge", "nasse") else 1
        assert gauges(table) == (0, opinion, arrests)
        discards = flicked in ("black_bloc", "molotov", "masque_a_gaz", "interpellation", "charge", "nasse")
        gone = "arrested" if arrests == 2 else "discarded"
        assert status(table, touched) == (gone if discards else "board")
        blocks = flicked in ("syndicaliste", "banderole", "lacrymo", "canon_a_eau")
        assert state(table).blocked[NUMBER[touched]] == int(blocks)


@pytest.mark.parametrize("flicked", ["etudiantes", "chorale", "passante", "barrage"])
def test_K83_RUL11_a_unit_without_a_small_circle_does_nothing(flicked: str) -> None:
    touched = "charge" if flicked != "barrage" else "chorale"
    table = street({flicked: (210, 250), touched: (210, 350)}, (0, 2, 1), turn=1 if flicked != "barrage" else 2)
    events = flick(table, flicked, 0, 1, 300)
    assert one(events, "touched_no_circle").args["touched"] == touched
    assert (gauges(table), status(table, touched)) == ((0, 2, 1), "board")
