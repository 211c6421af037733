"""One of several processes behind a port: `python -m cocarde.server.processes.process NUMBER DOOR INBOX OTHER…`.

The numbers after its own are descriptors it inherits. Its settings come by stdin, and when that ends it ends: none
outlives the process that looks after all of them. It says `open` when its store is.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import socket
import sys

import uvicorn

from cocarde.server import logs
from cocarde.server.app import http_server
from cocarde.server.connections import raise_descriptor_limit
from cocarde.server.processes.handover import Handover
from cocarde.server.settings import Settings


def main(own: int, door: socket.socket, inbox: socket.socket, others: list[socket.socket]) -> None:
    """Serve until told to stop, or left alone."""
    raise_descriptor_limit()
    given = sys.stdin.buffer
    settings: Settings = pickle.loads(given.read(int(given.readline())))
    logs.set_up(settings.log)
    handover = Handover(own, inbox, others)

    def opened() -> None:
        handover.listen()
        asyncio.get_running_loop().add_reader(sys.stdin, left_alone, handover.server)
        print("open", flush=True)

    handover.server = http_server(settings, opened, handover)
    handover.server.run(sockets=[door])


def left_alone(server: uvicorn.Server) -> None:
    """Whoever looked after this process is gone."""
    if not os.read(0, 1):
        asyncio.get_running_loop().remove_reader(sys.stdin)
        server.should_exit = True


if __name__ == "__main__":
    number, *descriptors = [int(word) for word in sys.argv[1:]]
    door, inbox, *others = [socket.socket(fileno=descriptor) for descriptor in descriptors]
    main(number, door, inbox, others)
