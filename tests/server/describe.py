"""schemathesis thinks up calls from the house's description, and looks whether each answer is as told.

    python -m tests.server.describe [EXAMPLES]

Needs the package schemathesis. It finds the same every time. One of its checks is left out: that what fits the schema
is accepted, for the rules of a game refuse what no schema can say.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from cocarde.kit.packs import shelf
from tests.server.served import MUCH, serving, toy_settings

WORD = "a word of the host"


def thought_up(url: str, examples: str, *whose: str) -> int:
    """Calls of somebody: how schemathesis ends."""
    program = shutil.which("st", path=str(Path(sys.executable).parent)) or shutil.which("st")
    if not program:
        raise SystemExit("no schemathesis: pip install schemathesis")
    command = [program, "run", url + "/api/schema/openapi.json", "--url", url]
    how = ["--generation-deterministic", "--max-examples", examples, "--phases", "examples,coverage,fuzzing"]
    less = ["--exclude-checks", "positive_data_acceptance"]
    return subprocess.run([*command, *how, *less, *whose], check=False).returncode


def main(examples: str) -> int:
    """Every call as a bot from outside, and those of the workshop as somebody whom the host let in."""
    with tempfile.TemporaryDirectory() as data:
        os.environ[shelf.VARIABLE] = data
        settings = toy_settings(Path(data), shelf=("toy", "vendee"), bot_calls=MUCH, workshop=WORD, workshop_games=2)
        with serving(settings) as house, house.guest() as guest:
            guest.put("/api/me", json={"name": "Olympe"})
            token = guest.post("/api/me/bots", json={"name": "tester"}).json()["token"]
            guest.post("/api/workshop/key", json={"word": WORD})
            cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
            bot = ["--header", f"Authorization: Bearer {token}", "--exclude-path", "/api/bot/events"]
            designer = ["--header", f"Cookie: {cookie}", "--include-path-regex", "^/api/workshop"]
            return max(thought_up(house.url, examples, *whose) for whose in (designer, bot))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "5"))
