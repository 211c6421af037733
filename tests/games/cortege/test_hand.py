"""K-46 to K-53. The input of a flick and the hand that gives it."""

from __future__ import annotations

import pytest

from cocarde.core.chance import Chance, Fast, Scripted
from cocarde.core.errors import BadInput, Refused
from cocarde.games.cortege.physics.hand import FASTEST, LEAST_POWER, draw, launch
from cocarde.games.cortege.physics.solver import Motion
from cocarde.games.cortege.state import HANDS
from cocarde.games.cortege.thinking.sightlines import power_for
from tests.games.cortege.shots import RADIUS, apart
from tests.games.cortege.street import at, flick, new, one, state, street, words_of

EXACT, STEADY, SHAKY = range(3)


def test_V14_K51_four_words_make_one_error() -> None:
    """V-14, K-51."""
    examples = {(40000, 20000, 50000, 30000): 236, (32768,) * 4: 0, (65535,) * 4: 3464, (0,) * 4: -3465}
    for words, z in examples.items():
        assert draw(Scripted(list(words))) == z


def test_K51_an_error_has_mean_0_and_deviation_1000() -> None:
    chance = Fast(51)
    errors = [draw(chance) for _ in range(20_000)]
    mean = sum(errors) / len(errors)
    assert abs(mean) < 25
    assert sum((error - mean) ** 2 for error in errors) / len(errors) == pytest.approx(1_000_000, rel=0.03)


@pytest.mark.parametrize(("level", "rest"), [("steady", (19721, 48067)), ("shaky", (18980, 43221))])
def test_V13_K50_K52_the_hand_turns_and_slows_the_flick(level: str, rest: tuple[int, int]) -> None:
    """V-13, K-50, K-52: za = 1000, zs = -1000."""
    table = street({"molotov": (210, 100)}, draws=(*words_of(1000), *words_of(-1000)), hand=level)
    events = flick(table, "molotov", 0, 1, 600)
    assert at(table, "molotov") == rest
    assert (one(events, "flicked").args["za"], one(events, "flicked").args["zs"]) == (1000, -1000)


def test_V13_K52_direction_and_speed() -> None:
    ux, uy, speed = launch(0, 1, 600, STEADY, 1000, -1000)
    assert (round(ux, 6), round(uy, 6), round(speed, 6)) == (-0.033581, 0.999436, 1380.0)


def test_K52_the_speed_stays_within_its_bounds() -> None:
    assert launch(0, 1, 40, SHAKY, 0, -3465)[2] == 100.0
    assert launch(0, 1, 1000, SHAKY, 0, 3464)[2] == 2750.0


def test_K50_a_seat_may_have_a_hand_of_its_own() -> None:
    table = new(hand="steady", hand_seat1="shaky")
    assert [HANDS[level] for level in state(table).terms.hands] == ["steady", "shaky"]


def test_K51_an_exact_hand_draws_nothing() -> None:
    table = street({"chorale": (210, 100)})
    flick(table, "chorale", 0, 1, 600)
    assert at(table, "chorale") == (21000, 55000)


@pytest.mark.parametrize(("words", "match"), [
    ("flick chorale 0 1 39", "power must be from 40 to 1000"),
    ("flick chorale 0 1 1001", "power must be from 40 to 1000"),
    ("flick chorale 100001 1 500", "dx must be from -100000 to 100000"),
    ("flick chorale 0 1.5 500", "dy must be a whole number"),
    ("flick chorale 0 1", "expected"),
    ("flick choral 0 1 500", "no unit 'choral'"),
])  # fmt: skip
def test_K46_RUL62_a_flick_out_of_range_is_refused_and_costs_nothing(words: str, match: str) -> None:
    """K-46, RUL-62."""
    table = street({"chorale": (210, 100)})
    before = table.save()
    with pytest.raises(BadInput, match=match):
        table.answer(0, words)
    assert table.save() == before


