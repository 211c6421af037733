"""The application: everything put together, and `serve`, which runs it."""

from __future__ import annotations

import asyncio
import logging
import socket
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from tempfile import TemporaryFile
from typing import Any

import uvicorn
from litestar import Litestar, MediaType, Request, Response, route
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.params import FromPath
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

from cocarde.core.errors import BadInput, CocardeError, Refused
from cocarde.server import logs
from cocarde.server.connections import Connection, Silent, raise_descriptor_limit
from cocarde.server.errors import NotFound, RefusedByRules, status_of
from cocarde.server.letters.writing import house_speech
from cocarde.server.limits import shared_memory
from cocarde.server.listening import listen, say_ready
from cocarde.server.live.socket import table_socket
from cocarde.server.logs import Traced
from cocarde.server.middleware.base_path import under_path
from cocarde.server.middleware.forwarded import believing
from cocarde.server.processes import supervisor
from cocarde.server.processes.handover import Handover
from cocarde.server.protocol.http import Problem
from cocarde.server.routes import (
    bots,
    branches,
    coach,
    finished,
    guests,
    health,
    hosting,
    letters,
    library,
    rematch,
    tables,
    visits,
    workshop,
)
from cocarde.server.routes.body import Call
from cocarde.server.routes.description import openapi_config
from cocarde.server.routes.guards import be_moderate
from cocarde.server.routes.library import Library
from cocarde.server.routes.page import SECURITY, Page
from cocarde.server.server import Server
from cocarde.server.settings import Settings, database_of
from cocarde.server.store.base import NotKept, Store
from cocarde.server.store.sqlite.store import SqliteStore
from cocarde.server.wire import Wire
from cocarde.speech import speech

log = logging.getLogger("cocarde.server")

ROOMS = (library, tables, hosting, visits, finished, branches, rematch, coach, guests, letters, bots, workshop, health)

LARGEST_BODY = 16 * 1024
HSTS = "max-age=31536000"
"""Who came by https once comes by https for a year."""


