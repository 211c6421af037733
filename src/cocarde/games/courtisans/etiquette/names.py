# interpreted: text work beside the game, never in the hot path
"""C-5. Which house names may be borne."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from cocarde.games.courtisans.etiquette.familiarity import contains
from cocarde.games.courtisans.etiquette.lexicon import GLUE, is_form
from cocarde.games.courtisans.etiquette.tokens import words

SPELLING: Final = re.compile(r"(?:[^\W\d_]|[ '’\-‑])+")
SHORTEST: Final = 3
LONGEST: Final = 40


def bars_name(name: str, accounts: Iterable[str] = ()) -> str:
    """C-5. Why a house may not be called so, or "": its shape, a word of etiquette, an account of the table."""
    spelled = words(name)
    if not SHORTEST <= len(name) <= LONGEST or not SPELLING.fullmatch(name):
        return "name-shape"
    if all(word in GLUE for word in spelled):
        return "name-shape"
    if is_form(spelled):
        return "name-word"
    told = any(alias and contains(spelled, alias) for alias in map(words, accounts))
    return "name-account" if told else ""


def same_name(one: str, other: str) -> bool:
    """C-5. Whether two house names are one after the normalisation of C-122."""
    return words(one) == words(other)
