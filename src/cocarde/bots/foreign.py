# interpreted: it opens packages of others, once, and looks at whatever they give
"""Foreign bots: installed packages bring them along under the entry point group `cocarde.bots`.

The name of an entry point is the name of the bot, its value a class or function that gives a `Bot`. It is made once
in each process. It knows what the bots of the house know, but what it is shown is an imagined world: whatever it
reads there, it does not read the true state.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from typing import Final

import msgspec

from cocarde.bots.bot import Bot
from cocarde.bots.seat_view import SeatView
from cocarde.core.chance import Chance, Fast
from cocarde.core.choice import Choice
from cocarde.core.errors import BadInput
from cocarde.games import slugs
from cocarde.kit.plugins import entries, in_one_line, packages

GROUP: Final = "cocarde.bots"
NAMES: Final = re.compile(r"[a-z][a-z0-9_-]{0,23}")


class BotOffer(msgspec.Struct, frozen=True):
    """A bot that a package offers. `games`: which it plays (None: all); `problem`: why it cannot, in one line."""

    name: str
    package: str
    games: tuple[str, ...] | None = None
    problem: str = ""

    def plays(self, slug: str) -> bool:
        """Can it sit down at this game?"""
        return not self.problem and (self.games is None or slug in self.games)


class ForeignBot(Bot):
    """A bot of another package at our tables: what it is shown is narrowed, what it answers is looked at."""

    def __init__(self, offer: BotOffer, bot: Bot) -> None:
        self.offer: Final = offer
        self._bot: Final = bot

    def choose(self, seat_view: SeatView, chance: Chance) -> Choice:
        self.check_game(seat_view.game.meta.slug)
        try:
            answer: object = self._bot.choose(seat_view.narrowed(Fast(chance.seed())), chance)
            if isinstance(answer, Choice) and seat_view.refuses(answer) is None:
                return answer
        except (Exception, SystemExit) as error:
            raise BadInput(f"{called(self.offer)} failed: {in_one_line(error)}") from error
        raise BadInput(f"{called(self.offer)} answered {shown(answer)}, which is no legal answer")

    def check_game(self, slug: str) -> None:
        """`BadInput` unless it plays this game."""
        if not self.offer.plays(slug):
            games = ", ".join(self.offer.games or ())
            raise BadInput(f"{called(self.offer)} does not play {slug}; it plays {games}")


def called(offer: BotOffer) -> str:
    """The bot with its package, as it is named in every complaint."""
    return f"bot {offer.name!r} of the package {offer.package!r}"


def shown(answer: object) -> str:
    """What was answered, as far as it can be told."""
    return repr(answer.notation if isinstance(answer, Choice) else answer)[:80]


@cache
def bring(name: str) -> ForeignBot:
    """The foreign bot of this name, ready to play; `BadInput` names the package whose bot cannot."""
    first, *others = entries(GROUP)[name]
    offer = BotOffer(name, packages([first, *others]))
    if others:
        raise BadInput(f"bot {name!r} is offered by several packages: {offer.package}; none of them plays")
    if not NAMES.fullmatch(name):
        raise BadInput(f"{called(offer)}: a name is a-z, then a-z, 0-9, _ or -, 24 letters at most")
    try:
        bot = first.load()()
    except (Exception, SystemExit) as error:
        raise BadInput(f"{called(offer)} cannot be loaded: {in_one_line(error)}") from error
    if not isinstance(bot, Bot):
        raise BadInput(f"{called(offer)}: {first.value} gives a {type(bot).__name__}, not a cocarde.bots.Bot")
    return ForeignBot(msgspec.structs.replace(offer, games=games_of(bot, offer)), bot)


def games_of(bot: Bot, offer: BotOffer) -> tuple[str, ...] | None:
    """The games it says it plays, None: all; `BadInput` if they cannot be read."""
    said = getattr(bot, "games", None)
    if said is None:
        return None
    known = isinstance(said, Collection) and not isinstance(said, str) and all(slug in slugs() for slug in said)
    if not known or not said:
        raise BadInput(f"{called(offer)}: games = {said!r} must name some of {', '.join(slugs())}")
    return tuple(said)


def look_at(name: str, taken: Collection[str]) -> BotOffer:
    """The bot that is offered under this name, tried out; what keeps it away is its `problem`."""
    offer = BotOffer(name, packages(entries(GROUP)[name]))
    if name in taken:
        return msgspec.structs.replace(offer, problem=f"{called(offer)}: the house has a bot of this name")
    try:
        return bring(name).offer
    except BadInput as error:
        return msgspec.structs.replace(offer, problem=str(error))
