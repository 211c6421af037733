"""The tables of the contract: each number of seats with the default options, and each other value of an option.

What is asked of every table is asked of the first one of each game on the plain sources, and of all of them on the
compiled package (`sampled`): see docs/decisions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from cocarde.core.agenda import Decision
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice
from cocarde.core.game import Game
from cocarde.core.meta import Meta
from cocarde.core.table import Table
from cocarde.games import load, slugs


class Setting:
    """A game, a number of seats, and the options that are not the default."""

    def __init__(self, slug: str, seats: int, **chosen: str) -> None:
        self.slug = slug
        self.seats = seats
        self.chosen = chosen

    def __str__(self) -> str:
        return "-".join([self.slug, str(self.seats), *[f"{name}={value}" for name, value in self.chosen.items()]])

    @property
    def game(self) -> Game[Any]:
        return load(self.slug)

    def table(self, seed: int) -> Table:
        return Table.new(self.game, self.seats, self.chosen, seed)

    def options(self) -> dict[str, str]:
        """Every option with its value."""
        return self.game.meta.settle(self.seats, self.chosen)


SHORT = {"courtisans": {"goal": "20000", "max_rounds": "5"}}
"""Short games say as much about the contract as long ones."""

TOGETHER = 3
"""Options that are tried at one table: most of them change little of a game. Those that belong together stand together
in the list, and are tried apart."""


def settings_of(slug: str) -> Iterator[Setting]:
    """Every number of seats; and every other value of an option once, at the numbers of seats in turn."""
    meta = load(slug).meta
    short = SHORT.get(slug, {})
    for seats in meta.seats:
        yield Setting(slug, seats, **short)
    for turn, chosen in enumerate(tables_of(other_values(meta, short))):
        fitting = [seats for seats in meta.seats if all(fits(meta, name, seats) for name in chosen)]
        yield Setting(slug, fitting[turn % len(fitting)], **{**short, **chosen})


def other_values(meta: Meta, short: Mapping[str, str]) -> list[tuple[str, str]]:
    """Every value of every option that no other table has yet."""
    return [
        (option.id, value)
        for option in meta.options
        for value in spread(option.values)
        if value not in (option.default, short.get(option.id))
    ]


def tables_of(values: list[tuple[str, str]]) -> list[dict[str, str]]:
    """These values dealt to as few tables as there may be: at each at most three, and of an option one."""
    most = max(Counter(option for option, _ in values).values(), default=0)
    dealt: list[dict[str, str]] = [{} for _ in range(max(most, -(-len(values) // TOGETHER)))]
    for at, (option, value) in enumerate(values):
        dealt[at % len(dealt)][option] = value
    return dealt


def fits(meta: Meta, name: str, seats: int) -> bool:
    """Is this option one of a table of so many?"""
    return all(seats in (option.seats or meta.seats) for option in meta.options if option.id == name)


def spread(values: tuple[str, ...]) -> tuple[str, ...]:
    """All of a few values; the ends and the middle of many."""
    return values if len(values) <= 4 else (values[0], values[len(values) // 2], values[-1])


SETTINGS = [setting for slug in slugs() for setting in settings_of(slug)]


def every_of(settings: list[Setting]) -> pytest.MarkDecorator:
    """A test at each of these tables; the first one of each game is enough on the plain sources."""
    first = {setting.slug: setting for setting in reversed(settings)}
    marked = [
        pytest.param(one, id=str(one), marks=() if one is first[one.slug] else pytest.mark.sampled) for one in settings
    ]
    return pytest.mark.parametrize("setting", marked)


every_setting = every_of(SETTINGS)
every_game = pytest.mark.parametrize("slug", slugs())


def random_play(table: Table, seed: int, most: int = 100_000) -> Iterator[tuple[int, Choice]]:
    """Play at random: before each answer, who is about to give which."""
    hand = Fast(seed)
    for _ in range(most):
        asked = table.pending()
        if not asked:
            return
        seat = asked[hand.below(len(asked))]
        options = table.options(seat)
        assert options, f"{table.decision} asks seat {seat} and gives it no option"
        choice = options[hand.below(len(options))]
        yield seat, choice
        table.answer(seat, choice)
    raise AssertionError(f"{most} answers and no end")


OFTEN = 3
"""A question is looked at when it is asked for the first times, and then every so many answers."""


def moments(table: Table, seed: int, every: int) -> Iterator[tuple[int, Decision[Any], int, Choice]]:
    """A whole game played at random. Of the questions that are looked at: which it is, who answers it, and what."""
    met: Counter[str] = Counter()
    for n, (seat, choice) in enumerate(random_play(table, seed)):
        decision = table.decision
        assert decision is not None
        met[type(decision).__name__] += 1
        if met[type(decision).__name__] <= OFTEN or n % every == 0:
            yield n, decision, seat, choice


def viewers(table: Table) -> list[int | None]:
    """Every seat, and a spectator."""
    return [None, *range(table.seats)]
