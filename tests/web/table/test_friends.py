"""Friends at one table, from the invitation to the return match: one never comes, one returns, one is late."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from cocarde.server.settings import Settings
from tests.server.fairness.test_words import finish
from tests.server.live.test_friends import rested
from tests.server.live.test_terms import join
from tests.server.served import Guest, Served, serving, toy_settings
from tests.web.player import PROMPT, settled, within

OpenPage = Callable[..., Page]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house with a game of two short rounds."""
    data = tmp_path_factory.mktemp("friends")
    with serving(toy_settings(data, page=Settings(data=data).page)) as served:
        yield served


def known(house: Served, name: str) -> Guest:
    """Somebody with a cookie and a name."""
    guest = house.guest()
    guest.put("/api/me", json={"name": name})
    return guest


def vote(page: Page, seat: int) -> None:
    """Vote, and wait until the house has told that it is kept."""
    settled(page)
    before = within(page, "clock()")
    page.locator(f'[data-thing="seat:{seat}"][data-state="legal"]').first.dispatch_event("click")
    within(page, "until(() => clock() > arg, () => 'the vote was not kept')", before)


def ask(page: Page, what: str, twice: bool = False) -> None:
    page.locator("summary", has_text="Demander à la table").click()
    for _ in range(2 if twice else 1):
        page.get_by_role("button", name=what).click()


COVERS = """(e, [x, y]) => {
  const { left, right, top, bottom } = e.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}"""


