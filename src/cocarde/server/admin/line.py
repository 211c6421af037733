"""The socket file of a running house: only who may write to its folder may speak to it."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import struct
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cocarde.core.errors import BadInput, CocardeError, Refused
from cocarde.server.admin.requests import AnyRequest, Reply

if TYPE_CHECKING:
    from cocarde.server.server import Server

log = logging.getLogger("cocarde.admin")

NAME: Final = "admin.sock"
LONGEST: Final = 1 << 16
PATIENCE: Final = 2.0


class AdminLine:
    """Listens at the socket file. Of several processes of one house the first one does."""

    def __init__(self, server: Server) -> None:
        self._house = server
        self._path = server.settings.data / NAME
        self._listening: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen, unless another process of this house does."""
        if not hasattr(asyncio, "start_unix_server"):
            return log.warning("this system has no socket files: no cocarde admin")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            if self._path.exists() and not is_alive(self._path):
                self._path.unlink()  # of a house that was killed
            if not self._path.exists():
                before = os.umask(0o177)
                try:
                    self._listening = await asyncio.start_unix_server(self._attend, self._path, limit=LONGEST)
                finally:
                    os.umask(before)
        except OSError as error:
            log.warning("no cocarde admin at %s: %s", self._path, error)

    async def close(self) -> None:
        """Listen no more."""
        if self._listening is not None:
            self._listening.close()
            with suppress(FileNotFoundError):
                self._path.unlink()

    async def _attend(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from cocarde.server.admin.actions import act

        try:
            asked = await reader.readline()
            if not asked:  # somebody has only looked whether a house is here
                return writer.close()
            request: AnyRequest = msgspec.json.decode(asked, type=AnyRequest)
            log.info("%s asks: %s", who(writer), told(request))
            reply = Reply(result=msgspec.Raw(msgspec.json.encode(await act(request, self._house))))
        except Refused as error:
            reply = Reply(f"refused ({error.refusal.rule}): {error.refusal.text.key}")
        except (CocardeError, msgspec.DecodeError, OSError, ValueError) as error:
            reply = Reply(" ".join(str(error).split()) or type(error).__name__)
        except Exception:
            log.exception("what the host asked for failed")
            reply = Reply("the house could not do this: see its log")
        if reply.fault:
            log.info("not done: %s", reply.fault)
        with suppress(OSError):
            writer.write(msgspec.json.encode(reply) + b"\n")
            await writer.drain()
            writer.close()


def told(request: Any) -> str:
    """What is asked, for the log."""
    return msgspec.json.encode(request).decode()


def who(writer: asyncio.StreamWriter) -> str:
    """The user at the other end, as the system knows him."""
    end = writer.get_extra_info("socket")
    if not hasattr(socket, "SO_PEERCRED"):
        return "the host"
    pid, uid, _ = struct.unpack("3i", end.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))
    return f"user {uid} (process {pid})"


def is_alive(path: Path) -> bool:
    """Does a house listen there?"""
    with socket.socket(socket.AF_UNIX) as probe:
        probe.settimeout(PATIENCE)
        return probe.connect_ex(str(path)) == 0


def ask(data: Path, request: AnyRequest) -> Any:
    """Ask the house that keeps its games in this folder; `BadInput` if none runs there, or it does not do it."""
    path = data / NAME
    with socket.socket(socket.AF_UNIX) as line:
        try:
            line.connect(str(path))
        except OSError as error:
            raise BadInput(f"no house runs in {data} ({path}: {error.strerror or error})") from error
        line.sendall(msgspec.json.encode(request) + b"\n")
        with line.makefile("rb") as answers:
            reply = msgspec.json.decode(answers.readline() or b"{}", type=Reply)
    if reply.fault:
        raise BadInput(reply.fault)
    return msgspec.json.decode(reply.result)
