"""Commands that are imported when they are asked for: who plays a game waits for neither lab nor server."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from inspect import isfunction
from typing import Any

from typer import Typer
from typer.main import get_command


class OnDemand(Mapping[str, Any]):
    """Commands by name, each made when it is asked for from what stands at its place, `module:name`."""

    def __init__(self, places: Mapping[str, str]) -> None:
        self._places = places
        self._made: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._made:
            self._made[name] = command_at(self._places[name], name)
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)


def group(frame: Typer, places: Mapping[str, str]) -> Any:
    """What `frame` says of itself, with the commands of these places."""
    made: Any = get_command(frame)
    made.commands = OnDemand(places)
    return made


def command_at(place: str, name: str) -> Any:
    """The command under this name: what stands there is a function, a Typer, or a command already."""
    module, _, attribute = place.partition(":")
    found = getattr(import_module(module), attribute)
    if isfunction(found):
        alone = Typer(add_completion=False, rich_markup_mode=None)
        alone.command(name)(found)
        found = alone
    made = get_command(found) if isinstance(found, Typer) else found
    made.name = name
    return made
