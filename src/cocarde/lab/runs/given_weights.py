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
from cocarde.core.judge import Judge
from cocarde.kit.tuned import lore_in, weights_in
from cocarde.lab.training.teach import teachable
from cocarde.lab.training.tune import tunable

JUDGES: Final = ("good", "strong")
"""The bots that can be given weights."""


class GivenWeights(Bot):
    """Another bot, which judges by weights of its own."""

    def __init__(self, bot: Bot, judge: Judge[Any]) -> None:
        self.bot: Final = bot
        self.judge: Final = judge

    def choose(self, seat_view: SeatView, chance: Chance) -> Choice:
        return self.bot.choose(seat_view.with_judge(self.judge), chance)


def plain(name: str) -> str:
    """The bot of a name without its file."""
    kind = name.partition(":")[0]
    return kind if kind in JUDGES else name


def read_given(slug: str, names: list[str]) -> dict[str, str]:
    """By name the text of its file, for the bots that have one; `BadInput` for a file that does not serve this game."""
    found: dict[str, str] = {}
    for name in names:
        if plain(name) != name:
            found[name] = text_of(name)
            try:
                judge_of(slug, name, found[name])
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
        GivenWeights(bot, judge_of(slug, name, texts[name])) if name in texts else bot
        for bot, name in zip(bots, names, strict=True)
    ]


@lru_cache(maxsize=16)
def judge_of(slug: str, name: str, text: str) -> Judge[Any]:
    """The judge of the game by the weights in this text."""
    kind, _, file = name.partition(":")
    if kind == "strong":
        judge = teachable(slug)
        return judge.by(judge.weights, lore_in(file, text, judge.families))
    judge = tunable(slug)
    return judge.by(weights_in(file, text, judge.parts), judge.learnt)
