"""What the contract of texts cannot reach by playing: refusals, cards, names, and typography to the letter."""

from __future__ import annotations

import re

import pytest

from cocarde.games import load
from cocarde.games.courtisans.answers import BARGAINS, FAULTS
from cocarde.games.courtisans.data.numbers import BOX, FACES, PLACE_IDS, REIGN_IDS, ROUTE_IDS, SOVEREIGN_IDS, STATUS_IDS
from cocarde.games.courtisans.data.rows import CATEGORIES, COUNTRIES
from cocarde.games.courtisans.refusals import REFUSALS
from cocarde.games.courtisans.rules.bargaining.contracts import FATES, INSTRUMENTS
from cocarde.games.courtisans.rules.bargaining.triggers import AUDIENCES, KINDS, POWER_OPTIONS
from cocarde.speech import LANGUAGES, sources
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


def test_every_refusal_stands_on_a_rule_of_the_page() -> None:
    assert set(REFUSALS.rule_of.values()) <= {rule.id for rule in rulebook("courtisans")}


def test_french_typography() -> None:
    text = sources(load("courtisans"), "fr")
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
