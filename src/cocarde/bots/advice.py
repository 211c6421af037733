"""Hints: the best answers a search finds, the chance to win with each, and what speaks for it."""

from __future__ import annotations

from typing import Final

from cocarde.bots.coach.comparison import Compared, compare, led_by_search, seed_of, told_apart
from cocarde.bots.coach.consequences import consequences, gains, losses
from cocarde.bots.levels.searching import Ismcts
from cocarde.bots.roster import make
from cocarde.bots.seat_view import SeatView
from cocarde.core.agenda import State, decide
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice
from cocarde.core.errors import BadInput
from cocarde.core.event import Seen
from cocarde.core.table import Table
from cocarde.core.text import Text

SIMULATIONS: Final = 300
"""As many as a moment has room for; a time would give another advice each time."""
WORLDS: Final = 16
NOTICED: Final = 0.25
"""A part of the judgement that moves by less than this share of all that moves is no reason;"""
MOSTLY: Final = 0.5
"""one that moves by less than this is only part of it."""
SETTLED: Final = {0: "hint-lost", 100: "hint-won"}
"""Chances, as they are shown, at which it makes no difference which of equal answers one gives."""


class Advice:
    """An answer, its chance to win from 0 to 1, and the sentence that says why.

    `equal`: the search cannot tell it from the first. `leads_to`: what good mostly follows that does not follow the
    others; `otherwise`: of the first, what harm mostly follows the second, of the others, what harm follows them.
    """

    def __init__(
        self,
        choice: Choice,
        chance: float,
        reason: Text,
        equal: bool = False,
        leads_to: Seen | None = None,
        otherwise: Seen | None = None,
    ) -> None:
        self.choice: Final = choice
        self.chance: Final = chance
        self.reason: Final = reason
        self.equal: Final = equal
        self.leads_to: Final = leads_to
        self.otherwise: Final = otherwise


def advice_seed(table: Table, seat: int) -> int:
    """The seed of advice at this position: whoever asks again is told the same."""
    return seed_of(SeatView(table.game, table.state, seat))


def advise(table: Table, seat: int, name: str, seed: int) -> list[Advice]:
    """Up to three sound answers for `seat`, which is asked, best first; the bot `name` knows no more than its seat."""
    bot = make(name)
    if not isinstance(bot, Ismcts):
        raise BadInput(f"the bot {name!r} does not search, so it gives no hints; ask strong")
    seat_view = SeatView(table.game, table.state, seat)
    compared = led_by_search(compare(seat_view, bot.budget.simulations or SIMULATIONS, seed))
    found = said_once(table, seat, compared)
    if len(found) == 1:
        key = "hint-only" if len(seat_view.options) == 1 else "hint-best" if len(compared) > 1 else "hint-sound"
        return [Advice(found[0].choice, found[0].chance, Text(key))]
    luck = Fast(seed)
    worlds = [seat_view.imagine(Fast(luck.seed())) for _ in range(WORLDS)]
    parts = [changes(seat_view, worlds, one.choice) for one in found]
    told = [first_advice(seat_view, found, parts, seed)]
    if told[0].reason.key in SETTLED.values():
        return told
    for n in range(1, len(found)):
        told.append(other_advice(seat_view, found, n, loss(parts[0], parts[n]), told[0], seed))
    return told


def said_once(table: Table, seat: int, found: list[Compared]) -> list[Compared]:
    """Of continuous answers that are called the same (a flick at somebody, a little to the left) the first."""
    kept: list[Compared] = []
    called: list[str] = []
    for one in found:
        label = table.label(seat, one.choice) if one.choice.numbers else None
        name = one.choice.notation if label is None else f"{label.key} {sorted(label.args.items())}"
        if name not in called:
            called.append(name)
            kept.append(one)
    return kept


def first_advice(seat_view: SeatView, found: list[Compared], parts: list[dict[str, float]], seed: int) -> Advice:
    """The best answer: what it brings that a worse one does not, and what threatens without it."""
    first = found[0]
    worse = [n for n in range(1, len(found)) if told_apart(first, found[n])]
    if not worse:
        return Advice(first.choice, first.chance, Text(SETTLED.get(percent(first), "hint-several")))
    instead = found[worse[0]].choice
    good = gains(consequences(seat_view, first.choice, instead, seed))
    harm = losses(consequences(seat_view, instead, first.choice, seed))
    reason = gain([parts[0], *[parts[n] for n in worse]])
    return Advice(first.choice, first.chance, reason, False, one_of(good), one_of(harm))


def other_advice(
    seat_view: SeatView, found: list[Compared], n: int, lack: Text | None, first: Advice, seed: int
) -> Advice:
    """Another answer: as good as far as the search can tell, or what it lacks and what harm follows it.

    What was said of the first is not said again: then, how much worse it is.
    """
    other = found[n]
    if not told_apart(found[0], other):
        return Advice(other.choice, first.chance, Text("hint-even"), equal=True)
    behind = Text("hint-behind", {"points": max(1, percent(found[0]) - percent(other))})
    reason = behind if lack is None or lack.args["feature"] == first.reason.args.get("feature") else lack
    harm = one_of(losses(consequences(seat_view, other.choice, first.choice, seed)))
    return Advice(other.choice, other.chance, reason, otherwise=None if harm == first.otherwise else harm)


def percent(one: Compared) -> int:
    """Its chance to win as it is shown."""
    return round(100 * one.chance)


def one_of(found: list[Seen]) -> Seen | None:
    """What matters most of it, if anything."""
    return found[0] if found else None


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
    """What the first answer brings more of than the others, which are worse, do on average."""
    others = parts[1:]
    mean = {name: sum([other.get(name, 0.0) for other in others]) / len(others) for name in every_name(parts)}
    return most_moved(parts[0], mean, "hint-gain") or Text("hint-best")


def loss(best: dict[str, float], other: dict[str, float]) -> Text | None:
    """What the first answer brings more of than this one, if anything stands out."""
    return most_moved(best, other, "hint-loss")


def every_name(parts: list[dict[str, float]]) -> list[str]:
    """The names of all parts, each once."""
    return list(dict.fromkeys([name for part in parts for name in part]))


def most_moved(better: dict[str, float], worse: dict[str, float], key: str) -> Text | None:
    """The part that is most of what speaks for the better answer, and how much of all that sets them apart."""
    best, most = "", 0.0
    total = 0.0
    for name in every_name([better, worse]):
        more = better.get(name, 0.0) - worse.get(name, 0.0)
        total += abs(more)
        if more > most:
            best, most = name, more
    if not best or most < NOTICED * total:
        return None
    said = key if most >= MOSTLY * total else f"{key}-partly"
    return Text(said, {"feature": best, "percent": round(100 * most / total)})
