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
    """What everybody sees of a seat; `hand`: how many speeches it holds; `decided`: it has chosen in this sitting."""

    votes: int
    hand: int
    decided: bool
    motions: list[str]


class TribuneView(msgspec.Struct):
    """The table for one viewer. `order`: the order of the day; `floor`: the seat that has the floor, -1 if none.

    `cards` and `laid` are the viewer's own: his speeches, and the one before him ("": none, or silence).
    """

    sitting: int
    galleries: bool
    floor: int
    laid: str
    deputies: list[DeputyView]
    order: list[str]
    cards: list[str]
    spent: list[str]


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
        galleries=g.galleries,
        floor=asked.seat if isinstance(asked, PutToVote) else -1,
        laid="" if viewer is None or laid[viewer] in (SILENT, UNDECIDED) else SPEECHES[laid[viewer]],
        deputies=[deputy(g, seat, laid[seat] != UNDECIDED) for seat in range(g.seats)],
        order=motion_names(g.order),
        cards=[] if viewer is None else speech_names(g.hands[viewer]),
        spent=speech_names(g.spent),
    )


def deputy(g: TribuneState, seat: int, decided: bool) -> DeputyView:
    """A seat as everybody sees it."""
    return DeputyView(g.votes[seat], len(g.hands[seat]), decided, motion_names(g.carried[seat]))


def speech_names(faces: list[int]) -> list[str]:
    """Speeches as ids."""
    return [SPEECHES[face] for face in faces]
