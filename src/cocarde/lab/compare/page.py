"""The comparison of two boxes as one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from cocarde import games as registry
from cocarde.core.game import Game
from cocarde.kit.packs.differences import Difference, differences
from cocarde.lab.compare.brief import box_name, sentences, who
from cocarde.lab.compare.pairs import AtTable, Compared, OfThing, Shift, UnderHeading
from cocarde.lab.report import draw
from cocarde.lab.report.page import Provenance, bullets, facts_of, frame
from cocarde.lab.report.words import Words
from cocarde.speech import called

SHOWN = 8
"""So many things of a heading are drawn; the others fold."""


def page(found: Compared, made: Provenance, say: Words) -> str:
    """The whole page."""
    sections = [
        ("brief", bullets(sentences(found, say))),
        ("compare-changes", changes(found, say)),
        ("compare-table", table(found, say)),
        ("things", "".join(heading(row, say) for row in found.headings if row.things)),
        ("provenance", facts(found, made, say)),
    ]
    name = escape(called(registry.load(found.after.game), say.language))
    bots = ", ".join(dict.fromkeys(found.after.bots))
    under = say.word("compare-subtitle", games=say.whole(found.games), bots=bots, seats=str(found.after.seats))
    boxes = boxes_of(found, say)
    return frame(name, say.word("compare-title"), [boxes, under], sections, say)


def boxes_of(found: Compared, say: Words) -> str:
    """Which box beside which."""
    before, after = (box_name(run.game, say) for run in (found.before, found.after))
    return say.word("compare-boxes", before=before, after=after)


def changes(found: Compared, say: Words) -> str:
    """Every row of the tables in which the boxes differ."""
    rows = differing(*[registry.load(run.game) for run in (found.before, found.after)])
    if not rows:
        return f'<p class="note">{escape(say.word("compare-changes-none"))}</p>'
    columns = ("table", "row", "key", "before", "after")
    heads = "".join(f"<th>{escape(say.word(f'compare-change-{key}'))}</th>" for key in columns)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(str(getattr(one, key)))}</td>" for key in columns) + "</tr>" for one in rows
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"


def differing(before: Game[Any], after: Game[Any]) -> list[Difference]:
    """What the second box has otherwise than the first."""
    printed = after.printed()
    if printed is None:
        return []
    was, is_now = (
        {(one.table, one.row, one.key): one for one in (differences(game.pack, printed) if game.pack else [])}
        for game in (before, after)
    )
    own = {place: one.before for place, one in {**was, **is_now}.items()}
    pairs = {place: [box[place].after if place in box else own[place] for box in (was, is_now)] for place in own}
    return [Difference(*place, *values) for place, values in pairs.items() if values[0] != values[1]]


def table(found: Compared, say: Words) -> str:
    """Length and winners, each on its interval."""
    rows = [measure(found, one, say) for one in found.table]
    note = f'<p class="note">{escape(say.word("compare-note"))}</p>'
    return f'{note}<ul class="rows">{"".join(rows)}</ul>'


def measure(found: Compared, one: AtTable, say: Words) -> str:
    """A row of the table; a length is drawn beside itself, shares beside the whole."""
    name = say.word(f"compare-measure-{one.measure.replace('_', '-')}", who=who(found, one, say))
    if one.measure in ("length", "margin"):
        return counted(name, one.shift, say)
    return shared(name, one.shift, reach([one.shift]), say)


def counted(name: str, shift: Shift, say: Words) -> str:
    """A mean before and after."""
    figures = say.decimal(shift.before), say.decimal(shift.after), say.signed(shift.change)
    return drawn(name, shift, reach([shift]), figures)


def shared(name: str, shift: Shift, scale: tuple[float, float], say: Words) -> str:
    """A share before and after."""
    figures = say.percent(shift.before), say.percent(shift.after), say.points(shift.change)
    return drawn(name, shift, scale, figures)


def drawn(name: str, shift: Shift, scale: tuple[float, float], figures: tuple[str, str, str]) -> str:
    """A change on its interval."""
    track = draw.interval(shift.change, shift.low, shift.high, 0.0, scale, shift.shown)
    sure = " class=sure-name" if shift.shown else ""
    before, after, change = map(escape, figures)
    return (
        f"<li><span{sure}>{escape(name)}</span>{track}"
        f'<span class="fig">{change}</span><span class="ci">{before} → {after}</span></li>'
    )


def reach(shifts: Sequence[Shift]) -> tuple[float, float]:
    """From the lowest to the highest of these intervals, with nothing between them."""
    low, high = min(0.0, *[one.low for one in shifts]), max(0.0, *[one.high for one in shifts])
    margin = 0.05 * (high - low) or 0.01
    return low - margin, high + margin


def heading(row: UnderHeading, say: Words) -> str:
    """The most changed of a heading, drawn; all of them, folded."""
    parts = [f"<h3>{escape(say.heading(row.heading))}</h3>"]
    for key in ("seen", "won"):
        known = [(one, shift) for one in row.things if (shift := getattr(one, key)) is not None]
        known.sort(key=lambda pair: (not pair[1].shown, -abs(pair[1].change), pair[0].id))
        if known:
            scale = reach([shift for _, shift in known])
            lines = [shared(say.thing(row.kind, one.id), shift, scale, say) for one, shift in known[:SHOWN]]
            parts.append(
                f'<p class="caps">{escape(say.word(f"compare-{key}"))}</p><ul class="rows">{"".join(lines)}</ul>'
            )
    return "".join(parts) + folded(row, say)


def folded(row: UnderHeading, say: Words) -> str:
    """Every thing with its figures."""
    heads = "".join(
        f"<th>{escape(say.word(key))}</th>" for key in ("thing", "compare-seen", "effect", "compare-won", "effect")
    )
    body = "".join(f"<tr>{line(one, row.kind, say)}</tr>" for one in row.things)
    title = escape(say.word("compare-all", n=str(len(row.things))))
    whole = f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"
    return f"<details><summary>{title}</summary>{whole}</details>"


def line(one: OfThing, kind: str, say: Words) -> str:
    """A row of the folded table."""
    cells = [say.thing(kind, one.id)]
    for shift in (one.seen, one.won):
        if shift is None:
            cells += ["–", "–"]
            continue
        change = f"{say.points(shift.change)} ({say.signed(100 * shift.low)} – {say.signed(100 * shift.high)})"
        cells += [f"{say.percent(shift.before)} → {say.percent(shift.after)}", change]
    return "".join(f"<td>{escape(cell)}</td>" for cell in cells)


def facts(found: Compared, made: Provenance, say: Words) -> str:
    """Where the figures come from, and how to have them again."""
    return facts_of(found.after, found.games, None, made, say.word("compare-provenance-note"), say)
