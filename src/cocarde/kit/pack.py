# interpreted: looks at the environment once
"""Packs: folders that replace the reconstructed faces of a game by those of its owner's box.

A pack holds TOML files with the keys of the game's own, and names in `text/fr/*.ftl` and `text/en/*.ftl`.
"""

from __future__ import annotations

import os
from pathlib import Path

from cocarde.core.errors import BadInput

VARIABLE = "COCARDE_PACKS"


def pack_folder(slug: str) -> Path | None:
    """The pack of this game in the folder that COCARDE_PACKS names, if there is one."""
    home = os.environ.get(VARIABLE)
    if not home:
        return None
    if not Path(home).is_dir():
        raise BadInput(f"{VARIABLE} names {home!r}, which is not a folder")
    folder = Path(home) / slug
    return folder if folder.is_dir() else None
