"""The long lists of the page: things that matter, answers given, rules never reached."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from cocarde import games as registry
from cocarde.lab.report import draw
from cocarde.lab.report.boards import board
from cocarde.lab.report.findings import RARE, Findings, Question, Share, Things
from cocarde.lab.report.words import Words
from cocarde.speech.rulebook import rulebook

SHOWN = 6
"""So many of the best and of the worst things of a list are drawn."""
FEW = 3
"""So many where a board shows them too, or where nothing is sure."""
ASKED = 8
"""So many questions are drawn; the others fold."""
EXCERPT = 170
"""Letters of a rule that was never reached."""
MARKUP = re.compile(r"\*\*|`")


def weighed(found: Findings, say: Words) -> str:
    """Every heading with what helps and what hurts."""
    note = f'<p class="note">{escape(say.word("things-note", compared=say.whole(found.compared)))}</p>'
    return note + "".join(heading(found.run.game, listed, say) for listed in found.things if len(listed.judged) > 1)


def heading(slug: str, listed: Things, say: Words) -> str:
    """The board, the ends of a list, drawn, and the whole of it, folded."""
    judged, scale = listed.judged, reach(listed.judged)
    drawn = board(registry.load(slug).profile().plans, listed, say)
    ends = FEW if drawn or not any(one.marked for one in judged) else SHOWN
    rows = [row(one, listed.kind, scale, say) for one in judged]
    hidden = len(rows) - 2 * ends
    if hidden > 2:
        rows[ends:-ends] = [f'<li class="gap">{escape(say.word("between", n=str(hidden)))}</li>']
    name = escape(say.heading(listed.heading))
    ends_drawn = f'<ul class="rows">{"".join(rows)}</ul>'
    beside = f'<div class="pair beside">{drawn}{ends_drawn}</div>' if drawn else ends_drawn
    return f"<h3>{name}</h3>{beside}{folded(listed, say)}"


def reach(judged: Sequence[Share]) -> tuple[float, float]:
    """From the lowest to the highest effect, with its interval, and nothing."""
    low = min(0.0, *[one.low - one.fair for one in judged])
    high = max(0.0, *[one.high - one.fair for one in judged])
    return low - 0.01, high + 0.01


def row(one: Share, kind: str, scale: tuple[float, float], say: Words) -> str:
    """A thing and its effect."""
    track = draw.interval(one.effect, one.low - one.fair, one.high - one.fair, 0.0, scale, one.marked)
    sure = " class=sure-name" if one.marked else ""
    return (
        f"<li><span{sure}>{escape(say.thing(kind, one.id))}</span>{track}"
        f'<span class="fig">{say.points(one.effect)}</span>'
        f'<span class="ci">{say.percent(one.share)} · {say.whole(one.of)} ×</span></li>'
    )


def folded(listed: Things, say: Words) -> str:
    """The whole list as a table."""
    heads = "".join(
        f"<th>{escape(say.word(key))}</th>" for key in ("thing", "seen", "share", "interval", "due", "effect")
    )
    rows = []
    for one in listed.judged:
        side = ("more" if one.effect > 0 else "less") if one.marked else ""
        cells = (
            say.whole(one.of),
            say.percent(one.share),
            f"{say.percent(one.low)} – {say.percent(one.high)}",
            say.percent(one.fair),
            say.points(one.effect),
        )
        name = escape(say.thing(listed.kind, one.id))
        rows.append(f'<tr class="{side}"><td>{name}</td>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>')
    table = f'<div class="wide"><table><tr>{heads}</tr>{"".join(rows)}</table></div>'
    summary = escape(say.word("all-things", n=str(len(listed.judged))))
    return f"<details><summary>{summary}</summary>{table}{rarities(listed, say)}</details>"


def rarities(listed: Things, say: Words) -> str:
    """What was seen too seldom."""
    if not listed.rare:
        return ""
    names = ", ".join(f"{say.thing(listed.kind, one.id)} ({one.of})" for one in listed.rare)
    return f'<p class="note">{escape(say.word("rare", least=str(RARE), things=names))}</p>'


def answered(found: Findings, say: Words) -> str:
    """The questions that leave a choice of kind, the most lopsided first."""
    note = f'<p class="note">{escape(say.word("questions-note"))}</p>'
    open_ended = [one for one in found.questions if len(one.answers) > 1]
    if not open_ended:
        return f"<p>{escape(say.word('questions-none'))}</p>"
    first, rest = open_ended[:ASKED], open_ended[ASKED:]
    more = ""
    if rest:
        summary = escape(say.word("more-questions", n=str(len(rest))))
        more = f"<details><summary>{summary}</summary>{asked(rest, say)}</details>"
    return note + asked(first, say) + more


def asked(listed: Sequence[Question], say: Words) -> str:
    return f'<ul class="questions">{"".join(question(one, say) for one in listed)}</ul>'


def question(one: Question, say: Words) -> str:
    """A question and its answers."""
    how = say.word(
        "question-asked",
        per_game=say.decimal(one.per_game),
        options=say.decimal(one.options),
        forced=say.percent(one.forced, 0),
    )
    rows = []
    for answer in one.answers:
        rows.append(
            f"<li><span{' class=odd' if answer.odd else ''}>{escape(say.pattern(answer.label, answer.args))}</span>"
            f'{draw.bar(answer.share, answer.odd)}<span class="fig">{say.percent(answer.share)}</span></li>'
        )
    prompt = escape(say.pattern(one.prompt, one.args))
    return (
        f'<li><div class="ask">{prompt}</div><div class="how">{escape(one.rule)} · {escape(how)}</div>'
        f'<ul class="answers">{"".join(rows)}</ul></li>'
    )


def unreached(found: Findings, say: Words) -> str:
    """The rules that were never cited, with how they begin."""
    rules = found.rules
    told, seen = say.whole(rules.told), say.whole(rules.told - len(rules.never_told))
    if not rules.never_told:
        body = f"<p>{escape(say.word('rules-none', told=told))}</p>"
    else:
        body = f"<p>{escape(say.word('rules-note', told=told, seen=seen))}</p>"
        body += excerpts(found.run.game, rules.never_told, say)
        body += f'<p class="note">{escape(say.word("rules-options"))}</p>'
    if not rules.never_refused:
        return body
    never = say.word("refused-note", never=say.whole(len(rules.never_refused)), refused=say.whole(rules.refused))
    return body + f"<p>{escape(never)}</p>{excerpts(found.run.game, rules.never_refused, say)}"


def excerpts(slug: str, numbers: Sequence[str], say: Words) -> str:
    """Rules by their numbers, each with its beginning."""
    texts = {rule.id: rule.fr if say.french else rule.en for rule in rulebook(slug)}
    rows = "".join(f"<dt>{number}</dt><dd>{escape(excerpt(texts[number]))}</dd>" for number in numbers)
    return f'<dl class="rule">{rows}</dl>'


def excerpt(text: str) -> str:
    """The beginning of a rule, without its markup, cut at a word."""
    plain = MARKUP.sub("", text)
    return plain if len(plain) <= EXCERPT else plain[:EXCERPT].rsplit(" ", 1)[0] + " …"
