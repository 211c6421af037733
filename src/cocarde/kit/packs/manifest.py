# interpreted: msgspec structs, read now and then
"""What a pack says of itself: the file pack.toml."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from cocarde.core.packs.pack import MANIFEST, Pack
from cocarde.kit.packs.mistakes import ABOUT, HOLDS, Mistake, Mistaken, key_line, mistake, parsed

NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,31}")
LANGUAGES: Final = ("fr", "en")
FACTS: Final = ("name", "game", "version", "author", "licence")
TOLD: Final = ("title", "about")
"""What a pack says of itself: once, and in each language."""


class Told(msgspec.Struct, frozen=True):
    """What a pack is called and what it is for, in one language."""

    title: str
    about: str = ""


class Manifest(msgspec.Struct, frozen=True):
    """The file pack.toml."""

    name: str
    game: str
    version: str
    author: str
    licence: str
    fr: Told
    en: Told

    def told(self, language: str) -> Told:
        """Title and purpose in this language."""
        return self.fr if language == "fr" else self.en


def manifest(pack: Pack) -> Manifest:
    """What a pack says about itself, or `Mistaken`."""
    wrong = [*about_problems(pack.files)]
    if wrong:
        raise Mistaken(pack.name, wrong)
    return msgspec.convert(parsed(MANIFEST, pack.files[MANIFEST]), Manifest)


def about_problems(files: Mapping[str, str]) -> Iterator[Mistake]:
    """What is wrong with the manifest."""
    if MANIFEST not in files:
        yield mistake(MANIFEST, 1, HOLDS, "no-manifest")
        return
    text = files[MANIFEST]
    said = parsed(MANIFEST, text)
    if isinstance(said, Mistake):
        yield said
        return
    for key in said:
        if key not in FACTS and key not in LANGUAGES:
            yield mistake(MANIFEST, key_line(text, key), ABOUT, "kind-unknown", field=key, key=key)
    for key in FACTS:
        yield from word_problems(text, said, key, key_line(text, key), "")
    for language in LANGUAGES:
        yield from told_problems(text, said.get(language, {}), language)
    name = said.get("name")
    if isinstance(name, str) and name.strip() and not NAME.fullmatch(name):
        yield mistake(MANIFEST, key_line(text, "name"), ABOUT, "pack-name", field="name")


def told_problems(text: str, told: Any, language: str) -> Iterator[Mistake]:
    """What is wrong with what it says in one language."""
    line = key_line(text, language)
    if not isinstance(told, dict):
        yield mistake(MANIFEST, line, ABOUT, "kind-table", field=language)
        return
    for key in told:
        if key not in TOLD:
            yield mistake(MANIFEST, key_line(text, key, line), ABOUT, "kind-unknown", language, key, key=key)
    yield from word_problems(text, told, "title", line, language)
    if not isinstance(told.get("about", ""), str):
        yield mistake(MANIFEST, key_line(text, "about", line), ABOUT, "kind-word", language, "about")


def word_problems(text: str, said: dict[str, Any], key: str, line: int, row: str) -> Iterator[Mistake]:
    """A fact that must be a word, and is not."""
    line = key_line(text, key, line)
    if key not in said:
        yield mistake(MANIFEST, line, ABOUT, "kind-missing", row, key, key=f"[{row}] {key}" if row else key)
    elif not isinstance(said[key], str):
        yield mistake(MANIFEST, line, ABOUT, "kind-word", row, key)
    elif not said[key].strip():
        yield mistake(MANIFEST, line, ABOUT, "empty", row, key)
