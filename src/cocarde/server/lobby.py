"""The HTTP calls of docs/protocol.md: the shelf, the boxes, the rules, tables, invitations, replays, the guest."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, get, post, put
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers.base import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from cocarde.core.chance import commitment
from cocarde.core.text import Text
from cocarde.server.calls import (
    GameCard,
    Join,
    Made,
    Me,
    MyName,
    NewTable,
    Replay,
    ReplayMove,
    ReplayStep,
    SeatCard,
    Seated,
    TableCard,
)
from cocarde.server.house import Forbidden, House, NotFound
from cocarde.server.identity import tidy_name
from cocarde.server.page import Leaf
from cocarde.server.sight import replay_step
from cocarde.server.store import TableRow
from cocarde.server.story import story
from cocarde.speech import LANGUAGES, Speech, called, sources
from cocarde.speech.rulebook import rules_of

AnyRequest = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]

JSON = "application/json"
FINISHED = "private, max-age=86400"
"""A finished game does not change any more."""


class TooMany(Forbidden):
    """Too often."""


def address_of(connection: Connection) -> str:
    """The address at the other end."""
    return connection.client.host if connection.client else ""


def is_same_origin(connection: Connection) -> bool:
    """Does the page that asks come from this house? Programs that are no browser name no origin."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


