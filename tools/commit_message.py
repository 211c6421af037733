"""A hook for git's commit-msg: the subject says what in 60 letters at most, a body says why below a blank line.

.venv/bin/python tools/commit_message.py .git/COMMIT_EDITMSG
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

LONGEST = 60
SCISSORS = "# ------------------------ >8 ------------------------"
OF_GIT = re.compile(r"(Merge|Revert|fixup!|squash!|amend!) ")
"""Subjects that git writes itself."""


def faults(message: str) -> list[str]:
    """What is wrong with a message as git hands it over, comments included; empty: nothing."""
    lines = [line for line in message.partition(SCISSORS)[0].splitlines() if not line.startswith("#")]
    text = "\n".join(lines).strip().splitlines()
    if not text:
        return []  # git refuses it itself
    return [*_of_subject(text[0]), *_of_body(text[1:])]


def _of_subject(subject: str) -> list[str]:
    if OF_GIT.match(subject):
        return []
    found = []
    if len(subject) > LONGEST:
        found.append(f"the subject has {len(subject)} letters, {LONGEST} at most; the reasons go below a blank line")
    if not subject[0].isupper():
        found.append("the subject begins with a capital: Refuse a body that is not UTF-8")
    if subject.endswith("."):
        found.append("the subject ends without a full stop")
    return found


def _of_body(lines: list[str]) -> list[str]:
    return ["a blank line stands between subject and body"] if lines and lines[0].strip() else []


def main(file: str) -> int:
    found = faults(Path(file).read_text("utf-8", "replace"))
    for fault in found:
        print(f"commit message: {fault}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
