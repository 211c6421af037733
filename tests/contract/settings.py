"""The tables of the contract: each number of seats with the default options, and each other value of an option."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cocarde.core.chance import Fast
from cocarde.core.choice import Choice
from cocarde.core.game import Game
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


def settings_of(slug: str) -> Iterator[Setting]:
    """Every number of seats; and every other value of an option once, at the numbers of seats in turn."""
    meta = load(slug).meta
    short = SHORT.get(slug, {})
    for seats in meta.seats:
        yield Setting(slug, seats, **short)
    turn = 0
    for option in meta.options:
        for value in spread(option.values):
            if value not in (option.default, short.get(option.id)):
                fitting = option.seats or meta.seats
                yield Setting(slug, fitting[turn % len(fitting)], **{**short, option.id: value})
                turn += 1


def spread(values: tuple[str, ...]) -> tuple[str, ...]:
    """All of a few values; the ends and the middle of many."""
    return values if len(values) <= 4 else (values[0], values[len(values) // 2], values[-1])


SETTINGS = [setting for slug in slugs() for setting in settings_of(slug)]

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
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


def viewers(table: Table) -> list[int | None]:
    """Every seat, and a spectator."""
    return [None, *range(table.seats)]
