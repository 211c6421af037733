"""`cocarde admin` as a host types it, at a house that runs."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.server.served import Served, serving, toy_settings
from tests.server.store.test_restart import play


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(toy_settings(tmp_path_factory.mktemp("house"))) as served:
        yield served


def test_an_evening_of_a_host(house: Served, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COCARDE_DATA", str(house.settings.data))
    alice = house.guest()
    alice.put("/api/me", json={"name": "Sophie"})
    table = alice.new("me me me")["table"]
    assert table in run("admin", "tables", "list").out
    assert json.loads(run("admin", "tables", "show", table).out)["state"] == "running"
    [found] = json.loads(run("admin", "guests", "find", "soph", "--json").out)
    assert run("admin", "guests", "block", found["guest"]).out.startswith("blocked: ")
    assert run("admin", "guests", "block", found["guest"], "--off").out.startswith("may play again: ")
    assert run("admin", "message", "Bonsoir").out == "told\n"
    assert run("admin", "maintenance", "on").out.startswith("maintenance on; tables that are played: 1")
    assert run("admin", "maintenance", "off").code == 0
    assert alice.get("/api/house").json() == {"notice": "Bonsoir", "maintenance": False}
    assert run("admin", "maintenance", "on", "On ferme.").code == run("admin", "maintenance", "off", "").code == 0
    assert alice.get("/api/house").json() == {"notice": "", "maintenance": False}
    play(alice, table, random.Random(1), 100)
    assert run("admin", "tables", "export", table, str(tmp_path / "game.json")).code == 0
    assert json.loads((tmp_path / "game.json").read_text())["table"] == table
    assert run("admin", "backup", str(tmp_path / "copy.sqlite")).code == 0
    assert run("admin", "restore", str(tmp_path / "copy.sqlite"), "--data", str(tmp_path / "new")).code == 0
    assert run("admin", "prune", "--older-than", "1w").out == "tables that would be removed (--yes does it): 0\n"
    assert run("admin", "bots", "new", "cli-bot", "--author", "Sophie").out.startswith("cocarde_bot_")
    assert "cli-bot" in run("admin", "bots", "list").out
    assert run("admin", "bots", "drop", "cli-bot").code == 0
    assert run("admin", "upgrade", "--check").out == "running tables: 0; that this version could not continue: 0\n"
    assert run("admin", "guests", "forget", found["guest"]).code == 0


@pytest.mark.parametrize(
    ("args", "wrong"),
    [
        (["tables", "list", "--state", "lost"], "--state 'lost': there are running"),
        (["tables", "close", "nowhere"], "there is no such table"),
        (["maintenance", "perhaps"], "'perhaps': on or off is wanted"),
        (["prune", "--older-than", "soon"], "--older-than 'soon'"),
        (["prune", "--older-than", "1h"], "less than a day"),
        (["bots", "new", "X", "--author", "A"], "a bot's name has 2 to 23"),
        (["upgrade"], "upgrade --check looks"),
    ],
)
def test_what_is_wrong_is_one_line(house: Served, run: Run, args: list[str], wrong: str) -> None:
    done = run("admin", *args, *([] if args[0] == "upgrade" else ["--data", str(house.settings.data)]))
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert wrong in done.err


def test_without_a_house_it_says_so(run: Run, tmp_path: Path) -> None:
    assert f"no house runs in {tmp_path}" in run("admin", "tables", "list", "--data", str(tmp_path)).err
