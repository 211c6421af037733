"""The shelf, the boxes, the rules and the texts: what hardly changes while the server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from cocarde.core.text import Text
from cocarde.server.errors import NotFound
from cocarde.server.protocol.http import GameCard
from cocarde.server.protocol.packs import PackOffer
from cocarde.server.routes.answers import gives
from cocarde.server.routes.guards import AnyRequest
from cocarde.server.routes.page import Leaf
from cocarde.server.server import Server
from cocarde.speech import LANGUAGES, Speech, called, sources
from cocarde.speech.primer import Primer, primer_of
from cocarde.speech.rulebook import Rule, rules_of

JSON = "application/json"
MOST_LEAVES = 200
TAGLINE = Text("tagline")
"""What a game promises, in a line."""


class Library:
    """What hardly changes while the server runs: made when first asked for, then kept."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._leaves: dict[str, Leaf] = {}
        self._making = asyncio.Lock()

    def games(self) -> Leaf:
        """The shelf, the foreign bots that have come in so far, and the packs of this machine."""
        foreign = [bot.name for bot in self._server.workers.foreign.present]
        packs = {slug: self._server.packs.offered(self._server.game(slug)) for slug in self._server.settings.shelf}
        there = [offer.card.hash for offers in packs.values() for offer in offers]
        return self._leaf(f"games/{foreign}/{there}", lambda: [self._card(slug, packs[slug]) for slug in packs])

    async def box(self, slug: str) -> Leaf:
        """What lies in the box, a pack in it: the game's own struct, and the kinds of its arguments."""
        game = await self._server.edition(slug)
        return self._leaf(f"box/{slug}", lambda: {**msgspec.to_builtins(game.box()), "kinds": game.meta.kinds})

    async def rules(self, slug: str) -> Leaf:
        """The rules by number; made aside, for that takes a quarter of a second."""
        game, key = self._server.game(slug), f"rules/{slug}"
        async with self._making:
            made = self._leaves.get(key)
            leaf = await asyncio.to_thread(lambda: leaf_of(rules_of(game))) if made is None else made
        return self._kept(key, lambda: leaf)

    def primer(self, slug: str) -> Leaf:
        """The player's page."""
        game = self._server.game(slug)
        return self._leaf(f"primer/{slug}", lambda: primer_of(game))

    async def texts(self, slug: str, language: str) -> Leaf:
        """The Fluent source of the house or of a game."""
        if language not in LANGUAGES:
            raise NotFound(f"no language {language[:40]!r}; there are {', '.join(LANGUAGES)}")
        game = None if slug == "house" else await self._server.edition(slug)
        key = f"texts/{slug}/{language}"
        return self._kept(key, lambda: Leaf(sources(game, language).encode(), "text/plain"))

    def _leaf(self, key: str, make: Any) -> Leaf:
        return self._kept(key, lambda: leaf_of(make()))

    def _kept(self, key: str, make: Callable[[], Leaf]) -> Leaf:
        """The leaf of this key; packs come and go, so what was asked for longest ago is let go."""
        found = self._leaves.pop(key, None) or make()
        self._leaves[key] = found
        if len(self._leaves) > MOST_LEAVES:
            del self._leaves[next(iter(self._leaves))]
        return found

    def _card(self, slug: str, packs: list[PackOffer]) -> GameCard:
        game = self._server.game(slug)
        meta, said = game.meta, {language: Speech(game, language) for language in LANGUAGES}
        return GameCard(
            slug=slug,
            title={language: called(game, language) for language in LANGUAGES},
            tagline={language: one.say(TAGLINE) for language, one in said.items() if one.knows(TAGLINE.key)},
            seats=list(meta.seats),
            minutes=meta.minutes,
            options=list(meta.options),
            bots=list(self._server.settings.bot_names),
            kinds=meta.kinds,
            silence=meta.silence,
            foreign=self._server.workers.offered(slug),
            packs=packs,
        )


def leaf_of(made: Any) -> Leaf:
    """Something as JSON."""
    return Leaf(msgspec.json.encode(made), JSON)


Shelves = NamedDependency[Library]


@get("/api/games", responses=gives(list[GameCard]))
async def games(request: AnyRequest, library: Shelves) -> Response[bytes]:
    """The boxes, in the order of the shelf."""
    return library.games().answer(request)


@get("/api/games/{slug:str}/box", responses=gives(dict[str, Any], 404))
async def box(request: AnyRequest, library: Shelves, slug: FromPath[str]) -> Response[bytes]:
    """What lies in a box."""
    return (await library.box(slug)).answer(request)


@get("/api/games/{slug:str}/rules", responses=gives(list[Rule], 404))
async def rules(request: AnyRequest, library: Shelves, slug: FromPath[str]) -> Response[bytes]:
    """The rules of a game by number."""
    return (await library.rules(slug)).answer(request)


@get("/api/games/{slug:str}/primer", responses=gives(Primer, 404))
async def primer(request: AnyRequest, library: Shelves, slug: FromPath[str]) -> Response[bytes]:
    """The player's page of a game."""
    return library.primer(slug).answer(request)


@get("/api/texts/{slug:str}/{language:str}", responses=gives(str, 404, media_type="text/plain"))
async def texts(request: AnyRequest, library: Shelves, slug: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The sentences of the house or of a game."""
    return (await library.texts(slug, language)).answer(request)


ROUTES = [games, box, rules, primer, texts]
