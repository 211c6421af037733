"""One server with the toy for all tests that do not hurt it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.postgres import cluster, installed
from tests.server.served import Guest, Served, serving, toy_settings


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(toy_settings(tmp_path_factory.mktemp("house"))) as served:
        yield served


@pytest.fixture(scope="package")
def postgres() -> Iterator[str]:
    if not installed():
        pytest.skip("no PostgreSQL")
    with cluster() as url:
        yield url


@pytest.fixture
def alice(served: Served) -> Guest:
    return served.guest()


@pytest.fixture
def bob(served: Served) -> Guest:
    return served.guest()


@pytest.fixture
def carol(served: Served) -> Guest:
    return served.guest()
