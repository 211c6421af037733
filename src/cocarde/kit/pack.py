# interpreted: asked once by each game, when its tables are read
"""Which pack a game's tables are read with: the module that reads them says its name, and hears a folder or None.

A game is imported once as it is, and once more, under a name of its own, for each pack that it is played with
(`cocarde.kit.packs.twin`). A process that works for one pack alone may lend the game itself to it (`devote`).
"""

from __future__ import annotations

from pathlib import Path

_FOLDERS: dict[str, Path] = {}


def pack_folder(module: str) -> Path | None:
    """The folder of the pack with which `module` (its `__name__`) reads its tables; None: as they are printed."""
    return next((folder for package, folder in _FOLDERS.items() if f"{module}.".startswith(f"{package}.")), None)


def lend(package: str, folder: Path) -> None:
    """From now on what is imported of this package reads its tables with the pack in `folder`."""
    _FOLDERS[package] = folder


def take_back(package: str) -> None:
    """The tables have been read."""
    _FOLDERS.pop(package, None)
