"""Why not: the words that the guards of a game return, and the rule each stands on."""

from __future__ import annotations

from typing import Final

from cocarde.core.text import Refusal, Value, refusal


class Refusals:
    """Every refusal of a game by its word; the sentence is `refusal-WORD` of its texts."""

    def __init__(self, rule_of: dict[str, str]) -> None:
        self.rule_of: Final = rule_of

    def because(self, why: str, **args: Value) -> Refusal | None:
        """The refusal of this word; None for ""."""
        return refusal(self.rule_of[why], why, **args) if why else None

    def all_because(self, words: list[str], **args: Value) -> list[Refusal]:
        """The refusals of these words; "" says nothing."""
        return [refusal(self.rule_of[why], why, **args) for why in words if why]


def spoken(*words: str) -> list[str]:
    """These words without those that say nothing."""
    return [word for word in words if word]
