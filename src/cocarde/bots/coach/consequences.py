"""What an answer leads to that another does not: events that mostly follow the one and mostly not the other.

Both are played on in the same imagined worlds, everybody answering as it seems best at first sight, until the seat is
asked for a real choice again.
"""

from __future__ import annotations

from typing import Any, Final

from cocarde.bots.search.rollout import likely
from cocarde.bots.seat_view import SeatView
from cocarde.core.agenda import Decision, State, decide
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice
from cocarde.core.event import Event, Seen

WORLDS: Final = 12
LONGEST: Final = 24
"""Answers after which a world is looked at no further."""
LEAST: Final = 0.02
"""What changes the judgement, from -1 to 1, by less than this is not worth a word."""
MOSTLY: Final = 0.5
"""So many more of the worlds must have it."""


class Happening:
    """An event: in how many worlds it followed, and what changed for the seat by the answers that brought it."""

    def __init__(self, seen: Seen) -> None:
        self.seen: Final = seen
        self.worlds: int = 0
        self.change: float = 0.0


class Consequence:
    """What follows in so many of the worlds, from 0 to 1, and what it changes for the seat each time."""

    def __init__(self, seen: Seen, share: float, change: float) -> None:
        self.seen: Final = seen
        self.share: Final = share
        self.change: Final = change


def consequences(seat_view: SeatView, answer: Choice, instead: Choice, seed: int) -> list[Consequence]:
    """What mostly follows `answer` and not the one given `instead`, what changes most for the seat first."""
    luck = Fast(seed)
    worlds = [seat_view.imagine(Fast(luck.seed())) for _ in range(WORLDS)]
    own, other = happenings(seat_view, worlds, answer), happenings(seat_view, worlds, instead)
    asides = seat_view.judged_by.asides
    found: list[Consequence] = []
    for key, happening in own.items():
        twin = other.get(key)
        share = (happening.worlds - (0 if twin is None else twin.worlds)) / WORLDS
        if share >= MOSTLY and happening.seen.kind not in asides:
            found.append(Consequence(happening.seen, happening.worlds / WORLDS, happening.change / happening.worlds))
    found.reverse()  # of what one answer brought, the last says most: the battle is won, the town is taken
    return sorted(found, key=weight, reverse=True)


def weight(consequence: Consequence) -> float:
    """How much it matters."""
    return abs(consequence.change) * consequence.share


def gains(found: list[Consequence]) -> list[Seen]:
    """What is good for the seat among these."""
    return [one.seen for one in found if one.change >= LEAST]


def losses(found: list[Consequence]) -> list[Seen]:
    """What is bad for it."""
    return [one.seen for one in found if one.change <= -LEAST]


def happenings(seat_view: SeatView, worlds: list[State], choice: Choice) -> dict[str, Happening]:
    """What follows an answer in these worlds, by what it is."""
    found: dict[str, Happening] = {}
    for n, world in enumerate(worlds):
        once: set[str] = set()
        for seen, change in played_on(seat_view, world.copy(), choice, Fast(n)):
            key = f"{seen.kind} {sorted(seen.args.items())}"
            if key not in once:
                once.add(key)
                happening = found.setdefault(key, Happening(seen))
                happening.worlds += 1
                happening.change += change
    return found


def played_on(seat_view: SeatView, world: State, choice: Choice, luck: Fast) -> list[tuple[Seen, float]]:
    """What the seat sees until it is asked again, each event with what the answer that brought it changed.

    The first thing that its own answer brings is left out: it says again what was answered. What only mends again what
    was spoilt since changed nothing.
    """
    judge, me = seat_view.judged_by, seat_view.seat
    told: list[tuple[Seen, float]] = []
    worth = begun = judge.judgement(world, me)
    seat, answer = me, choice
    for _ in range(LONGEST):
        story: list[Event] = []
        world.listen(story)
        decision: Decision[Any] | None = decide(world, seat, answer)
        world.listen(None)
        now = judge.judgement(world, me)
        change = lasting(now - worth, now - begun)
        told += [(seen, change) for seen in [event.seen_by(me) for event in story] if seen is not None]
        worth = now
        if answer is choice and seat == me:
            del told[:1]
        if decision is None:
            break
        seat = decision.seats(world)[0]
        options = decision.foreseen(world, seat)
        if seat == me and len(options) > 1:
            break
        answer = likely(judge, world, seat, options, judge.breadth, luck, taught=False)
    return told


def lasting(change: float, since: float) -> float:
    """What is left of a change beside all that has changed since the beginning: nothing, if that is the other way."""
    if change * since <= 0.0:
        return 0.0
    return change if abs(change) < abs(since) else since
