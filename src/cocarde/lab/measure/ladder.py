"""Ratings of bots, from games in which they meet in a drawn order: Plackett-Luce, by openskill.

Ratings are worked out game by game, in the order of the games, so the same games give the same ratings. Where a bot
sits at several seats of a game it stands where its seats stand on average. A bot does not learn: its rating is not
allowed to drift (tau 0).
"""

from __future__ import annotations

import math
from importlib.util import find_spec
from itertools import chain
from statistics import fmean
from typing import Any

import msgspec

from cocarde.core.errors import BadInput
from cocarde.lab.results.interval import Z95
from cocarde.lab.runs.plan import Part, Run


class Rating(msgspec.Struct):
    """What a bot is worth in a game (None: the mean of all games), with the 95 % interval."""

    game: str | None
    bot: str
    mu: float
    sigma: float
    low: float
    high: float
    games: int


def check_openskill() -> None:
    """Ratings come from openskill, which not every house has."""
    if find_spec("openskill") is None:
        raise BadInput("ratings need openskill (pip install 'cocarde[lab]')")


class Ladder:
    """The ratings of the bots in each run."""

    def __init__(self, runs: list[Run]) -> None:
        from openskill.models import PlackettLuce

        self.runs = runs
        self.model: Any = PlackettLuce(tau=0.0)
        self.ratings = [{bot: self.model.rating(name=bot) for bot in run.bots} for run in runs]
        self.games = [dict.fromkeys(run.bots, 0) for run in runs]

    def add(self, part: Part) -> None:
        """Rate the games of a part."""
        ratings, games = self.ratings[part.leg], self.games[part.leg]
        for game in part.games:
            stands = standings(self.runs[part.leg].seating(game.n), game.ranks)
            rated = self.model.rate([[ratings[bot]] for bot in stands], ranks=list(stands.values()))
            for bot, [rating] in zip(stands, rated, strict=True):
                ratings[bot] = rating
                games[bot] += 1

    def table(self) -> list[Rating]:
        """The bots of each game, the best first; of several games also the mean of all."""
        lines = [
            _best_first(
                [_rating(run.game, bot, rating.mu, rating.sigma, games[bot]) for bot, rating in ratings.items()]
            )
            for run, ratings, games in zip(self.runs, self.ratings, self.games, strict=True)
        ]
        if len(lines) > 1:
            lines.append(_best_first([_mean(bot, list(chain(*lines))) for bot in self.runs[0].bots]))
        return list(chain(*lines))


def standings(seating: list[str], ranks: list[int]) -> dict[str, float]:
    """The mean rank of each bot at the table."""
    return {
        bot: fmean(rank for name, rank in zip(seating, ranks, strict=True) if name == bot)
        for bot in dict.fromkeys(seating)
    }


def _rating(game: str | None, bot: str, mu: float, sigma: float, games: int) -> Rating:
    low, high = mu - Z95 * sigma, mu + Z95 * sigma
    return Rating(game, bot, round(mu, 4), round(sigma, 4), round(low, 4), round(high, 4), games)


def _mean(bot: str, lines: list[Rating]) -> Rating:
    own = [line for line in lines if line.bot == bot]
    sigma = math.sqrt(sum(line.sigma**2 for line in own)) / len(own)
    return _rating(None, bot, fmean(line.mu for line in own), sigma, sum(line.games for line in own))


def _best_first(lines: list[Rating]) -> list[Rating]:
    return sorted(lines, key=lambda line: -line.mu)
