"""What Le Cortège says when somebody must decide: stakes, half-made answers, why not, and what caused what."""

from __future__ import annotations

import pytest

from cocarde.core.errors import Refused
from cocarde.core.table import Table
from cocarde.core.text import Stake, Text
from cocarde.speech import speech
from tests.games.cortege.street import PO_SEAT, at, flick, new, one, street

NAMES = ["Ada", "Zoé"]


def stake_of(table: Table, words: str) -> Stake:
    found = table.stakes(table.pending()[0], table.game.vocabulary.read(words))
    assert found is not None
    return found


def said(text: Text, language: str = "en") -> str:
    return speech("cortege", language).say(text, NAMES)


def prompt(table: Table) -> Text:
    found = table.prompt(table.pending()[0])
    assert found is not None
    return found


def place(table: Table, name: str, x: int, y: int) -> None:
    table.answer(table.pending()[0], f"place {name} {x * 100} {y * 100}")


def test_K83_a_flick_names_whom_it_touches_what_that_does_and_its_chance() -> None:
    table = street({"charge": (210, 420), "etudiantes": (210, 120)}, turn=2, hand="steady")
    found = stake_of(table, "flick charge 0 -1 800")
    assert said(found.text) == "At Students: custody, Arrests +1 and Opinion +1."
    assert found.percent == 99  # 300 mm away
    assert stake_of(table, "flick charge 1 0 100").text.key == "stake-flick-nothing"


@pytest.mark.parametrize(
    ("gauges", "spare", "words"),
    [
        ((0, 2, 1), True, "Opinion +1."),
        ((0, 3, 1), True, "the round is lost."),
        ((0, 2, 6), False, "the round is won."),
    ],
)
def test_K110_an_arrest_says_when_it_ends_the_round(gauges: tuple[int, int, int], spare: bool, words: str) -> None:
    table = street({"interpellation": (210, 300), "chorale": (210, 200)}, gauges, turn=2, spare=spare)
    assert said(stake_of(table, "flick interpellation 0 -1 700").text).endswith(words)
    assert said(table.steps(PO_SEAT)["unit:interpellation",]).endswith(words)
    (decided,) = [disc.decides for disc in table.view(PO_SEAT).discs if disc.id == "interpellation"]
    assert decided == {"lost.": "round_lost", "won.": "round_won"}.get(words.split()[-1], "")


def test_K83_K91_a_touch_without_effect_says_so() -> None:
    places = {"charge": (210, 420), "nasse": (210, 300), "molotov": (300, 420)}
    table = street(places, turn=2)
    assert stake_of(table, "flick charge 0 -1 800").text.key == "stake-flick-own"
    assert stake_of(table, "flick charge 1 0 800").text.key == "stake-flick-other_colour"
    assert stake_of(street({"chorale": (50, 50)}), "flick chorale -1 0 900").text.key == "stake-flick-out"


def test_K92_a_flick_into_the_building_says_what_it_wins() -> None:
    table = street({"chorale": (210, 300)}, gauges=(2, 0, 0), hand="shaky")
    found = [stake for choice in table.options(0) if (stake := table.stakes(0, choice)) is not None]
    entries = [stake for stake in found if stake.text.key == "stake-flick-enter"]
    assert said(entries[0].text) == "Stops in the Building: the third, which wins the round."
    assert sorted(stake.percent for stake in entries)[-1] > sorted(stake.percent for stake in entries)[0] > 0


def test_K32_placing_interpellation_cites_its_own_rule_and_says_the_distances() -> None:
    table = new()
    place(table, "black_bloc", 100, 30)
    decision = table.decision
    assert decision is not None
    assert decision.rule == "K-31"
    place(table, "photographe", 140, 30)
    decision = table.decision
    assert decision is not None
    assert (decision.rule, prompt(table).key) == ("K-32", "prompt-place-interpellation")
    found = stake_of(table, "place interpellation 10000 43000")
    assert (found.text.args["bloc"], found.text.args["photo"]) == (400, 402)
    place(table, "interpellation", 100, 430)
    assert said(stake_of(table, "flick interpellation 0 -1 800").text).startswith("Custody for Black Bloc")
    (step,) = table.steps(1).values()
    assert step.key == "step-infiltrate"
    events = flick(table, "interpellation", 0, -1, 800)
    line = speech("cortege", "fr").event(one(events, "infiltrated"), NAMES)
    assert line.startswith("Interpellation réussie\u202f: Black Bloc")


