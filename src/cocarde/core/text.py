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


class Stake(msgspec.Struct, frozen=True, omit_defaults=True):
    """What follows if an answer is given, as far as its seat may know; `percent`: its chance to succeed, -1: none."""

    text: Text
    percent: int = -1


class Missing(msgspec.Struct, frozen=True):
    """An answer one would look for and cannot give: what its button would say, and why it is not there."""

    label: Text
    why: Refusal


def stake(key: str, percent: int = -1, **args: Value) -> Stake:
    """The stake of message `stake-KEY`."""
    return Stake(Text(f"stake-{key}", dict(args)), percent)


def refusal(rule: str, key: str, **args: Value) -> Refusal:
    """The refusal of message `refusal-KEY`, standing on `rule`."""
    return Refusal(rule, Text(f"refusal-{key}", dict(args)))


def no_answer(rule: str, answer: str) -> Refusal:
    """This is no answer, or no thing, of the decision that waits; `rule` is the one that asks."""
    return refusal(rule, "not-an-option", answer=answer)
