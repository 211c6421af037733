"""Hints: the best answers a search finds, the chance to win with each, and what speaks for it."""

from __future__ import annotations

from typing import Final

from cocarde.bots.levels.searching import Ismcts
from cocarde.bots.roster import make
from cocarde.bots.search.ismcts import Search
from cocarde.bots.seat_view import SeatView
from cocarde.core.agenda import State, decide
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice
from cocarde.core.errors import BadInput
from cocarde.core.table import Table
from cocarde.core.text import Text

MOST: Final = 3
WORLDS: Final = 16
NOTICED: Final = 0.02
"""A part of the judgement that moves by less than this share of all that moves is no reason."""


class Advice:
    """An answer, its chance to win from 0 to 1, and the sentence that says why."""

    def __init__(self, choice: Choice, chance: float, reason: Text) -> None:
        self.choice: Final = choice
        self.chance: Final = chance
        self.reason: Final = reason


def advise(table: Table, seat: int, name: str, seed: int) -> list[Advice]:
    """Up to three sound answers for `seat`, which is asked, best first; the bot `name` knows no more than its seat."""
    bot = make(name)
    if not isinstance(bot, Ismcts):
        raise BadInput(f"the bot {name!r} does not search, so it gives no hints; ask strong")
    seat_view = SeatView(table.game, table.state, seat)
    luck = Fast(seed)
    arms = Search(seat_view, luck).run(bot.budget)
    if len(arms) == 1:
        key = "hint-only" if len(seat_view.options) == 1 else "hint-sound"
        return [Advice(arms[0].choice, arms[0].mean, Text(key))]
    worlds = [seat_view.imagine(Fast(luck.seed())) for _ in range(WORLDS)]
    parts = [changes(seat_view, worlds, arm.choice) for arm in arms]
    advised = [Advice(arms[0].choice, arms[0].mean, gain(parts))]
    for n in range(1, min(MOST, len(arms))):
        mean = min(arms[n].mean, arms[0].mean)  # what was tried less is not believed to be better
        advised.append(Advice(arms[n].choice, mean, loss(parts[0], parts[n])))
    return sorted(advised, key=likely, reverse=True)


def likely(advice: Advice) -> float:
    """The chance to win; the first of equals stays first."""
    return advice.chance


def changes(seat_view: SeatView, worlds: list[State], choice: Choice) -> dict[str, float]:
    """The parts of the judgement after this answer, on average over the worlds."""
    parts: dict[str, float] = {}
    for world in worlds:
        after = world.copy()
        decide(after, seat_view.seat, choice)
        for name, value in seat_view.judged_by.features(after, seat_view.seat):
            parts[name] = parts.get(name, 0.0) + value / len(worlds)
    return parts


def gain(parts: list[dict[str, float]]) -> Text:
    """What the first answer brings more of than the others do on average."""
    others = parts[1:]
    mean = {name: sum([other.get(name, 0.0) for other in others]) / len(others) for name in every_name(parts)}
    return most_moved(parts[0], mean, "hint-gain")


def loss(best: dict[str, float], other: dict[str, float]) -> Text:
    """What the first answer brings more of than this one."""
    return most_moved(best, other, "hint-loss")


def every_name(parts: list[dict[str, float]]) -> list[str]:
    """The names of all parts, each once."""
    return list(dict.fromkeys([name for part in parts for name in part]))


def most_moved(better: dict[str, float], worse: dict[str, float], key: str) -> Text:
    """The part that is most of what sets two answers apart, if any."""
    best, most = "", 0.0
    total = 0.0
    for name in every_name([better, worse]):
        more = better.get(name, 0.0) - worse.get(name, 0.0)
        total += abs(more)
        if more > most:
            best, most = name, more
    if not best or most < NOTICED * total:
        return Text("hint-even")
    return Text(key, {"feature": best})
