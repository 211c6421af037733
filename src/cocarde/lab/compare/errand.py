"""A comparison that somebody else waits for: `python -m cocarde.lab.compare.errand`, one JSON line in, a few out.

It runs when nothing else does, keeps a journal and goes on from it; it ends when whoever asked is gone.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec

import cocarde
from cocarde import games as registry
from cocarde.kit.packs.errand import Errand, Word
from cocarde.lab.compare.brief import sentences
from cocarde.lab.compare.page import page
from cocarde.lab.compare.pairs import Compared, compare
from cocarde.lab.report.page import Provenance
from cocarde.lab.report.words import words
from cocarde.lab.runs.journal import beside
from cocarde.lab.runs.plan import Run
from cocarde.lab.runs.processes import Processes
from cocarde.speech import LANGUAGES

LOWEST = 19
SEED = 1


def tell(word: Word) -> None:
    """A line for whoever waits."""
    sys.stdout.buffer.write(msgspec.json.encode(word) + b"\n")
    sys.stdout.buffer.flush()


def runs_of(errand: Errand) -> list[Run]:
    """The game as it is, and with the pack."""
    meta = registry.load(errand.game).meta
    seats = min(meta.seats)
    options: dict[str, str] = meta.settle(seats, {})
    meta.admit_bots(options)
    games = errand.game, f"{errand.game}+{errand.pack.name}@{errand.pack.hash}"
    return [Run(game, seats, options, [errand.bots] * seats, SEED, errand.games) for game in games]


def do(errand: Errand) -> Word:
    """Play, and say what it comes to."""
    held: Any = registry.with_pack(errand.game, errand.pack)
    out = Path(errand.out)
    out.parent.mkdir(parents=True, exist_ok=True)
    found = compare(runs_of(errand), Processes(1, apart=True), out, lambda done: tell(Word(done)))
    word = Word(2 * errand.games, {}, {})
    for language in LANGUAGES:
        say = words(found.after.game, language)
        assert word.sentences is not None
        assert word.page is not None
        word.sentences[language] = list(sentences(found, say))
        word.page[language] = page(found, provenance(errand, found, language), say)
    beside(out).unlink()
    assert held.pack is not None
    return word


def provenance(errand: Errand, found: Compared, language: str) -> Provenance:
    """Where the figures come from."""
    seats = found.after.seats
    words = f"cocarde lab compare {errand.game} --pack {errand.pack.name} --games {errand.games} --seats {seats}"
    return Provenance(f"{words} --bots {errand.bots} --seed {SEED} --lang {language}", cocarde.__version__, errand.date)


def end_with_the_asker() -> None:
    """Nobody waits any more: the pipe is closed."""
    sys.stdin.buffer.read()
    os._exit(0)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    errand = msgspec.json.decode(sys.stdin.buffer.readline(), type=Errand)
    Thread(target=end_with_the_asker, daemon=True).start()
    try:
        tell(do(errand))
    except Exception as error:
        tell(Word(problem=f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    main()
