"""What the server keeps, and the small interface to the database that keeps it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, TypeAlias

import msgspec

from cocarde.core.codec import Move
from cocarde.core.errors import CocardeError
from cocarde.server.protocol.packs import PackCard
from cocarde.server.protocol.socket import Kind, TalkLine
from cocarde.server.protocol.terms import Terms

if TYPE_CHECKING:
    from cocarde.server.store.gathering import Gathering

TALK_KEPT: Final = 100
"""Lines of talk a table keeps."""

LISTED: Final = 100
"""Tables in the list of a guest: the latest."""


class Taken(CocardeError):
    """Somebody else was first: the entry of the log, or the seat, is taken. Nothing was changed."""


QUICKER: Final = "somebody else was quicker: look again"
"""What is told where two want to write the same."""


class NotKept(CocardeError):
    """The database could not write. Nothing was changed."""


Ending: TypeAlias = Literal["", "rules", "log", "cancelled", "abandoned", "house"]
"""Why a table takes no more answers: see `cocarde.core.replay.reopening`, or its people, or the host of the
house, do not want it to be played."""

GIVEN_UP: Final = ("cancelled", "abandoned", "house")
"""What people decide, and no version of the rules takes back."""


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where; `guest` is empty for bots, and for open seats that are kept for nobody.

    `owner`: the guest for whom a bot plays, who may take the seat back. `lost`: the guest whose seat it was, or for
    whom it was kept, until the host took it back or another sat down. `bot` of a guest, or of a seat that is kept for
    one: it is a program from outside, and this is who wrote it.
    """

    seat: int
    kind: Kind
    bot: str = ""
    guest: str = ""
    name: str = ""
    owner: str = ""
    lost: str = ""

    @property
    def person(self) -> bool:
        """Does a person sit here?"""
        return self.kind == "guest" and not self.bot

    @property
    def stands_in(self) -> bool:
        """Does a bot play here for somebody?"""
        return self.kind == "bot" and bool(self.owner)


class Standing(msgspec.Struct, frozen=True):
    """Where the log has led: what the list of tables needs to know without opening the table.

    `paused`: the clock stands still with so many milliseconds left (0: it runs, or there is none).
    """

    n: int
    clock: int
    pending: tuple[int, ...]
    over: bool
    updated: int
    deadline: int = 0
    paused: int = 0


class TableRow(msgspec.Struct, frozen=True):
    """A table as it is kept. `rules`: the version under which it is played; `closed`: why it is played no more.

    `host`: the guest who set it up. `begun`: it is played; before that it waits for those who are missing. `pack`:
    what it is played with; None: with the game as it is printed.
    """

    id: str
    game: str
    rules: str
    options: dict[str, str]
    invite: str
    secret: str
    created: int
    standing: Standing
    seats: tuple[SeatRow, ...]
    terms: Terms = Terms()
    sequel: str = ""
    closed: Ending = ""
    host: str = ""
    begun: bool = True
    pack: PackCard | None = None

    def held_by(self, guest: str) -> list[int]:
        """The seats this guest holds."""
        return [row.seat for row in self.seats if guest and row.guest == guest and row.kind == "guest"]

    def kept_for(self, guest: str) -> list[int]:
        """The open seats that wait for this guest alone, as long as there are others."""
        return [row.seat for row in self.seats if guest and row.guest == guest and row.kind == "open"]

    def freed_of(self, guest: str) -> list[int]:
        """The seats that are no longer this guest's, who has found no other: open, or another's or a bot's by now."""
        if not guest or self.held_by(guest) or self.kept_for(guest):
            return []
        return [row.seat for row in self.seats if row.lost == guest]

    def hosted_by(self, guest: str) -> bool:
        """Is this guest the host: who set the table up, or, if nobody knows who did, the first who sits there?"""
        host = self.host or next((row.guest for row in self.seats if row.kind == "guest"), "")
        return bool(guest) and guest == host

    @property
    def complete(self) -> bool:
        """Is nobody missing?"""
        return all(row.kind != "open" for row in self.seats)


LATE: Final = -1
"""Time was over, and the house answered."""


