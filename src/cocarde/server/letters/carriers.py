"""Those who carry letters: mail by SMTP, and a call to an address of the player's own that leads out of this house."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from email.message import EmailMessage
from typing import Any, Final

import aiosmtplib
import httpcore
import msgspec

from cocarde.core.errors import CocardeError
from cocarde.server.settings import Smtp

PATIENCE: Final = 15.0
"""Seconds for each part of an attempt."""

WHOLE: Final = 60.0
"""Seconds for an attempt as a whole."""

GONE: Final = frozenset({400, 401, 403, 404, 405, 410})
"""Answers of a webhook that will be the same tomorrow."""


class NotCarried(CocardeError):
    """The letter did not go. `final`: it is of no use to try again, there is nobody there."""

    def __init__(self, why: str, final: bool = False) -> None:
        super().__init__(why)
        self.final = final


class Outward(httpcore.AnyIOBackend):
    """Connections that lead out of the house: the address is looked up once, judged, and that very one is called."""

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        places = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        for place in places:
            if not is_public(str(place[4][0])):
                raise NotCarried(f"{host} lies in a private network", final=True)
        return await super().connect_tcp(str(places[0][4][0]), port, timeout, local_address, socket_options)


UNICAST: Final = ipaddress.IPv6Network("2000::/3")
"""Where public addresses of IPv6 lie; whatever is outside is local, reserved, or an IPv4 address in disguise."""

SPECIAL: Final = [ipaddress.ip_network(net) for net in ("2001::/23", "3fff::/20", "192.0.0.0/24")]
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
ISATAP: Final = (0x00005EFE, 0x02005EFE)


def is_public(address: str) -> bool:
    """May the house call this? Not itself, not its neighbours, and no address that hides one of those."""
    place = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(place, ipaddress.IPv6Address):
        inner = hidden_in(place)
        if inner is not None:
            return is_public(str(inner))
        if place not in UNICAST:
            return False
    return place.is_global and not place.is_multicast and not any(place in net for net in SPECIAL)


def hidden_in(place: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address that this one leads to, if it does."""
    last = ipaddress.IPv4Address(int(place) & 0xFFFFFFFF)
    if place in NAT64 or int(place) >> 32 & 0xFFFFFFFF in ISATAP:
        return last
    return place.ipv4_mapped or place.sixtofour


async def call(address: str, body: dict[str, Any], private: bool) -> None:
    """POST to a webhook; redirections are not followed. `private`: it may lie in this house (for tests)."""
    backend = httpcore.AnyIOBackend() if private else Outward()
    limits = {"timeout": dict.fromkeys(("connect", "read", "write", "pool"), PATIENCE)}
    headers: dict[bytes | str, bytes | str] = {
        "content-type": "application/json",
        "user-agent": "Cocarde",
        "idempotency-key": str(body["id"]),
    }
    try:
        async with asyncio.timeout(WHOLE), httpcore.AsyncConnectionPool(network_backend=backend) as pool:
            content = msgspec.json.encode(body)
            async with pool.stream("POST", address, headers=headers, content=content, extensions=limits) as answer:
                status = answer.status
    except (httpcore.TimeoutException, httpcore.NetworkError, httpcore.ProtocolError, OSError, ValueError) as error:
        raise NotCarried(f"{type(error).__name__}: {error}") from error
    if not 200 <= status < 300:
        raise NotCarried(f"the webhook answered {status}", final=status in GONE)


async def post(smtp: Smtp, message: EmailMessage) -> None:
    """Hand a mail to the house's SMTP server."""
    try:
        async with asyncio.timeout(WHOLE):
            await aiosmtplib.send(
                message,
                hostname=smtp.host,
                port=smtp.port,
                username=smtp.user or None,
                password=smtp.password or None,
                use_tls=smtp.tls == "tls",
                start_tls=smtp.tls == "starttls",
                timeout=PATIENCE,
            )
    except aiosmtplib.SMTPRecipientsRefused as error:
        codes = [refused.code for refused in error.recipients]
        raise NotCarried(f"the address was refused: {codes}", final=all(500 <= code < 600 for code in codes)) from error
    except (aiosmtplib.SMTPException, OSError, ValueError) as error:
        raise NotCarried(f"{type(error).__name__}: {error}") from error
