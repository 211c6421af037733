"""Two programs from outside and a person in a browser, on two processes and one PostgreSQL: a whole game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.server.hosting.test_workers import running
from tests.server.postgres import cluster, installed
from tests.web.player import over, play

BOT = Path(__file__).parents[3] / "examples/bot/bot.py"
LUCKY = Path(__file__).parents[2] / "lucky"
KNOWN = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(LUCKY), *sys.path]))}

pytestmark = pytest.mark.skipif(not installed(), reason="no PostgreSQL")


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Where `cocarde serve --workers 2` serves."""
    with cluster() as database:
        where = ["--data", str(tmp_path), "--database", database]
        with running("--workers", "2", *where, path=str(LUCKY)) as house:
            yield house.url


def test_a_person_and_two_programs_play_a_whole_game(open_page: Callable[..., Page], address: str) -> None:
    with httpx.Client(base_url=address, timeout=120) as guest, ExitStack() as programs:
        guest.put("/api/me", json={"name": "Olympe"}).raise_for_status()
        for name in ("eclair", "foudre"):
            made = guest.post("/api/me/bots", json={"name": name}).raise_for_status().json()
            command = [sys.executable, str(BOT), address]
            known = {**KNOWN, "COCARDE_TOKEN": made["token"]}
            bot = programs.enter_context(subprocess.Popen(command, env=known, stdout=subprocess.PIPE, text=True))
            programs.callback(bot.terminate)
            assert bot.stdout
            assert bot.stdout.readline() == f"playing as {name}\n"
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "@eclair"}, {"kind": "bot", "bot": "@foudre"}]
        made = guest.post("/api/tables", json={"game": "guillotine", "seats": seats}).raise_for_status().json()
        table = made["table"]
        page = open_page(f"{address}/robots/reference")
        page.context.add_cookies([{"name": k, "value": v, "url": address} for k, v in guest.cookies.items()])
        page.goto(f"{address}/table/{table}")
        expect(page.locator('[data-part="plate:2"]')).to_contain_text("Olympe")
        play(page)
        assert over(page)
        assert guest.get(f"/api/tables/{table}").json()["over"]
        page.close()  # before the house does
