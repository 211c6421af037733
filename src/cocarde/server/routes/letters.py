"""The HTTP calls around letters: what a player wants, and the links in what he was sent."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post, put
from litestar.params import FromPath, JSONBody

from cocarde.core.errors import BadInput
from cocarde.server.clock import now
from cocarde.server.protocol.letters import MyWishes, NewWishes, check_webhook
from cocarde.server.routes.lobby import Here, TooMany, address_of
from cocarde.server.server import House, NotFound
from cocarde.server.store import wishes
from cocarde.server.store.outbox import Outbox, confirmation
from cocarde.server.store.wishes import Wishes

AnyRequest = Request[Any, Any, Any]


def shown(house: House, kept: Wishes) -> MyWishes:
    """The wishes as the page shows them."""
    post = house.settings.post
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
async def my_letters(request: AnyRequest, house: Here) -> MyWishes:
    """What the guest wants to be written."""
    return shown(house, await wishes.wishes_of(house.store, house.identity.guest_of(request)))


@put("/api/me/letters")
async def wish(request: AnyRequest, house: Here, data: JSONBody[NewWishes]) -> MyWishes:
    """The guest wants to be written to there and then; a mail address is asked first whether it is the right one."""
    post = house.settings.post
    if not post.address or (data.mail and post.smtp is None):
        raise BadInput("this house writes no mail" if post.address else "this house writes no letters")
    check_webhook(data.webhook, post.private)
    guest = house.identity.welcome(request)
    before = await wishes.wishes_of(house.store, guest)
    unknown = bool(data.mail) and not (before.confirmed and before.mail == data.mail)
    if unknown and not all(house.confirmations.allows(key) for key in (address_of(request), data.mail)):
        raise TooMany("too many addresses to confirm: wait a little")
    kept = await wishes.keep(house.store, guest, data)
    if unknown:
        await Outbox(house.store).put(confirmation(guest, now()))
    return shown(house, kept)


@post("/api/letters/{token:str}", status_code=204)
async def answer_letter(house: Here, token: FromPath[str]) -> None:
    """The link of a letter is followed: the address is right, or no more letters. Whoever holds the link may do it."""
    act, _, rest = token.partition(".")
    if act == "stop" and (guest := house.identity.stamped("stop", rest)):
        await wishes.stop(house.store, guest)
        await Outbox(house.store).forget(guest)
        return
    guest = rest.partition(".")[0]
    mail = (await wishes.wishes_of(house.store, guest)).mail
    if act != "confirm" or not mail or not house.identity.stamped(f"confirm {mail}", rest):
        raise NotFound("this link is of no use any more")
    await wishes.confirm(house.store, guest, mail)


LETTERS = [my_letters, wish, answer_letter]
