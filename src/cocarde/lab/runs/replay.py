"""A game of the lab once more, at a table: with a log and a story, as a file for `cocarde replay` and for the page."""

from __future__ import annotations

from cocarde import games as registry
from cocarde.bots import SeatView
from cocarde.core.chance import Fast
from cocarde.core.codec import Exported
from cocarde.core.errors import BadInput
from cocarde.core.playout import next_seat
from cocarde.core.table import Table
from cocarde.lab.results.files import Row
from cocarde.lab.runs.given_weights import read_given, seated
from cocarde.lab.runs.plan import HAND, checksum


def play_again(row: Row) -> Table:
    """The game of a row; `BadInput` if it does not come out as it did."""
    game = registry.load(row.game)
    options = dict(word.split("=", 1) for word in row.options.split())
    bots = seated(row.game, row.seating, read_given(row.game, row.seating))
    table, luck = Table.new(game, len(bots), options, row.seed), Fast(row.seed ^ HAND)
    while table.decision is not None:
        seat = next_seat(table.decision, table.state, luck)
        table.answer(seat, bots[seat].choose(SeatView(game, table.state, seat), luck))
    if not _is_the_same(row, table):
        why = "the rules or the bots have changed, or the bots think by the clock"
        raise BadInput(f"game {row.n} does not come out as it did: {why}")
    return table


def _is_the_same(row: Row, table: Table) -> bool:
    outcome, decisions = table.outcome(), table.n - 1
    same = outcome is not None and (outcome.ranks, outcome.scores) == (row.ranks, row.scores)
    return same and checksum(row.seed & 0xFFFFFFFF, decisions, table.state.chance.count) == row.checksum


def as_file(row: Row, table: Table) -> Exported:
    """The game as a file, the bots as its players."""
    return Exported(
        game=table.game.meta.slug,
        rules=table.game.meta.rules_version,
        seats=table.seats,
        options=table.settings,
        log=table.log,
        names=tuple(row.seating),
        pack=table.game.pack,
    )
