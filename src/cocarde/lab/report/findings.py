"""What the games watched say, with how sure one can be of it."""

from __future__ import annotations

import msgspec

from cocarde.lab.runs.plan import Run

SURE = 0.95
RARE = 30
"""Things that fewer had than so many are listed without a verdict."""
HARDLY = 0.02
OFTEN = 50
"""Answers that were offered so often and given less often than that, or more often than all but that, are odd."""


class Share(msgspec.Struct):
    """How often whoever is called `id` won, the interval of 95 %, and what a fair share would be.

    `marked`: the interval that is sure for all of its list together does not hold the fair share.
    """

    id: str
    wins: int
    of: int
    share: float
    low: float
    high: float
    fair: float
    marked: bool

    @property
    def effect(self) -> float:
        return self.share - self.fair


class Bin(msgspec.Struct):
    """So many games from `first` to `last`."""

    first: int
    last: int
    games: int


class Spread(msgspec.Struct):
    """How a number lay over the games."""

    least: int
    quarter: int
    median: int
    three_quarters: int
    most: int
    mean: float
    bins: list[Bin]


class Lead(msgspec.Struct):
    """By one measure. `curve`: at each step how often the leader of the moment wins. `settled`: by each step, in which
    share of the games the winner had taken the lead for good; `half`: the step by which that is half of them.
    """

    measure: str
    games: int
    curve: list[float]
    changes: float
    never_changed: float
    settled: list[float]
    half: int


class Things(msgspec.Struct):
    """The things of a heading, the best for their holder first; those too rare to judge apart."""

    heading: str
    kind: str
    judged: list[Share]
    rare: list[Share]


class Answer(msgspec.Struct):
    """A kind of answer: how often it was given where it could be."""

    label: str
    args: list[str]
    offered: int
    chosen: int
    share: float

    @property
    def odd(self) -> bool:
        """Is it given nearly always, or hardly ever?"""
        return self.offered >= OFTEN and not HARDLY <= self.share <= 1 - HARDLY


class Question(msgspec.Struct):
    """A kind of question. `lopsided`: it has an odd answer beside others."""

    prompt: str
    args: list[str]
    rule: str
    per_game: float
    options: float
    forced: float
    answers: list[Answer]
    lopsided: bool


class End(msgspec.Struct):
    """A way the game ended, with its share of the games."""

    text: str
    args: list[str]
    rule: str
    games: int
    share: float


class Rules(msgspec.Struct):
    """The rules that can be cited by what happens, and by refusing; of each those that never were."""

    told: int
    never_told: list[str]
    refused: int
    never_refused: list[str]
    options: list[str]


class Count(msgspec.Struct):
    """Counts of what an event settled, as who won the rounds."""

    name: str
    shares: list[Share]


class Findings(msgspec.Struct):
    """All of it. `compared`: how many things were weighed; a thing is marked at the level that suits so many."""

    run: Run
    games: int
    decisions: int
    shared: int
    fair: float
    seats: list[Share]
    order: list[Share]
    sides: list[Share]
    settles: list[Count]
    length: Spread
    turns: Spread | None
    endings: list[End]
    leads: list[Lead]
    compared: int
    things: list[Things]
    questions: list[Question]
    rules: Rules
