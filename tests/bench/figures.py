"""Where the figures of a bench go."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any


def asking(what: str) -> argparse.ArgumentParser:
    """The arguments of a bench of this."""
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("--json", default="-", help="file for the figures (default: stdout, after the table)")
    return parser


def give(figures: dict[str, Any], place: str) -> None:
    """As JSON to this file, or on the screen."""
    if place == "-":
        print(json.dumps(figures))
    else:
        Path(place).write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
