# interpreted: msgspec structs
"""Sentences as data: a key of the game's Fluent files and its arguments, ids and numbers only.

Which argument is a card, a seat or a place is said once per game, in `Meta.kinds`; so the same
dictionary feeds the sentence in French and English, the animation and the tests.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

Value: TypeAlias = int | str | Sequence[int | str]
Args: TypeAlias = dict[str, Value]


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message of the Fluent files with its arguments."""

    key: str
    args: Args = {}


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something is not allowed: the rule it breaks, and the sentence that says so."""

    rule: str
    text: Text


def refusal(rule: str, key: str, **args: Value) -> Refusal:
    """The refusal of message `refusal-KEY`, standing on `rule`."""
    return Refusal(rule, Text(f"refusal-{key}", dict(args)))


def no_answer(rule: str, answer: str) -> Refusal:
    """This is no answer, or no thing, of the decision that waits; `rule` is the one that asks."""
    return refusal(rule, "not-an-option", answer=answer)
