"""How often bots do what a person would notice: the habits each game names, and games thrown away with one answer."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import msgspec

from cocarde import games as registry
from cocarde.bots import SeatView
from cocarde.core.agenda import State, advance, decide
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice
from cocarde.core.event import Event
from cocarde.core.game import Game
from cocarde.core.playout import next_seat
from cocarde.core.profile import Answered, Habit
from cocarde.lab.results.interval import wilson
from cocarde.lab.runs.given_weights import seated
from cocarde.lab.runs.plan import HAND, Run, game_seed

GAMES: Final = "games"
THROWN_AWAY: Final = Habit("games thrown away with the last answer", ("thrown away",), (GAMES,))
"""In every game: the last answer lost it, and another of the same answers, with the same luck, would not have."""


class Line(msgspec.Struct, frozen=True):
    """`counted` of `of`, with the 95 % interval of the share."""

    game: str
    habit: str
    counted: int
    of: int
    low: float
    high: float
    good: bool


def lines(slug: str, seen: Counter[str]) -> list[Line]:
    """What was seen, habit by habit."""
    found = []
    for habit in (*registry.load(slug).habits().counted, THROWN_AWAY):
        counted, of = sum(seen[name] for name in habit.counted), sum(seen[name] for name in habit.of)
        found.append(Line(slug, habit.id, counted, of, *wilson(counted, of), habit.good))
    return found


def watch_piece(piece: tuple[Run, int, int]) -> dict[str, int]:
    """What is seen in the games from the first up to the last of a run."""
    run, first, last = piece
    game: Game[Any] = registry.load(run.game)
    seen: Counter[str] = Counter()
    for n in range(first, last):
        seen += watch_one(game, run, n)
    return dict(seen)


def watch_one(game: Game[Any], run: Run, n: int) -> Counter[str]:
    """What is seen in game `n` of the run, as `simulate` plays it: what the game notices, and its events."""
    seed = game_seed(run.seed, n)
    luck, bots = Fast(seed ^ HAND), seated(run.game, run.seating(n), run.given)
    story: list[Event] = []
    seen: Counter[str] = Counter([GAMES])
    notices = game.habits().notices
    g: State = game.blank(run.seats, run.options)
    g.chance = Fast(seed)
    g.listen(story)
    game.setup(g)
    decision = advance(g)
    last: Answered | None = None
    while decision is not None:
        seat = next_seat(decision, g, luck)
        seat_view = SeatView(game, g, seat)
        answer = Answered(g.copy(), seat, bots[seat].choose(seat_view, luck), seat_view.options)
        decision = decide(g, seat, answer.choice)
        seen.update(notices(answer, last, g))
        last = answer
    seen.update(f"event {event.kind}" for event in story)
    if last is not None and lost(game, g, last.seat) and any(saves(game, last, other) for other in last.options):
        seen["thrown away"] += 1
    return seen


def lost(game: Game[Any], g: State, seat: int) -> bool:
    """Is the game over, and not won by this seat?"""
    return not g.agenda and seat not in game.outcome(g).winners


def saves(game: Game[Any], last: Answered, other: Choice) -> bool:
    """Would this answer not have lost the game, the luck being the same?"""
    g = last.before.copy()
    decide(g, last.seat, other)
    return not lost(game, g, last.seat)
