"""Who calls through a proxy, and by https or not: believed only of proxies that were named, and of one kind of header.

A proxy passes on what it does not set: who could choose between `X-Forwarded-For` and `Forwarded` could call himself
whatever he likes with the one the proxy does not know of. So the host says which one his proxy sets.
"""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import ip_address, ip_network
from typing import Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

SCHEMES: Final = {"http": "ws", "https": "wss"}
"""What a proxy may say it was called by, and what that is for a socket."""


def believing(app: Any, proxies: tuple[str, ...], header: str) -> Any:
    """The application as it is called through these proxies."""
    if not proxies:
        return app
    return Forwarded(app, proxies) if header == "forwarded" else XForwarded(app, proxies)


class XForwarded(ProxyHeadersMiddleware):
    """The application behind proxies that say `X-Forwarded-For: 192.0.2.60` and `X-Forwarded-Proto: https`."""

    def __init__(self, app: Any, proxies: tuple[str, ...]) -> None:
        super().__init__(app, list(proxies))
        self.state = app.state


class Forwarded:
    """The application behind proxies that say `Forwarded: for=192.0.2.60;proto=https` (RFC 7239)."""

    def __init__(self, app: Any, proxies: tuple[str, ...]) -> None:
        self._app = app
        self.state = app.state
        self._proxies = [ip_network(one) for one in proxies]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan" and scope.get("client") and self._trusts(scope["client"][0]):
            self._believe(scope)
        await self._app(scope, receive, send)

    def _believe(self, scope: Any) -> None:
        """Each proxy adds who called it at the end: the last one that is no proxy of ours is the caller."""
        said = b",".join(value for name, value in scope["headers"] if name == b"forwarded").decode("latin-1")
        for hop in reversed(list(hops(said))):
            caller, scheme = address_in(hop.get("for", "")), hop.get("proto", "").lower()
            if not caller:
                return  # hidden, or nonsense: what stands before it cannot be believed either
            scope["client"] = (caller, 0)
            if scheme in SCHEMES:
                scope["scheme"] = SCHEMES[scheme] if scope["type"] == "websocket" else scheme
            if not self._trusts(caller):
                return

    def _trusts(self, caller: str) -> bool:
        """Is this one of the proxies that were named?"""
        try:
            address = ip_address(caller)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)


def hops(said: str) -> Iterator[dict[str, str]]:
    """What each proxy said, by the names of its parameters. Addresses hold neither commas nor semicolons."""
    for element in said.split(","):
        pairs = (pair.partition("=") for pair in element.split(";"))
        yield {name.strip().lower(): value.strip().strip('"') for name, _, value in pairs}


def address_in(node: str) -> str:
    """The address of a node (`192.0.2.60:4711`, `[2001:db8::1]`), or nothing if it is hidden (`unknown`, `_name`)."""
    bare = node[1:].partition("]")[0] if node.startswith("[") else node.partition(":")[0]
    try:
        return str(ip_address(bare))
    except ValueError:
        return ""
