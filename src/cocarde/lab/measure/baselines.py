"""How strong each bot is at each game, measured alike for all: one of them against a field of the same opponent."""

from __future__ import annotations

import msgspec

from cocarde.bots import foreign_bots
from cocarde.lab.measure.tournament import Meeting, between, meeting_of
from cocarde.lab.results.tally import Tallies, Tally
from cocarde.lab.runs.plan import Run


class Baseline(msgspec.Struct):
    """A row of the table: the game, its seats, what happened, and the command that plays the same games again."""

    game: str
    seats: int
    met: Meeting
    command: str


def matches(run: Run, against: str) -> list[Run]:
    """A run for each bot that plays this game, itself in every seat in turn, all others `against`."""
    absent = {offer.name for offer in foreign_bots() if not offer.plays(run.game)}
    bots = [bot for bot in run.bots if bot not in absent and bot != against]
    return [between(run, (bot, *[against] * (run.seats - 1))) for bot in bots]


class Baselines(Tallies):
    """The count of all matches."""

    def rows(self) -> list[Baseline]:
        """A row for each match that was played."""
        return [row_of(tally) for tally in self.tallies if tally.games]


def row_of(tally: Tally) -> Baseline:
    """Won games of the one who sits alone, beside the share of seats that win on average."""
    run = tally.run
    bot, against = run.bots[:2]
    even = sum(tally.wins) / (tally.games * run.seats)
    return Baseline(run.game, run.seats, meeting_of(tally, bot, against, even), command_of(run, bot, against))


def command_of(run: Run, bot: str, against: str) -> str:
    """What plays these very games."""
    table = f"--seats {run.seats} --games {run.games} --seed {run.seed}"
    return f"cocarde lab baselines {run.game} --bots {bot} --against {against} {table}"
