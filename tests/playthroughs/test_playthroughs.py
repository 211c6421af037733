"""A game of each box, told entry by entry, is what it was: whoever changes a rule reads here what that changes.

`make playthroughs` writes the files anew; the difference belongs to the commit, and to who reviews it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cocarde import cli
from tests.docs.pages import SLUGS

HERE = Path(__file__).parent
SHORTEST, LONGEST = 150, 320


@pytest.mark.parametrize("slug", SLUGS)
def test_the_game_is_told_as_it_was(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--lang", "en", "playthrough", slug, "--seed", "1"]) == 0
    told, kept = capsys.readouterr().out.splitlines(), (HERE / f"{slug}.txt").read_text("utf-8").splitlines()
    assert told == kept, "if this is meant: make playthroughs, and read the difference"


def test_each_game_is_kept_and_no_other_and_can_be_read_in_one_go() -> None:
    kept = {file.stem: len(file.read_text("utf-8").splitlines()) for file in HERE.glob("*.txt")}
    assert sorted(kept) == SLUGS
    assert [slug for slug, lines in kept.items() if not SHORTEST <= lines <= LONGEST] == []


def test_what_is_left_out_is_counted_and_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    sums = []
    for first in ("40", "3", "100000"):
        cli.run(["--lang", "en", "playthrough", "vendee", "--first", first])
        sums.append(capsys.readouterr().out.splitlines())
    assert [lines[-1] for lines in sums] == [sums[0][-1]] * 3
    entries = int(sums[0][-1].split()[0])
    assert f"… {entries - 1 - 3 - 8} answers …" in sums[1]
    assert not [line for line in sums[2] if line.startswith("…")]


@pytest.mark.parametrize("args", [["nothing"], ["vendee", "--seats", "3"], ["vendee", "--option", "placement=nowhere"]])
def test_what_cannot_be_played_is_one_line(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["playthrough", *args]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)


def test_only_what_one_saw_otherwise_than_all_stands_behind_a_name() -> None:
    lines = (HERE / "vendee.txt").read_text("utf-8").splitlines()
    assert "   V-12 Blue draws 7 cards." in lines
    private = [line for line in lines if line.startswith("   [Blue] V-12 Blue draws ")]
    assert private
    assert not [line for line in lines if line == private[0].replace("[Blue] ", "")]


def test_bots_can_be_watched(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--lang", "en", "playthrough", "vendee", "--bots", "novice,ismcts:2", "--first", "3"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("vendee, 2 seats, seed 1, answers of novice, ismcts:2")
    assert cli.run(["playthrough", "vendee", "--bots", "novice,novice,novice"]) == 2
