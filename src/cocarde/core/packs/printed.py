# interpreted: looked at when a pack is written or checked
"""What is printed in a box, as tables of which a pack may change rows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, NamedTuple


class Printed(NamedTuple):
    """`files`: the keys of each TOML file in `folder`; `read`: the whole box, with the rows of a pack's folder.

    `read` raises `BadData`, for rows that the rules cannot bear `Flawed` with file, row, key and rule. `called`: by
    which key the rows of a list are called, where it is not `id`; `fixed`: which of their keys order the box: no pack
    changes those.
    """

    folder: Path
    files: Mapping[str, tuple[str, ...]]
    read: Callable[[Path | None], Any]
    called: Mapping[str, str] = {}
    fixed: Mapping[str, Collection[str]] = {}
