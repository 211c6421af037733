"""What the contract of texts cannot reach by playing: refusals, cards, deputies, and typography to the letter."""

from __future__ import annotations

import re

import pytest

from cocarde.core.text import Args, Text
from cocarde.games import load
from cocarde.games.guillotine.data.numbers import BOX, JACOBIN_CARDS, MISSIONS, PLACES
from cocarde.games.guillotine.data.rows import FACTIONS, JACOBIN_OPS, MISSION_OPS, POSTS
from cocarde.games.guillotine.refusals import REFUSALS
from cocarde.games.guillotine.rules.popularity import CAUSES
from cocarde.speech import LANGUAGES, sources, speech
from cocarde.speech.rulebook import rulebook
from tests.texts import message_keys

NARROW = "\u202f"
FREE = ("convention", "tribunal", "comite", "jacobins", "mission")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_name_has_a_text(language: str) -> None:
    found = message_keys("guillotine", language)
    wanted = {"title", "promise", "pitch", "pitch-history", "prompt-question"}
    wanted |= {f"faction-{faction}{more}" for faction in FACTIONS for more in ("", "-note")}
    wanted |= {f"deputy-{row.id}{more}" for row in BOX.deputies for more in ("", "-full", "-note")}
    wanted |= {f"post-{place}{more}" for place in PLACES for more in ("", "-note")} | {f"place-{p}" for p in PLACES}
    wanted |= {f"at-{post}" for post in FREE} | {f"phase-{n}" for n in range(1, 8)}
    wanted |= {f"card-{id}{more}" for id in (*MISSIONS, *JACOBIN_CARDS) for more in ("", "-note")}
    wanted |= {f"group-{row.group}" for row in BOX.missions} | {f"kind-{row.kind}" for row in BOX.jacobins}
    wanted |= {f"effect-{op}" for op in (*MISSION_OPS, *JACOBIN_OPS)}
    wanted |= {f"effect-suspect-{post}" for post in FREE} | {f"effect-roll-{to}" for to in ("gain", "prison", "fuite")}
    wanted |= {f"chronicle-{row.id}" for row in BOX.chronicle}
    wanted |= {f"cause-{cause}" for cause in CAUSES if "_" not in cause} | {
        f"refusal-{why}" for why in REFUSALS.rule_of
    }
    assert wanted <= found, sorted(wanted - found)
    assert {key for key in found if key.startswith("refusal-")} == {f"refusal-{why}" for why in REFUSALS.rule_of}
    assert set(POSTS) <= set(PLACES)


def test_every_refusal_stands_on_a_rule_of_the_page() -> None:
    numbers = {rule.id for rule in rulebook("guillotine")}
    assert set(REFUSALS.rule_of.values()) <= numbers


@pytest.mark.parametrize("n", [-3, -2, -1, 0, 1, 2, 3])
def test_gains_and_losses_have_their_sign(n: int) -> None:
    for language in LANGUAGES:
        said = speech("guillotine", language).say(Text("effect-gain", {"n": n}))
        assert said == f"{'−' if n < 0 else '+'}{abs(n)}\u00a0PP."


def french() -> list[tuple[str, str]]:
    """Every French sentence of the game, with its place."""
    lines = [("ftl", line) for line in sources(load("guillotine"), "fr").splitlines() if not line.startswith("#")]
    return lines + [(row.id, text) for row in BOX.questions for text in (row.fr, row.why_fr)]


def test_french_typography() -> None:
    for place, line in french():
        assert "'" not in line, (place, line)
        assert not re.search(r"[^\u202f\s][;!?»]", line.replace("}?", "} ?")), (place, line)
        assert not re.search(r"[^\u202f\d\s]:(?!//)", line), (place, line)
        assert not re.search(r"«(?!\u202f)", line), (place, line)
        assert "..." not in line, (place, line)


def test_english_typography() -> None:
    texts = [line for line in sources(load("guillotine"), "en").splitlines() if not line.startswith("#")]
    for line in [*texts, *[text for row in BOX.questions for text in (row.en, row.why_en)]]:
        assert "'" not in line, line
        assert NARROW not in line, line


def test_questions_are_read_in_the_language_of_the_reader() -> None:
    row = BOX.questions[0]
    args: Args = {"deputy": "danton", "fr": row.fr, "en": row.en}
    assert speech("guillotine", "fr").say(Text("prompt-question", args)).endswith(row.fr)
    assert speech("guillotine", "en").say(Text("prompt-question", args)).endswith(row.en)
