"""The walk through the sixth game quotes what stands in its files, and leaves no file of it out."""

from __future__ import annotations

import re

import pytest

from tests.docs.pages import ROOT, blocks, text_of

PAGE = "docs/add-a-game.md"
PROJECT = ROOT / "examples" / "tribune"
FILES = [path for path in sorted(PROJECT.rglob("*")) if path.suffix in {".py", ".toml"}]
QUOTED = [block for language, block in blocks(ROOT / PAGE) if language in {"python", "toml"}]


@pytest.mark.parametrize("block", QUOTED)
def test_what_is_quoted_stands_there(block: str) -> None:
    assert [path.name for path in FILES if block in path.read_text("utf-8")]


def test_every_module_of_the_game_s_own_folder_is_named() -> None:
    home = PROJECT / "src" / "tribune"
    linked = re.findall(r"\]\(\.\./examples/tribune/src/tribune/([\w./]+)\)", text_of(PAGE))
    assert {path.name for path in home.glob("*.py")} <= set(linked)
    folders = {path.name for path in home.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert {link.split("/")[0] for link in linked if "/" in link} == folders
