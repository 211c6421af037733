"""The tables of sections 2, 11, 12 and 13 as frozen structs, read from data/*.toml; a pack may replace rows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from cocarde.kit.sheets import Row, Sheets

HOUSE: Final = Path(__file__).parent
FILES: Final = {
    "deputies": ("factions", "deputies"),
    "board": ("posts", "strip"),
    "missions": ("missions",),
    "jacobins": ("jacobins",),
    "questions": ("questions",),
    "brochure": ("chronicle",),
}
"""The data files and the keys of each."""
FIXED: Final = {"deputies": ("faction", "n"), "posts": ("free",), "questions": ("faction",)}
"""What orders the box: no pack changes it."""

FACTIONS: Final = ("montagnards", "girondins", "crapauds", "royalistes")
POSTS: Final = ("convention", "tribunal", "comite", "jacobins", "mission", "prison", "fuite", "guillotine")
GROUPS: Final = ("army", "work", "fief", "event", "setback")
KINDS: Final = ("immediate", "delayed")
ANSWERS: Final = ("non", "oui")

MISSION_OPS: Final[dict[str, tuple[str, ...]]] = {
    "gain": ("n",),
    "fief": ("faction", "n", "other"),
    "gamble": ("rolls",),
    "recall": ("n",),
    "leave": ("n",),
    "colours": ("n",),
    "called": ("n",),
    "courier": ("n",),
    "prolong": (),
    "complaint": (),
    "quarrel": ("n",),
    "captured": (),
}
JACOBIN_OPS: Final[dict[str, tuple[str, ...]]] = {
    "named": ("deputy",),
    "suspect": ("post",),
    "petition": (),
    "amalgam": (),
    "ovation": ("n",),
    "purge": ("n",),
    "uproar": ("n",),
    "address": ("n",),
    "certificate": (),
}
"""What a card does, with the arguments it takes; `n` may be 0, and a suspect without a post may sit anywhere."""


class FactionRow(Row, frozen=True):
    """A faction of table 2.2."""

    id: str
    letter: str
    colour: str


class DeputyRow(Row, frozen=True):
    """A deputy of table 2.3; born 0: not known."""

    id: str
    faction: str
    n: int
    born: int
    died: int


class PostRow(Row, frozen=True):
    """A post of table 2.4 and its place on the board."""

    id: str
    seats: int
    income: int
    free: bool
    box: tuple[int, int, int, int]
    slots: tuple[tuple[int, int], ...]
    denounced: tuple[int, ...]
    deck: tuple[int, ...]


class StripRow(Row, frozen=True):
    """What the board shows besides its posts: phases, turns, Rapport squares, the president's desk."""

    box: tuple[int, int, int, int]
    phases: tuple[tuple[int, int], ...]
    turns: tuple[tuple[int, int], ...]
    reports: tuple[tuple[int, int], ...]
    desk: tuple[int, int]


class MissionRow(Row, frozen=True):
    """A face of table 2.6."""

    id: str
    count: int
    group: str
    op: str
    n: int = 0
    other: int = 0
    faction: str = ""
    rolls: tuple[int | str, ...] = ()


class JacobinRow(Row, frozen=True):
    """A face of table 2.7."""

    id: str
    count: int
    kind: str
    op: str
    n: int = 0
    deputy: str = ""
    post: str = ""


class QuestionRow(Row, frozen=True):
    """A question of section 12 in both languages, with its answer and explanation."""

    id: str
    faction: str
    answer: str
    fr: str
    en: str
    why_fr: str
    why_en: str


class ChronicleRow(Row, frozen=True):
    """A date of section 13.1; day 0: the month alone."""

    id: str
    year: int
    month: int
    day: int


class Box(msgspec.Struct, frozen=True):
    """Everything printed."""

    factions: tuple[FactionRow, ...]
    deputies: tuple[DeputyRow, ...]
    posts: tuple[PostRow, ...]
    strip: StripRow
    missions: tuple[MissionRow, ...]
    jacobins: tuple[JacobinRow, ...]
    questions: tuple[QuestionRow, ...]
    chronicle: tuple[ChronicleRow, ...]


def read_box(pack: Path | None = None) -> Box:
    """The box of the house; rows of a pack replace those of the same id. See proofreading.py."""
    sheets = Sheets("guillotine", HOUSE, FILES, pack, FIXED)
    return Box(
        factions=sheets.rows("deputies", "factions", FactionRow),
        deputies=sheets.rows("deputies", "deputies", DeputyRow),
        posts=sheets.rows("board", "posts", PostRow),
        strip=sheets.part("board", "strip", StripRow),
        missions=sheets.rows("missions", "missions", MissionRow),
        jacobins=sheets.rows("jacobins", "jacobins", JacobinRow),
        questions=sheets.rows("questions", "questions", QuestionRow),
        chronicle=sheets.rows("brochure", "chronicle", ChronicleRow),
    )
