"""Games of other packages: on the shelf like those of the house, and one line in the log when they cannot be played."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from cocarde import games
from cocarde.core.errors import BadInput
from tests.bots.packages import install, on_the_path

TOY = "from tests.toy import TOY as GAME"
HOUSE = ("courtisans", "lys", "guillotine", "vendee", "cortege")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    with on_the_path(tmp_path):
        yield tmp_path


def bring(folder: Path, package: str, slug: str, code: str = TOY) -> None:
    install(folder, package, {slug: "GAME"}, code, "cocarde.games")


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log says while the shelf is filled."""
    with caplog.at_level(logging.WARNING):
        games.shelf()
    return [record.getMessage() for record in caplog.records]


def test_a_foreign_game_stands_on_the_shelf_by_its_year(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    bring(folder, "pebbles", "toy")
    assert lines(caplog) == []
    assert games.shelf() == (*HOUSE[:4], "toy", HOUSE[4])
    assert games.load("toy").meta.slug == "toy"


@pytest.mark.parametrize(
    ("slug", "code", "told"),
    [
        ("toy", "raise OSError('no\\n such disc')", "cannot be loaded: OSError: no such disc (pebbles.py, line 1)"),
        ("toy", "raise SystemExit(3)", "cannot be loaded: SystemExit: 3 (pebbles.py, line 1)"),
        ("toy", "", "cannot be loaded: AttributeError: module 'pebbles' has no attribute 'GAME'"),
        ("toy", "GAME = dict", ": pebbles:GAME is a type, not a cocarde.core.game.Game"),
        ("pebble", TOY, ": its own name is 'toy'"),
        ("Toy-1", TOY, ": a slug is a-z, then a-z, 0-9 or _, 24 letters at most"),
    ],
)
def test_a_broken_game_is_one_line_in_the_log_and_the_house_opens_without_it(
    slug: str, code: str, told: str, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bring(folder, "pebbles", slug, code)
    [line] = lines(caplog)
    assert line.startswith(f"game {slug!r} of the package 'pebbles'")
    assert line.removeprefix(f"game {slug!r} of the package 'pebbles'").lstrip().startswith(told)
    assert "\n" not in line
    assert games.shelf() == HOUSE
    with pytest.raises(BadInput) as found:
        games.load(slug)
    assert str(found.value) == line


def test_a_game_that_two_packages_offer_is_nobody_s(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    bring(folder, "castor", "toy")
    bring(folder, "pollux", "toy")
    line = "game 'toy' is offered by several packages: castor, pollux; none is taken"
    assert lines(caplog) == [line]
    assert games.shelf() == HOUSE
    with pytest.raises(BadInput, match=line):
        games.load("toy")


def test_the_house_keeps_its_names(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    bring(folder, "usurper", "lys")
    assert lines(caplog) == ["game 'lys' of the package 'usurper': the house has a game of this name"]
    assert games.shelf() == HOUSE
    assert games.slugs().count("lys") == 1
    assert games.load("lys").home.parent.name == "games"


def test_an_unknown_game_is_told_with_those_there_are(folder: Path) -> None:
    bring(folder, "pebbles", "toy")
    with pytest.raises(BadInput, match="no game 'chess'; there are cortege, .*, vendee, toy"):
        games.load("chess")
