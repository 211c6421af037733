"""A socket that listens, before anything else has started."""

from __future__ import annotations

import errno
import os
import socket

from cocarde.core.errors import BadInput
from cocarde.server.errors import PortTaken


def listen(host: str, port: int, shared: bool = False) -> socket.socket:
    """A socket that listens there; `PortTaken` or `BadInput` before anything else has started.

    `shared`: others of this server listen there too, and the system spreads who comes over all of them.
    """
    try:
        family, kind, proto, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise BadInput(f"host {host!r}: {error.strerror}") from error
    door = socket.socket(family, kind, proto)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        door.bind(place)
        door.listen(1024)
    except OSError as error:
        door.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(f"port {port} of {host} is taken") from error
        raise BadInput(f"cannot listen on port {port} of {host}: {error.strerror}") from error
    return door


def say_ready() -> None:
    """Tell systemd, if it has started this process and wants to know (`Type=notify`), that the house is open."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.sendto(b"READY=1", address.replace("@", "\0", 1))
