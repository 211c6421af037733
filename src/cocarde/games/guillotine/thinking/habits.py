# interpreted: for the lab, which counts what nobody waits for
"""What to count in answers at the Convention: reports and their votes, trials, the Club, dissolving while behind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cocarde.core.profile import Answered, Habit, Habits
from cocarde.games.guillotine.choices import FLEE, PASS, STAND_TRIAL, Ballot, Move, OfCard, OfDeputy
from cocarde.games.guillotine.data.numbers import JACOBINS
from cocarde.games.guillotine.rules.committee import MotionVote
from cocarde.games.guillotine.rules.denunciation.summons import Summons
from cocarde.games.guillotine.rules.dissolution import DissolutionVote
from cocarde.games.guillotine.rules.movements import MoveOne
from cocarde.games.guillotine.rules.order_of_the_day import TakeFloor
from cocarde.games.guillotine.rules.reports import NameReporter
from cocarde.games.guillotine.state import GuillotineState
from cocarde.games.guillotine.thinking.follies import behind, is_his_motion, lost_before_strangers

READ: Final = ("event report_adopted", "event report_tied", "event report_rejected")


def notices(answer: Answered, before: Answered | None, after: GuillotineState) -> Iterator[str]:
    """What is said of an answer."""
    g, seat, choice = answer.before, answer.seat, answer.choice
    asked = g.agenda[-1]
    if any(option.verb == "show" for option in answer.options):
        yield "could show"
        if isinstance(choice, OfCard) and choice.verb == "show":
            yield "shown"
    if isinstance(asked, TakeFloor):
        yield "had the floor"
        if choice is PASS:
            yield "kept silent"
    elif isinstance(asked, MotionVote) and isinstance(choice, Ballot) and is_his_motion(g, seat):
        yield "own motion"
        if not choice.oui:
            yield "against his own motion"
    elif isinstance(asked, NameReporter):
        yield "could name"
        if isinstance(choice, OfDeputy):
            yield "named"
    elif isinstance(asked, MoveOne) and isinstance(choice, Move):
        yield "moved"
        if choice.post == JACOBINS:
            yield "to the Club"
    elif isinstance(asked, Summons):
        lost = lost_before_strangers(g, seat, asked.deputy)
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
        Habit("kept cards shown", ("shown",), ("could show",)),
        Habit("silent in the Order of the Day", ("kept silent",), ("had the floor",)),
        Habit("votes against one's own motion", ("against his own motion",), ("own motion",)),
    ),
    notices,
)
