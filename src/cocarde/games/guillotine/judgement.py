"""What a position is worth (section 10): for bots, on positions they imagine."""

from __future__ import annotations

from typing import Final

from cocarde.games.guillotine.batch import CONFIRMED_UP_TO, FATE, STRENGTH, WAITING, WIDTH
from cocarde.games.guillotine.places import present
from cocarde.games.guillotine.prospects import FORESIGHT, PROSPECT, chances, worth
from cocarde.games.guillotine.scoring import ranks
from cocarde.games.guillotine.state import DISSOLUTION, FACE, MOTION, REPORT, SHOWN, TRIAL, GuillotineState
from cocarde.games.guillotine.tables import (
    BIT,
    CERTIFICATE,
    COMITE,
    CONVENTION,
    FACTION_OF,
    FREE_POSTS,
    FUITE,
    IN_POWER,
    INCOME,
    MAX_TURNS,
    MISSION,
    PETITION,
    PRISON,
    SIDES,
    SUMMONED,
    TRIBUNAL,
    deputies_in,
)

AT_POST: Final[list[float]] = [0.3, 1.0, 1.5, 0.4, 1.2]
"""10.2: what a seat at each free post promises for the turns to come."""
MAJORITY: Final = 3.0
JUDGES: Final = 2.0
EXPOSED: Final = 1.0
KEPT: Final = 0.7
SHOWN_COST: Final = 0.5
SCALE: Final = 60.0


def judgement(g: GuillotineState, seat: int) -> float:
    """From about -1 to 1 for `seat`: its own prospects against those of the others, the leader above all."""
    if not g.where:
        return 0.0
    if g.over:
        return verdict(g, seat)
    left = turns_left(g)
    if g.vote == DISSOLUTION:
        for_it, _ = chances(g, seat)
        return for_it * standing(g, seat, 0) + (1.0 - for_it) * standing(g, seat, left)
    return standing(g, seat, left)


def features(g: GuillotineState, seat: int) -> list[tuple[str, float]]:
    """The parts of the lead; a re-election is worth 10."""
    if not g.where:
        return []
    if g.over:
        return [("victory", SCALE * verdict(g, seat))]
    left = turns_left(g)
    values = prospects(g, seat, left)
    posts, cards = seats_held(g, g.mine[seat], left), cards_held(g, seat)
    rivals = [values[other] for other in range(g.seats) if other != seat]
    return [
        ("deputies", values[seat] - posts - cards),
        ("posts", posts),
        ("cards", cards),
        ("rivals", -(max(rivals) + sum(rivals) / len(rivals)) / 2),
    ]


def verdict(g: GuillotineState, seat: int) -> float:
    """The game is over: won alone, shared or lost."""
    placed = ranks(g)
    if placed[seat] > 1:
        return -0.4 - 0.15 * placed[seat]
    return 1.0 if placed.count(1) == 1 else 0.5


def turns_left(g: GuillotineState) -> int:
    """The turns still to come, as far as one can see."""
    left = 0 if g.dissolved else MAX_TURNS - g.turn
    return left if left < FORESIGHT else FORESIGHT


def standing(g: GuillotineState, seat: int, left: int) -> float:
    """The prospects of `seat` against half the best and half the mean of the others."""
    values = prospects(g, seat, left)
    best = -1000.0
    total = 0.0
    for other in range(g.seats):
        if other != seat:
            total += values[other]
            best = values[other] if values[other] > best else best
    return (values[seat] - 0.5 * best - 0.5 * total / (g.seats - 1)) / SCALE


def prospects(g: GuillotineState, viewer: int, left: int) -> list[float]:
    """What everybody's deputies, seats and cards promise."""
    values = [0.0] * g.seats
    friends = [present(g, CONVENTION, faction) for faction in range(SIDES)]
    for owner in range(g.seats):
        mine = g.mine[owner]
        safe = 2 * (g.where[TRIBUNAL] & mine).bit_count() >= g.where[TRIBUNAL].bit_count()
        value = seats_held(g, mine, left) + cards_held(g, owner)
        for deputy in deputies_in(mine):
            value += deputy_worth(g, viewer, deputy, left, friends[FACTION_OF[deputy]], safe)
        values[owner] = value
    return values


def seats_held(g: GuillotineState, mine: int, left: int) -> float:
    """10.1. The majority of the Comité is a free shot every turn, half of the judges an insurance."""
    value = 0.0
    if left or g.phase <= 3:
        members = g.where[COMITE]
        if members and 2 * (members & mine).bit_count() > members.bit_count():
            value += MAJORITY
    judges = g.where[TRIBUNAL]
    if left and judges and 2 * (judges & mine).bit_count() >= judges.bit_count():
        value += JUDGES
    return value


