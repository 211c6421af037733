"""Sentences read one by one are those of the whole text, read by Fluent itself."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle

from cocarde.core.text import Text
from cocarde.games import load, slugs
from cocarde.speech import LANGUAGES, Speech, sources
from cocarde.speech.sentences import Sentences
from tests.texts import parsed

AWKWARD = """
### What stands above all.

first = one
    line { $more ->
  [one] and
*[other] or
} another
# Of the second.
second = two
third =
    { "{" } = { first }
    .note = aside
-term = a term
fourth = { -term } = fourth
"""
"""Placeables that end at the beginning of a line, equals signs within sentences, comments, attributes, a term."""

UNREADABLE = """
first = again { $
third
second = { second two
"""


def whole(*texts: str) -> FluentBundle:
    """The same texts, each read at once."""
    bundle = FluentBundle(["fr"], use_isolating=False)
    for text in texts:
        bundle.add_resource(parsed(text), allow_overrides=True)
    return bundle


def piecemeal(*texts: str) -> Sentences:
    found = Sentences("fr")
    for text in texts:
        found.learn(text)
    return found


def same(one: FluentBundle, other: FluentBundle) -> bool:
    """Do they hold the same entries, but for comments and places?"""
    return all(
        list(mine) == list(theirs)
        and all(entry.equals(theirs[name], ["span", "comment"]) for name, entry in mine.items())
        for mine, theirs in ((one._messages, other._messages), (one._terms, other._terms))
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", [None, *slugs()])
def test_the_sentences_of_a_game_are_all_there(slug: str | None, language: str) -> None:
    texts = [sources(None, language), sources(load(slug) if slug else None, language)]
    assert same(whole(*texts), piecemeal(*texts))


def test_awkward_sentences_are_read_as_they_are_written() -> None:
    assert piecemeal().learn(AWKWARD) == ["first", "second", "third", "fourth"]
    assert same(whole(AWKWARD), piecemeal(AWKWARD))


@pytest.mark.parametrize("texts", [(AWKWARD, UNREADABLE), (UNREADABLE, AWKWARD), (UNREADABLE,)])
def test_what_cannot_be_read_leaves_what_was_there(texts: tuple[str, ...]) -> None:
    assert same(whole(*texts), piecemeal(*texts))


def test_what_is_learnt_after_it_was_said_is_said_next() -> None:
    said = Speech(None, "fr")
    said.learn("word = mot\nsentence = { word }.")
    assert said.say(Text("sentence")) == "mot."
    said.learn("word = parole")
    assert said.say(Text("sentence")) == "parole."
