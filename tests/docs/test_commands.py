"""Every `cocarde …` a page names is read by the command itself; those that cost nothing are run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from cocarde import cli
from cocarde.cli.app import command
from tests.docs.pages import GUIDES, blocks, code_words, name_of

STANDS_FOR = {
    "SLUG": "vendee",
    "GAME": "vendee",
    "<slug>": "vendee",
    "N": "1",
    "FILE": "file",
    "A,B,C": "good,random,novice",
}
"""What a page writes for any of its kind."""

CHEAP = (
    "cocarde bots",
    "cocarde games",
    "cocarde rules vendee V-30",
    "cocarde lab simulate vendee --games 10000 --seats 2 --bots greedy,random --seed 1 --json",
)
"""Run as they are, but for the number of games."""


def commands(page: Path) -> list[str]:
    """The commands in the text and in the blocks of a page."""
    lines = [*code_words(page), *[line for _, block in blocks(page) for line in block.splitlines()]]
    return [line.partition("#")[0].strip() for line in lines if line.startswith("cocarde ")]


NAMED = sorted({(name_of(page), line) for page in GUIDES for line in commands(page)})


def words_of(line: str) -> list[str]:
    words = [word.strip("[]") for word in shlex.split(line)[1:]]
    return [re.sub(r":FILE\b", ":file", STANDS_FOR.get(word, word)) for word in words]


def parse(words: list[str]) -> None:
    """As the command would, without doing anything; raises what it would complain of."""
    kind: Any = command()
    context = kind.make_context("cocarde", ["--lang", "en", words[0]])
    while words and hasattr(kind, "commands"):
        kind = kind.commands[words.pop(0)]
        if words or hasattr(kind, "commands"):
            context = kind.make_context("", words[:], parent=context)


@pytest.mark.parametrize(("page", "line"), NAMED)
def test_a_command_is_one(page: str, line: str) -> None:
    parse(words_of(line))


def test_there_are_commands_to_read() -> None:
    assert len(NAMED) > 30


@pytest.mark.parametrize("line", ["cocarde lab simulate --gams 3", "cocarde labor", "cocarde rules --coverage"])
def test_what_is_none_is_noticed(line: str) -> None:
    with pytest.raises(Exception, match=r"No such option|labor|Missing parameter"):
        parse(words_of(line))


@pytest.mark.parametrize("line", CHEAP)
def test_a_cheap_command_does_what_it_should(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert line == "cocarde games" or line in {one for _, one in NAMED}
    few = re.sub(r"--games \d+", "--games 4 --jobs 1", line)
    assert cli.run(shlex.split(few)[1:]) == 0
    told = capsys.readouterr()
    assert told.out
    assert told.err == ""
