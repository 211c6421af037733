"""docs/architecture.md says what is: its paths, names, layers, builds and sizes are those of the code."""

from __future__ import annotations

import ast
import inspect
import re
import tomllib
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

import pytest

import cocarde
from cocarde.core import agenda, chance, choice, event, game, judge, table
from tests.docs.pages import ROOT, SLUGS, SOURCES, code_words, section, text_of

PAGE = "docs/architecture.md"
LONGEST = 120
WORDS = sorted(set(code_words(ROOT / PAGE)))
HOMES = (ROOT, SOURCES)
"""Where a path in the page begins."""

CORE = {
    name: kind
    for module in (agenda, chance, choice, event, game, judge, table)
    for name, kind in vars(module).items()
    if isinstance(kind, type)
}
MODULES = 20
MODULES_OF_CODE = sorted(SOURCES.rglob("*.py"))


def test_it_is_one_page() -> None:
    assert len(text_of(PAGE).splitlines()) <= LONGEST


# --- layers ----------------------------------------------------------------------------------------------------------


def layers() -> list[tuple[set[str], bool]]:
    """The rows of the table of layers, from the top: the packages, and whether they are compiled."""
    rows = re.findall(r"^\| (`.*?) \|.*\|(.*?)\|$", section(PAGE, "The layers"), re.MULTILINE)
    return [(set(re.findall(r"`(\w+)`", names)), compiled.strip() == "yes") for names, compiled in rows]


def test_the_layers_are_those_that_import_linter_holds() -> None:
    settings = tomllib.loads(text_of("pyproject.toml"))["tool"]["importlinter"]
    [contract] = [one for one in settings["contracts"] if one["type"] == "layers"]
    held = [set(re.findall(r"cocarde\.(\w+)", layer)) for layer in contract["layers"]]
    assert [names for names, _ in layers()] == held
    [independent] = [one for one in settings["contracts"] if one["type"] == "independence"]
    assert independent["modules"] == ["cocarde.games.*"]


def test_every_package_is_in_a_layer() -> None:
    packages = {folder.name for folder in SOURCES.iterdir() if (folder / "__init__.py").is_file()}
    assert set().union(*[names for names, _ in layers()]) == packages


def test_the_compiled_layers_are_those_that_setup_compiles() -> None:
    [compiled] = re.findall(r"^HOT_PACKAGES = (\(.*\))$", text_of("setup.py"), re.MULTILINE)
    assert set().union(*[names for names, yes in layers() if yes]) == set(ast.literal_eval(compiled))


def test_nothing_above_games_imports_a_game() -> None:
    above = [names for names, _ in layers()]
    above = above[: above.index({"games"})]
    found = {
        str(path.relative_to(SOURCES))
        for package in set().union(*above)
        for path in (SOURCES / package).rglob("*.py")
        for name in imported(path)
        if re.match(rf"cocarde\.games\.({'|'.join(SLUGS)})\b", name)
    }
    assert found == set()


def within(package: str) -> dict[str, set[str]]:
    """The modules of the code by name, and which of them in `package` each imports."""
    paths = {".".join(("cocarde", *path.relative_to(SOURCES).with_suffix("").parts)): path for path in MODULES_OF_CODE}
    known = {name.removesuffix(".__init__"): path for name, path in paths.items()}
    found = {}
    for name, path in known.items():
        named = {part for one in imported(path) for part in (one, one.rpartition(".")[0])}
        found[name] = {one for one in named & known.keys() if one.startswith(package) and one != name}
    return found


def test_no_module_of_the_command_line_imports_itself_by_a_detour() -> None:
    graph = within("cocarde.cli.")
    TopologicalSorter({name: needs for name, needs in graph.items() if name.startswith("cocarde.cli.")}).prepare()


def test_play_needs_nothing_of_the_lab() -> None:
    graph, met, left = within("cocarde."), set[str](), ["cocarde.cli.play"]
    while left:
        name = left.pop()
        if name not in met:
            met.add(name)
            left += graph[name]
    assert {name for name in met if name.startswith("cocarde.lab")} == set()
    assert "cocarde.cli.session" in met


def test_the_core_names_no_game() -> None:
    named = re.compile(rf"\b({'|'.join(SLUGS)})\b")
    found = [
        f"{path.relative_to(SOURCES)}: {word}"
        for path in (SOURCES / "core").rglob("*.py")
        for word in strings(path)
        if named.search(word)
    ]
    assert found == []


def test_chance_is_the_only_door_to_randomness() -> None:
    doors = {"random", "secrets", "uuid", "numpy"}
    found = [
        f"{path.relative_to(SOURCES)}: {name}"
        for package in ("core", "kit", "games")
        for path in (SOURCES / package).rglob("*.py")
        for name in imported(path)
        if name.split(".")[0] in doors
    ]
    assert found == []