async def be_moderate(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard of every call: not too often, and nothing changed on behalf of a foreign page."""
    house: House = connection.app.state.house
    if not house.calls.allows(address_of(connection)):
        raise TooMany("too many calls: wait a little")
    changes = connection.scope.get("method", "GET") not in {"GET", "HEAD"}
    if changes and not is_same_origin(connection):
        raise Forbidden("this page belongs to another house")


Here = NamedDependency[House]

TAGLINE = Text("tagline")
"""What a game promises, in a line."""


class Library:
    """What hardly changes while the server runs: made when first asked for, then kept."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._leaves: dict[str, Leaf] = {}

    def games(self) -> Leaf:
        """The shelf, and the guests that have come in so far."""
        guests = [guest.name for guest in self._house.workers.guests.present]
        return self._leaf(f"games/{guests}", lambda: [self._card(slug) for slug in self._house.settings.shelf])

    def box(self, slug: str) -> Leaf:
        """What lies in the box: the game's own struct, and the kinds of its arguments."""
        game = self._house.game(slug)
        return self._leaf(f"box/{slug}", lambda: {**msgspec.to_builtins(game.box()), "kinds": game.meta.kinds})

    def rules(self, slug: str) -> Leaf:
        """The rules by number."""
        game = self._house.game(slug)
        return self._leaf(f"rules/{slug}", lambda: rules_of(game))

    def texts(self, slug: str, language: str) -> Leaf:
        """The Fluent source of the house or of a game."""
        if language not in LANGUAGES:
            raise NotFound(f"no language {language[:40]!r}; there are {', '.join(LANGUAGES)}")
        game = None if slug == "house" else self._house.game(slug)
        key = f"texts/{slug}/{language}"
        if key not in self._leaves:
            text = sources(game, language)
            self._leaves[key] = Leaf(text.encode(), "text/plain")
        return self._leaves[key]

    def _leaf(self, key: str, make: Any) -> Leaf:
        if key not in self._leaves:
            self._leaves[key] = Leaf(msgspec.json.encode(make()), JSON)
        return self._leaves[key]

    def _card(self, slug: str) -> GameCard:
        game = self._house.game(slug)
        meta, said = game.meta, {language: Speech(game, language) for language in LANGUAGES}
        return GameCard(
            slug=slug,
            title={language: called(game, language) for language in LANGUAGES},
            tagline={language: one.say(TAGLINE) for language, one in said.items() if one.knows(TAGLINE.key)},
            seats=list(meta.seats),
            minutes=meta.minutes,
            options=list(meta.options),
            bots=list(self._house.settings.bot_names),
            kinds=meta.kinds,
            silence=meta.silence,
            guests=self._house.workers.offered(slug),
        )


Shelves = NamedDependency[Library]


@get("/api/games")
async def games(request: AnyRequest, library: Shelves) -> Response[bytes]:
    """The boxes, in the order of the shelf."""
    return library.games().answer(request)


@get("/api/games/{slug:str}/box")
async def box(request: AnyRequest, library: Shelves, slug: FromPath[str]) -> Response[bytes]:
    """What lies in a box."""
    return library.box(slug).answer(request)


@get("/api/games/{slug:str}/rules")
async def rules(request: AnyRequest, library: Shelves, slug: FromPath[str]) -> Response[bytes]:
    """The rules of a game by number."""
    return library.rules(slug).answer(request)


@get("/api/texts/{slug:str}/{language:str}")
async def texts(request: AnyRequest, library: Shelves, slug: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The sentences of the house or of a game."""
    return library.texts(slug, language).answer(request)


@post("/api/tables")
async def new_table(request: AnyRequest, house: Here, data: JSONBody[NewTable]) -> Made:
    """Set a table up."""
    if not house.new_tables.allows(address_of(request)):
        raise TooMany("too many new tables: wait a little")
    row = await house.new_table(data, house.identity.welcome(request))
    return Made(row.id, row.invite)


@get("/api/tables/mine")
async def my_tables(request: AnyRequest, house: Here) -> list[TableCard]:
    """The tables at which the guest sits."""
    guest = house.identity.guest_of(request)
    rows = await house.store.tables_of(guest) if guest else []
    return [card_of(row, guest) for row in rows]


@get("/api/tables/open")
async def open_tables(request: AnyRequest, house: Here) -> list[TableCard]:
    """The listed tables that wait for somebody."""
    guest = house.identity.guest_of(request)
    return [card_of(row, guest) for row in await house.store.open_tables()]


@get("/api/tables/{table:str}")
async def one_table(request: AnyRequest, house: Here, table: FromPath[str]) -> TableCard:
    """The card of a table."""
    return card_of(await house.row(table), house.identity.guest_of(request))


@post("/api/tables/{table:str}/join", status_code=200)
async def join(request: AnyRequest, house: Here, table: FromPath[str], data: JSONBody[Join]) -> Seated:
    """Take a free seat."""
    guest = house.identity.welcome(request)
    return await house.join(table, guest, data)


@get("/api/tables/{table:str}/replay")
async def replay(house: Here, table: FromPath[str]) -> Response[Replay]:
    """A finished game, entry by entry."""
    _, found = await house.finished(table)
    moves = [ReplayMove(n, move.seat, move.choice) for n, move in enumerate(found.log, start=1)]
    return Response(Replay(len(moves), moves), headers={"cache-control": FINISHED})


@get("/api/tables/{table:str}/replay/{n:int}")
async def replay_at(
    house: Here, table: FromPath[str], n: FromPath[int], seat: FromQuery[int | None] = None
) -> Response[ReplayStep]:
    """A finished game after entry `n`, from any seat."""
    _, found = await house.finished(table)
    if not 1 <= n <= found.n:
        raise NotFound(f"this game has the entries 1 to {found.n}")
    if seat is not None and not 0 <= seat < found.seats:
        raise NotFound(f"this game has the seats 0 to {found.seats - 1}")
    step = await asyncio.to_thread(replay_step, found, n, seat)
    return Response(step, headers={"cache-control": FINISHED})


@get("/api/tables/{table:str}/export")
async def export(house: Here, table: FromPath[str]) -> Response[bytes]:
    """A finished game as a file."""
    exported = await house.exported(table)
    name = f"cocarde-{exported.game}-{table}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": FINISHED}
    return Response(msgspec.json.encode(exported), media_type=JSON, headers=headers)


@get("/api/me")
async def me(request: AnyRequest, house: Here) -> Me:
    """The guest."""
    return await _me(house, house.identity.welcome(request))


@put("/api/me")
async def rename(request: AnyRequest, house: Here, data: JSONBody[MyName]) -> Me:
    """The guest takes a name."""
    guest = house.identity.welcome(request)
    await house.store.rename(guest, tidy_name(data.name))
    return await _me(house, guest)


async def _me(house: House, guest: str) -> Me:
    return Me(await house.store.name_of(guest), house.identity.recovery(guest))


@get("/retour/{token:str}")
async def come_back(request: AnyRequest, house: Here, token: FromPath[str]) -> Response[None]:
    """The recovery link: this browser becomes that guest."""
    guest = house.identity.recovered(token)
    if not guest:
        raise NotFound("this link leads to nobody")
    request.scope["state"]["new_guest"] = guest
    return Response(None, status_code=303, headers={"location": "/", "cache-control": "no-store"})


def card_of(row: TableRow, guest: str) -> TableCard:
    """A table from outside, as this guest may see it."""
    held = row.held_by(guest)
    return TableCard(
        table=row.id,
        game=row.game,
        options=row.options,
        seats=[SeatCard(seat.name, seat.kind, seat.bot, seat.seat in held) for seat in row.seats],
        n=row.standing.clock,
        your_turn=any(seat in row.standing.pending for seat in held),
        over=row.standing.over,
        created=row.created,
        updated=row.standing.updated,
        commitment=commitment(row.secret),
        secret=row.secret if row.standing.over else "",
        invite=row.invite if held or row.terms.listed else "",
        terms=row.terms,
        sequel=row.sequel,
    )


CALLS = [
    games, box, rules, texts, new_table, my_tables, open_tables, one_table, join, replay, replay_at, story, export,
    me, rename, come_back,
]  # fmt: skip
