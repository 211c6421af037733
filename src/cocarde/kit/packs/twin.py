# interpreted: imports modules by hand
"""A game imported once more: its own sources under another name, so that a pack has tables of its own.

The tables of a game are lists in its modules, read everywhere and compiled in: two packs cannot share them, and need
not. `twin("cocarde.games.vendee", …)` runs the same files again as plain Python, as modules of another package, whose
imports of the game lead to the twin. Nothing is shared between the two but the core, the kit and the bots.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import sys
from collections import deque
from collections.abc import Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final
from weakref import WeakValueDictionary, finalize


class Homeward(ast.NodeTransformer):
    """What a module imports of its own package by its whole name, it imports from where it stands."""

    def __init__(self, package: str, depth: int) -> None:
        self._package: Final = package
        self._depth: Final = depth

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        whole = node.module or ""
        if node.level == 0 and f"{whole}.".startswith(f"{self._package}."):
            rest = whole.removeprefix(self._package).removeprefix(".")
            return ast.copy_location(ast.ImportFrom(rest or None, node.names, self._depth), node)
        return node

    def visit_Import(self, node: ast.Import) -> ast.Import:
        for name in node.names:
            if f"{name.name}.".startswith(f"{self._package}."):
                raise ImportError(f"line {node.lineno}: `from {name.name} import …` can be led to a pack, this cannot")
        return node


@cache
def homeward(path: str, package: str, depth: int) -> CodeType:
    """The code of a file whose imports of `package` are relative: the same for every twin."""
    tree = ast.parse(Path(path).read_bytes(), path)
    return compile(Homeward(package, depth).visit(tree), path, "exec", dont_inherit=True)


class Loader(SourceFileLoader):
    """Runs a file of the game as a module of the twin."""

    def __init__(self, name: str, path: str, package: str, is_package: bool) -> None:
        super().__init__(name, path)
        self._of: Final = package
        self._depth: Final = name.count(".") + is_package

    def get_code(self, fullname: str) -> CodeType:
        return homeward(self.path, self._of, self._depth)


class Finder(MetaPathFinder):
    """Finds the modules of all twins: by the name of each, the package it is made of and its folder."""

    def __init__(self) -> None:
        self.twins: Final[dict[str, tuple[str, Path]]] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        name, *inside = fullname.split(".")
        if name not in self.twins:
            return None
        package, home = self.twins[name]
        place = home.joinpath(*inside)
        is_package = not inside or not place.with_suffix(".py").is_file()
        file = place / "__init__.py" if is_package else place.with_suffix(".py")
        loader = Loader(fullname, str(file), package, is_package)
        folders = [str(place)] if is_package else None
        return importlib.util.spec_from_file_location(fullname, file, loader=loader, submodule_search_locations=folders)


FINDER: Final = Finder()


def twin(name: str, package: str, home: Path) -> Any:
    """The package in `home`, imported once more as `name`."""
    if FINDER not in sys.meta_path:
        sys.meta_path.insert(0, FINDER)
    FINDER.twins[name] = package, home
    try:
        return importlib.import_module(name)
    except BaseException:
        forget(name)
        raise


def forget(name: str) -> None:
    """Nobody plays with this twin any more: nothing is imported of it, and what its modules held is let go."""
    FINDER.twins.pop(name, None)
    for module in [module for module in sys.modules if f"{module}.".startswith(f"{name}.")]:
        sys.modules.pop(module).__dict__.clear()  # compiled instances never let go of their classes, nor these of it


class Lease:
    """Held by a game that was imported once more, and by nobody else: it ends when the last player lets go of that.

    The compiled classes take no weak references, so the game itself cannot be watched.
    """

    def __init__(self, game: Any, name: str) -> None:
        self.game: Final = game
        finalize(self, forget, name).atexit = False


class InUse:
    """Games by a key: each for as long as somebody plays with it, and the last few that were asked for."""

    def __init__(self, kept: int) -> None:
        self._leases: WeakValueDictionary[tuple[str, str], Lease] = WeakValueDictionary()
        self._last: Final[deque[Lease]] = deque(maxlen=kept)

    def find(self, key: tuple[str, str]) -> Any:
        """The game of this key, or None."""
        lease = self._leases.get(key)
        if lease is None:
            return None
        if lease in self._last:
            self._last.remove(lease)
        self._last.append(lease)
        return lease.game

    def put(self, key: tuple[str, str], lease: Any) -> None:
        """A game that was just imported."""
        self._leases[key] = lease
        self._last.append(lease)

    def games(self) -> list[tuple[tuple[str, str], Any]]:
        """All of them."""
        return [(key, lease.game) for key, lease in self._leases.items()]

    def clear(self) -> None:
        """Keep none that nobody plays with."""
        self._last.clear()
        self._leases.clear()
