"""A folder of games belongs to one server at a time."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from cocarde.core.errors import BadInput

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class FolderLock:
    """Held as long as the server runs; the system gives it back when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = -1

    def take(self) -> None:
        """Take it, or `BadInput` if another server has it."""
        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            lock(self._file)
        except OSError as error:
            self.give_back()
            folder = self._path.parent
            raise BadInput(f"another server keeps its games in {folder}: end it, or choose another --data") from error

    def give_back(self) -> None:
        """Whoever wants it may have it."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def lock(file: int) -> None:
    """An exclusive lock on an open file; `OSError` if it is taken."""
    if sys.platform == "win32":
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
