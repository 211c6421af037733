"""What the house writes down of itself: a line for people, or a JSON object for programs. Each call has an id.

No secrets: of a call the pattern of its address, never the address, which may hold an invitation or a link that makes
one another guest; of a message its kind, never what was answered or whispered.
"""

from __future__ import annotations

import logging
import secrets
import sys
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, TextIO

import msgspec

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the call, or of the socket, that is served at this moment."""

HEADER: Final = b"x-request-id"
calls = logging.getLogger("cocarde.calls")


class Lines(logging.Formatter):
    """For people: when, how grave, where, which call, what."""

    def format(self, record: logging.LogRecord) -> str:
        request = getattr(record, "request", "")
        record.message = record.getMessage() + (f" [{request}]" if request else "")
        at = datetime.fromtimestamp(record.created, UTC).isoformat(" ", "seconds").removesuffix("+00:00")
        line = f"{at} {record.levelname} {record.name}: {record.message}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class Objects(logging.Formatter):
    """For programs: a JSON object on each line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        if getattr(record, "request", ""):
            told["request"] = record.request  # type: ignore[attr-defined]
        told |= getattr(record, "facts", {})
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def note_request(record: logging.LogRecord) -> bool:
    """A record knows the call it was made in."""
    record.request = REQUEST.get()
    return True


def set_up(kind: str, stream: TextIO | None = None) -> None:
    """From now on everything is written to stderr: warnings for people, or (`json`) calls too, for programs."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Objects() if kind == "json" else Lines())
    handler.addFilter(note_request)
    for name in ("cocarde", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.WARNING if name == "uvicorn.error" else logging.INFO)
    calls.setLevel(logging.INFO if kind == "json" else logging.WARNING)


class Traced:
    """The application with an id for every call and every socket; who calls is told it (`X-Request-Id`)."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self.state = app.state

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        request = secrets.token_hex(8)
        REQUEST.set(request)  # the task is this call's own
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def tell(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (HEADER, request.encode())]
            await send(message)

        try:
            await self._app(scope, receive, tell)
        finally:
            if calls.isEnabledFor(logging.INFO):
                facts = {"method": scope["method"], "route": scope.get("path_template", ""), "status": status}
                facts["ms"] = round(1000 * (time.perf_counter() - began), 1)
                calls.info("call", extra={"facts": facts})
