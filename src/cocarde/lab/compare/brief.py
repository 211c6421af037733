"""What another box changes, in plain sentences: only what the intervals support."""

from __future__ import annotations

from collections.abc import Iterator

from cocarde import games as registry
from cocarde.kit.packs.manifest import manifest
from cocarde.lab.compare.pairs import AtTable, Compared, OfThing, Shift, UnderHeading
from cocarde.lab.measure.sweep import ENOUGH
from cocarde.lab.report.words import Words

NAMED = 5
"""So many things are named of those that are seen otherwise, and of those that win otherwise."""


def sentences(found: Compared, say: Words) -> Iterator[str]:
    """What to know first."""
    yield went(found, say)
    if found.differing == 0:
        return
    if found.games < ENOUGH:
        yield say.word("compare-few", least=str(ENOUGH))
        return
    yield from table(found, say)
    yield from things(found, say)


def went(found: Compared, say: Words) -> str:
    """In how many of the pairs anything was different."""
    key = "compare-same" if found.differing == 0 else "compare-differing"
    return say.word(key, games=say.whole(found.games), differing=say.whole(found.differing))


def table(found: Compared, say: Words) -> Iterator[str]:
    """Length and winners; of those that do not change, how much would have been seen."""
    for one in found.table:
        if one.shift.shown:
            yield line(found, one, say)
    length = found.table[0].shift
    if not length.shown:
        low, high = say.signed(length.low), say.signed(length.high)
        yield say.word("compare-length-same", low=low, high=high)
    winners = [one for one in found.table if one.measure in ("seat", "side")]
    if not any(one.shift.shown for one in winners):
        reach = max(max(abs(one.shift.low), abs(one.shift.high)) for one in winners)
        yield say.word("compare-winners-same", reach=say.decimal(100 * reach))


def line(found: Compared, one: AtTable, say: Words) -> str:
    """A change of length, of who wins, of how clearly."""
    way = "more" if one.shift.change > 0 else "less"
    figures = numbers(one.shift, say) if one.measure in ("length", "margin") else percents(one.shift, say)
    return say.word(f"compare-{one.measure.replace('_', '-')}-{way}", who=who(found, one, say), figures=figures)


def who(found: Compared, one: AtTable, say: Words) -> str:
    """The seat or the side, by its name."""
    if one.measure == "seat":
        return say.seat(int(one.who), found.after.seats)
    return say.thing(registry.load(found.after.game).profile().side_kind, one.who) if one.who else ""


def numbers(shift: Shift, say: Words) -> str:
    """Before, after, change and interval."""
    low, high, change = say.signed(shift.low), say.signed(shift.high), say.signed(shift.change)
    before, after = say.decimal(shift.before), say.decimal(shift.after)
    return say.word("compare-numbers", before=before, after=after, change=change, low=low, high=high)


def percents(shift: Shift, say: Words) -> str:
    """The same of a share."""
    low, high, change = (say.signed(100 * number) for number in (shift.low, shift.high, shift.change))
    before, after = say.percent(shift.before), say.percent(shift.after)
    return say.word("compare-percents", before=before, after=after, change=change, low=low, high=high)


def things(found: Compared, say: Words) -> Iterator[str]:
    """The things that are seen more or less often, and with which one wins more or less often."""
    listed = [(one, row) for row in found.headings for one in row.things]
    seen = [(one, one.seen, row) for one, row in listed if one.seen.shown]
    won = [(one, one.won, row) for one, row in listed if one.won is not None and one.won.shown]
    if not seen and not won:
        yield say.word("compare-things-same", compared=say.whole(found.things))
        return
    for key, rows in (("seen", seen), ("won", won)):
        rows.sort(key=lambda row: -abs(row[1].change))
        for one, shift, row in rows[:NAMED]:
            yield named(key, one, shift, row, say)
        if len(rows) > NAMED:
            rest = len(rows) - NAMED
            yield say.word(f"compare-{key}-others", n=rest, count=say.whole(rest))


def named(key: str, one: OfThing, shift: Shift, row: UnderHeading, say: Words) -> str:
    """A thing that is seen, or wins, otherwise."""
    heading = say.heading(row.heading)
    way = "more" if shift.change > 0 else "less"
    thing = f"{say.thing(row.kind, one.id)} ({heading[:1].lower() + heading[1:]})"
    return say.word(f"compare-{key}-{way}", thing=thing, figures=percents(shift, say))


def box_name(game: str, say: Words) -> str:
    """What a box is called: the title of its pack, or that it is the game as it is."""
    pack = registry.load(game).pack
    return (
        say.word("compare-as-it-is") if pack is None else f"{manifest(pack).told(say.language).title} ({pack.called})"
    )