# --- rooms -----------------------------------------------------------------------------------------------------------


def test_no_folder_has_more_than_twenty_modules() -> None:
    assert "more than twenty modules" in section(PAGE, "The rooms")
    counted = {
        str(folder.relative_to(ROOT)): len([module for module in folder.glob("*.py") if module.stem != "__init__"])
        for top in (SOURCES, ROOT / "tests")
        for folder in [top, *top.rglob("*/")]
        if folder.is_dir()
    }
    assert {where: n for where, n in counted.items() if n > MODULES} == {}


def paths() -> list[str]:
    """What looks like a path among the code words, with every game for `<slug>`."""
    found = [word.partition(":")[0] for word in WORDS if re.fullmatch(r"[\w.<>/-]+(:[\w.]+)?", word) and "/" in word]
    return [path.replace("<slug>", slug) for path in found for slug in (SLUGS if "<slug>" in path else [""])]


@pytest.mark.parametrize("path", paths())
def test_a_path_exists(path: str) -> None:
    assert any((home / path).exists() for home in HOMES)


def test_there_are_paths_to_look_at() -> None:
    assert len(paths()) > len(SLUGS) * 5 + 10


# --- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "word", [word for word in WORDS if re.fullmatch(r"[A-Z]\w+(\.\w+)?", word) and word != "NOTIFY"]
)
def test_a_name_of_the_contract_is_in_the_core(word: str) -> None:
    kind, _, attribute = word.partition(".")
    assert kind in CORE
    assert not attribute or hasattr(CORE[kind], attribute) or attribute in inspect.signature(CORE[kind]).parameters


@pytest.mark.parametrize("word", [word for word in WORDS if re.fullmatch(r"[\w/]+\.py:[\w.]+", word)])
def test_the_life_of_a_click_goes_through_code_that_exists(word: str) -> None:
    path, _, name = word.partition(":")
    assert name in defined(SOURCES / path)


def test_the_life_of_a_click_names_its_code() -> None:
    life = section(PAGE, "The life of one click")
    steps = re.split(r"^\d+\. ", life, flags=re.MULTILINE)[1:]
    silent = [step.partition(".**")[0] for step in steps if not re.search(r"`[\w/]+\.(py|ts)", step)]
    assert silent == []


def test_an_answer_is_kept_under_the_key_the_page_names() -> None:
    [key] = re.findall(r"`(PRIMARY KEY \(.*?\))`", section(PAGE, "The life of one click"))
    statements = "".join(path.read_text("utf-8") for path in sorted((SOURCES / "server").rglob("*.sql")))
    [log] = re.findall(r"CREATE TABLE log \((.*?)^\)", statements, re.MULTILINE | re.DOTALL)
    assert key in log


def test_the_registry_is_asked_as_the_page_says() -> None:
    [call] = [word for word in WORDS if word.startswith("cocarde.games.load(")]
    assert eval(call, {"cocarde": cocarde}).meta.slug == "vendee"


def test_the_engine_is_tested_on_both_builds() -> None:
    [twice] = re.findall(r"^TWICE +:= \$\(wildcard (.*)\)$", text_of("Makefile"), re.MULTILINE)
    told = section(PAGE, "The tests")
    both, _, _ = told.partition("these run compiled and plain")
    assert re.findall(r"`(tests/\w+)`", both) == twice.split()


# --- reading sources -------------------------------------------------------------------------------------------------


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def imported(path: Path) -> list[str]:
    """The modules a module imports; of `from a import b` also `a.b`, which may be one."""
    text = path.read_text("utf-8")
    plain = re.findall(r"^ *import ([\w.]+)", text, re.MULTILINE)
    parts = re.findall(r"^ *from ([\w.]+) import (\([^)]*\)|.*)$", text, re.MULTILINE)
    return [*plain, *[f"{module}.{name}" for module, names in parts for name in re.findall(r"\w+", names)]]


def strings(path: Path) -> list[str]:
    """The strings of a module that are not docstrings: an example in a docstring may name a game."""
    nodes = list(ast.walk(parsed(path)))
    told = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    return [str(node.value) for node in nodes if isinstance(node, ast.Constant) and id(node) not in told]


def defined(path: Path) -> set[str]:
    """The classes and functions of a module, and `Class.method`."""
    kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    top: list[Any] = [node for node in parsed(path).body if isinstance(node, kinds)]
    inner = [f"{one.name}.{part.name}" for one in top for part in one.body if isinstance(part, kinds)]
    return {*[one.name for one in top], *inner}
