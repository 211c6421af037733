"""Fair dice: an exported game is verified, and a forged one is found out."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cocarde.core.chance import Fair, Fast, commitment
from cocarde.core.replay.audit import Audit
from cocarde.core.table import Table
from cocarde.games import load
from tests.cli.conftest import Run

SECRET = "the secret of this house"


@pytest.fixture(scope="module")
def exported() -> dict[str, Any]:
    """A whole game of Vendée with committed chance, rewound once, as a file."""
    table, hand = Table.new(load("vendee"), 2, chance=Fair(SECRET, "table-1")), Fast(4)
    while table.pending():
        if table.n == 30:
            table.rewind(0, 25)
        seat = table.pending()[0]
        options = table.options(seat)
        table.answer(seat, options[hand.below(len(options))])
    return {**json.loads(table.save()), "names": ["Jeanne", ""], "commitment": commitment(SECRET)}


def written(tmp_path: Path, exported: dict[str, Any], change: Callable[[dict[str, Any]], None]) -> str:
    copy = json.loads(json.dumps(exported))
    change(copy)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(copy))
    return str(file)


def test_a_fair_game_is_verified_with_what_everybody_rolled(run: Run, tmp_path: Path, exported: dict[str, Any]) -> None:
    file = written(tmp_path, exported, lambda _: None)
    told = run("verify", file)
    assert told.code == 0
    assert commitment(SECRET) in told.out.replace("\n", "")
    assert "Jeanne" in told.out
    found = json.loads(run("verify", file, "--json").out)
    assert found["fair"]
    drawn = sum(len(move[2]) for move in exported["log"])
    assert len(found["drawn"]) == drawn > 100


def test_the_words_of_those_who_sat_down_are_told(run: Run, tmp_path: Path, exported: dict[str, Any]) -> None:
    told = run("verify", written(tmp_path, exported, lambda game: None))
    assert "Jeanne" in told.out
    for words, names in (
        ("table-1 0:liberte 1:egalite", ("liberte", "egalite")),
        ("table-1 fraternite", ("fraternite",)),
    ):
        audit = Audit("", words, 0, [])
        assert tuple(word for _, word in audit.spoken()) == names
        assert [seat for seat, _ in audit.spoken()] == list(range(len(names)))


def forge_a_die(game: dict[str, Any]) -> None:
    n = next(n for n, move in enumerate(game["log"]) if n > 0 and move[2])
    game["log"][n][2][0] ^= 1


def test_one_forged_die_is_found(run: Run, tmp_path: Path, exported: dict[str, Any]) -> None:
    told = run("verify", written(tmp_path, exported, forge_a_die))
    assert told.code != 0
    assert "as the secret gives it" in told.err


def test_another_secret_is_found(run: Run, tmp_path: Path, exported: dict[str, Any]) -> None:
    def change(game: dict[str, Any]) -> None:
        game["state"]["chance"][1] = "another secret"

    told = run("verify", written(tmp_path, exported, change))
    assert told.code != 0
    assert "committed" in told.err


def test_a_game_without_committed_chance_says_so(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "fast.json"
    file.write_bytes(Table.new(load("vendee"), 2).save())
    told = run("verify", str(file))
    assert told.code != 0
    assert "nothing to verify" in told.err
