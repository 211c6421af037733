"""The guest: its name, the links that bring it back, and how it is forgotten."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from cocarde.server.errors import NotFound
from cocarde.server.identity import tidy_name
from cocarde.server.protocol.http import Me, MyName
from cocarde.server.routes.answers import fails
from cocarde.server.routes.guards import AnyRequest, Here
from cocarde.server.server import Server
from cocarde.server.store import guests


@get("/api/me")
async def me(request: AnyRequest, server: Here) -> Me:
    """The guest."""
    return await _me(server, server.identity.welcome(request))


@put("/api/me")
async def rename(request: AnyRequest, server: Here, data: JSONBody[MyName]) -> Me:
    """The guest takes a name."""
    guest = server.identity.welcome(request)
    await server.store.rename(guest, tidy_name(data.name))
    return await _me(server, guest)


@delete("/api/me", status_code=204)
async def forget_me(request: AnyRequest, server: Here) -> None:
    """The guest is forgotten: name, letters and links; its seats are nobody's, or free where play goes on."""
    guest = server.identity.guest_of(request)
    if guest:
        await server.forget(guest)
    request.scope["state"]["forgotten"] = True


async def _me(server: Server, guest: str) -> Me:
    link = await guests.link_of(server.store, guest)
    return Me(await server.store.name_of(guest), server.identity.recovery(guest, link))


@post("/api/me/recovery", status_code=200)
async def renew_recovery(request: AnyRequest, server: Here) -> Me:
    """Another recovery link; those from before are of no use any more."""
    guest = server.identity.welcome(request)
    await guests.renew_link(server.store, guest)
    return await _me(server, guest)


async def recovered(server: Server, token: str) -> str:
    """The guest of a recovery link, or `NotFound`."""
    link = await guests.link_of(server.store, token.partition(".")[0])
    guest = server.identity.recovered(token, link)
    if not guest:
        raise NotFound("this link leads to nobody")
    return guest


@get("/api/recovery/{token:str}", responses=fails(404))
async def whose_link(server: Here, token: FromPath[str]) -> MyName:
    """What the guest of a recovery link is called: the page asks before this browser becomes that guest."""
    return MyName(await server.store.name_of(await recovered(server, token)))


@post("/api/recovery/{token:str}", status_code=200, responses=fails(404))
async def come_back(request: AnyRequest, server: Here, token: FromPath[str]) -> Me:
    """The recovery link is followed: this browser becomes that guest."""
    guest = await recovered(server, token)
    request.scope["state"]["new_guest"] = guest
    return await _me(server, guest)


ROUTES = [me, rename, forget_me, renew_recovery, whose_link, come_back]
