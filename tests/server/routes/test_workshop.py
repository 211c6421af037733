"""The workshop: for whom the host lets in, packs changed step by step, checked, played, and asked of the lab."""

from __future__ import annotations

import asyncio
import io
import re
import time
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cocarde.core.errors import BadInput
from cocarde.games import built_in, load
from cocarde.kit.packs import shelf
from cocarde.kit.packs.checking import problems
from cocarde.kit.packs.files import of_files
from cocarde.server.protocol.workshop import Column, Edit, Forms
from cocarde.server.settings import Settings
from cocarde.server.workshop.drafts import edited, files_of, fresh, taken_from
from cocarde.server.workshop.forms import forms_of, printed_of
from cocarde.speech.box import named_in, sentences_of
from tests.packs.boxes import card, files
from tests.server.postgres import empty_database, installed
from tests.server.served import PATIENCE, Guest, Served, serving, toy_settings

WORD = "the-word-of-the-host"
LABELS = Path(__file__).parents[3] / "web" / "src" / "lib" / "packs"
FAUX = {"file": "cards", "table": "cards", "row": "w1_faux", "field": "value"}


def settings(data: Path, database: str = "") -> Settings:
    data.mkdir(exist_ok=True)
    return toy_settings(data, shelf=("vendee", "lys"), workshop=WORD, workshop_games=2, database=database)


@pytest.fixture(params=["sqlite", "postgres"] if installed() else ["sqlite"])
def database(request: pytest.FixtureRequest) -> str:
    """Where the house keeps what it keeps: a file, or an empty PostgreSQL."""
    return "" if request.param == "sqlite" else asyncio.run(empty_database(request.getfixturevalue("postgres")))


@pytest.fixture
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "packs"
    home.mkdir()
    monkeypatch.setenv(shelf.VARIABLE, str(home))
    return home


@pytest.fixture
def house(tmp_path: Path, packs: Path, database: str) -> Iterator[Served]:
    with serving(settings(tmp_path / "house", database)) as served:
        yield served


