"""Packs to test with."""

from __future__ import annotations

from cocarde.core.packs.pack import Pack
from cocarde.kit.packs.files import of_files

HEAD = """\
name = "{name}"
game = "{game}"
version = "1"
author = "Théroigne"
licence = "CC0-1.0"
[fr]
title = "Ma boîte"
[en]
title = "My box"
"""


def files(game: str = "vendee", name: str = "maison", **tables: str) -> dict[str, str]:
    """The files of a pack: tables by their names, `fr` and `en` for sentences."""
    found = {"pack.toml": HEAD.format(game=game, name=name)}
    for table, text in tables.items():
        found[f"text/{table}/names.ftl" if table in ("fr", "en") else f"{table}.toml"] = text
    return found


def pack(game: str = "vendee", name: str = "maison", **tables: str) -> Pack:
    """A pack of these tables."""
    return of_files(files(game, name, **tables))


def card(value: int) -> str:
    """A row in which the scythes of White are worth so much."""
    return f'[[cards]]\nid = "w1_faux"\nvalue = {value}\n'
