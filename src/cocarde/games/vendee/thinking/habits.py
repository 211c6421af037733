# interpreted: for the lab, which counts what nobody waits for
"""What to count in answers of the war: bonus cards that were not needed, battles given up that could be held."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cocarde.core.profile import Answered, Habit, Habits
from cocarde.games.vendee.choices import CONCEDE, PASS, PLAY, Play
from cocarde.games.vendee.rules.bidding import Respond
from cocarde.games.vendee.state import VendeeState


def notices(answer: Answered, before: Answered | None, after: VendeeState) -> Iterator[str]:
    """V-25, V-29. A card that beats the standing play alone is laid with a bonus; V-75, it could be beaten."""
    choice = answer.choice
    if not isinstance(answer.before.agenda[-1], Respond):
        return
    if any(isinstance(option, Play) for option in answer.options) and len(answer.options) > 1:
        yield "could beat"
        if choice is CONCEDE or choice is PASS:
            yield "gave up"
    if isinstance(choice, Play) and choice.bonus >= 0:
        yield "bonus"
        if PLAY[choice.base][0] in answer.options:
            yield "needless bonus"


HABITS: Final = Habits(
    (
        Habit("bonus cards laid with a card that did alone", ("needless bonus",), ("bonus",)),
        Habit("battles given up that could be fought on", ("gave up",), ("could beat",)),
    ),
    notices,
)
