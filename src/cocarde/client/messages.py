"""What a bot is told, and how it is read from the line: server-sent events with JSON in them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any


class Failed(Exception):
    """A request that was refused: the status, the sentence of the house, its rule and the key of its text."""

    def __init__(self, status: int, told: dict[str, Any]) -> None:
        super().__init__(f"{status}: {told.get('error', '')}")
        self.status = status
        self.rule: str = told.get("rule") or ""
        self.key: str = (told.get("text") or {}).get("key", "")


@dataclass(frozen=True)
class Event:
    """Something the bot is told: `challenge`, `withdrawn`, `state`, `beat` or `end`."""

    kind: str
    data: dict[str, Any]


@dataclass(frozen=True)
class Challenge:
    """The host of a table keeps seats for the bot."""

    table: str
    game: str
    seats: list[int]
    players: int
    options: dict[str, str]
    terms: dict[str, Any]
    host: str


@dataclass(frozen=True)
class Option:
    """A legal answer: its number, its notation, and what may come of it (`text` and `percent`, or nothing)."""

    code: int
    notation: str
    things: list[str]
    stake: dict[str, Any] | None


@dataclass(frozen=True)
class Turn:
    """The bot is asked. `deadline`: when the house answers for it, in milliseconds since 1970; 0: never."""

    table: str
    seat: int
    n: int
    options: list[Option]
    deadline: int
    view: Any
    state: dict[str, Any]


def turn_of(event: Event) -> Turn | None:
    """What the bot is asked, if this is a state in which it is."""
    state = event.data.get("state") if event.kind == "state" else None
    if state is None or state["asked"] is None or state["seat"] is None:
        return None
    options = [
        Option(one["code"], one["notation"], one["things"], one.get("stake")) for one in state["asked"]["options"]
    ]
    return Turn(event.data["table"], state["seat"], state["n"], options, state["deadline"], state["view"], state)


def challenge_of(data: dict[str, Any]) -> Challenge:
    """A challenge as it was told."""
    return Challenge(**{name: data[name] for name in Challenge.__dataclass_fields__})


class Reader:
    """Puts the lines of a stream together to events."""

    def __init__(self) -> None:
        self._kind = ""
        self._data: list[str] = []

    def take(self, line: str) -> Event | None:
        """The event that this line completes."""
        name, _, value = line.partition(":")
        if name == "event":
            self._kind = value.strip()
        elif name == "data":
            self._data.append(value.removeprefix(" "))
        elif not line and self._data:
            event = Event(self._kind or "message", json.loads("\n".join(self._data)))
            self._kind, self._data = "", []
            return event
        return None