@pytest.mark.parametrize(
    ("bloc", "photographe", "legal"),
    [
        ((60, 40), (90, 40), True),  # side by side, touching, askew of the Building
        ((60, 40), (60, 70), False),  # behind
        ((210, 40), (220, 75), False),  # in front
        ((210, 40), (240, 40), True),
    ],
)
def test_RUL16_side_by_side_is_not_hiding(bloc: tuple[int, int], photographe: tuple[int, int], legal: bool) -> None:
    for first, second in ((bloc, photographe), (photographe, bloc)):
        table = new()
        place(table, "black_bloc", *first)
        if legal:
            place(table, "photographe", *second)
        else:
            with pytest.raises(Refused, match="K-35"):
                place(table, "photographe", *second)


@pytest.mark.parametrize(("limit", "words"), [("80", "Turn 3 of 80, "), ("none", "Turn 3, ")])
def test_K114_the_prompt_names_the_turn_limit(limit: str, words: str) -> None:
    assert said(prompt(street({"chorale": (210, 60)}, turn=3, turn_limit=limit))).startswith(words)


def test_K46_a_picked_unit_says_on_what_it_acts() -> None:
    table = street({"black_bloc": (100, 100), "molotov": (300, 100), "chorale": (210, 60)})
    steps = {picked[0]: text for picked, text in table.steps(0).items()}
    assert steps["unit:black_bloc"].key == "step-flick-red"
    assert said(steps["unit:molotov"]) == "Aim Molotov at any white unit: out of play for the round and Opinion −2."
    assert steps["unit:chorale"].key == "step-flick-plain"


def test_K101_K127_what_one_looks_for_in_vain() -> None:
    table = street({"chorale": (210, 60), "molotov": (100, 60)}, turn=3, blocked=("chorale",), advanced_rule="on")
    found = {(one.label.key, one.label.args["unit"]): one.why.text.key for one in table.missing(0)}
    assert found["missing-flick", "chorale"] == "refusal-blocked"
    assert found["choice-exchange", "photographe"] == "refusal-passante-away"


def test_K95_the_corner_of_a_fallen_disc_is_named() -> None:
    table = street({"chorale": (50, 50)})
    events = flick(table, "chorale", -1, 0, 900)
    assert at(table, "chorale") == (1500, 1500)
    line = speech("cortege", "en").event(one(events, "returned"), NAMES)
    assert line == "Back at the corner on Counter-Power’s left: Choir."


def test_K46_the_log_says_how_far_a_flick_went_and_no_force() -> None:
    table = street({"chorale": (50, 50)}, hand="exact")
    lines = [speech("cortege", "en").event(event, NAMES) for event in flick(table, "chorale", 0, 1, 405)]
    assert lines[0] == "Ada flicks Choir, which stops 205 mm away."
    table = street({"chorale": (50, 50)})
    lines = [speech("cortege", "en").event(event, NAMES) for event in flick(table, "chorale", -1, 0, 900)]
    assert lines[:2] == ["Ada flicks Choir.", "Over the edge: Choir."]


def test_K17_measures_are_told_in_millimetres() -> None:
    table = street({"chorale": (210, 99.84)}, hand="exact")
    lines = [speech("cortege", "fr").event(event, NAMES) for event in flick(table, "chorale", 0, 1, 538)]
    assert not any("centième" in line for line in lines)


def test_K42_a_place_says_how_exposed_it_is() -> None:
    table = new()
    for name, x, y in (("black_bloc", 100, 30), ("photographe", 140, 30), ("interpellation", 100, 430)):
        place(table, name, x, y)
    flick(table, "interpellation", 0, -1, 800)
    assert stake_of(table, "place chorale 21000 6000").text.args["n"] == 0
    place(table, "etudiantes", 40, 60)
    place(table, "charge", 210, 430)
    assert stake_of(table, "place chorale 21000 6000").text.args == {"way": 445, "n": 1}


def test_K123_giving_up_says_what_it_costs_in_every_phase() -> None:
    """Whoever looks at such a game again asks for it, too."""
    table = new()
    phases: set[str] = set()
    while len(phases) < 5:
        (seat,) = table.pending()
        phases.add(type(table.decision).__name__)
        assert said(stake_of(table, "resign").text) == "The game is lost."
        table.answer(seat, table.options(seat)[0])
