"""The command in this process, and as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import cocarde
from cocarde import cli
from cocarde.core.chance import Fast
from cocarde.core.table import Table

ROOT = Path(__file__).parents[2]


class Done:
    """What a command left: exit code, stdout, stderr."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


Run = Callable[..., Done]


def played(seed: int = 5, answers: int = 10_000) -> Table:
    """A game played at random, to its end or so far."""
    table, hand = cocarde.new("vendee", seed=seed), Fast(seed)
    while table.pending() and table.n <= answers:
        seat = table.pending()[0]
        options = table.options(seat)
        table.answer(seat, options[hand.below(len(options))])
    return table


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("games", "--json")`: the command within this process, in a wide French terminal."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)

    def command(*args: str, stdin: str = "") -> Done:
        lines = iter(stdin.splitlines())

        def read(*_: object) -> str:
            line = next(lines, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", read)
        code = cli.run(args)
        told = capsys.readouterr()
        return Done(code, told.out, told.err)

    return command


def process(*args: str, stdin: str = "", **environment: str) -> Done:
    """`python -m cocarde` as a person runs it."""
    source = str(Path(cocarde.__file__).parents[1])
    ours = {**os.environ, "PYTHONPATH": source, "LANG": "fr_FR.UTF-8", **environment}
    done = subprocess.run(
        [sys.executable, "-m", "cocarde", *args],
        input=stdin,
        capture_output=True,
        text=True,
        env=ours,
        cwd=ROOT,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)