class Entry(msgspec.Struct, frozen=True):
    """Entry `n` of a log. `spare`: the milliseconds its seat had left (`LATE`: none; 0: no clock ran)."""

    n: int
    move: Move
    at: int
    spare: int = 0


class Snapshot(msgspec.Struct, frozen=True):
    """A whole table as it stood after entry `n`; it holds every secret."""

    n: int
    saved: bytes


class Store(Protocol):
    """The database. Every writing call returns when what it wrote can no longer be lost."""

    gathering: Gathering
    """What gathers the moves of many tables into one commit."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    def listen(self, news: Callable[[str], None]) -> None:
        """From now on call `news` with the id of each table that another server has changed."""

    async def close(self) -> None:
        """Finish what is under way and disconnect."""

    async def do(self, sql: str, *args: object) -> list[tuple[Any, ...]]:
        """One statement that both databases read (`$1, $2, …`), committed; the rows it returns."""

    async def ask(self, sql: str, *args: object) -> list[tuple[Any, ...]]:
        """The rows of one question that both databases read."""

    async def announce(self, table: str) -> None:
        """Let the other servers look at this table again."""

    async def secret(self) -> str:
        """The secret of the house, made at the first start."""

    async def name_of(self, guest: str) -> str:
        """What the guest wants to be called, or nothing."""

    async def rename(self, guest: str, name: str) -> None:
        """Keep the guest's name."""

    async def create(self, row: TableRow, log: Sequence[Entry], snapshot: Snapshot) -> None:
        """A new table with what its log holds already: its set-up, or the game it comes from."""

    async def follow_up(self, table: str, sequel: str) -> str:
        """The table of the return match: this one, unless there is one already."""

    async def table(self, table: str) -> TableRow | None:
        """A table, if there is one of this id."""

    async def tables_of(self, guest: str) -> list[TableRow]:
        """The tables at which this guest sits, or a bot for him: those that go on, then those that are over."""

    async def some(self, ids: Sequence[str]) -> list[TableRow]:
        """These tables, in no order."""

    async def open_tables(self) -> list[TableRow]:
        """The listed tables that have an open seat, the latest first."""

    async def due(self, now: int) -> list[str]:
        """The tables whose deadline is over."""

    async def sit(self, table: str, row: SeatRow) -> None:
        """Give an open seat away; `Taken` if it is not open any more."""

    async def replace(self, table: str, row: SeatRow, before: SeatRow) -> None:
        """Put somebody else on a seat; `Taken` if it is not as it was `before` any more."""

    async def schedule(self, table: str, deadline: int, paused: int = 0) -> None:
        """From now on the table is due then (0: never); `paused`: so much of the time is left for later."""

    async def append(self, table: str, entry: Entry, standing: Standing, snapshot: Snapshot | None = None) -> None:
        """Add an entry to the log, and a snapshot in the place of the last one; `Taken` if the log has this entry."""

    async def append_to_deal(
        self, deal: Move, table: str, entry: Entry, standing: Standing, snapshot: Snapshot | None = None
    ) -> None:
        """The same for a table that may be dealt anew at the same moment; `Taken` if this is not the deal any more."""

    async def deal_again(self, row: TableRow, n: int, entry: Entry, snapshot: Snapshot) -> None:
        """Deal a table anew, with the options and terms of `row`, whose log has `n` entries, none of them a person's.

        `Taken` if it has another number of them, or has begun in the meantime.
        """

    async def log(self, table: str, after: int = 0) -> list[Entry]:
        """The entries after this one, in order."""

    async def snapshot(self, table: str) -> Snapshot | None:
        """The latest snapshot: opening a table need not replay what came before it."""

    async def say(self, table: str, line: TalkLine) -> None:
        """Keep a line of talk; the oldest beyond `TALK_KEPT` are forgotten."""

    async def talk(self, table: str) -> list[TalkLine]:
        """The talk that is kept, in order."""


def schema() -> list[tuple[int, str]]:
    """The numbered SQL files, in order: each is applied once."""
    folder = files("cocarde.server.store") / "schema"
    pages = sorted((page for page in folder.iterdir() if page.name.endswith(".sql")), key=lambda page: page.name)
    return [(int(page.name.split("_")[0]), page.read_text("utf-8")) for page in pages]
