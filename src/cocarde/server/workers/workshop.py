"""A process in which drafts are checked and their boxes made: `python -m cocarde.server.workers.workshop GAMES`.

A game is imported once more for each version of a draft: too long for the server, which has tables to serve.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from cocarde.core.game import Game
from cocarde.games import with_pack
from cocarde.kit.packs.checking import problems
from cocarde.kit.packs.files import of_files
from cocarde.kit.packs.manifest import LANGUAGES
from cocarde.kit.packs.mistakes import Mistake
from cocarde.server.protocol.workshop import DraftMistake
from cocarde.server.settings import named
from cocarde.server.workers.lines import answer_all, own_channel
from cocarde.speech.box import sentences_of
from cocarde.speech.designers import reason


class Sheet(msgspec.Struct):
    """The files of a draft of this game."""

    game: str
    files: dict[str, str]


class Checked(msgspec.Struct):
    """What is wrong with it; if nothing, its hash and what lies in the box. `fault`: it could not even be looked at."""

    problems: list[DraftMistake] = []
    hash: str = ""
    box: msgspec.Raw = msgspec.Raw(b"null")
    fault: str = ""


def check(load: Callable[[str], Game[Any]], sheet: Sheet) -> Checked:
    """Look at a draft; whatever goes wrong is told, not raised."""
    try:
        game = load(sheet.game)
        printed = game.printed()
        if printed is None:
            return Checked(fault=f"{sheet.game} takes no packs")
        found = problems(sheet.files, printed, sentences_of(game))
        if found:
            return Checked([in_words(sheet.game, one) for one in found])
        pack = of_files(sheet.files)
        box = {**msgspec.to_builtins(with_pack(sheet.game, pack).box()), "kinds": game.meta.kinds}
        return Checked([], pack.hash, msgspec.Raw(msgspec.json.encode(box)))
    except Exception as error:
        return Checked(fault=f"{type(error).__name__}: {error}")


def in_words(slug: str, one: Mistake) -> DraftMistake:
    """A mistake as the page shows it."""
    said = {language: reason(slug, one.why, language) for language in LANGUAGES}
    return DraftMistake(one.file, one.row, one.field, one.why.rule, said)


def main() -> None:
    answer_all(own_channel(), Sheet, partial(check, named(sys.argv[1])))


if __name__ == "__main__":
    main()
