# interpreted: it opens packages of others, once, and looks at whatever they give
"""What other packages bring along under an entry point group: found by name, and blamed by name when it fails."""

from __future__ import annotations

import traceback
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path


@cache
def entries(group: str) -> dict[str, list[EntryPoint]]:
    """What the installed packages offer in this group, by name. Nothing of theirs runs yet."""
    found: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=group):
        found.setdefault(entry.name, []).append(entry)
    return dict(sorted(found.items()))


def packages(offered: list[EntryPoint]) -> str:
    """The package that offers this, or all that do, in the order of the alphabet: that of a folder is any."""
    return ", ".join(sorted(entry.dist.name if entry.dist is not None else entry.value for entry in offered))


def in_one_line(error: BaseException) -> str:
    """An error in one line: what, and where in the code of the package."""
    at = traceback.extract_tb(error.__traceback__)[-1:]
    place = f" ({Path(at[0].filename).name}, line {at[0].lineno})" if at else ""
    return " ".join(f"{type(error).__name__}: {error}".split())[:200] + place
