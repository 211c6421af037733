"""The hooks before a commit are the checks of the Makefile, and a commit message is held to its form."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, text_of
from tools.commit_message import LONGEST, faults

CONFIG = text_of(".pre-commit-config.yaml")


def test_the_hooks_are_what_make_check_runs() -> None:
    [checks] = re.findall(r"^check: \$\(addprefix \$\(STAMPS\)/check-,([\w ]+)\)", text_of("Makefile"), re.MULTILINE)
    hooks = re.findall(
        r"- id: (\S+)\n +name: .+\n +entry: make --no-print-directory build/stamps/check-(\S+)$", CONFIG, re.MULTILINE
    )
    assert hooks == [(check, check) for check in checks.split()]


def test_nothing_is_fetched_from_anywhere() -> None:
    assert set(re.findall(r"repo: (\S+)", CONFIG)) == {"local"}
    assert set(re.findall(r"language: (\S+)", CONFIG)) == {"system"}
    assert "://" not in CONFIG


def test_the_page_for_contributors_names_the_length() -> None:
    assert f"{LONGEST} letters" in text_of("CONTRIBUTING.md")
    assert LONGEST == 60


@pytest.mark.parametrize(
    "message",
    [
        "Refuse a body that is not UTF-8 with 400",
        "R" * LONGEST + "\n\nWhy it is so.\n# a comment of git\n",
        "# only a comment\n",
        "Merge branch 'a-very-long-name-of-a-branch' into another-very-long-name-of-a-branch",
        "Say it\n\nWhy.\n# ------------------------ >8 ------------------------\nwhatever\nthe difference is",
    ],
)
def test_a_good_message_passes(message: str) -> None:
    assert faults(message) == []


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        ("R" * (LONGEST + 1), f"has {LONGEST + 1} letters"),
        ("é" * LONGEST + "É", f"has {LONGEST + 1} letters"),
        ("refuse it", "a capital"),
        ("Refuse it.", "full stop"),
        ("Refuse it\nbecause", "a blank line"),
    ],
)
def test_a_message_without_form_is_told_what_is_wrong(message: str, fault: str) -> None:
    assert fault in faults(message)[0]


@pytest.mark.skipif(shutil.which("git") is None, reason="needs git")
def test_git_asks_the_hook(tmp_path: Path) -> None:
    here = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}

    def git(*args: str) -> subprocess.CompletedProcess[str]:
        who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
        return subprocess.run(["git", *who, *args], cwd=tmp_path, env=here, capture_output=True, text=True, check=False)

    git("init", "-q", ".")
    hook = tmp_path / ".git/hooks/commit-msg"
    hook.parent.mkdir(exist_ok=True)
    hook.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{ROOT}/tools/commit_message.py" "$1"\n', "utf-8")
    hook.chmod(0o755)
    refused = git("commit", "--allow-empty", "-m", "R" * 61)
    assert refused.returncode == 1
    assert "the subject has 61 letters, 60 at most" in refused.stderr
    assert git("commit", "--allow-empty", "-m", "R" * 60).returncode == 0
    assert git("log", "--format=%s").stdout == "R" * 60 + "\n"
