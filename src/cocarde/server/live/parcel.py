"""A message on its way out: written once, put into a frame once, however many it is sent to."""

from __future__ import annotations

import zlib
from typing import Final, Protocol

TEXT: Final = 0x81
"""The first byte of a frame that is a whole message of text (RFC 6455, 5.2)."""

DEFLATED: Final = 0xC1
"""The same, where the text is compressed (RFC 7692)."""

PAYS: Final = 1400
"""Bytes from which compressing is worth its time: what is shorter fits into one packet of the network as it is."""

LEVEL: Final = 6
"""A twentieth to a tenth shorter than at 3, for 5 to 20 µs a message of 5 to 7 kB."""
MEMORY: Final = 7
WINDOW: Final = 14
"""What a compressor works in is so small that the system is not asked for it, and given it back, for every message;
with the most of both a message is a hundredth shorter."""
LARGEST_WINDOW: Final = 15
"""What the other end may compress with."""


class Parcel:
    """A message and its frames."""

    __slots__ = ("_deflated", "_plain", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self._plain = b""
        self._deflated = b""

    def frame(self, deflates: bool) -> bytes:
        """The message in a frame; `deflates`: the other end understands compressed ones."""
        if deflates and len(self.text) >= PAYS:
            self._deflated = self._deflated or framed(DEFLATED, deflated(self.text))
            return self._deflated
        self._plain = self._plain or framed(TEXT, self.text)
        return self._plain


def framed(first: int, payload: bytes) -> bytes:
    """A frame of a server: not masked (RFC 6455, 5.2)."""
    length = len(payload)
    if length < 126:
        return bytes((first, length)) + payload
    if length < 65536:
        return bytes((first, 126)) + length.to_bytes(2, "big") + payload
    return bytes((first, 127)) + length.to_bytes(8, "big") + payload


def deflated(text: bytes) -> bytes:
    """Compressed by itself, without what was sent before (RFC 7692, 7.2.1): so one frame serves everybody."""
    compressor = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW, MEMORY)
    return (compressor.compress(text) + compressor.flush(zlib.Z_SYNC_FLUSH))[:-4]


class Line(Protocol):
    """The other end of a socket."""

    @property
    def free(self) -> bool:
        """Does it take what it is sent? Else it will say when it does."""

    def post(self, parcel: Parcel) -> None:
        """Send it."""

    def give_up(self) -> None:
        """End it: the page will come again."""
