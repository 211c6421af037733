"""Playing on with the same people: a return match, and a game that goes on otherwise. Nobody is seated unasked."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from cocarde.core.chance import Fair
from tests.server.fairness.test_words import audit, finish, sit
from tests.server.served import Guest


def played(alice: Guest, bob: Guest) -> str:
    """A game that is over: Alice on seat 0, a bot, and Bob on seat 2."""
    made = alice.new("me bot:first open")
    bob.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"], "name": "Bob"})
    with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
        assert alice.post(f"/api/tables/{made['table']}/rematch", json={}).status_code == 403, "it is still played"
        finish([hers, his])
    return made["table"]


def again(guest: Guest, table: str, words: str = "") -> Any:
    """The guest asks for the return match, or agrees to it."""
    sealed = guest.post("/api/seals").json()["table"]
    answer = guest.post(f"/api/tables/{table}/rematch", json={"seal": sealed, "words": words})
    assert answer.status_code == 200, answer.text
    return answer.json()


def seats(guest: Guest, table: str) -> list[tuple[str, str, bool, bool]]:
    return [(seat["kind"], seat["name"], seat["you"], seat["kept"]) for seat in guest.card(table)["seats"]]


def test_the_others_are_asked_before_they_sit_at_a_return_match(alice: Guest, bob: Guest, carol: Guest) -> None:
    table = played(alice, bob)
    assert carol.post(f"/api/tables/{table}/rematch", json={}).status_code == 403, "she did not play"
    with alice.line(table) as hers:
        made = again(bob, table, "Revanche")
        assert hers.until(lambda m: m["type"] == "state" and m["sequel"])["sequel"] == made["table"]
    assert seats(alice, made["table"]) == [
        ("guest", "Bob", False, False),
        ("open", "", False, True),
        ("bot", "", False, False),
    ], "everybody one seat on; hers is kept, and nobody sits there"
    asked = next(card for card in alice.get("/api/tables/mine").json() if card["table"] == made["table"])
    assert (asked["your_turn"], asked["invite"]) == (False, made["invite"])
    with alice.line(made["table"]) as line:
        assert line.next("state")["you"] == [], "she only looks on"
    assert again(alice, table, "Volontiers") == {**made, "added": True}
    assert again(alice, table, "Encore") == {**made, "added": False}
    assert seats(alice, made["table"])[1] == ("guest", "", True, False)
    with bob.line(made["table"]) as his, alice.line(made["table"]) as hers:
        finish([his, hers])
    told = audit(bob, made)
    assert told["words"] == f"{made['table']} 0:Revanche 1:Volontiers", "both browsers added to its chance"
    drawn = Fair(told["secret"], told["words"])
    assert [draw["result"] for draw in told["drawn"]] == [drawn.below(draw["size"]) for draw in told["drawn"]]


def test_who_does_not_want_a_return_match_leaves_the_seat_to_others(alice: Guest, bob: Guest, carol: Guest) -> None:
    made = again(alice, played(alice, bob))
    call = f"/api/tables/{made['table']}/decline"
    assert carol.post(call).status_code == 204, "nothing is kept for her, and nothing happens"
    with alice.line(made["table"]) as hers:
        hers.next("state")
        assert bob.post(call).status_code == 204
        said = hers.next("said")
        assert said["note"] == {"key": "house-declined", "args": {"name": "Bob"}}
    assert made["table"] not in [card["table"] for card in bob.get("/api/tables/mine").json()]
    assert seats(carol, made["table"])[0] == ("open", "", False, False)
    assert sit(carol, made, "") == 0


def test_a_kept_seat_is_the_last_that_a_stranger_is_given(alice: Guest, bob: Guest, carol: Guest) -> None:
    table = played(alice, bob)
    everybody = [{"kind": "open"}, {"kind": "open"}, {"kind": "me"}]
    made = bob.post(f"/api/tables/{table}/branch", json={"n": 2, "seats": everybody, "kept": True}).json()
    assert [row[3] for row in seats(alice, made["table"])] == [True, False, False]
    assert sit(carol, made, "") == 1, "the seat of the bot was kept for nobody"
    assert sit(alice, made, "") == 0


def test_a_game_goes_on_otherwise_with_those_who_played_it(alice: Guest, bob: Guest, carol: Guest) -> None:
    table = played(alice, bob)
    wanted = [{"kind": "me"}, {"kind": "bot", "bot": "first"}, {"kind": "open"}]
    refused = carol.post(f"/api/tables/{table}/branch", json={"n": 2, "seats": wanted, "kept": True})
    assert refused.status_code == 403, "she did not play: nobody would know who asks"
    made = alice.post(f"/api/tables/{table}/branch", json={"n": 2, "seats": wanted, "kept": True}).json()
    assert made["table"] in [card["table"] for card in bob.get("/api/tables/mine").json()]
    assert sit(bob, made, "") == 2
    assert bob.card(made["table"])["seats"][2]["name"] == "Bob"
    with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
        finish([hers, his])


def test_two_who_ask_at_the_same_moment_meet_at_one_table(alice: Guest, bob: Guest) -> None:
    table = played(alice, bob)
    with ThreadPoolExecutor(2) as both:
        made = list(both.map(lambda guest: again(guest, table)["table"], (alice, bob)))
    assert made[0] == made[1]
    assert sorted(row[:2] for row in seats(alice, made[0]) if row[0] == "guest") == [("guest", ""), ("guest", "Bob")]
    for guest in (alice, bob):
        running = [card["table"] for card in guest.get("/api/tables/mine").json() if not card["over"]]
        assert running == [made[0]], "nobody is asked to two of them"
