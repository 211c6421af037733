"""Work in pieces that may stop at any moment and go on later: pieces in, parts out, resumable.

A long work is a list of pieces, always cut the same way, and a function that makes of each piece its part (a msgspec
struct). The journal is a file: a heading that says which work it is, then one line of JSON for each finished piece, in
the order of the pieces, on the disk before anybody is told. So whatever stops the work (an interrupt, `kill -9`, the
power), what stands in the journal is done, and the rest is not:

    with Journal(beside(out), {"game": "lys", "seed": 1}, Part) as journal:
        for part in journal.parts():                           # done before: read again, one by one
            tally.add(part)
        for part in journal.carry_on(work, pieces, Processes(2)):  # done now, on two processes
            tally.add(part)
        write(out, journal.parts())                            # everything once more, without holding it in memory
        journal.remove()                                       # the work is complete

Opening the journal of another work, or one that another process is writing, is `BadInput`; nothing is changed then. A
torn last line is cut off: its piece is done again. `pieces` is the whole list; those that are done are passed over.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from cocarde.core.errors import BadInput

P = TypeVar("P")
R = TypeVar("R")
K = TypeVar("K")

FORMAT: Final = 1


class Crew(Protocol):
    """Who does the pieces: processes of this machine (`spread.Processes`) or a cluster (`cluster.Cluster`)."""

    size: int

    def __call__(self, work: Callable[[P], K], pieces: Iterable[P], /) -> Iterator[K]:
        """The parts in the order of the pieces, whoever made them."""


class Heading(msgspec.Struct, frozen=True):
    """The first line: which work this is."""

    journal: int
    work: dict[str, Any]


def beside(out: Path) -> Path:
    """Where the journal of a result stands: next to it."""
    return out.with_name(out.name + ".journal")


class Journal(Generic[R]):
    """What is done of a work, on the disk. `done`: how many pieces that is."""

    def __init__(self, path: Path, work: Mapping[str, object], kind: type[R]) -> None:
        self.path: Final = path
        self.done = 0
        self._line: Final = msgspec.json.Decoder(kind)
        self._heading: Final = Heading(FORMAT, msgspec.to_builtins(dict(work)))
        self._file = path.open("a+b")
        try:
            _lock(self._file.fileno(), path)
            self._take_up()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Journal[R]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def _take_up(self) -> None:
        """Check the heading and cut off what was not written to its end."""
        whole = 0
        self._file.seek(0)
        for n, line in enumerate(self._file):
            if not line.endswith(b"\n"):
                break
            if n == 0:
                self._compare(line)
            whole, self.done = whole + len(line), n
        self._file.truncate(whole)
        if whole == 0:
            self._write(self._heading)

    def _compare(self, line: bytes) -> None:
        try:
            found = msgspec.json.decode(line, type=Heading)
        except msgspec.DecodeError as error:
            raise BadInput(f"{self.path}: not a journal of this lab") from error
        if found != self._heading:
            mine, theirs = self._heading.work, found.work
            other = next((key for key in {**theirs, **mine} if theirs.get(key) != mine.get(key)), "journal")
            difference = f"{other} was {_short(theirs.get(other))}, not {_short(mine.get(other))}"
            raise BadInput(
                f"{self.path}: another run was interrupted here ({difference}); finish it or remove the file"
            )

    def parts(self) -> Iterator[R]:
        """What is done, part by part, from the disk."""
        with self.path.open("rb") as file:
            for n, line in enumerate(islice(file, 1, self.done + 1), start=2):
                try:
                    yield self._line.decode(line)
                except msgspec.DecodeError as error:
                    raise BadInput(f"{self.path}, line {n}: {error}") from error

    def append(self, part: R) -> None:
        """The next piece is done; on the disk when this returns."""
        self._write(part)
        self.done += 1

    def carry_on(self, work: Callable[[P], R], pieces: Iterable[P], crew: Crew) -> Iterator[R]:
        """Do the pieces that are not done; each part is written down before it is given."""
        for part in crew(work, islice(pieces, self.done, None)):
            self.append(part)
            yield part

    def remove(self) -> None:
        """The work is complete, and its result stands elsewhere."""
        self._file.close()
        self.path.unlink()

    def _write(self, value: object) -> None:
        self._file.write(msgspec.json.encode(value) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def _short(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else text[:57] + "..."


def _lock(handle: int, path: Path) -> None:
    """Two writers would tear the journal; the lock ends with its process, however that ends."""
    with suppress(ImportError):  # where there is no fcntl there is no lock
        import fcntl

        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise BadInput(f"{path}: another process is writing it") from error
