"""Every bot against every other: at two seats pair by pair, at more one of them against a field of the other."""

from __future__ import annotations

from itertools import combinations, permutations

import msgspec

from cocarde.lab.results.tally import Share, Tallies, Tally, share
from cocarde.lab.runs.plan import Run


class Meeting(Share):
    """How often `bot` won against `against`; `even` is what it would have won if all were equally strong."""

    bot: str
    against: str
    even: float
    verdict: str


def fixtures(run: Run) -> list[Run]:
    """The runs of a tournament between the bots of `run`, each with so many games, seats in turn."""
    if run.seats == 2:
        return [between(run, pair) for pair in combinations(run.bots, 2)]
    return [between(run, (one, *[field] * (run.seats - 1))) for one, field in permutations(run.bots, 2)]


def between(run: Run, bots: tuple[str, ...]) -> Run:
    """The run with these bots, seats in turn."""
    return msgspec.structs.replace(run, bots=list(bots), rotate=True)


class Tournament(Tallies):
    """The count of all meetings."""

    def meetings(self) -> list[Meeting]:
        """Who won how often against whom, in the order of the bots; what has not been played is left out."""
        met = [meeting for tally in self.tallies if tally.games for meeting in _meetings(tally)]
        order = list(dict.fromkeys(bot for tally in self.tallies for bot in tally.run.bots))
        return sorted(met, key=lambda meeting: (order.index(meeting.bot), order.index(meeting.against)))


def _meetings(tally: Tally) -> list[Meeting]:
    """Both sides at two seats; of one against a field only the one, whose games they are."""
    one, other = tally.run.bots[:2]
    sides = [(one, other), (other, one)] if tally.run.seats == 2 else [(one, other)]
    even = sum(tally.wins) / (tally.games * tally.run.seats)
    return [meeting_of(tally, bot, against, even) for bot, against in sides]


def meeting_of(tally: Tally, bot: str, against: str, even: float) -> Meeting:
    """How `bot` did, and whether the interval tells it apart from the other."""
    wins, of, part, low, high = share(tally.bot_wins[bot], tally.bot_seats[bot])
    verdict = "stronger" if low > even else "weaker" if high < even else "not told apart"
    return Meeting(wins, of, part, low, high, bot, against, round(even, 6), verdict)
