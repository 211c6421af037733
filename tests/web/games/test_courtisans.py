"""Courtisans at the page: a whole short game of three with a bargain, the odds before a request, eight on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.served import Served
from tests.web.player import ENDING, PROMPT, changed, fingerprint, open_table, play, put_away_ribbon, settled

OpenPage = Callable[..., Page]
PHONE = (390, 844)
KEYS = re.compile(
    r"\b(?:card|place|area|event|prompt|choice|refusal|status|reign|trigger|bargain|audience|power|category|c)-[a-z0-9_-]+\b"
)

COURTIER = re.compile("^(Mademoiselle|Madame|Monsieur) ")
OFFERED = re.compile("(Mademoiselle|Monsieur) .+ propose à (Mademoiselle|Monsieur) .+ un marché")
"""C-127: the log names courtiers as one addresses them."""


def sit_among_bots(page: Page, house: Served, seats: int = 3, **options: str) -> None:
    open_table(page, house, "courtisans", "novice", seats, {"goal": "10000", **options})


def introduce(page: Page, sex: str = "F", house: str = "perle_noire") -> None:
    """The first courtier: a lady of the Perle-Noire, unless said otherwise."""
    page.locator(f'[data-thing="sex:{sex}"]').click()
    page.locator(f'[data-thing="house:{house}"]').click()
    settled(page)


def journal(page: Page) -> str:
    return page.get_by_role("log", name="Journal").inner_text()


def end_of_turn(page: Page) -> Locator:
    return page.locator(PROMPT).get_by_role("button", name="Finir le tour")


def until_my_turn(page: Page) -> None:
    """Through the negotiation, and the choice of the place if it is ours, to a turn of our own."""
    end = end_of_turn(page)
    for time in range(400):  # every offer opens our door again
        settled(page)
        if end.count():
            return
        play(page, seed=time, most=1, first=("J’en ai fini",))
    raise AssertionError("no turn of our own came")


def test_a_whole_game_of_three_with_a_bargain_offered(open_page: OpenPage, house: Served) -> None:
    page = open_page()
    sit_among_bots(page, house, negotiation="live")
    introduce(page)

    parlour = page.get_by_role("region", name="Le parloir")
    expect(parlour).to_be_visible()
    expect(parlour).not_to_contain_text("Vaucanson")
    parlour.get_by_role("button", name=COURTIER).first.click()
    wanted = parlour.get_by_role("group", name=re.compile("^Je demande à (Mademoiselle|Monsieur) "))
    wanted.get_by_label("Parole d’honneur").select_option("no_harm")
    given = parlour.get_by_role("group", name="Je donne")
    given.get_by_label("Parole d’honneur").select_option("court_at")
    given.get_by_label("Où").select_option("chasse")
    parlour.get_by_role("button", name=re.compile("^Envoyer à (Mademoiselle|Monsieur) ")).click()
    expect(page.get_by_role("log", name="Journal")).to_contain_text(
        re.compile("(Mademoiselle|Monsieur) .+ propose à (Mademoiselle|Monsieur) .+ un marché")
    )
    settled(page)

    play(page, seed=6, first=("Finir le tour", "J’en ai fini"))
    ending = page.locator(ENDING)
    rows = ending.get_by_role("table").first.get_by_role("row")
    expect(rows).to_have_count(4)
    expect(rows.filter(has_text=re.compile("Jeanne.+(Mademoiselle|Madame|Monsieur) "))).to_have_count(1)
    counted = ending.get_by_role("region", name="Le décompte").locator("thead th")
    expect(counted).to_have_text([COURTIER] * 3)
    expect(ending.get_by_role("heading", name="L’image de la partie")).to_be_visible()
    turns = ending.locator(".turns a").all_inner_texts()
    assert not [turn for turn in turns if re.search("Jeanne|Vaucanson|Kempelen", turn)]
    assert house.guest().card(page.url.split("/")[-1])["over"]
    assert str(page.locator(".log details > summary").first.text_content()).startswith("Négociation")
    assert not KEYS.findall(page.locator("body").inner_text())


def test_a_familiar_word_is_fined_and_a_proposed_address_is_not(open_page: OpenPage, house: Served) -> None:
    page = open_page()
    sit_among_bots(page, house, negotiation="live", etiquette="strict", etiquette_help="auto", bot_etiquette_error="0")
    introduce(page)
    page.get_by_role("tab", name="Paroles").or_(page.get_by_role("button", name="Paroles")).first.click()
    page.get_by_role("button", name="Se plaindre").first.click()  # of the greeting of a bot, who is beyond reproach
    expect(page.get_by_role("status").filter(has_text="Plainte sans objet")).to_contain_text("C-132")
    page.get_by_role("group", name="S’adresser à quelqu’un").get_by_role("button").first.click()
    page.keyboard.type("vous dansez à ravir.")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log", name="Paroles")).to_contain_text("vous dansez à ravir.")
    page.get_by_placeholder("Dire à la table…").fill("Tu triches !")
    page.keyboard.press("Enter")
    page.get_by_role("tab", name="Journal").or_(page.get_by_role("button", name="Journal")).first.click()
    fined = page.get_by_role("log", name="Journal").locator("li", has_text="C-129")
    expect(fined).to_have_count(1)
    expect(fined).to_contain_text(re.compile("^(Mademoiselle|Monsieur) "))  # C-127


def test_a_request_shows_its_chance_by_each_road_before_it_is_made(open_page: OpenPage, house: Served) -> None:
    page = open_page()
    sit_among_bots(page, house, negotiation="off", first_chambellan="seat0")
    introduce(page)
    until_my_turn(page)
    asked = page.locator('.slot[data-state="legal"]:has(.chance)')
    for _ in range(30):
        if asked.count():
            break
        until_my_turn(page)
        page.locator('[data-thing="area:pioche"][data-state="legal"]').click()
        until_my_turn(page)
    asked.first.click()
    roads = page.locator(PROMPT).get_by_role("button", name=re.compile("Demander (au Roi|à la Régente)"))
    offered = page.locator(PROMPT).locator(".answers .press")
    while not roads.count():  # for whom comes first where there are several
        before = fingerprint(page)
        offered.first.click()
        changed(page, before)
    expect(roads.first).to_contain_text(re.compile(r"\d+\s%"))
    expect(roads.first).to_contain_text(re.compile("ou moins|Aucune chance"))
    page.keyboard.press("Escape")
    expect(page.locator(PROMPT).locator(".chip")).to_have_count(0)


def test_a_card_for_others_only_shows_no_chance(open_page: OpenPage, house: Served) -> None:
    page = open_page()
    sit_among_bots(page, house, negotiation="off", first_chambellan="seat0", goal="50000")  # such a card may be late
    introduce(page)
    others = page.locator('.slot[data-state="legal"] .chance.others')
    for _ in range(30):
        until_my_turn(page)
        if others.count():
            break
        page.locator('[data-thing="area:pioche"][data-state="legal"]').click()
    expect(others.first).to_have_text("pour autrui seulement")
    assert page.locator(".slot.dim .chance").count() == 0


def test_a_name_of_ones_own_stands_in_the_register(open_page: OpenPage, house: Served) -> None:
    page = open_page()
    sit_among_bots(page, house, negotiation="off")
    page.locator('[data-thing="sex:M"]').click()
    page.get_by_label("Un nom à vous").fill("de la Lune-Rousse")
    page.get_by_role("button", name="Prendre ce nom").click()
    settled(page)
    put_away_ribbon(page)
    page.get_by_role("button", name="Registre").click()
    register = page.get_by_role("dialog", name="Grand Registre des Courtisans")
    expect(register.get_by_role("row")).to_have_count(4)
    expect(register).to_contain_text("de la Lune-Rousse")
    expect(register).to_contain_text("Monsieur")


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_eight_sit_at_the_table_and_nothing_is_cut_off(
    open_page: OpenPage, house: Served, size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    sit_among_bots(page, house, seats=8, negotiation="off")
    introduce(page)
    until_my_turn(page)
    expect(page.get_by_role("list", name="Autour de la table").get_by_role("listitem")).to_have_count(8)
    assert page.evaluate(
        """() => { const column = document.querySelector('.frame > .seats [data-scrolls]');
             return column.scrollHeight <= column.clientHeight && column.scrollWidth <= column.clientWidth }"""
    )
    figures = page.locator('.figure[data-thing^="seat:"]')
    inside = "all => all.map(e => e.getBoundingClientRect()).every(r => r.left >= 0 && r.right <= innerWidth)"
    assert figures.count() >= 8
    assert figures.evaluate_all(inside)


def test_a_phone_negotiates_without_scrolling_sideways(open_page: OpenPage, house: Served) -> None:
    page = open_page(size=PHONE)
    sit_among_bots(page, house, seats=8, negotiation="live", goal="50000")  # not over before all have had a turn
    introduce(page)
    expect(page.get_by_role("region", name="Le parloir")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.get_by_role("button", name="Voir la Cour").click()
    expect(page.get_by_role("group", name=re.compile("^Le palais"))).to_be_visible()
    page.locator(PROMPT).locator("button.press").first.click()
    until_my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
