"""Why not: every refusal of the game with the rule it stands on. Guards return one of these words, or ""."""

from __future__ import annotations

from typing import Final

from cocarde.core.text import Refusal, Value, refusal

RULE_OF: Final = {
    "not-a-card": "L-1",
    "not-in-hand": "L-1",
    "acted": "L-14",
    "hand-too-full": "L-15",
    "same-role": "L-26",
    "opposite-role": "L-24",
    "two-politics": "L-23",
    "nothing-to-add": "L-22",
    "attack-self": "L-30",
    "attack-safe": "L-31",
    "attack-colour": "L-30",
    "no-tree": "L-140",
    "plant-annexe": "L-145",
    "plant-ahead": "L-141",
    "plant-gone": "L-3",
    "plant-gives-trees": "L-141",
    "plant-occupied": "L-141",
    "one-book": "L-146",
    "not-captive": "L-135",
    "only-in-windows": "L-104",
    "only-defends": "L-32",
    "only-before-throw": "L-16",
    "not-valid-here": "L-100",
    "not-a-shield": "L-101",
    "wrong-defence": "L-32",
    "not-a-defence": "L-32",
    "front-no-celebrity": "L-122",
    "no-cards-there": "L-13",
    "not-an-opponent": "L-13",
    "too-many-books": "L-95",
}


def because(why: str, **args: Value) -> Refusal | None:
    """The refusal of this word; None for ""."""
    return refusal(RULE_OF[why], why, **args) if why else None


def all_because(words: list[str], **args: Value) -> list[Refusal]:
    """The refusals of these words."""
    return [refusal(RULE_OF[why], why, **args) for why in words]
