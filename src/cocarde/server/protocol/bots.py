"""What bots from outside and the house say to each other by HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec

from cocarde.server.protocol.http import Asking
from cocarde.server.protocol.socket import Clock, Notation, SeatNumber, State
from cocarde.server.protocol.terms import Terms
from cocarde.server.store.base import TableRow
from cocarde.server.store.outside import NAME


class NewBot(Asking):
    """A bot to be made. `name`: 2 to 23 of a-z, 0-9, `_`, `-`; the first is a letter or a figure."""

    name: Annotated[str, msgspec.Meta(extra_json_schema={"pattern": f"^{NAME.pattern}$"})]


class BotToken(msgspec.Struct):
    """A new bot. Its token is told this once: who has it plays as the bot."""

    name: str
    author: str
    token: str


class BotCard(msgspec.Struct):
    """A bot from outside. It is invited as `@name`. `here`: it is at the line."""

    name: str
    author: str
    here: bool
    made: int


class BotSelf(msgspec.Struct):
    """Who the bot is, and how much it may: calls at once, and calls a second after that."""

    name: str
    author: str
    burst: float
    each_second: float


class Challenge(msgspec.Struct):
    """The host of a table keeps seats for the bot. `host`: the host's name, if it sits there."""

    table: str
    game: str
    seats: list[int]
    players: int
    options: dict[str, str]
    terms: Terms
    host: str


class BotTables(msgspec.Struct):
    """The challenges of a bot, and the tables at which it plays."""

    challenges: list[Challenge]
    playing: list[str]


class BotState(msgspec.Struct):
    """A table as the bot may see it; `state.talk` is empty."""

    table: str
    state: State


class BotAnswer(Asking):
    """An answer by its notation, given at clock `n`. `seat`: for a bot that holds several."""

    n: Clock
    choice: Notation
    seat: SeatNumber | None = None


class Answered(msgspec.Struct):
    """It is given; `n`: the clock of the seat now."""

    table: str
    n: int


def challenge_of(row: TableRow, guest: str) -> Challenge:
    """What a bot is told of a table that waits for it."""
    host = next((seat.name for seat in row.seats if row.hosted_by(seat.guest)), "")
    return Challenge(row.id, row.game, row.kept_for(guest), len(row.seats), row.options, row.terms, host)
