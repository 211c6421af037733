"""What holds for every suite: what is drawn is the same every time, unless somebody asks hypothesis to explore.

`make fuzz` explores, and so does `HYPOTHESIS_PROFILE=explore` before pytest. What it finds is kept as an `@example`.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Generator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.configuration import set_hypothesis_home_dir
from hypothesis.database import DirectoryBasedExampleDatabase

from tests import luck

SHARED_SERVER = HealthCheck.function_scoped_fixture  # a guest is made once for all examples of a test, and may be

set_hypothesis_home_dir("build/hypothesis")
settings.register_profile(
    "fixed",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=150,
    suppress_health_check=list(HealthCheck),  # they measure time: how busy the machine is must not fail a test
)
settings.register_profile(
    "explore",
    derandomize=False,
    database=DirectoryBasedExampleDatabase("build/hypothesis/examples"),
    deadline=None,
    max_examples=3000,
    suppress_health_check=[HealthCheck.too_slow, SHARED_SERVER],
    print_blob=True,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fixed"))
luck.fix()


MADE: Counter[str] = Counter()
"""How often each fixture was set up: whoever is given tests of two modules by turns sets those of each up again."""


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
) -> Generator[None, object, object]:
    name = f"{luck.named(request.node.nodeid)} {fixturedef.argname}"
    MADE[name] += 1
    luck.LUCK.begin(name if MADE[name] == 1 else f"{name}, time {MADE[name]}")
    return (yield)


def pytest_runtest_call(item: pytest.Item) -> None:
    luck.LUCK.begin(luck.named(item.nodeid))
