"""Packs in a house: offered, chosen at a table, side by side, kept, exported, and refused where they are not known."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cocarde import games
from cocarde.core.codec import read_exported, read_saved
from cocarde.core.replay.audit import audit
from cocarde.games import played_with
from cocarde.kit.packs import shelf
from tests.packs.boxes import card, files, pack
from tests.server.served import Guest, Served, serving, toy_settings

NAMES = {"fr": "card-w1_faux = Faux neuves\n", "en": "card-w1_faux = New scythes\n"}
FOUR, FIVE = pack(cards=card(4), **NAMES), pack(name="autre", cards=card(5))


def settings(data: Path) -> Any:
    data.mkdir(exist_ok=True)
    return toy_settings(data, shelf=("vendee", "lys"))


@pytest.fixture
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "packs"
    home.mkdir()
    monkeypatch.setenv(shelf.VARIABLE, str(home))
    shelf.install("maison", files(cards=card(4), **NAMES))
    shelf.install("autre", files(name="autre", cards=card(5)))
    return home


@pytest.fixture
def house(tmp_path: Path, packs: Path) -> Iterator[Served]:
    with serving(settings(tmp_path / "house")) as served:
        yield served


def opened(guest: Guest, hash: str = "", status: int = 201) -> Any:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "first"}]
    made = guest.post("/api/tables", json={"game": "vendee", "seats": seats, "pack": hash})
    assert made.status_code == status, made.text
    return made.json()["table"] if status == 201 else made.json()


def value(guest: Guest, edition: str) -> int:
    box = guest.get(f"/api/games/{edition}/box").json()
    return int(next(one["value"] for one in box["cards"] if one["id"] == "w1_faux"))


def play(guest: Guest, table: str, answers: int = 10_000) -> None:
    """Answer by the first options, to the end or so often."""
    with guest.line(table) as line:
        state = line.next("state")
        while not state["over"] and answers:
            if state["asked"]:
                line.answer(0, state["asked"]["options"][0]["notation"], state["n"])
                answers -= 1
            state = line.next("state")


def test_packs_are_offered_with_what_differs(house: Served) -> None:
    games = {one["slug"]: one for one in house.guest().get("/api/games").json()}
    offered = {one["card"]["name"]: one for one in games["vendee"]["packs"]}
    assert {"maison", "autre", "ecole", "faces-blanches"} == set(offered)
    assert offered["maison"]["card"]["title"] == {"fr": "Ma boîte", "en": "My box"}
    assert [(one["row"], one["before"], one["after"]) for one in offered["maison"]["differences"]] == [
        ("w1_faux", "2", "4")
    ]
    assert offered["maison"]["named"] == ["card-w1_faux"]
    assert games["lys"]["packs"] == []


def test_a_pack_that_was_installed_meanwhile_is_offered(house: Served) -> None:
    guest = house.guest()
    guest.get("/api/games")
    shelf.install("troisieme", files(name="troisieme"))
    assert "troisieme" in guest.get("/api/games").text


def test_tables_of_different_packs_are_played_side_by_side(house: Served) -> None:
    guest = house.guest()
    tables = {hash: opened(guest, hash) for hash in ("", FOUR.hash, FIVE.hash)}
    for table in tables.values():
        play(guest, table, 4)
    for table in reversed(tables.values()):
        play(guest, table)
    cards = {hash: guest.get(f"/api/tables/{table}").json() for hash, table in tables.items()}
    assert [one["pack"] and one["pack"]["name"] for one in cards.values()] == [None, "maison", "autre"]
    assert all(one["over"] for one in cards.values())
    editions = ("vendee", f"vendee+{FOUR.hash}", f"vendee+{FIVE.hash}")
    assert [value(guest, one) for one in editions] == [2, 4, 5]
    texts = [guest.get(f"/api/texts/{one}/fr").text for one in editions]
    assert ["Faux neuves" in text for text in texts] == [False, True, False]
    listed = guest.get("/api/tables/finished").json()
    assert {one["card"]["pack"] and one["card"]["pack"]["name"] for one in listed} == {None, "maison", "autre"}


def test_a_pack_that_is_not_there_is_refused_in_one_sentence(house: Served) -> None:
    guest = house.guest()
    assert "this house has no pack 'ffff" in opened(guest, "f" * 64, status=400)["error"]
    assert guest.get(f"/api/games/vendee+{'f' * 64}/box").status_code == 404
    assert guest.get("/api/games/vendee+%25/box").status_code == 404
    assert "lys: this house has no pack" in guest.get(f"/api/games/lys+{FOUR.hash}/box").json()["error"]


def test_a_table_keeps_its_pack_when_the_shelf_loses_it(tmp_path: Path, packs: Path) -> None:
    with serving(settings(tmp_path / "house")) as served:
        guest = served.guest()
        table = opened(guest, FOUR.hash)
        play(guest, table, 5)
        cookies = guest.cookies
    shutil.rmtree(packs / "maison")
    games.WITH_PACKS.clear()
    with serving(settings(tmp_path / "house")) as served:
        again = served.guest()
        again.cookies.update(cookies)
        assert value(again, f"vendee+{FOUR.hash}") == 4
        play(again, table)
        assert again.get(f"/api/tables/{table}").json()["over"]
        rematch = again.post(f"/api/tables/{table}/rematch", json={})
        assert again.get(f"/api/tables/{rematch.json()['table']}").json()["pack"]["hash"] == FOUR.hash


def test_an_exported_game_brings_its_pack_and_is_opened_only_where_that_is_known(tmp_path: Path, house: Served) -> None:
    guest = house.guest()
    table = opened(guest, FOUR.hash)
    play(guest, table)
    exported = guest.get(f"/api/tables/{table}/export").content
    game, file = played_with("vendee", exported), read_exported(exported)
    assert file.pack == FOUR
    assert audit(game, read_saved(game, exported), file.commitment).drawn, "its dice are verified with its pack"
    assert guest.get(f"/api/tables/{table}/audit").json()["drawn"]
    shutil.rmtree(shelf.home() / "maison")
    with serving(settings(tmp_path / "other")) as served:
        stranger = served.guest()
        refused = stranger.post("/api/tables/import", content=exported)
        assert refused.status_code == 400, refused.text
        assert refused.json()["text"]["key"] == "refusal-no-pack"
        assert "with the pack “maison” 1" in refused.json()["error"]
        shelf.install("maison", dict(FOUR.files))
        brought = stranger.post("/api/tables/import", content=exported)
        assert brought.status_code == 201, brought.text
        replay = stranger.get(f"/api/tables/{brought.json()['table']}/replay").json()
        assert replay["length"] == len(file.log)
