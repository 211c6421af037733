"""A pack in the browser: written, refused, corrected, played, exported, and opened only in a house that has it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cocarde.kit.packs import shelf
from cocarde.server.settings import Settings
from tests.server.served import Guest, Served, serving, toy_settings
from tests.web.axe import everywhere
from tests.web.player import play

OpenPage = Callable[..., Page]
WORD = "the-word-of-the-host"
SLOW = 60_000


def settings(data: Path, workshop: str = WORD) -> Settings:
    page = Settings(data=data).page
    return toy_settings(data, page=page, shelf=("vendee", "lys"), workshop=workshop, workshop_games=2)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(shelf.VARIABLE, str(tmp_path_factory.mktemp("packs")))
        with serving(settings(tmp_path_factory.mktemp("house"))) as served:
            yield served


def test_a_pack_from_nothing_to_a_table_and_to_another_house(
    open_page: OpenPage, chromium: Browser, house: Served, tmp_path: Path
) -> None:
    page = open_page(f"/atelier/cle/{WORD}")
    page.locator("#new-game").select_option("vendee", timeout=SLOW)
    page.get_by_label("Nom du paquet").fill("maison")
    page.get_by_role("button", name="Commencer").click()
    page.get_by_role("button", name="Faux et fourches").click(timeout=SLOW)
    assert everywhere(page) == []
    value = page.get_by_label("Valeur", exact=True)
    value.fill("9")
    value.blur()
    field = page.locator("[data-field=value]")
    expect(field).to_contain_text("Une carte normale vaut de 1 à 5. V-5", timeout=SLOW)
    expect(page.get_by_role("button", name="Jouer tout de suite")).to_be_disabled()
    value.fill("4")
    value.blur()
    expect(field).not_to_contain_text("normale", timeout=SLOW)
    expect(page.locator("[data-face='card:w1_faux'] .from")).to_have_text("B")
    page.reload()
    page.get_by_role("button", name="Faux et fourches").click(timeout=SLOW)
    expect(page.get_by_label("Valeur", exact=True)).to_have_value("4")
    page.get_by_role("button", name="Jouer tout de suite").click()
    page.wait_for_url("**/table/*", timeout=SLOW)
    expect(page.get_by_text("maison").first).to_be_visible(timeout=SLOW)
    other_pack_side_by_side(guest_of(page, house))
    play(page, seed=3)
    expect(page.get_by_role("dialog")).to_contain_text("Avec le paquet «\u202fmaison\u202f»")
    kept = tmp_path / "partie.json"
    with page.expect_download() as file:
        page.get_by_role("dialog").locator("a.export").click()
    file.value.save_as(kept)
    assert json.loads(kept.read_bytes())["pack"]["name"] == "maison"
    with serving(settings(folder(tmp_path / "without"))) as elsewhere, foreign_page(chromium, elsewhere) as other:
        other.locator('input[type="file"]').set_input_files(kept)
        expect(other.get_by_text("maison")).to_be_visible(timeout=SLOW)
        assert "/revoir" not in other.url
        page.goto(f"{house.url}/atelier/vendee/maison")
        page.get_by_role("button", name="Proposer dans la maison").click(timeout=SLOW)
        expect(page.get_by_role("button", name="Proposé dans la maison")).to_be_visible(timeout=SLOW)
        other.locator('input[type="file"]').set_input_files(kept)
        other.wait_for_url("**/revoir**", timeout=SLOW)


def test_the_pack_is_named_where_one_waits_is_invited_and_looks_for_a_table(open_page: OpenPage, house: Served) -> None:
    guest = house.guest()
    offers = next(one["packs"] for one in guest.get("/api/games").json() if one["slug"] == "vendee")
    lesson = next(one["card"] for one in offers if one["card"]["name"] == "ecole")
    wanted = {"game": "vendee", "seats": [{"kind": "me"}, {"kind": "open"}], "pack": lesson["hash"]}
    made = guest.set_up(wanted, begin=False)
    page = open_page(f"/table/{made['table']}", guest=guest)
    expect(page.locator("dd", has_text=lesson["title"]["fr"])).to_be_visible()
    page.goto(house.url)
    expect(page.get_by_role("link", name=lesson["title"]["fr"])).to_be_visible()
    invited = open_page(f"/table/{made['table']}?invite={made['invite']}", locale="en-GB")
    expect(invited.get_by_text(f"With the pack “{lesson['title']['en']}”")).to_be_visible()


def test_what_a_pack_changes_is_told_in_words(open_page: OpenPage, house: Served) -> None:
    """Of the lesson: the field and the effect by what they are called, in the language of the page."""
    for locale, pack, field, before in (
        ("fr-FR", "en une leçon", "Effets", "déplace la fin de la guerre, −1"),
        ("en-GB", "in one lesson", "Effects", "moves the end of the war, −1"),
    ):
        page = open_page("/jeu/vendee", locale=locale)
        page.locator("details summary", has_text="Pa").last.click()
        page.get_by_role("radio", name=pack).check()
        row = page.locator(".differs tbody tr").first
        expect(row.get_by_role("rowheader")).to_contain_text(field)
        expect(row.get_by_role("cell")).to_have_text([before, "–"])


@contextmanager
def foreign_page(chromium: Browser, house: Served) -> Iterator[Page]:
    """A browser at another house, which may complain of a call that was refused."""
    context = chromium.new_context(locale="fr-FR")
    page = context.new_page()
    page.goto(house.url)
    yield page
    context.close()


def folder(data: Path) -> Path:
    data.mkdir(exist_ok=True)
    return data


def guest_of(page: Page, house: Served) -> Guest:
    """The same guest as the browser."""
    guest = house.guest()
    for cookie in page.context.cookies():
        guest.cookies.set(str(cookie["name"]), str(cookie["value"]))
    return guest


def other_pack_side_by_side(guest: Guest) -> None:
    """A second table with the pack as it has become, beside the first."""
    draft = guest.get("/api/workshop/drafts/maison").json()
    faux = {"file": "cards", "table": "cards", "row": "w1_faux", "field": "value"}
    change = {"rev": draft["rev"], "edits": [{**faux, "value": 5}]}
    changed = guest.post("/api/workshop/drafts/maison/edit", json=change).json()
    made = guest.post("/api/workshop/drafts/maison/play", json={"bot": "first"}).json()
    assert guest.card(made["table"])["pack"]["hash"] == changed["hash"] != draft["hash"]
    undone = {"rev": changed["rev"], "edits": []}
    assert guest.post("/api/workshop/drafts/maison/undo", json=undone).json()["hash"] == draft["hash"]
