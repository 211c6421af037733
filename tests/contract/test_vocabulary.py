"""The contract of words: every choice has a code of its own, a notation that reads back, and things to touch."""

from __future__ import annotations

import pytest

from cocarde.core.errors import BadInput
from cocarde.games import load
from tests.contract.records import recorded, vocabulary_of
from tests.contract.settings import every_game


@every_game
def test_codes_run_on_and_notations_read_back(slug: str) -> None:
    vocabulary = load(slug).vocabulary
    for code, choice in enumerate(vocabulary.choices):
        if choice is not None:
            assert choice.code == code
            assert vocabulary.read(choice.notation) is choice
            assert choice.notation.isascii()


@every_game
def test_codes_are_those_on_record(slug: str) -> None:
    """Agents trained on the codes, and logs, depend on them: see records.py for a change on purpose."""
    assert vocabulary_of(slug) == recorded(slug, "vocabulary")


@every_game
@pytest.mark.parametrize("words", ["", "dance", "play", "\x00", "é" * 300])
def test_unknown_words_are_bad_input(slug: str, words: str) -> None:
    with pytest.raises(BadInput):
        load(slug).vocabulary.read(words)
