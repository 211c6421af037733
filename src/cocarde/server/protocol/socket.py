"""What page and server say to each other over the socket of a table, as docs/protocol.md describes it.

Structs that come in forbid what they do not know; `web/src/generated/types.ts` is written from them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from cocarde.core.event import Seen
from cocarde.core.outcome import Outcome
from cocarde.core.text import Missing, Refusal, Stake, Text
from cocarde.server.protocol.terms import Changed

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Clock = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Speech = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Kind = Literal["guest", "bot", "open"]
Proposable = Literal["back", "pause", "resume", "replace", "abandon"]
MotionKind = Literal[Proposable, "options"]
"""Other options are proposed where the host changes them: by HTTP."""


class Incoming(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Root of what the page sends over a socket."""


class Look(Incoming, tag="look"):
    """Show me the table from this seat of mine, or as the public sees it."""

    seat: SeatNumber | None


class Answer(Incoming, tag="answer"):
    """An answer in notation, given when the clock of `seat` showed `n`."""

    n: Clock
    seat: SeatNumber
    choice: Notation


class Undo(Incoming, tag="undo"):
    """Take my last answer back, or `whole`: all I have answered since somebody else did or something came to light."""

    n: Clock
    seat: SeatNumber
    whole: bool = False


class Why(Incoming, tag="why"):
    """Why can I not use this thing, after what I have picked so far?"""

    seat: SeatNumber
    thing: Word
    picked: Annotated[list[Word], msgspec.Meta(max_length=12)] = []


class Hint(Incoming, tag="hint"):
    """What would the bot do here? The others will know that it was asked."""

    n: Clock
    seat: SeatNumber


class Say(Incoming, tag="say"):
    """Table talk; `to`: a whisper to this seat."""

    text: Speech
    to: SeatNumber | None = None


class Complain(Incoming, tag="complain"):
    """`seat` complains of what the seat `of` said at that moment, where the rules of the game care about words."""

    seat: SeatNumber
    of: SeatNumber
    at: Annotated[int, msgspec.Meta(ge=0)]


class Propose(Incoming, tag="propose"):
    """Ask the others: may I go back to before my last answer, shall the clock stop, shall a bot take the seat `of`?

    Or shall nobody play on (`abandon`). `resume`: the clock that all had stopped runs again; nobody is asked.
    `bot`: which one; empty: the one that stands in for those who are silent.
    """

    n: Clock
    seat: SeatNumber
    motion: Proposable
    of: SeatNumber = 0
    bot: Annotated[str, msgspec.Meta(max_length=80)] = ""


class Consent(Incoming, tag="consent"):
    """My answer to what is proposed; a no ends it, and that of who proposed it withdraws it."""

    seat: SeatNumber
    yes: bool


class Outgoing(msgspec.Struct, tag_field="type"):
    """Root of what the server sends over a socket."""


class SeatState(msgspec.Struct):
    """A seat as the table shows it; `bot` is the bot's name, or empty. `stands_in`: for whose name it bears."""

    name: str
    kind: Kind
    bot: str
    online: bool
    stands_in: bool


class Option(msgspec.Struct, omit_defaults=True):
    """A legal answer and what to touch, in order, to give it. `grave`: it ends something for good; ask twice.

    `stake`: what follows if it is given, and how likely it succeeds.
    """

    code: int
    notation: str
    things: list[str]
    label: Text
    grave: bool = False
    stake: Stake | None = None


class Range(msgspec.Struct):
    """A whole number a continuous answer must give; both ends are legal."""

    name: str
    low: int
    high: int


class Offer(msgspec.Struct):
    """A continuous answer: its notation is verb, ids, then one number per range."""

    verb: str
    ids: dict[str, str]
    ranges: list[Range]
    things: list[str]


class HalfMade(msgspec.Struct):
    """The sentence of an answer of which these things are picked: what is wanted next."""

    picked: list[str]
    text: Text


class Asked(msgspec.Struct):
    """What the viewer is asked. `advised`: the bot may be asked what it would answer.

    `only`: this seat has no other answer, and the page may give it by itself; `forced`: and everybody can see that.
    `because`: why there is no other (`only:one-card`), if anybody has said.
    `steps`: a sentence for every half-made answer. `missing`: answers one would look for in vain, with the reason.
    """

    rule: str
    prompt: Text
    options: list[Option]
    offers: list[Offer]
    advised: bool
    forced: bool
    only: bool
    because: str
    steps: list[HalfMade]
    missing: list[Missing]


