"""The pace of a table: what hits one stays in sight, can be seen again, and moves nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.served import Served
from tests.web.finished import finished
from tests.web.player import play, settled, sit_down

OpenPage = Callable[..., Page]
BOARD = '[data-part="board"]'
AS_SHOWN, AS_LINE, AS_TAB = (re.compile(rf"\bas-{form}\b") for form in ("open", "line", "tab"))
"""The three forms of the ribbon."""


def loses_nantes(wire: WebSocketRoute) -> None:
    """The house tells of a hex that the Whites take when this player has attacked; when he has played a card, that the
    round is over, and nothing more."""
    house = wire.connect_to_server()
    played: list[str] = []

    def pass_on(text: str | bytes) -> None:
        if played:
            return
        message = json.loads(text)
        told = message.get("events", [])
        kinds = {seen["kind"] for seen in told}
        if "attacked" in kinds:
            told.append({"kind": "hex_taken", "rule": "V-77", "args": {"hex": "nantes", "camp": "white"}, "n": 2})
        if "played" in kinds:
            told.append({"kind": "round_ended", "rule": "V-90", "args": {"round": 1}, "n": told[-1]["n"]})
            played.append("")
        wire.send(json.dumps(message))

    house.on_message(pass_on)


def test_what_hits_one_is_told_in_a_ribbon_that_moves_nothing_and_can_be_seen_again(open_page: OpenPage) -> None:
    page = open_page()
    page.route_web_socket("**/socket", loses_nantes)
    sit_down(page, side="Bleus")
    settled(page)
    page.locator('[data-thing="hex:machecoul"]').dispatch_event("click")
    ribbon = page.get_by_role("region", name="Depuis votre dernier coup")
    expect(ribbon.locator(".hit")).to_have_text("Les Blancs prennent Nantes. Revoir")
    expect(ribbon).to_have_class(AS_SHOWN)  # what hits lies open
    settled(page)
    told = page.locator(BOARD).bounding_box()
    page.locator(BOARD).dispatch_event("pointerdown")
    expect(ribbon.locator(".hit")).to_have_count(0)
    expect(ribbon).to_have_class(AS_TAB)  # a touch elsewhere leaves a tab
    assert page.locator(BOARD).bounding_box() == told
    ribbon.get_by_role("button", name="Depuis votre dernier coup").click()
    ribbon.get_by_role("button", name="Revoir").click()
    expect(page.get_by_role("group", name="Revoir ces coups").or_(page.get_by_text("Coup 1 sur 1"))).to_be_visible()
    page.get_by_role("button", name="Continuer").click()
    expect(ribbon).to_be_visible()
    ribbon.get_by_role("button", name="Fermer ce ruban").click()
    expect(ribbon).to_have_count(0)
    page.keyboard.press("1")
    if page.locator("section.prompt .chip").count():  # a card that a bonus may go with
        page.keyboard.press("1")
    expect(ribbon).to_have_class(AS_LINE)  # nothing hit: one line
    expect(ribbon.get_by_role("button", name="La manche 1 s’achève.")).to_be_visible()


def test_on_a_phone_what_was_missed_is_told_in_the_whole_width(open_page: OpenPage, house: Served) -> None:
    guest = house.guest()
    guest.get("/api/games")
    table = guest.new("me bot:novice bot:novice", "lys", round_cap="50")["table"]
    play(open_page(f"/table/{table}", guest=guest), seed=3, most=24)
    page = open_page(f"/table/{table}", size=(390, 844), guest=guest)
    told = page.get_by_role("region", name="Depuis votre dernière visite").locator(".told").first
    assert told.evaluate("e => e.closest('ol').getBoundingClientRect().width") > 300


def test_the_end_counts_in_the_terms_of_the_game(open_page: OpenPage, house: Served) -> None:
    page = open_page(f"/table/{finished(house)}")
    rows = page.get_by_role("region", name="Le décompte").locator("tbody tr")
    expect(rows).to_have_count(3)
    hexes, forts, points = [[int(n) for n in row.locator("td").all_inner_texts()] for row in rows.all()]
    assert points == [2 * held + 3 * fort for held, fort in zip(hexes, forts, strict=True)]
