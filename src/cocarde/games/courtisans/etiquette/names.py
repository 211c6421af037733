"""C-5. Which house names may be borne."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from cocarde.games.courtisans.etiquette.familiarity import contains, is_told
from cocarde.games.courtisans.etiquette.lexicon import GLUE, is_form, key
from cocarde.games.courtisans.etiquette.tokens import words

SPELLING: Final = re.compile(r"(?:[^\W\d_]|[ '’\-‑])+")
SHORTEST: Final = 3
LONGEST: Final = 40


def bars_name(name: str, accounts: Iterable[str] = ()) -> str:
    """C-5. Why a house may not be called so, or "": its shape, a word of etiquette, an account of the table."""
    spelled = words(name)
    if not SHORTEST <= len(name) <= LONGEST or not SPELLING.fullmatch(name) or not all(map(is_ours, name)):
        return "name-shape"
    if all(word in GLUE for word in spelled):
        return "name-shape"
    if is_form(spelled):
        return "name-word"
    told = any(is_told(alias) and contains(spelled, alias) for alias in map(words, accounts))
    return "name-account" if told else ""


def is_ours(sign: str) -> bool:
    """C-R101. Letters of other alphabets look like ours and are not: a name written so could pass for another's."""
    return not sign.isalpha() or unicodedata.name(sign, "").startswith("LATIN")


def same_name(one: str, other: str) -> bool:
    """C-5, C-R101. Whether two house names are one after the normalisation of C-122; a particle makes no difference."""
    return key(one) == key(other)
