"""Le Cortège by hand: discs put down and pulled back like a rubber band, a whole game long."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import FloatRect, Locator, Page, expect

from cocarde.core.chance import Fast
from tests.server.served import Served
from tests.web.player import ENDING, OFFERED, PROMPT, changed, fingerprint, over, settled, sit_down

OpenPage = Callable[..., Page]
DISC = '[data-thing^="unit:"]'
MINE = f'{DISC}:is([data-state="legal"], [data-state="picked"])'
FREE_GHOST = ".ghost.free"


MARCH = "Contre-Pouvoir"
LABEL = ".says > span:first-child"
STAKE = ".stake"
READS = 12
"""Decisions of an opening that are answered by reading alone."""


def short_game(page: Page, side: str = "Au sort") -> None:
    """One round of at most forty turns."""
    chosen = {"Manches": "une seule", "Limite de tours": "40 tours"}
    sit_down(page, game="Le Cortège", side=side, chosen=chosen)


def box(of: Locator) -> FloatRect:
    found = of.bounding_box()
    assert found is not None
    return found


def middle(of: Locator) -> tuple[float, float]:
    at = box(of)
    return at["x"] + at["width"] / 2, at["y"] + at["height"] / 2


def street(page: Page) -> FloatRect:
    return box(page.locator(".board svg[role=group]"))


def discs(page: Page) -> list[tuple[str, str]]:
    """Every disc on the street with what a screen reader says of it."""
    found = page.locator(DISC)
    return [(str(d.get_attribute("data-thing")), str(d.get_attribute("aria-label"))) for d in found.all()]


def put_down(page: Page, hand: Fast) -> None:
    """Carry the disc over the street until its place looks free, and let it go there."""
    at = street(page)
    for _ in range(60):
        page.mouse.move(
            at["x"] + at["width"] * (30 + hand.below(40)) / 100, at["y"] + at["height"] * hand.below(100) / 100
        )
        if page.locator(FREE_GHOST).count():
            page.mouse.down()
            page.mouse.up()
            return
    raise AssertionError("no free place was found")


def pull(page: Page, hand: Fast) -> None:
    """Take a disc that glows, pull it back and let go."""
    glowing = page.locator(MINE)
    x, y = middle(glowing.nth(hand.below(glowing.count())))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + hand.below(160) - 80, y + 50 + hand.below(100), steps=3)
    page.mouse.up()


def turn(page: Page, hand: Fast) -> None:
    """One move: whatever is asked, with the mouse."""
    if page.locator('[data-thing^="tray:"]').count():
        put_down(page, hand)
    elif page.locator(MINE).count():
        pull(page, hand)
    else:
        page.locator(f"{PROMPT} .answers button.press").first.click()


def play(page: Page, hand: Fast, most: int = 400) -> int:
    for moves in range(most):
        settled(page)
        if over(page):
            return moves
        with told(page):
            turn(page, hand)
    return most


@contextmanager
def told(page: Page) -> Iterator[None]:
    """Do something, and wait until the log tells of it or a rule refuses it."""
    before = page.get_by_role("log", name="Journal").inner_text()
    yield
    page.wait_for_function(
        """before => document.querySelector('[role=log]').innerText !== before
           || document.querySelector('section.prompt .note')?.innerText""",
        arg=before,
    )


def test_a_whole_game_by_dragging_reloaded_in_the_middle_and_replayed(open_page: OpenPage, house: Served) -> None:
    page, hand = open_page(), Fast(11)
    short_game(page)
    play(page, hand, most=6)
    settled(page)
    assert not over(page)
    before = discs(page)
    page.reload()
    settled(page)
    assert discs(page) == before

    play(page, hand)
    final = discs(page)
    table = page.url.split("/")[-1]
    assert house.guest().card(table)["over"]
    page.locator(ENDING).get_by_role("link", name="Revoir la partie").click()
    page.wait_for_url("**/revoir**")
    slider = page.get_by_role("slider")
    last = str(slider.get_attribute("max"))
    slider.fill(last)
    expect(page.get_by_text(f"Coup {last} sur {last}")).to_be_visible()
    expect(page.locator(DISC)).to_have_count(len(final))
    assert sorted(discs(page)) == sorted(final)


def placed(page: Page, hand: Fast) -> None:
    """Put discs down until one may be flicked."""
    for _ in range(40):
        settled(page)
        if page.locator(MINE).count():
            return
        with told(page):
            put_down(page, hand)
    raise AssertionError("all discs are down and none may be flicked")


def test_the_cone_shows_before_release_and_the_referee_after(open_page: OpenPage) -> None:
    page, hand = open_page(still=False), Fast(5)
    short_game(page, MARCH)  # the other side's first flick must be aimed at a unit (K-33)
    placed(page, hand)
    glowing = page.locator(MINE).first
    x, y = middle(glowing)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 5, y + 90, steps=2)
    expect(page.locator(".board .possible")).to_be_visible()
    page.mouse.up()
    expect(page.locator("section.referee").get_by_role("button", name="Au ralenti")).to_be_visible()


def test_a_flick_by_keys_alone(open_page: OpenPage) -> None:
    page, hand = open_page(), Fast(6)
    short_game(page, MARCH)
    placed(page, hand)
    disc = page.locator(MINE).first
    disc.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("slider", name=re.compile("Direction"))).to_have_value("1")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Journal")).to_contain_text("Jeanne propulse")


def words(of: Locator) -> str:
    return " ".join(of.inner_text().split())


def clock(page: Page) -> int:
    return int(str(page.locator(PROMPT).get_attribute("data-clock")))


def read(page: Page) -> list[str]:
    """All that is asked and may be answered, as it stands on the page; nothing is left without words."""
    assert words(page.locator(f"{PROMPT} .sentence .asks"))
    answers = page.locator(OFFERED).all()
    labels = [words(answer.locator(LABEL)) for answer in answers]
    stakes = [words(answer.locator(STAKE)) for answer in answers]
    assert labels
    assert all(labels)
    assert all(stakes)
    assert not any(re.search(r"sur 1000|\d{4}", label) for label in labels), labels
    return labels


def choose(page: Page, hand: Fast) -> None:
    """Press an answer, and where it leads on read again, until one is given."""
    before = clock(page)
    while not over(page) and clock(page) == before:
        labels = read(page)
        shown = fingerprint(page)
        page.locator(OFFERED).nth(hand.below(len(labels))).click()
        changed(page, shown)
        settled(page)


def test_an_answer_that_is_looked_at_is_drawn_and_says_what_the_engine_says(open_page: OpenPage, house: Served) -> None:
    guest = house.guest()
    guest.get("/api/games")
    table = guest.new("me bot:novice", "cortege", sides="seat0_po", hand="exact")["table"]
    page, hand = open_page(f"/table/{table}", guest=guest), Fast(4)
    seen = set()
    for _ in range(READS):
        settled(page)
        for answer in page.locator(OFFERED).all():
            answer.hover()
            drawn = page.locator(".board .end, .board .ghost")
            if " sur " in words(answer.locator(LABEL)):
                expect(drawn).to_have_count(1)
                (says,) = page.locator(".board .verdict p").all()
                assert words(answer.locator(STAKE)).endswith(words(says))
                seen.add(words(says))
        choose(page, hand)
    assert len(seen) > 1
