"""Several people at one table: a whole game by link that somebody watches; lines that break; what is agreed on."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from cocarde.core.chance import Fast
from tests.server.served import Served, states
from tests.web.axe import DESKTOP, PHONE, TABLET, resize
from tests.web.player import PROMPT, play_together, settled, sit_down, until

OpenPage = Callable[..., Page]


def invited(host: Page, house: Served, open_page: OpenPage, name: str) -> Page:
    """Somebody who comes by the host's link."""
    link = host.get_by_role("textbox", name="Lien d’invitation").input_value()
    guest = open_page(link.removeprefix(house.url))
    guest.get_by_label("Votre nom").fill(name)
    guest.get_by_role("button", name="Prendre place").click()
    guest.wait_for_selector(PROMPT)
    return guest


def recorded(page: Page) -> list[str]:
    """Everything the page will be sent from now on."""
    frames: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    return frames


def test_two_people_and_two_bots_by_link_through_a_whole_game_that_somebody_watches(
    open_page: OpenPage, house: Served
) -> None:
    host = open_page()
    host.goto(f"{house.url}/jeu/vendee")
    host.get_by_role("radio", name="Par un lien").check()
    host.get_by_role("radio", name="4 joueurs").check()
    host.get_by_role("radio", name="Bleus", exact=False).first.check()
    for seat in (1, 2):
        host.get_by_role("group", name="Autour de la table").get_by_role("combobox").nth(seat).select_option(index=1)
    host.get_by_label("Votre nom").fill("Kléber")
    host.get_by_role("button", name="Jouer", exact=True).click()
    host.wait_for_url("**/table/*")
    guest = invited(host, house, open_page, "Bonchamps")
    spectator = open_page("/")
    frames = recorded(spectator)
    spectator.goto(host.url)
    spectator.wait_for_selector(PROMPT)
    assert play_together([host, guest], [Fast(21), Fast(22)], most=4000)
    for page in (host, guest, spectator):
        expect(page.get_by_role("dialog").get_by_role("table").first.get_by_role("row")).to_have_count(5)
    seen = list(states(frames))
    assert len(seen) > 50
    assert all(message["seat"] is None and message["asked"] is None and not message["you"] for message in seen)
    table = host.url.split("/")[-1]
    public = public_views(house, table)
    assert all(json.dumps(message["view"]) in public for message in seen), "the gallery saw more than the public may"
    story = house.guest().get(f"/api/tables/{table}/story").json()["events"]
    told = {json.dumps([event["kind"], event.get("args", {})]) for event in story}
    heard = [[event["kind"], event.get("args", {})] for message in seen for event in message["events"]]
    assert len(heard) > 50
    assert all(json.dumps(event) in told for event in heard), "the gallery was told more than the public may know"
    words = house.guest().get(f"/api/tables/{table}/audit").json()["words"].split()[1:]
    assert sorted(word.split(":")[0] for word in words) == ["0", "1"], "both browsers added words to the dice"


def public_views(house: Served, table: str) -> set[str]:
    """What anybody might see of a finished game, entry by entry."""
    guest = house.guest()
    length = guest.get(f"/api/tables/{table}/replay").json()["length"]
    steps = (guest.get(f"/api/tables/{table}/replay/{n}").json() for n in range(1, length + 1))
    return {json.dumps(step["view"]) for step in steps}


def test_a_broken_line_is_taken_up_again(open_page: OpenPage) -> None:
    page = open_page()
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket("**/socket", through)
    sit_down(page, side="Bleus")
    settled(page)
    assert len(lines) == 1
    lines[0].close(code=1001, reason="killed")
    until(page, lambda: len(lines) == 2 or None)
    settled(page)
    page.locator('[data-thing="hex:machecoul"]').dispatch_event("click")
    expect(page.get_by_role("log", name="Journal")).to_contain_text("attaque Machecoul")
    assert len(lines) == 2


def test_to_go_back_is_agreed_on(open_page: OpenPage, house: Served) -> None:
    host = open_page("/jeu/vendee")
    sit_down(host, mode="Par un lien", side="Bleus", name="Kléber")
    guest = invited(host, house, open_page, "Bonchamps")
    settled(host)
    host.locator('[data-thing="hex:machecoul"]').dispatch_event("click")
    expect(guest.get_by_role("log", name="Journal")).to_contain_text("attaque Machecoul")
    host.locator("summary", has_text="Demander à la table").click()
    host.get_by_role("button", name="Revenir avant mon dernier coup").click()
    expect(host.get_by_text("On attend encore Bonchamps")).to_be_visible()
    guest.get_by_role("button", name="D’accord").click()
    expect(guest.get_by_role("log", name="Journal")).to_contain_text("avec l’accord de tous")
    expect(host.locator('[data-thing="hex:machecoul"]')).to_have_attribute("data-state", "legal")


UNALIGNED = """() => {
  const table = document.querySelector('.verify table');
  const rows = [...table.rows].map(row => [...row.cells].map(cell => {
    const words = document.createRange();
    words.selectNodeContents(cell);
    return { cell: cell.getBoundingClientRect(), words: words.getBoundingClientRect() };
  }));
  const off = (a, b) => Math.abs(a - b) > 1;
  const wrong = rows.flatMap((row, at) => row.flatMap(({ cell, words }, column) => {
    const first = rows[0][column];
    const side = column < 2 ? 'left' : 'right';
    const cut = words.left < cell.left - 1 || words.right > cell.right + 1;
    return off(cell.left, first.cell.left) || off(words[side], first.words[side]) || cut ? [[at, column]] : [];
  }));
  const sheet = table.closest('dialog').querySelector('.sheet') ?? table.closest('section').parentElement;
  const { paddingLeft, paddingRight } = getComputedStyle(sheet);
  const room = sheet.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return table.offsetWidth > room + 1 ? [...wrong, 'too wide'] : wrong;
}"""
"""The cells of what everybody rolled that stand on another line than their heading, or whose words leave them."""


def test_a_game_is_kept_brought_back_and_verified(open_page: OpenPage, house: Served, tmp_path: Any) -> None:
    page = open_page()
    seats = [{"kind": "bot", "bot": "novice", "name": name} for name in ("Théroigne de Méricourt", "Marat")]
    made = page.request.post(f"{house.url}/api/tables", data={"game": "vendee", "seats": seats})
    table = made.json()["table"]
    with house.guest().line(table) as line:
        line.until(lambda message: message["type"] == "state" and message["over"])
    file = tmp_path / "partie.json"
    file.write_bytes(page.request.get(f"{house.url}/api/tables/{table}/export").body())
    page.locator('input[type="file"]').set_input_files(file)
    page.wait_for_url("**/revoir**")
    assert table not in page.url
    page.get_by_role("button", name="Le résultat").click()
    page.get_by_role("button", name="Vérifier les dés").click()
    expect(page.get_by_text("Tout est juste")).to_be_visible()
    expect(page.locator(".verify tbody tr")).to_have_count(2)
    for size in (PHONE, TABLET, DESKTOP):
        resize(page, size)
        assert page.evaluate(UNALIGNED) == [], size
    page.keyboard.press("Escape")
    page.get_by_role("slider").fill("20")
    page.locator("summary", has_text="Et si…").click()
    page.get_by_role("button", name="tous sur cet écran").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("log", name="Journal")).to_contain_text("Une autre suite commence ici")
