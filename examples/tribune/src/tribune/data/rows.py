"""Section 2 of the rules as frozen structs, read from box.toml and checked; a pack may replace rows."""

from __future__ import annotations

from pathlib import Path

import msgspec

from cocarde.kit.pack import pack_folder
from cocarde.kit.sheets import Sheets, demand

HERE = Path(__file__).parent
THEMES = ("nation", "law", "king")


class SpeechRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A speech: how eloquent, and how often it is in the deck."""

    id: str
    eloquence: int
    copies: int


class MotionRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A motion: its part of the motto, and its votes."""

    id: str
    theme: str
    votes: int


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules. `uproar`: a die up to this adjourns; `acclaim`: one from this on brings more votes."""

    hand: int
    sittings: int
    uproar: int
    acclaim: int
    acclaim_votes: int
    motto_votes: int


class Box(msgspec.Struct, frozen=True):
    """Everything printed."""

    speeches: tuple[SpeechRow, ...]
    motions: tuple[MotionRow, ...]
    numbers: Numbers


def read_box(pack: Path | None = None) -> Box:
    """The box, or `BadData` that names file, row and key."""
    sheets = Sheets("tribune", HERE, {"box": ("speeches", "motions", "numbers")}, pack)
    box = Box(
        sheets.rows("box", "speeches", SpeechRow),
        sheets.rows("box", "motions", MotionRow),
        sheets.part("box", "numbers", Numbers),
    )
    for at, speech in enumerate(box.speeches, start=1):
        wanted = at if at < len(box.speeches) else 0
        demand(speech.eloquence == wanted, f"box.toml, speech {at} ({speech.id})", "eloquence", f"{wanted} here")
    for motion in box.motions[:-1]:
        demand(motion.theme in THEMES, f"box.toml, motion {motion.id}", "theme", f"one of {', '.join(THEMES)}")
    return box


BOX = read_box(pack_folder(__name__))
