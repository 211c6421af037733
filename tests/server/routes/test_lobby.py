"""The lobby: shelf, new tables, invitations, who holds what."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.routes.test_branches import finished
from tests.server.served import Guest, Served, database


def test_the_shelf_shows_the_games(alice: Guest) -> None:
    (toy,) = alice.get("/api/games").json()
    assert (toy["slug"], toy["seats"], toy["minutes"], toy["bots"]) == ("toy", [3, 4], [1, 2], ["first", "last"])
    (wind,) = toy["options"]
    assert (wind["id"], wind["values"], wind["default"], wind["rule"]) == ("wind", ["on", "off", "gale"], "on", "T-4")
    assert (wind["seats"], wind["people"]) == ([], ["gale"])


def test_a_game_from_elsewhere_brings_its_texts_and_its_rules(alice: Guest) -> None:
    (toy,) = alice.get("/api/games").json()
    assert (toy["title"], toy["tagline"]["en"]) == (
        {"fr": "La Pierre", "en": "The Stone"},
        "Get yourself chosen, and throw farther than the wind.",
    )
    assert "choice-calm = Calmer le vent" in alice.get("/api/texts/toy/fr").text
    first, *_ = alice.get("/api/games/toy/rules").json()
    assert (first["id"], first["chapter_fr"], first["en"]) == (
        "T-1",
        "Une manche",
        "Everybody votes in secret for another player.",
    )


def test_a_table_with_an_open_seat_is_joined_by_its_invitation(alice: Guest, bob: Guest) -> None:
    made = alice.new("me bot:first open", wind="off")
    table = made["table"]
    assert alice.card(table)["invite"] == made["invite"]
    assert bob.card(table)["invite"] == ""
    wrong = bob.post(f"/api/tables/{table}/join", json={"invite": "guessed", "name": "Bob"})
    assert (wrong.status_code, wrong.json()) == (403, {"error": "this invitation does not fit this table"})
    for first in (True, False):  # asking twice gives the same seat, not another
        joined = bob.post(f"/api/tables/{table}/join", json={"invite": made["invite"], "name": "Bob"})
        assert (joined.status_code, joined.json()) == (200, {"seat": 2, "added": first})
    card = bob.card(table)
    assert [(seat["name"], seat["kind"], seat["bot"], seat["you"]) for seat in card["seats"]] == [
        ("", "guest", "", False),
        ("", "bot", "first", False),
        ("Bob", "guest", "", True),
    ]
    assert card["options"] == {"wind": "off"}
    assert card["invite"] == made["invite"]


def test_a_value_for_people_only_refuses_bots(alice: Guest) -> None:
    me, bot = {"kind": "me"}, {"kind": "bot", "bot": "first"}
    wanted = {"game": "toy", "seats": [me, me, bot], "options": {"wind": "gale"}}
    refused = alice.post("/api/tables", json=wanted)
    assert (refused.status_code, refused.json()["error"]) == (
        400,
        "toy: option wind is 'gale', which is for tables without bots (T-4)",
    )
    assert alice.post("/api/tables", json={**wanted, "seats": [me] * 3}).status_code == 201


def test_a_full_table_and_a_taken_seat_refuse(alice: Guest, bob: Guest, served: Served) -> None:
    made = alice.new("me open bot:first")
    call = f"/api/tables/{made['table']}/join"
    taken = bob.post(call, json={"invite": made["invite"], "seat": 0})
    assert (taken.status_code, taken.json()) == (409, {"error": "seat 0 is not free"})
    assert bob.post(call, json={"invite": made["invite"], "seat": 1}).json() == {"seat": 1, "added": True}
    full = served.guest().post(call, json={"invite": made["invite"]})
    assert (full.status_code, full.json()) == (409, {"error": "no seat is free"})


def test_my_tables_are_listed_with_whose_turn_it_is(alice: Guest, bob: Guest) -> None:
    assert alice.get("/api/tables/mine").json() == []
    first = alice.new("me open open")["table"]
    second = alice.new("bot:first me bot:last")["table"]
    mine = alice.get("/api/tables/mine").json()
    assert {card["table"] for card in mine} == {first, second}
    assert all(card["your_turn"] and not card["over"] for card in mine)
    assert bob.get("/api/tables/mine").json() == []


def test_what_is_wrong_with_a_new_table_is_said(alice: Guest) -> None:
    def refused(body: object) -> str:
        answer = alice.post("/api/tables", json=body)
        assert answer.status_code in {400, 404}
        return str(answer.json()["error"])

    me = {"kind": "me"}
    assert refused({"game": "whist", "seats": [me] * 3}) == "no game 'whist'; there are toy"
    assert refused({"game": "toy", "seats": [me]}) == "toy: 1 seats; it is played by 3 or 4"
    assert refused({"game": "toy", "seats": [me] * 3, "options": {"rain": "on"}}).startswith("toy: no option 'rain'")
    assert refused({"game": "toy", "seats": [{"kind": "bot", "bot": "deep"}] * 3}).startswith("seat 0: no bot 'deep'")
    assert "Invalid enum value 'ghost'" in refused({"game": "toy", "seats": [{"kind": "ghost"}] * 3})
    assert "unknown field `seed`" in refused({"game": "toy", "seats": [me] * 3, "seed": 1})
    assert "24 characters" in refused({"game": "toy", "seats": [{"kind": "me", "name": "x" * 30}] * 3})
    assert alice.get("/api/tables/mine").json() == []


def test_a_guest_has_a_name_and_a_link_that_brings_it_back(alice: Guest, bob: Guest) -> None:
    assert alice.put("/api/me", json={"name": "  Alice\u202e \n L. "}).json()["name"] == "Alice L."
    table = alice.new("me me me")["table"]
    assert [seat["name"] for seat in alice.card(table)["seats"]] == ["Alice L.", "Alice L. 2", "Alice L. 3"]
    link = alice.get("/api/me").json()["recovery"]
    assert bob.get("/api/me").json()["name"] == ""
    assert bob.come_back(link[:-1] + "x").status_code == 404
    assert "set-cookie" not in bob.get(link).headers, "a link that is only opened changes nothing"
    assert bob.get(link.replace("/retour/", "/api/recovery/")).json() == {"name": "Alice L."}
    assert bob.get("/api/me").json()["name"] == ""
    assert bob.come_back(link).json()["name"] == "Alice L."
    assert bob.get("/api/me").json()["name"] == "Alice L."
    assert all(seat["you"] for seat in bob.card(table)["seats"])


def test_a_renewed_link_ends_those_before_it(alice: Guest, bob: Guest) -> None:
    first = alice.get("/api/me").json()["recovery"]
    second = alice.post("/api/me/recovery").json()["recovery"]
    third = alice.post("/api/me/recovery").json()["recovery"]
    assert alice.get("/api/me").json()["recovery"] == third
    assert [bob.come_back(link).status_code for link in (first, second, third)] == [404, 404, 200]


def test_a_guest_who_wants_it_is_forgotten(alice: Guest, bob: Guest, carol: Guest, served: Served) -> None:
    """Name, letters and links; seats in finished games are nobody's, in others they are free."""
    alice.put("/api/me", json={"name": "Alice"})
    over, running = finished(alice), alice.new("me open me")
    bob.post(f"/api/tables/{running['table']}/join", json={"invite": running["invite"], "name": "Bob"})
    link, cookies = alice.get("/api/me").json()["recovery"], dict(alice.cookies)
    with alice.line(running["table"]) as hers, bob.line(running["table"]) as his:
        hers.latest()
        hers.ask(type="say", text="Bonjour")
        gone = alice.delete("/api/me")
        assert (gone.status_code, "Max-Age=0" in gone.headers["set-cookie"]) == (204, True)
        free = his.until(lambda m: m["type"] == "state" and m["seats"][0]["kind"] == "open")
        assert [line["name"] for line in free["talk"]] == [""]
        shown = hers.until(lambda m: m["type"] == "state" and not m["you"])
        assert (shown["seat"], shown["view"]["card"]) == (None, -1), "who holds no seat sees no hand"
    card = bob.card(over)
    assert [(seat["kind"], seat["name"]) for seat in card["seats"]] == [("guest", ""), ("bot", ""), ("bot", "")]
    assert bob.come_back(link).status_code == 404
    assert carol.post(f"/api/tables/{running['table']}/join", json={"invite": running["invite"]}).json()["seat"] == 0
    again = served.guest()
    again.cookies.update(cookies)
    assert (again.get("/api/me").json()["name"], again.get("/api/tables/mine").json()) == ("", [])
    with database(served.settings.data) as db:
        dump = "\n".join(db.iterdump())
    guest = next(iter(cookies.values())).split(".")[0]
    assert dump.count(guest) == 1, "only that this guest is to be forgotten is kept"


