"""Bots that judge by weights of a file instead of those of the game: so new weights meet the ones before them.

`good:FILE` judges by what `cocarde lab tune` wrote, `strong:FILE` has the experience that `cocarde lab teach` wrote.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from cocarde.bots import match
from cocarde.bots.bot import Bot
from cocarde.bots.seat_view import SeatView
from cocarde.core.chance import Chance
from cocarde.core.choice import Choice
from cocarde.core.errors import BadData, BadInput
from cocarde.kit.tuned import lore_in, weights_in
from cocarde.lab.training.teach import school_of
from cocarde.lab.training.tune import judgement_of

BORROWERS: Final = ("good", "strong")
Places = list[tuple[list[Any], list[Any]]]
"""Lists that a game judges by, each with what shall stand there."""


class Borrower(Bot):
    """Another bot, while whose answer is sought other weights stand in the game's lists."""

    def __init__(self, bot: Bot, places: Places) -> None:
        self.bot: Final = bot
        self.places: Final = places

    def choose(self, seat_view: SeatView, chance: Chance) -> Choice:
        kept = [place[:] for place, _ in self.places]
        for place, theirs in self.places:
            place[:] = theirs
        try:
            return self.bot.choose(seat_view, chance)
        finally:
            for (place, _), ours in zip(self.places, kept, strict=True):
                place[:] = ours


def plain(name: str) -> str:
    """The bot of a name without its file."""
    kind = name.partition(":")[0]
    return kind if kind in BORROWERS else name


def borrow(slug: str, names: list[str]) -> dict[str, str]:
    """By name the text of its file, for the bots that have one; `BadInput` for a file that does not serve this game."""
    found: dict[str, str] = {}
    for name in names:
        if plain(name) != name:
            found[name] = text_of(name)
            try:
                places(slug, name, found[name])
            except BadData as error:
                raise BadInput(f"bot {name!r}: {error}") from error
    return found


def text_of(name: str) -> str:
    """What stands in the file of a bot."""
    file = name.partition(":")[2]
    if not file or any(letter.isspace() for letter in file):
        raise BadInput(f"bot {name!r}: after the colon stands a file of weights, its name without spaces")
    try:
        return Path(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "no text"
        raise BadInput(f"bot {name!r}: cannot read {file}: {why}") from error


def seated(slug: str, names: list[str], texts: dict[str, str]) -> list[Bot]:
    """The bots of a match that nobody waits for; `texts`: of the files of those that have one."""
    bots = match.seated([plain(name) for name in names])
    return [
        Borrower(bot, places(slug, name, texts[name])) if name in texts else bot
        for bot, name in zip(bots, names, strict=True)
    ]


@lru_cache(maxsize=16)
def places(slug: str, name: str, text: str) -> Places:
    """What a game judges by, and what it shall be for this bot."""
    kind, _, file = name.partition(":")
    if kind == "strong":
        school = school_of(slug)
        return [(school.weights, lore_in(file, text, school.families))]
    module = judgement_of(slug)
    weights = weights_in(file, text, module.PARTS)
    derived = [(place, work_out(weights)) for place, work_out in getattr(module, "DERIVED", ())]
    return [(module.WEIGHTS, weights), *derived]
