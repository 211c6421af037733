"""From what was seen to what it says: shares with their intervals, spreads, curves, and what was never seen."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import NormalDist

from cocarde import games as registry
from cocarde.lab.report.citable import citable
from cocarde.lab.report.findings import (
    RARE,
    SURE,
    Answer,
    Bin,
    Count,
    End,
    Findings,
    Lead,
    Question,
    Rules,
    Share,
    Spread,
    Things,
)
from cocarde.lab.report.lead import STEPS, WHOLE
from cocarde.lab.report.sheet import Asked, Hits, Leads, Sheet
from cocarde.lab.results.interval import wilson
from cocarde.lab.runs.plan import Run

BINS = 24
"""A histogram has so many bars at most."""

Weighed = tuple[str, Hits, float]
"""A name, how often it was there and won, and how often it would win if it did not matter."""


def findings(run: Run, sheet: Sheet) -> Findings:
    """What the sheet of a run says."""
    fair = sum(sheet.wins) / (sheet.games * run.seats)
    judged = [weigh(sheet, heading.id) for heading in registry.load(run.game).profile().headings]
    compared = sum(1 for row in judged for _, hits, _ in row if hits[0] >= RARE)
    return Findings(
        run=run,
        games=sheet.games,
        decisions=sheet.decisions,
        shared=sheet.shared,
        fair=fair,
        seats=shares([(str(seat), [sheet.games, wins], fair) for seat, wins in enumerate(sheet.wins)]),
        order=shares([(str(place), hits, fair) for place, hits in enumerate(sheet.order)]),
        sides=shares([(side, hits, fair) for side, hits in sheet.sides.items()]),
        settles=[settle(name, counted) for name, counted in sheet.settles.items()],
        length=spread_of(sheet.lengths),
        turns=spread_of(sheet.turns) if sheet.turns else None,
        endings=endings(sheet),
        leads=[lead(measure, seen) for measure, seen in sheet.leads.items()],
        compared=compared,
        things=[
            Things(
                heading.id,
                heading.kind,
                sorted(shares([one for one in row if one[1][0] >= RARE], compared), key=lambda s: -s.effect),
                shares([one for one in row if one[1][0] < RARE], compared, verdict=False),
            )
            for heading, row in zip(registry.load(run.game).profile().headings, judged, strict=True)
        ],
        questions=questions(sheet),
        rules=rules(run.game, sheet),
    )


def weigh(sheet: Sheet, heading: str) -> list[Weighed]:
    """Each thing of a heading beside what those who had it win on the whole: their sides or seats are not its merit."""
    found: list[Weighed] = []
    for thing, holders in sheet.things.get(heading, {}).items():
        of = sum(hits[0] for hits in holders.values())
        wins = sum(hits[1] for hits in holders.values())
        due = sum(hits[0] * rate(sheet.standings[name]) for name, hits in holders.items())
        found.append((thing, [of, wins], due / of))
    return found


def rate(hits: Hits) -> float:
    return hits[1] / hits[0]


def shares(rows: Iterable[Weighed], compared: int = 0, verdict: bool = True) -> list[Share]:
    """The shares with their intervals; they are marked at the level that suits so many comparisons (0: these)."""
    listed = list(rows)
    level = (1 - SURE) / max(1, compared or len(listed))
    z = NormalDist().inv_cdf(1 - level / 2)
    found = []
    for name, (of, wins), fair in listed:
        low, high = wilson(wins, of)
        least, most = wilson(wins, of, z)
        marked = verdict and not least <= fair <= most
        found.append(Share(name, wins, of, wins / of, low, high, fair, marked))
    return found


def settle(name: str, counted: dict[str, int]) -> Count:
    """Which outcome of an event came how often; each would come as often as the others if nothing favoured one."""
    of = sum(counted.values())
    rows = [(value, [of, times], 1 / len(counted)) for value, times in counted.items()]
    return Count(name, sorted(shares(rows), key=lambda share: -share.share))


def spread_of(counted: dict[int, int]) -> Spread:
    """Quartiles and a histogram of at most so many bins, of equal width."""
    values = [value for value in sorted(counted) for _ in range(counted[value])]
    low, high = values[0], values[-1]
    width = max(1, -(-(high - low + 1) // BINS))
    bins = [Bin(first, first + width - 1, 0) for first in range(low, high + 1, width)]
    for value in values:
        bins[(value - low) // width].games += 1
    quarter, median, three = (values[len(values) * part // 4] for part in (1, 2, 3))
    return Spread(low, quarter, median, three, high, sum(values) / len(values), bins)


def lead(measure: str, seen: Leads) -> Lead:
    """The lead by one measure, as shares of the games."""
    total = 0
    settled = []
    for step in range(STEPS + 1):
        total += seen.settled.get(step, 0)
        settled.append(total / seen.known)
    return Lead(
        measure=measure,
        games=seen.known,
        curve=[points / (WHOLE * seen.known) for points in seen.foretold],
        changes=sum(times * games for times, games in seen.changes.items()) / seen.known,
        never_changed=seen.changes.get(0, 0) / seen.known,
        settled=settled,
        half=next(step for step, share in enumerate(settled) if share >= 0.5),
    )


def endings(sheet: Sheet) -> list[End]:
    """The ways the game ended, the most usual first."""
    rows = sorted(sheet.endings.items(), key=lambda row: -row[1].games)
    return [End(key, end.args, end.rule, end.games, end.games / sheet.games) for key, end in rows]


def questions(sheet: Sheet) -> list[Question]:
    """The questions with a choice of kind, the most lopsided first."""
    found = [question(key, asked, sheet.games) for key, asked in sheet.asked.items()]
    return sorted(found, key=lambda one: (not one.lopsided, -one.per_game))


def question(key: str, asked: Asked, games: int) -> Question:
    answers = [
        Answer(label, option.args, option.offered, option.chosen, option.chosen / option.offered)
        for label, option in asked.answers.items()
    ]
    answers.sort(key=lambda answer: -answer.share)
    return Question(
        prompt=key,
        args=asked.args,
        rule=asked.rule,
        per_game=asked.times / games,
        options=asked.options / asked.times,
        forced=asked.forced / asked.times,
        answers=answers,
        lopsided=len(answers) > 1 and any(answer.odd for answer in answers),
    )


def rules(slug: str, sheet: Sheet) -> Rules:
    """Which rules were never cited, of those that can be."""
    ways = citable(slug)
    told = [number for number, how in ways.items() if "told" in how]
    refused = [number for number, how in ways.items() if "refused" in how]
    return Rules(
        told=len(told),
        never_told=[number for number in told if number not in sheet.told],
        refused=len(refused),
        never_refused=[number for number in refused if number not in sheet.refused],
        options=[number for number, how in ways.items() if how == {"option"}],
    )
