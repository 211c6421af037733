"""What the contract of texts cannot reach by playing: refusals, cards, names, and typography to the letter."""

from __future__ import annotations

import re

import pytest

from cocarde.core.text import Text
from cocarde.games import load
from cocarde.games.courtisans.answers import BARGAINS, FAULTS
from cocarde.games.courtisans.data.numbers import (
    BOX,
    FACES,
    PLACE_IDS,
    REIGN_IDS,
    ROUTE_IDS,
    SEATS,
    SOVEREIGN_IDS,
    STATUS_IDS,
    TARGET_IDS,
    TO_NONE,
)
from cocarde.games.courtisans.data.rows import CATEGORIES, COUNTRIES
from cocarde.games.courtisans.refusals import REFUSALS
from cocarde.games.courtisans.rules.bargaining.contracts import FATES, INSTRUMENTS
from cocarde.games.courtisans.rules.bargaining.triggers import (
    ATTEMPTED,
    AUDIENCE,
    AUDIENCES,
    COURT_AT,
    FREED,
    GIVES,
    GRANTED,
    KINDS,
    MAKE_PEACE,
    MOVE_COURT,
    NO_HARM,
    OBTAINABLE,
    OBTAINS,
    PLAIN_WORD,
    PLAYS,
    POWER,
    POWER_OPTIONS,
    REMARRY,
    condition,
    trigger,
)
from cocarde.speech import LANGUAGES, sources, speech
from cocarde.speech.rulebook import rulebook
from tests.texts import message_keys

NARROW = "\u202f"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_name_has_a_text(language: str) -> None:
    found = message_keys("courtisans", language)
    named = {
        "card": FACES,
        "country": COUNTRIES,
        "party": COUNTRIES,
        "realm": COUNTRIES,
        "place": PLACE_IDS,
        "status": STATUS_IDS,
        "reign": REIGN_IDS,
        "route": ROUTE_IDS,
        "sovereign": SOVEREIGN_IDS,
        "beside": SOVEREIGN_IDS,
        "toward": SOVEREIGN_IDS,
        "category": CATEGORIES,
        "fault": FAULTS,
        "trigger": KINDS,
        "audience": AUDIENCES,
        "power": POWER_OPTIONS,
        "bargain": BARGAINS,
        "fate": FATES,
        "instrument": INSTRUMENTS,
        "house": [row.id for row in BOX.houses],
        "area": [row.id for row in BOX.areas],
    }
    wanted = {f"{kind}-{name}" for kind, names in named.items() for name in names}
    wanted |= {f"card-{face}-note" for face in FACES} | {"title", "promise", "pitch", "pitch-history"}
    assert wanted <= found, sorted(wanted - found)
    assert {key for key in found if key.startswith("refusal-")} == {f"refusal-{why}" for why in REFUSALS.rule_of}


CONDITIONS = [
    PLAIN_WORD,
    *(trigger(PLAYS, 1, 0, target) for target in range(len(TARGET_IDS))),
    *(trigger(OBTAINS, 1, what) for what in range(len(OBTAINABLE))),
    *(
        trigger(AUDIENCE, 1, what, TO_NONE if what == REMARRY else 0, issue)
        for what in range(len(AUDIENCES))
        for issue in (ATTEMPTED, GRANTED)
    ),
    *(
        trigger(POWER, 1, what, TO_NONE if what in (MAKE_PEACE, MOVE_COURT) else 0)
        for what in range(len(POWER_OPTIONS))
    ),
    *(trigger(COURT_AT, 0, place, when) for place in range(len(PLACE_IDS)) for when in (0, TO_NONE)),
    *(trigger(GIVES, 1, 0, 0, n) for n in (1, 2)),
    *(trigger(kind, 1) for kind in range(FREED, NO_HARM)),
    trigger(NO_HARM, 1, 0, 0),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_C38_whatever_a_bargain_may_hang_on_is_said_whole(language: str) -> None:
    found, names = message_keys("courtisans", language), [f"Person{seat}" for seat in range(SEATS)]
    for code in CONDITIONS:
        word, *things = condition(code).split(" ")
        assert f"condition-{word}" in found
        said = speech("courtisans", language).say(Text("terminal-word", {"condition": condition(code)}), names)
        assert [name for at, name in enumerate(names) if (f"seat:{at}" in things) != (name in said)] == [], said


def test_every_refusal_stands_on_a_rule_of_the_page() -> None:
    assert set(REFUSALS.rule_of.values()) <= {rule.id for rule in rulebook("courtisans")}


def test_french_typography() -> None:
    text = sources(load("courtisans"), "fr").replace('{""}', "")
    assert "'" not in text
    assert not re.search(r"[^\s{}0-9]['\"]", text)
    for line in text.splitlines():
        words = re.sub(r"\{[^}]*\}?", "x", line.partition(" = ")[2] or line)
        assert not re.search(r" [;!?»]|« ", words), line
        assert not re.search(r"\w[;!?]", words.replace(NARROW, " ")), line


NAMED_BY_THEIR_ANSWER = {"amount", "form", "maison", "seat", "show"}
"""Things that are the last to be touched, or called by who sits there: no button bears their name alone."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_leads_on_to_several_answers_has_a_name(language: str) -> None:
    found = message_keys("courtisans", language)
    known = [choice for choice in load("courtisans").vocabulary.choices if choice is not None]
    touched = {thing for choice in known for thing in choice.things}
    nameless = {thing for thing in touched if thing.replace(":", "-") not in found}
    assert {thing.partition(":")[0] for thing in nameless} <= NAMED_BY_THEIR_ANSWER
