"""What a route answers beside what its function returns: how it refuses, and what lies in bytes sent as they are."""

from __future__ import annotations

from typing import Any, Final

from litestar.openapi.datastructures import ResponseSpec

from cocarde.server.protocol.http import Problem

TOKEN: Final = "token"
"""The name of how a bot from outside says who it is, in the description of the calls."""

REASONS: Final[dict[int, str]] = {
    304: "what you have is still good",
    400: "what was sent cannot be used",
    401: "a bot must bring its token",
    403: "not for you",
    404: "there is no such thing",
    409: "somebody was quicker, or it is taken",
    413: "what was sent is too long",
    429: "too often: wait a little",
    500: "a mistake of the house",
    503: "the house cannot do this now",
}

Answers = dict[int, ResponseSpec]


def fails(*statuses: int) -> Answers:
    """The answers of a call that is refused with one of these; those that any call may give are not named."""
    return {status: ResponseSpec(Problem, description=REASONS[status], generate_examples=False) for status in statuses}


def gives(kind: Any, *statuses: int, media_type: str = "application/json") -> Answers:
    """What lies in an answer that is sent as it was kept; the browser's copy may still be good."""
    told = ResponseSpec(kind, description="", generate_examples=False, media_type=media_type)
    unchanged = ResponseSpec(None, description=REASONS[304], generate_examples=False)
    return {200: told, 304: unchanged, **fails(*statuses)}


def also(status: int, kind: Any) -> Answers:
    """Another answer, with a body of its own."""
    return {status: ResponseSpec(kind, description=REASONS[status], generate_examples=False)}


def for_bots(*statuses: int) -> dict[str, Any]:
    """A call of a bot from outside, which brings its token."""
    return {"security": [{TOKEN: []}], "responses": fails(401, *statuses)}
