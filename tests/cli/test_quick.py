"""`make quick`: which tests a change touches, and how near they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import ROOT
from tools.quick import named, near


@pytest.fixture(autouse=True)
def _at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def test_a_change_of_a_module_runs_its_own_tests_first() -> None:
    found = near([Path("src/cocarde/server/limits.py")])
    assert "tests/server/abuse/test_limits.py" in found[:2]  # beside the other file that imports it
    assert "tests/server/live/test_socket.py" in found
    assert not [path for path in found if path.startswith(("tests/games", "tests/core"))]


def test_a_change_of_a_text_runs_the_tests_of_its_game_and_of_all_games() -> None:
    text = next((ROOT / "src/cocarde/games/vendee").rglob("*.ftl")).relative_to(ROOT)
    own = {str(path.relative_to(ROOT)) for path in (ROOT / "tests/games/vendee").rglob("test_*.py")}
    found = near([text])
    assert set(found[: len(own)]) == own
    assert not [path for path in found if path.startswith("tests/games/lys")]
    assert "tests/contract/said/test_texts.py" in named([text])


def test_a_changed_test_is_run_itself() -> None:
    assert near([Path("tests/lab/test_interval.py")]) == ["tests/lab/test_interval.py"]


def test_a_page_is_read_by_the_tests_of_pages() -> None:
    found = near([Path("README.md")])
    assert "tests/docs/test_examples.py" in found
    assert {str(Path(path).parent) for path in found} == {"tests/docs"}


def test_what_is_neither_code_nor_page_touches_no_test() -> None:
    assert near([Path("LICENSE")]) == named([Path("LICENSE")]) == []
