"""Why not: every refusal of the game with the rule it stands on. Guards return one of these words, or ""."""

from __future__ import annotations

from typing import Final

from cocarde.core.text import Args, Refusal
from cocarde.games.cortege.choices import UNIT_OF_THING
from cocarde.games.cortege.data.numbers import IDS
from cocarde.kit.refusals import Refusals

REFUSALS: Final = Refusals(
    {
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
)


def because(why: str, unit: int = -1) -> Refusal | None:
    """The refusal of this word, about this unit; None for ""."""
    return REFUSALS.because(why, **about(unit))


def all_because(words: list[str], unit: int = -1) -> list[Refusal]:
    """The refusals of these words, about this unit."""
    return REFUSALS.all_because(words, **about(unit))


def about(unit: int) -> Args:
    """What a refusal may name."""
    return {"unit": IDS[unit]} if unit >= 0 else {}


def unit_of(thing: str) -> int:
    """The unit that a thing on the table is; -1: none."""
    return UNIT_OF_THING.get(thing, -1)
