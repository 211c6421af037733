# interpreted: for the lab, which counts what nobody waits for
"""What to count in answers at the Convention: reports and their votes, trials, the Club, dissolving while behind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cocarde.core.profile import Answered, Habit, Habits
from cocarde.games.guillotine.choices import FLEE, STAND_TRIAL, Ballot, Move, OfDeputy
from cocarde.games.guillotine.data.numbers import (
    COMITE,
    CONVENTION,
    FACTION_OF,
    JACOBINS,
    MAX_TURNS,
    MISSION,
    deputies_in,
)
from cocarde.games.guillotine.rules.denunciation.summons import Summons, trial_is_safe
from cocarde.games.guillotine.rules.dissolution import DissolutionVote
from cocarde.games.guillotine.rules.movements import MoveOne
from cocarde.games.guillotine.rules.places import present
from cocarde.games.guillotine.rules.reports import NameReporter
from cocarde.games.guillotine.rules.scoring import score
from cocarde.games.guillotine.state import GuillotineState

READ: Final = ("event report_adopted", "event report_tied", "event report_rejected")


def behind(g: GuillotineState, seat: int) -> bool:
    """G-76. Would somebody else win if the game ended with the pay of this turn, which is sure (G-46, G-50)?"""
    paid = g.copy()
    for deputy in deputies_in(g.where[COMITE] | g.where[MISSION]):
        paid.pp[deputy] += 1
    mine = score(paid, g.mine[seat])
    return any(score(paid, g.mine[other]) > mine for other in range(g.seats) if other != seat)


def may_come_home(g: GuillotineState, deputy: int) -> bool:
    """G-72. Can a fugitive still be re-elected: is there another turn, or are there friends enough in this one?"""
    last = g.dissolved or g.turn == MAX_TURNS
    return not last or present(g, CONVENTION, FACTION_OF[deputy]) > 1


def notices(answer: Answered, before: Answered | None, after: GuillotineState) -> Iterator[str]:
    """What is said of an answer."""
    g, seat, choice = answer.before, answer.seat, answer.choice
    asked = g.agenda[-1]
    if isinstance(asked, NameReporter):
        yield "could name"
        if isinstance(choice, OfDeputy):
            yield "named"
    elif isinstance(asked, MoveOne) and isinstance(choice, Move):
        yield "moved"
        if choice.post == JACOBINS:
            yield "to the Club"
    elif isinstance(asked, Summons):
        lost = not trial_is_safe(g, seat) and may_come_home(g, asked.deputy)
        yield "summoned before strangers" if lost else "summoned"
        if choice is STAND_TRIAL and lost:
            yield "tried by strangers"
        if choice is FLEE:
            yield "fled"
    elif isinstance(asked, DissolutionVote) and isinstance(choice, Ballot) and behind(g, seat):
        yield "voted behind"
        if choice.oui:
            yield "dissolved behind"


HABITS: Final = Habits(
    (
        Habit("reports adopted or tied", READ[:2], READ, good=True),
        Habit("reports named", ("named",), ("could name",), good=True),
        Habit("moves to the Club", ("to the Club",), ("moved",), good=True),
        Habit("trials stood without the votes", ("tried by strangers",), ("summoned before strangers",)),
        Habit("flights", ("fled",), ("summoned", "summoned before strangers")),
        Habit("votes to dissolve while behind", ("dissolved behind",), ("voted behind",)),
    ),
    notices,
)
