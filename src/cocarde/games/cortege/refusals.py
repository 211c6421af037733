"""Why not: every refusal of the game with the rule it stands on. Guards return one of these words, or ""."""

from __future__ import annotations

from typing import Final

from cocarde.core.text import Refusal, refusal
from cocarde.games.cortege.choices import UNIT_OF_THING
from cocarde.games.cortege.data.numbers import IDS

RULE_OF: Final = {
    "no-pass": "K-7",
    "outside-zone": "K-13",
    "on-building": "K-14",
    "overlaps": "K-15",
    "not-this-unit": "K-31",
    "only-interpellation": "K-32",
    "aim-misses": "K-33",
    "not-reachable": "K-35",
    "not-in-tray": "K-42",
    "no-direction": "K-46",
    "not-on-board": "K-48",
    "blocked": "K-101",
    "no-exchange": "K-125",
    "not-arrested": "K-126",
    "passante-away": "K-127",
    "passante-inside": "K-127",
    "passante-blocked": "K-101",
    "first-turn": "K-130",
}


def because(why: str, unit: int = -1) -> Refusal | None:
    """The refusal of this word; None for ""."""
    if why == "":
        return None
    return refusal(RULE_OF[why], why, unit=IDS[unit]) if unit >= 0 else refusal(RULE_OF[why], why)


def no_answer(rule: str, answer: str) -> Refusal:
    """This is no answer, or no thing, of the decision that waits."""
    return refusal(rule, "not-an-option", answer=answer)


def unit_of(thing: str) -> int:
    """The unit that a thing on the table is; -1: none."""
    return UNIT_OF_THING.get(thing, -1)
