"""What page and server say to each other over HTTP, as docs/protocol.md describes it.

Structs that come in forbid what they do not know; `web/src/generated/types.ts` is written from them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from cocarde.core.event import Seen
from cocarde.core.meta import TableOption
from cocarde.core.outcome import Outcome
from cocarde.core.replay.audit import Drawn, Luck
from cocarde.core.text import Text
from cocarde.server.protocol.packs import PackCard, PackOffer
from cocarde.server.protocol.socket import Clock, Kind, SeatNumber, Word
from cocarde.server.protocol.terms import Terms

Name = Annotated[str, msgspec.Meta(max_length=80)]
Words = Annotated[str, msgspec.Meta(max_length=80, pattern=r"^[0-9a-zA-Z]*\Z")]


class Asking(msgspec.Struct, forbid_unknown_fields=True):
    """Root of what the page sends over HTTP."""


class WantedSeat(Asking):
    """A seat of a new table: mine, a bot's (`bot`: which one), or open to whoever brings the invitation."""

    kind: Literal["me", "bot", "open"]
    bot: Word = "good"
    name: Name = ""


class NewTable(Asking):
    """A table to be set up. `seal`: whose commitment the browser was shown; `words`: what it adds to the chance.

    `pack`: the hash of the pack it is played with (empty: none).
    """

    game: Word
    seats: Annotated[list[WantedSeat], msgspec.Meta(max_length=16)]
    options: dict[str, str] = {}
    terms: Terms = Terms()
    seal: Annotated[str, msgspec.Meta(max_length=40)] = ""
    words: Words = ""
    pack: Annotated[str, msgspec.Meta(max_length=64)] = ""


class NewBranch(Asking):
    """A finished game goes on otherwise after entry `n`; `kept`: open seats are kept for those who played there."""

    n: Annotated[int, msgspec.Meta(ge=1)]
    seats: Annotated[list[WantedSeat], msgspec.Meta(max_length=16)]
    kept: bool = False


class Again(Asking):
    """A return match: the seal its asker was shown, and the words its browser adds. A seal is used by the first."""

    seal: Annotated[str, msgspec.Meta(max_length=40)] = ""
    words: Words = ""


class House(msgspec.Struct):
    """What the host of the house tells everybody. `maintenance`: no new tables are made."""

    notice: str
    maintenance: bool


class Alive(msgspec.Struct):
    """The process answers."""

    alive: bool = True


class Health(msgspec.Struct):
    """Is the house ready: does its store answer, do the processes of its bots run?"""

    store: bool
    bots: bool


class Sealed(msgspec.Struct):
    """A table that may be set up, and the SHA-256 of the secret its chance will come from."""

    table: str
    commitment: str


class Join(Asking):
    """A guest takes a free seat: `seat`, or the first one. `words`: what its browser adds to the chance."""

    invite: Word
    name: Name = ""
    seat: SeatNumber | None = None
    words: Words = ""


class Seating(Asking):
    """The host puts a bot on an empty seat, or makes a seat free again."""

    kind: Literal["bot", "open"]
    bot: Word = "good"


