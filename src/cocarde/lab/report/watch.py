"""Games played under the eyes of an onlooker: the very games that `cocarde lab simulate` plays, and what is seen."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cocarde import games as registry
from cocarde.bots import SeatView
from cocarde.core.agenda import State, advance, decide
from cocarde.core.chance import Fast
from cocarde.core.game import Game
from cocarde.core.playout import next_seat
from cocarde.lab.report.onlooker import Onlooker
from cocarde.lab.report.sheet import Sheet, plus
from cocarde.lab.runs.batch import Batch
from cocarde.lab.runs.given_weights import seated
from cocarde.lab.runs.journal import Crew, Journal, beside
from cocarde.lab.runs.plan import HAND, Piece, Run, game_seed, pieces


def watch(run: Run, crew: Crew, out: Path, told: Callable[[int], None]) -> Sheet:
    """All the games of a run on one sheet, the same whoever plays them; what is done stands in a journal beside `out`.

    `told` hears how many games are done. Whoever has written `out` removes the journal.
    """
    total = Sheet()
    with Journal(beside(out), Batch("report", [run]).heading(), Sheet) as journal:
        for sheet in journal.parts():
            total = plus(total, sheet)
        told(total.games)
        for sheet in journal.carry_on(watch_piece, pieces([run]), crew):
            total = plus(total, sheet)
            told(total.games)
    return total


def watch_piece(piece: Piece) -> Sheet:
    """Watch the games of a piece."""
    game: Game[Any] = registry.load(piece.run.game)
    total = Sheet()
    began = time.perf_counter()
    for n in range(piece.first, piece.last):
        total = plus(total, watch_one(game, piece.run, n))
    total.seconds = time.perf_counter() - began
    return total


def watch_one(game: Game[Any], run: Run, n: int) -> Sheet:
    """Game `n` of the run, as `simulate` plays it."""
    eye, g = watched(game, run, n)
    return eye.sheet(g, game.outcome(g))


def watched(game: Game[Any], run: Run, n: int) -> tuple[Onlooker, State]:
    """Who has looked on at game `n`, and how it ended."""
    seed = game_seed(run.seed, n)
    luck, bots = Fast(seed ^ HAND), seated(run.game, run.seating(n), run.given)
    eye = Onlooker(game, run.seats, n)
    g: State = game.blank(run.seats, run.options)
    g.chance = Fast(seed)
    g.listen(eye.story)
    game.setup(g)
    decision = advance(g)
    eye.saw(g)
    while decision is not None:
        seat = next_seat(decision, g, luck)
        seat_view = SeatView(game, g, seat)
        choice = bots[seat].choose(seat_view, luck)
        eye.heard(g, decision, seat, seat_view.options, choice)
        decision = decide(g, seat, choice)
        eye.saw(g)
    return eye, g
