"""Who sees what: the one place where a table becomes a message. Nothing else of a table leaves the server."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from cocarde.core.agenda import Decision, Offer, cause_of_only, only_answer, single_answer
from cocarde.core.agenda import State as GameState
from cocarde.core.choice import Choice
from cocarde.core.table import Table
from cocarde.core.text import Args, Text
from cocarde.server.protocol import socket as messages
from cocarde.server.protocol.http import ReplayStep
from cocarde.server.protocol.socket import Asked, HalfMade, MotionState, Option, Range, SeatState, State, TalkLine


class Around(NamedTuple):
    """What goes on around the game: talk, the clock, what is proposed, the return match, whether there are hints.

    `closed`: why no more is played; `over`: it was over before; `readable`: its position can be shown all the same.
    `begun`: nobody is waited for; `host`: the seat of who set it up; `paused`: the time left while the clock stands.
    """

    talk: list[TalkLine]
    deadline: int
    motion: MotionState | None
    sequel: str
    hints: bool
    closed: Text | None = None
    over: bool = False
    readable: bool = True
    begun: bool = True
    host: int | None = None
    paused: int = 0


def state_of(
    table: Table,
    seat: int | None,
    you: list[int],
    seats: list[SeatState],
    since: int | None,
    around: Around,
    public: Any = None,
) -> State:
    """What a viewer who sits on `you` and looks from `seat` (None: the public) may know of the table.

    `since` is the clock of the last state it was sent; None: this is the first one from this viewpoint. `public`: what
    everybody sees of the game, if it is at hand. At a table that is closed to moves or waits for somebody nobody is
    asked; before it has begun nobody sees what was dealt.
    """
    playing = around.closed is None and around.begun
    pending = table.pending() if playing else ()
    over = not pending if playing else around.over
    undo = playing and seat is not None and may_undo(table, seat)
    return State(
        n=table.clock(seat),
        seat=seat,
        you=you,
        turn=[own for own in you if own in pending],
        seats=seats,
        view=table.view(seat, public) if around.begun and around.readable else None,
        fresh=since is None,
        events=table.events(seat, since or 0) if around.begun else [],
        asked=asked_of(table, seat, around.hints) if seat in pending else None,
        waiting=list(table.waiting(seat)) if playing else [],
        undo=undo,
        restart=undo and seat is not None and may_restart(table, seat),
        over=over,
        outcome=table.outcome() if playing else None,
        talk=heard_by(around.talk, seat, you, over),
        deadline=around.deadline if playing else 0,
        motion=around.motion if playing else None,
        sequel=around.sequel,
        closed=around.closed,
        begun=around.begun,
        host=around.host,
        paused=around.paused if playing else 0,
    )


def heard_by(talk: list[TalkLine], seat: int | None, you: Sequence[int], over: bool) -> list[TalkLine]:
    """What of the talk such a viewer hears."""
    return [line for line in talk if may_hear(line, seat, you, over)]


def may_hear(line: TalkLine, seat: int | None, you: Sequence[int], over: bool) -> bool:
    """Does a viewer who sits on `you` and looks from `seat` hear this? Players hear the gallery when all is over."""
    if line.to is not None:
        return seat is not None and seat in (line.seat, line.to)
    return line.seat is not None or not you or over


def may_undo(table: Table, seat: int) -> bool:
    """May this seat take its last answer back? Not when the game is over: its secrets are out."""
    return table.may_take_back(seat) > 0 and bool(table.pending())


def may_restart(table: Table, seat: int) -> bool:
    """May it take back more than an undo does?"""
    return table.may_take_back(seat, whole=True) > table.may_take_back(seat) and may_undo(table, seat)


def asked_of(table: Table, seat: int | None, hints: bool) -> Asked | None:
    """What this seat is asked now; `hints`: at a table where the bot may be asked."""
    decision = table.decision
    if seat is None or decision is None or seat not in table.pending():
        return None
    options = table.options(seat)
    only = len(options) == 1 and single_answer(table.state, seat) is not None
    return Asked(
        rule=decision.rule,
        prompt=decision.prompt(table.state, seat),
        options=[staked(decision, table.state, seat, choice) for choice in options],
        offers=[offer_of(offer) for offer in table.offers(seat)],
        advised=hints and decision.advised,
        forced=only and only_answer(table.state, seat) is not None,
        only=only,
        because=cause_of_only(table.state, seat) if only else "",
        steps=[HalfMade(list(picked), text) for picked, text in table.steps(seat, options).items()],
        missing=table.missing(seat),
    )


def staked(decision: Decision[Any], state: GameState, seat: int, choice: Choice) -> Option:
    """A legal answer, called as it is at this moment, with what is at stake."""
    option = option_of(choice, decision.grave(state, seat, choice))
    stake, label = decision.stakes(state, seat, choice), decision.label(state, seat, choice)
    if stake is None and label is None:
        return option
    return msgspec.structs.replace(option, stake=stake, label=label or option.label)


def option_of(choice: Choice, grave: bool = False) -> Option:
    """A legal answer as the page shows it."""
    return build_option(choice, grave) if choice.numbers else known_option(choice, grave)


def build_option(choice: Choice, grave: bool) -> Option:
    """Built anew: continuous choices, of which there is no end."""
    args: Args = {**choice.args, **{f"n{at}": number for at, number in enumerate(choice.numbers, start=1)}}
    return Option(choice.code, choice.notation, list(choice.things), Text(choice.label, args), grave)


known_option = cache(build_option)
"""Built once: the words of a game are finite, and each is one object."""


def offer_of(offer: Offer) -> messages.Offer:
    """A continuous answer as the page shows it."""
    ranges = [Range(one.name, one.low, one.high) for one in offer.ranges]
    return messages.Offer(offer.verb, offer.ids, ranges, list(offer.things))


def replay_step(table: Table, n: int, seat: int | None) -> ReplayStep:
    """A finished game after entry `n`, with what that entry made happen, as `seat` saw it."""
    before = table.replay(n - 1).clock(seat) if n > 1 else 0
    then: Any = table.replay(n)
    return ReplayStep(n, then.view(seat), then.events(seat, before))
