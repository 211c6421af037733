"""Files of games that were played under other rules: read where they still fit, else refused with both versions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cocarde.core.chance import Fair, commitment
from cocarde.core.table import Table
from cocarde.games import load
from tests.cli.conftest import Run

SECRET = "the secret of this house"
OTHER = "was played under version 0 of its rules, not 1"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The beginning of a game of Vendée under rules that nobody knows any more."""
    table = Table.new(load("vendee"), 2, chance=Fair(SECRET, "table-1"))
    for _ in range(8):
        seat = table.pending()[0]
        table.answer(seat, table.options(seat)[0])
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**json.loads(table.save()), "rules": "0", "commitment": commitment(SECRET)}))
    return path


def spoil(path: Path) -> None:
    game: dict[str, Any] = json.loads(path.read_text())
    game["log"][3][1] = "storm the bastille"
    path.write_text(json.dumps(game))


def test_a_log_that_still_fits_is_told_with_both_versions(run: Run, file: Path) -> None:
    told = run("replay", str(file), "--lang", "fr")
    assert (told.code, told.err) == (0, "")
    assert "Partie jouée sous la version 0 des règles, relue ici sous la version 1." in told.out
    assert run("verify", str(file)).code == 0


def test_a_log_that_does_not_fit_is_refused_in_one_sentence(run: Run, file: Path) -> None:
    spoil(file)
    for command in ("replay", "verify"):
        told = run(command, str(file))
        assert told.code == 2
        assert OTHER in " ".join(told.err.split())
        assert "Traceback" not in told.err


def test_a_game_of_rules_that_no_way_leads_from_is_not_taken_up(run: Run, file: Path) -> None:
    told = run("play", "vendee", "--resume", str(file))
    assert told.code == 2
    assert OTHER in " ".join(told.err.split())
