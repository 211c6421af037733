"""Wrong command lines of the lab: one clear line, exit code 2, nothing written."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from cocarde import cli

VENDEE = ["simulate", "vendee", "--games", "2"]
RIVALS = ["--bots", "random,novice"]


def cases(folder: Path) -> list[tuple[list[str], str]]:
    """What follows `cocarde lab`, and a word of the complaint."""
    there = folder / "there.csv"
    there.write_text("mine")
    return [
        ([*VENDEE, "--out", str(folder / "games.xls")], ".csv or .parquet"),
        ([*VENDEE, "--out", str(folder / "no" / "games.csv")], "no folder"),
        ([*VENDEE, "--out", str(there)], "already"),
        ([*VENDEE, "--option", "rain=on", "--out", str(folder / "x.csv")], "rain"),
        ([*VENDEE, "--bots", "genius", "--out", str(folder / "x.csv")], "genius"),
        ([*VENDEE, "--bots", "ismcts:0", "--out", str(folder / "x.csv")], "ismcts:0"),
        ([*VENDEE, "--ray", "nonsense", "--out", str(folder / "x.csv")], "nonsense"),
        ([*VENDEE, "--seed", str(1 << 32)], "--seed"),
        (["simulate", "cortege", "--option", "turn_limit=none"], "K-114"),
        (["tournament", "vendee"], "--bots"),
        (["tournament", "vendee", "--bots", "random"], "two bots"),
        (["tournament", "vendee", "--bots", "random,random"], "twice"),
        (["tournament", "chess", *RIVALS], "chess"),
        (["tournament", "vendee", *RIVALS, "--seats", "3"], "3 seats"),
        (["tournament", "vendee", *RIVALS, "--games", "0"], "--games"),
        (["ladder", "chess"], "chess"),
        (["ladder", "vendee", "--bots", "good"], "two bots"),
        (["ladder", "--seats", "2"], "--seats"),
        (["ladder", "--option", "placement=random"], "--option"),
        (["ladder", "vendee", "--out", str(folder / "ladder.json")], "ladder.json"),
        (["teach", "vendee"], "nothing to learn"),
        (["ladder", "vendee", "--bots", "good,good:nowhere.toml"], "'good:nowhere.toml': cannot read nowhere.toml"),
        (["tournament", "lys", "--bots", "good,fair:nowhere.toml"], "no bot 'fair:nowhere.toml'"),
        (["teach", "lys", "--out", str(folder / "no" / "x.toml")], "no folder"),
        (["sweep"], "SLUG"),
        (["sweep", "vendee", "--vary", "rain"], "rain"),
        (["sweep", "vendee", "--bots", "good,good,good"], "3 names"),
        (["sweep", "cortege", "--option", "turn_limit=none"], "K-114"),
        (["again", str(folder / "nowhere.csv"), "0"], "nowhere.csv"),
        (["again", str(folder / "nowhere.parquet"), "0"], "nowhere.parquet"),
        (["again", str(there), "0"], "there.csv"),
        (["again", str(there), "-1"], "-1"),
    ]


def test_a_wrong_line_is_one_clear_line_and_writes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for args, word in cases(tmp_path):
        code, told = cli.run(["lab", *args]), capsys.readouterr()
        assert (code, told.out) == (2, ""), (args, code, told)
        assert told.err.startswith("cocarde: "), (args, told.err)
        assert told.err.count("\n") == 1, (args, told.err)
        assert word in told.err, (args, told.err)
    assert os.listdir(tmp_path) == ["there.csv"]
    assert (tmp_path / "there.csv").read_text() == "mine"


def test_the_journal_of_another_run_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.csv"
    assert cli.run(["lab", *VENDEE, "--jobs", "1", "--out", str(out)]) == 0
    heading = b'{"journal":1,"work":{"command":"simulate","game":"lys"}}\n'
    (tmp_path / "games.csv.journal").write_bytes(heading)
    before = out.read_bytes()
    capsys.readouterr()
    assert cli.run(["lab", *VENDEE, "--jobs", "1", "--out", str(out)]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert 'game was "lys", not "vendee"' in told
    assert (out.read_bytes(), (tmp_path / "games.csv.journal").read_bytes()) == (before, heading)


@pytest.mark.parametrize(
    ("missing", "args"),
    [("polars", [*VENDEE, "--out", "games.parquet"]), ("openskill", ["ladder", "vendee", "--games", "2"])],
)
def test_what_needs_the_extra_says_so(
    missing: str, args: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, missing, None)
    assert cli.run(["lab", *args]) == 2
    assert "cocarde[lab]" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
