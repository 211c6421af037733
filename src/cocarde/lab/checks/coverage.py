"""Which rules of a game carry code and tests: read from its rules page, its sources and its tests.

A rule is defined where its bold number begins a paragraph, a list entry or a table row of the rules page; every other
mention, there or in the code, is a reference. What cannot have code or a test of its own says why in
`data/coverage.toml` of the game. A game of another package is read in its own project: the folder with `pyproject.toml`
and `tests` in which, or in whose `src`, it lies.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, Literal

import msgspec

from cocarde.core.errors import BadInput
from cocarde.games import built_in, load
from cocarde.speech.rulebook import SECTION, entries, pages

Kind = Literal["rule", "ruling", "vector"]

VECTOR = re.compile(r"(?:- )?\*\*(?P<bold>[A-Z]+-T?\d+[a-z]?)\b|\| ?\**(?P<row>[A-Z]+-T?\d+[a-z]?)\** ?\|")
VECTORS: Final = "9"
MENTION = re.compile(r"(?<![\w-])[A-Z]+-(?:[A-Z])?\d+[a-z]?(?!\w)")
IN_A_NAME = re.compile(r"(?<=_)[A-Z]+\d+[a-z]?(?=_|$)")
SOURCES: Final = {".py", ".ts", ".svelte"}
REASONS: Final = ("no_code", "no_test", "stands_in")


class Reasons(msgspec.Struct, forbid_unknown_fields=True):
    """`data/coverage.toml`: why a rule has no code or no test, and which other rule carries it."""

    no_code: dict[str, str] = {}
    no_test: dict[str, str] = {}
    stands_in: dict[str, str] = {}


class Carried(msgspec.Struct):
    """A numbered entry of the rules page and the places that carry it, as `path:line`."""

    id: str
    kind: Kind
    code: list[str] = []
    tests: list[str] = []


class Gaps(msgspec.Struct):
    """What is missing and has no reason."""

    no_code: list[str]
    no_test: list[str]
    vectors_without_test: list[str]

    def __bool__(self) -> bool:
        return bool(self.no_code or self.no_test or self.vectors_without_test)


class Coverage(msgspec.Struct):
    """The report: how many of each kind, what is missing, what is out of date, and all places."""

    slug: str
    rules: int
    rulings: int
    vectors: int
    gaps: Gaps
    stale_reasons: list[str]
    unknown_ids: list[str]
    places: list[Carried]


class Tree(msgspec.Struct):
    """Where a game is written: the root of its project, its page, its reasons, the folders of its code, its tests."""

    root: Path
    page: str
    reasons: Path
    code: list[Path]
    tests: list[Path]


def checkout(start: Path | None = None) -> Path | None:
    """The root of the source tree around `start` (default: here, else around the package), if there is one."""
    for place in [start or Path.cwd(), Path(__file__).parent]:
        for root in [place, *place.parents]:
            if (root / "docs" / "rules").is_dir() and (root / "src" / "cocarde" / "games").is_dir():
                return root
    return None


def tree_of(slug: str, root: Path | None = None) -> Tree | None:
    """The sources of a game, in the source tree of Cocarde at `root` or in a project of its own; None: it has none."""
    if slug not in built_in():
        return _foreign_tree(slug)
    root = root or checkout()
    if root is None:
        return None
    home = root / "src" / "cocarde" / "games" / slug
    return Tree(
        root,
        (root / "docs" / "rules" / f"{slug}.md").read_text("utf-8"),
        home / "data" / "coverage.toml",
        [home, root / "web" / "src" / "games" / slug],
        [path for path in _files(root / "tests") if slug in path.relative_to(root).as_posix()],
    )


def _foreign_tree(slug: str) -> Tree | None:
    game = load(slug)
    home = game.home
    root = home.parents[1] if home.parent.name == "src" else home.parent
    if not (root / "pyproject.toml").is_file():
        return None
    return Tree(root, pages(game)[0], home / "data" / "coverage.toml", [home], list(_files(root / "tests")))


def coverage(slug: str, root: Path | None = None) -> Coverage:
    """What of the rules of `slug` is carried by code and tests of its sources."""
    tree = tree_of(slug, root)
    if tree is None:
        raise BadInput(f"coverage is read from a source tree, and there is none here with the game {slug!r}")
    numbered = numbers(tree.page)
    reasons = read_reasons(tree.reasons)
    carried = {number: Carried(number, kind, [], []) for number, kind in numbered.items()}
    unknown = _gather(carried, tree)
    kinds = list(numbered.values())
    return Coverage(
        slug=slug,
        rules=kinds.count("rule"),
        rulings=kinds.count("ruling"),
        vectors=kinds.count("vector"),
        gaps=_gaps(carried, reasons),
        stale_reasons=list(_stale(carried, reasons)),
        unknown_ids=unknown,
        places=list(carried.values()),
    )


def numbers(page: str) -> dict[str, Kind]:
    """Every number a rules page defines, with its kind, in the order of the page."""
    found: dict[str, Kind] = {entry.id: entry.kind for entry in entries(page)}
    section = ""
    for line in page.splitlines():
        heading = SECTION.match(line)
        section = heading[1] if heading else section
        begins = VECTOR.match(line) if section == VECTORS else None
        if begins:
            found[begins["bold"] or begins["row"]] = "vector"
    return found


def read_reasons(path: Path) -> Reasons:
    """The reasons a game gives, or none; `BadInput` that names the file if they cannot be read."""
    if not path.is_file():
        return Reasons()
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Reasons)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: {error}") from error


def _gather(carried: dict[str, Carried], tree: Tree) -> list[str]:
    """Fill in the places; give back the mentions of numbers that the page does not define."""
    prefixes = {_prefix(number) for number in carried}
    unknown = []
    for number, place in mentions_in_code(tree):
        if number in carried:
            carried[number].code.append(place)
        elif _prefix(number) in prefixes:
            unknown.append(f"{number} at {place}")
    spelt = {number.replace("-", ""): number for number in carried}
    for word, place in mentions_in_tests(tree):
        number = spelt.get(word, word)
        if number in carried and place not in carried[number].tests:
            carried[number].tests.append(place)
    return unknown


def _prefix(number: str) -> str:
    return re.sub(r"\d+[a-z]?$", "", number)


def mentions_in_code(tree: Tree) -> Iterator[tuple[str, str]]:
    """Every number written in the code of the game and of its board, with its place."""
    for path in _sources(tree):
        if path.suffix in SOURCES and not _is_web_test(path):
            yield from _mentions(path, tree.root)


def mentions_in_tests(tree: Tree) -> Iterator[tuple[str, str]]:
    """Every number a test of the game bears in its name (`test_V30_V31_…`) or cites in its body (`V-30`)."""
    for path in tree.tests:
        if path.suffix == ".py":
            yield from _python_tests(path, path.relative_to(tree.root).as_posix())
    for path in filter(_is_web_test, _sources(tree)):
        yield from _mentions(path, tree.root)


def _sources(tree: Tree) -> list[Path]:
    return [path for folder in tree.code for path in _files(folder)]


def _mentions(path: Path, root: Path) -> Iterator[tuple[str, str]]:
    for n, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
        for number in MENTION.findall(line):
            yield number, f"{path.relative_to(root).as_posix()}:{n}"


def _files(folder: Path) -> Iterable[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []


def _is_web_test(path: Path) -> bool:
    return ".test." in path.name


def _python_tests(path: Path, name: str) -> Iterator[tuple[str, str]]:
    text = path.read_text("utf-8")
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text, str(path))):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test_"):
            first = min([node.lineno, *[decorator.lineno for decorator in node.decorator_list]])
            body = "\n".join(lines[first - 1 : node.end_lineno])
            for number in dict.fromkeys([*IN_A_NAME.findall(node.name), *MENTION.findall(body)]):
                yield number, f"{name}:{node.lineno} {node.name}"


def _gaps(carried: dict[str, Carried], reasons: Reasons) -> Gaps:
    gaps = Gaps([], [], [])
    for entry in carried.values():
        stand_in = _stand_in(entry, carried, reasons)
        if entry.kind == "vector":
            if not entry.tests and entry.id not in reasons.no_test:
                gaps.vectors_without_test.append(entry.id)
            continue
        if not entry.code and not stand_in.code and not {entry.id, stand_in.id} & reasons.no_code.keys():
            gaps.no_code.append(entry.id)
        if not entry.tests and not stand_in.tests and not {entry.id, stand_in.id} & reasons.no_test.keys():
            gaps.no_test.append(entry.id)
    return gaps


def _stand_in(entry: Carried, carried: dict[str, Carried], reasons: Reasons) -> Carried:
    """The entry that carries this one: itself unless `stands_in` names another."""
    return carried.get(reasons.stands_in.get(entry.id, entry.id), entry)


def _stale(carried: dict[str, Carried], reasons: Reasons) -> Iterator[str]:
    """Reasons that no longer hold: for numbers that do not exist, or that have what they excuse."""
    for table in REASONS:
        for number, reason in getattr(reasons, table).items():
            entry = carried.get(number)
            if entry is None:
                yield f"[{table}] {number}: no such number on the rules page"
            elif not reason.strip():
                yield f"[{table}] {number}: no reason given"
            elif table == "stands_in":
                yield from _stale_stand_in(entry, reason, carried)
            elif table == "no_code" and entry.code:
                yield f"[no_code] {number}: it has code at {entry.code[0]}"
            elif table == "no_test" and entry.tests:
                yield f"[no_test] {number}: it has the test {entry.tests[0]}"


def _stale_stand_in(entry: Carried, target: str, carried: dict[str, Carried]) -> Iterator[str]:
    if target not in carried or target == entry.id:
        yield f"[stands_in] {entry.id}: {target!r} is no other number of the rules page"
    elif entry.code and entry.tests:
        yield f"[stands_in] {entry.id}: it has code and tests of its own"
