"""`cocarde analyse`: a finished game from its file, in both languages; what cannot be analysed says why."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cocarde.bots.coach.analysis import real_choices
from tests.cli.conftest import Run, played

FEW = ("--simulations", "2")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("analysed") / "game.json"
    path.write_bytes(played().save())
    return str(path)


@pytest.mark.parametrize(("lang", "words"), [("fr", ("Précision", "Mieux")), ("en", ("Accuracy", "Better"))])
def test_a_game_is_told_with_its_figures_and_moments(run: Run, file: str, lang: str, words: tuple[str, ...]) -> None:
    told = run("analyse", file, *FEW, "--lang", lang)
    assert told.code == 0
    assert all(word in told.out for word in words)


def test_as_json_every_real_decision_of_the_seat(run: Run, file: str) -> None:
    found = json.loads(run("analyse", file, *FEW, "--from", "1", "--json").out)
    assert [one["n"] for one in found["decisions"]] == real_choices(played(), 1)
    assert found["seat"] == 1
    assert set(found["summary"]["moments"]) <= {one["n"] for one in found["decisions"]}


def test_what_cannot_be_analysed_says_why(run: Run, file: str, tmp_path: Path) -> None:
    assert "0 to 1" in run("analyse", file, "--from", "2").err
    begun = tmp_path / "begun.json"
    begun.write_bytes(played(answers=20).save())
    told = run("analyse", str(begun))
    assert (told.code, "not finished" in told.err) == (2, True)
