"""What became of each mutant, kept from run to run."""

from __future__ import annotations

import json
from pathlib import Path

from tests.mutation.mutants import Mutant
from tests.mutation.touched import fingerprint

KEPT = Path("build/mutate/results.jsonl")


class Results:
    """An outcome holds as long as the module of the mutant is the same."""

    def __init__(self) -> None:
        self.known: dict[str, dict[str, str]] = {}
        if KEPT.exists():
            for line in KEPT.read_text().splitlines():
                entry = json.loads(line)
                self.known[entry["key"]] = entry

    def outcome(self, mutant: Mutant) -> str:
        """`killed`, `timeout`, `survived`, `untouched`; "" if it has not been tried."""
        entry = self.known.get(mutant.key, {})
        return entry["outcome"] if entry.get("module") == fingerprint(mutant.path) else ""

    def is_killed(self, mutant: Mutant) -> bool:
        return self.outcome(mutant) in ("killed", "timeout")

    def add(self, mutant: Mutant, outcome: str, by: str) -> None:
        """`by`: the test that killed it."""
        module = fingerprint(mutant.path)
        self.known[mutant.key] = entry = {"key": mutant.key, "module": module, "outcome": outcome, "by": by}
        with KEPT.open("a") as file:
            file.write(json.dumps(entry) + "\n")
