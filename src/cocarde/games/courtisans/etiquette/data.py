# interpreted: msgspec structs, read from files beside it
"""The words of etiquette, read once from data/*.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, Literal, TypeVar

import msgspec

from cocarde.kit.sheets import convert

Language = Literal["fr", "en"]
Sex = Literal["M", "F"]
Quality = Literal["monsieur", "madame", "mademoiselle"]
Dignity = Literal["marechal", "marechale"]

HOUSE: Final = Path(__file__).parent / "data"
LANGUAGES: Final[tuple[Language, ...]] = ("fr", "en")
CHAMBELLAN: Final = "grand_chambellan"


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a data file; every key of it is known."""


class TitleWords(Row, frozen=True):
    """A title of nobility in C-123, as a man and as a woman bear it."""

    id: str
    man: tuple[str, ...]
    woman: tuple[str, ...]


class Speech(Row, frozen=True):
    """The little words of C-123."""

    particles: tuple[str, ...]
    articles: tuple[str, ...]
    glue: tuple[str, ...]
    vocatives: tuple[str, ...]


class Familiar(Row, frozen=True):
    """The signs of familiarity, E9 and E9? of C-126, with what should have been said."""

    silent: tuple[str, ...]
    noun: tuple[str, ...]
    hails: tuple[str, ...]
    plain: dict[str, str]
    weak: dict[str, str]


class Words(Row, frozen=True):
    """C-123. The whole lexicon; `title` from the highest down, `charge` in the order of C-127."""

    quality: dict[Quality, tuple[str, ...]]
    dignity: dict[Dignity, tuple[str, ...]]
    title: tuple[TitleWords, ...]
    charge: dict[str, tuple[str, ...]]
    speech: Speech
    familiar: Familiar
    rule: dict[str, str]


class Forms(Row, frozen=True):
    """C-127. What the composer writes in one language."""

    company: str
    article: dict[Sex, str]
    quality: dict[Quality, str]
    dignity: str
    title: dict[str, dict[Sex, str]]
    charge: dict[str, str]


Table = TypeVar("Table")


def _read(name: str, kind: type[Table]) -> Table:
    return convert(f"etiquette/{name}.toml", tomllib.loads((HOUSE / f"{name}.toml").read_text("utf-8")), kind)


WORDS: Final = _read("lexicon", Words)
FORMS: Final = _read("forms", dict[Language, Forms])
REMARKS: Final = _read("remarks", dict[Language, dict[str, tuple[str, ...]]])

TITLES: Final = tuple(title.id for title in WORDS.title)
"""The titles of nobility, the highest first."""

CHARGES: Final = tuple(charge for charge in WORDS.charge if charge != CHAMBELLAN)
"""The charges in the order in which a full form names them: ordinary ones, then governments."""
