"""What is at stake in an answer, in numbers everybody can see; decisions say it beside the answer."""

from __future__ import annotations

from typing import Final

from cocarde.core.text import Args, Stake, Text, stake
from cocarde.games.guillotine.data.numbers import (
    COMITE,
    CONVENTION,
    FACTION_OF,
    IN_POWER,
    INCOME,
    MISSION,
    PLACES,
    TRIBUNAL,
    how_many,
)
from cocarde.games.guillotine.data.rows import FACTIONS
from cocarde.games.guillotine.rules.denunciation.cases import CONFIRMED_UP_TO, LOSS, SIMPLE, SUPPORTED
from cocarde.games.guillotine.rules.places import present
from cocarde.games.guillotine.rules.scoring import last_turn
from cocarde.games.guillotine.state import GuillotineState

CERTAIN: Final = 100
OPEN: Final = -1
CAUGHT: Final = 1
SEARCH_AGAIN: Final = 2
"""G-70: what the die of a search means; above that the fugitive escapes."""


def chance(faces: int, of: int = 6) -> int:
    """So many faces of the die, in percent."""
    return round(CERTAIN * faces / of)


def faces_from(needed: int) -> int:
    """How many faces of a die show this number or more."""
    return min(6, max(0, 7 - needed))


def fate(g: GuillotineState, deputy: int) -> str:
    """G-23. What a confirmed denunciation means to him where he is."""
    if IN_POWER[g.post[deputy]]:
        return "tribunal"
    return "loss" if g.pp[deputy] + LOSS > 0 else "death"


def confirmed_upto(g: GuillotineState, strength: int) -> int:
    """G-22, G-79. The highest die that confirms; 0 where questions stand for the die."""
    return 0 if g.terms.history else CONFIRMED_UP_TO[strength]


def of_denunciation(g: GuillotineState, key: str, deputy: int, strength: int) -> Stake:
    """G-22, G-79. The die that confirms, or the questions that clear, and what follows if it is confirmed."""
    if g.terms.history:
        return stake(f"{key}-question", faction=FACTIONS[FACTION_OF[deputy]], fate=fate(g, deputy))
    upto = CONFIRMED_UP_TO[strength]
    return stake(
        key,
        chance(upto),
        upto=upto,
        simple=CONFIRMED_UP_TO[SIMPLE],
        supported=CONFIRMED_UP_TO[SUPPORTED],
        fate=fate(g, deputy),
    )


def of_popularity(g: GuillotineState, deputy: int, n: int, key: str = "pp") -> Stake:
    """G-4, G-5. From how many PP to how many; 0: he kills himself."""
    return stake(key if n else f"{key}-even", pp=g.pp[deputy], after=max(0, g.pp[deputy] + n))


def shares(g: GuillotineState, seat: int, post: int, more: int = 0) -> dict[str, int]:
    """G-12. The votes of a seat at a post and all votes there, `more` of its deputies being added."""
    there = g.where[post]
    return {"n": how_many(there & g.mine[seat]) + more, "total": how_many(there) + more}


def of_move(g: GuillotineState, seat: int, post: int) -> Stake:
    """G-32 to G-35. What a post is good for this turn, and what it exposes one to."""
    args: Args = {"loss": -LOSS}
    if post in (CONVENTION, TRIBUNAL, COMITE):
        args = {**shares(g, seat, post, 1)}
    if post in (COMITE, MISSION):
        args["gain"] = INCOME[post]
    return Stake(Text(f"stake-move-{PLACES[post]}", args))


def of_trial(g: GuillotineState, seat: int) -> Stake:
    """G-27, G-28. The judges, and how many of them are one's own."""
    judges, mine = how_many(g.where[TRIBUNAL]), how_many(g.where[TRIBUNAL] & g.mine[seat])
    return stake("trial", CERTAIN if 2 * mine > judges else OPEN, judges=judges, n=mine)


def of_flight(g: GuillotineState, deputy: int, post: int, needed: int) -> Stake:
    """G-70 to G-72. The search, the loss of every turn, and the way home with the friends of today."""
    caught_of = 6 - 1  # a 2 is thrown again
    home = faces_from(needed - present(g, CONVENTION, FACTION_OF[deputy]))
    return stake(
        "flight",
        CERTAIN - chance(1, caught_of),
        caught=CAUGHT,
        again=SEARCH_AGAIN,
        loss=-INCOME[post],
        chances=home,
    )


def of_attempt(g: GuillotineState, deputy: int, post: int, needed: int) -> Stake:
    """G-68, G-72. Die and friends together."""
    friends = g.friends[FACTION_OF[deputy]]
    faces = faces_from(needed - friends)
    return stake("attempt", chance(faces), needed=max(1, needed - friends), friends=friends, at=PLACES[post])


def of_staying(g: GuillotineState, deputy: int, post: int) -> Stake:
    """G-67, G-71, G-75. He stays, and loses again next turn; after the last one he is not re-elected."""
    if last_turn(g):
        return stake("stay-last", at=PLACES[post])
    return of_popularity(g, deputy, INCOME[post], f"stay-{PLACES[post]}")
