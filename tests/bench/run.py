"""How fast the games are played and searched, beside Catanatron and OpenSpiel, in the same run on the same machine.

    python -m tests.bench.run [--rounds 5] [--seconds 1] [--json FILE] [--beside FOLDER]

Each contestant runs in a process of its own, one at a time; the rounds are interleaved, so that a busy moment of the
machine hits everybody, and the best round counts. Seconds are those of the processor. `compiled` is the installed
package, `pure` the sources as they are; `beside` is another build (`pip install --target FOLDER` of its wheel), and
what is here is printed as a multiple of it.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.bench.figures import asking, give

ROOT = Path(__file__).resolve().parents[2]
SEARCH = "ismcts"
BESIDE = "beside"
OPEN = ("cortege",)
"""Games without hidden cards."""


def main() -> None:
    """Measure everybody, print a table, then the figures as JSON."""
    asked = arguments()
    results = compare(contestants(asked.beside), asked.rounds, asked.seconds)
    report = {"rounds": asked.rounds, "seconds": asked.seconds, "python": sys.version.split()[0], "results": results}
    print_table(results)
    give(report, asked.json)


def arguments() -> argparse.Namespace:
    parser = asking("Random decisions per second, beside other engines.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of which the best counts")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each contestant plays in a round")
    parser.add_argument("--beside", metavar="FOLDER", help="another build, to be compared with the installed one")
    return parser.parse_args()


def slugs() -> list[str]:
    """The games of the house."""
    return sorted(path.parent.name for path in (ROOT / "src/cocarde/games").glob("*/__init__.py"))


def contestants(beside: str | None = None) -> list[tuple[str, str, dict[str, str]]]:
    """Name, what is measured, and the environment it runs in."""
    installed = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    builds = [("compiled", installed)]
    if beside:
        builds.append((BESIDE, {**installed, "PYTHONPATH": str(Path(beside).resolve())}))
    sources = {**installed, "PYTHONPATH": str(ROOT / "src")}
    found: list[tuple[str, str, dict[str, str]]] = []
    for slug in slugs():
        for player in ("random", "greedy"):
            found += [
                (f"{slug} {player} {build}", f"{slug}:{player}", env) for build, env in [*builds, ("pure", sources)]
            ]
        if slug not in OPEN:
            found += [(f"{slug} {build} {SEARCH}", f"{slug}:search", env) for build, env in builds]
    found.append(("Catanatron random", "peer:catanatron", installed))
    found.append(("OpenSpiel backgammon random", "peer:backgammon", installed))
    found.append((f"OpenSpiel gin rummy {SEARCH}", "peer:gin_rummy", installed))
    return found


def compare(running: list[tuple[str, str, dict[str, str]]], rounds: int, seconds: float) -> dict[str, dict[str, Any]]:
    """The best round of each; of one that cannot run, why."""
    results: dict[str, dict[str, Any]] = {}
    for n in range(rounds):
        for name, what, environment in running:
            if "problem" in results.get(name, {}):
                continue
            print(f"round {n + 1}/{rounds}: {name}", file=sys.stderr)
            results[name] = better(results.get(name), run_one(what, seconds, environment))
    return results


def run_one(what: str, seconds: float, environment: dict[str, str]) -> dict[str, Any]:
    """One contestant in a process of its own."""
    command = [sys.executable, "-m", "tests.bench.measure", what, str(seconds)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines()
        return {"problem": lines[-1] if lines else f"exit code {done.returncode}"}
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def better(one: dict[str, Any] | None, other: dict[str, Any]) -> dict[str, Any]:
    """The faster of two rounds, with the quicker clone of both."""
    if one is None or "problem" in other:
        return other
    if "simulations_per_second" in one:
        return max(one, other, key=lambda result: float(result["simulations_per_second"]))
    best = max(one, other, key=lambda result: float(result["decisions_per_second"]))
    return {**best, "clone_us": min(one["clone_us"], other["clone_us"])}


def print_table(results: dict[str, dict[str, Any]]) -> None:
    """Everybody: first those who play, then those who search."""
    for name, result in results.items():
        if "problem" in result:
            print(f"{name:34}not measured: {result['problem']}")
    measured = {name: result for name, result in results.items() if "problem" not in result}
    print_players({name: result for name, result in measured.items() if not name.endswith(SEARCH)})
    print_searchers({name: result for name, result in measured.items() if name.endswith(SEARCH)})
    print_ratios(measured)


def print_ratios(results: dict[str, dict[str, Any]]) -> None:
    """What is installed as a multiple of the other build: decisions or simulations a second."""
    for name, result in results.items():
        other = results.get(name.replace(" compiled", f" {BESIDE}")) if " compiled" in name else None
        if other:
            print(f"{name:34}{speed_of(result) / speed_of(other):>11.3f}x beside")


def speed_of(result: dict[str, Any]) -> float:
    """Decisions or simulations a second."""
    return float(result.get("simulations_per_second") or result["decisions_per_second"])


def print_players(results: dict[str, dict[str, Any]]) -> None:
    """Decisions; random play also as a multiple of each peer's speed."""
    peers = [name for name in results if name.startswith(("Catanatron", "OpenSpiel"))]
    print(
        f"{'':34}{'decisions/s':>12}{'clone µs':>10}{'decisions/game':>16}"
        + "".join(f"{'/ ' + peer.split()[0]:>14}" for peer in peers)
    )
    for name, result in results.items():
        speed = result["decisions_per_second"]
        line = f"{name:34}{speed:>12,.0f}{result['clone_us']:>10.2f}{result['decisions'] / result['games']:>16.0f}"
        for peer in peers:
            line += f"{speed / results[peer]['decisions_per_second']:>13.1f}x" if "random" in name else f"{'–':>14}"
        named = name.endswith(("compiled", BESIDE)) == result.get("compiled", False)
        print(line if named else f"{line}   NOT as named: compiled is {result.get('compiled')}")


def print_searchers(results: dict[str, dict[str, Any]]) -> None:
    """Simulations of a tree search, as a multiple of the peer's. A simulation of ours looks some way ahead by a greedy
    policy and judges, one of the peer plays at random to the end."""
    peer = next((result for name, result in results.items() if name.startswith("OpenSpiel")), None)
    print(f"{'':34}{'simulations/s':>14}{'/ OpenSpiel':>14}")
    for name, result in results.items():
        speed = result["simulations_per_second"]
        print(f"{name:34}{speed:>14,.0f}" + (f"{speed / peer['simulations_per_second']:>13.1f}x" if peer else ""))


if __name__ == "__main__":
    main()
