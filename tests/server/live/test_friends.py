"""Friends at one table: they are waited for, do not come, get up, return, and give up together."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from cocarde.core.chance import Fair
from tests.server.fairness.test_words import finish
from tests.server.live.test_proposals import answer_once, moved
from tests.server.live.test_terms import join, opened
from tests.server.served import Guest, Line, Served, database, serving, toy_settings


def call(guest: Guest, made: dict[str, str], what: str, **body: Any) -> tuple[int, Any]:
    """Status and answer of a call about a table: `begin`, `seats/1`, `options`, `leave`…"""
    method = "PUT" if what.startswith(("seats", "options")) else "POST"
    answer = guest.request(method, f"/api/tables/{made['table']}/{what}", json=body or None)
    return answer.status_code, answer.json()


def refused(guest: Guest, made: dict[str, str], what: str, **body: Any) -> str:
    """Why such a call is refused: the key of the text, or the error."""
    status, told = call(guest, made, what, **body)
    assert status in {400, 403, 409}, told
    return str(told["text"]["key"].removeprefix("refusal-") if "text" in told else told["error"])


def begun(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "state" and message["begun"])


def note(line: Line) -> tuple[str, int]:
    """What the house says next, and of which seat."""
    said = line.until(lambda message: message["type"] == "said" and message["note"] is not None)
    return said["note"]["key"].removeprefix("house-"), said["seat"]


def rested(served: Served, table: str) -> int:
    """How long the log is once no bot is at work any more."""
    play = served.app.state.server.tables._open[table].result()
    while play.busy:
        time.sleep(0.01)
    return served.live(table)._table.n


# --- before play begins -----------------------------------------------------------------------------------------------


def test_nothing_is_shown_and_no_bot_plays_before_all_are_seated(served: Served, alice: Guest, bob: Guest) -> None:
    made = opened(alice, "me open bot:first", begin=False, seconds=3600)
    with alice.line(made["table"]) as hers, served.guest().line(made["table"]) as gallery:
        for line in (hers, gallery):
            state = line.next("state")
            told = [state[field] for field in ("begun", "view", "events", "asked", "turn", "waiting", "deadline")]
            assert told == [False, None, [], None, [], [], 0]
        assert (state["host"], hers.latest()["n"]) == (0, 1)
        for message in (
            {"type": "answer", "n": 1, "seat": 0, "choice": "vote seat1"},
            {"type": "propose", "n": 1, "seat": 0, "motion": "abandon"},
            {"type": "hint", "n": 1, "seat": 0},
            {"type": "why", "seat": 0, "thing": "seat:0"},
            {"type": "undo", "n": 1, "seat": 0},
        ):
            assert hers.ask(**message)["text"]["key"] == "refusal-not-begun"
        assert alice.get(f"/api/tables/{made['table']}/since?seat=0&n=0").json()["steps"] == []
        card = alice.card(made["table"])
        assert [card[field] for field in ("begun", "hosting", "your_turn", "n")] == [False, True, False, 1]
        assert not any('"hand"' in text or '"card"' in text for text in hers.raw + gallery.raw)
        assert hers.ask(type="say", text="On attend Bob.")["text"] == "On attend Bob."
        join(bob, made)
        state = hers.until(begun)
        assert (state["fresh"], state["turn"], state["view"] is not None) == (True, [0], True)
        assert state["deadline"] > 0
        hers.until_voted(2)
    card = alice.card(made["table"])
    assert (card["begun"], card["your_turn"]) == (True, True)
    assert card["deadline"] > 0


def test_the_host_begins_and_who_is_missing_may_still_come(alice: Guest, bob: Guest) -> None:
    made = alice.waiting("me open bot:first")
    assert refused(bob, made, "begin") == "only the host of this table does that"
    with alice.line(made["table"]) as hers:
        assert call(alice, made, "begin")[1]["begun"]
        assert hers.until(begun)["asked"]
        assert join(bob, made) == 1


def test_the_host_seats_a_bot_where_nobody_has_come(served: Served, alice: Guest, bob: Guest) -> None:
    made = alice.waiting("me open open")
    with alice.line(made["table"]) as hers:
        assert refused(bob, made, "seats/1", kind="bot", bot="first") == "only the host of this table does that"
        assert refused(alice, made, "seats/1", kind="bot", bot="deep").startswith("no bot 'deep'")
        status, card = call(alice, made, "seats/1", kind="bot", bot="first")
        assert (status, card["seats"][1]["kind"], card["begun"]) == (200, "bot", False)
        assert refused(alice, made, "seats/1", kind="bot", bot="first") == "seat-taken"
        assert refused(alice, made, "seats/7", kind="bot", bot="first") == "not-your-seat"
        assert call(alice, made, "seats/2", kind="bot", bot="last")[1]["begun"]
        hers.until(begun)
        hers.until_voted(1)


def test_a_bot_takes_an_empty_seat_while_play_goes_on(alice: Guest) -> None:
    made = alice.new("me me open")
    with alice.line(made["table"]) as hers:
        hers.send(type="look", seat=0)
        hers.until(lambda message: message["type"] == "state" and message["asked"] is not None)
        call(alice, made, "seats/2", kind="bot", bot="first")
        assert hers.until_voted(2)["seats"][2]["kind"] == "bot"


def test_the_host_takes_a_seat_back_until_it_has_answered(alice: Guest, bob: Guest, carol: Guest) -> None:
    made = alice.waiting("me open open")
    assert (join(bob, made), refused(bob, made, "seats/0", kind="open")) == (
        1,
        "only the host of this table does that",
    )
    with bob.line(made["table"]) as his:
        assert his.next("state")["you"] == [1]
        assert call(alice, made, "seats/1", kind="open")[1]["seats"][1]["kind"] == "open"
        assert his.until(lambda message: message["type"] == "state" and message["you"] == [])["seat"] is None
        assert his.next("said")["note"] == {"key": "house-freed-nameless"}
    assert refused(alice, made, "seats/1", kind="open") == "not-to-free"
    assert refused(alice, made, "seats/0", kind="open") == "not-to-free"
    assert [join(guest, made) for guest in (carol, bob)] == [1, 2]
    with carol.line(made["table"]) as hers:
        hers.next("state")
        answer_once(hers, 1)
    assert refused(alice, made, "seats/1", kind="open") == "has-answered"
    assert call(alice, made, "seats/2", kind="open")[0] == 200


def freed(guest: Guest, table: str) -> list[bool]:
    """Of each seat: is this guest told that the host took it back from him?"""
    return [seat["freed"] for seat in guest.card(table)["seats"]]


def test_who_loses_his_seat_is_told_and_nobody_else(alice: Guest, bob: Guest, carol: Guest) -> None:
    made = alice.waiting("me open open")
    table = made["table"]
    join(bob, made)
    call(alice, made, "seats/1", kind="open")
    assert [freed(guest, table) for guest in (alice, bob, carol)] == [[False] * 3, [False, True, False], [False] * 3]
    assert [mine["table"] for mine in bob.get("/api/tables/mine").json()] == [table]
    lost = bob.card(table)
    assert (lost["invite"], lost["seats"][1]["yours"], lost["seats"][1]["stands_in"]) == ("", False, False)
    assert refused(bob, made, "return", seat=1) == "not-your-seat"
    assert join(carol, made) == 1
    assert freed(bob, table) == [False, True, False], "he is told as long as the game lasts, whoever sits there now"
    assert [mine["table"] for mine in bob.get("/api/tables/mine").json()] == [table]
    lost = bob.card(table)
    assert (lost["invite"], lost["seats"][1]["kind"], lost["seats"][1]["stands_in"]) == ("", "guest", False)
    call(alice, made, "seats/1", kind="open")
    assert [freed(guest, table)[1] for guest in (bob, carol)] == [False, True]


@pytest.mark.parametrize("begins", [False, True], ids=["before", "first-round"])
def test_who_loses_his_seat_to_a_bot_is_told_until_the_game_is_over(
    alice: Guest, bob: Guest, carol: Guest, begins: bool
) -> None:
    made = opened(alice, "me open open", begin=begins)
    table = made["table"]
    join(bob, made)
    assert call(alice, made, "seats/1", kind="open")[0] == 200
    assert call(alice, made, "seats/1", kind="bot", bot="first")[0] == 200
    assert [freed(guest, table) for guest in (alice, bob, carol)] == [[False] * 3, [False, True, False], [False] * 3]
    lost = bob.card(table)
    assert (lost["invite"], lost["seats"][1]["kind"], lost["seats"][1]["yours"]) == ("", "bot", False)
    assert [mine["table"] for mine in bob.get("/api/tables/mine").json()] == [table]
    assert refused(bob, made, "return", seat=1) == "not-your-seat"
    call(alice, made, "seats/2", kind="bot", bot="last")
    with alice.line(table) as hers:
        finish([hers])
    assert bob.get("/api/tables/mine").json() == []


def test_a_bot_that_leaves_again_leaves_the_seat_to_who_lost_it(alice: Guest, bob: Guest) -> None:
    made = alice.waiting("me open open")
    join(bob, made)
    for seated in ({"kind": "open"}, {"kind": "bot", "bot": "first"}, {"kind": "open"}):
        assert call(alice, made, "seats/1", **seated)[0] == 200
    assert freed(bob, made["table"]) == [False, True, False]
    assert (join(bob, made), freed(bob, made["table"])) == (1, [False] * 3)


def test_who_lost_a_seat_is_told_whoever_comes_and_goes_there(alice: Guest, bob: Guest, carol: Guest) -> None:
    made = alice.waiting("me open me")
    join(bob, made)
    call(alice, made, "seats/1", kind="open")
    join(carol, made)
    call(carol, made, "leave", seat=1)  # play has begun: a bot keeps it for her
    assert [freed(guest, made["table"])[1] for guest in (bob, carol)] == [True, False]
    assert [guest.card(made["table"])["seats"][1]["yours"] for guest in (bob, carol)] == [False, True]
    call(carol, made, "return", seat=1)
    assert freed(bob, made["table"])[1]


def test_who_gets_up_himself_has_lost_nothing_to_the_bot_that_comes_after(alice: Guest, bob: Guest) -> None:
    made = alice.waiting("me open open")
    join(bob, made)
    call(bob, made, "leave", seat=1)
    call(alice, made, "seats/1", kind="bot", bot="first")
    assert (freed(bob, made["table"]), bob.get("/api/tables/mine").json()) == ([False] * 3, [])


def test_for_whom_time_answers_keeps_his_seat(alice: Guest, bob: Guest) -> None:
    made = opened(alice, "me open bot:first", begin=False, seconds=1)
    with alice.line(made["table"]) as hers:
        join(bob, made)
        hers.until(lambda message: message["type"] == "said" and message["seat"] == 1)
        seat = bob.card(made["table"])["seats"][1]
        assert [seat[which] for which in ("you", "yours", "freed", "stands_in")] == [True, False, False, False]


def test_for_whom_a_seat_was_kept_is_told_when_a_bot_gets_it(alice: Guest, bob: Guest) -> None:
    made = alice.new("me open bot:first")
    join(bob, made)
    with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
        finish([hers, his])
    again = alice.post(f"/api/tables/{made['table']}/rematch", json={}).json()
    kept = next(at for at, seat in enumerate(bob.card(again["table"])["seats"]) if seat["kept"])
    assert call(alice, again, f"seats/{kept}", kind="bot", bot="last")[0] == 200
    seat = bob.card(again["table"])["seats"][kept]
    assert (seat["kind"], seat["kept"], seat["freed"]) == ("bot", False, True)
    assert [mine["table"] for mine in bob.get("/api/tables/mine").json()] == [again["table"], made["table"]]


def test_who_lost_a_seat_is_forgotten_without_a_trace_on_whoever_has_it(alice: Guest, bob: Guest, carol: Guest) -> None:
    made = alice.waiting("me open open")
    join(bob, made)
    call(alice, made, "seats/1", kind="open")
    carol.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"], "name": "Carole"})
    assert bob.delete("/api/me").is_success
    assert (bob.get("/api/tables/mine").json(), alice.card(made["table"])["seats"][1]["name"]) == ([], "Carole")


def test_who_finds_another_seat_has_lost_none(alice: Guest, bob: Guest) -> None:
    made = alice.waiting("me open open")
    join(bob, made)
    call(alice, made, "seats/1", kind="open")
    body = {"invite": made["invite"], "name": "Bob", "seat": 2}
    assert bob.post(f"/api/tables/{made['table']}/join", json=body).json()["seat"] == 2
    assert freed(bob, made["table"]) == [False] * 3


def test_options_change_until_play_begins(alice: Guest, bob: Guest) -> None:
    made = alice.waiting("me open open", wind="on")
    join(bob, made)
    terms = {"seconds": 600, "whispers": True}
    assert refused(bob, made, "options", options={"wind": "off"}, terms=terms).startswith("only the host")
    assert "wind" in refused(alice, made, "options", options={"wind": "west"}, terms=terms)
    with bob.line(made["table"]) as his:
        his.next("state")
        card = call(alice, made, "options", options={"wind": "off"}, terms=terms)[1]
        assert (card["options"], card["terms"]) == ({"wind": "off"}, terms)
        assert note(his) == ("options", 0)
        call(alice, made, "begin")
        his.until(begun)
    assert bob.card(made["table"])["options"] == {"wind": "off"}


def otherwise(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "state" and message["motion"] and message["motion"]["motion"] == "options")


def test_options_change_by_consent_until_somebody_has_answered(served: Served, alice: Guest, bob: Guest) -> None:
    """The host has seen his hand: alone he would choose between deals. The new one is another deal in any case."""
    made = alice.new("me open bot:first", wind="on")
    join(bob, made)
    wanted = {"options": {"wind": "off"}, "terms": {"seconds": 600}}
    with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
        hers.until_voted(2)
        before = served.live(made["table"])._table.log[0]
        assert call(alice, made, "options", **wanted)[1]["options"] == {"wind": "on"}
        assert his.until(otherwise)["motion"] == {
            "motion": "options", "by": 0, "of": 0, "yes": [0], "asked": [1], "bot": "", "changed": wanted,
        }  # fmt: skip
        assert refused(alice, made, "options", **wanted) == "motion-open"
        his.send(type="consent", seat=1, yes=False)
        assert note(his) == ("refused-options", 1)
        call(alice, made, "options", **wanted)
        his.until(otherwise)
        his.send(type="consent", seat=1, yes=True)
        assert note(his) == ("agreed-options", 0)
        assert his.latest()["motion"] is None
        state = hers.until(lambda message: message["type"] == "state" and message["deadline"] > 0)
        assert state["fresh"]
        rested(served, made["table"])
        table = served.live(made["table"])._table
        assert (table.settings, table.log[0] != before) == ({"wind": "off"}, True)
        assert isinstance(table.state.chance, Fair)
        assert table.state.chance.words.endswith(" 0:anew")
        call(alice, made, "options", options={"wind": "on"}, terms={})
        his.until(otherwise)
        assert answer_once(his, 1)["motion"] is None, "it is too late"
        assert his.ask(type="consent", seat=1, yes=True)["text"]["key"] == "refusal-no-motion"
    assert refused(alice, made, "options", options={"wind": "on"}, terms={}) == "has-answered"
    assert bob.card(made["table"])["options"] == {"wind": "off"}


def test_who_plays_alone_changes_the_options_at_once(served: Served, alice: Guest) -> None:
    made = alice.new("me bot:first bot:last", wind="on")
    with alice.line(made["table"]) as hers:
        hers.until_voted(2)
        assert call(alice, made, "options", options={"wind": "off"}, terms={})[1]["options"] == {"wind": "off"}
        assert note(hers) == ("agreed-options", 0)


def test_the_host_is_told_what_may_still_be_done(alice: Guest, bob: Guest) -> None:
    made = opened(alice, "me open bot:first")
    join(bob, made)
    asked = f"/api/tables/{made['table']}/hosting"
    with bob.line(made["table"]) as his, alice.line(made["table"]) as hers:
        hers.until_voted(2)
        assert alice.get(asked).json() == {"free": [1], "change": True, "cancel": True}
        assert bob.get(asked).json() == {"free": [], "change": False, "cancel": False}
        answer_once(his, 1)
        assert alice.get(asked).json() == {"free": [], "change": False, "cancel": False}


def test_options_for_people_only_keep_bots_out(alice: Guest) -> None:
    made = alice.waiting("me open open", wind="gale")
    assert "which is for tables without bots" in refused(alice, made, "seats/1", kind="bot", bot="first")
    call(alice, made, "options", options={"wind": "on"}, terms={})
    call(alice, made, "seats/1", kind="bot", bot="first")
    assert "which is for tables without bots" in refused(alice, made, "options", options={"wind": "gale"}, terms={})


def test_the_host_cancels_before_anybody_has_answered(served: Served, alice: Guest, bob: Guest) -> None:
    made = opened(alice, "me open open", begin=False, listed=True)
    join(bob, made)
    assert refused(bob, made, "cancel") == "only the host of this table does that"
    with bob.line(made["table"]) as his:
        his.next("state")
        call(alice, made, "cancel")
        state = his.until(lambda message: message["type"] == "state" and message["closed"] is not None)
        assert (state["closed"]["key"], state["view"]) == ("house-closed-cancelled", None)
    assert refused(served.guest(), made, "join", invite=made["invite"]) == "nobody plays at this table any more"
    assert made["table"] not in [card["table"] for card in bob.get("/api/tables/open").json()]
    (mine,) = bob.get("/api/tables/mine").json()
    assert (mine["closed"]["key"], mine["your_turn"]) == ("house-closed-cancelled", False)
    for what in ("begin", "cancel"):
        assert refused(alice, made, what) == "closed"


def test_nobody_cancels_what_somebody_has_played(alice: Guest) -> None:
    made = alice.new("me me open")
    with alice.line(made["table"]) as hers:
        hers.send(type="look", seat=0)
        hers.until(lambda message: message["type"] == "state" and message["asked"] is not None)
        answer_once(hers, 0)
    assert refused(alice, made, "cancel") == "has-answered"


# --- who gets up, and returns -----------------------------------------------------------------------------------------


def test_who_leaves_his_seat_to_a_bot_takes_it_back(served: Served, alice: Guest, bob: Guest, carol: Guest) -> None:
    made = alice.waiting("me open open")
    for guest, name in ((bob, "Bob"), (carol, "Carol")):
        guest.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"], "name": name})
    with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
        hers.until(begun)
        his.until(begun)
        assert refused(carol, made, "leave", seat=1) == "not-your-seat"
        assert refused(carol, made, "return", seat=2) == "not-your-seat"
        card = call(bob, made, "leave", seat=1)[1]
        assert card["seats"][1] == {
            "name": "Bob",
            "kind": "bot",
            "bot": served.settings.stand_in,
            "you": False,
            "kept": False,
            "stands_in": True,
            "yours": True,
            "freed": False,
        }
        assert note(hers) == ("left", 1)
        assert hers.latest()["seats"][1]["stands_in"]
        gone = his.until(lambda message: message["type"] == "state" and message["you"] == [])
        assert (gone["seat"], gone["view"]["card"]) == (None, -1), "he looks on like anybody"
        hers.until_voted(1)
        assert [table["table"] for table in bob.get("/api/tables/mine").json()] == [made["table"]]
        assert carol.card(made["table"])["seats"][1]["yours"] is False
        call(bob, made, "return", seat=1)
        assert note(hers) == ("returned", 1)
        back = his.until(lambda message: message["type"] == "state" and message["you"] == [1])
        assert (back["seat"], back["seats"][1]["kind"], back["seats"][1]["stands_in"]) == (1, "guest", False)


def test_the_last_person_does_not_leave_the_table_to_bots(alice: Guest) -> None:
    made = alice.new("me bot:first bot:first")
    assert refused(alice, made, "leave", seat=0) == "last-person"


def test_who_gets_up_before_play_begins_leaves_a_free_seat(alice: Guest, bob: Guest) -> None:
    made = alice.waiting("me open open")
    join(bob, made)
    assert call(bob, made, "leave", seat=1)[1]["seats"][1]["kind"] == "open"
    assert bob.get("/api/tables/mine").json() == []


def test_who_was_replaced_by_the_others_takes_his_seat_back(alice: Guest, bob: Guest) -> None:
    made = opened(alice, "me open bot:first")
    join(bob, made)
    with alice.line(made["table"]) as hers:
        n = hers.until_voted(2)["n"]
        hers.send(type="propose", n=n, seat=0, motion="replace", of=1)
        assert note(hers) == ("replaced", 1)
        assert bob.card(made["table"])["seats"][1]["yours"]
        assert call(bob, made, "return", seat=1)[1]["seats"][1]["you"]


def test_who_is_forgotten_leaves_no_trace_on_a_kept_seat(served: Served, alice: Guest, bob: Guest) -> None:
    made = alice.waiting("me open me")
    bob.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"], "name": "Bob"})
    guest = next(iter(bob.cookies.values())).split(".")[0]
    call(bob, made, "leave", seat=1)
    bob.delete("/api/me")
    assert alice.card(made["table"])["seats"][1]["name"] == ""
    with database(served.settings.data) as db:
        assert "\n".join(db.iterdump()).count(guest) == 1


# --- what is proposed -------------------------------------------------------------------------------------------------


def three(alice: Guest, bob: Guest, **terms: Any) -> dict[str, str]:
    """Alice, Bob, and a bot that votes for Alice."""
    made = opened(alice, "me open bot:first", begin=False, **terms)
    join(bob, made)
    return made


def vote(line: Line, seat: int, target: int) -> dict[str, Any]:
    state = line.latest()
    line.answer(seat, f"vote seat{target}", state["n"])
    return line.until(lambda message: message["type"] == "state" and message["n"] > state["n"])


def take_back(hers: Line, his: Line) -> dict[str, Any]:
    """She has voted and would take it back; he has voted since: what he is shown."""
    hers.until_voted(2)
    voted = vote(hers, 0, 2)
    hers.send(type="propose", n=voted["n"], seat=0, motion="back")
    hers.until(moved)
    return vote(his, 1, 2)


def test_a_take_back_lives_until_it_is_answered_and_bots_wait(served: Served, alice: Guest, bob: Guest) -> None:
    made = three(alice, bob)
    with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
        assert take_back(hers, his)["waiting"] == [2], "the bot is next"
        length = rested(served, made["table"])
        state = his.latest()
        assert (state["waiting"], state["motion"]["asked"], state["over"]) == ([2], [1], False)
        again = hers.ask(type="propose", n=hers.latest()["n"], seat=0, motion="abandon")
        assert again["text"]["key"] == "refusal-motion-open"
        his.send(type="consent", seat=1, yes=False)
        assert note(hers) == ("refused-back", 1)
        hers.until(lambda message: message["type"] == "state" and message["waiting"] != [2])
        assert rested(served, made["table"]) > length, "now it goes on"


def test_a_take_back_that_is_agreed_on_goes_back_to_where_it_was_asked(alice: Guest, bob: Guest) -> None:
    made = three(alice, bob)
    with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
        take_back(hers, his)
        his.send(type="consent", seat=1, yes=True)
        assert note(hers) == ("agreed-back", 0)
        state = hers.latest()
        assert (state["motion"], state["view"]["voted"]) == (None, [False, False, True])
        assert state["asked"]


def test_who_proposed_withdraws(alice: Guest, bob: Guest) -> None:
    made = three(alice, bob)
    with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
        hers.until_voted(2)
        hers.send(type="propose", n=vote(hers, 0, 2)["n"], seat=0, motion="back")
        his.until(moved)
        hers.send(type="consent", seat=0, yes=False)
        assert note(his) == ("withdrawn", 0)
        assert his.latest()["motion"] is None


def test_what_is_proposed_falls_with_who_gets_up(alice: Guest, bob: Guest, carol: Guest) -> None:
    made = alice.waiting("me open open")
    for guest in (bob, carol):
        join(guest, made)
    with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
        n = hers.until(begun)["n"]
        hers.send(type="propose", n=n, seat=0, motion="abandon")
        hers.until(moved)
        his.latest()
        his.send(type="consent", seat=1, yes=True)
        his.until(lambda message: message["type"] == "state" and message["motion"]["yes"] == [0, 1])
        call(carol, made, "leave", seat=2)
        assert [note(hers), note(hers)] == [("left", 2), ("abandoned", 0)]
        assert hers.latest()["closed"]["key"] == "house-closed-abandoned"


def test_a_paused_clock_keeps_what_is_left_and_bots_wait(served: Served, alice: Guest, bob: Guest) -> None:
    made = three(alice, bob, seconds=3600)
    with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
        hers.until_voted(2)
        vote(hers, 0, 2)
        state = hers.latest()
        assert hers.ask(type="propose", n=state["n"], seat=0, motion="resume")["text"]["key"] == "refusal-no-pause"
        hers.send(type="propose", n=state["n"], seat=0, motion="pause")
        his.until(moved)
        his.send(type="consent", seat=1, yes=True)
        assert note(hers) == ("paused", 0)
        state = hers.latest()
        assert (state["deadline"], 3_000_000 < state["paused"] <= 3_600_000) == (0, True)
        card = bob.card(made["table"])
        assert (card["deadline"], card["paused"]) == (0, state["paused"])
        call(bob, made, "leave", seat=1)
        assert note(hers) == ("left", 1)
        length = rested(served, made["table"])
        hers.send(type="propose", n=hers.latest()["n"], seat=0, motion="resume")
        assert note(hers) == ("resumed", 0)
        assert (hers.latest()["paused"], hers.latest()["deadline"] > 0) == (0, True)
        assert rested(served, made["table"]) > length, "now the bot votes"


def test_a_game_is_abandoned_when_all_agree(alice: Guest, bob: Guest) -> None:
    made = three(alice, bob)
    with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
        n = hers.until_voted(2)["n"]
        his.latest()
        hers.send(type="propose", n=n, seat=0, motion="abandon")
        his.until(moved)
        his.send(type="consent", seat=1, yes=False)
        assert note(hers) == ("refused-abandon", 1)
        hers.send(type="propose", n=n, seat=0, motion="abandon")
        his.until(moved)
        his.send(type="consent", seat=1, yes=True)
        state = hers.until(lambda message: message["type"] == "state" and message["closed"] is not None)
        assert (state["closed"]["key"], state["asked"], state["view"] is not None) == (
            "house-closed-abandoned",
            None,
            True,
        )
        assert note(hers) == ("abandoned", 0)
        assert hers.ask(type="propose", n=n, seat=0, motion="back")["text"]["key"] == "refusal-closed"
    assert bob.card(made["table"])["closed"]["key"] == "house-closed-abandoned"
    assert refused(bob, made, "leave", seat=1) == "closed"


# --- and after a restart ----------------------------------------------------------------------------------------------


def test_all_of_it_outlives_a_restart(tmp_path: Path) -> None:
    settings = toy_settings(tmp_path, workers=0)
    with serving(settings) as house:
        alice, bob = house.guest(), house.guest()
        waits = alice.waiting("me open open")
        join(bob, waits)
        left = opened(alice, "me open me", begin=False, seconds=3600)
        join(bob, left)
        call(bob, left, "leave", seat=1)
        given_up = alice.new("me me me")
        with alice.line(given_up["table"]) as hers:
            hers.send(type="look", seat=0)
            hers.send(type="propose", n=hers.latest()["n"], seat=0, motion="abandon")
            assert note(hers) == ("abandoned", 0)
        cookies = dict(alice.cookies), dict(bob.cookies)
    with serving(settings) as house:
        alice, bob = house.guest(), house.guest()
        alice.cookies.update(cookies[0])
        bob.cookies.update(cookies[1])
        with alice.line(waits["table"]) as hers:
            state = hers.next("state")
            assert (state["begun"], state["view"], alice.card(waits["table"])["hosting"]) == (False, None, True)
        with alice.line(given_up["table"]) as hers:
            assert hers.next("state")["closed"]["key"] == "house-closed-abandoned"
        assert call(bob, left, "return", seat=1)[1]["seats"][1]["you"]


def test_a_table_that_was_full_when_the_server_ended_begins_when_it_is_opened(tmp_path: Path) -> None:
    settings = toy_settings(tmp_path, workers=0)
    with serving(settings) as house:
        alice = house.guest()
        made = alice.waiting("me open me")
        cookies = dict(alice.cookies)
    with database(tmp_path) as db:
        db.execute("UPDATE seats SET kind = 'guest', guest = 'bob' WHERE kind = 'open'")
        db.commit()
    with serving(settings) as house:
        alice = house.guest()
        alice.cookies.update(cookies)
        with alice.line(made["table"]) as hers:
            assert hers.next("state")["begun"]
