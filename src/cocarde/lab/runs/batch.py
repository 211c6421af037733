"""A batch of runs, played on a crew: kept in a journal while it lasts, as a file of results when it is complete."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import msgspec

import cocarde
from cocarde import games as registry
from cocarde.lab.results import files
from cocarde.lab.runs.journal import Crew, Journal, beside
from cocarde.lab.runs.plan import Part, Run, pieces, play_piece


class Batch(msgspec.Struct, frozen=True):
    """What a command plays: one run, or several whose games come in turn."""

    command: str
    runs: list[Run]

    @property
    def games(self) -> int:
        """How many games that is."""
        return sum(run.games for run in self.runs)

    def heading(self) -> dict[str, Any]:
        """What tells this batch from any other; what all runs have in common stands there once."""
        runs = [msgspec.structs.asdict(run) for run in self.runs]
        common = {key: _once([run[key] for run in runs]) for key in Run.__struct_fields__}
        slugs = dict.fromkeys(run.game for run in self.runs)
        rules = {slug: registry.load(slug).meta.rules_version for slug in slugs}
        cut = sum(1 for _ in pieces(self.runs))
        return {"command": self.command, **common, "pieces": cut, "rules": rules, "cocarde": cocarde.__version__}


def _once(values: list[Any]) -> Any:
    return values[0] if all(value == values[0] for value in values) else values


def play(batch: Batch, crew: Crew, out: Path | None, told: Callable[[int], None]) -> Generator[Part]:
    """The parts of a batch, those of an interrupted run first; the results are in `out` when the last was taken.

    `told` hears how many games are done: once before play begins, then after each part.
    """
    if out is None:
        told(0)
        yield from _counting(crew(play_piece, pieces(batch.runs)), 0, told)
        return
    with Journal(beside(out), batch.heading(), Part) as journal:
        before = 0
        for part in journal.parts():
            before += len(part.games)
            yield part
        told(before)
        yield from _counting(journal.carry_on(play_piece, pieces(batch.runs), crew), before, told)
        files.write(out, files.rows(batch.runs, journal.parts()))
        journal.remove()


def _counting(parts: Iterator[Part], done: int, told: Callable[[int], None]) -> Iterator[Part]:
    for part in parts:
        done += len(part.games)
        told(done)
        yield part
