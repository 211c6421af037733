"""Bots at work: one answer at a table, or a whole game without a table around it, for the lab and for tests."""

from __future__ import annotations

from typing import Any

from cocarde.bots.bot import Bot
from cocarde.bots.roster import make
from cocarde.bots.search.budget import OF_THE_PROCESSOR
from cocarde.bots.seat_view import SeatView
from cocarde.core.agenda import State, advance, decide
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice
from cocarde.core.game import Game
from cocarde.core.playout import next_seat
from cocarde.core.table import Table


def choose(table: Table, seat: int, name: str, seed: int) -> Choice:
    """What this bot answers for `seat`, which is asked; the same seed gives the same answer."""
    return make(name).choose(SeatView(table.game, table.state, seat), Fast(seed))


def play_match(game: Game[Any], g: State, names: list[str], seed: int) -> int:
    """Play `g` to its end, bot `names[seat]` on each seat; how many decisions that took."""
    return play_out(game, g, seated(names), seed)


def seated(names: list[str]) -> list[Bot]:
    """Bots for a match that nobody waits for: they think by the processor's time."""
    return [make(name, OF_THE_PROCESSOR) for name in names]


def play_out(game: Game[Any], g: State, bots: list[Bot], seed: int) -> int:
    """Let `bots[seat]` answer for each seat until the game is over; how many decisions that took."""
    luck = Fast(seed ^ 0x5DEECE66D)
    taken = 0
    decision = advance(g)
    while decision is not None:
        seat = next_seat(decision, g, luck)
        decision = decide(g, seat, bots[seat].choose(SeatView(game, g, seat), luck))
        taken += 1
    return taken
