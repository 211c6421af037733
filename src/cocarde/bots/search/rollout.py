"""How imagined worlds are played on: by the greedy policy up to the horizon, then judged."""

from __future__ import annotations

from typing import Any

from cocarde.bots.search.evened_dice import EvenedDice
from cocarde.bots.search.horizon import BOOKMARK, Horizon, bookmarks, highest_gap, lay_everywhere, lowest_gap
from cocarde.core.agenda import Decision, State, decide, decide_before_luck
from cocarde.core.chance import SEEDS, Chance
from cocarde.core.choice import Choice
from cocarde.core.judge import Judge


def chance_to_win(judge: Judge[Any], world: State, seat: int, taught: bool = True) -> float:
    """What a world is worth to a seat, from 0 (lost) to 1 (won); untaught, by the judgement alone."""
    worth = 0.5 + 0.5 * (judge.insight(world, seat) if taught else judge.judgement(world, seat))
    return 0.0 if worth < 0.0 else 1.0 if worth > 1.0 else worth


def outlook(judge: Judge[Any], world: State, seat: int, choice: Choice, luck: Chance, taught: bool = True) -> float:
    """The chance to win right after this answer, before dice that are still to fall.

    Where the answer itself throws dice, on average over `lucks` throws from low to high, other than the real one.
    """
    lucks = judge.lucks
    within = luck.seed()
    total = 0.0
    for n in range(lucks):
        after = world.copy()
        low, high = n * SEEDS + within, n * SEEDS + SEEDS - 1 - within
        dice = EvenedDice([low * 4 // lucks, high * 4 // lucks], after.chance)
        after.chance = dice
        decide_before_luck(after, seat, choice)
        total += chance_to_win(judge, after, seat, taught)
        if dice.at == 0:
            return total
    return total / lucks


def some(options: list[Choice], most: int, luck: Chance) -> list[Choice]:
    """All of a few options; of many the first, and others at even distances until they are `most`."""
    count = len(options) - 1
    if count < most:
        return options
    first = luck.below(count)
    return [options[0], *[options[1 + (first + n * count // (most - 1)) % count] for n in range(most - 1)]]


def sound(judge: Judge[Any], world: State, seat: int, options: list[Choice]) -> list[Choice]:
    """These options without folly, which no player gives who is imagined; all, if none would be left."""
    kept = [option for option in options if not judge.folly(world, seat, option)]
    return kept or options


def likely(
    judge: Judge[Any], world: State, seat: int, options: list[Choice], most: int, luck: Chance, taught: bool = True
) -> Choice:
    """What a greedy player would answer, who looks at some of the options and commits no folly."""
    if len(options) == 1:
        return options[0]
    looked_at = sound(judge, world, seat, some(options, most, luck))
    if len(looked_at) == 1:
        return looked_at[0]
    best = looked_at[0]
    highest = -1.0
    for option in looked_at:
        worth = outlook(judge, world, seat, option, luck, taught)
        if worth > highest:
            best, highest = option, worth
    return best


def play_on(
    judge: Judge[Any],
    world: State,
    decision: Decision[Any] | None,
    horizon: Horizon,
    breadth: int,
    luck: Chance,
    me: int,
) -> None:
    """Let everybody answer so, up to the horizon or the end of the game; who is not me, by the judgement alone."""
    while decision is not None and not horizon.reached(world):
        seat = decision.seats(world)[0]
        options = decision.foreseen(world, seat)
        if len(options) > 1:
            horizon.choices += 1
        decision = decide(world, seat, likely(judge, world, seat, options, breadth, luck, seat == me))


def survey(judge: Judge[Any], world: State, plies: int, breadth: int, luck: Chance) -> Horizon:
    """The farthest place of the agenda that `plies` real choices reach in this world."""
    lowest, highest = lowest_gap(world), highest_gap(world)
    lay_everywhere(world)
    turns = choices = 0
    decision: Any = world.agenda[-1]
    while decision is not None and choices < plies:
        seat = decision.seats(world)[0]
        options = decision.foreseen(world, seat)
        choices += len(options) > 1
        decision = decide(world, seat, likely(judge, world, seat, options, breadth, luck, taught=False))
        if bookmarks(world) == 0:
            turns += 1
            if decision is not None:
                world.agenda.insert(lowest_gap(world), BOOKMARK)
    if turns:
        return Horizon(lowest, turns, 2 * plies)
    return Horizon(min(lowest + bookmarks(world), highest), 1, 2 * plies)
