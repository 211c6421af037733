"""How what is kept lies in the columns of schema/*.sql, the same in every database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from cocarde.core.codec import Move
from cocarde.core.text import Text
from cocarde.server.protocol.packs import PackCard
from cocarde.server.protocol.socket import TalkLine
from cocarde.server.protocol.terms import Terms
from cocarde.server.store.base import Entry, SeatRow, Standing, TableRow, Taken

ENTRY: Final = "n, seat, choice, chance, at, spare"
SPOKEN: Final = "seat, name, text, at, to_seat, note"
STANDING: Final = "n, clock, pending, over, updated, deadline, paused"
DEALT: Final = f"{STANDING}, options, terms, listed"
LASTING: Final = "id, game, rules, options, invite, secret, created, terms, listed, sequel, closed, host, begun, pack"
COLUMNS: Final = f"{LASTING}, {STANDING}"
SIT: Final = """
kind = $1, guest = $2, name = $3, owner = '', bot = CASE guest WHEN $2 THEN bot ELSE '' END,
lost = CASE WHEN bot = '' AND guest NOT IN ('', $2) THEN guest WHEN lost = $2 THEN '' ELSE lost END
"""
"""Somebody takes an open seat: for whom it was kept has lost it, and who lost it and is back has it again."""
WITH_OPEN_SEATS: Final = """
listed = 1 AND over = 0 AND closed = '' AND id IN (SELECT table_id FROM seats WHERE kind = 'open')
"""
OF_GUEST: Final = """
(id IN (SELECT table_id FROM seats WHERE guest = $1 UNION SELECT table_id FROM seats WHERE owner = $1)
 OR over = 0 AND id IN (SELECT table_id FROM seats WHERE lost = $1))
"""
"""Who has lost his seat reads it on his shelf until the game is over; it is none of those he has played."""


def table_values(row: TableRow) -> tuple[object, ...]:
    options, terms = msgspec.json.encode(row.options).decode(), msgspec.json.encode(row.terms).decode()
    lasting = row.id, row.game, row.rules, options, row.invite, row.secret, row.created, terms, int(row.terms.listed)
    pack = msgspec.json.encode(row.pack).decode() if row.pack else ""
    return *lasting, row.sequel, row.closed, row.host, int(row.begun), pack, *standing_values(row.standing)


def standing_values(standing: Standing) -> tuple[object, ...]:
    pending = msgspec.json.encode(standing.pending).decode()
    return standing.n, standing.clock, pending, int(standing.over), standing.updated, standing.deadline, standing.paused


def entry_values(table: str, entry: Entry) -> tuple[object, ...]:
    chance = msgspec.json.encode(entry.move.chance).decode()
    return table, entry.n, entry.move.seat, entry.move.choice, chance, entry.at, entry.spare


def check_deal(found: Sequence[Any] | None, deal: Move) -> None:
    """`Taken` unless this is what the log begins with."""
    if found is None or (found[0], found[1], msgspec.json.decode(found[2])) != (deal.seat, deal.choice, deal.chance):
        raise Taken("the table was dealt anew")


def table_row(row: tuple[Any, ...], seats: list[SeatRow]) -> TableRow:
    table, game, rules, options, invite, secret, created, terms, _, sequel, closed, host, begun, pack, *where = row
    n, clock, pending, over, *times = where
    standing = Standing(n, clock, msgspec.json.decode(pending, type=tuple[int, ...]), bool(over), *times)
    chosen, agreed = msgspec.json.decode(options), msgspec.json.decode(terms, type=Terms)
    lasting = table, game, rules, chosen, invite, secret, created, standing, tuple(seats), agreed
    played_with = msgspec.json.decode(pack, type=PackCard) if pack else None
    return TableRow(*lasting, sequel, closed, host, bool(begun), played_with)


def dealt_values(row: TableRow) -> tuple[object, ...]:
    """What is written when a table is dealt anew: `DEALT`."""
    options, terms = msgspec.json.encode(row.options).decode(), msgspec.json.encode(row.terms).decode()
    return *standing_values(row.standing), options, terms, int(row.terms.listed)


def seat_values(table: str, seat: SeatRow) -> tuple[object, ...]:
    return table, seat.seat, seat.kind, seat.bot, seat.guest, seat.name, seat.owner, seat.lost


def exchange_values(table: str, row: SeatRow, before: SeatRow) -> tuple[object, ...]:
    """What is written when somebody else sits down, and what must have been there before."""
    was = before.kind, before.guest, before.owner
    return row.kind, row.bot, row.guest, row.name, row.owner, row.lost, table, row.seat, *was


def talk_values(table: str, line: TalkLine) -> tuple[object, ...]:
    note = msgspec.json.encode(line.note).decode() if line.note else ""
    return table, line.seat, line.name, line.text, line.at, line.to, note


def talk_row(row: tuple[Any, ...]) -> TalkLine:
    seat, name, text, at, to, note = row
    return TalkLine(seat, name, text, at, to, msgspec.json.decode(note, type=Text) if note else None)


def entry_row(row: tuple[Any, ...]) -> Entry:
    n, seat, choice, chance, at, spare = row
    return Entry(n, Move(seat, choice, msgspec.json.decode(chance)), at, spare)


def with_seats(tables: list[tuple[Any, ...]], seats: list[tuple[Any, ...]]) -> list[TableRow]:
    """The tables, each with those of the seats that are its own."""
    held: dict[str, list[SeatRow]] = {row[0]: [] for row in tables}
    for seat in seats:
        held[seat[0]].append(SeatRow(*seat[1:]))
    return [table_row(row, held[row[0]]) for row in tables]
