# interpreted: reads folders and archives
"""A pack as a folder or a zip: `pack.toml`, tables of the game by their names, sentences in text/fr and text/en.

Nothing else may lie in it, and nothing in it is ever run.
"""

from __future__ import annotations

import io
import re
import tomllib
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import BaseComment, Message

from cocarde.core.errors import BadData, BadInput
from cocarde.core.packs.pack import MANIFEST, Pack, content_hash
from cocarde.kit.packs.writing import document
from cocarde.kit.sheets import convert

NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,31}")
HELD: Final = re.compile(r"[a-z][a-z0-9_]*\.toml|text/(fr|en)/[a-z][a-z0-9_]*\.ftl")
LEFT_ALONE: Final = re.compile(r"(readme|licen[cs]e)(\.md|\.txt)?", re.IGNORECASE)
"""What may lie beside it, and is not part of it."""
MOST_FILES: Final = 64
LARGEST: Final = 2 << 20
"""Bytes of all files together."""
LANGUAGES: Final = ("fr", "en")
FACTS: Final = ("name", "game", "version", "author", "licence")
TOLD: Final = ("title", "about")
"""What a pack says of itself: once, and in each language."""


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a pack is called and what it is for, in one language."""

    title: str
    about: str = ""


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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
    """What a pack says about itself, or `BadInput`."""
    try:
        found = convert(MANIFEST, tomllib.loads(pack.files.get(MANIFEST, "")), Manifest)
    except (tomllib.TOMLDecodeError, BadData) as error:
        raise BadInput(f"{pack.name}: {MANIFEST}: {error}".replace(f"{MANIFEST}: {MANIFEST}", MANIFEST)) from error
    if not NAME.fullmatch(found.name):
        raise BadInput(f"{MANIFEST}: name {found.name[:40]!r}: a-z first, then a-z, 0-9, - or _, 32 letters at most")
    for key in FACTS[1:]:
        if not getattr(found, key).strip():
            raise BadInput(f"{MANIFEST}: {key!r} is empty")
    for language in LANGUAGES:
        if not found.told(language).title.strip():
            raise BadInput(f"{MANIFEST}: [{language}] title is empty")
    return found


def of_files(files: dict[str, str], called: str = "pack") -> Pack:
    """The pack of these files, if its manifest can be read: what they say, without comments and spaces."""
    if MANIFEST not in files:
        raise BadInput(f"{called}: no {MANIFEST} in it; `cocarde pack new` writes one")
    tidy = {path: tidied(path, files[path]) for path in sorted(files)}
    kept = {path: text for path, text in tidy.items() if text.strip()}
    found = manifest(Pack(called, "", "", kept))
    return Pack(found.name, found.version, content_hash(kept), kept)


def tidied(path: str, text: str) -> str:
    """What a file says; one that cannot be read as it is."""
    if path.endswith(".ftl"):
        said = FluentParser().parse(text)
        said.body = [entry for entry in said.body if not isinstance(entry, BaseComment)]
        for entry in said.body:
            if isinstance(entry, Message):
                entry.comment = None
        return FluentSerializer(with_junk=True).serialize(said)
    try:
        return document(tomllib.loads(text))
    except tomllib.TOMLDecodeError:
        return text


def read(place: Path) -> Pack:
    """The pack in a folder or in a zip, or `BadInput` in one line."""
    return of_files(raw_files(place), place.name)


def raw_files(place: Path) -> dict[str, str]:
    """The files in a folder or in a zip as they were written."""
    if place.is_dir():
        return _text(place.name, in_folder(place))
    if not place.is_file():
        raise BadInput(f"{place}: neither a folder nor a file")
    try:
        with zipfile.ZipFile(place) as archive:
            return _text(place.name, in_archive(place.name, archive))
    except zipfile.BadZipFile as error:
        raise BadInput(f"{place}: not a zip: {error}") from error


def in_folder(folder: Path) -> Iterator[tuple[str, bytes]]:
    """The files of a folder, hidden ones and its README left out."""
    found = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    inside = [(path.relative_to(folder), path) for path in found]
    for name, path in inside:
        if not any(part.startswith(".") for part in name.parts) and not LEFT_ALONE.fullmatch(name.as_posix()):
            yield name.as_posix(), path.read_bytes()


def in_archive(called: str, archive: zipfile.ZipFile) -> Iterator[tuple[str, bytes]]:
    """The files of an archive; if all lie in one folder, as they lie in that."""
    entries = [entry for entry in archive.infolist() if not entry.is_dir()]
    if len(entries) > MOST_FILES or sum(entry.file_size for entry in entries) > LARGEST:
        raise BadInput(f"{called}: a pack has {MOST_FILES} files and {LARGEST >> 20} MB at most")
    tops = {PurePosixPath(entry.filename).parts[0] for entry in entries}
    below = len(tops) == 1 and all("/" in entry.filename for entry in entries)
    for entry in entries:
        path = "/".join(entry.filename.split("/")[1:]) if below else entry.filename
        if not LEFT_ALONE.fullmatch(path):
            yield path, archive.read(entry)


def _text(called: str, files: Iterator[tuple[str, bytes]]) -> dict[str, str]:
    found: dict[str, str] = {}
    for path, data in files:
        if not HELD.fullmatch(path):
            raise BadInput(f"{called}: {path[:80]}: a pack holds TOML tables and sentences (text/fr, text/en) only")
        try:
            found[path] = data.decode("utf-8").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            raise BadInput(f"{called}: {path}: not UTF-8") from error
    if len(found) > MOST_FILES or sum(map(len, found.values())) > LARGEST:
        raise BadInput(f"{called}: a pack has {MOST_FILES} files and {LARGEST >> 20} MB at most")
    return found


def as_zip(name: str, files: dict[str, str]) -> bytes:
    """Files as an archive: the same files give the same bytes."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(files):
            archive.writestr(zipfile.ZipInfo(f"{name}/{path}"), files[path])
    return made.getvalue()


def write(files: dict[str, str], folder: Path) -> None:
    """Put files into a folder."""
    for path, text in files.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8", newline="\n")


@contextmanager
def unfolded(pack: Pack) -> Iterator[Path]:
    """A folder in which the pack lies for a while."""
    with TemporaryDirectory(prefix="cocarde-pack-") as folder:
        write({path: text for path, text in pack.files.items() if path != MANIFEST}, Path(folder))
        yield Path(folder)
