"""How what is kept lies in the columns of schema/*.sql, the same in every database."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cocarde.core.codec import Move
from cocarde.server.store import Entry, SeatRow, Standing, TableRow

COLUMNS: Final = "id, game, rules, options, invite, secret, n, clock, pending, over, created, updated"


def table_values(row: TableRow) -> tuple[object, ...]:
    n, clock, pending, over, updated = standing_values(row.standing)
    options = msgspec.json.encode(row.options).decode()
    return row.id, row.game, row.rules, options, row.invite, row.secret, n, clock, pending, over, row.created, updated


def standing_values(standing: Standing) -> tuple[object, ...]:
    pending = msgspec.json.encode(standing.pending).decode()
    return standing.n, standing.clock, pending, int(standing.over), standing.updated


def entry_values(table: str, entry: Entry) -> tuple[object, ...]:
    chance = msgspec.json.encode(entry.move.chance).decode()
    return table, entry.n, entry.move.seat, entry.move.choice, chance, entry.at


def table_row(row: tuple[Any, ...], seats: list[SeatRow]) -> TableRow:
    table, game, rules, options, invite, secret, n, clock, pending, over, created, updated = row
    standing = Standing(n, clock, msgspec.json.decode(pending, type=tuple[int, ...]), bool(over), updated)
    return TableRow(table, game, rules, msgspec.json.decode(options), invite, secret, created, standing, tuple(seats))


def seat_values(table: str, seat: SeatRow) -> tuple[object, ...]:
    return table, seat.seat, seat.kind, seat.bot, seat.guest, seat.name


def entry_row(row: tuple[Any, ...]) -> Entry:
    n, seat, choice, chance, at = row
    return Entry(n, Move(seat, choice, msgspec.json.decode(chance)), at)


def with_seats(tables: list[tuple[Any, ...]], seats: list[tuple[Any, ...]]) -> list[TableRow]:
    """The tables, each with those of the seats that are its own."""
    held: dict[str, list[SeatRow]] = {row[0]: [] for row in tables}
    for seat in seats:
        held[seat[0]].append(SeatRow(*seat[1:]))
    return [table_row(row, held[row[0]]) for row in tables]
