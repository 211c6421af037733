"""A command is imported when it is asked for, and nothing that another one needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

from cocarde.cli.app import command

ASKED = """
import sys
from cocarde import cli
try:
    cli.run(sys.argv[1:])
finally:
    print(*sys.modules, file=sys.stderr)
"""

HEAVY = ("cocarde.lab", "cocarde.server", "cocarde.cli.lab", "cocarde.cli.house", "rich.markdown", "litestar", "polars")


@pytest.mark.parametrize("line", ["play vendee --seat 9", "games", "agent vendee --seats 9", "--version"])
def test_who_plays_waits_for_neither_lab_nor_server(line: str) -> None:
    asked = [sys.executable, "-c", ASKED, *line.split()]
    done = subprocess.run(asked, capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL)
    modules = done.stderr.splitlines()[-1].split()
    assert "cocarde.cli.app" in modules
    assert [name for name in modules if name.startswith(HEAVY)] == []


@pytest.mark.parametrize("room", [(), ("lab",), ("pack",), ("admin",), ("admin", "tables")])
def test_every_command_stands_where_it_is_looked_for(room: tuple[str, ...]) -> None:
    group = command()
    for name in room:
        group = group.commands[name]
    assert len(group.commands) > 2
    assert {name: one.name for name, one in group.commands.items()} == {name: name for name in group.commands}
    assert all(one.help for one in group.commands.values())
