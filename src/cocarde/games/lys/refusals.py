"""Why not: every refusal of the game with the rule it stands on. Guards return one of these words, or ""."""

from __future__ import annotations

from typing import Final

from cocarde.kit.refusals import Refusals

REFUSALS: Final = Refusals(
    {
        "not-a-card": "L-1",
        "not-in-hand": "L-1",
        "no-such-seat": "L-1",
        "acted": "L-14",
        "hand-too-full": "L-15",
        "same-role": "L-26",
        "opposite-role": "L-24",
        "two-politics": "L-23",
        "nothing-to-add": "L-22",
        "attack-self": "L-30",
        "attack-safe": "L-31",
        "attack-colour": "L-30",
        "attack-nobody": "L-30",
        "no-tree": "L-140",
        "no-plot": "L-141",
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
)
