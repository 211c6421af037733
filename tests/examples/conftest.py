"""The sixth game installed once, and commands that find it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Done, process
from tests.examples.installed import install, path_with

Command = Callable[..., Done]


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("sixth"))


@pytest.fixture
def run(packages: Path) -> Command:
    """`run("games")`: the command `cocarde` where La Tribune is installed."""
    return lambda *args, stdin="": process(*args, stdin=stdin, PYTHONPATH=path_with(packages), COLUMNS="200")
