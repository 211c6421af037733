"""`make quick`: of all checks and tests those that your change touches, the nearest first, for a minute and a half.

    python tools/quick.py [BASE]

What changed: everything that differs from BASE (the last commit), and what git does not know yet. How near a test is:
how many imports lie between it and the change. What there was no time for is said, and left to `make test`.

Also a plugin of pytest (`-p tools.quick`): from the time in COCARDE_UNTIL on it leaves out the tests that remain.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

SECONDS = 80
"""For everything; the rest of ninety is for starting and for the test that is on its way."""
UNTIL = "COCARDE_UNTIL"
SRC, TESTS, WEB = Path("src"), Path("tests"), Path("web")
SLOW = ("tests/web/", "tests/bench/", "tests/training/")  # a browser needs the page built: make test
UNSAMPLED = ("-m", "not sampled")
NAMED = ("tests/contract/",)  # these load games by name, which no import shows


def main(base: str = "HEAD") -> int:
    changed = changes(base)
    until = time.time() + SECONDS
    if not changed:
        print(f"nothing has changed since {base}")
        return 0
    with ThreadPoolExecutor(2) as lanes:
        passed = list(lanes.map(lambda job: run(job, until), jobs(changed)))
    return 0 if all(passed) else 1


def changes(base: str) -> list[Path]:
    """The files that differ from `base`, or are new."""
    differ = git("diff", "--name-only", base)
    return sorted({Path(name) for name in differ + git("ls-files", "--others", "--exclude-standard")})


def git(*words: str) -> list[str]:
    return subprocess.run(["git", *words], capture_output=True, text=True, check=True).stdout.splitlines()


Job = tuple[str, list[str], Path]


def jobs(changed: list[Path]) -> Iterator[Job]:
    """What is to be done: a name, a command, where."""
    here = Path()
    python = [str(path) for path in changed if path.suffix == ".py" and path.exists()]
    tests = [*near(changed), *named(changed)]
    if tests:
        yield (
            "tests",
            [sys.executable, "-m", "pytest", "-p", "tools.quick", "-p", "no:faker", "-n", "2", *UNSAMPLED, *tests],
            here,
        )
    if python:
        yield "ruff", [sys.executable, "-m", "ruff", "check", "--quiet", *python], here
        yield "format", [sys.executable, "-m", "ruff", "format", "--check", "--quiet", *python], here
        yield "layers", [str(Path(sys.executable).with_name("lint-imports")), "--no-logo", "--no-cache"], here
        yield "types", [sys.executable, "-m", "mypy", "--no-error-summary", *python], here
    page = [str(path.relative_to(WEB)) for path in changed if path.is_relative_to(WEB / "src") and path.exists()]
    if page:
        yield "page", ["npx", "vitest", "related", "--run", "--passWithNoTests", *page], WEB
        yield "svelte", ["npm", "run", "--silent", "check"], WEB


def run(job: Job, until: float) -> bool:
    """Did it pass? What is not done in time is stopped and left to `make test`."""
    name, command, where = job
    environment = {**os.environ, "PYTHONPATH": str(SRC.resolve()), UNTIL: str(until)}
    patience = max(1.0, until - time.time()) + (10 if name == "tests" else 0)
    try:
        done = subprocess.run(
            command, cwd=where, env=environment, capture_output=True, text=True, timeout=patience, check=False
        )
    except subprocess.TimeoutExpired:
        print(f"· {name}: not done in time; make test will", flush=True)
        return True
    print(f"· {name}: {'passed' if done.returncode in (0, 5) else 'FAILED'}", flush=True)
    if done.returncode not in (0, 5) or name == "tests":
        print((done.stdout + done.stderr).rstrip(), flush=True)
    return done.returncode in (0, 5)


# --- how near a test is -----------------------------------------------------------------------------------------------


def near(changed: list[Path]) -> list[str]:
    """The files of tests that import what changed, by however many steps; the nearest first."""
    users = who_imports()
    distance = {name: 0 for path in changed for name in touched(path)}
    todo = list(distance)
    for name in todo:
        for user in sorted(users[name] - distance.keys()):
            distance[user] = distance[name] + 1
            todo.append(user)
    files = [(steps, path_of(name)) for name, steps in distance.items() if name.startswith("tests.")]
    return [
        str(path) for _, path in sorted(files) if path.name.startswith("test_") and path.exists() and is_quick(path)
    ]


def named(changed: Iterable[Path]) -> list[str]:
    """A game is loaded by its name: what is common to all games touches it too."""
    games = any("games" in path.parts or "core" in path.parts for path in changed if path.is_relative_to(SRC))
    return sorted(str(path) for folder in NAMED for path in Path(folder).rglob("test_*.py")) if games else []


def is_quick(path: Path) -> bool:
    return not str(path).startswith((*SLOW, *NAMED))


def touched(path: Path) -> list[str]:
    """The modules that a file is, or belongs to: data and texts belong to their game, a page to the tests of pages."""
    if path.suffix == ".py" and path.is_relative_to(TESTS):
        return [module_of(path)]
    if path.suffix == ".md":
        return [module_of(test) for test in (TESTS / "docs").glob("test_*.py")]
    if not path.is_relative_to(SRC / "cocarde"):
        return []
    found = [module_of(path.relative_to(SRC))] if path.suffix == ".py" else []
    game = path.relative_to(SRC).parts[:3]
    if game[:2] == ("cocarde", "games") and (SRC.joinpath(*game) / "__init__.py").exists():
        own = (TESTS / "games" / game[2]).rglob("test_*.py")
        return [*found, ".".join(game), *map(module_of, own)]  # they load their game by its name
    return found


def module_of(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def path_of(name: str) -> Path:
    return Path(*name.split(".")).with_suffix(".py")


@cache
def who_imports() -> dict[str, set[str]]:
    """For each module those that import it, as the sources were when first asked."""
    users: dict[str, set[str]] = defaultdict(set)
    for root, folder in ((SRC, SRC / "cocarde"), (Path(), TESTS)):
        for path in folder.rglob("*.py"):
            name = module_of(path.relative_to(root))
            for used in imports(ast.parse(path.read_text("utf-8"))):
                users[used].add(name)
    return users


def imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


# --- the plugin of pytest --------------------------------------------------------------------------------------------


def pytest_runtest_setup() -> None:
    if time.time() > float(os.environ[UNTIL]):
        import pytest

        pytest.skip("no time left")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
