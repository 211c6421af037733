"""Options that several commands take together are a dataclass; a command that wants them all asks for that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from inspect import Parameter, Signature, signature
from typing import Any, get_type_hints


def grouped(command: Callable[..., None]) -> Callable[..., None]:
    """The command as typer reads it: each parameter that is a group stands for the options of that group."""
    kinds = get_type_hints(command, include_extras=True)
    groups: dict[str, Any] = {name: kind for name, kind in kinds.items() if is_dataclass(kind)}

    def plain(**given: Any) -> None:
        for name, group in groups.items():
            given[name] = group(**{field.name: given.pop(field.name) for field in fields(group)})
        command(**given)

    options: list[Parameter] = []
    for name, parameter in signature(command).parameters.items():
        asked = parameter.replace(annotation=kinds[name], kind=Parameter.KEYWORD_ONLY)
        options += options_of(groups[name]) if name in groups else [asked]
    plain.__doc__, plain.__name__ = command.__doc__, command.__name__
    plain.__annotations__ = {option.name: option.annotation for option in options}
    plain.__signature__ = Signature(options)  # type: ignore[attr-defined]
    return plain


def options_of(group: type[Any]) -> list[Parameter]:
    """The options of a group, with their usual values."""
    kinds = get_type_hints(group, include_extras=True)
    return [
        Parameter(field.name, Parameter.KEYWORD_ONLY, default=field.default, annotation=kinds[field.name])
        for field in fields(group)
    ]
