# interpreted: msgspec structs, read once for each decision of a game that is over
"""A finished game looked at again from one seat, decision by decision, knowing only what the seat knew then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from cocarde.bots.coach.comparison import Compared, compare, doubt, seed_of, told_apart
from cocarde.bots.coach.consequences import consequences, gains, losses
from cocarde.bots.coach.luck import fortune
from cocarde.bots.search.rollout import chance_to_win
from cocarde.bots.seat_view import SeatView
from cocarde.core.choice import Choice
from cocarde.core.event import Seen
from cocarde.core.journal import standing
from cocarde.core.table import Table
from cocarde.core.text import Stake, Text

SIMULATIONS: Final = 400
"""For each decision, unless somebody says otherwise."""
MOMENTS: Final = 3
HALVES: Final = 0.1
"""Whoever gives away so much of his chance to win answers half as well as he could."""
SAID: Final = 2
"""Consequences that are told of an answer."""
CLEAR: Final = 0.06
"""An answer is clearly the best if it is so much better than every other, and the search can tell."""


class Assessed(msgspec.Struct, frozen=True):
    """An answer as it was called then, what was known to be at stake, the chance to win with it, and what follows."""

    choice: str
    label: Text
    stake: Stake | None
    chance: float
    leads_to: list[Seen] = []


class Judged(msgspec.Struct, frozen=True):
    """A real decision, answered by entry `n`. Where the search cannot tell a better answer, `best` is the one given.

    `doubt`: the standard error of the difference. `clear`: by how much the best is better than all the others, if it
    is clearly so, else 0.
    """

    n: int
    prompt: Text
    options: int
    given: Assessed
    best: Assessed
    doubt: float = 0.0
    clear: float = 0.0

    @property
    def before(self) -> float:
        """The chance to win when it was asked: whoever may still choose stands as well as with the best answer."""
        return self.best.chance

    @property
    def loss(self) -> float:
        """What the answer gave away."""
        return self.best.chance - self.given.chance


class Passage(msgspec.Struct, frozen=True):
    """From one decision to the next: what the answer, then the dice, then the others did to the chance to win."""

    n: int
    choice: float
    dice: float
    others: float


class Summary(msgspec.Struct, frozen=True):
    """A game in figures: from the chance at the first decision to the end, and what made the difference."""

    start: float
    end: float
    choices: float
    dice: float
    others: float
    accuracy: float
    steps: list[Passage]
    moments: list[int]


def real_choices(table: Table, seat: int) -> list[int]:
    """The entries that still stand in which `seat` had more than one answer and time to think about it."""
    return [n for n, _, _ in decisions(table, seat)]


def decisions(table: Table, seat: int, after: int = 0) -> Iterator[tuple[int, Table, Choice]]:
    """These entries, the table as it stood before each, and the answer that was given."""
    kept = {n for n in standing(table.log) if n > after and table.log[n - 1].seat == seat}
    for then in table.retold():
        n = then.n + 1
        if n in kept and is_real(then, seat):
            yield n, then, then.game.vocabulary.read(table.log[n - 1].choice)


def is_real(table: Table, seat: int) -> bool:
    """Is `seat` asked something worth an analysis? Not where only one answer is left, nor where it is knowledge."""
    decision = table.decision
    if decision is None or seat not in table.pending() or decision.brief or not decision.advised:
        return False
    return len(table.options(seat)) > 1


def analyse(table: Table, seat: int, simulations: int = SIMULATIONS, after: int = 0) -> Iterator[Judged]:
    """Every real decision of `seat` after this entry, in order; the same game gives the same figures."""
    for n, then, given in decisions(table, seat, after):
        yield judge(then, seat, n, given, simulations)


def judge(table: Table, seat: int, n: int, given: Choice, simulations: int = SIMULATIONS) -> Judged:
    """The decision that waits for `seat`, which entry `n` answered so."""
    seat_view = SeatView(table.game, table.state, seat)
    seed = seed_of(seat_view)
    found = compare(seat_view, simulations, seed, given)
    own = next(one for one in found if one.choice.notation == given.notation)
    best = found[0] if told_apart(found[0], own) else own
    gained, lost = led_to(seat_view, best, own, seed)
    return Judged(
        n,
        table.prompt(seat) or Text("core"),
        len(seat_view.options),
        answer_of(table, seat, own, lost),
        answer_of(table, seat, best, gained),
        rounded(doubt(best, own)),
        rounded(clearly(found)),
    )


def led_to(seat_view: SeatView, best: Compared, given: Compared, seed: int) -> tuple[list[Seen], list[Seen]]:
    """What the better answer would mostly have brought, and what the given one mostly brings."""
    if best is given:
        return [], []
    better = consequences(seat_view, best.choice, given.choice, seed)
    worse = consequences(seat_view, given.choice, best.choice, seed)
    return gains(better)[:SAID], losses(worse)[:SAID]


def answer_of(table: Table, seat: int, compared: Compared, leads_to: list[Seen]) -> Assessed:
    """An answer as its seat knew it."""
    choice = compared.choice
    label = table.label(seat, choice) or own_words(choice)
    return Assessed(choice.notation, label, table.stakes(seat, choice), rounded(compared.chance), leads_to)


def own_words(choice: Choice) -> Text:
    """What an answer is called where nothing else is said of it."""
    numbers = {f"n{at}": number for at, number in enumerate(choice.numbers, start=1)}
    return Text(choice.label, {**choice.args, **numbers})


def clearly(found: list[Compared]) -> float:
    """By how much the first is better than all the others, if it is clearly so."""
    if len(found) == 1 or not told_apart(found[0], found[1]):
        return 0.0
    gap = found[0].chance - found[1].chance
    return gap if gap >= CLEAR else 0.0


def rounded(share: float) -> float:
    """Four digits are more than the search knows."""
    return round(share, 4)


def accuracy(judged: list[Judged]) -> float:
    """How well somebody answered, from 0 to 1: 1 gave nothing away, each tenth of the chance given away halves it."""
    if not judged:
        return 1.0
    return float(sum(0.5 ** (one.loss / HALVES) for one in judged) / len(judged))


def costliest(judged: list[Judged]) -> list[Judged]:
    """The moments that cost most, at most three."""
    lost = [one for one in judged if one.loss > 0.0]
    return sorted(lost, key=lambda one: (-one.loss, one.n))[:MOMENTS]


def sum_up(table: Table, seat: int, judged: list[Judged]) -> Summary:
    """The figures of the whole game: luck apart from skill.

    What the dice did is what came of them against what might have come; what is left between one's answer and one's
    next question is what the others did. So all parts add up to the way from the start to the end.
    """
    end = chance_to_win(table.game.judge, table.state, seat)
    dice = fortune(table, seat)
    steps = [_step(one, judged[at + 1 : at + 2], dice, end) for at, one in enumerate(judged)]
    return Summary(
        judged[0].before if judged else end,
        rounded(end),
        rounded(sum(step.choice for step in steps)),
        rounded(sum(step.dice for step in steps)),
        rounded(sum(step.others for step in steps)),
        rounded(accuracy(judged)),
        steps,
        [one.n for one in costliest(judged)],
    )


def _step(one: Judged, following: list[Judged], dice: dict[int, float], end: float) -> Passage:
    last = following[0].n if following else max([*dice, one.n]) + 1
    then = following[0].before if following else end
    thrown = sum(value for n, value in dice.items() if one.n <= n < last)
    return Passage(one.n, -one.loss, rounded(thrown), rounded(then - one.given.chance - thrown))
