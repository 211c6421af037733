"""Section 6: what a seat may see, and what lies in the box."""

from __future__ import annotations

import msgspec

from tribune.data.rows import BOX
from tribune.data.tables import SILENT, SPEECHES, UNDECIDED, motion_names
from tribune.rules.sitting import Speak
from tribune.rules.vote import PutToVote
from tribune.state import TribuneState


class SpeechFace(msgspec.Struct):
    """A speech. `eloquence` 0: the Veto."""

    id: str
    eloquence: int
    copies: int


class MotionFace(msgspec.Struct):
    """A motion. `theme`: `nation`, `law`, `king`, or "" for the Declaration."""

    id: str
    theme: str
    votes: int


class TribuneBox(msgspec.Struct):
    """Everything printed."""

    cards: list[SpeechFace]
    motions: list[MotionFace]


class DeputyView(msgspec.Struct):
    """A seat. `cards` is null unless it is the viewer's own; so is `laid`, "" being silence or nothing yet."""

    seat: int
    votes: int
    motions: list[str]
    hand: int
    cards: list[str] | None
    decided: bool
    laid: str | None


class TribuneView(msgspec.Struct):
    """The table for one viewer. `order`: the order of the day; `floor`: the seat that has the floor, -1 if none."""

    sitting: int
    order: list[str]
    floor: int
    deputies: list[DeputyView]
    spent: list[str]
    galleries: bool
    over: bool


def box() -> TribuneBox:
    """Everything printed, as data/box.toml has it."""
    return TribuneBox(
        [SpeechFace(speech.id, speech.eloquence, speech.copies) for speech in BOX.speeches],
        [MotionFace(motion.id, motion.theme, motion.votes) for motion in BOX.motions],
    )


def view(g: TribuneState, viewer: int | None) -> TribuneView:
    """The table as `viewer` (None: a spectator) may see it."""
    asked = g.agenda[-1] if g.agenda else None
    laid = asked.laid if isinstance(asked, Speak) else (UNDECIDED,) * g.seats
    return TribuneView(
        sitting=g.sitting,
        order=motion_names(g.order),
        floor=asked.seat if isinstance(asked, PutToVote) else -1,
        deputies=[deputy(g, seat, laid[seat], seat == viewer) for seat in range(g.seats)],
        spent=[SPEECHES[face] for face in g.spent],
        galleries=g.galleries,
        over=g.over,
    )


def deputy(g: TribuneState, seat: int, laid: int, own: bool) -> DeputyView:
    """A seat; its speeches and its choice for itself only."""
    return DeputyView(
        seat=seat,
        votes=g.votes[seat],
        motions=motion_names(g.carried[seat]),
        hand=len(g.hands[seat]),
        cards=[SPEECHES[face] for face in g.hands[seat]] if own else None,
        decided=laid != UNDECIDED,
        laid=(SPEECHES[laid] if laid not in (SILENT, UNDECIDED) else "") if own else None,
    )
