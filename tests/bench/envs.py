"""How fast the learning environments are, beside those of PettingZoo, RLCard, OpenSpiel and pgx, in one run.

    python -m tests.bench.envs [--seconds 1] [--rounds 3] [--games 64]

A step is an observation with its mask read and a random legal answer given. Seconds are those of the processor; rounds
are interleaved and the best counts. Whose package is not there is left out by name (`pip install rlcard pygame pgx`).
Then a batch on one process and on two, in turn, from one seed and equally far: by the clock on the wall, and by what
the busier of the two took of the processor, which is what the wall would show if nobody else used the machine. At last,
flicks beside pymunk.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from multiprocessing import active_children
from os import getpid
from typing import Any

import numpy as np

from cocarde import games
from cocarde.envs.batch import Batch
from cocarde.envs.pettingzoo import CocardeEnv
from cocarde.envs.processes import ProcessBatch
from tests.bench import cortege as flicks

Steps = Iterator[int]
"""Plays on for ever; after each piece of play, how many steps it was."""
CARDS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
CLASSICS = (*CARDS, "connect_four_v3")
RLCARDS = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy", "doudizhu")
PGXES = ("leduc_holdem", "sparrow_mahjong", "backgammon")
MANY = 512
"""Games of a batch that is shared by processes."""
SPIELS = ("leduc_poker", "gin_rummy", "hanabi", "backgammon")


def main() -> None:
    """Measure everybody, print a table, then the figures as JSON."""
    parser = argparse.ArgumentParser(description="Steps per second of learning environments.")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each plays in a round")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of which the best counts")
    parser.add_argument("--games", type=int, default=64, help="games of a batch")
    asked = parser.parse_args()
    rates = measured(contestants(asked.games), asked.rounds, asked.seconds)
    for name, rate in rates.items():
        print(f"{name:<42}{rate:>12,.0f} steps/s")
    fastest = max((rates.get(f"pettingzoo {name}", 0.0) for name in CARDS), default=0.0)
    if fastest:
        slowest = min(rates[f"cocarde {slug}"] for slug in games.slugs() if slug != "cortege")
        print(f"our slowest card game is {slowest / fastest:.1f} times PettingZoo's fastest classic card game")
    for slug in games.slugs():
        one, two = shared(slug, asked.rounds, asked.seconds)
        for by, alone, both in zip(("the wall", "the processors"), one, two, strict=True):
            rates |= {f"cocarde {slug}, 1 process, by {by}": alone, f"cocarde {slug}, 2, by {by}": both}
            told = f"{alone:>12,.0f} steps/s on one process{both:>12,.0f} on two{both / alone:>7.2f}x by {by}"
            print(f"{slug:<14}batch of {MANY}{told}")
    flicks.main()
    print(json.dumps(rates))


def shared(slug: str, rounds: int, seconds: float) -> list[tuple[float, float]]:
    """For one process and for two that share the games: the most steps a second, by the wall and by the processors.

    Every round plays the same games as far: a state late in a game costs more than one at its beginning, and who is
    quicker would be measured on dearer ones.
    """
    best = [(0.0, 0.0)] * 2
    with ProcessBatch(slug, MANY, 1) as alone, ProcessBatch(slug, MANY, 2) as both:
        far = steps_within(alone, seconds)
        for _ in range(rounds):
            for place, batch in enumerate((alone, both)):
                found = rates_of(batch, far)
                best[place] = (max(best[place][0], found[0]), max(best[place][1], found[1]))
    return best


def steps_within(batch: ProcessBatch, seconds: float) -> int:
    """How often the games of a batch are stepped from their beginning in so many seconds."""
    batch.reset(seed=1)
    began, taken = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        batch.step(batch.sample())
        taken += 1
    return taken


def rates_of(batch: ProcessBatch, far: int) -> tuple[float, float]:
    """Steps a second by the wall, and by what the busiest process took of the processor."""
    batch.reset(seed=1)
    processes = [getpid(), *[child.pid or 0 for child in active_children()]]
    began, before = time.perf_counter(), [spent(pid) for pid in processes]
    for _ in range(far):
        batch.step(batch.sample())
    busiest = max(spent(pid) - since for pid, since in zip(processes, before, strict=True))
    return far * MANY / (time.perf_counter() - began), far * MANY / busiest


def spent(pid: int) -> float:
    """What a process has taken of the processor, in seconds (`clock_getcpuclockid` of POSIX, as Linux numbers it)."""
    return time.clock_gettime(~pid << 3 | 2)


def measured(players: dict[str, Callable[[], Steps]], rounds: int, seconds: float) -> dict[str, float]:
    """The best rate of each; those that cannot be made are named and left out."""
    running: dict[str, Steps] = {}
    for name, make in players.items():
        try:
            running[name] = make()
            next(running[name])
        except (ImportError, ModuleNotFoundError) as error:
            print(f"without {name}: {error}")
            running.pop(name, None)
    best = dict.fromkeys(running, 0.0)
    for _ in range(rounds):
        for name, steps in running.items():
            best[name] = max(best[name], rate(steps, seconds))
    return best


def rate(steps: Steps, seconds: float) -> float:
    """Steps for each second of the processor."""
    began, taken = time.process_time(), 0
    while time.process_time() - began < seconds:
        taken += next(steps)
    return taken / (time.process_time() - began)


def contestants(count: int) -> dict[str, Callable[[], Steps]]:
    """Everybody by name."""
    found: dict[str, Callable[[], Steps]] = {}
    for slug in games.slugs():
        found[f"cocarde {slug}"] = partial(zoo, partial(CocardeEnv, slug))
        found[f"cocarde batch of {count} {slug}"] = partial(batch, slug, count)
    found |= {f"pettingzoo {name}": partial(zoo, partial(classic, name)) for name in CLASSICS}
    found |= {f"rlcard {name}": partial(rlcard, name) for name in RLCARDS}
    found |= {f"pgx batch of {count} {name}": partial(pgx, name, count) for name in PGXES}
    found |= {f"openspiel {name}": partial(spiel, name) for name in SPIELS}
    return found


def classic(name: str) -> Any:
    """A classic environment of PettingZoo."""
    return import_module(f"pettingzoo.classic.{name}").env()


def zoo(make: Callable[[], Any]) -> Steps:
    """A PettingZoo environment, played through `last` and `step`."""
    env, luck, seed = make(), np.random.default_rng(1), 0
    while True:
        seed += 1
        env.reset(seed=seed)
        taken = 0
        while env.agents:
            seen, _, over, cut, info = env.last()
            env.step(None if over or cut else any_legal(mask_of(seen, info), luck))
            taken += 1
            if taken == 200:
                yield taken
                taken = 0
        yield taken


def mask_of(seen: Any, info: dict[str, Any]) -> Any:
    """The mask, where these projects keep it."""
    return info["action_mask"] if "action_mask" in info else seen["action_mask"]


def any_legal(mask: Any, luck: np.random.Generator) -> int:
    """An answer the mask allows; numpy looks for truths faster than for numbers."""
    truths = mask.view(bool) if mask.itemsize == 1 else mask.astype(bool)
    allowed = truths.nonzero()[0]
    return int(allowed[int(luck.random() * len(allowed))])


def batch(slug: str, count: int) -> Steps:
    """Many of our games at once."""
    many = Batch(slug, count)
    many.reset(seed=1)
    while True:
        many.step(many.sample())
        yield count


def rlcard(name: str) -> Steps:
    """An environment of RLCard, through `get_state` and `step`."""
    env, luck = import_module("rlcard").make(name), np.random.default_rng(1)
    while True:
        state, _ = env.reset()
        taken = 0
        while not env.is_over():
            allowed = list(state["legal_actions"])
            state, _ = env.step(allowed[int(luck.random() * len(allowed))])
            taken += 1
        yield taken


def pgx(name: str, count: int) -> Steps:
    """Many games of pgx at once, compiled by JAX for this processor and dealt anew as they end."""
    jax = import_module("jax")
    env = import_module("pgx").make(name)
    again = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    @jax.jit
    def step(state: Any, key: Any) -> tuple[Any, Any]:
        key, mine, theirs = jax.random.split(key, 3)
        scores = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(mine, scores, axis=-1)
        return jax.vmap(again)(state, actions, jax.random.split(theirs, count)), key

    state, key = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), count)), jax.random.PRNGKey(2)
    while True:
        state, key = step(state, key)
        state.observation.block_until_ready()
        yield count


def spiel(name: str) -> Steps:
    """OpenSpiel's own environment for learners."""
    environment = import_module("open_spiel.python.rl_environment").Environment(name)
    luck = np.random.default_rng(1)
    while True:
        step, taken = environment.reset(), 0
        while not step.last():
            player = step.observations["current_player"]
            allowed = step.observations["legal_actions"][player]
            step = environment.step([allowed[int(luck.random() * len(allowed))]])
            taken += 1
        yield taken


if __name__ == "__main__":
    main()
