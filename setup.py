"""Builds the package; everything declarative is in pyproject.toml.

Two things need code. The hot packages are compiled with mypyc where that is possible, and the pages in docs/rules
travel inside the wheel as cocarde/rules. A machine without a C compiler gets the same package in plain Python.

COCARDE_COMPILE=off skips the compiler; COCARDE_COMPILE=require makes a failed compilation fail the build.
What came of it is one line in build/compiled.txt, because pip shows nothing of a build that succeeds.
"""

import io
import os
import re
import sys
from contextlib import redirect_stdout
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src/cocarde")
RULES = Path("docs/rules")
HOT_PACKAGES = ("core", "kit", "games", "bots")
HOT_MODULES = (
    "server/live/parcel.py",
    "server/live/pictures.py",
    "server/live/visibility.py",
    "server/protocol/difference.py",
)
NEVER_COMPILED = {"__init__.py", "rows.py", "meta.py", "codec.py"}
INTERPRETED = re.compile(r"^# interpreted: \S", re.MULTILINE)  # within the first lines of a module
FIRST_LINES = 10
BUILDING = {"build", "build_ext", "bdist_wheel", "install", "develop"}
COMPILE = os.environ.get("COCARDE_COMPILE", "auto")
REPORT = Path("build/compiled.txt")
PLAIN_FLOATS = "-ffp-contract=off"  # no fused multiply-add: every machine finds the same bits (K-63 of Le Cortège)
OWN_CALLS = "-fvisibility=hidden"  # a library calls its own functions directly: nobody outside looks them up by name
WORTH_IT = (  # of what gcc adds at its second level: as fast, in two thirds of the time (docs/decisions/076)
    "-finline-small-functions",
    "-findirect-inlining",
    "-fpartial-inlining",
    "-freorder-blocks-algorithm=stc",
    "-freorder-blocks-and-partition",
    "-foptimize-sibling-calls",
    "-fcaller-saves",
    "-falign-functions",
    "-falign-loops",
    "-falign-jumps",
)


def compiled_modules() -> list[Path]:
    hot = [path for package in HOT_PACKAGES for path in (SOURCE / package).rglob("*.py")]
    hot += [SOURCE / module for module in HOT_MODULES]
    return sorted(path for path in hot if path.name not in NEVER_COMPILED and not is_interpreted(path))


def is_interpreted(path: Path) -> bool:
    return INTERPRETED.search("\n".join(path.read_text("utf-8").splitlines()[:FIRST_LINES])) is not None


def library_of(path: Path) -> str:
    """The shared library a module goes into: one per game, so that a changed game alone is compiled again."""
    package = path.relative_to(SOURCE).parts[:-1]
    if package[0] == "games":
        return ".".join(["cocarde", *package[:2], "native"])
    return "cocarde.bots.native" if package[0] == "bots" else "cocarde.core.native"


def extensions() -> list[Extension]:
    """The compiled modules as extensions; none when there is nothing to compile or mypyc cannot.

    A game that mypyc refuses stays interpreted, and the others are compiled without it.
    """
    if not BUILDING & set(sys.argv):
        return []
    modules = [] if COMPILE == "off" else compiled_modules()
    report(f"{len(modules)} modules compiled")
    try:
        return compiled(modules)
    except Refused as refused:
        first = refused
    accepted = [path for path in modules if library_of(path) not in first.libraries]
    try:
        if COMPILE != "require" and first.libraries:
            found = compiled(accepted)
            report(f"{len(accepted)} modules compiled, NOT {' '.join(sorted(first.libraries))} ({first})")
            return found
    except Refused:
        pass
    stay_pure(str(first))
    return []


class Refused(Exception):
    """mypyc does not accept the code. Says the first error, and the libraries that have errors."""

    def __init__(self, output: str) -> None:
        errors = [line for line in output.splitlines() if ": error: " in line]
        super().__init__(errors[0] if errors else output.strip() or "mypyc failed")
        places = [Path(error.split(":")[0]) for error in errors]
        self.libraries = {library_of(path) for path in places if "games" in path.parts}


def compiled(modules: list[Path]) -> list[Extension]:
    if not modules:
        return []
    libraries: dict[str, list[str]] = {}
    for path in modules:
        libraries.setdefault(library_of(path), []).append(str(path))
    os.environ["MYPYPATH"] = str(SOURCE.parent)
    no_cache = f"--cache-dir={os.devnull}"  # mypyc 2.4 stumbles over i64 attributes that it reads back from a cache
    output = io.StringIO()
    try:
        from mypyc.build import mypycify

        with redirect_stdout(output):
            return mypycify(
                [no_cache, *map(str, modules)],
                separate=[(paths, name) for name, paths in libraries.items()],
                target_dir="build/mypyc",
                opt_level="1",  # and what is WORTH_IT
                debug_level="0",
            )
    except SystemExit:  # how mypyc ends when it has printed errors
        raise Refused(output.getvalue()) from None
    except Exception as problem:  # not installed, or broken
        raise Refused(f"mypyc: {problem!r}") from None


def stay_pure(why: str) -> None:
    if COMPILE == "require":
        sys.exit(f"cocarde: NOT COMPILED ({why})")
    report(f"NOT COMPILED, the slower pure Python is installed ({why})")


def report(line: str) -> None:
    print(f"cocarde: {line}")
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(f"cocarde: {line}\n", "utf-8")


class BuildPython(build_py):
    """Also brings the rules pages, and takes away what an earlier build left behind."""

    def run(self) -> None:
        super().run()
        self.bring_rules()
        if not self.editable_mode:
            self.forget_deleted_files()

    def rules(self) -> dict[str, Path]:
        """Where each rules page goes in the build folder, and where it comes from."""
        inside = Path(self.build_lib, "cocarde/rules")
        return {str(inside / page.relative_to(RULES)): page for page in sorted(RULES.rglob("*.md"))}

    def bring_rules(self) -> None:
        for target, page in self.rules().items():
            self.mkpath(str(Path(target).parent))
            self.copy_file(str(page), target)

    def forget_deleted_files(self) -> None:
        wanted = {Path(output) for output in self.get_outputs(include_bytecode=False)} | {Path(t) for t in self.rules()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.suffix not in {".so", ".pyd"} and path not in wanted:
                path.unlink()


def size_of_sources(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


class BuildExtensions(build_ext):
    """Compiles in parallel, the largest first; all or nothing."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count() or 1

    def run(self) -> None:
        self.forget_libraries(but={Path(output).resolve() for output in self.get_outputs()})
        try:
            super().run()
        except Exception as problem:  # no compiler, no headers, an unknown flag…
            self.forget_libraries(but=set())
            stay_pure(f"the C compiler failed: {type(problem).__name__}; see it with pip install -v")

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.depends = [*extension.depends, "setup.py"]  # its flags
                extension.extra_compile_args = [*extension.extra_compile_args, *WORTH_IT, PLAIN_FLOATS, OWN_CALLS]
        self.extensions.sort(key=size_of_sources, reverse=True)
        super().build_extensions()

    def forget_libraries(self, but: set[Path]) -> None:
        for path in Path(self.build_lib).rglob("*"):
            if path.suffix in {".so", ".pyd"} and path.resolve() not in but:
                path.unlink()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildPython, "build_ext": BuildExtensions})