def create_app(settings: Settings, opened: Callable[[], None] = lambda: None) -> Litestar:
    """The whole server, not yet listening; `opened` is called when its store is open."""
    server = Server(settings, store_of(settings))
    shelves = Library(server)
    page = Page(settings.page, settings.base_path)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await server.open()
        opened()
        try:
            yield
        finally:
            await server.close()

    async def dress(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            put_on_headers(message, scope, server)
            if scope.get("method") == "OPTIONS":  # the framework tells of the first handler of an address only
                MutableScopeHeaders(message)["allow"] = methods.get(str(scope.get("path_template", "")), "")

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
    async def files(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
        if path.startswith("/api/"):
            raise NotFound("there is no such call")
        return page.answer(request, path)

    app = Litestar(
        [*(one for room in ROOMS for one in room.ROUTES), table_socket, files],
        lifespan=[lifespan],
        dependencies={
            "server": Provide(lambda: server, sync_to_thread=False),
            "library": Provide(lambda: shelves, sync_to_thread=False),
        },
        guards=[be_moderate],
        before_send=[dress],
        exception_handlers={CocardeError: tell_error, HTTPException: tell_http, Exception: tell_nothing},
        request_class=Call,
        request_max_body_size=LARGEST_BODY,
        openapi_config=openapi_config(),
        logging_config=None,
    )
    app.state.server = server
    methods = {one.path_format: ", ".join(sorted(one.methods)) for one in app.routes if isinstance(one, HTTPRoute)}
    return app


def store_of(settings: Settings) -> Store:
    """The database the settings name."""
    if not database_of(settings.database):
        return SqliteStore(settings.data / "cocarde.sqlite")
    try:
        from cocarde.server.store.postgres import PostgresStore
    except ImportError as error:
        raise BadInput("PostgreSQL needs one more package: pip install 'cocarde[postgres]'") from error
    return PostgresStore(settings.database)


def put_on_headers(message: Any, scope: Scope, server: Server) -> None:
    """Every answer says what the page may do; a new guest gets its cookie; what is not said to be kept is not kept."""
    headers = MutableScopeHeaders(message)
    for name, value in SECURITY.items():
        headers[name] = value
    if "cache-control" not in headers:
        headers["cache-control"] = "no-store"
    server.metrics.calls.labels(str(message["status"])).inc()
    if scope["scheme"] == "https":
        headers["strict-transport-security"] = HSTS
    guest = scope["state"].get("new_guest")
    if guest:
        headers.add("set-cookie", server.identity.set_cookie(guest, https=scope["scheme"] == "https"))
    elif scope["state"].get("forgotten"):
        headers.add("set-cookie", server.identity.forget_cookie(https=scope["scheme"] == "https"))


def problem(status: int, what: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    """An error as the page reads it."""
    return Response(what, status_code=status, media_type=MediaType.JSON, headers=headers)


def tell_error(_: Request[Any, Any, Any], error: CocardeError) -> Response[Problem]:
    """What the house refuses, in its own words."""
    status = status_of(error)
    if isinstance(error, Refused):
        why = error.refusal
        voice = speech(error.game, "en") if isinstance(error, RefusedByRules) else house_speech("en")
        return problem(status, Problem(voice.say(why.text), why.rule, why.text))
    if status >= 500:
        log.error("%s", error, exc_info=error)
        return problem(status, Problem("the house could not do this"))
    return problem(status, Problem(str(error)))


def tell_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: a body that does not fit, an address that leads nowhere."""
    words = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        words = "; ".join(f"{part.get('key', 'body')}: {part.get('message', '')}" for part in error.extra[:3])
    if error.status_code >= 500:
        log.error("%s", error, exc_info=error)
        words = "the house could not do this"
    return problem(error.status_code, Problem(words[:300]), error.headers)


def tell_nothing(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of the server: it is written down, not told."""
    log.error("%s", error, exc_info=error)
    return problem(500, Problem("the house could not do this"))


class HttpServer(uvicorn.Server):
    """A server that lets go of those who hold a line open before it waits for what is under way.

    Sockets are closed with 1012 (the service restarts), and pages say so; bots from outside are told `end`.
    """

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.app
        house: Server = app.state.server
        house.let_go()
        await super().shutdown(sockets)


def app_behind(settings: Settings, app: Litestar) -> Any:
    """The application as it is called from outside: through proxies, below a path, each call with an id."""
    return believing(under_path(Traced(app), settings.base_path), settings.proxies, settings.proxy_header)


def http_server(
    settings: Settings, opened: Callable[[], None] = lambda: None, handover: Handover | None = None
) -> uvicorn.Server:
    """The server, ready to run on a socket; `handover`: it is one of several."""
    hand_on = (lambda _: False) if handover is None else handover.hand_on
    connection: Any = partial(Connection, Silent(settings.patience), hand_on)
    app = create_app(settings, opened)
    if handover is not None:
        app.state.server.siblings = handover
        handover.counted = app.state.server.metrics.text
    return HttpServer(
        uvicorn.Config(
            app_behind(settings, app),
            http=connection,
            ws=Wire,
            ws_ping_interval=25,
            ws_ping_timeout=25,
            timeout_graceful_shutdown=3,
            access_log=False,
            log_config=None,
            log_level="warning",
            server_header=False,
            proxy_headers=False,  # `app_behind` reads them
        )
    )


def serve(
    settings: Settings, host: str, port: int, opened: Callable[[], None] = lambda: None, workers: int = 1
) -> None:
    """Serve until told to stop (Ctrl-C, SIGTERM). `PortTaken` before anything has started if the port is taken.

    `opened` is called once the store is open. `workers`: so many processes serve the port.
    """
    supervisor.check(settings, workers)
    logs.set_up(settings.log)

    def open_now() -> None:
        opened()
        say_ready()

    raise_descriptor_limit()
    with ExitStack() as doors, suppress(KeyboardInterrupt):
        listening = [doors.enter_context(listen(host, port, shared=workers > 1)) for _ in range(workers)]
        asyncio.run(try_store(settings))
        if workers > 1:
            shared = replace(settings, shared=shared_memory(doors.enter_context(TemporaryFile())))
            asyncio.run(supervisor.look_after(shared, listening, open_now))
        else:
            http_server(settings, open_now).run(sockets=listening)


async def try_store(settings: Settings) -> None:
    """Open the store once; `BadInput` in one line if it cannot be, before anybody is let in."""
    store = store_of(settings)
    try:
        await store.open()
    except (NotKept, OSError, sqlite3.Error) as error:
        where = "the database" if settings.database else settings.data
        raise BadInput(f"cannot keep games in {where}: {error}") from error
    await store.close()
