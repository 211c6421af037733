# interpreted: msgspec structs
"""The shapes of what the page is shown: the table as a seat sees it, and what lies in the box."""

from __future__ import annotations

import msgspec


class FactionFace(msgspec.Struct):
    """A faction. Name: `faction-ID`; history: `faction-ID-note`."""

    id: str
    letter: str
    colour: str
    provenance: str


class DeputyFace(msgspec.Struct):
    """A deputy; born 0: not known. Names: `deputy-ID`, `deputy-ID-full`; his life: `deputy-ID-note`."""

    id: str
    faction: str
    n: int
    born: int
    died: int
    provenance: str


class PostFace(msgspec.Struct):
    """A post and its place on a board of 560 x 560 mm; `seats` 0: no limit. Name: `post-ID`, note: `post-ID-note`.

    `box`: x1, y1, x2, y2. The others are centres; `denounced` and `deck` are empty where there is none.
    """

    id: str
    seats: int
    income: int
    free: bool
    box: list[int]
    slots: list[list[int]]
    denounced: list[int]
    deck: list[int]
    provenance: str


class StripFace(msgspec.Struct):
    """Centres of the seven phases, the ten turns, the four Rapport squares (M G C R) and the president's desk."""

    box: list[int]
    phases: list[list[int]]
    turns: list[list[int]]
    reports: list[list[int]]
    desk: list[int]


class MissionFace(msgspec.Struct):
    """A Mission card: `effect-OP` says what it does with these numbers; `rolls` as words, one per face of the die."""

    id: str
    count: int
    group: str
    op: str
    n: int
    other: int
    faction: str
    rolls: list[str]
    provenance: str


class JacobinFace(msgspec.Struct):
    """A Jacobin card, immediate or delayed: `effect-OP` says what it does."""

    id: str
    count: int
    kind: str
    op: str
    n: int
    deputy: str
    post: str
    provenance: str


class ChronicleFace(msgspec.Struct):
    """A date of the brochure; day 0: the month alone. What happened: `chronicle-ID`."""

    id: str
    year: int
    month: int
    day: int
    provenance: str


class NumbersFace(msgspec.Struct):
    """What the tables of dice say: the last face that confirms, by strength, and what rehabilitation needs."""

    start: int
    elected: int
    turns: int
    simple: int
    supported: int
    motion: int
    prison: int
    flight: int


class GuillotineBox(msgspec.Struct):
    """Everything printed but the questions: they are put one by one (G-81)."""

    factions: list[FactionFace]
    deputies: list[DeputyFace]
    posts: list[PostFace]
    strip: StripFace
    missions: list[MissionFace]
    jacobins: list[JacobinFace]
    chronicle: list[ChronicleFace]
    numbers: NumbersFace


class DeputyView(msgspec.Struct):
    """A deputy. `post`: a post, `summoned` or `box` (unused); `sheet`: his PP at the start and after each turn."""

    id: str
    faction: str
    post: str
    pp: int
    alive: bool
    free: bool
    on_report: bool
    denounced: bool
    moved: bool
    elected: bool
    sheet: list[int]


class RoomView(msgspec.Struct):
    """A post and who is there, in roster order; `seats` 0: no limit. `denounced`: those on its square."""

    id: str
    seats: int
    deputies: list[str]
    denounced: list[str]


class KeptView(msgspec.Struct):
    """A kept card: everybody sees since which turn, its face (else "") its owner, or all once shown."""

    card: str
    turn: int
    shown: bool


class FactionView(msgspec.Struct):
    """A faction; `seat` -1: not in play. `elected`, `popularity`: if it ended now."""

    id: str
    seat: int
    living: int
    elected: int
    popularity: int
    reporter: str
    passed: bool
    sent_missionary: bool
    kept: list[KeptView]


class SeatView(msgspec.Struct):
    """A player: his factions, and how he would rank if it ended now."""

    seat: int
    factions: list[str]
    elected: int
    popularity: int
    rank: int


class BallotView(msgspec.Struct):
    """A voter; `oui` -1 until the last ballot is in, but for the viewer's own."""

    seat: int
    weight: int
    voted: bool
    oui: int


class VoteView(msgspec.Struct):
    """A vote: report, motion, trial or dissolution. `oui` and `non` are -1 while it is open."""

    kind: str
    deputy: str
    post: str
    open: bool
    ballots: list[BallotView]
    oui: int
    non: int


class CaseView(msgspec.Struct):
    """A case of the batch, in order. `source`, `supporter`: factions or ""; `roll` 0: no die yet."""

    deputy: str
    strength: str
    source: str
    supporter: str
    roll: int
    fate: str


class AssignedView(msgspec.Struct):
    """A card and the deputy who has it."""

    deputy: str
    card: str


class DrawView(msgspec.Struct):
    """Cards drawn and not used yet. Others than the drawer see how many: `cards` and `assigned` are null for them."""

    faction: str
    deck: str
    n: int
    cards: list[str] | None
    assigned: list[AssignedView] | None


class DieView(msgspec.Struct):
    """The last die of this turn and for whom it was rolled."""

    value: int
    deputy: str


class QuestionView(msgspec.Struct):
    """The question put (G-79) in both languages; who must answer, and the seconds he has (0: no limit)."""

    seat: int
    deputy: str
    fr: str
    en: str
    seconds: int


class LessonView(msgspec.Struct):
    """A question answered: what was said (`silence`: nothing), what was right, and why (G-81)."""

    faction: str
    fr: str
    en: str
    given: str
    answer: str
    why_fr: str
    why_en: str


class JournalView(msgspec.Struct):
    """A change of popularity. `cause`: a post, `report`, `denunciation`, `accomplice`, or a card."""

    turn: int
    phase: int
    deputy: str
    delta: int
    cause: str


class GuillotineView(msgspec.Struct):
    """The whole table for one viewer. `order`: the factions in turn order; `journal`: this turn and the one before.

    `missions` and `jacobins` are the decks from top to bottom: the cards this viewer saw go under, "" for all others.
    `in_use`: cards lying face up while they do what they say. `deciding`: the place, in the hand of the faction whose
    Jacobin turn it is, of the delayed card it is asked about, or -1. `rejected`: names the Comité rejected this turn.
    `vote`: the one that is open; `last_vote`: the last one that was counted.
    `friends`: each faction's deputies at the Convention as Prison and Flight count them. `dissolution`: may be voted.
    """

    turn: int
    phase: int
    order: list[str]
    dissolution: bool
    dissolved: bool
    deputies: list[DeputyView]
    rooms: list[RoomView]
    dead: list[str]
    factions: list[FactionView]
    seats: list[SeatView]
    missions: list[str]
    jacobins: list[str]
    drawn: DrawView | None
    in_use: list[str]
    deciding: int
    batch: list[CaseView]
    vote: VoteView | None
    last_vote: VoteView | None
    rejected: list[str]
    friends: list[int]
    die: DieView | None
    question: QuestionView | None
    lessons: list[LessonView]
    journal: list[JournalView]
    over: bool
