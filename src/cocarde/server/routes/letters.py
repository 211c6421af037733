"""The HTTP calls around letters: what a player wants, and the links in what he was sent."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post, put
from litestar.params import FromPath, JSONBody

from cocarde.core.errors import BadInput
from cocarde.server.clock import now
from cocarde.server.errors import NotFound, TooMany
from cocarde.server.protocol.letters import MyWishes, NewWishes, check_webhook
from cocarde.server.routes.answers import fails
from cocarde.server.routes.guards import Here, address_of
from cocarde.server.server import Server
from cocarde.server.store import wishes
from cocarde.server.store.outbox import Outbox, confirmation
from cocarde.server.store.wishes import Wishes

AnyRequest = Request[Any, Any, Any]


def shown(server: Server, kept: Wishes) -> MyWishes:
    """The wishes as the page shows them."""
    post = server.settings.post
    return MyWishes(
        writes=bool(post.address),
        by_mail=bool(post.address) and post.smtp is not None,
        mail=kept.mail,
        confirmed=kept.confirmed,
        webhook=kept.webhook,
        turns=kept.turns,
        endings=kept.endings,
        minutes=kept.minutes,
        trouble=kept.trouble,
    )


@get("/api/me/letters")
async def my_letters(request: AnyRequest, server: Here) -> MyWishes:
    """What the guest wants to be written."""
    return shown(server, await wishes.wishes_of(server.store, server.identity.guest_of(request)))


@put("/api/me/letters")
async def wish(request: AnyRequest, server: Here, data: JSONBody[NewWishes]) -> MyWishes:
    """The guest wants to be written to there and then; a mail address is asked first whether it is the right one."""
    post = server.settings.post
    if not post.address or (data.mail and post.smtp is None):
        raise BadInput("this house writes no mail" if post.address else "this house writes no letters")
    check_webhook(data.webhook, post.private)
    guest = server.identity.welcome(request)
    before = await wishes.wishes_of(server.store, guest)
    unknown = bool(data.mail) and not (before.confirmed and before.mail == data.mail)
    if unknown and not all(server.confirmations.allows(key) for key in (address_of(request), data.mail)):
        raise TooMany("too many addresses to confirm: wait a little")
    kept = await wishes.keep(server.store, guest, data)
    if unknown:
        await Outbox(server.store).put(confirmation(guest, now()))
    return shown(server, kept)


@post("/api/letters/{token:str}", status_code=204, responses=fails(404))
async def answer_letter(server: Here, token: FromPath[str]) -> None:
    """The link of a letter is followed: the address is right, or no more letters. Whoever holds the link may do it."""
    act, _, rest = token.partition(".")
    if act == "stop" and (guest := server.identity.stamped("stop", rest)):
        await wishes.stop(server.store, guest)
        await Outbox(server.store).forget(guest)
        return
    guest = rest.partition(".")[0]
    mail = (await wishes.wishes_of(server.store, guest)).mail
    if act != "confirm" or not mail or not server.identity.stamped(f"confirm {mail}", rest):
        raise NotFound("this link is of no use any more")
    await wishes.confirm(server.store, guest, mail)


ROUTES = [my_letters, wish, answer_letter]
