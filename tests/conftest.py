"""What holds for every suite: what hypothesis draws is the same every time, unless somebody asks to explore.

`make fuzz` explores, and so does `HYPOTHESIS_PROFILE=explore` before pytest. What it finds is kept as an `@example`.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings
from hypothesis.configuration import set_hypothesis_home_dir
from hypothesis.database import DirectoryBasedExampleDatabase

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
