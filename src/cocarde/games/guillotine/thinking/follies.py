"""Answers at the Convention that no sensible player gives: a vote that the count everybody sees makes hopeless.

Nobody promises a bot anything (G-10): it counts on its own votes.
"""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.games.guillotine.choices import CALL_ACCOMPLICE, FLEE, HIDE, PASS, STAND_TRIAL, Ballot, OfCard, OfDeputy
from cocarde.games.guillotine.data.numbers import (
    BIT,
    COMITE,
    CONVENTION,
    DISSOLUTION,
    FACTION_OF,
    MAX_TURNS,
    MISSION,
    REPORT,
    TRIAL,
    TRIBUNAL,
    deputies_in,
    how_many,
)
from cocarde.games.guillotine.rules.cards.club_cards import usable
from cocarde.games.guillotine.rules.committee import MotionVote, ProposeName
from cocarde.games.guillotine.rules.denunciation.summons import Summons, trial_is_safe
from cocarde.games.guillotine.rules.flight import AskSurrender
from cocarde.games.guillotine.rules.order_of_the_day import TakeFloor
from cocarde.games.guillotine.rules.places import free, present
from cocarde.games.guillotine.rules.reports import NameReporter
from cocarde.games.guillotine.rules.scoring import score, tally
from cocarde.games.guillotine.rules.votes import voices
from cocarde.games.guillotine.state import GuillotineState

WEAK: Final = 2
"""G-5, G-71. A fugitive of so little popularity hardly lives to come home."""


def folly(g: GuillotineState, seat: int, choice: Choice) -> bool:
    """Is this such an answer?

    G-18, G-41. To denounce costs nothing, and he speaks once; G-47, so it is with a motion that his own votes adopt.
    """
    if isinstance(choice, Ballot):
        return against_himself(g, seat, choice)
    if isinstance(choice, OfCard):
        return wasted(g, choice)
    top = g.agenda[-1]
    if choice is PASS:
        return isinstance(top, TakeFloor) or (isinstance(top, ProposeName) and has_the_committee(g, seat))
    if isinstance(top, NameReporter):
        return not has_the_house(g, seat) if isinstance(choice, OfDeputy) else rules_the_house(g, seat)
    if isinstance(top, Summons):
        if choice is STAND_TRIAL:
            return lost_before_strangers(g, seat, top.deputy)
        return (choice is FLEE or choice is CALL_ACCOMPLICE) and has_the_judges(g, seat)
    if isinstance(top, AskSurrender):
        return surrenders_ill(g, seat, choice, top.deputy)
    return False


def wasted(g: GuillotineState, choice: OfCard) -> bool:
    """G-11, G-63. A kept card shown, which makes it less of a threat, or put back, though to keep it costs nothing;
    one kept to the end that has a use now."""
    if choice.verb == "keep":
        return is_last_turn(g) and usable(g, g.drawer, choice.face)
    return choice.verb != "play"


def is_last_turn(g: GuillotineState) -> bool:
    """G-45, G-74. Does the game end with this turn?"""
    return g.dissolved or g.turn == MAX_TURNS


def against_himself(g: GuillotineState, seat: int, choice: Ballot) -> bool:
    """G-28, G-40, G-45, G-49. A ballot against his own man, for one who is not behind him, for another's victory."""
    if g.vote == DISSOLUTION:
        return choice.oui > 0 and behind(g, seat)
    own = g.mine[seat] & BIT[g.vote_on] != 0
    every = choice.oui >= voices(g, seat)
    if g.vote == REPORT:
        return not every if own else choice.oui > 0 and not trails(g, seat, g.vote_on)
    if g.vote == TRIAL and not own:
        return not every and not trails(g, seat, g.vote_on)
    return choice.oui > 0 if own else not every and is_his_motion(g, seat)


def is_his_motion(g: GuillotineState, seat: int) -> bool:
    """G-47, G-48. Is it about a name that he has just proposed himself?"""
    top = g.agenda[-1]
    return isinstance(top, MotionVote) and g.owner[g.turn_order[top.rank]] == seat


def trails(g: GuillotineState, seat: int, deputy: int) -> bool:
    """G-76. Is the owner of this deputy behind `seat` as things stand?"""
    return score(g, g.mine[g.owner[FACTION_OF[deputy]]]) < score(g, g.mine[seat])


def has_the_judges(g: GuillotineState, seat: int) -> bool:
    """G-28. Are most judges his own, so that a trial acquits for sure?"""
    judges = g.where[TRIBUNAL]
    return 2 * how_many(judges & g.mine[seat]) > how_many(judges)


def has_the_committee(g: GuillotineState, seat: int) -> bool:
    """G-48. Has he most of the votes at the Comité, so that a motion of his is adopted?"""
    members = g.where[COMITE]
    return 2 * how_many(members & g.mine[seat]) > how_many(members)


def has_the_house(g: GuillotineState, seat: int) -> bool:
    """G-15, G-40. Has he half of the votes at the Convention, so that no report of his can be rejected?"""
    benches = g.where[CONVENTION]
    return 2 * how_many(benches & g.mine[seat]) >= how_many(benches)


def rules_the_house(g: GuillotineState, seat: int) -> bool:
    """G-40. Has he most of the votes at the Convention, so that a report of his is adopted for sure?"""
    benches = g.where[CONVENTION]
    return 2 * how_many(benches & g.mine[seat]) > how_many(benches)


def lost_before_strangers(g: GuillotineState, seat: int, deputy: int) -> bool:
    """G-28, G-72. Are the judges others', and may a fugitive still come home?"""
    return not trial_is_safe(g, seat) and g.pp[deputy] > WEAK and may_come_home(g, deputy)


def may_come_home(g: GuillotineState, deputy: int) -> bool:
    """G-72. Can a fugitive still be re-elected: is there another turn, or are there friends enough in this one?"""
    return not is_last_turn(g) or present(g, CONVENTION, FACTION_OF[deputy]) > 1


def surrenders_ill(g: GuillotineState, seat: int, choice: Choice, deputy: int) -> bool:
    """G-73. To judges who are others', while there is another turn to come home in; to hide from judges of his own."""
    if choice is HIDE:
        return has_the_judges(g, seat)
    return not is_last_turn(g) and lost_before_strangers(g, seat, deputy)


def behind(g: GuillotineState, seat: int) -> bool:
    """G-76. Would somebody else win if the game ended with the pay of this turn, which is sure (G-46, G-50)?"""
    paid, there = g.pp[:], free(g)
    for deputy in deputies_in(g.where[COMITE] | g.where[MISSION]):
        paid[deputy] += 1
    mine = tally(paid, there & g.mine[seat])
    for other in range(g.seats):
        if other != seat and tally(paid, there & g.mine[other]) > mine:
            return True
    return False
