"""What a bot asks of the house: each request as a value, made and read here, and sent by whoever waits or awaits."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from cocarde.client.messages import Challenge, Event, Failed, Option, Turn, challenge_of

T = TypeVar("T")

EVENTS: Final = "/api/bot/events"
"""Where the house tells what happens."""
RETRY: Final = 1.0
"""Seconds before a line that broke is taken up again."""
TAKEN: Final = 409
STALE: Final = "refusal-stale"
"""The table has gone on meanwhile: the next state says how."""


@dataclass(frozen=True)
class Request(Generic[T]):
    """A request, and how its answer is read."""

    method: str
    path: str
    read: Callable[[Any], T]
    body: Any = None

    def answered(self, status: int, body: bytes) -> T:
        """What the house answered, or `Failed`."""
        return self.read(check(status, body))


ME: Final = Request("GET", "/api/bot", dict[str, Any])
TABLES: Final = Request("GET", "/api/bot/tables", dict[str, Any])


def state(table: str) -> Request[dict[str, Any]]:
    """A table as the bot may see it."""
    return Request("GET", f"/api/bot/tables/{table}", dict[str, Any])


def accept(table: str) -> Request[int]:
    """Sit down; the seat."""
    return Request("POST", f"/api/bot/tables/{table}/accept", lambda told: int(told["seat"]))


def decline(table: str) -> Request[None]:
    """Leave the seat to others."""
    return Request("POST", f"/api/bot/tables/{table}/decline", nothing)


def leave(table: str) -> Request[None]:
    """Leave the seat to a bot of the house."""
    return Request("POST", f"/api/bot/tables/{table}/leave", nothing)


def answer(turn: Turn, choice: Option | str) -> Request[int]:
    """Answer; the clock of the seat afterwards."""
    notation = choice if isinstance(choice, str) else choice.notation
    body = {"n": turn.n, "seat": turn.seat, "choice": notation}
    return Request("POST", f"/api/bot/tables/{turn.table}/answer", lambda told: int(told["n"]), body)


def to_challenge(event: Event, accepts: Callable[[Challenge], bool]) -> Request[Any] | None:
    """What is answered to a challenge, if this is one."""
    if event.kind != "challenge":
        return None
    challenge = challenge_of(event.data)
    return accept(challenge.table) if accepts(challenge) else decline(challenge.table)


def unless_stale(failed: Failed) -> None:
    """An answer that came too late is none (somebody was quicker: 409); any other failure is raised again."""
    if failed.key != STALE and failed.status != TAKEN:
        raise failed


def nothing(_: Any) -> None:
    """An answer that says no more than that it is done."""


def headers(token: str) -> dict[str, str]:
    """What every request brings along."""
    return {"authorization": f"Bearer {token}"}


def check(status: int, body: bytes) -> Any:
    """What the house answered, or `Failed`."""
    try:
        told = json.loads(body) if body else {}
    except ValueError:
        told = {"error": body[:200].decode("utf-8", "replace")}
    if status >= 400:
        raise Failed(status, told if isinstance(told, dict) else {})
    return told
