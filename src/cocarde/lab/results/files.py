"""The results of a batch as a file, one row for each game: Parquet or CSV by its ending."""

from __future__ import annotations

import csv
import os
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec

from cocarde.core.errors import BadInput
from cocarde.lab.runs.journal import beside
from cocarde.lab.runs.plan import Part, Run, game_seed

ENDINGS: Final = (".csv", ".parquet")
BATCH: Final = 5000
"""Rows that are in memory at once."""


class Row(msgspec.Struct, frozen=True):
    """A game: who sat where, under which options, from which seed, and how it went. `n` counts the rows."""

    n: int
    game: str
    seed: int
    seating: list[str]
    options: str
    winners: list[int]
    ranks: list[int]
    scores: list[int]
    decisions: int
    checksum: int


COLUMNS: Final = Row.__struct_fields__


def check_place(out: Path) -> None:
    """`BadInput` unless results can be written there: before anything is played."""
    if out.suffix not in ENDINGS:
        raise BadInput(f"--out {out}: the file's name ends in {' or '.join(ENDINGS)}")
    if not out.parent.is_dir():
        raise BadInput(f"--out {out}: there is no folder {out.parent}")
    if out.suffix == ".parquet":
        check_polars(f"--out {out}")
    if out.exists() and not beside(out).exists():
        raise BadInput(f"--out {out}: there is such a file already; name another or remove it")


def check_polars(wish: str) -> None:
    """Parquet is read and written by polars, which not every house has."""
    if find_spec("polars") is None:
        raise BadInput(f"{wish}: Parquet needs polars (pip install 'cocarde[lab]'); CSV needs nothing")


def rows(runs: list[Run], parts: Iterable[Part]) -> Iterator[Row]:
    """The games in the order in which they were written down."""
    words = [" ".join(f"{name}={value}" for name, value in run.options.items()) for run in runs]
    n = 0
    for part in parts:
        run = runs[part.leg]
        for one in part.games:
            yield Row(
                n=n,
                game=run.game,
                seed=game_seed(run.seed, one.n),
                seating=run.seating(one.n),
                options=words[part.leg],
                winners=one.winners,
                ranks=one.ranks,
                scores=one.scores,
                decisions=one.decisions,
                checksum=one.checksum,
            )
            n += 1


def write(out: Path, table: Iterator[Row]) -> None:
    """Write the rows; the file is there as a whole or not at all."""
    unfinished = out.with_name(out.name + ".unfinished")
    if out.suffix == ".csv":
        _write_csv(unfinished, table)
    else:
        _write_parquet(unfinished, table)
    with unfinished.open("rb") as file:
        os.fsync(file.fileno())
    unfinished.replace(out)


def _write_csv(path: Path, table: Iterator[Row]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        sheet = csv.writer(file, lineterminator="\n")
        sheet.writerow(COLUMNS)
        for row in table:
            sheet.writerow(map(_cell, msgspec.structs.astuple(row)))


def _cell(value: object) -> object:
    return " ".join(map(str, value)) if isinstance(value, list) else value


def _write_parquet(path: Path, table: Iterator[Row]) -> None:
    import polars
    from polars.io.plugins import register_io_source

    schema = _schema()

    def source(columns: object, predicate: object, most: object, size: object) -> Iterator[Any]:
        while some := list(islice(table, BATCH)):
            yield polars.DataFrame(list(map(msgspec.structs.asdict, some)), schema=schema)

    register_io_source(source, schema=schema).sink_parquet(path)


def _schema() -> dict[str, Any]:
    import polars

    kinds: dict[str, Any] = dict.fromkeys(COLUMNS, polars.Int64)
    seats = polars.List(polars.Int64)
    kinds |= {"game": polars.String, "options": polars.String, "seating": polars.List(polars.String)}
    return kinds | {"seed": polars.UInt64, "winners": seats, "ranks": seats, "scores": seats}


def read_row(path: Path, n: int) -> Row:
    """Row `n` of a file of results."""
    if path.suffix == ".parquet":
        check_polars(str(path))
    found = next(islice(_read(path), n, None), None)
    if found is None:
        raise BadInput(f"{path}: there is no game {n}")
    try:
        return msgspec.convert(found, Row, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput(f"{path}, game {n}: {error}") from error


def _read(path: Path) -> Iterator[dict[str, Any]]:
    if path.suffix == ".csv":
        with path.open(encoding="utf-8", newline="") as file:
            for line in csv.DictReader(file):
                yield {name: _value(name, line.get(name) or "") for name in COLUMNS}
    elif path.suffix == ".parquet":
        yield from _read_parquet(path)
    else:
        raise BadInput(f"{path}: a file of results ends in {' or '.join(ENDINGS)}")


def _value(name: str, cell: str) -> object:
    return cell.split() if name in ("seating", "winners", "ranks", "scores") else cell


def _read_parquet(path: Path) -> Iterator[dict[str, Any]]:
    import polars

    with path.open("rb"):  # what the system says of a file that is not there is clearer
        pass
    try:
        for some in polars.scan_parquet(path).collect_batches(chunk_size=BATCH, maintain_order=True):
            yield from some.iter_rows(named=True)
    except polars.exceptions.PolarsError as error:
        raise BadInput(f"{path}: {error}") from error
