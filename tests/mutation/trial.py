"""The slow way: one mutant on disk, in a copy of the house, with a pytest of its own that imports everything anew."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.mutation.mutants import Mutant
from tests.mutation.processes import bound, waited_for

COPIED = ("src", "tests", "docs", "pyproject.toml", "setup.py", "CHANGELOG.md", "README.md")


class Copy:
    """A copy of sources and tests, in which one module at a time is mutated."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for name in COPIED:
            source = Path(name)
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
            elif source.exists():
                shutil.copy2(source, folder / name)
        (folder / "web").symlink_to(Path("web").resolve())

    def outcome(self, mutant: Mutant, tests: list[str]) -> str:
        """`killed`, `timeout`, `survived`, or `untouched` if no test comes near it."""
        if not tests:
            return "untouched"
        place = self.folder / mutant.path
        place.write_text(mutant.code())
        try:
            return self.judged(tests)
        finally:
            shutil.copy2(mutant.path, place)

    def judged(self, tests: list[str]) -> str:
        """These tests until one fails. No byte code is kept, or the next mutant might be taken for this one."""
        (self.folder / "ids").write_text("\n".join(tests))
        environment = {**os.environ, "PYTHONPATH": str(self.folder.resolve() / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "pytest", "-x", "-p", "no:xdist", "-p", "no:faker", "@ids"]
        with (self.folder / "last.log").open("w") as log:
            running = subprocess.Popen(
                command, cwd=self.folder, env=environment, stdout=log, stderr=log, preexec_fn=bound
            )
            return waited_for(running.pid)

    def killer(self) -> str:
        """The test that failed in the last run."""
        lines = (self.folder / "last.log").read_text(errors="replace").splitlines()
        told = (line.split()[1] for line in lines if line.startswith(("FAILED ", "ERROR ")))
        return next((word for word in told if word.startswith("tests/")), "")  # else it is a log that says ERROR
