"""Every sentence of the game exists in both languages and can be said."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from cocarde.core.chance import Fast
from cocarde.core.table import Table
from cocarde.core.text import Text
from cocarde.games import load
from cocarde.games.cortege import GAME
from cocarde.games.cortege.data.numbers import COLOURS, IDS, SIDES, STATUSES
from cocarde.games.cortege.refusals import REFUSALS
from cocarde.games.cortege.rules.effects import RULE_OF as VERDICTS
from cocarde.games.cortege.rules.rounds import REASONS
from cocarde.games.cortege.rules.rounds import RULE_OF as OUTCOMES
from cocarde.games.cortege.seen.terminal import draw
from cocarde.games.cortege.state import HANDS
from cocarde.speech import LANGUAGES, Speech, sources
from tests.games.cortege.street import flick, street

KEY = re.compile(r"^([a-z][a-zA-Z0-9_-]*) =", re.MULTILINE)
NARROW = "\u202f"


@pytest.fixture(params=LANGUAGES)
def speech(request: pytest.FixtureRequest) -> Speech:
    """The game's sentences."""
    return Speech(load("cortege"), request.param)


def keys(language: str) -> list[str]:
    return KEY.findall(sources(load("cortege"), language))


def test_both_languages_have_the_same_messages_once() -> None:
    french, english = keys("fr"), keys("en")
    assert sorted(french) == sorted(english) == sorted(set(french))


def named_keys() -> list[str]:
    """What views, box and meta name by id."""
    words = ["title", "promise", "pitch", "outcome-round", "outcome-resigned", "choice-resign", "choice-pass"]
    words += [f"unit-{name}{part}" for name in IDS for part in ("", "-note", "-short")]
    for kind, ids in (("side", SIDES), ("colour", COLOURS), ("reason", REASONS), ("hand", HANDS), ("status", STATUSES)):
        words += [f"{kind}-{name}" for name in ids]
    words += [f"phase-{name}" for name in ("infiltration", "deployment", "clash", "over")]
    words += [f"gauge-{name}" for name in ("building", "opinion", "arrests")]
    words += [f"refusal-{word}" for word in REFUSALS.rule_of] + [f"outcome-{word}" for word in OUTCOMES]
    words += [f"event-touched_{word}" for word in VERDICTS]
    for option in GAME.meta.options:
        words += [f"option-{option.id}", *[f"option-{option.id}-{value}" for value in option.values]]
    return words


def test_every_name_and_reason_has_its_words(speech: Speech) -> None:
    assert [key for key in named_keys() if not speech.knows(key)] == []


def test_everything_a_game_says_can_be_said(speech: Speech) -> None:
    for seed, options in ((1, {}), (2, {"advanced_rule": "on", "hand": "shaky"}), (3, {"hand": "exact"})):
        table, hand = Table.new(GAME, 2, options, seed=seed), Fast(seed)
        while table.pending():
            seat = table.pending()[0]
            prompt = table.prompt(seat)
            assert prompt is not None
            assert speech.say(prompt, ["Ada", "Zoé"])
            choices = table.options(seat)
            for choice in choices[:5]:
                assert speech.label(choice)
            table.answer(seat, choices[hand.below(len(choices))])
        for event in table.events(None):
            assert speech.event(event, ["Ada", "Zoé"])
        outcome = table.outcome()
        assert outcome is not None
        assert speech.say(outcome.text, ["Ada", "Zoé"])


def test_every_refusal_can_be_said(speech: Speech) -> None:
    for word in REFUSALS.rule_of:
        assert speech.say(Text(f"refusal-{word}", {"unit": "charge"}))


def test_the_story_of_an_arrest(speech: Speech) -> None:
    table = street({"charge": (210, 420), "etudiantes": (210, 250)}, turn=2)
    told = [speech.event(event, ["Ada", "Zoé"]) for event in flick(table, "charge", 0, -1, 500)]
    if speech.language == "fr":
        assert told == [
            "Zoé propulse Charge, qui s’arrête à 144\u00a0mm.",
            f"Charge{NARROW}: premier contact avec Étudiant·es (rouge), la couleur du petit cercle. "
            "L’effet s’applique.",
            f"Charge{NARROW}: Étudiant·es en garde à vue (Arrestations{NARROW}: 1).",
            f"Charge{NARROW}: l’opinion publique passe de 0 à 1.",
        ]
    else:
        assert told[0] == "Zoé flicks Baton charge, which stops 144 mm away."
        assert len(told) == 4


def test_french_sentences_are_set_in_french() -> None:
    """Typographic apostrophes, and a narrow no-break space before ; : ! and ?"""
    for line in sources(load("cortege"), "fr").splitlines():
        sentence = line.partition(" = ")[2]
        assert "'" not in sentence, line
        for mark in ";:!?":
            for before in re.findall(rf"(.){re.escape(mark)}", sentence):
                assert before == NARROW, line


@pytest.mark.sampled
def test_the_terminal_draws_every_phase(speech: Speech) -> None:
    """The letters of every unit on the board, the gauges, and what became of the others."""
    table, hand = Table.new(GAME, 2, {"turn_limit": "40"}, seed=8), Fast(8)
    pictures = {}
    while table.pending():
        console = Console(width=120, record=True, file=StringIO())
        console.print(draw(table.view(), GAME.box(), speech))  # type: ignore[arg-type]
        pictures[table.view().phase] = console.export_text()
        seat = table.pending()[0]
        choices = table.options(seat)
        table.answer(seat, choices[hand.below(len(choices))])
    assert set(pictures) == {"infiltration", "deployment", "clash"}
    clash = pictures["clash"]
    assert speech.say(Text("gauge-opinion")) in clash
    assert all(speech.say(Text(f"unit-{name}")) in clash for name in IDS)


def test_the_terminal_puts_a_disc_where_it_stands(speech: Speech) -> None:
    table = street({"molotov": (105, 290), "barrage": (0, 600), "charge": (420, 0)}, blocked=("barrage",))
    console = Console(width=120, record=True, file=StringIO())
    console.print(draw(table.view(), GAME.box(), speech))  # type: ignore[arg-type]
    lines = console.export_text().splitlines()[1:]
    assert lines[30 - 1 - 14][10:12] == speech.say(Text("unit-molotov-short"))
    assert lines[0][:2] == speech.say(Text("unit-barrage-short"))
    assert lines[29][40:42] == speech.say(Text("unit-charge-short"))
    assert "▪" in next(line for line in lines if "0, 600" in line)
