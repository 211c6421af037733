"""What deputies are worth (10.1): where they are, and with what hangs over them: votes, denunciations, captivity."""

from __future__ import annotations

from typing import Final

from cocarde.games.guillotine.data.numbers import (
    BIT,
    BOXED,
    COMITE,
    CONVENTION,
    FACTION_OF,
    FREE_POSTS,
    FUITE,
    GUILLOTINE,
    IN_POWER,
    INCOME,
    JACOBINS,
    MISSION,
    MOTION,
    OF_SIX,
    PRISON,
    REPORT,
    ROSTER,
    SHIFT,
    SIDES,
    SUMMONED,
    TRIAL,
    TRIBUNAL,
    how_many,
)
from cocarde.games.guillotine.rules.denunciation.cases import (
    BY_MOTION,
    CONFIRMED_UP_TO,
    FATE,
    LOSS,
    STRENGTH,
    WAITING,
    WIDTH,
)
from cocarde.games.guillotine.rules.denunciation.summons import ACCOMPLICE_LOSS
from cocarde.games.guillotine.rules.places import free, present
from cocarde.games.guillotine.rules.reports import GAIN, ReadReport, ReadReports
from cocarde.games.guillotine.state import GuillotineState
from cocarde.games.guillotine.thinking.prospects import (
    FORESIGHT,
    PROSPECT,
    TOP,
    chances,
    expected_vote,
    paid,
    to_look_up,
    worth,
    worth_at_ease,
)

READING: Final = 2
PAYS_COMITE: Final = 3
PAYS_MISSION: Final = 4
PRISONS: Final = 6
SEARCHES: Final = 7
"""The phases in which reports are read, posts pay, prisoners try to come home, fugitives are searched for."""
HOPED: Final = 0.7
"""G-51. What a Mission card brings on average, before it is drawn."""
ESCAPES: Final = 0.8
"""G-70: how often a fugitive escapes the search."""
FACES: Final = 8
TURNS: Final = FORESIGHT + 1
LOOKED_UP: Final = TOP + TURNS + 1
WAYS: Final[list[float]] = [-1.0] * (4 * LOOKED_UP * FACES * FACES * TURNS)
"""G-66 to G-72. Ways home by popularity, faces of the die from -1 to 6 now and later, turns left; -1: not walked."""
IMMUNITY: Final = 0.5
"""G-40: what it is worth not to be denounced for a turn, beside 10 for a re-election."""
SURE: Final = CONFIRMED_UP_TO[BY_MOTION] / 6.0
PAID_MEMBER: Final[list[list[float]]] = paid(float(INCOME[COMITE]))
PAID_ENVOY: Final[list[list[float]]] = paid(INCOME[MISSION] + HOPED)
"""By turns left and popularity: what members of the Comité and envoys on Mission are worth, before they are paid."""


class Outlook:
    """Over whom something hangs, as one look at the posts tells: the same for all players.

    `reading`: those whose reports are still to be read. Over the next three nothing hangs; `calm`: whom this turn pays
    nothing more, `members`: whom the Comité, `envoys`: whom the Mission still pays.
    """

    def __init__(self, g: GuillotineState) -> None:
        where, phase = g.where, g.phase
        reading = to_be_read(g)
        troubled = g.denounced | reading
        if g.vote and g.vote_on >= 0:
            troubled |= BIT[g.vote_on]
        calm = where[CONVENTION] | where[TRIBUNAL] | where[JACOBINS]
        if phase >= PAYS_COMITE:
            calm |= where[COMITE]
        if phase > PAYS_MISSION:
            calm |= where[MISSION]
        self.reading: Final = reading
        self.calm: Final = calm & ~troubled
        self.members: Final = where[COMITE] & ~troubled if phase < PAYS_COMITE else 0
        self.envoys: Final = where[MISSION] & ~troubled if phase < PAYS_MISSION else 0


