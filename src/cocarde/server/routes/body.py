"""What comes as the body of a call, which may be anything."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException, InternalServerException


class Unreadable(ClientException):
    """The body is no text, or no JSON that anybody could mean."""


class Call(Request[Any, Any, Any]):
    """A call whose body is read with care: the JSON decoder lets some of what it cannot read escape as other errors."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:  # who sends it has gone: no mistake of the server
            raise Unreadable("the body did not come") from error

    async def json(self) -> Any:
        try:
            return await super().json()
        except UnicodeError as error:
            raise Unreadable("the body is not UTF-8") from error
        except RecursionError as error:
            raise Unreadable("the body is nested too deeply") from error
