# interpreted: looks into folders
"""The packs of this machine: those that were installed, and the examples that come with the games."""

from __future__ import annotations

import os
import shutil
import sys
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from cocarde.core.errors import BadInput
from cocarde.core.packs.pack import MANIFEST, Pack
from cocarde.kit.packs.files import read, write
from cocarde.kit.packs.manifest import manifest
from cocarde.kit.packs.mistakes import ABOUT, Mistaken, key_line, mistake

VARIABLE: Final = "COCARDE_PACKS"
SHIPPED: Final = Path(__file__).parents[2] / "packs"
SHORTEST: Final = 8
"""Letters of a hash that name a pack."""


class Standing(NamedTuple):
    """A pack on the shelf, or what is wrong with it."""

    name: str
    pack: Pack | None
    problem: BadInput | None
    shipped: bool


def data_home() -> Path:
    """The platform's folder for what programs keep."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "cocarde"


def home() -> Path:
    """Where packs are installed: the folder that COCARDE_PACKS names, or one beside the games that are kept."""
    named = os.environ.get(VARIABLE)
    if named and not Path(named).is_dir():
        raise BadInput(f"{VARIABLE} names {named!r}, which is not a folder")
    return Path(named) if named else data_home() / "packs"


def standing() -> list[Standing]:
    """All packs of this machine, by name; an installed one hides an example of the same name."""
    found: dict[str, Standing] = {}
    for folder, shipped in ((SHIPPED, True), (home(), False)):
        for place in sorted(folder.iterdir()) if folder.is_dir() else ():
            if place.is_dir() and not place.name.startswith((".", "_")):
                found[place.name] = _look(place, shipped)
    return [found[name] for name in sorted(found)]


def _look(place: Path, shipped: bool) -> Standing:
    files = [path for path in sorted(place.rglob("*")) if path.is_file()]
    seen = tuple((str(path), path.stat().st_mtime_ns, path.stat().st_size) for path in files)
    return _read(place, shipped, seen)


@lru_cache(maxsize=256)
def _read(place: Path, shipped: bool, seen: tuple[tuple[str, int, int], ...]) -> Standing:
    """A pack as its files are now: read once as long as nobody writes them."""
    try:
        pack = read(place)
    except BadInput as error:
        return Standing(place.name, None, error, shipped)
    if pack.name != place.name:
        line = key_line(pack.files[MANIFEST], "name")
        other = mistake(MANIFEST, line, ABOUT, "other-name", field="name", name=pack.name, place=place.name)
        return Standing(place.name, None, Mistaken(place.name, [other]), shipped)
    return Standing(place.name, pack, None, shipped)


def packs_of(slug: str) -> list[Pack]:
    """The packs of a game that can be read."""
    return [one.pack for one in standing() if one.pack is not None and manifest(one.pack).game == slug]


def find(slug: str, word: str) -> Pack:
    """The pack of this game called `NAME`, `NAME@HASH` or `HASH`; `BadInput` says which there are."""
    name, _, wanted = word.partition("@")
    for pack in packs_of(slug):
        if (name == pack.name and (not wanted or fits(pack, wanted))) or (not wanted and fits(pack, name)):
            return pack
    for one in standing():
        if one.name == name and one.problem is not None:
            raise one.problem
    there = ", ".join(pack.called for pack in packs_of(slug)) or "none"
    raise BadInput(f"{slug}: no pack {word[:80]!r} here; there are: {there}")


def fits(pack: Pack, wanted: str) -> bool:
    """Does this name its content?"""
    return len(wanted) >= SHORTEST and pack.hash.startswith(wanted)


def install(name: str, files: dict[str, str]) -> Path:
    """Put a pack on the shelf, in the place of one of the same name."""
    place = home() / name
    fresh, old = place.with_name(f".{name}.new"), place.with_name(f".{name}.old")
    for left in (fresh, old):
        shutil.rmtree(left, ignore_errors=True)
    write(files, fresh)
    if place.exists():
        place.rename(old)
    fresh.rename(place)
    shutil.rmtree(old, ignore_errors=True)
    return place


def place_of(one: Standing) -> Path:
    """The folder of a pack on the shelf."""
    return (SHIPPED if one.shipped else home()) / one.name
