"""Packages that bring bots or games along, as pip leaves them: a module, and a .dist-info that names them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import dedent

import pytest

from cocarde import games
from cocarde.bots import foreign
from cocarde.kit.plugins import entries

LAST = """
    from cocarde.bots import Bot

    class Last(Bot):
        def choose(self, seat_view, chance):
            return seat_view.options[-1]
"""


def install(folder: Path, package: str, offers: dict[str, str], code: str = LAST, group: str = "cocarde.bots") -> None:
    """Put a package into `folder`: its one module has the name of the package; `offers`: what each name stands for."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    lines = [f"{name} = {package}:{value}" for name, value in offers.items()]
    (info / "entry_points.txt").write_text("\n".join([f"[{group}]", *lines, ""]), "utf-8")
    (folder / f"{package}.py").write_text(dedent(code), "utf-8")


@contextmanager
def on_the_path(folder: Path) -> Iterator[None]:
    """As long as this lasts the packages of `folder` are installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        forget()
        try:
            yield
        finally:
            forget()
            for module in folder.iterdir():
                sys.modules.pop(module.stem, None)


def forget() -> None:
    """Look again at what is installed."""
    entries.cache_clear()
    foreign.bring.cache_clear()
    games.as_imported.cache_clear()
    games.shelf.cache_clear()
