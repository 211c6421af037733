# interpreted: for the lab, which counts what nobody waits for
"""What to count in answers at court: requests for others, requests that cannot be granted, cards handed to rivals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cocarde.core.profile import Answered, Habit, Habits
from cocarde.games.courtisans.answers import Audience, Request, TakeCharge
from cocarde.games.courtisans.choices import DRAW, END_TURN, GIVE
from cocarde.games.courtisans.data.numbers import LETTRE_FACE, TO_NONE
from cocarde.games.courtisans.rules.bargaining.contracts import TRIGGER
from cocarde.games.courtisans.rules.bargaining.triggers import GIVES, kind_of, on_whom, who
from cocarde.games.courtisans.rules.favour import chance_of
from cocarde.games.courtisans.rules.turn import TakeTurn
from cocarde.games.courtisans.state import CourtisansState


def promised_gift(g: CourtisansState, x: int, to: int) -> bool:
    """C-38, C-49. Has somebody promised x money for a card given to `to`?"""
    for contract in g.contracts:
        code = contract[TRIGGER]
        if kind_of(code) == GIVES and who(code) == x and on_whom(code) == to:
            return True
    return False


def notices(answer: Answered, before: Answered | None, after: CourtisansState) -> Iterator[str]:
    """What is said of an answer."""
    g, seat, choice = answer.before, answer.seat, answer.choice
    if not isinstance(g.agenda[-1], TakeTurn):
        return
    yield "move"
    if DRAW in answer.options:
        yield "had an action"
        if choice is END_TURN:
            yield "action lost"
    if isinstance(choice, (Request, TakeCharge, Audience)):
        yield "request"
        if chance_of(g, seat, choice.route) == 0:
            yield "request without chance"
    if isinstance(choice, (Request, TakeCharge)) and not (isinstance(choice, Request) and choice.face == LETTRE_FACE):
        yield "charge or title asked for"
        if choice.seat not in (seat, g.spouse[seat], TO_NONE):
            yield "asked for a rival"
    if choice in GIVE and not promised_gift(g, seat, GIVE.index(choice)):
        yield "gift"


HABITS: Final = Habits(
    (
        Habit("requests for rivals", ("asked for a rival",), ("charge or title asked for",)),
        Habit("requests without chance", ("request without chance",), ("request",)),
        Habit("cards given for nothing", ("gift",), ("move",)),
        Habit("turns ended with an action left", ("action lost",), ("had an action",)),
    ),
    notices,
)
