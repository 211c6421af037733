"""How imagined worlds are played on: by the greedy policy up to the horizon, then judged."""

from __future__ import annotations

from typing import Any

from cocarde.bots.horizon import BOOKMARK, Horizon, bookmarks, highest_gap, lay_everywhere, lowest_gap
from cocarde.core.agenda import Decision, State, decide
from cocarde.core.chance import Chance
from cocarde.core.choice import Choice
from cocarde.core.game import Game


def chance_to_win(game: Game[Any], world: State, seat: int) -> float:
    """What a world is worth to a seat, from 0 (lost) to 1 (won)."""
    worth = 0.5 + 0.5 * game.judgement(world, seat)
    return 0.0 if worth < 0.0 else 1.0 if worth > 1.0 else worth


def outlook(game: Game[Any], world: State, seat: int, choice: Choice) -> float:
    """The chance to win right after this answer, with other luck than the world will really bring."""
    after = world.copy()
    after.chance.below(2)
    decide(after, seat, choice)
    return chance_to_win(game, after, seat)


def some(options: list[Choice], most: int, luck: Chance) -> list[Choice]:
    """All of a few options; of many, `most` at even distances."""
    count = len(options)
    if count <= most:
        return options
    first = luck.below(count)
    return [options[(first + n * count // most) % count] for n in range(most)]


def likely(game: Game[Any], world: State, seat: int, options: list[Choice], most: int, luck: Chance) -> Choice:
    """What a greedy player would answer, who looks at some of the options."""
    if len(options) == 1:
        return options[0]
    best = options[0]
    highest = -1.0
    for option in some(options, most, luck):
        worth = outlook(game, world, seat, option)
        if worth > highest:
            best, highest = option, worth
    return best


def play_on(
    game: Game[Any], world: State, decision: Decision[Any] | None, horizon: Horizon, tries: int, luck: Chance
) -> None:
    """Let everybody answer so, up to the horizon or the end of the game."""
    while decision is not None and not horizon.reached(world):
        seat = decision.seats(world)[0]
        options = decision.foreseen(world, seat)
        if len(options) > 1:
            horizon.choices += 1
        decision = decide(world, seat, likely(game, world, seat, options, tries, luck))


def survey(game: Game[Any], world: State, plies: int, tries: int, luck: Chance) -> Horizon:
    """The farthest place of the agenda that `plies` real choices reach in this world."""
    lowest, highest = lowest_gap(world), highest_gap(world)
    lay_everywhere(world)
    turns = choices = 0
    decision: Any = world.agenda[-1]
    while decision is not None and choices < plies:
        seat = decision.seats(world)[0]
        options = decision.foreseen(world, seat)
        choices += len(options) > 1
        decision = decide(world, seat, likely(game, world, seat, options, tries, luck))
        if bookmarks(world) == 0:
            turns += 1
            if decision is not None:
                world.agenda.insert(lowest_gap(world), BOOKMARK)
    if turns:
        return Horizon(lowest, turns, 2 * plies)
    return Horizon(min(lowest + bookmarks(world), highest), 1, 2 * plies)
