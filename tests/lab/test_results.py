"""Files of results: the same rows in CSV and Parquet, and a game out of them played again."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import msgspec
import pytest

import cocarde
from cocarde import cli
from cocarde.core.errors import BadInput
from cocarde.games import load
from cocarde.lab.results import files
from cocarde.lab.results.files import Row, read_row
from cocarde.lab.runs.plan import Piece, Run, game_seed, pieces, play_piece
from cocarde.lab.runs.replay import play_again

RUNS = [
    Run("vendee", 2, load("vendee").meta.settle(2, {"placement": "random"}), ["novice", "random"], 3, 2, rotate=True),
    Run("lys", 3, load("lys").meta.settle(3, None), ["random", "novice"], 2**32 - 1, 2, mingle=True),
]


@pytest.fixture(scope="module")
def table() -> list[Row]:
    return list(files.rows(RUNS, map(play_piece, pieces(RUNS))))


@pytest.fixture(params=["csv", "parquet"])
def file(request: pytest.FixtureRequest, table: list[Row], tmp_path: Path) -> Path:
    path = tmp_path / f"games.{request.param}"
    files.write(path, iter(table))
    return path


def test_a_row_says_all_that_is_needed_to_play_the_game_again(table: list[Row]) -> None:
    assert [row.n for row in table] == [0, 1, 2, 3]
    assert [row.game for row in table] == ["vendee", "lys", "vendee", "lys"]
    assert [row.seating for row in table[::2]] == [["novice", "random"], ["random", "novice"]]
    assert table[2].seed == game_seed(3, 1)
    assert table[0].options.split()[0] == "placement=random"
    for row in table:
        assert row.winners == [seat for seat, rank in enumerate(row.ranks) if rank == 1]


def test_every_row_comes_back_from_the_file(file: Path, table: list[Row]) -> None:
    assert [read_row(file, n) for n in range(4)] == table
    with pytest.raises(BadInput, match="no game 4"):
        read_row(file, 4)


def test_a_game_of_the_file_is_played_again_to_the_same_end(file: Path) -> None:
    for n in range(4):
        row = read_row(file, n)
        again = play_again(row)
        outcome = again.outcome()
        assert outcome is not None
        assert outcome.ranks == row.ranks
        assert again.n - 1 == row.decisions


def test_a_game_that_comes_out_differently_is_refused(table: list[Row]) -> None:
    for changed in ({"checksum": 1}, {"ranks": [2, 1]}, {"seed": 5}):
        with pytest.raises(BadInput, match="game 0 does not come out as it did"):
            play_again(msgspec.structs.replace(table[0], **changed))


def test_a_game_written_out_can_be_replayed(
    file: Path, tmp_path: Path, table: list[Row], capsys: pytest.CaptureFixture[str]
) -> None:
    replay = tmp_path / "game.json"
    assert cli.run(["lab", "again", str(file), "1", "--out", str(replay)]) == 0
    assert cocarde.replay(replay.read_bytes()).outcome() is not None
    assert json.loads(replay.read_bytes())["names"] == table[1].seating
    assert cli.run(["replay", str(replay), "--lang", "en"]) == 0
    assert capsys.readouterr().out
    assert cli.run(["lab", "again", str(file), "1", "--out", str(replay)]) == 2
    assert "already" in capsys.readouterr().err


def test_a_game_of_the_file_is_told(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["lab", "again", str(file), "0", "--lang", "en"]) == 0
    assert "novice 0" in capsys.readouterr().out


def test_csv_is_plain(tmp_path: Path, table: list[Row]) -> None:
    path = tmp_path / "games.csv"
    files.write(path, iter(table))
    with path.open(encoding="utf-8", newline="") as sheet:
        first = next(csv.DictReader(sheet))
    assert tuple(first) == files.COLUMNS
    assert first["ranks"] in ("1 2", "2 1")
    assert not list(tmp_path.glob("*.unfinished"))


def test_many_rows_are_written_in_batches_and_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "BATCH", 7)
    run = Run("vendee", 2, RUNS[0].options, ["random"] * 2, 1, 50)
    path = tmp_path / "games.parquet"
    files.write(path, files.rows([run], [play_piece(Piece(0, run, 0, 50))]))
    assert [read_row(path, n).n for n in (0, 6, 7, 8, 49)] == [0, 6, 7, 8, 49]


@pytest.mark.parametrize(
    ("name", "said"), [("games.xlsx", ".csv or .parquet"), ("nowhere/games.csv", "no folder"), ("there.csv", "already")]
)
def test_a_place_where_results_cannot_go_is_refused(name: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "there.csv").write_text("mine")
    with pytest.raises(BadInput, match=said):
        files.check_place(tmp_path / name)


@pytest.mark.parametrize("name", ["bad.csv", "bad.parquet", "bad.txt"])
def test_a_file_that_holds_no_results_is_refused(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("a,b\n1,2\n")
    with pytest.raises(BadInput, match=name):
        read_row(tmp_path / name, 0)
