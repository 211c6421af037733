"""What every call passes: not too often, and nothing changed on behalf of a foreign page."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers.base import BaseRouteHandler

from cocarde.server.errors import Blocked, Forbidden, Maintenance, TooMany
from cocarde.server.identity import token_of
from cocarde.server.server import Server

AnyRequest = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]


def address_of(connection: Connection) -> str:
    """The address at the other end."""
    return connection.client.host if connection.client else ""


def is_same_origin(connection: Connection) -> bool:
    """Does the page that asks come from this house? Programs that are no browser name no origin.

    Its own address is the one that was called, or where players find the house: a proxy may rewrite `Host`.
    """
    origin = connection.headers.get("origin")
    server: Server = connection.app.state.server
    try:
        return origin is None or urlsplit(origin).netloc in {connection.headers.get("host"), server.authority}
    except ValueError:  # no address at all
        return False


async def be_moderate(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard of every call: not too often, and nothing changed on behalf of a foreign page."""
    server: Server = connection.app.state.server
    if not server.calls.allows(address_of(connection)):
        raise TooMany("too many calls: wait a little")
    await server.outside.meet(token_of(connection) or "")
    changes = connection.scope.get("method", "GET") not in {"GET", "HEAD"}
    if changes and not is_same_origin(connection):
        raise Forbidden("this page belongs to another house")
    if changes and server.blocked and server.identity.guest_of(connection) in server.blocked:
        raise Blocked


Here = NamedDependency[Server]


def be_moderate_with_tables(request: AnyRequest, server: Server) -> None:
    """A new table is a new table, whatever it comes from."""
    if server.notice.maintenance:
        raise Maintenance
    if not server.new_tables.allows(address_of(request)):
        raise TooMany("too many new tables: wait a little")
