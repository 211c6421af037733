"""What designers are told: what is wrong with a pack, and what a face is called that no source names.

No player's page needs these sentences.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from cocarde.core.game import Game
from cocarde.core.text import Refusal, Text, Value
from cocarde.games import load
from cocarde.kit.packs.mistakes import Mistake, Mistaken
from cocarde.kit.packs.naming import reconstructed
from cocarde.kit.packs.writing import Heads
from cocarde.speech import LANGUAGES, Speech, sources
from cocarde.speech.box import named_in, names_of

ROOM: Final = "designers"


@lru_cache(maxsize=16)
def designers(game: Game[Any] | None, language: str) -> Speech:
    """The sentences about the packs of a game; None: of a pack of nobody knows which."""
    found = Speech(game, language)
    for one in (None, game) if game is not None else (None,):
        found.learn(sources(one, language, ROOM))
    return found


def reason(slug: str, why: Refusal, language: str) -> str:
    """Why something in a pack of this game (none: "") cannot be, without its rule."""
    return designers(load(slug) if slug else None, language).say(why.text)


def line(slug: str, mistake: Mistake, language: str) -> str:
    """A mistake with file, line, row, field and rule, as `cocarde pack check` says it."""
    return f"{mistake.place}: {reason(slug, mistake.why, language)} ({mistake.why.rule})"


def unread(error: Mistaken, language: str) -> str:
    """Why a pack cannot be read: the first mistake, and how many there are besides."""
    first, more = line(error.slug, error.mistakes[0], language), len(error.mistakes) - 1
    return say("pack-unread", language, pack=error.called, first=first, more=more)


def say(key: str, language: str, **args: Value) -> str:
    """What a command for designers says."""
    return designers(None, language).say(Text(key, args))


def heads(slug: str, name: str, language: str) -> Heads:
    """What is explained at the head of the files of a new pack; over the names in the language of each."""
    return Heads(
        say("skeleton-about", language, name=name, game=slug),
        lambda file, called: say("skeleton-table", language, file=file, game=slug, called=called),
        {one: say("skeleton-names", one) for one in LANGUAGES},
    )


def blank_names(game: Game[Any], language: str) -> dict[str, str]:
    """Neutral names in the place of those that were reconstructed, for the owner of a box to fill in.

    A game has faces in the tables for which it says `blank-TABLE`.
    """
    printed, found = game.printed(), dict[str, str]()
    voice = designers(game, language)
    for table, number, names in reconstructed(printed, named_in(names_of(game, language))) if printed else ():
        if voice.knows(f"blank-{table}"):
            for name in names:
                word = next((word for word in ("note", "short") if name.endswith(f"-{word}")), table)
                found[name] = voice.say(Text(f"blank-{word}", {"no": number}))
    return found
