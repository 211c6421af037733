"""The workshop: forms, drafts, and what is tried with them. All but two calls are for those who were let in."""

from __future__ import annotations

from litestar import MediaType, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from cocarde.server.errors import NotFound
from cocarde.server.protocol.http import Made
from cocarde.server.protocol.workshop import (
    AskLab,
    Draft,
    DraftCard,
    Edits,
    Forms,
    LabAnswer,
    NewDraft,
    PlayDraft,
    WorkshopDoor,
    WorkshopKey,
)
from cocarde.server.routes.answers import fails, gives
from cocarde.server.routes.guards import AnyRequest, Here, be_moderate_with_tables
from cocarde.server.server import Server
from cocarde.server.store import workshop as kept
from cocarde.server.store.workshop import DraftRow
from cocarde.server.workshop import doors
from cocarde.server.workshop.lab import Asked


async def designer(request: AnyRequest, server: Server) -> str:
    """The guest, if the host lets him in."""
    guest = server.identity.guest_of(request)
    await doors.check(server.store, server.settings, guest)
    return guest


async def draft_of(request: AnyRequest, server: Server, name: str) -> DraftRow:
    """A draft, for who may see it."""
    await designer(request, server)
    return await server.workshop.row(name)


@get("/api/workshop")
async def door(request: AnyRequest, server: Here) -> WorkshopDoor:
    """Is there a workshop, and for this browser?"""
    there = bool(server.settings.workshop)
    return WorkshopDoor(there, there and await kept.may(server.store, server.identity.guest_of(request)))


@post("/api/workshop/key", status_code=200, responses=fails(403, 404))
async def come_in(request: AnyRequest, server: Here, data: JSONBody[WorkshopKey]) -> WorkshopDoor:
    """Bring the link of the host."""
    doors.be_open(server.settings)
    await doors.admit(server.store, server.settings, data.word, server.identity.welcome(request))
    return WorkshopDoor(True, True)


@get("/api/workshop/forms/{slug:str}", responses=fails(403, 404))
async def forms(request: AnyRequest, server: Here, slug: FromPath[str]) -> Forms:
    """The tables of a game as forms."""
    await designer(request, server)
    return server.workshop.forms(slug)


@get("/api/workshop/drafts", responses=fails(403, 404))
async def drafts(request: AnyRequest, server: Here) -> list[DraftCard]:
    """The drafts of the house, the latest first."""
    await designer(request, server)
    return await server.workshop.drafts()


@post("/api/workshop/drafts", responses=fails(403, 404, 409))
async def new_draft(request: AnyRequest, server: Here, data: JSONBody[NewDraft]) -> Draft:
    """A new draft, empty or from a pack of the house."""
    guest = await designer(request, server)
    return await server.workshop.begin(data, await server.store.name_of(guest))


@get("/api/workshop/drafts/{name:str}", responses=fails(403, 404))
async def one_draft(request: AnyRequest, server: Here, name: FromPath[str]) -> Draft:
    """A draft as it is now."""
    return await server.workshop.shown(await draft_of(request, server, name))


@delete("/api/workshop/drafts/{name:str}", status_code=204, responses=fails(403, 404))
async def drop_draft(request: AnyRequest, server: Here, name: FromPath[str]) -> None:
    """Forget a draft."""
    await server.workshop.drop(await draft_of(request, server, name))


@post("/api/workshop/drafts/{name:str}/edit", status_code=200, responses=fails(403, 404, 409))
async def edit(request: AnyRequest, server: Here, name: FromPath[str], data: JSONBody[Edits]) -> Draft:
    """Change fields; 409 if the draft has changed since it was seen."""
    return await server.workshop.edit(await draft_of(request, server, name), data.rev, data.edits)


@post("/api/workshop/drafts/{name:str}/undo", status_code=200, responses=fails(403, 404, 409))
async def undo(request: AnyRequest, server: Here, name: FromPath[str], data: JSONBody[Edits]) -> Draft:
    """One step back."""
    return await server.workshop.go(await draft_of(request, server, name), data.rev, -1)


@post("/api/workshop/drafts/{name:str}/redo", status_code=200, responses=fails(403, 404, 409))
async def redo(request: AnyRequest, server: Here, name: FromPath[str], data: JSONBody[Edits]) -> Draft:
    """One step on again."""
    return await server.workshop.go(await draft_of(request, server, name), data.rev, 1)


@post("/api/workshop/drafts/{name:str}/play", responses=fails(403, 404))
async def play(request: AnyRequest, server: Here, name: FromPath[str], data: JSONBody[PlayDraft]) -> Made:
    """A table with the draft as it is now, against bots."""
    guest = await designer(request, server)
    be_moderate_with_tables(request, server)
    row = await server.workshop.play(await server.workshop.row(name), data.bot, guest)
    return Made(row.id, row.invite)


@post("/api/workshop/drafts/{name:str}/install", status_code=200, responses=fails(403, 404, 409))
async def install(request: AnyRequest, server: Here, name: FromPath[str]) -> Draft:
    """Put it among the packs of the house, for everybody."""
    return await server.workshop.install(await draft_of(request, server, name))


@get("/api/workshop/drafts/{name:str}/zip", responses=gives(bytes, 403, 404, media_type="application/zip"))
async def zipped(request: AnyRequest, server: Here, name: FromPath[str]) -> Response[bytes]:
    """The pack as a file."""
    called, data = await server.workshop.zipped(await draft_of(request, server, name))
    return attached(called, data, "application/zip")


@post("/api/workshop/drafts/{name:str}/lab", status_code=200, responses=fails(403, 404))
async def ask_lab(request: AnyRequest, server: Here, name: FromPath[str], data: JSONBody[AskLab]) -> LabAnswer:
    """Ask the lab what the draft changes; what was asked before is dropped."""
    row = await draft_of(request, server, name)
    pack = await server.workshop.pack(row)
    await server.errands.ask(row.name, Asked(row.game, pack, data.bots))
    return await server.errands.answer(row.name, pack.hash)


@get("/api/workshop/drafts/{name:str}/lab", responses=fails(403, 404))
async def lab(request: AnyRequest, server: Here, name: FromPath[str]) -> LabAnswer:
    """How far the lab is, or what it says."""
    row = await draft_of(request, server, name)
    return await server.errands.answer(row.name, (await server.workshop.check(row)).hash)


@get("/api/workshop/drafts/{name:str}/report/{language:str}", responses=gives(str, 403, 404, media_type="text/html"))
async def report(request: AnyRequest, server: Here, name: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The page of the lab, as a file."""
    row = await draft_of(request, server, name)
    page = await server.errands.page(row.name, language)
    if not page:
        raise NotFound("the lab has no report on this draft")
    return attached(f"{row.name}.html", page.encode(), "text/html; charset=utf-8")


def attached(called: str, data: bytes, kind: str) -> Response[bytes]:
    """A file to be kept."""
    headers = {"content-disposition": f'attachment; filename="{called}"'}
    return Response(data, media_type=kind or MediaType.TEXT, headers=headers)


ROUTES = [
    door, come_in, forms, drafts, new_draft, one_draft, drop_draft, edit, undo, redo, play, install, zipped, ask_lab,
    lab, report,
]  # fmt: skip
