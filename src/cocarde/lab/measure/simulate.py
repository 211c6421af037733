"""Many games between the same bots: who wins from which seat, how long it takes, how fast it goes."""

from __future__ import annotations

import msgspec

from cocarde.lab.results.tally import Lengths, Share, Tally, lengths, share
from cocarde.lab.runs.plan import Run


class SeatShare(Share):
    """The share of a seat; `bot` sat there unless the bots rotated."""

    seat: int
    bot: str | None


class BotShare(Share):
    """The share of a bot, over all its seats."""

    bot: str


class Report(msgspec.Struct):
    """The figures of a run; only the last three depend on the machine. `shared`: games that more than one seat won."""

    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    rotate: bool
    seed: int
    games: int
    decisions: int
    wins: list[SeatShare]
    wins_by_bot: list[BotShare]
    shared: int
    lengths: Lengths
    checksum: int
    decisions_per_second: float
    seconds: float
    jobs: int


def report(tally: Tally, seconds: float, jobs: int) -> Report:
    """The figures of what was counted, which may be less than the run."""
    run = tally.run
    return Report(
        game=run.game,
        seats=run.seats,
        options=run.options,
        bots=run.bots,
        rotate=run.rotate,
        seed=run.seed,
        games=tally.games,
        decisions=tally.decisions,
        wins=_by_seat(run, tally),
        wins_by_bot=[
            BotShare(*share(tally.bot_wins[bot], tally.bot_seats[bot]), bot) for bot in dict.fromkeys(run.bots)
        ],
        shared=tally.shared,
        lengths=lengths(tally.lengths),
        checksum=tally.checksum,
        decisions_per_second=tally.decisions * jobs / tally.seconds,
        seconds=seconds,
        jobs=jobs,
    )


def _by_seat(run: Run, tally: Tally) -> list[SeatShare]:
    return [
        SeatShare(*share(wins, tally.games), seat, None if run.rotate else run.bots[seat])
        for seat, wins in enumerate(tally.wins)
    ]