def test_K46_RUL62_a_flick_needs_a_direction() -> None:
    table = street({"chorale": (210, 100)})
    with pytest.raises(Refused, match=r"K-46: refusal-no-direction"):
        table.answer(0, "flick chorale 0 0 500")


def test_K46_only_the_direction_counts_not_its_length() -> None:
    assert launch(3, 4, 500, EXACT, 0, 0) == launch(30000, 40000, 500, EXACT, 0, 0)


def test_K47_power_is_chosen_for_a_distance() -> None:
    """K-47, RUL-61: the shortest flick is a waiting move of 2 mm."""
    for way, power in ((2, 40), (20, 126), (150, 346), (490, 626), (1250, 1000)):
        assert power_for(way) == power
    table = street({"chorale": (210, 100)})
    flick(table, "chorale", 1, 0, LEAST_POWER)
    assert at(table, "chorale") == (21200, 10000)


def test_K49_RUL64_the_input_stands_before_the_hand_is_drawn() -> None:
    """K-49, RUL-64: the answer is in the log with the draws that followed it, and cannot be taken back."""
    table = street({"chorale": (210, 100)}, draws=(32768,) * 8, hand="steady")
    flick(table, "chorale", 0, 1, 600)
    assert table.log[-1].choice == "flick chorale 0 1 600"
    assert table.log[-1].chance[:8] == [32768] * 8
    with pytest.raises(Refused, match="no-undo"):
        table.undo(0)
    exact = street({"chorale": (210, 100)})
    flick(exact, "chorale", 0, 1, 600)
    with pytest.raises(Refused, match="no-undo"):
        exact.undo(0)


def slide(level: int, power: int, chance: Chance) -> tuple[float, float]:
    """Where a lone disc flicked upwards from the middle of a wide street stops, sideways and ahead, in mm."""
    ux, uy, speed = launch(0, 1, power, level, draw(chance), draw(chance))
    way = speed * speed / 5000.0
    return ux * way, uy * way


@pytest.mark.parametrize(("level", "way", "chance"), [
    (STEADY, 300, 0.98), (STEADY, 400, 0.92), (STEADY, 500, 0.82),
    (SHAKY, 200, 0.95), (SHAKY, 300, 0.79), (SHAKY, 400, 0.62), (SHAKY, 500, 0.49),
])  # fmt: skip
def test_K50_K52_hits_are_as_likely_as_the_rules_say(level: int, way: int, chance: float) -> None:
    """Section 10: aimed at a disc's centre with 120 mm to spare."""
    source, hits, tries = Fast(50 + way), 0, 4000
    for _ in range(tries):
        ux, uy, speed = launch(0, 1, power_for(way - 30 + 120), level, draw(source), draw(source))
        motion = Motion([21000, 21000], [1500, 1500 + 100 * way], [RADIUS] * 2, [6.0] * 2)
        motion.flick(0, ux, uy, speed)
        hits += motion.will_touch()
    assert hits / tries == pytest.approx(chance, abs=0.025)


@pytest.mark.parametrize(("level", "way", "chance"), [
    (STEADY, 100, 0.99), (STEADY, 200, 0.80), (STEADY, 300, 0.59), (STEADY, 500, 0.35),
    (SHAKY, 100, 0.86), (SHAKY, 300, 0.34), (SHAKY, 500, 0.16),
])  # fmt: skip
def test_K50_K52_stops_in_the_building_are_as_likely_as_the_rules_say(level: int, way: int, chance: float) -> None:
    source, inside, tries = Fast(50 + way), 0, 4000
    for _ in range(tries):
        side, ahead = slide(level, power_for(way), source)
        inside += apart(side, ahead, 0, way) <= 42
    assert inside / tries == pytest.approx(chance, abs=0.025)


def test_K47_the_fastest_flick_is_two_and_a_half_metres_a_second() -> None:
    assert launch(1, 0, 1000, EXACT, 0, 0) == (1.0, 0.0, FASTEST)
    assert FASTEST == 2500.0
