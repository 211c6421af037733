"""The sockets of the tables on the wire: the short way for whole messages, the library's for everything else.

The library reads and writes frames by the book, in Python, and compresses each for itself. Most of what passes here is
a whole short message in, and a frame out that many are sent: these two go straight through.
"""

from __future__ import annotations

import logging
import zlib
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol
from websockets.utils import apply_mask as slowly_masked

from cocarde.server.live.parcel import DEFLATED, LARGEST_WINDOW, TEXT, Parcel

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    apply_mask = slowly_masked

FINAL: Final = 0x80
MASKED: Final = 0x80
EXTENSION: Final = "cocarde.wire"
LARGEST: Final = 64 * 1024
"""Bytes of a message at most."""
UNREAD: Final = 32
"""Messages that wait to be read before the other end is made to wait."""


class Wire(WebSocketsSansIOProtocol):
    """One socket. It tells who uses it when it takes more (`on_free`), and when the other end has gone (`on_gone`)."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        # Without what was sent before, one compressed frame is good for everybody, and nobody keeps a window.
        apart = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
        self.conn = ServerProtocol(extensions=[apart], max_size=LARGEST, logger=logging.getLogger("uvicorn.error"))
        self.on_free: Callable[[], None] = lambda: None
        self.on_gone: Callable[[], None] = lambda: None
        self._between = True  # the library's reader stands between two frames and two messages

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[EXTENSION] = self
        try:
            await super().run_asgi()
        finally:
            del extensions[EXTENSION]  # which the scope knows, and this one the scope

    @property
    def free(self) -> bool:
        """Does it take what it is sent? Else `on_free` is called when it does."""
        return self.writable.is_set()

    @property
    def waits(self) -> bool:
        """Have more messages come that were not taken yet?"""
        return not self.queue.empty()

    def post(self, parcel: Parcel) -> None:
        """Send a message, unless nobody is there any more."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(parcel.frame(bool(self.conn.extensions)))

    def give_up(self) -> None:
        """End it: the page will come again."""
        self.transport.close()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_free()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # which knows the connection: without it all of this goes at once
        self.on_gone()

    def data_received(self, data: bytes) -> None:
        if self._between and self.handshake_complete and not self.close_sent:
            frames = whole_frames(data)
            self._between = frames is not None and all(first & FINAL for first, _, _ in frames)
            texts = [text_of(first, mask, load) for first, mask, load in frames or []]
            if texts and None not in texts:
                return self._take(texts)
        super().data_received(data)

    def _take(self, texts: list[str | None]) -> None:
        for text in texts:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})  # type: ignore[typeddict-item]
        if not self.read_paused and self.queue.qsize() > UNREAD:
            self.read_paused = True
            self.transport.pause_reading()


def whole_frames(data: bytes) -> list[tuple[int, bytes, bytes]] | None:
    """First byte, mask and payload of each frame, if these are whole masked frames of less than 64 KiB; else None."""
    frames: list[tuple[int, bytes, bytes]] = []
    at, end = 0, len(data)
    while at < end:
        if end - at < 6 or not data[at + 1] & MASKED:
            return None
        first, length = data[at], data[at + 1] & 127
        at += 2
        if length == 126:
            length, at = int.from_bytes(data[at : at + 2], "big"), at + 2
        elif length == 127:
            return None
        if end - at < 4 + length:
            return None
        frames.append((first, data[at : at + 4], data[at + 4 : at + 4 + length]))
        at += 4 + length
    return frames


def text_of(first: int, mask: bytes, load: bytes) -> str | None:
    """The message in a frame, if it is a whole readable message of text; what is wrong else, the library says."""
    if first != TEXT and first != DEFLATED:
        return None
    text = apply_mask(load, mask)
    try:
        return (text if first == TEXT else inflated(text)).decode()
    except (UnicodeDecodeError, zlib.error):
        return None


def inflated(load: bytes) -> bytes:
    """What was compressed by itself (RFC 7692, 7.2.2)."""
    inflater = zlib.decompressobj(-LARGEST_WINDOW)
    text = inflater.decompress(load + b"\x00\x00\xff\xff", LARGEST)
    if inflater.unconsumed_tail:
        raise zlib.error("too long")
    return text
