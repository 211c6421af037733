"""Foreign bots on the command line: listed, named like those of the house, and never a reason to lose a game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.packages import LAST, install, on_the_path
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def bags(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "bags"
    folder.mkdir()
    install(folder, "lastly", {"last_one": "Last", "good": "Last"}, LAST + "        games = ('vendee', 'lys')\n")
    install(folder, "fickle", {"fickle": "Last"}, LAST.replace("seat_view.options[-1]", "seat_view.opinions[-1]"))
    with on_the_path(folder):
        yield folder


def test_the_bots_are_listed_with_their_packages(run: Run) -> None:
    told = {(bot["name"], bot["package"]): bot for bot in json.loads(run("bots", "--json").out)}
    assert told["strong", "cocarde"]["problem"] == ""
    assert told["last_one", "lastly"]["games"] == ["vendee", "lys"]
    assert "the house has a bot of this name" in told["good", "lastly"]["problem"]
    listing = run("bots")
    assert (listing.code, listing.err) == (0, "")
    assert "last_one" in listing.out


def test_a_guest_plays_in_the_terminal_and_in_the_lab(run: Run) -> None:
    played = run("play", "vendee", "--seed", "3", "--seat", "1", "--bots", "last_one", stdin="quit\n")
    assert (played.code, played.err) == (0, "")
    told = run("lab", "simulate", "vendee", "--games", "2", "--bots", "last_one,random", "--seed", "1", "--json")
    assert (told.code, json.loads(told.out)["bots"]) == (0, ["last_one", "random"])


@pytest.mark.parametrize(
    "args", [("play", "cortege", "--bots", "last_one"), ("lab", "simulate", "cortege", "--bots", "last_one")]
)
def test_a_game_it_does_not_play_is_one_line(args: tuple[str, ...], run: Run) -> None:
    done = run(*args)
    assert done.code == 2
    assert done.err.endswith("bot 'last_one' of the package 'lastly' does not play cortege; it plays vendee, lys\n")


def test_in_a_game_with_people_the_house_answers_for_a_guest_that_fails(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = run("play", "vendee", "--seed", "3", "--seat", "1", "--bots", "fickle", stdin=f"save {file}\nquit\n")
    assert (done.code, done.err) == (0, "")
    assert "bot 'fickle' of the package 'fickle' failed: AttributeError" in done.out.replace("\n", " ")
    assert json.loads(file.read_bytes())["log"][1][0] == 0


def test_in_the_lab_a_guest_that_fails_ends_the_run_with_one_line(run: Run) -> None:
    done = run("lab", "simulate", "vendee", "--games", "2", "--bots", "fickle,random")
    assert done.code == 2
    assert "bot 'fickle' of the package 'fickle' failed: AttributeError" in done.err
    assert done.err.count("\n") == 1
