"""Sockets for a load: as little of WebSocket as a client needs, so that many of them fit into one process."""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from collections.abc import Callable

TEXT, DEFLATED, PING = 0x81, 0xC1, 0x89
TAIL = b"\x00\x00\xff\xff"
NO_MASK = b"\x00\x00\x00\x00"


class Line(asyncio.Protocol):
    """One socket: `heard` is called with every message. It counts the bytes of the frames it is sent."""

    def __init__(self, path: str, host: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self._request = (path, host, cookie)
        self._heard = heard
        self._buffer = b""
        self._transport: asyncio.Transport
        self.opened = asyncio.get_running_loop().create_future()
        self.bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        path, host, cookie = self._request
        head = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: {cookie}\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
        )
        transport.write(head.encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            self.opened.set_result(head.split(b" ", 2)[1] == b"101")
            self._buffer = rest
            asyncio.get_running_loop().call_soon(self._frames)  # whoever connects has the line by then
        else:
            self._frames()

    def _frames(self) -> None:
        data, at = self._buffer, 0
        while len(data) - at >= 2:
            length, begins = data[at + 1] & 127, at + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                if len(data) - begins < wide:
                    break
                length, begins = int.from_bytes(data[begins : begins + wide], "big"), begins + wide
            if len(data) - begins < length:
                break
            self.bytes += begins + length - at
            self._frame(data[at], data[begins : begins + length])
            at = begins + length
        self._buffer = data[at:]

    def _frame(self, first: int, load: bytes) -> None:
        if first == TEXT:
            self._heard(load)
        elif first == DEFLATED:
            self._heard(zlib.decompressobj(-15).decompress(load + TAIL))
        elif first == PING:
            self._transport.write(bytes((0x8A, 0x80 | len(load))) + NO_MASK + load)

    def send(self, text: bytes) -> None:
        """Send a message (a mask of zeros is a mask)."""
        size = len(text)
        head = bytes((TEXT, 0x80 | size)) if size < 126 else bytes((TEXT, 0x80 | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + text)

    def close(self) -> None:
        """Go without a word."""
        self._transport.abort()


async def connect(port: int, path: str, cookie: str, heard: Callable[[bytes], None]) -> Line:
    """A socket that is open."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(path, f"127.0.0.1:{port}", cookie, heard), "127.0.0.1", port)
    assert await line.opened, "the server refused the socket"
    return line
