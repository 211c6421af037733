"""`cocarde lab dataset`: rows that say what was seen and answered, and games that play again from their row."""

from __future__ import annotations

from pathlib import Path

import polars
import pytest

from cocarde import cli, games
from cocarde.core.learning.numbered import Numbers
from cocarde.lab.training.dataset import played_again


@pytest.mark.parametrize("slug", ["vendee", "cortege"])
def test_a_dataset_holds_positions_and_games_that_play_again(slug: str, tmp_path: Path) -> None:
    out = tmp_path / "set"
    command = ["lab", "dataset", slug, "--games", "2", "--bots", "greedy", "--out", str(out), "--jobs", "1"]
    assert cli.run(command) == 0
    game = games.load(slug)
    observer = game.observer()
    assert observer is not None
    rows, played = polars.read_parquet(out / "positions.parquet"), polars.read_parquet(out / "games.parquet")
    assert sorted(path.name for path in out.iterdir()) == ["README.md", "games.parquet", "positions.parquet"]
    for row in rows.iter_rows(named=True):
        assert len(row["seen"]) == observer.size
        assert row["answer"] in row["legal"]
        assert max(row["legal"]) < Numbers(game).size
    for told in played.iter_rows(named=True):
        end = played_again(game, told)
        assert end.over
        assert list(game.outcome(end).winners) == told["winners"]
        paid = {row["seat"]: row["paid"] for row in rows.iter_rows(named=True) if row["game"] == told["game"]}
        assert {seat for seat, sum_paid in paid.items() if sum_paid > 0} <= set(told["winners"])
    assert f"{rows.height} positions" in (out / "README.md").read_text("utf-8")


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine", "utf-8")
    assert cli.run(["lab", "dataset", "vendee", "--games", "1", "--out", str(tmp_path)]) == 2
    assert "there is something already" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
