"""The host at the running house, through its socket file: tables, guests, words to everybody, copies, pruning."""

from __future__ import annotations

import asyncio
import logging
import random
import stat
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cocarde.core.errors import BadInput
from cocarde.server.admin import requests as do
from cocarde.server.admin.line import NAME, ask
from cocarde.server.admin.upgrade import look_over
from cocarde.server.clock import now
from cocarde.server.store.backup import FILE, copy_file, restore_file, restore_postgres
from tests.server.postgres import empty_database, installed
from tests.server.served import Guest, Served, database, serving, toy_settings
from tests.server.store.test_restart import play, played

YEAR = 365 * 24 * 3600 * 1000
STORES = [
    "file",
    pytest.param("postgres", marks=pytest.mark.skipif(not installed(), reason="no PostgreSQL")),
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(toy_settings(tmp_path_factory.mktemp("house"), shelf=("toy", "vendee"))) as served:
        yield served


@pytest.fixture
def folder(house: Served) -> Path:
    return house.settings.data


def test_only_its_owner_speaks_to_the_house(folder: Path) -> None:
    assert stat.S_IMODE((folder / NAME).stat().st_mode) == 0o600


def test_tables_are_listed_shown_and_closed(house: Served, folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    alice = house.guest()
    alice.put("/api/me", json={"name": "Olympe"})
    table = alice.new("me me me")["table"]
    waiting = alice.waiting("me open open")["table"]
    states = {one["table"]: one["state"] for one in ask(folder, do.Tables(game="toy"))}
    assert (states[table], states[waiting]) == ("running", "waiting")
    assert [one["table"] for one in ask(folder, do.Tables(state="waiting"))] == [waiting]
    shown = ask(folder, do.Show(table))
    assert (shown["game"], shown["seats"][0]["name"], shown["moves"]) == ("toy", "Olympe", alice.card(table)["n"])
    assert {"pending", "secret", "invite"} & shown.keys() == set()
    with alice.line(table) as line, caplog.at_level(logging.INFO, "cocarde.admin"):
        line.next("state")
        ask(folder, do.Close(table))
        closed = line.until(lambda message: message.get("closed") is not None)
        assert closed["closed"]["key"] == "house-closed-house"
        line.send(type="look", seat=0)
        refused = line.ask(type="answer", n=closed["n"], seat=0, choice="vote seat1")
        assert refused["text"]["key"] == "refusal-closed"
    assert f'"do":"close","table":"{table}"' in caplog.text
    with pytest.raises(BadInput, match="nobody plays there any more"):
        ask(folder, do.Close(table))
    with pytest.raises(BadInput, match="there is no such table"):
        ask(folder, do.Show("nowhere"))


def test_a_game_is_exported_when_it_is_over_and_not_before(house: Served, folder: Path) -> None:
    alice = house.guest()
    table = alice.new("me me me")["table"]
    with pytest.raises(BadInput, match="still being played"):
        ask(folder, do.Export(table))
    play(alice, table, random.Random(1), 100)
    assert ask(folder, do.Export(table)) == alice.get(f"/api/tables/{table}/export").json()


def test_guests_are_found_forgotten_and_blocked(house: Served, folder: Path) -> None:
    alice, bob = house.guest(), house.guest()
    alice.put("/api/me", json={"name": "Thérésia"})
    bob.put("/api/me", json={"name": "Tallien"})
    table = alice.new("me open open")["table"]
    [found] = ask(folder, do.Guests("thér"))
    assert (found["name"], found["tables"], found["blocked"]) == ("Thérésia", 1, False)
    with alice.line(table) as line:
        line.next("state")
        ask(folder, do.Block(found["guest"]))
        with pytest.raises(ConnectionClosed):
            line.until(lambda message: False)
    with alice.line(table) as line, pytest.raises(ConnectionClosed) as end:
        line.read()
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == 4423
    refused = alice.post("/api/tables", json={})
    assert (refused.status_code, refused.json()["text"]["key"]) == (403, "refusal-shut-out")
    assert alice.get("/api/tables/mine").status_code == 200
    assert bob.post("/api/seals").status_code == 201
    assert ask(folder, do.Guests("thér"))[0]["blocked"]
    ask(folder, do.Block(found["guest"], off=True))
    assert alice.post("/api/seals").status_code == 201
    ask(folder, do.Forget(found["guest"]))
    assert ask(folder, do.Guests("thér")) == []
    assert alice.card(table)["seats"][0]["kind"] == "open"
    with pytest.raises(BadInput, match="no guest 'nobody'"):
        ask(folder, do.Forget("nobody"))


def test_everybody_is_told_and_in_maintenance_no_table_is_made(house: Served, folder: Path) -> None:
    alice = house.guest()
    table = alice.new("me me me")["table"]
    wanted = {"game": "toy", "seats": [{"kind": "me"}] * 3}
    with alice.line(table) as line:
        line.next("state")
        ask(folder, do.Tell("Ce soir à dix heures, on ferme.", maintenance=True))
        assert line.next("notice") == {"type": "notice", "text": "Ce soir à dix heures, on ferme.", "maintenance": True}
        refused = alice.post("/api/tables", json=wanted)
        assert (refused.status_code, refused.json()["text"]["key"]) == (503, "refusal-maintenance")
        play(alice, table, random.Random(2), 100)  # those that are played go on
        with alice.line(table) as late:
            assert late.next("notice")["maintenance"]
        assert alice.get("/api/house").json() == {"notice": "Ce soir à dix heures, on ferme.", "maintenance": True}
        ask(folder, do.Tell("", maintenance=False))
        assert line.next("notice")["maintenance"] is False
    assert alice.post("/api/tables", json=wanted).status_code == 201


def test_old_tables_go_with_all_that_hangs_on_them(house: Served, folder: Path) -> None:
    alice = house.guest()
    over, running = alice.new("me me me")["table"], alice.new("me me me")["table"]
    play(alice, over, random.Random(3), 100)
    with database(folder) as db:
        db.execute("UPDATE tables SET updated = 1000 WHERE id IN (?, ?)", (over, running))
        db.commit()
    with pytest.raises(BadInput, match="less than a day"):
        ask(folder, do.Prune(now()))
    before = now() - YEAR
    assert ask(folder, do.Prune(before, only_count=True)) == {"tables": 1, "removed": False}
    assert alice.get(f"/api/tables/{over}").status_code == 200
    assert ask(folder, do.Prune(before)) == {"tables": 1, "removed": True}
    assert house.kept(over) == []
    assert alice.get(f"/api/tables/{over}").status_code == 404
    assert alice.get(f"/api/tables/{running}").status_code == 200


def test_a_house_that_does_not_run_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=f"no house runs in {tmp_path}"):
        ask(tmp_path, do.Tables())


def test_the_socket_file_of_a_killed_house_is_in_nobodys_way(tmp_path: Path) -> None:
    settings = toy_settings(tmp_path)
    with serving(settings):
        pass
    assert not (tmp_path / NAME).exists()
    (tmp_path / NAME).touch()
    with serving(settings):
        assert ask(tmp_path, do.Tables()) == []


@pytest.mark.parametrize("store", STORES)
def test_a_copy_made_under_load_has_every_move_that_was_acknowledged(
    store: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = request.getfixturevalue("postgres") if store == "postgres" else ""
    make = lambda: asyncio.run(empty_database(url)) if url else ""  # noqa: E731
    settings = toy_settings(tmp_path / "house", shelf=("toy", "vendee"), database=make())
    told: dict[str, tuple[int, int]] = {}
    with serving(settings) as house:
        guests = [house.guest() for _ in range(4)]
        tables = [guest.new("me me", game="vendee")["table"] for guest in guests]
        begun = threading.Barrier(5)
        enough = threading.Event()
        players = [
            threading.Thread(target=go_on, args=(guest, table, told, begun, enough))
            for guest, table in zip(guests, tables, strict=True)
        ]
        for player in players:
            player.start()
        begun.wait()
        acknowledged = dict(told)
        ask(settings.data, do.Backup(str(tmp_path / "copy.sqlite")))
        enough.set()
        for player in players:
            player.join()
        cookies = [dict(guest.cookies) for guest in guests]
    again = toy_settings(tmp_path / "again", shelf=("toy", "vendee"), database=make())
    if again.database:
        asyncio.run(restore_postgres(tmp_path / "copy.sqlite", again.database))
    else:
        restore_file(tmp_path / "copy.sqlite", again.data)
    with serving(again) as house:
        for table, cookie in zip(tables, cookies, strict=True):
            guest = house.guest()
            guest.cookies.update(cookie)
            seat, clock = acknowledged[table]
            with guest.line(table) as line:
                line.next("state")
                line.send(type="look", seat=seat)
                assert line.until(lambda state, seat=seat: state["seat"] == seat)["n"] >= clock  # type: ignore[misc]
            play(guest, table, random.Random(5), 3)


def go_on(
    guest: Guest, table: str, told: dict[str, tuple[int, int]], begun: threading.Barrier, enough: threading.Event
) -> None:
    """Play until it is enough; `told` has the seat that answered last, and the clock it was told."""
    hand = random.Random(table)
    moves = 5
    while not enough.is_set():
        state = played(guest, table, hand, moves)
        told[table] = state["seat"], state["n"]
        if moves == 5:
            begun.wait()
        moves = 3


@pytest.mark.skipif(not installed(), reason="no PostgreSQL")
def test_a_copy_leads_from_postgres_to_a_file(postgres: str, tmp_path: Path) -> None:
    settings = toy_settings(tmp_path / "house", database=asyncio.run(empty_database(postgres)))
    with serving(settings) as house:
        alice = house.guest()
        table = alice.new("me me me")["table"]
        clock = play(alice, table, random.Random(1), 2)
        ask(settings.data, do.Backup(str(tmp_path / "copy.sqlite")))
        cookies = dict(alice.cookies)
    restore_file(tmp_path / "copy.sqlite", tmp_path / "file")
    with serving(toy_settings(tmp_path / "file")) as house:
        alice = house.guest()
        alice.cookies.update(cookies)
        assert alice.card(table)["n"] == clock
        assert play(alice, table, random.Random(1), 1) > clock


def test_what_is_no_copy_is_not_taken_back_and_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Madame")
    with pytest.raises(BadInput, match="letter"):
        restore_file(tmp_path / "letter", tmp_path / "new")
    with serving(toy_settings(tmp_path / "house")):
        with pytest.raises(BadInput, match="a whole path is wanted"):
            ask(tmp_path / "house", do.Backup("copy.sqlite"))
        with pytest.raises(BadInput, match="is there already"):
            ask(tmp_path / "house", do.Backup(str(tmp_path / "letter")))
        copy_file(tmp_path / "house" / FILE, tmp_path / "copy.sqlite")
        with pytest.raises(BadInput, match="another server"):
            restore_file(tmp_path / "copy.sqlite", tmp_path / "house")
    with pytest.raises(BadInput, match="is there already"):
        restore_file(tmp_path / "copy.sqlite", tmp_path / "house")


def test_a_new_version_says_which_tables_it_could_not_continue(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path / "house", shelf=("vendee",))) as house:
        alice = house.guest()
        fine, broken = (alice.new("me me", game="vendee")["table"] for _ in range(2))
        play(alice, broken, random.Random(1), 4)
        (tmp_path / "copy").mkdir()
        copy_file(house.settings.data / FILE, tmp_path / "copy" / FILE)
    with database(tmp_path / "copy") as db:
        db.execute("UPDATE log SET choice = 'dance' WHERE table_id = ? AND n = 3", (broken,))
        db.commit()
    found = {one["table"]: one for one in asyncio.run(look_over(tmp_path / "copy"))}
    assert found[fine]["goes_on"] == "as it is"
    assert found[broken]["goes_on"] == "no"
    assert found[broken]["why"]


def test_health_of_a_house_in_maintenance_is_as_before(house: Served) -> None:
    assert httpx.get(house.url + "/health").status_code == 200
