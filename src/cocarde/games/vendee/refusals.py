"""Why not: every refusal of the game with the rule it stands on. Guards return one of these words, or ""."""

from __future__ import annotations

from typing import Final

from cocarde.kit.refusals import Refusals

REFUSALS: Final = Refusals(
    {
        "not-on-board": "V-61",
        "own-fort": "V-20",
        "no-reserve": "V-20",
        "choose-a-hex": "V-21",
        "not-in-hand": "V-103",
        "annulation-is-no-bid": "V-44",
        "wrong-type": "V-27",
        "too-low": "V-26",
        "too-low-together": "V-26",
        "only-one": "V-103",
        "must-open": "V-23",
        "must-overbid": "V-30",
        "means-never-answer": "V-32",
        "general-spent": "V-42",
        "no-extra-general": "V-43",
        "not-an-annulation": "V-44",
        "battle-hex": "V-57",
        "fortified": "VR-28",
        "not-enemy-hex": "V-59",
        "not-own-hex": "V-60",
        "already-fortified": "V-4",
        "not-recoverable": "VR-67",
        "not-an-opponent": "V-113",
        "no-cards-there": "V-56",
        "not-shown": "V-64",
    }
)
