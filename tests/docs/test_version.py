"""The version is written once, in pyproject.toml, and everything that names it agrees."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import cocarde
from cocarde import cli
from tests.docs.pages import ROOT

VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]


def test_the_package_and_the_command_say_what_pyproject_says(capsys: pytest.CaptureFixture[str]) -> None:
    assert cocarde.__version__ == VERSION
    assert cli.run(["--version"]) == 0
    assert capsys.readouterr().out == f"cocarde {VERSION}\n"


def test_no_other_name_is_made_up() -> None:
    with pytest.raises(AttributeError, match="no attribute 'verison'"):
        cocarde.verison  # type: ignore[attr-defined]  # noqa: B018


def test_a_package_beside_somebody_elses_pyproject_does_not_take_its_version(tmp_path: Path) -> None:
    """`pip install --target vendor cocarde` in another project: its version is not ours."""
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "other"\nversion = "9.9"\n', "utf-8")
    (tmp_path / "vendor" / "cocarde").mkdir(parents=True)
    (tmp_path / "vendor" / "cocarde" / "__init__.py").touch()
    shutil.copy(ROOT / "src/cocarde/version.py", tmp_path / "vendor" / "cocarde")
    told = tmp_path / "vendor" / "cocarde-7.5.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: cocarde\nVersion: 7.5\n", "utf-8")
    script = "from cocarde.version import version; print(version())"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={"PYTHONPATH": str(tmp_path / "vendor")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "7.5\n"


def test_the_page_carries_no_version_of_its_own() -> None:
    package = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
    assert package["private"] is True
    assert ["version" in part for part in (package, lock, lock["packages"][""])] == [False, False, False]


def test_the_changelog_begins_with_this_version() -> None:
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    version = re.compile(r"\d+\.\d+\.\d+(?: \((?:unreleased|\d{4}-\d\d-\d\d)\))?")
    assert [heading for heading in headings if not version.fullmatch(heading)] == []
    assert headings[0].split()[0] == VERSION
