"""The report as one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

import msgspec

from cocarde import games as registry
from cocarde.lab.report import brief, draw
from cocarde.lab.report.findings import Count, Findings, Lead, Share, Spread
from cocarde.lab.report.lead import STEPS
from cocarde.lab.report.lists import answered, unreached, weighed
from cocarde.lab.report.style import COCKADE, STYLE
from cocarde.lab.report.words import Words
from cocarde.lab.runs.plan import Run
from cocarde.speech import called


class Provenance(msgspec.Struct):
    """Where the figures come from; `command` repeats them."""

    command: str
    version: str
    date: str


def page(found: Findings, made: Provenance, say: Words) -> str:
    """The whole page."""
    sections = [
        ("brief", at_a_glance(found, say) + bullets(brief.sentences(found, say))),
        ("balance", balance(found, say)),
        ("length", lengths(found, say)),
        ("lead", leads(found, say)),
        ("things", weighed(found, say)),
        ("questions", answered(found, say)),
        ("rules", unreached(found, say)),
        ("provenance", provenance(found, made, say)),
    ]
    run = found.run
    bots = ", ".join(dict.fromkeys(run.bots))
    under = say.word("subtitle", games=say.whole(found.games), bots=bots, seats=str(run.seats))
    name = escape(called(registry.load(run.game), say.language))
    return frame(name, say.word("title"), [under], sections, say)


def frame(name: str, kind: str, under: list[str], sections: list[tuple[str, str]], say: Words) -> str:
    """A page of the lab: the game, what is told of it, and its sections by their names."""
    body = "".join(section(id, text, say) for id, text in sections)
    return (
        f'<!doctype html><html lang="{say.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{name}: {escape(kind.lower())}</title><style>{STYLE}</style></head>"
        f"<body><main>{masthead(name, kind, under)}{body}</main></body></html>\n"
    )


def section(id: str, body: str, say: Words) -> str:
    return f'<section id="{id}"><h2>{escape(say.word(id))}</h2>{body}</section>'


def masthead(name: str, kind: str, under: list[str]) -> str:
    """The title and what was played."""
    lines = "".join(f"<p>{escape(one)}</p>" for one in under)
    return f'<header>{COCKADE}<h1>{name}</h1><p class="caps">{escape(kind)}</p>{lines}</header>'


def bullets(lines: Iterable[str]) -> str:
    return f'<ul class="brief">{"".join(f"<li>{escape(line)}</li>" for line in lines)}</ul>'


def at_a_glance(found: Findings, say: Words) -> str:
    """Five figures in large type."""
    first = found.leads[0]
    rules = found.rules
    glance = [
        (say.whole(found.length.median), say.word("unit-decisions")),
        (say.percent(first.curve[brief.MIDDLE], 0), say.word("glance-lead")),
        (say.decimal(first.changes), say.word("glance-changes")),
        (say.percent(first.half / STEPS, 0), say.word("glance-settled")),
        (f"{rules.told - len(rules.never_told)}/{rules.told}", say.word("glance-rules")),
    ]
    cells = "".join(f"<div><b>{escape(figure)}</b><span>{escape(what)}</span></div>" for figure, what in glance)
    return f'<div class="figures">{cells}</div>'


def balance(found: Findings, say: Words) -> str:
    """By seat, by order, by side."""
    run, look = found.run, registry.load(found.run.game).profile()
    parts = []
    if not brief.same_as_sides(found):
        parts.append(shares("by-seat", found.seats, [say.seat(int(one.id), run.seats) for one in found.seats], say))
    if found.order:
        parts.append(shares("by-order", found.order, [brief.place(one, say) for one in found.order], say))
    if found.sides:
        parts.append(shares("by-side", found.sides, [say.thing(look.side_kind, one.id) for one in found.sides], say))
    parts += [settled(count, look.side_kind, say) for count in found.settles]
    many = say.word("shared", n=found.shared, count=say.whole(found.shared))
    return f'{"".join(parts)}<p class="note">{escape(many)}</p>'


def settled(count: Count, side_kind: str, say: Words) -> str:
    """What an event settled: who won the rounds, beside an even share; and why, as parts of the whole."""
    names = [say.thing(count.name, one.id) for one in count.shares]
    key = f"by-settled-{count.name}"
    if count.name == side_kind:
        return shares(key, count.shares, names, say)
    rows = [(name, one.share) for name, one in zip(names, count.shares, strict=True)]
    return f"<h3>{escape(say.word(key))}</h3>{bars(rows, say)}"


def bars(rows: Iterable[tuple[str, float]], say: Words) -> str:
    """Parts of a whole."""
    lines = "".join(
        f'<li><span>{escape(name)}</span>{draw.bar(share, False)}<span class="fig">{say.percent(share)}</span></li>'
        for name, share in rows
    )
    return f'<ul class="answers">{lines}</ul>'


def shares(key: str, listed: Sequence[Share], names: Sequence[str], say: Words) -> str:
    """A list of shares on their intervals, beside the fair share."""
    low = max(0.0, min(min(one.low, one.fair) for one in listed) - 0.03)
    high = min(1.0, max(max(one.high, one.fair) for one in listed) + 0.03)
    rows = []
    for one, name in zip(listed, names, strict=True):
        track = draw.interval(one.share, one.low, one.high, one.fair, (low, high), one.marked)
        reach = f"{say.percent(one.low)} – {say.percent(one.high)}"
        rows.append(
            f"<li><span{' class=sure-name' if one.marked else ''}>{escape(name)}</span>{track}"
            f'<span class="fig">{say.percent(one.share)}</span><span class="ci">{reach}</span></li>'
        )
    equal = escape(say.word("fair", fair=say.percent(listed[0].fair)))
    return f'<h3>{escape(say.word(key))}<small>{equal}</small></h3><ul class="rows">{"".join(rows)}</ul>'


def lengths(found: Findings, say: Words) -> str:
    """Histograms and endings."""
    charts = [histogram(found.length, say.word("unit-decisions"), say)]
    if found.turns is not None:
        charts.append(histogram(found.turns, say.turns(found.run.game), say))
    ways = bars([(say.pattern(end.text, end.args), end.share) for end in found.endings], say)
    ends = f"<h3>{escape(say.word('endings'))}</h3>{ways}"
    return f'<div class="pair">{"".join(charts)}</div>{ends}'


def histogram(spread: Spread, unit: str, say: Words) -> str:
    label = say.word("histogram", unit=unit)
    drawn = draw.histogram(spread.bins, spread.median, label, say.word("median", n=say.whole(spread.median)))
    return f"<div><h3>{escape(label)}</h3>{drawn}</div>"


def leads(found: Findings, say: Words) -> str:
    """The two curves and what the lead did."""
    heights = [say.percent(part / 4, 0) for part in range(5)]
    below = say.word("axis-progress")
    charts = []
    for key, lines, fair in (
        ("curve", [one.curve for one in found.leads], found.fair),
        ("settled", [one.settled for one in found.leads], None),
    ):
        drawn = draw.curves(lines, fair, say.word(key), below, heights)
        note = f'<p class="note">{escape(say.word(f"{key}-note"))}</p>'
        charts.append(f"<div><h3>{escape(say.word(key))}</h3>{drawn}{key_of(found.leads, say)}{note}</div>")
    return f'{bullets(lead_lines(found.leads, say))}<div class="pair">{"".join(charts)}</div>'


def key_of(listed: Sequence[Lead], say: Words) -> str:
    """Which line is which."""
    names = [escape(say.word(f"measure-{one.measure}")) for one in listed]
    marks = "".join(f'<i class="{"second" if n else "first"}">{name}</i>' for n, name in enumerate(names))
    return f'<p class="key">{marks}</p>'


def lead_lines(listed: Sequence[Lead], say: Words) -> list[str]:
    """How often the lead passed, by each measure."""
    lines = []
    for one in listed:
        measure = say.word(f"measure-{one.measure}")
        name = measure[:1].upper() + measure[1:]
        never = say.percent(one.never_changed, 0)
        lines.append(say.word("changes", measure=name, changes=say.decimal(one.changes), never=never))
    return lines


def provenance(found: Findings, made: Provenance, say: Words) -> str:
    """Where the figures come from, and how to have them again."""
    return facts_of(found.run, found.games, found.decisions, made, say.word("provenance-note"), say)


def facts_of(run: Run, games: int, decisions: int | None, made: Provenance, note: str, say: Words) -> str:
    """What was played, when, with which command."""
    facts = {
        "command": f"<code>{escape(made.command)}</code>",
        "version": f"cocarde {escape(made.version)}",
        "date": escape(made.date),
        "games": say.whole(games),
        "decisions": "" if decisions is None else say.whole(decisions),
        "seats": str(run.seats),
        "bots": escape(", ".join(run.bots)),
        "options": escape(", ".join(f"{name}={value}" for name, value in run.options.items())),
        "seed": str(run.seed),
    }
    told = {key: value for key, value in facts.items() if value}
    rows = "".join(f"<dt>{escape(say.word(f'provenance-{key}'))}</dt><dd>{value}</dd>" for key, value in told.items())
    return f'<dl class="facts">{rows}</dl><p class="note">{escape(note)}</p>'
