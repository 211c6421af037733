"""What the page says about letters, and what it is shown."""

from __future__ import annotations

from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

import msgspec

from cocarde.core.errors import BadInput

ADDRESS: Final = r"^([^@\s,;<>\"()\[\]\\:]{1,64}@[^@\s,;<>\"()\[\]\\:]{1,190}\.[^@\s.,;<>\"()\[\]\\:]{1,60})?\Z"


class NewWishes(msgspec.Struct, forbid_unknown_fields=True):
    """What a player wants from now on: a mail address, a webhook (https), and when."""

    language: Literal["fr", "en"] = "fr"
    mail: Annotated[str, msgspec.Meta(max_length=254, pattern=ADDRESS)] = ""
    webhook: Annotated[str, msgspec.Meta(max_length=500)] = ""
    turns: bool = True
    endings: bool = True
    minutes: Annotated[int, msgspec.Meta(ge=0, le=7 * 24 * 60)] = 30


class MyWishes(msgspec.Struct):
    """The wishes of the guest as the page shows them. `writes`: this house writes letters; `by_mail`: also mail."""

    writes: bool
    by_mail: bool
    mail: str
    confirmed: bool
    webhook: str
    turns: bool
    endings: bool
    minutes: int
    trouble: str


def check_webhook(address: str, private: bool) -> None:
    """`BadInput` unless it can be called: https, no name and password in it, and (`private`: for tests) anything."""
    if not address:
        return
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise BadInput("webhook: this is no address") from error
    schemes = {"https", "http"} if private else {"https"}
    if parts.scheme not in schemes or not parts.hostname or parts.username or not address.isascii():
        raise BadInput("webhook: an address of the kind https://… is wanted")
    if port is not None and not private and port != 443:
        raise BadInput("webhook: only the usual port of https is called")