def people_worth(g: GuillotineState, viewer: int, owner: int, left: int, outlook: Outlook) -> float:
    """All deputies of a player: most are at ease, the others are looked at one by one; the dead are nothing."""
    calm, members, envoys = outlook.calm, outlook.members, outlook.envoys
    others = ~(calm | g.where[GUILLOTINE] | g.where[BOXED])
    total = 0.0
    for faction in range(SIDES):
        if g.owner[faction] == owner:
            shift = SHIFT[faction]
            total += worth_at_ease(g, OF_SIX[faction][calm >> shift & 63], left)
            for deputy in OF_SIX[faction][others >> shift & 63]:
                bit = BIT[deputy]
                if members & bit:
                    total += PAID_MEMBER[left][to_look_up(g.pp[deputy])]
                elif envoys & bit:
                    total += PAID_ENVOY[left][to_look_up(g.pp[deputy])]
                else:
                    total += deputy_worth(g, viewer, deputy, left, outlook.reading)
    return total


def to_be_read(g: GuillotineState) -> int:
    """G-38, G-39. The Rapporteurs whose reports are still to be voted on, the open vote apart."""
    if not g.rapport or g.phase != READING:
        return 0
    found = 0
    for frame in g.agenda:
        if isinstance(frame, ReadReports):
            return g.rapport
        if isinstance(frame, ReadReport):
            found |= BIT[frame.deputy]
    return found


def deputy_worth(g: GuillotineState, viewer: int, deputy: int, left: int, reading: int) -> float:
    """A deputy where he is, with what hangs over him: the open vote, a denunciation, a card."""
    post = g.post[deputy]
    if g.vote and g.vote_on == deputy:
        return at_stake(g, viewer, deputy, left)
    if post >= FREE_POSTS:
        return captive_worth(g, deputy, post, left)
    pp = g.pp[deputy] + expected(g, deputy, post)
    if reading & BIT[deputy]:
        for_it, against = expected_vote(g, REPORT, deputy, CONVENTION)
        return after_report(pp, left, for_it, against)
    value = worth(pp, left)
    if g.denounced & BIT[deputy]:
        odds = odds_against(g, deputy)
        value = (1.0 - odds) * value + odds * after_hit(g, deputy, post, left)
    return value


def expected(g: GuillotineState, deputy: int, post: int) -> float:
    """What this turn still brings him: the pay of his post, and the card that is his or may be."""
    if post == COMITE and g.phase < PAYS_COMITE:
        return float(INCOME[COMITE])
    if post != MISSION or g.phase > PAYS_MISSION:
        return 0.0
    if g.phase < PAYS_MISSION:
        return INCOME[MISSION] + HOPED
    for at in range(0, len(g.assigned), 2):
        if g.assigned[at] == deputy:
            return PROSPECT[g.assigned[at + 1]]
    return 0.0


def captive_worth(g: GuillotineState, deputy: int, post: int, left: int) -> float:
    """A prisoner, a fugitive or a summoned man: the way back, times what he will be worth; the dead are nothing."""
    faction = FACTION_OF[deputy]
    friends = present(g, CONVENTION, faction)
    gathered = (how_many(free(g) & ROSTER[faction]) + 1) // 2
    if post == PRISON:
        return way_back(g.pp[deputy], friends, gathered, False, left, g.phase < PRISONS)
    if post == FUITE:
        return way_back(g.pp[deputy], friends - 1, gathered - 1, True, left, g.phase < SEARCHES)
    return called_to_account(g, deputy, left) if post == SUMMONED else 0.0


def way_back(pp: int, faces: int, later: int, fled: bool, left: int, at_once: bool) -> float:
    """G-66 to G-72. What the way home of a captive is worth, looked up once it was walked.

    `faces`: of the die that bring him home this turn, if he may still try; `later`: when half of his friends who are
    free have come to the Convention for him.
    """
    more = faces if faces > later else later
    known = pp if pp < LOOKED_UP else LOOKED_UP - 1
    place = ((((known * FACES + faces + 1) * FACES + more + 1) * TURNS + left) << 1 | at_once) << 1 | fled
    value = WAYS[place]
    if value < 0.0:
        value = walked(known, faces, more, ESCAPES if fled else 1.0, left, at_once)
        WAYS[place] = value
    return value


