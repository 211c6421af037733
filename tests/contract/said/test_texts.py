"""The contract of texts: whatever a game can say, it says in every language, with the same facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from fluent.syntax import ast, visitor

from cocarde.core.choice import Choice
from cocarde.core.table import Table
from cocarde.core.text import Text
from cocarde.games import load, slugs
from cocarde.speech import LANGUAGES, sources, speech
from tests.contract.settings import Setting, every_game, every_setting, random_play, viewers
from tests.texts import parsed


class Variables(visitor.Visitor):
    """Collects the variables a message names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(slug: str | None, language: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Every message of a language with the variables it names."""
    for entry in parsed(sources(load(slug) if slug else None, language)).body:
        assert not isinstance(entry, ast.Junk), f"{slug} {language}: {entry.content!r} is not Fluent"
        if isinstance(entry, ast.Message):
            found = Variables()
            found.visit(entry)
            yield entry.id.name, frozenset(found.names)


def half_made(slug: str) -> set[str]:
    """The things that may be picked before an answer is whole: not the last, unless several answers name the same."""
    choices = [choice for choice in load(slug).vocabulary.choices if choice is not None]
    alike = Counter(choice.things for choice in choices)
    return {thing for one in choices for thing in (one.things if alike[one.things] > 1 else one.things[:-1])}


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_what_may_be_picked_has_a_name(slug: str, language: str) -> None:
    """The page shows what is picked as chips, by name."""
    said = speech(slug, language)
    things = {thing for thing in half_made(slug) if not thing.startswith("seat:")}
    assert {thing for thing in things if said.name_of(thing) in ("", thing.partition(":")[2])} == set()


@pytest.mark.parametrize("slug", [None, *slugs()])
def test_the_languages_have_the_same_messages_with_the_same_variables(slug: str | None) -> None:
    first, *others = [sorted(messages(slug, language)) for language in LANGUAGES]
    names = [name for name, _ in first]
    assert len(set(names)) == len(names), "a message is written twice"
    for other in others:
        assert dict(other) == dict(first)


@every_game
def test_options_and_choices_have_texts(slug: str) -> None:
    game = load(slug)
    for language in LANGUAGES:
        say = speech(slug, language)
        for option in game.meta.options:
            for key in [f"option-{option.id}", *[f"option-{option.id}-{value}" for value in option.values]]:
                assert say.say(Text(key))
        for choice in game.vocabulary.choices:
            if choice is not None:
                assert say.label(choice)


class Talk:
    """Says texts in every language, each text once."""

    def __init__(self, slug: str) -> None:
        self.languages = [speech(slug, language) for language in LANGUAGES]
        self.said: set[str] = set()

    def say(self, text: Text) -> None:
        if repr(text) not in self.said:
            self.said.add(repr(text))
            for language in self.languages:
                assert language.say(text)


@every_setting
def test_all_that_a_random_game_says_is_said_in_every_language(setting: Setting) -> None:
    talk = Talk(setting.slug)
    table = setting.table(71)
    words = [choice for choice in table.game.vocabulary.choices if choice is not None]
    things = sorted({thing for choice in words for thing in choice.things} | {"nothing", "card:", "hex:x", "seat:99"})
    for n, (seat, _) in enumerate(random_play(table, 72)):
        prompt = table.prompt(seat)
        assert prompt is not None
        talk.say(prompt)
        say_refusals(table, seat, talk, words[n::60], things[n::30])
    outcome = table.outcome()
    assert outcome is not None
    talk.say(outcome.text)
    for line in outcome.reckoning:
        talk.say(line.label)
    for viewer in viewers(table):
        for event in table.events(viewer):
            talk.say(Text(f"event-{event.kind}", event.args))


def say_refusals(table: Table, seat: int, talk: Talk, words: list[Choice], things: list[str]) -> None:
    """What is refused names a rule and says why; what is not, is an option, or is touched to make an offer."""
    options = table.options(seat)
    touchable = {thing for choice in options for thing in choice.things}
    touchable |= {thing for offer in table.offers(seat) for thing in offer.things}
    for choice in words:
        why = table.refuses(seat, choice)
        assert (why is None) == (choice in options), choice
        if why is not None:
            assert why.rule
            talk.say(why.text)
    for thing in things:
        why = table.explains(seat, thing)
        assert (why is None) == (thing in touchable), thing
        reasons = table.reasons(seat, thing)
        assert reasons[:1] == ([] if why is None else [why]), thing
        assert len({repr(reason) for reason in reasons}) == len(reasons), thing
        for reason in reasons:
            assert reason.rule
            talk.say(reason.text)


@every_setting
def test_cards_and_places_are_called_by_name(setting: Setting) -> None:
    """An argument that names a thing must find its message: a bare id in a sentence is a hole."""
    kinds = setting.game.meta.kinds
    table = setting.table(81)
    for _ in random_play(table, 82):
        pass
    for language in LANGUAGES:
        say = speech(setting.slug, language)
        for event in table.events(0):
            for name, value in event.args.items():
                for item in [value] if isinstance(value, int | str) else value:
                    if name in kinds and item != "":
                        assert say.knows(f"{kinds[name]}-{str(item).removeprefix('seat')}"), (event.kind, name, item)
