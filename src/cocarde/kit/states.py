# interpreted: a tool, run by make states
"""Writes the state of a game from its fields: `python -m cocarde.kit.states FOLDER…`, or every game of the house.

`fields.py` in the folder of a game names each field once (see kit/fields.py). `position.py`, written here, holds the
same as a class that mypyc makes quick: the names for save files, the defaults and the copy, line by line.
"""

from __future__ import annotations

import ast
import sys
import textwrap
from pathlib import Path
from typing import NamedTuple

GAMES = Path(__file__).parents[1] / "games"
HEAD = '''# Written by `make states` from fields.py; changes made here are lost.
"""What a position holds: the names of its fields for save files, their defaults, their copy."""'''
MARKS = ("Shared", "Outer", "Pair")
PLAIN = ("int", "bool", "float", "str")
WIDTH = 120
TOGETHER = 3


class Field(NamedTuple):
    """A field as `fields.py` declares it; `mark`: how it is copied, "" as its type says; `note`: the comment before."""

    name: str
    type: str
    default: str
    mark: str
    note: list[str]


class Declared(NamedTuple):
    """All that `fields.py` says."""

    imports: list[ast.ImportFrom]
    doc: str
    fields: list[Field]


def declared(source: str) -> Declared:
    """Read a `fields.py`."""
    tree = ast.parse(source)
    lines = source.splitlines()
    kind = next(node for node in tree.body if isinstance(node, ast.ClassDef))
    found = [field(node, lines) for node in kind.body if isinstance(node, ast.AnnAssign)]
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    return Declared(imports, ast.get_docstring(kind) or "", found)


def field(node: ast.AnnAssign, lines: list[str]) -> Field:
    """One line of the declaration."""
    assert isinstance(node.target, ast.Name)
    assert node.value is not None, f"{node.target.id} has no default"
    mark, _, rest = ast.unparse(node.annotation).partition("[")
    kind = rest.removesuffix("]") if mark in MARKS else ast.unparse(node.annotation)
    note = note_before(node.lineno - 1, lines)
    return Field(node.target.id, kind, ast.unparse(node.value), mark if mark in MARKS else "", note)


def note_before(at: int, lines: list[str]) -> list[str]:
    """The comment in the lines just above."""
    first = at
    while lines[first - 1].strip().startswith("#"):
        first -= 1
    return [line.strip() for line in lines[first:at]]


def copied(field: Field) -> str:
    """What a copy gets of a field."""
    value = f"self.{field.name}"
    if field.mark == "Pair":
        return f"[{value}[0][:], {value}[1][:]]"
    if field.mark == "Shared" or not field.type.startswith("list["):
        return value
    return f"[row[:] for row in {value}]" if field.type.startswith("list[list[") and not field.mark else f"{value}[:]"


def position(source: str) -> str:
    """The module `position.py` for this `fields.py`."""
    all_of = declared(source)
    body = [*naming(all_of.fields), "", *setting(all_of.fields), "", *copying(all_of.fields)]
    lines = [f'"""{all_of.doc}' + ('\n"""' if "\n" in all_of.doc else '"""'), "", *body]
    inside = textwrap.indent("\n".join(lines), "    ")
    head = [HEAD, "from __future__ import annotations", imports_of(all_of, "\n".join(body))]
    return "\n\n".join(head) + f"\n\n\nclass Position(State):\n{inside}\n"


def imports_of(all_of: Declared, body: str) -> str:
    """The imports the written module needs."""
    used = {node.id for node in ast.walk(ast.parse(body)) if isinstance(node, ast.Name)}
    outside: list[str] = ["from typing import ClassVar"]
    inside: list[str] = ["from cocarde.core.agenda import State"]
    for node in all_of.imports:
        names = [alias.name for alias in node.names if alias.name in used]
        if names:
            line = f"from {node.module} import {', '.join(names)}"
            (inside if str(node.module).startswith("cocarde") else outside).append(line)
    groups = [outside[:1], outside[1:], sorted(inside)]
    return "\n\n".join("\n".join(group) for group in groups if group)


def naming(fields: list[Field]) -> list[str]:
    """The names of the fields, for save files."""
    names = textwrap.wrap(" ".join(f'"{field.name}",' for field in fields), WIDTH - 8)
    return ["fields: ClassVar[tuple[str, ...]] = (", *[f"    {line}" for line in names], ")  # fmt: skip"]


def setting(fields: list[Field]) -> list[str]:
    """The defaults; numbers and flags that stand together and begin alike in one line."""
    lines = ["def set_defaults(self) -> None:", '    """A new state; a copy takes all from its model instead."""']
    for alike in runs(fields):
        first = alike[0]
        lines += [f"    {line}" for line in first.note]
        if len(alike) == 1:
            lines.append(f"    self.{first.name}: {first.type} = {first.default}")
        else:
            lines.append("    " + " = ".join([*(f"self.{field.name}" for field in alike), first.default]))
    return lines


def runs(fields: list[Field]) -> list[list[Field]]:
    """The fields in order, those together that one assignment can set."""
    found: list[list[Field]] = []
    for field in fields:
        last = found[-1] if found else []
        if last and last[0].type == field.type in PLAIN and last[0].default == field.default and not field.note:
            last.append(field)
        else:
            found.append([field])
    return found


def copying(fields: list[Field]) -> list[str]:
    """The copy, three fields at a time: more in one assignment would be a tuple, made to be taken apart again."""
    lines = [
        "def copy_to(self, twin: Position) -> None:",
        '    """Give all of this position to `twin`; the two share nothing that changes."""',
        "    self.copy_frame_to(twin)",
    ]
    some: list[Field] = []
    for field in fields:
        if len(some) == TOGETHER or len(given([*some, field])) > WIDTH - 8:
            lines.append("    " + given(some))
            some = []
        some.append(field)
    return [*lines, "    " + given(some)]


def given(fields: list[Field]) -> str:
    """The assignment that copies these."""
    return ", ".join(f"twin.{field.name}" for field in fields) + " = " + ", ".join(copied(field) for field in fields)


def write(folder: Path) -> None:
    """Write the state of the game in this folder."""
    (folder / "position.py").write_text(position((folder / "fields.py").read_text("utf-8")), "utf-8")


def folders() -> list[Path]:
    """The games of the house that declare their fields."""
    return sorted(file.parent for file in GAMES.glob("*/fields.py"))


def main() -> None:
    for folder in [Path(name) for name in sys.argv[1:]] or folders():
        write(folder)


if __name__ == "__main__":
    main()