def walked(pp: int, faces: int, more: int, escapes: float, left: int, at_once: bool) -> float:
    """Turn by turn: he escapes the search, loses a point, and comes home or stays where he is."""
    value = 0.0
    there = 1.0
    for n in range(0 if at_once else 1, left + 1):
        home = (faces if n == 0 else more) / 6.0
        there *= escapes
        pp -= 1
        if home > 0.0 and pp > 0:
            value += there * home * worth(float(pp), left - n)
            there *= 1.0 - home
    return value


def called_to_account(g: GuillotineState, deputy: int, left: int) -> float:
    """G-24 to G-28. Flight, a trial by those who judge now, or an accomplice: whichever leaves most of him."""
    prison = captive_worth(g, deputy, PRISON, left)
    for_it, against = expected_vote(g, TRIAL, deputy, TRIBUNAL)
    best = against * worth(g.pp[deputy], left) + (1.0 - for_it - against) * prison
    flight = captive_worth(g, deputy, FUITE, left)
    best = flight if flight > best else best
    faction = FACTION_OF[deputy]
    for accomplice in OF_SIX[faction][(g.where[TRIBUNAL] & ~BIT[deputy]) >> SHIFT[faction] & 63]:
        points = g.pp[accomplice]
        helped = prison + worth(points + ACCOMPLICE_LOSS, left) - worth(points, left)
        best = helped if helped > best else best
    return best


def odds_against(g: GuillotineState, deputy: int) -> float:
    """How likely the open case against him is confirmed."""
    for at in range(0, len(g.batch), WIDTH):
        if g.batch[at] == deputy:
            return CONFIRMED_UP_TO[g.batch[at + STRENGTH]] / 6.0 if g.batch[at + FATE] == WAITING else 1.0
    return 0.0


def after_hit(g: GuillotineState, deputy: int, post: int, left: int) -> float:
    """What is left of him once a denunciation is confirmed (Tableau 3)."""
    return called_to_account(g, deputy, left) if IN_POWER[post] else worth(g.pp[deputy] + LOSS, left)


def after_report(pp: float, left: int, for_it: float, against: float) -> float:
    """G-40. A Rapporteur: OUI, NON or a tie, as likely as they are."""
    tie = 1.0 - for_it - against
    return for_it * (worth(pp + GAIN, left) + IMMUNITY) + against * worth(pp - GAIN, left) + tie * worth(pp, left)


def at_stake(g: GuillotineState, viewer: int, deputy: int, left: int) -> float:
    """The man the open vote is about: what OUI, NON and a tie make of him, as likely as they are."""
    for_it, against = chances(g, viewer)
    pp = float(g.pp[deputy])
    if g.vote == REPORT:
        return after_report(pp, left, for_it, against)
    if g.vote == TRIAL:
        return against * worth(pp, left) + (1.0 - for_it - against) * captive_worth(g, deputy, PRISON, left)
    assert g.vote == MOTION
    post = g.post[deputy]
    spared = worth(pp + expected(g, deputy, post), left)
    return (1.0 - SURE * for_it) * spared + SURE * for_it * after_hit(g, deputy, post, left)


def worst_blow(g: GuillotineState, owner: int) -> float:
    """G-17, G-23. What the worst denunciation would take from a player whose last turn this is."""
    worst = 0.0
    people = free(g) & g.mine[owner] & ~g.rapport
    for faction in range(SIDES):
        for deputy in OF_SIX[faction][people >> SHIFT[faction] & 63]:
            post = g.post[deputy]
            lost = worth(g.pp[deputy] + expected(g, deputy, post), 0) - after_hit(g, deputy, post, 0)
            worst = lost if lost > worst else worst
    return worst