def test_a_forged_cookie_is_nobody(alice: Guest, bob: Guest) -> None:
    table = alice.new("me me me")["table"]
    [(name, value)] = alice.cookies.items()
    bob.cookies.set(name, value.split(".")[0] + "." + "0" * 40)
    assert bob.card(table)["invite"] == ""
    assert "set-cookie" in bob.get("/api/me").headers


def test_the_cookie_is_kept_from_scripts_and_foreign_pages(alice: Guest) -> None:
    cookie = alice.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "set-cookie" not in alice.get("/api/me").headers
    foreign = alice.put("/api/me", json={"name": "x"}, headers={"origin": "http://elsewhere.example"})
    assert (foreign.status_code, foreign.json()["error"]) == (403, "this page belongs to another house")


def test_the_commitment_is_public_and_the_secret_is_not(alice: Guest, bob: Guest) -> None:
    table = alice.new("me me me")["table"]
    card = bob.card(table)
    assert len(card["commitment"]) == 64
    assert card["secret"] == ""


def test_unknown_addresses_of_the_api_are_told_as_json(alice: Guest) -> None:
    for path in ("/api/nothing", "/api/tables/none", "/api/games/whist/box", "/api/texts/house/xx"):
        answer = alice.get(path)
        assert answer.status_code == 404
        assert set(answer.json()) == {"error"}
    assert (
        alice.post("/api/tables", content=b"x" * 20_000, headers={"content-type": "application/json"}).status_code
        == 413
    )


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b'{"game": "\xff"}', "the body is not UTF-8"),
        (b"[" * 8000, "the body is nested too deeply"),
        (b'{"game": "toy"', "Input data was truncated"),
    ],
    ids=["bytes", "depth", "half"],
)
def test_a_body_that_cannot_be_read_is_refused_with_the_reason(alice: Guest, body: bytes, why: str) -> None:
    refused = alice.post("/api/tables", content=body)
    assert (refused.status_code, refused.json()) == (400, {"error": why})


def test_words_and_addresses_end_where_they_end(alice: Guest) -> None:
    """A newline at the end is not nothing: words go into the chance, addresses into the head of a mail."""
    seats = [{"kind": "me"}] * 3
    assert alice.post("/api/tables", json={"game": "toy", "seats": seats, "words": "Liberte\n"}).status_code == 400
    assert alice.put("/api/me/letters", json={"mail": "a@b.fr\n"}).json()["error"].startswith("mail")


def test_a_page_whose_origin_is_no_address_is_foreign(alice: Guest) -> None:
    assert alice.post("/api/seals", headers={"origin": "http://["}).status_code == 403
    with (
        alice.line(alice.new("me me me")["table"], origin="http://[") as line,
        pytest.raises(ConnectionClosed) as closed,
    ):
        line.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