def cards_held(g: GuillotineState, owner: int) -> float:
    """10.2. Kept delayed cards; one that everybody has seen is much less of a threat."""
    value = 0.0
    for faction in range(SIDES):
        if g.owner[faction] == owner:
            for card in g.kept[faction]:
                face = card & FACE
                value += 1.5 if PETITION[face] else 1.0 if CERTIFICATE[face] else KEPT
                if card & SHOWN:
                    value -= SHOWN_COST
    return value


def deputy_worth(g: GuillotineState, viewer: int, deputy: int, left: int, friends: int, safe: bool) -> float:
    """A deputy where he is, with what hangs over him: the open vote, a denunciation, a card."""
    post = g.post[deputy]
    if g.vote and g.vote_on == deputy:
        return at_stake(g, viewer, deputy, left, friends, safe)
    if post >= FREE_POSTS:
        return captive_worth(g, post, float(g.pp[deputy]), left, friends)
    pp = g.pp[deputy] + expected(g, deputy, post)
    value = free_worth(pp, post, left, safe)
    if g.denounced & BIT[deputy]:
        odds = odds_against(g, deputy)
        value = (1.0 - odds) * value + odds * after_hit(g, deputy, post, left, friends, safe)
    return value


def expected(g: GuillotineState, deputy: int, post: int) -> float:
    """What this turn still brings him: the pay of his post, and the card that is his or may be."""
    if post == COMITE and g.phase < 3:
        return float(INCOME[COMITE])
    if post != MISSION or g.phase > 4:
        return 0.0
    if g.phase < 4:
        return INCOME[MISSION] + 0.7
    for at in range(0, len(g.assigned), 2):
        if g.assigned[at] == deputy:
            return PROSPECT[g.assigned[at + 1]]
    return 0.0


def free_worth(pp: float, post: int, left: int, safe: bool) -> float:
    """A free deputy: his odds of re-election, his post, and the danger of power without friendly judges."""
    value = worth(pp, left)
    if left:
        value += AT_POST[post]
        if not safe and IN_POWER[post]:
            value -= EXPOSED
    return value


def captive_worth(g: GuillotineState, post: int, pp: float, left: int, friends: int) -> float:
    """A prisoner, a fugitive or a summoned man: the way back, times what he will be worth; the dead are nothing."""
    if post == PRISON:
        tries = left + (1 if g.phase < 6 else 0)
        out = friends / 6.0
        return (1.0 - (1.0 - out) ** tries) * worth(pp - (1 if tries else 0), left) if pp > 1 else 0.0
    if post == FUITE:
        tries = left + (1 if g.phase < 7 else 0)
        out = (friends - 1) / 6.0 if friends > 1 else 0.05
        return 0.7 * (1.0 - (1.0 - out) ** tries) * worth(pp - (1 if tries else 0), left) if pp > 1 else 0.0
    return 0.4 * worth(pp, left) if post == SUMMONED else 0.0


def odds_against(g: GuillotineState, deputy: int) -> float:
    """How likely the open case against him is confirmed."""
    for at in range(0, len(g.batch), WIDTH):
        if g.batch[at] == deputy:
            return CONFIRMED_UP_TO[g.batch[at + STRENGTH]] / 6.0 if g.batch[at + FATE] == WAITING else 1.0
    return 0.0


def after_hit(g: GuillotineState, deputy: int, post: int, left: int, friends: int, safe: bool) -> float:
    """What is left of him once a denunciation is confirmed (Tableau 3)."""
    pp = float(g.pp[deputy])
    if IN_POWER[post]:
        flight, prison = captive_worth(g, FUITE, pp, left, friends), captive_worth(g, PRISON, pp, left, friends)
        return prison if safe and prison > flight else flight
    return free_worth(pp - 3.0, CONVENTION, left, safe) if pp > 3 else 0.0


def at_stake(g: GuillotineState, viewer: int, deputy: int, left: int, friends: int, safe: bool) -> float:
    """The man the open vote is about: what OUI, NON and a tie make of him, as likely as they are."""
    for_it, against = chances(g, viewer)
    pp = float(g.pp[deputy])
    post = g.post[deputy]
    if g.vote == REPORT:
        yes = free_worth(pp + 2.0, CONVENTION, left, safe) + 0.5
        no = free_worth(pp - 2.0, CONVENTION, left, safe) if pp > 2 else 0.0
        tie = free_worth(pp, CONVENTION, left, safe)
    elif g.vote == TRIAL:
        yes = 0.0
        no = free_worth(pp, CONVENTION, left, safe)
        tie = captive_worth(g, PRISON, pp, left, friends)
    else:
        assert g.vote == MOTION
        no = tie = free_worth(pp + expected(g, deputy, post), post, left, safe)
        yes = (no + 5.0 * after_hit(g, deputy, post, left, friends, safe)) / 6.0
    return for_it * yes + against * no + (1.0 - for_it - against) * tie
