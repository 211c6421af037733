"""`make mutate`: small mistakes are put into the code one by one, and the tests must notice. See docs/mutation.md.

    python -m tests.mutation.run secrecy undo guards search sample
    python -m tests.mutation.run sample --seed 17 --count 300
    python -m tests.mutation.run sample --layers server

What was killed stays killed as long as its module is the same; survivors are tried again each time.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path

from tests.mutation.mutants import Mutant
from tests.mutation.results import KEPT, Results
from tests.mutation.sets import DRAWN, LAYERS, SETS, drawn, in_set, layer_of
from tests.mutation.suite import TOUCHED, Suite, stale
from tests.mutation.trial import Copy

EQUIVALENT = Path(__file__).with_name("equivalent.toml")
PYTEST = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-p", "no:faker"]


def renew(files: list[str]) -> None:
    """Write down which functions the tests of these files touch: room by room, so that what is known stays known."""
    for room, inside in groupby(files, lambda file: str(Path(file).parent)):
        print(f"which functions do the tests in {room} touch?", flush=True)
        plugin = ["-p", "tests.mutation.touched", "--touched", str(TOUCHED), "-m", "not sampled"]
        subprocess.run([*PYTEST, *plugin, *inside], check=False)


def equivalent() -> dict[str, str]:
    """Mutants that change nothing anybody could notice, with the reason."""
    return {each["key"]: each["why"] for each in tomllib.loads(EQUIVALENT.read_text()).get("mutant", [])}


def shared(mutants: list[Mutant], jobs: int, work: Callable[[int, list[Mutant]], None]) -> None:
    """The mutants dealt out to so many workers."""
    with ThreadPoolExecutor(jobs) as pool:
        for done in [pool.submit(work, n, mutants[n::jobs]) for n in range(jobs) if mutants[n::jobs]]:
            done.result()


def try_inside(n: int, mutants: list[Mutant]) -> None:
    """All of them in forks of one pytest (inside.py)."""
    suite = Suite()
    files = sorted({test.partition("::")[0] for mutant in mutants for test in suite.against(mutant)})
    todo = KEPT.with_name(f"todo-{n}.json")
    todo.write_text(json.dumps([mutant.key for mutant in mutants]))
    if files:
        subprocess.run([*PYTEST, "-s", "-p", "tests.mutation.inside", "--mutants", str(todo), *files], check=True)


def try_in_copies(n: int, mutants: list[Mutant]) -> None:
    """Those that are left, one by one, each with everything imported anew (trial.py)."""
    suite, results, copy = Suite(), Results(), Copy(KEPT.with_name(f"copy-{n}"))
    for mutant in mutants:
        outcome = copy.outcome(mutant, suite.against(mutant))
        results.add(mutant, outcome, copy.killer() if outcome == "killed" else "")
        print(f"{outcome:9} in a copy  {mutant.key}", flush=True)


def check_killers(results: Results, mutants: list[Mutant]) -> None:
    """A test that fails without any mutant kills nothing: those that killed must pass on the code as it is."""
    killers = sorted({results.known[mutant.key]["by"] for mutant in mutants if results.is_killed(mutant)} - {""})
    if killers:
        listed = KEPT.with_name("killers")
        listed.write_text("\n".join(killers))
        subprocess.run([*PYTEST, f"@{listed}"], check=True)


def report(name: str, mutants: list[Mutant], results: Results) -> float:
    """Print the figure of a set and its survivors; the part killed, in %, of those that are not equivalent."""
    excused = equivalent()
    judged = [mutant for mutant in mutants if results.is_killed(mutant) or mutant.key not in excused]
    survivors = [mutant for mutant in judged if not results.is_killed(mutant)]
    killed = 100 * (len(judged) - len(survivors)) / max(1, len(judged))
    outcomes = dict(Counter(results.outcome(mutant) or "not tried" for mutant in judged))
    print(f"\n{name}: {killed:.1f} % of {len(judged)} killed {outcomes}; {len(mutants) - len(judged)} equivalent")
    for mutant in survivors:
        print(f"  {mutant.path}:{mutant.line}  {mutant.key}\n      becomes: {mutant.after()}")
    return killed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets", nargs="*", help=f"{', '.join(SETS)}, sample; default: all of them")
    parser.add_argument("--seed", type=int, default=17, help="which sample is drawn")
    parser.add_argument("--count", type=int, default=DRAWN, help="how many mutants are drawn")
    parser.add_argument("--layers", nargs="+", default=(), help=f"only what lies in these: {', '.join(LAYERS)}, lab")
    parser.add_argument("--most", type=int, default=None, help="try at most so many this time; the next run goes on")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--report", action="store_true", help="try nothing, only say what is known")
    given = parser.parse_args()
    sets = {name: chosen(name, given.seed, given.count) for name in given.sets or [*SETS, "sample"]}
    if given.layers:
        sets = {name: [each for each in sets[name] if layer_of(each.path) in given.layers] for name in sets}
    every = list({mutant.key: mutant for mutants in sets.values() for mutant in mutants}.values())
    if not given.report:
        renew(stale(given.layers))
        todo = left_of(every)[: given.most]
        for attempt in (try_inside, try_in_copies):
            shared(left_of(todo), given.jobs, attempt)
        check_killers(Results(), todo)
    results = Results()
    killed = {name: report(name, mutants, results) for name, mutants in sets.items()}
    return 0 if all(part >= least(name) for name, part in killed.items()) else 1


def left_of(mutants: list[Mutant]) -> list[Mutant]:
    """Those that are neither killed nor equivalent; what was never tried comes first."""
    results, excused = Results(), equivalent()
    left = [mutant for mutant in mutants if mutant.key not in excused and not results.is_killed(mutant)]
    return sorted(left, key=lambda mutant: results.outcome(mutant) != "")


def chosen(name: str, seed: int, count: int) -> list[Mutant]:
    return drawn(seed, count) if name == "sample" else in_set(name)


def least(name: str) -> float:
    """How much of a set must be killed, in %: of secrecy all."""
    return 100.0 if name == "secrecy" else 90.0


if __name__ == "__main__":
    sys.exit(main())
