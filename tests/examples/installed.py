"""The examples as a person installs them: built by pip from a copy of the folder, and found by their entry point."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import cocarde

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def install(folder: Path, example: str = "tribune") -> Path:
    """The folder with the installed package. Nothing is asked of the network, nothing is written beside the sources."""
    project = folder / "project"
    shutil.copytree(EXAMPLES / example, project, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    packages = folder / "packages"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    options = ["--no-deps", "--no-build-isolation", "--no-compile", "--target", str(packages)]
    subprocess.run([*command, *options, str(project)], check=True)
    return packages


def path_with(packages: Path) -> str:
    """PYTHONPATH for a process that has the packages of this folder, and this Cocarde."""
    return os.pathsep.join([str(packages), str(Path(cocarde.__file__).parents[1])])
