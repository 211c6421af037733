"""schemathesis thinks up calls from the house's description, and looks whether each answer is as told.

    python -m tests.server.describe [EXAMPLES]

Needs the package schemathesis. It finds the same every time. One of its checks is left out: that what fits the schema
is accepted, for the rules of a game refuse what no schema can say.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.server.served import MUCH, serving, toy_settings


def main(examples: str) -> int:
    program = shutil.which("st", path=str(Path(sys.executable).parent)) or shutil.which("st")
    if not program:
        raise SystemExit("no schemathesis: pip install schemathesis")
    with tempfile.TemporaryDirectory() as data:
        settings = toy_settings(Path(data), shelf=("toy", "vendee"), bot_calls=MUCH, workshop="a word of the host")
        with serving(settings) as house, house.guest() as guest:
            guest.put("/api/me", json={"name": "Olympe"})
            token = guest.post("/api/me/bots", json={"name": "tester"}).json()["token"]
            command = [program, "run", house.url + "/api/schema/openapi.json", "--url", house.url]
            how = ["--generation-deterministic", "--max-examples", examples, "--phases", "examples,coverage,fuzzing"]
            less = ["--exclude-checks", "positive_data_acceptance", "--exclude-path", "/api/bot/events"]
            who = ["--header", f"Authorization: Bearer {token}"]
            return subprocess.run([*command, *how, *less, *who], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "5"))
