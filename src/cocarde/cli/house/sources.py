"""Where a setting comes from: a flag, the environment, or a file; in this order, and it has one name in all three.

`--smtp-host` is `COCARDE_SMTP_HOST` in the environment and `smtp-host` in the file.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias, TypeVar

import typer

from cocarde.core.errors import BadInput

T = TypeVar("T")

PREFIX: Final = "COCARDE"
NOT_IN_FILE: Final = {"config", "check", "help"}
SECRET: Final = {"metrics_token", "smtp_password"}
OF_OTHERS: Final = {f"{PREFIX}_{name}" for name in ("COMPILE", "PACKS", "TOKEN", "UNTIL")}
"""Read by the build, the shelf of packs, a bot, the quick tests: not by `serve`."""
SLIP: Final = 0.72
"""How alike two names are when one is taken for a slip of the other: PROT and PORT are 0.75."""


def take_file(context: typer.Context, path: Path | None) -> Path | None:
    """Let the file say what neither a flag nor the environment says; `BadInput` names what is wrong, and its line."""
    if context.resilient_parsing:
        return path
    check_environment(context.command)
    if path is None:
        return path
    try:
        told = tomllib.loads(path.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{path}: {error}") from error
    except (OSError, UnicodeError) as error:
        raise BadInput(f"{path}: {getattr(error, 'strerror', None) or 'not UTF-8'}") from error
    known = {str(one.name): one for one in context.command.params if one.name not in NOT_IN_FILE}
    for key, value in told.items():
        check_key(path, key, value, known)
    context.default_map = {key.replace("-", "_"): value for key, value in told.items()}
    return path


def check_key(path: Path, key: str, value: object, known: dict[str, Any]) -> None:
    """`BadInput` unless this may stand in the file: a setting there is, with as many values as it takes."""
    one = known.get(key.replace("-", "_"))
    if one is None:
        near = get_close_matches(key, [name.replace("_", "-") for name in known], n=1)
        meant = f"; {near[0]} is one" if near else f"; there are {', '.join(sorted(known)).replace('_', '-')}"
        raise BadInput(f"{place_in(path, key)}: no such setting{meant}")
    if isinstance(value, dict) or isinstance(value, list) != one.multiple:
        raise BadInput(f"{place_in(path, key)}: {'a list' if one.multiple else 'one value'} is wanted")


def check_environment(command: Any) -> None:
    """`BadInput` if a variable looks like a slip of a setting's name.

    Others may stand there: whoever runs the house as `cocarde` in a cluster is given `COCARDE_SERVICE_HOST` unasked.
    """
    known = [f"{one.name}".upper() for one in command.params]
    for name in unread(command):
        near = get_close_matches(name.removeprefix(f"{PREFIX}_"), known, n=1, cutoff=SLIP)
        if near:
            raise BadInput(f"{name} in the environment: no such setting; {PREFIX}_{near[0]} is one")


def unread(command: Any) -> list[str]:
    """The variables that begin like a setting and are none."""
    known = {f"{PREFIX}_{one.name}".upper() for one in command.params} | OF_OTHERS
    return sorted(name for name in os.environ if name.startswith(f"{PREFIX}_") and name not in known)


def place_in(path: Path, key: str) -> str:
    """A key of a file, and the line it stands in."""
    wanted = re.compile(rf"""\s*\[?["']?{re.escape(key)}["']?\s*[=.\]]""")
    lines = path.read_text("utf-8").splitlines()
    line = next((number for number, text in enumerate(lines, start=1) if wanted.match(text)), 0)
    return f"{path}, line {line}: {key}"


Config: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        callback=take_file,
        is_eager=True,
        help=f"Settings in TOML; {PREFIX}_… in the environment and the flags come before it.",
    ),
]


def origin(context: typer.Context, name: str) -> str:
    """Where a setting comes from, as its host wrote it: `--port`, `COCARDE_PORT`, `cocarde.toml, line 3: port`."""
    source = context.get_parameter_source(name)
    kind = source.name if source is not None else "DEFAULT"
    if kind == "ENVIRONMENT":
        return f"{PREFIX}_{name.upper()}"
    if kind == "DEFAULT_MAP" and context.params.get("config"):
        return place_in(context.params["config"], name.replace("_", "-"))
    return f"--{name.replace('_', '-')}" if kind == "COMMANDLINE" else ""


def settled(context: typer.Context, name: str, read: Callable[[Any], T]) -> T:
    """A setting as `read` understands it; `BadInput` says where the wrong one comes from."""
    value = context.params[name]
    try:
        return read(value)
    except BadInput as error:
        raise BadInput(f"{origin(context, name) or '--' + name.replace('_', '-')}: {error}") from error


def shown(context: typer.Context) -> list[str]:
    """Every setting, its value and where it comes from; of secrets only that there are some."""
    lines = []
    for one in context.command.params:
        name = str(one.name)
        if name in NOT_IN_FILE:
            continue
        value = context.params.get(name)
        told_as = ", ".join(value) if isinstance(value, list | tuple) else value
        said = "(secret)" if name in SECRET and value else told_as
        where = origin(context, name)
        told = "" if said is None or said == "" else str(said)
        lines.append(f"{name.replace('_', '-'):16} {told or '–':32} {where or 'default'}")
    return lines