class TalkLine(msgspec.Struct):
    """Something said at the table; `seat` null: in the gallery; `to`: whispered. `at` is milliseconds since 1970.

    `note`: the house says this of `seat`, and `text` is empty.
    """

    seat: int | None
    name: str
    text: str
    at: int
    to: int | None = None
    note: Text | None = None


class MotionState(msgspec.Struct):
    """What is proposed: by which seat, about which, who agreed, who is still asked, which bot is named.

    `changed`: the options and terms that the host would rather have; nobody has answered yet.
    """

    motion: MotionKind
    by: int
    of: int
    yes: list[int]
    asked: list[int]
    bot: str
    changed: Changed | None = None


class State(Outgoing, tag="state"):
    """The whole truth for this viewer. `edition` is its number: a `Change` says which one it goes on from.

    `events` are those after the last `n` it was sent; all of them when `fresh`, the first state from this viewpoint.
    `you` are the viewer's own seats, `turn` those of them that are asked now. `deadline`: when the house answers for
    those who are silent, in milliseconds since 1970; 0: never. `sequel`: the table of the return match. `undo`: the
    viewer may take its last answer back; `restart`: and more than that. `closed`: the table takes no more answers, and
    why; its `view` may then be null: nobody can read its position any more, only what was recorded. `begun`: before
    that nothing is shown (`view` is null) and nobody is asked. `host`: the seat of who set it up. `paused`: the clock
    stands still with so many milliseconds left; 0: it runs, or there is none.
    """

    n: int
    seat: int | None
    you: list[int]
    turn: list[int]
    seats: list[SeatState]
    view: Any
    fresh: bool
    events: list[Seen]
    asked: Asked | None
    waiting: list[int]
    undo: bool
    restart: bool
    over: bool
    outcome: Outcome | None
    talk: list[TalkLine]
    deadline: int
    motion: MotionState | None
    sequel: str
    closed: Text | None
    begun: bool
    host: int | None
    paused: int
    edition: int = 0


class Change(Outgoing, tag="change", omit_defaults=True):
    """What is new since the state of edition `was`; `patch` says how to change it (docs/protocol.md).

    `events` are those after its `n`. `check`: the CRC-32 of `[view, asked]` now, in every sixteenth edition.
    `again`: one is asked again, and `asked` is the last question one was told of, changed by this patch.
    """

    was: int
    edition: int
    patch: dict[str, Any]
    again: dict[str, Any] | None = None
    events: list[Seen] = []
    check: int | None = None


class Refused(Outgoing, tag="refused"):
    """Nothing was changed. `n` is the clock of the seat that was refused."""

    rule: str
    text: Text
    n: int


class Because(Outgoing, tag="because"):
    """The answer to `why`: everything that stands against the thing; nothing: it can be used."""

    thing: str
    reasons: list[Refusal]


class Advice(msgspec.Struct):
    """An answer the bot thinks of, the chance to win with it in percent, and what speaks for or against it.

    `equal`: it cannot be told from the first. `leads_to`: the good that mostly follows it; `otherwise`: of the first,
    the harm that threatens without it, of the others, the harm that follows them.
    """

    option: Option
    percent: int
    reason: Text
    equal: bool = False
    leads_to: Seen | None = None
    otherwise: Seen | None = None


class Hinted(Outgoing, tag="hint"):
    """What the bot would answer for `seat` at clock `n`: up to three answers, the best first."""

    n: int
    seat: int
    advice: list[Advice]


class Said(Outgoing, TalkLine, tag="said"):
    """Table talk."""


class Trouble(Outgoing, tag="error"):
    """The message could not be understood, or was too long."""

    error: str


class Notice(Outgoing, tag="notice"):
    """What the host of the house tells everybody; empty: nothing any more. `maintenance`: no new tables are made."""

    text: str
    maintenance: bool


FromPage: TypeAlias = Look | Answer | Undo | Why | Hint | Say | Complain | Propose | Consent
FromServer: TypeAlias = State | Change | Refused | Because | Hinted | Said | Notice | Trouble
