"""Writes the TypeScript types of the page from the structs of Python: `python -m cocarde.server.protocol.typescript`.

`types.ts` holds the messages of the house, `<slug>.ts` what a game shows: its view and its box, and the words for all
it may ask and tell.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec
import msgspec.inspect as shapes

from cocarde.bots import BOTS
from cocarde.core.errors import BadInput
from cocarde.core.game import Game
from cocarde.core.table import Table
from cocarde.games import built_in, load
from cocarde.server.protocol import bots, coach, http, letters, workshop
from cocarde.server.protocol import socket as messages
from cocarde.server.protocol.terms import Changed
from cocarde.speech import sources
from cocarde.speech.primer import Primer
from cocarde.speech.rulebook import Rule

HEAD = "// Written by `make types` from the structs of Python; changes made here are lost.\n"

HOUSE: tuple[type[msgspec.Struct], ...] = (
    http.GameCard,
    Rule,
    Primer,
    http.NewTable,
    http.Made,
    http.Join,
    Changed,
    http.HostMay,
    http.Seated,
    http.ReturnMatch,
    http.MyName,
    http.Me,
    http.TableCard,
    http.FinishedGame,
    http.Replay,
    http.ReplayStep,
    http.Visit,
    http.Saw,
    http.Stretch,
    http.Story,
    http.Audited,
    http.Sealed,
    http.NewBranch,
    http.Again,
    http.Problem,
    letters.NewWishes,
    letters.MyWishes,
    coach.WantedAnalysis,
    coach.Analysis,
    coach.Puzzle,
    http.House,
    bots.NewBot,
    bots.BotToken,
    bots.BotCard,
    workshop.WorkshopDoor,
    workshop.Forms,
    workshop.DraftCard,
    workshop.NewDraft,
    workshop.Edits,
    workshop.Draft,
    workshop.LabAnswer,
)
UNIONS = {"FromPage": messages.FromPage, "FromServer": messages.FromServer}


def house_types() -> str:
    """`types.ts`: every message between page and server, and the names of the bots."""
    members = [member for union in UNIONS.values() for member in get_args(union)]
    lines = [f"export type {name} = {' | '.join(m.__name__ for m in get_args(u))};" for name, u in UNIONS.items()]
    lines += ["", "/** The bots of the house; any other is foreign. */"]
    lines.append(f"export const BOTS: readonly string[] = {json.dumps(BOTS)};")
    return HEAD + interfaces([*HOUSE, *members]) + "\n" + "\n".join(lines) + "\n"


def game_types(game: Game[Any]) -> str:
    """`<slug>.ts`: the view and the box of a game, and the words for what it asks and tells."""
    view = Table.new(game, game.meta.seats[0]).view()
    name = type(view).__name__.removesuffix("View")
    words = [_words(game.meta.slug, f"{name}{kind.title()}", kind) for kind in ("prompt", "event")]
    return HEAD + interfaces([type(view), type(game.box())]) + "".join(words)


def _words(slug: str, name: str, kind: str) -> str:
    """A union of all messages of a kind, without the kind: `prompt-open` is the word `open`."""
    words = sorted(set(re.findall(rf"^{kind}-([\w-]+) =", sources(load(slug), "fr"), re.MULTILINE)))
    return f"\nexport type {name} =\n" + "\n".join(f'  | "{word}"' for word in words) + ";\n"


def interfaces(structs: Iterable[type[msgspec.Struct]]) -> str:
    """The structs and all they are made of, each once, in the order they are met."""
    met: dict[str, shapes.StructType] = {}
    for struct in structs:
        _meet(shapes.type_info(struct), met)
    return "".join(_interface(struct, _extended(struct, met)) for struct in met.values())


def _meet(shape: shapes.Type, met: dict[str, shapes.StructType]) -> None:
    if isinstance(shape, shapes.StructType):
        name = shape.cls.__name__
        known = met.get(name)
        if known is not None:
            if known.cls is not shape.cls:
                raise BadInput(f"two structs are called {name}: in {known.cls.__module__} and {shape.cls.__module__}")
            return
        met[name] = shape
        for field in shape.fields:
            _meet(field.type, met)
    for part in _parts(shape):
        _meet(part, met)


def _parts(shape: shapes.Type) -> tuple[shapes.Type, ...]:
    if isinstance(shape, shapes.Metadata):
        return (shape.type,)
    if isinstance(shape, shapes.UnionType):
        return shape.types
    if isinstance(shape, shapes.CollectionType):
        return (shape.item_type,)
    if isinstance(shape, shapes.TupleType):
        return shape.item_types
    if isinstance(shape, shapes.DictType):
        return (shape.value_type,)
    return ()


def _extended(shape: shapes.StructType, met: dict[str, shapes.StructType]) -> shapes.StructType | None:
    """The struct it adds to, where the page is told of that one too."""
    bases = [met.get(base.__name__) for base in shape.cls.__mro__[1:]]
    return next((base for base in bases if base is not None and base.fields), None)


def _interface(shape: shapes.StructType, base: shapes.StructType | None) -> str:
    struct = shape.cls
    sentence = (struct.__doc__ or "").strip().splitlines()
    extends = f" extends {base.cls.__name__}" if base else ""
    lines = [f"\n/** {sentence[0]} */" if sentence else "", f"export interface {struct.__name__}{extends} {{"]
    if shape.tag is not None:
        lines.append(f'  {shape.tag_field}: "{shape.tag}";')
    # What comes in may leave defaults out; what goes out does so only where the struct says it.
    may_miss = shape.forbid_unknown_fields or struct.__struct_config__.omit_defaults
    known = {field.name for field in base.fields} if base else set()
    for field in shape.fields:
        if field.name in known:
            continue
        mark = "?" if may_miss and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {typescript(field.type)};")
    return "\n".join([*lines, "}\n"])


def typescript(shape: shapes.Type) -> str:
    """A type as TypeScript writes it."""
    match shape:
        case shapes.Metadata():  # what the description of the calls adds says nothing to the page
            return typescript(shape.type)
        case shapes.StructType():
            return shape.cls.__name__
        case shapes.UnionType():
            return " | ".join(typescript(part) for part in shape.types)
        case shapes.LiteralType():
            return " | ".join(msgspec.json.encode(value).decode() for value in shape.values)
        case shapes.TupleType():
            return f"[{', '.join(typescript(part) for part in shape.item_types)}]"
        case shapes.DictType():
            return f"Record<string, {typescript(shape.value_type)}>"
        case shapes.CollectionType():
            inner = typescript(shape.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
    return _plain(shape)


PLAIN: dict[type[shapes.Type], str] = {
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}


def _plain(shape: shapes.Type) -> str:
    if type(shape) not in PLAIN:
        raise BadInput(f"no TypeScript for {shape}")
    return PLAIN[type(shape)]


def files() -> dict[str, str]:
    """Every generated file by its name."""
    return {"types.ts": house_types(), **{f"{slug}.ts": game_types(load(slug)) for slug in built_in()}}


def main(folder: Path) -> None:
    """Write the files into `folder`, and only those that changed."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        path = folder / name
        if not path.is_file() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("web/src/generated"))
