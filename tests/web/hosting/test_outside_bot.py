"""A person against a program from outside: invited in the waiting room, shown with its author, through a whole game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.served import Served
from tests.web.player import over, play

BOT = Path(__file__).parents[3] / "examples/bot/bot.py"


@pytest.fixture
def program(house: Served) -> Iterator[str]:
    """The example, in a process of its own, known to the house under this name."""
    author = house.guest()
    author.put("/api/me", json={"name": "Olympe"})
    token = author.post("/api/me/bots", json={"name": "foudre"}).json()["token"]
    known = {**os.environ, "COCARDE_TOKEN": token, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, str(BOT), house.url]
    with subprocess.Popen(command, env=known, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout
        assert running.stdout.readline() == "playing as foudre\n"
        yield "foudre"
        running.terminate()


def test_a_person_invites_a_program_and_plays_it_to_the_end(
    open_page: Callable[..., Page], house: Served, program: str
) -> None:
    guest = house.guest()
    guest.put("/api/me", json={"name": "Lucile"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = guest.set_up({"game": "vendee", "seats": seats}, begin=False)["table"]
    page = open_page(f"/table/{table}", guest=guest)
    page.get_by_role("combobox", name="Asseoir un automate").select_option(f"@{program}")
    expect(page.locator('[data-part="plate:1"]')).to_contain_text(program)
    expect(page.locator('[data-part="plate:1"]')).to_contain_text("Olympe")
    play(page)
    assert over(page)