class Leaving(Asking):
    """A guest gets up from its seat; `bot`: which one keeps it (empty: the one that stands in for the silent)."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=80)] = ""


class Returning(Asking):
    """A guest takes back the seat that a bot kept for it."""

    seat: SeatNumber


class MyName(Asking):
    """What the guest wants to be called."""

    name: Name


class GameCard(msgspec.Struct):
    """A box on the shelf; title and tagline by language.

    `bots`: the levels of the house, the weakest first; `foreign`: bots of other packages that play this game. `packs`:
    those on the shelf of this house.
    """

    slug: str
    title: dict[str, str]
    tagline: dict[str, str]
    seats: list[int]
    minutes: tuple[int, int]
    options: list[TableOption]
    bots: list[str]
    kinds: dict[str, str]
    silence: Literal["bot", "first", "forfeit"] = "bot"
    foreign: list[str] = []
    packs: list[PackOffer] = []


class Made(msgspec.Struct):
    """A new table; `invite` opens its open seats."""

    table: str
    invite: str


class ReturnMatch(msgspec.Struct):
    """The return match, at which one sits now; `added`: the words of the browser went into its chance."""

    table: str
    invite: str
    added: bool


class Seated(msgspec.Struct):
    """The seat one has taken; `added`: the words of the browser went into the chance."""

    seat: int
    added: bool


class Me(msgspec.Struct):
    """The guest. `recovery` is the path of a link that makes another browser the same guest: keep it secret."""

    name: str
    recovery: str


class SeatCard(msgspec.Struct):
    """A seat on the card of a table; `bot` is the bot's name, or empty. `kept`: it is open and kept for you.

    `stands_in`: a bot plays for the one whose name it bears; `yours`: and that is you. `freed`: it was yours, or kept
    for you, and is not any more; if it is not open, another or a bot sits there.
    """

    name: str
    kind: Kind
    bot: str
    you: bool
    kept: bool = False
    stands_in: bool = False
    yours: bool = False
    freed: bool = False


class HostMay(msgspec.Struct):
    """What the host may still do for a table: take back the seats `free`, want other options, cancel it."""

    free: list[int]
    change: bool
    cancel: bool


class TableCard(msgspec.Struct):
    """A table from outside. `n` is the public clock; times are milliseconds since 1970.

    `commitment` is the SHA-256 of the secret its chance comes from; `secret` is empty until the game is over.
    `invite` is empty for those who hold no seat. `rules`: the version of the rules it is played under; `closed`: it
    takes no more answers, and why. `begun`: nobody is waited for any more; `hosting`: you set it up. `deadline`: when
    the house answers for who is silent (0: never); `paused`: the clock stands still, with so much time left. `pack`:
    what it is played with; null: the game as it is printed.

    In the list of one's own tables: `waiting`, the seats that seem to be asked, and `recent`, what happened last there,
    both as one's own seat may know it.
    """

    table: str
    game: str
    options: dict[str, str]
    seats: list[SeatCard]
    n: int
    your_turn: bool
    over: bool
    created: int
    updated: int
    commitment: str
    secret: str
    invite: str
    terms: Terms
    sequel: str
    rules: str
    closed: Text | None
    begun: bool
    hosting: bool
    deadline: int = 0
    paused: int = 0
    waiting: list[int] = []
    recent: list[Seen] = []
    pack: PackCard | None = None


class FinishedGame(msgspec.Struct):
    """A game that is over, and how it ended: rank and points of each seat."""

    card: TableCard
    ranks: list[int]
    scores: list[int]


class ReplayMove(msgspec.Struct):
    """An entry of a finished game's log; seat -1 is the house."""

    n: int
    seat: int
    choice: str


class Replay(msgspec.Struct):
    """A finished game, entry by entry. `closed`: its positions cannot be shown any more, and why."""

    length: int
    moves: list[ReplayMove]
    closed: Text | None


class ReplayStep(msgspec.Struct):
    """The table after entry `n`, as one viewer saw it; `events` are what that entry made happen.

    `view` is null where the game of today cannot read that position any more.
    """

    n: int
    view: Any
    events: list[Seen]


class Visit(msgspec.Struct):
    """How far the guest has seen a game from its only seat: the clock it showed then (0: never). No seat: null."""

    seat: int | None
    seen: int


class Saw(Asking):
    """The guest has seen the game from this seat up to this clock."""

    seat: SeatNumber
    n: Clock


class Stretch(msgspec.Struct):
    """What somebody missed: how the table stood for the seat, and after each move; `n` is the clock of the seat.

    `next`: the clock from which the next page goes on, or null: this is all.
    """

    steps: list[ReplayStep]
    next: int | None


class Story(msgspec.Struct):
    """A finished game told in one piece, as one viewer saw it: what happened, and how everybody stood.

    `events[i].n` is the entry that made it happen. `scores[n - 1][seat]` is what would have been counted after entry n
    (empty where the game counts nothing before its end), `prospects[n - 1][seat]` what the position was worth, -1 to 1.
    """

    events: list[Seen]
    scores: list[list[int]]
    prospects: list[list[float]]
    outcome: Outcome | None
    ended: int


class Audited(msgspec.Struct):
    """All that is needed to check the chance of a finished game. `drawn`: see `cocarde.core.replay.audit.Drawn`.

    `commitment` is empty where nobody committed to the chance before the game: there is nothing to check.
    """

    commitment: str
    secret: str
    words: str
    begun: int
    drawn: list[Drawn]
    luck: list[Luck]


class Problem(msgspec.Struct, omit_defaults=True):
    """Why a call failed: one clear sentence."""

    error: str
    rule: str = ""
    text: Text | None = None
