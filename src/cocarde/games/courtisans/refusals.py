"""Why not: every refusal of the game with the rule it stands on. Guards return one of these words, or ""."""

from __future__ import annotations

from typing import Final

from cocarde.core.text import Refusal, Value, refusal

RULE_OF: Final = {
    "name-shape": "C-5",
    "name-word": "C-5",
    "name-account": "C-5",
    "not-at-table": "C-11",
    "no-actions": "C-45",
    "not-at-court": "C-12",
    "deck-empty": "C-47",
    "not-in-maison": "C-48",
    "not-in-hand": "C-59",
    "not-a-request": "C-52",
    "is-a-request": "C-59",
    "prisoner-plays": "C-53",
    "women-only": "C-53",
    "wrong-place": "C-54",
    "wrong-sex": "C-54",
    "target-away": "C-54",
    "not-in-bastille": "C-54",
    "not-in-exile": "C-54",
    "too-little-favour": "C-62",
    "not-titled": "C-61",
    "void": "C-56",
    "no-target": "C-54",
    "needs-nobody": "C-54",
    "needs-somebody": "C-54",
    "names-a-track": "C-54",
    "not-on-sovereigns": "C-54",
    "oneself": "C-59",
    "favour-too-high": "C-68",
    "at-war-already": "C-89",
    "at-peace": "C-90",
    "is-favourite": "C-92",
    "is-lover": "C-92",
    "not-favourite": "C-92",
    "not-in-love": "C-92",
    "secret-wife": "C-94",
    "not-a-widower": "C-74",
    "married": "C-73",
    "same-sex": "C-73",
    "no-mark": "C-58",
    "party-safe": "C-54",
    "second-marshal": "C-79",
    "charge-moved": "C-72",
    "charge-not-held": "C-71",
    "own-charge": "C-71",
    "no-king": "C-63",
    "no-queen": "C-63",
    "no-regent": "C-63",
    "no-relay": "C-63",
    "no-power": "C-82",
    "power-used": "C-82",
    "hunt-in-war": "C-86",
    "nothing-to-give": "C-49",
    "no-such-offer": "C-32",
    "offers-spent": "C-34",
    "no-notary": "C-31",
    "empty-offer": "C-31",
    "half-escrow": "C-31",
    "no-money": "C-33",
    "contracts-full": "C-34",
    "kingmaking": "C-36",
    "bargain-idle": "C-31",
    "no-flag": "C-128",
    "not-chambellan": "C-128",
    "no-etiquette": "C-134",
    "flags-full": "C-128",
    "no-free-fines": "C-133",
    "own-message": "C-132",
    "not-presented": "C-132",
    "not-for-you": "C-132",
    "complaint-late": "C-132",
    "unfounded": "C-132",
    "fault-known": "C-128",
}


def because(why: str, **args: Value) -> Refusal | None:
    """The refusal of this word; None for ""."""
    return refusal(RULE_OF[why], why, **args) if why else None


def all_because(words: list[str], **args: Value) -> list[Refusal]:
    """The refusals of these words."""
    return [refusal(RULE_OF[why], why, **args) for why in words]


def spoken(*words: str) -> list[str]:
    """These words without those that say nothing."""
    return [word for word in words if word]
