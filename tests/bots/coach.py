"""Do the coach's figures agree with a search ten times as long? `python -m tests.bots.coach [--decisions 30]`

Games of bots are played, decisions are drawn from them, and each is judged twice: as the coach does, and ten times as
long with other luck. Printed are the correlations of the chance to win with the answer given, of that with the best
answer, and of what was given away.
"""

from __future__ import annotations

import argparse
from statistics import correlation

from cocarde.bots import choose
from cocarde.bots.coach.analysis import SIMULATIONS, Judged, decisions, judge
from cocarde.bots.coach.comparison import compare, seed_of
from cocarde.bots.seat_view import SeatView
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice
from cocarde.core.table import Table
from cocarde.games import load

TABLES = {"vendee": 2, "cortege": 2, "lys": 3, "guillotine": 4, "courtisans": 4}
LONGER = 10
Figures = tuple[float, float, float]


def whole_game(slug: str, bot: str, seed: int) -> Table:
    """A game played by one bot on all seats."""
    table = Table.new(load(slug), TABLES[slug], seed=seed)
    while table.pending():
        seat = table.pending()[0]
        table.answer(seat, choose(table, seat, bot, seed + table.n))
    return table


def drawn(table: Table, seat: int, count: int, luck: Fast) -> list[tuple[int, Table, Choice]]:
    """Some of the real decisions of a seat."""
    whole = [(n, then.clone(), choice) for n, then, choice in decisions(table, seat)]
    return [whole.pop(luck.below(len(whole))) for _ in range(min(count, len(whole)))]


def longer(then: Table, seat: int, given: Choice, simulations: int) -> Figures:
    """The same decision looked at for longer, with other luck: chance given, chance of the best, and the difference."""
    seat_view = SeatView(then.game, then.state, seat)
    found = compare(seat_view, simulations, seed_of(seat_view) ^ 0x5DEECE66D, given)
    own = next(one for one in found if one.choice.notation == given.notation)
    return own.chance, found[0].chance, found[0].chance - own.chance


def figures(judged: Judged) -> Figures:
    return judged.given.chance, judged.best.chance, judged.loss


def main() -> None:
    ask = argparse.ArgumentParser()
    ask.add_argument("--decisions", type=int, default=30)
    ask.add_argument("--simulations", type=int, default=SIMULATIONS)
    ask.add_argument("--bot", default="novice")
    wanted = ask.parse_args()
    luck = Fast(45)
    short: list[Figures] = []
    long: list[Figures] = []
    for slug in TABLES:
        table = whole_game(slug, wanted.bot, 11)
        for n, then, given in drawn(table, 0, wanted.decisions // len(TABLES), luck):
            short.append(figures(judge(then, 0, n, given, wanted.simulations)))
            long.append(longer(then, 0, given, LONGER * wanted.simulations))
            print(slug, n, given.notation, *[f"{a:.3f}/{b:.3f}" for a, b in zip(short[-1], long[-1], strict=True)])
    for at, name in enumerate(("given", "best", "loss")):
        found = correlation([one[at] for one in short], [one[at] for one in long])
        print(f"{name}: correlation {found:.3f} over {len(short)} decisions")


if __name__ == "__main__":
    main()
