"""The process of a bot: one that is asked in vain is ended, for its late answer would be taken for that of the next."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from cocarde.core.table import Table
from cocarde.server.workers.pool import NoThought, Worker
from cocarde.server.workers.worker import Question
from tests.server.served import toy_settings
from tests.toy import TOY

READ = """
import sys
import cocarde.server.workers.foreign, cocarde.server.workers.worker, cocarde.server.workers.workshop
from cocarde.server.settings import named
for place in sys.argv[1:]:
    named(place)
print(*sys.modules)
"""


def question(bot: str) -> Question:
    return Question("toy", bot, 0, 1, msgspec.Raw(Table.new(TOY, 3).save()))


async def test_a_process_that_thinks_too_long_is_ended(tmp_path: Path) -> None:
    worker = Worker(toy_settings(tmp_path, think=0.05))
    process = await worker.start()
    with pytest.raises(NoThought, match="TimeoutError"):
        await worker.ask(question("sleeps"))
    assert process.returncode is not None


async def test_a_process_whose_answer_nobody_waits_for_is_ended(tmp_path: Path) -> None:
    worker = Worker(toy_settings(tmp_path, think=600.0))
    process = await worker.start()
    asking = asyncio.create_task(worker.ask(question("sleeps")))
    await asyncio.sleep(0)  # it is asked
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert process.returncode is not None


async def test_a_process_that_answered_is_asked_again(tmp_path: Path) -> None:
    worker = Worker(toy_settings(tmp_path, think=600.0))
    answers = [(await worker.ask(question(bot))).choice for bot in ("first", "last")]
    process = await worker.start()
    assert process.returncode is None
    assert answers == ["vote seat1", "vote seat2"]
    await worker.end()
    assert process.returncode is not None


async def test_a_process_is_ended_even_if_its_end_was_interrupted(tmp_path: Path) -> None:
    worker = Worker(toy_settings(tmp_path))
    process = await worker.start()
    ending = asyncio.create_task(worker.end())
    await asyncio.sleep(0)  # it is killed, and waited for
    ending.cancel()
    with pytest.raises(asyncio.CancelledError):
        await ending
    await worker.end()
    assert process.returncode is not None


def test_where_bots_think_no_server_is_read(tmp_path: Path) -> None:
    """Of the house's parts and of the tests': to read it takes ten times as long as all that a bot needs."""
    settings = toy_settings(tmp_path)
    asked = [sys.executable, "-c", READ, settings.games, settings.bots, settings.adviser]
    read = set(subprocess.run(asked, capture_output=True, text=True, check=True).stdout.split())
    assert "cocarde.server.workers.worker" in read
    assert not read & {"litestar", "uvicorn", "httpx", "websockets", "cocarde.server.app"}
