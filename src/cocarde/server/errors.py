"""What the server refuses, and with which status; what is not here is a mistake of its own."""

from __future__ import annotations

from typing import Any, Final

from cocarde.core.errors import BadInput, CocardeError, Refused
from cocarde.core.game import Game
from cocarde.core.text import Refusal, refusal
from cocarde.server.store.base import NotKept, Taken


class NotFound(CocardeError):
    """There is no such thing here."""


class Forbidden(CocardeError):
    """Not for you."""


class TooMany(Forbidden):
    """Too often."""


class Maintenance(Refused):
    """The house makes no new tables at this time."""

    def __init__(self) -> None:
        super().__init__(refusal("core", "maintenance"))


class Blocked(Refused):
    """The host of the house lets this guest change nothing any more."""

    def __init__(self) -> None:
        super().__init__(refusal("core", "shut-out"))


class RefusedByRules(Refused):
    """The rules of a game do not allow this; only the game has the words to say why."""

    def __init__(self, why: Refusal, game: Game[Any]) -> None:
        super().__init__(why)
        self.game = game


class PortTaken(BadInput):
    """Somebody else listens there."""


STATUS: Final[dict[type[CocardeError], int]] = {
    Maintenance: 503,
    Blocked: 403,
    TooMany: 429,
    Forbidden: 403,
    NotFound: 404,
    Taken: 409,
    NotKept: 503,
    BadInput: 400,
    Refused: 400,
}


def status_of(error: CocardeError) -> int:
    """The status of an answer that tells of this error."""
    return next((status for kind, status in STATUS.items() if isinstance(error, kind)), 500)