def eventually(found: Callable[[], Any]) -> Any:
    """What is awaited, with a limit that only ends what hangs."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        told = found()
        if told:
            return told
        time.sleep(0.05)
    raise AssertionError("it did not come")


def designer(house: Served) -> Guest:
    guest = house.guest()
    assert guest.post("/api/workshop/key", json={"word": WORD}).status_code == 200
    return guest


def begun(guest: Guest, **wanted: str) -> Any:
    made = guest.post("/api/workshop/drafts", json={"game": "vendee", "name": "maison", **wanted})
    assert made.status_code == 201, made.text
    return made.json()


def edit(guest: Guest, rev: int, *edits: Any, status: int = 200) -> Any:
    told = guest.post("/api/workshop/drafts/maison/edit", json={"rev": rev, "edits": list(edits)})
    assert told.status_code == status, told.text
    return told.json()


CALLS = [
    ("GET", "drafts"), ("POST", "drafts"), ("GET", "forms/vendee"), ("GET", "drafts/maison"),
    ("DELETE", "drafts/maison"),
    ("GET", "drafts/maison/zip"), ("GET", "drafts/maison/lab"), ("GET", "drafts/maison/report/fr"),
    *[("POST", f"drafts/maison/{do}") for do in ("edit", "undo", "redo", "play", "install", "lab")],
]  # fmt: skip
BODIES = {"drafts": {"game": "vendee", "name": "x"}, "edit": {"rev": 1}, "undo": {"rev": 1}, "redo": {"rev": 1}}


def test_every_call_is_refused_to_whom_the_host_has_not_let_in(house: Served) -> None:
    begun(designer(house))
    stranger = house.guest()
    stranger.put("/api/me", json={"name": "Marat"})
    for method, path in CALLS:
        body: dict[str, Any] = {"json": BODIES.get(path.rpartition("/")[2], {})} if method == "POST" else {}
        told = stranger.request(method, f"/api/workshop/{path}", **body)
        assert told.status_code == 403, f"{method} {path}: {told.text}"
        assert "lets in" in told.json()["error"]


def test_without_a_workshop_there_is_none(tmp_path: Path, packs: Path) -> None:
    with serving(replace(settings(tmp_path / "house"), workshop="")) as house:
        guest = house.guest()
        assert guest.get("/api/workshop").json() == {"open": False, "allowed": False}
        assert guest.post("/api/workshop/key", json={"word": ""}).status_code == 404
        assert guest.get("/api/workshop/drafts").status_code == 404


def test_a_link_lets_one_browser_in_and_once(house: Served) -> None:
    first, second = house.guest(), house.guest()
    assert first.get("/api/workshop").json() == {"open": True, "allowed": False}
    assert first.post("/api/workshop/key", json={"word": "guessed"}).status_code == 403
    assert first.post("/api/workshop/key", json={"word": WORD}).status_code == 200
    assert first.post("/api/workshop/key", json={"word": WORD}).status_code == 200, "who is in stays in"
    assert first.get("/api/workshop").json() == {"open": True, "allowed": True}
    assert second.post("/api/workshop/key", json={"word": WORD}).status_code == 403
    assert second.get("/api/workshop/drafts").status_code == 403


def test_a_draft_is_changed_undone_and_redone_and_says_what_is_wrong_beside_the_field(house: Served) -> None:
    guest = designer(house)
    draft = begun(guest)
    assert (draft["problems"], draft["undo"], draft["redo"]) == ([], False, False)
    draft = edit(guest, 1, {**FAUX, "value": 9})
    [told] = draft["problems"]
    assert (told["file"], told["row"], told["field"]) == ("cards.toml", "w1_faux", "value")
    assert told["rule"] == "V-5"
    assert told["said"] == {"fr": "Une carte normale vaut de 1 à 5.", "en": "A normal card is worth 1 to 5."}
    assert (draft["box"], draft["hash"]) == (None, "")
    for call in ("play", "install", "lab"):
        assert guest.post(f"/api/workshop/drafts/maison/{call}", json={}).status_code == 400
    draft = edit(guest, 2, {**FAUX, "value": 4})
    assert next(one["value"] for one in draft["box"]["cards"] if one["id"] == "w1_faux") == 4
    back = guest.post("/api/workshop/drafts/maison/undo", json={"rev": 3}).json()
    assert (back["rows"]["cards"]["cards"]["w1_faux"], back["redo"]) == ({"value": 9}, True)
    back = guest.post("/api/workshop/drafts/maison/undo", json={"rev": 4}).json()
    assert (back["rows"], back["undo"]) == ({}, False)
    again = guest.post("/api/workshop/drafts/maison/redo", json={"rev": 5}).json()
    assert again["rows"]["cards"]["cards"]["w1_faux"] == {"value": 9}
    other = edit(guest, 6, {**FAUX, "value": 3})
    assert other["redo"] is False, "what was undone gives way to what is done now"
    assert guest.get("/api/workshop/drafts/maison").json() == other


def test_a_name_stands_in_both_languages_or_is_told_to_be_missing(house: Served) -> None:
    guest = designer(house)
    begun(guest)
    french = {"file": "text", "table": "fr", "row": "card-w1_faux", "value": "Faux neuves"}
    draft = edit(guest, 1, french)
    assert [(one["row"], one["rule"], one["said"]["fr"]) for one in draft["problems"]] == [
        ("card-w1_faux", "PACK-5", "Le texte anglais de «\u202fcard-w1_faux\u202f» manque (text/en).")
    ]
    assert edit(guest, 2, {**french, "table": "en", "value": "New scythes"})["problems"] == []
    assert edit(guest, 3, {**french, "value": None}, {**french, "table": "en", "value": ""})["texts"] == {
        "fr": {},
        "en": {},
    }


def test_two_tabs_do_not_overwrite_each_other_silently(house: Served) -> None:
    guest = designer(house)
    begun(guest)
    edit(guest, 1, {**FAUX, "value": 4})
    told = edit(guest, 1, {**FAUX, "value": 5}, status=409)
    assert "changed elsewhere" in told["error"]
    assert guest.get("/api/workshop/drafts/maison").json()["rows"]["cards"]["cards"]["w1_faux"] == {"value": 4}


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"file": "cards", "table": "cards", "row": "w1_nobody", "field": "value", "value": 1}, "no field"),
        ({**FAUX, "field": "id", "value": "x"}, "no field"),
        ({**FAUX, "field": "camp", "value": "blue"}, "no field"),
        ({**FAUX, "file": "../secret", "value": 1}, "no table"),
        ({"file": "text", "table": "de", "row": "card-w1_faux", "value": "Sense"}, "no sentence"),
        ({"file": "pack", "field": "name", "value": "autre"}, "says nothing called"),
        ({"file": "pack", "row": "fr", "field": "about", "value": "x" * 2001}, "letters at most"),
    ],
)
def test_what_no_pack_may_change_is_refused(change: Any, word: str) -> None:
    with pytest.raises(BadInput, match=word):
        edited(fresh("vendee", "maison", "x"), Edit(**change), printed_of(load("vendee")))


def test_a_draft_is_played_at_once_and_the_table_keeps_its_pack(house: Served) -> None:
    guest = designer(house)
    begun(guest)
    edit(guest, 1, {**FAUX, "value": 4})
    made = guest.post("/api/workshop/drafts/maison/play", json={"bot": "first"}).json()
    edit(guest, 2, {**FAUX, "value": 5})
    card_of = guest.get(f"/api/tables/{made['table']}").json()
    box = guest.get(f"/api/games/vendee+{card_of['pack']['hash']}/box").json()
    assert next(one["value"] for one in box["cards"] if one["id"] == "w1_faux") == 4
    other = guest.post("/api/workshop/drafts/maison/play", json={"bot": "first"}).json()
    assert guest.get(f"/api/tables/{other['table']}").json()["pack"]["hash"] != card_of["pack"]["hash"]


def test_a_draft_becomes_a_file_and_a_pack_of_the_house_and_can_begin_with_one(house: Served, packs: Path) -> None:
    guest = designer(house)
    begun(guest)
    draft = edit(guest, 1, {**FAUX, "value": 4})
    assert draft["installed"] is False
    kept = guest.post("/api/workshop/drafts/maison/install").json()
    assert kept["installed"] is True
    offered = next(one for one in guest.get("/api/games").json() if one["slug"] == "vendee")["packs"]
    assert draft["hash"] in [one["card"]["hash"] for one in offered]
    archive = guest.get("/api/workshop/drafts/maison/zip")
    assert 'filename="maison-1.zip"' in archive.headers["content-disposition"]
    assert set(zipfile.ZipFile(io.BytesIO(archive.content)).namelist()) == {"maison/pack.toml", "maison/cards.toml"}
    other = begun(guest, name="autre", pack=draft["hash"])
    assert (other["rows"], other["about"]["name"]) == (draft["rows"], "autre")
    assert guest.delete("/api/workshop/drafts/maison").status_code == 204
    assert [one["name"] for one in guest.get("/api/workshop/drafts").json()] == ["autre"]


def test_the_lab_plays_in_the_background_and_says_what_changes(house: Served) -> None:
    guest = designer(house)
    begun(guest)
    edit(guest, 1, {**FAUX, "value": 4})
    asked = guest.post("/api/workshop/drafts/maison/lab", json={"bots": "random"}).json()
    assert asked["state"] in ("waiting", "running")

    def done() -> Any:
        told = guest.get("/api/workshop/drafts/maison/lab").json()
        assert told["state"] != "failed", told
        return told if told["state"] == "done" else None

    told = eventually(done)
    assert (told["done"], told["total"], told["current"]) == (4, 4, True)
    assert told["sentences"]["en"][0].endswith("2 pairs went differently.")
    assert told["sentences"]["fr"][0].startswith("2 paires sur 2")
    page = guest.get("/api/workshop/drafts/maison/report/fr")
    assert page.headers["content-disposition"].startswith("attachment")
    assert "Comparaison" in page.text
    edit(guest, 2, {**FAUX, "value": 5})
    assert guest.get("/api/workshop/drafts/maison/lab").json()["current"] is False


def test_what_the_lab_was_at_goes_on_after_a_restart(tmp_path: Path, packs: Path, database: str) -> None:
    where = settings(tmp_path / "house", database)
    with serving(replace(where, workshop_games=400)) as house:
        guest = designer(house)
        begun(guest)
        edit(guest, 1, {**FAUX, "value": 4})
        guest.post("/api/workshop/drafts/maison/lab", json={"bots": "random"})
        eventually(lambda: guest.get("/api/workshop/drafts/maison/lab").json()["done"] > 0)
        cookies = guest.cookies
    with serving(where) as house:
        again = house.guest()
        again.cookies = cookies
        before = again.get("/api/workshop/drafts/maison/lab").json()
        assert before["state"] == "running"
        eventually(lambda: again.get("/api/workshop/drafts/maison/lab").json()["done"] > before["done"])
        assert again.delete("/api/workshop/drafts/maison").status_code == 204


@pytest.mark.parametrize("slug", built_in())
def test_every_game_is_edited_by_its_own_tables(slug: str) -> None:
    """Each table has rows; a field of the first row of each goes into the files and back as it was."""
    game = load(slug)
    printed, forms = printed_of(game), forms_of(game)
    assert [(one.file, one.table) for one in forms.tables] == [
        (f, k) for f, keys in printed.files.items() for k in keys
    ]
    assert any(one.kind for one in forms.tables), "and some have names"
    content = fresh(slug, "essai", "Olympe")
    for table in forms.tables:
        for column in table.columns:
            row = next(one for one in table.rows if column.field in one.values)
            value = row.values[column.field]
            other = {"bool": lambda v: not v, "whole": lambda v: v + 1, "number": lambda v: v + 1}.get(
                column.kind, lambda v: v + v
            )
            change = Edit(table.file, table.table, row.row, column.field, other(value))
            content = edited(content, change, printed)
    made = files_of(content, printed)
    again = taken_from(made, fresh(slug, "essai", "Olympe"), printed)
    assert again.rows == content.rows
    assert all(path.endswith(".toml") for path in made)
    assert problems(files_of(fresh(slug, "essai", "x"), printed), printed, sentences_of(game)) == []


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("slug", built_in())
def test_tables_fields_and_words_are_called_something_in_both_languages(slug: str, language: str) -> None:
    """Of a word that names a thing of the box (`hex`, `white_general`) its name is shown, of others a word of ours."""
    forms, known = forms_of(load(slug)), set(named_in((LABELS / f"{language}.ftl").read_text("utf-8")))
    wanted = {f"table-{table.table}" for table in forms.tables}
    for table in forms.tables:
        for one in [inner for column in table.columns for inner in (column, *column.parts)]:
            wanted |= {f"field-{one.field}"} if one.field else set()
            wanted |= {
                f"word-{one.field}-{spelled(word)}" for word in one.words if word and not named(word, one, forms)
            }
    assert wanted - known == set()


def spelled(word: str) -> str:
    """As the name of a sentence may be written: every other sign by its number."""
    return re.sub(r"\W", lambda sign: f"u{ord(sign[0]):x}", word)


def named(word: str, column: Column, forms: Forms) -> bool:
    """Does the word name a row of a table, or a thing of the kind the field is called after?"""
    rows = [(row.row, row.names[0]) for table in forms.tables for row in table.rows if row.names]
    of_its_kind = f"{column.field.rpartition('_')[2]}-{word}"
    return of_its_kind in forms.names["fr"] or any(word == row or name.endswith(f"-{word}") for row, name in rows)


def test_squares_are_told_by_their_places_and_have_their_names() -> None:
    [squares] = [table for table in forms_of(load("lys")).tables if table.table == "squares"]
    bastille = next(row for row in squares.rows if row.row == "6")
    assert squares.kind == "square"
    assert bastille.names == ["square-6", "square-6-date", "square-6-note", "square-6-sentence"]
    assert all(row.names for row in squares.rows)


def test_a_draft_taken_from_a_pack_is_that_pack() -> None:
    game = load("vendee")
    own = files(cards=card(4), fr="card-w1_faux = Faux neuves\n", en="card-w1_faux = New scythes\n")
    content = taken_from(own, fresh("vendee", "maison", "x"), printed_of(game))
    assert of_files(files_of(content, printed_of(game))).hash == of_files(own).hash
