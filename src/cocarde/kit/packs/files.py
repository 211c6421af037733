# interpreted: reads folders and archives
"""A pack as a folder or a zip: `pack.toml`, tables of the game by their names, sentences in text/fr and text/en.

Nothing else may lie in it, and nothing in it is ever run.
"""

from __future__ import annotations

import io
import re
import tomllib
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from cocarde.core.errors import BadInput
from cocarde.core.packs.pack import MANIFEST, Pack, content_hash
from cocarde.kit.packs.manifest import about_problems, manifest
from cocarde.kit.packs.mistakes import HOLDS, Mistake, Mistaken, mistake
from cocarde.kit.packs.writing import document

HELD: Final = re.compile(r"[a-z][a-z0-9_]*\.toml|text/(fr|en)/[a-z][a-z0-9_]*\.ftl")
LEFT_ALONE: Final = re.compile(r"(readme|licen[cs]e)(\.md|\.txt)?|(.*/)?\.(?!\.(/|$)).*|__MACOSX/.*", re.IGNORECASE)
"""What may lie beside it, and is not part of it: a word to the reader, and what systems hide in folders."""
MOST_FILES: Final = 64
LARGEST: Final = 2 << 20
"""Bytes of all files together."""


class Lying(NamedTuple):
    """A file of a pack, before it is read."""

    path: str
    size: int
    data: Callable[[], bytes]


class Look(NamedTuple):
    """The files of a pack as they were written, and what cannot lie in one."""

    files: dict[str, str]
    mistakes: list[Mistake]


def of_files(files: dict[str, str], called: str = "pack") -> Pack:
    """The pack of these files, if its manifest can be read: what they say, without comments and spaces."""
    wrong = [*about_problems(files)]
    if wrong:
        raise Mistaken(called, wrong)
    tidy = {path: tidied(path, files[path]) for path in sorted(files)}
    kept = {path: text for path, text in tidy.items() if text.strip()}
    found = manifest(Pack(called, "", "", kept))
    return Pack(found.name, found.version, content_hash(kept), kept)


def tidied(path: str, text: str) -> str:
    """What a file says; one that cannot be read as it is."""
    if path.endswith(".ftl"):
        from fluent.syntax import FluentParser, FluentSerializer
        from fluent.syntax.ast import BaseComment, Message

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
    """The files in a folder or in a zip as they were written; `Mistaken` if something else lies there."""
    found = look(place)
    if found.mistakes:
        raise Mistaken(place.name, found.mistakes)
    return found.files


def look(place: Path) -> Look:
    """What lies in a folder or in a zip, and what should not."""
    if place.is_dir():
        return looked_at(in_folder(place))
    if not place.is_file():
        raise BadInput(f"{place}: neither a folder nor a file")
    try:
        with zipfile.ZipFile(place) as archive:
            return looked_at(in_archive(archive))
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError) as error:  # no archive, a rare one, a locked one
        raise BadInput(f"{place}: not a zip that can be read: {error}") from error


def in_folder(folder: Path) -> list[Lying]:
    """The files of a folder."""
    found = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return [Lying(path.relative_to(folder).as_posix(), path.stat().st_size, path.read_bytes) for path in found]


def in_archive(archive: zipfile.ZipFile) -> list[Lying]:
    """The files of an archive; if all lie in one folder, as they lie in that."""
    entries = [entry for entry in archive.infolist() if not entry.is_dir()]
    own = [entry.filename for entry in entries if not LEFT_ALONE.fullmatch(entry.filename)]
    tops = {PurePosixPath(name).parts[:1] for name in own}
    below = len(tops) == 1 and all("/" in name for name in own)
    return [
        Lying(name.partition("/")[2] if below and name in own else name, entry.file_size, partial(archive.read, entry))
        for entry in entries
        for name in (entry.filename,)
    ]


def looked_at(lying: list[Lying]) -> Look:
    """Read what belongs into a pack; no more than one may hold."""
    found = Look({}, [])
    size = 0
    for file in lying:
        if LEFT_ALONE.fullmatch(file.path):
            continue
        size += file.size
        if not HELD.fullmatch(file.path):
            found.mistakes.append(mistake(shown(file.path), 1, HOLDS, "stray"))
        elif len(found.files) == MOST_FILES or size > LARGEST:
            found.mistakes.append(mistake(file.path, 1, HOLDS, "too-large", files=MOST_FILES, size=LARGEST >> 20))
            break
        else:
            try:
                found.files[file.path] = text_of(file)
            except UnicodeDecodeError as error:
                line = error.object.count(b"\n", 0, error.start) + 1
                found.mistakes.append(mistake(file.path, line, HOLDS, "not-utf8"))
    return found


def text_of(file: Lying) -> str:
    """What is written in a file, without the mark that some editors put before it."""
    return file.data().decode("utf-8-sig").replace("\r\n", "\n")


def shown(path: str) -> str:
    """A path that somebody wrote, as it can be shown."""
    return "".join(letter if letter.isprintable() else "?" for letter in path[:80])


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
