"""The journal: what stands in it is done, whatever happened since; nothing is done twice."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from cocarde.core.errors import BadInput
from cocarde.lab.runs.journal import Journal, beside
from cocarde.lab.runs.processes import Processes

WORK = {"game": "vendee", "seed": 1}


class Square(msgspec.Struct, frozen=True):
    """The part of a piece that is a number."""

    of: int
    square: int


class Labour:
    """Work that remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def __call__(self, piece: int) -> Square:
        self.asked.append(piece)
        return Square(piece, piece * piece)


def opened(path: Path) -> Journal[Square]:
    return Journal(path, WORK, Square)


def begun(path: Path, pieces: int) -> Path:
    """A journal of a work that stopped after so many pieces."""
    with opened(path) as journal:
        assert len(list(journal.carry_on(Labour(), range(pieces), Processes(1)))) == pieces
    return path


def test_a_second_start_does_only_what_is_missing(tmp_path: Path) -> None:
    path, labour = begun(tmp_path / "x.journal", 3), Labour()
    with opened(path) as journal:
        assert [part.square for part in journal.parts()] == [0, 1, 4]
        assert [part.square for part in journal.carry_on(labour, range(6), Processes(1))] == [9, 16, 25]
        assert labour.asked == [3, 4, 5]
        assert [part.of for part in journal.parts()] == [0, 1, 2, 3, 4, 5]
        journal.remove()
    assert not path.exists()


def test_a_part_is_on_the_disk_before_it_is_given(tmp_path: Path) -> None:
    path = tmp_path / "x.journal"
    with opened(path) as journal:
        for part in journal.carry_on(Labour(), range(3), Processes(1)):
            assert path.read_bytes().splitlines()[-1] == msgspec.json.encode(part)


@pytest.mark.parametrize("torn", [b'{"of":3,"squ', b"{", b'{"of":3,"square":9}'])
def test_a_torn_last_line_is_cut_off_and_its_piece_done_again(tmp_path: Path, torn: bytes) -> None:
    path, labour = begun(tmp_path / "x.journal", 3), Labour()
    whole = path.read_bytes()
    path.write_bytes(whole + torn)
    with opened(path) as journal:
        assert path.read_bytes() == whole
        assert [part.of for part in journal.carry_on(labour, range(5), Processes(1))] == [3, 4]
        assert [part.of for part in journal.parts()] == [0, 1, 2, 3, 4]


def test_a_torn_heading_is_a_beginning(tmp_path: Path) -> None:
    path = tmp_path / "x.journal"
    path.write_bytes(b'{"journal":1,"wo')
    with opened(path) as journal:
        assert journal.done == 0
        assert len(list(journal.carry_on(Labour(), range(2), Processes(1)))) == 2


@pytest.mark.parametrize(
    ("work", "said"),
    [
        ({"game": "vendee", "seed": 2}, "seed was 1, not 2"),
        ({"game": "lys", "seed": 1}, 'game was "vendee", not "lys"'),
    ],
)
def test_the_journal_of_another_work_is_refused_and_left_as_it_is(
    tmp_path: Path, work: dict[str, object], said: str
) -> None:
    path = begun(tmp_path / "x.journal", 2)
    before = path.read_bytes()
    with pytest.raises(BadInput, match=said):
        Journal(path, work, Square)
    assert path.read_bytes() == before


def test_a_file_that_is_no_journal_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "x.journal"
    path.write_text("dear diary\nnothing happened\n")
    with pytest.raises(BadInput, match="not a journal"):
        opened(path)
    assert path.read_text() == "dear diary\nnothing happened\n"


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = begun(tmp_path / "x.journal", 3)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([lines[0], lines[1], b"{}\n", lines[3]]))
    with opened(path) as journal, pytest.raises(BadInput, match="line 3"):
        list(journal.parts())


def test_two_processes_do_not_write_the_same_journal(tmp_path: Path) -> None:
    path = begun(tmp_path / "x.journal", 1)
    source = f"from tests.lab.runs.test_journal import opened\nfrom pathlib import Path\nopened(Path({str(path)!r}))"
    with opened(path):
        other = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=False)
    assert "another process is writing it" in other.stderr
    with opened(path) as journal:
        assert journal.done == 1


def test_the_journal_stands_beside_its_result() -> None:
    assert beside(Path("a/games.csv")) == Path("a/games.csv.journal")
