"""The findings in plain sentences: for the head of the page and for the terminal."""

from __future__ import annotations

import math
from collections.abc import Iterator
from statistics import NormalDist

from cocarde import games as registry
from cocarde.lab.report.findings import SURE, Findings, Share, Things
from cocarde.lab.report.lead import STEPS
from cocarde.lab.report.words import Words

MIDDLE, LATE = STEPS // 2, STEPS * 3 // 4


def sentences(found: Findings, say: Words) -> Iterator[str]:
    """What to know first."""
    yield from balance(found, say)
    yield from length(found, say)
    yield from lead(found, say)
    yield things(found, say)
    yield rules(found, say)


def same_as_sides(found: Findings) -> bool:
    """Is each seat a side of its own?"""
    return [(seat.wins, seat.of) for seat in found.seats] == [(side.wins, side.of) for side in found.sides]


def balance(found: Findings, say: Words) -> Iterator[str]:
    """Whether seat, order or side favours anybody, as far as the intervals say."""
    if not same_as_sides(found):
        yield from tilt("seat", found.seats, [say.seat(int(one.id), found.run.seats) for one in found.seats], say)
    yield from tilt("order", found.order, [place(one, say) for one in found.order], say)
    side_kind = registry.load(found.run.game).profile().side_kind
    yield from tilt("side", found.sides, [say.thing(side_kind, one.id) for one in found.sides], say)
    for count in found.settles:
        if count.name == side_kind:
            yield from tilt("settled", count.shares, [say.thing(side_kind, one.id) for one in count.shares], say)


def place(share: Share, say: Words) -> str:
    """Who begins, who comes second."""
    return say.word("place", n=int(share.id) + 1)


def tilt(what: str, shares: list[Share], names: list[str], say: Words) -> Iterator[str]:
    """Who of a list wins more or less than the fair share; or that nobody does, and how far that can be said."""
    if not shares:
        return
    for one, name in zip(shares, names, strict=True):
        if one.marked:
            key = "tilted-more" if one.effect > 0 else "tilted-less"
            low, high, fair = say.percent(one.low), say.percent(one.high), say.percent(one.fair, 0)
            yield say.word(key, who=name, share=say.percent(one.share), low=low, high=high, fair=fair)
    if not any(one.marked for one in shares):
        yield say.word(f"level-{what}", games=say.whole(shares[0].of), points=say.decimal(100 * visible(shares)))


def visible(shares: list[Share]) -> float:
    """The lean from which on a list of so many would not pass for fair."""
    z = NormalDist().inv_cdf(1 - (1 - SURE) / (2 * len(shares)))
    fair = shares[0].fair
    return z * math.sqrt(fair * (1 - fair) / shares[0].of)


def length(found: Findings, say: Words) -> Iterator[str]:
    """How long it takes."""
    for key, spread in (("brief-length", found.length), ("brief-turns", found.turns)):
        if spread is not None:
            yield say.word(
                key,
                quarter=say.whole(spread.quarter),
                median=say.whole(spread.median),
                three=say.whole(spread.three_quarters),
                unit=say.turns(found.run.game),
            )


def lead(found: Findings, say: Words) -> Iterator[str]:
    """How much the lead says, by what the players can count if there is such a thing."""
    for one in found.leads[:1]:
        yield say.word(
            "brief-lead",
            measure=say.word(f"measure-{one.measure}"),
            middle=say.percent(one.curve[MIDDLE], 0),
            late=say.percent(one.curve[LATE], 0),
            changes=say.decimal(one.changes),
        )
        key = "brief-settled" if one.half < STEPS else "brief-settled-last"
        yield say.word(key, half=say.percent(one.half / STEPS, 0))


def things(found: Findings, say: Words) -> str:
    """How many things matter, the best and the worst of them."""
    sure = [(one, listed) for listed in found.things for one in listed.judged if one.marked]
    if not sure:
        return say.word("brief-things-none", compared=say.whole(found.compared))
    best, worst = max(sure, key=lambda row: row[0].effect), min(sure, key=lambda row: row[0].effect)
    key = "brief-things" if best[0].effect > 0 > worst[0].effect else "brief-things-best"
    if best[0].effect <= 0:
        key = "brief-things-worst"
    return say.word(
        key,
        compared=say.whole(found.compared),
        matter=say.word("matter", n=len(sure), marked=say.whole(len(sure))),
        best=entitled(*best, say),
        best_effect=say.points(best[0].effect),
        worst=entitled(*worst, say),
        worst_effect=say.points(worst[0].effect),
    )


def entitled(share: Share, listed: Things, say: Words) -> str:
    """A thing with the list it stands in."""
    heading = say.heading(listed.heading)
    return f"{say.thing(listed.kind, share.id)} ({heading[:1].lower() + heading[1:]})"


def rules(found: Findings, say: Words) -> str:
    """How many rules were never reached."""
    key = "brief-rules" if found.rules.never_told else "brief-rules-all"
    return say.word(key, told=say.whole(found.rules.told), never=say.whole(len(found.rules.never_told)))
