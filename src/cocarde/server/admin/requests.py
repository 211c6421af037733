"""What a host may ask of the running house, and what it answers: one JSON object a line, each way."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Request(msgspec.Struct, tag=True, tag_field="do", forbid_unknown_fields=True):
    """Something to be done."""


class OfTable(Request):
    """About this table."""

    table: str


class OfGuest(Request):
    """About this guest."""

    guest: str


class Tables(Request, tag="tables"):
    """List them: of a game, in a state; empty: any."""

    game: str = ""
    state: str = ""
    most: int = 100


class Show(OfTable, tag="show"):
    """One table, as anybody may see it."""


class Close(OfTable, tag="close"):
    """Nobody plays on there."""


class Export(OfTable, tag="export"):
    """A finished game as a file."""


class Guests(Request, tag="guests"):
    """Find them by name."""

    name: str


class Forget(OfGuest, tag="forget"):
    """Forget a guest, as if it had asked for it."""


class Block(OfGuest, tag="block"):
    """A guest changes nothing any more, or (`off`) may again."""

    off: bool = False


class Tell(Request, tag="tell"):
    """A word to everybody; empty: no more. `maintenance`: and no new tables. Null: as it was."""

    text: str | None = None
    maintenance: bool | None = None


class Backup(Request, tag="backup"):
    """A copy of the store in this file."""

    file: str


class Prune(Request, tag="prune"):
    """Remove tables that ended, or never began, and rested since then. `only_count`: say how many there are."""

    before: int
    only_count: bool = False


class NewBot(Request, tag="bot"):
    """A token for a bot from outside."""

    name: str
    author: str


class Bots(Request, tag="bots"):
    """The bots from outside."""


class DropBot(Request, tag="drop-bot"):
    """Its token is of no use any more."""

    name: str


class Workshop(Request, tag="workshop"):
    """One more link to the workshop, or (`off`) nobody may in any more."""

    off: bool = False


AnyRequest: TypeAlias = (
    Tables
    | Show
    | Close
    | Export
    | Guests
    | Forget
    | Block
    | Tell
    | Backup
    | Prune
    | NewBot
    | Bots
    | DropBot
    | Workshop
)


class Reply(msgspec.Struct):
    """What came of it; `fault`: why nothing did."""

    fault: str = ""
    result: msgspec.Raw = msgspec.Raw(b"null")
