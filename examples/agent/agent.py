"""An agent that talks to `cocarde agent` over a line of JSON each way. It needs nothing but Python's own library.

    python agent.py vendee --opponent novice --games 3

It takes the answer with the best chance among those that say one, else the first; put a model in place of `choose`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any


def choose(question: dict[str, Any]) -> int:
    """The number of an answer. All that a player is told is in `question`: try `print(question["position"])`."""
    best = max(question["answers"], key=lambda answer: int(answer.get("percent", 0)))
    return int(best["number"])


def play(arguments: list[str]) -> int:
    """Play the games the command is asked for; how many were won."""
    command = [sys.executable, "-m", "cocarde", "agent", *arguments]
    won = 0
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdin is not None
        assert house.stdout is not None
        for line in house.stdout:
            told = json.loads(line)
            if told["type"] == "question":
                house.stdin.write(json.dumps({"answer": choose(told)}) + "\n")
                house.stdin.flush()
            elif told["type"] == "over":
                won += told["won"]
    return won


if __name__ == "__main__":
    print(f"won {play(sys.argv[1:])}")
