"""Every test of a game: the chance it scripted was drawn to the last result."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.scenario import staged


@pytest.fixture(autouse=True)
def _scripts_are_used_up() -> Iterator[None]:
    staged.clear()
    yield
    for scenario in staged:
        scenario.finish()