ON_TOP = """e => {
  const { left, top, width, height } = e.getBoundingClientRect();
  return e.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def middle(part: Locator) -> list[float]:
    box = part.bounding_box()
    assert box
    return [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]


def let_time_run_out(house: Served, table: str) -> None:
    """As if an hour had gone by: the clock of the house notices it at its next tick."""
    live = house.live(table)
    live.row = msgspec.structs.replace(live.row, standing=msgspec.structs.replace(live.row.standing, deadline=1))
    store = live.store
    house.app.state.server.tables._open[table].get_loop().call_soon_threadsafe(
        lambda: live.changes.begin(store.schedule(table, 1))
    )


def reach_the_second_vote(house: Served, table: str, people: dict[int, Guest]) -> None:
    """Whoever is asked in secret before it lets it pass."""
    while rested(house, table) and (asked := house.live(table)._table.pending()) != (0, 1):
        with people[asked[0]].line(table) as line:
            line.answer(asked[0], "pass", line.next("state")["n"])
            line.latest()


on_desk_and_phone = pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])


@on_desk_and_phone
def test_three_people_and_a_bot_from_the_invitation_to_the_return_match(
    open_page: OpenPage, house: Served, size: tuple[int, int]
) -> None:
    alice, bob = known(house, "Alice"), known(house, "Bob")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "first"}]
    made = alice.set_up({"game": "toy", "seats": seats, "terms": {"seconds": 3600}}, begin=False)
    table = made["table"]

    # The waiting room: who is here, who is missing; nothing is dealt in sight.
    hers = open_page(f"/table/{table}", size, guest=alice)
    expect(hers.locator("#waiting")).to_have_text("On attend encore 2 personnes")
    expect(hers.get_by_role("img", name="À viser avec un téléphone")).to_be_visible()
    assert hers.locator(PROMPT).count() == 0
    his = open_page(f"/table/{table}?invite={made['invite']}", size, guest=bob)
    his.get_by_role("button", name="Prendre place").click()
    room = hers.get_by_role("list", name="Autour de la table")
    expect(room.get_by_role("listitem").nth(1)).to_contain_text("Bob")
    expect(his.locator("#waiting")).to_have_text("On attend encore une personne")
    assert his.get_by_role("button", name="Commencez").count() == 0
    assert house.live(table)._table.n == 1, "the bot has not played"

    # Carol never comes: her seat is a bot's, and play begins.
    room.get_by_role("combobox", name="Asseoir un automate").select_option("last")
    for page in (hers, his):
        settled(page)

    # Nobody has played yet: the host would rather have another pace, and Bob agrees.
    ask(hers, "Changer la table…")
    hers.get_by_role("button", name="Changer", exact=True).click()
    hers.get_by_role("radio", name="Un jour").check()
    hers.get_by_role("button", name="Le proposer aux autres").click()
    asked = his.get_by_role("alertdialog").first
    expect(asked).to_contain_text("Alice propose d’autres options, et une nouvelle donne. Pour réfléchir")
    expect(asked).to_contain_text("Un jour")
    asked.get_by_role("button", name="D’accord").click()
    expect(hers.locator(".proposal").first).to_contain_text("Tous sont d’accord")
    for page in (hers, his):
        settled(page)

    # Time answers for Alice, and no undo takes that back, though nobody has answered since.
    rested(house, table)
    assert house.live(table)._table.pending() == (0, 1)
    let_time_run_out(house, table)
    expect(hers.locator(f"{PROMPT}.mine")).to_have_count(0)
    rested(house, table)
    assert house.live(table)._table.log[-1].seat == 0
    assert hers.get_by_role("button", name="Reprendre", exact=True).count() == 0

    # A take-back while a bot is next: it waits, and how that ends is told.
    ask(hers, "Revenir avant mon dernier coup")
    expect(hers.get_by_role("alertdialog").first).to_contain_text("On attend encore Bob")
    vote(his, 3)
    rested(house, table)
    assert house.live(table)._table.pending() == (3,)
    his.get_by_role("alertdialog").first.get_by_role("button", name="Non").click()
    expect(hers.locator(".proposal").first).to_contain_text("Bob refuse que l’on revienne en arrière.")

    # Bob leaves his seat to a bot, finds that on his shelf, and takes it back.
    reach_the_second_vote(house, table, {0: alice, 1: bob})
    ask(his, "Laisser ma place à un automate", twice=True)
    expect(hers.locator('[data-part="plate:1"]')).to_contain_text("Bob (automate)")
    his.goto(house.url)
    expect(his.get_by_role("link", name="Un automate joue à votre place")).to_be_visible()
    his.goto(f"{house.url}/table/{table}")
    his.get_by_role("button", name="Reprendre ma place").click()
    expect(hers.locator('[data-part="plate:1"]')).not_to_contain_text("automate")

    # The end, and the return match: it waits for Bob.
    with alice.line(table) as first, bob.line(table) as second:
        finish([first, second])
    hers.get_by_role("dialog").get_by_role("button", name="Proposer une revanche").click()
    hers.wait_for_url(lambda url: table not in url)
    expect(hers.locator("#waiting")).to_have_text("On attend encore une personne")
    his.get_by_role("dialog").get_by_role("button", name="Accepter la revanche").click()
    for page in (hers, his):
        expect(page.locator(PROMPT)).to_be_visible()


@on_desk_and_phone
def test_what_is_asked_of_the_table_is_withdrawn_or_agreed_on_and_its_end_is_told(
    open_page: OpenPage, house: Served, size: tuple[int, int]
) -> None:
    alice, bob = known(house, "Alice"), known(house, "Bob")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "first"}]
    made = alice.set_up({"game": "toy", "seats": seats, "terms": {"seconds": 3600}}, begin=False)
    hers = open_page(f"/table/{made['table']}", size, guest=alice)
    his = open_page(f"/table/{made['table']}?invite={made['invite']}", size, guest=bob)
    his.get_by_role("button", name="Prendre place").click()
    for page in (hers, his):
        settled(page)

    # A demand that nobody has answered yet is taken back, and the other is told.
    ask(hers, "Arrêter la pendule")
    motion = his.get_by_role("alertdialog").first
    expect(motion).to_contain_text("Alice propose d’arrêter la pendule")
    talk = his.get_by_role("button", name="Paroles").first
    talk.click()
    expect(his.get_by_role("log", name="Paroles")).to_be_in_viewport()
    expect(motion).to_be_in_viewport(ratio=1)  # who talks still sees what is voted on
    assert motion.get_by_role("button", name="D’accord").evaluate(ON_TOP), "talk lies over it"
    hers.get_by_role("button", name="Retirer ma demande").click()
    expect(his.locator(".proposal").first).to_contain_text("Alice retire sa proposition.")
    his.get_by_role("button", name="Entendu").click()
    expect(his.locator(".proposal")).to_have_count(0)  # nor does it stand at a second place
    talk.click()

    # The clock that all agree to stop says so in its own place, and anybody starts it again.
    place = middle(his.get_by_role("timer").first)
    ask(hers, "Arrêter la pendule")
    his.get_by_role("alertdialog").first.get_by_role("button", name="D’accord").click()
    for page in (hers, his):
        expect(page.get_by_role("timer")).to_have_count(0)
        expect(page.get_by_role("status").filter(has_text="Pendule arrêtée").first).to_be_in_viewport(ratio=1)
    stopped = his.get_by_role("status").filter(has_text="Pendule arrêtée").first
    assert stopped.evaluate(COVERS, place), "it stands elsewhere"
    his.get_by_role("button", name="Relancer").click()
    for page in (hers, his):
        expect(page.get_by_role("timer").first).to_be_visible()

    # They give the game up together, and the shelf says so.
    ask(his, "Abandonner la partie", twice=True)
    hers.get_by_role("alertdialog").first.get_by_role("button", name="D’accord").click()
    his.goto(house.url)
    expect(his.get_by_role("listitem").filter(has_text="Abandonnée d’un commun accord")).to_contain_text("Alice")


@on_desk_and_phone
def test_the_host_takes_a_seat_back_and_cancels_the_table(
    open_page: OpenPage, house: Served, size: tuple[int, int]
) -> None:
    alice, bob = known(house, "Alice"), known(house, "Bob")
    made = alice.waiting("me open open")
    hers = open_page(f"/table/{made['table']}", size, guest=alice)
    his = open_page(f"/table/{made['table']}?invite={made['invite']}", size, guest=bob)
    his.get_by_role("button", name="Prendre place").click()
    seat = hers.get_by_role("list", name="Autour de la table").get_by_role("listitem").nth(1)
    expect(seat).to_contain_text("Bob")
    for _ in range(2):
        seat.get_by_role("button", name="Libérer cette place").click()
    expect(seat).to_contain_text("Place libre")
    expect(hers.get_by_role("log", name="Paroles")).to_contain_text("La place que tenait Bob est de nouveau libre.")
    expect(his.get_by_role("status").filter(has_text="L’hôte a repris votre place")).to_be_visible()
    his.goto(house.url)
    his.get_by_role("listitem").filter(has_text="L’hôte a repris votre place").get_by_role("link").click()
    expect(his.get_by_role("status").filter(has_text="L’hôte a repris votre place")).to_be_visible()
    his.goto(f"{house.url}/table/{made['table']}?invite={made['invite']}")
    his.get_by_role("button", name="Prendre place").click()
    expect(seat).to_contain_text("Bob")
    for _ in range(2):
        hers.get_by_role("button", name="Annuler la table").click()
    his.goto(house.url)
    expect(his.get_by_role("listitem").filter(has_text="Annulée par l’hôte")).to_contain_text("Alice")


@on_desk_and_phone
def test_who_loses_his_seat_to_a_bot_is_told_where_he_is_and_on_his_shelf(
    open_page: OpenPage, house: Served, size: tuple[int, int]
) -> None:
    alice, bob, carol = known(house, "Alice"), known(house, "Bob"), known(house, "Carol")
    made = alice.waiting("me open open")
    table = f"/table/{made['table']}"
    join(bob, made)
    hers, his = open_page(table, size, guest=alice), open_page(table, size, guest=bob)
    carols = open_page(f"{table}?invite={made['invite']}", size, guest=carol, locale="en-GB")
    expect(carols.get_by_role("listitem").filter(has_text="Bob")).to_be_visible()
    room = hers.get_by_role("list", name="Autour de la table").get_by_role("listitem")

    # Before play begins: a bot gets his seat, and he is told which; so is who looks at the invitation meanwhile.
    for _ in range(2):
        room.nth(1).get_by_role("button", name="Libérer cette place").click()
    room.nth(1).get_by_role("combobox", name="Asseoir un automate").select_option("first")
    told = "L’hôte a donné votre place à un automate\u202f: First."
    expect(his.get_by_role("status").filter(has_text=told)).to_be_visible()
    his.goto(house.url)
    his.get_by_role("listitem").filter(has_text="Votre place est à un automate").get_by_role("link").click()
    expect(his.get_by_role("status").filter(has_text=told)).to_be_visible()
    expect(carols.get_by_role("listitem").filter(has_text="First")).to_be_visible()

    # In the first round: so is Carol, who has not answered yet, in her own language and beside the question.
    carols.get_by_role("button", name="Sit down").click()
    for page in (hers, his, carols):
        expect(page.locator(PROMPT)).to_be_visible()
    expect(his.get_by_role("status").filter(has_text=told)).to_be_in_viewport(ratio=1)
    for wanted in ({"kind": "open"}, {"kind": "bot", "bot": "last"}):
        assert alice.put(f"/api/tables/{made['table']}/seats/2", json=wanted).status_code == 200
    told = "The host has given your seat to an automaton: Last."
    expect(carols.get_by_role("status").filter(has_text=told)).to_be_in_viewport(ratio=1)
    carols.goto(house.url)
    expect(carols.get_by_role("listitem").filter(has_text="An automaton has your seat")).to_contain_text("Alice")
