"""For those who run the house: is it alive, is it ready, and what does it count."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from typing import Final

from litestar import MediaType, Response, get

from cocarde.server.errors import NotFound
from cocarde.server.metrics import CONTENT_TYPE, together
from cocarde.server.protocol.http import Alive, Health, House
from cocarde.server.routes.answers import also, gives
from cocarde.server.routes.guards import AnyRequest, Here
from cocarde.server.server import Server

PATIENCE: Final = 2.0
"""Seconds in which the store must have answered."""


@get("/health/live")
async def live() -> Alive:
    """Alive: it answers, and asks nobody. Who does not answer this is to be started again."""
    return Alive()


@get("/health", responses=also(503, Health))
async def health(server: Here) -> Response[Health]:
    """Ready (200, else 503) if its store answers and its bots' processes run; who is not is not to be sent anybody."""
    found = Health(store=await store_answers(server), bots=server.workers.running())
    if not found.bots:
        await server.workers.revive()
    return Response(found, status_code=200 if found.store and found.bots else 503, media_type=MediaType.JSON)


async def store_answers(server: Server) -> bool:
    """Does the store answer a question within a moment?"""
    try:
        async with asyncio.timeout(PATIENCE):
            return await server.store.ask("SELECT 1") != []
    except Exception:  # whatever it is, the house is not ready
        return False


@get("/api/house")
async def house(server: Here) -> House:
    """What the host of the house tells everybody."""
    return House(server.notice.text, server.notice.maintenance)


@get("/metrics", media_type="text/plain", responses=gives(str, 404, media_type="text/plain"))
async def metrics(request: AnyRequest, server: Here) -> Response[bytes]:
    """What this process and those beside it count, in Prometheus' format, for who brings the host's token."""
    token = server.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not token or not compare_digest(given.encode(), token.encode()):
        raise NotFound("there is no such call")
    beside = server.siblings
    text = server.metrics.text() if beside is None else together(await beside.figures()).encode()
    return Response(text, media_type=CONTENT_TYPE)


ROUTES = (live, health, house, metrics)
