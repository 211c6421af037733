"""A table over its socket: what each viewer gets, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from cocarde.core.chance import Fast
from tests.server.served import Guest, Line, Served, serving, toy_settings


def test_two_guests_play_by_link(alice: Guest, bob: Guest) -> None:
    made = alice.new("me open bot:first")
    with alice.line(made["table"]) as hers:
        first = hers.next("state")
        assert (first["seat"], first["you"], first["turn"], first["fresh"]) == (0, [0], [0], True)
        assert [seat["kind"] for seat in first["seats"]] == ["guest", "open", "bot"]
        bob.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"], "name": "Bob"})
        with bob.line(made["table"]) as his:
            came = hers.until(lambda state: state["type"] == "state" and state["seats"][1]["online"])
            assert came["seats"][1] == {"name": "Bob", "kind": "guest", "bot": "", "online": True, "stands_in": False}
            asked = his.next("state")
            assert asked["asked"]["rule"] == "T-1"
            assert asked["asked"]["options"][0] == {
                "code": 0,
                "notation": "vote seat0",
                "things": ["seat:0"],
                "label": {"key": "choice-vote", "args": {"target": "seat0"}},
            }
            his.answer(1, "vote seat0", asked["n"])
            hers.until(lambda state: state["view"]["voted"] == [False, True, True])
        gone = hers.until(lambda state: not state["seats"][1]["online"])
        assert gone["seats"][1]["kind"] == "guest"


def test_a_spectator_sees_the_public_view_and_is_asked_nothing(alice: Guest, bob: Guest) -> None:
    table = alice.new("me me open")["table"]
    with bob.line(table) as his:
        state = his.next("state")
        assert (state["seat"], state["you"], state["turn"], state["asked"]) == (None, [], [], None)
        assert state["view"]["card"] == -1
        assert [seat["online"] for seat in state["seats"]] == [False, False, False]
        assert his.ask(type="look", seat=0)["text"]["key"] == "refusal-not-your-seat"


def test_hot_seat_guests_look_from_one_of_their_seats_at_a_time(alice: Guest) -> None:
    table = alice.new("me me bot:first")["table"]
    with alice.line(table) as hers:
        curtain = hers.next("state")
        assert (curtain["seat"], curtain["you"], curtain["asked"]) == (None, [0, 1], None)
        assert curtain["view"]["card"] == -1
        cards = []
        for seat in (0, 1):
            hers.send(type="look", seat=seat)
            shown = hers.until(lambda state, seat=seat: state["type"] == "state" and state["seat"] == seat)  # type: ignore[misc]
            assert shown["fresh"]
            assert shown["asked"] is not None
            cards.append(shown["view"]["card"])
        assert -1 not in cards
        assert hers.ask(type="look", seat=2)["text"]["key"] == "refusal-not-your-seat"
        hers.send(type="look", seat=None)
        assert hers.until(lambda state: state["type"] == "state" and state["seat"] is None)["view"]["card"] == -1


def test_events_come_once_and_all_of_them_after_a_look(alice: Guest) -> None:
    table = alice.new("me me me")["table"]
    with alice.line(table) as hers:
        n = hers.next("state")["n"]
        for seat, choice in ((0, "vote seat1"), (1, "vote seat0"), (2, "vote seat1")):
            hers.answer(seat, choice, n)
        opened = hers.until(lambda state: state["type"] == "state" and state["waiting"] == [1])
        assert [event["kind"] for state in hers.heard for event in state["events"]] == ["opened"]
        hers.send(type="look", seat=1)
        again = hers.until(lambda state: state["type"] == "state" and state["seat"] == 1)
        assert [event["kind"] for event in again["events"]] == ["voted", "opened"]
        hers.answer(1, "throw left 50", opened["n"])
        hers.answer(1, "throw left 51", opened["n"])
        assert hers.next("refused")["rule"] == "T-3"
        later = hers.state_at(again["n"] + 1)
        assert "opened" not in [event["kind"] for event in later["events"]]


Refusal = Callable[[Line, int], dict[str, Any]]

REFUSALS: list[tuple[str, Refusal, str]] = [
    ("stale", lambda line, n: line.ask(type="answer", n=n + 1, seat=0, choice="vote seat1"), "refusal-stale"),
    ("older", lambda line, n: line.ask(type="answer", n=n - 1, seat=0, choice="vote seat1"), "refusal-stale"),
    ("foreign", lambda line, n: line.ask(type="answer", n=n, seat=1, choice="vote seat0"), "refusal-not-your-seat"),
    (
        "no such seat",
        lambda line, n: line.ask(type="answer", n=n, seat=9, choice="vote seat0"),
        "refusal-not-your-seat",
    ),
    ("illegal", lambda line, n: line.ask(type="answer", n=n, seat=0, choice="vote seat0"), "refusal-self-vote"),
    ("unknown", lambda line, n: line.ask(type="answer", n=n, seat=0, choice="dance"), "refusal-not-an-option"),
    ("undo", lambda line, n: line.ask(type="undo", n=n, seat=0), "refusal-no-undo"),
    ("undo setup", lambda line, n: line.ask(type="undo", n=n + 3, seat=0), "refusal-stale"),
    ("undo foreign", lambda line, n: line.ask(type="undo", n=n, seat=1), "refusal-not-your-seat"),
    ("why foreign", lambda line, n: line.ask(type="why", seat=1, thing="stone"), "refusal-not-your-seat"),
]


@pytest.mark.parametrize(("name", "act", "key"), REFUSALS, ids=[name for name, _, _ in REFUSALS])
def test_a_refusal_changes_nothing(name: str, act: Refusal, key: str, alice: Guest, served: Served) -> None:
    table = alice.new("me open open")["table"]
    with alice.line(table) as hers:
        n = hers.next("state")["n"]
        before = served.kept(table)
        refused = act(hers, n)
        assert (refused["type"], refused["text"]["key"], refused["n"]) == ("refused", key, n)
        assert served.kept(table) == before


BAD = {
    "not JSON": "{",
    "not an object": "[1, 2]",
    "no type": '{"n": 1}',
    "unknown type": '{"type": "cheat"}',
    "unknown field": '{"type": "look", "seat": 0, "all": true}',
    "wrong type": '{"type": "answer", "n": "1", "seat": 0, "choice": "pass"}',
    "huge number": '{"type": "undo", "n": 99999999999999999999999, "seat": 0}',
    "negative": '{"type": "undo", "n": -1, "seat": -1}',
    "too long": '{"type": "look", "seat": null' + " " * 5000 + "}",
    "long talk": json.dumps({"type": "say", "text": "x" * 501}),
    "empty talk": '{"type": "say", "text": "  \\n "}',
    "half a character": '{"type": "say", "text": "\\ud800"}',
    "deep": "[" * 4000,
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD.keys())
def test_what_is_no_message_is_told_and_the_line_is_kept(text: str, alice: Guest, served: Served) -> None:
    table = alice.new("me open open")["table"]
    with alice.line(table) as hers:
        n = hers.next("state")["n"]
        before = served.kept(table)
        hers.connection.send(text)
        assert hers.read()["type"] == "error"
        assert served.kept(table) == before
        hers.answer(0, "vote seat1", n)
        assert hers.next("state")["view"]["ballot"] == 1


def test_bytes_are_no_message(alice: Guest) -> None:
    with alice.line(alice.new("me open open")["table"]) as hers:
        hers.next("state")
        hers.connection.send(b'{"type": "look", "seat": 0}')
        assert hers.read() == {"type": "error", "error": "messages are text"}


def test_a_frame_of_many_kilobytes_ends_the_line_and_nothing_else(alice: Guest) -> None:
    table = alice.new("me open open")["table"]
    with alice.line(table) as hers:
        hers.next("state")
        hers.connection.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            hers.read()
    with alice.line(table) as again:
        assert again.next("state")["asked"] is not None


def test_a_secret_vote_is_not_stale_because_others_voted_first(alice: Guest, bob: Guest) -> None:
    made = alice.new("me open me")
    bob.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"]})
    with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
        n = his.next("state")["n"]
        hers.answer(0, "vote seat1", n)
        hers.answer(2, "vote seat1", n)
        hers.until(lambda state: state["type"] == "state" and state["view"]["voted"] == [True, False, True])
        his.answer(1, "vote seat2", n)  # sent before he heard of it
        opened = his.until(lambda message: message["type"] != "state" or message["view"]["voted"] == [False] * 3)
        assert (opened["type"], opened["waiting"]) == ("state", [1])
        his.answer(1, "throw left 51", n)
        assert his.next("refused")["text"]["key"] == "refusal-stale"


def test_undo_takes_back_and_stops_at_a_reveal(alice: Guest) -> None:
    table = alice.new("me open open")["table"]
    with alice.line(table) as hers:
        n = hers.next("state")["n"]
        hers.answer(0, "vote seat1", n)
        voted = hers.state_at(n + 1)
        assert (voted["undo"], voted["view"]["ballot"]) == (True, 1)
        hers.send(type="undo", n=n + 1, seat=0)
        undone = hers.state_at(n + 2)
        assert (undone["undo"], undone["view"]["ballot"]) == (False, -1)
        assert [event["kind"] for event in undone["events"]] == ["undid"]


def test_nothing_is_taken_back_once_the_game_is_over_and_its_secrets_are_out(alice: Guest) -> None:
    with alice.line(alice.new("me me me")["table"]) as hers:
        state = hers.next("state")
        while not state["over"]:
            for seat in state["turn"]:
                choice = "pass" if len(state["turn"]) == 1 else f"vote seat{(seat + 1) % 3}"
                hers.answer(seat, choice, state["n"])
            state = hers.state_at(state["n"] + len(state["turn"]))
        for seat in range(3):
            hers.send(type="look", seat=seat)
            assert hers.until(lambda shown, seat=seat: shown["seat"] == seat)["undo"] is False  # type: ignore[misc]
            assert hers.ask(type="undo", n=state["n"], seat=seat)["text"]["key"] == "refusal-no-undo"


def test_a_whole_row_of_answers_is_taken_back(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path, shelf=("guillotine",))) as served:
        alice, hand = served.guest(), Fast(1)
        with alice.line(alice.new("me me", game="guillotine")["table"]) as hers:
            state = hers.next("state")
            while not state["restart"]:
                seat = state["turn"][0]
                if state["seat"] != seat:
                    hers.send(type="look", seat=seat)
                    while state["seat"] != seat:
                        state = hers.next("state")
                options = state["asked"]["options"]
                hers.answer(seat, options[hand.below(len(options))]["notation"], state["n"])
                state = hers.state_at(state["n"] + 1)
            hers.send(type="undo", n=state["n"], seat=state["seat"], whole=True)
            back = hers.state_at(state["n"] + 1)
            assert (back["undo"], back["restart"], back["turn"]) == (False, False, [state["seat"]])
            [undid] = [event for event in back["events"] if event["kind"] == "undid"]
            assert undid["args"]["n"] > 1


def test_why_not_names_the_rule(alice: Guest) -> None:
    with alice.line(alice.new("me open open")["table"]) as hers:
        hers.next("state")
        because = hers.ask(type="why", seat=0, thing="seat:0")
        reasons = [{"rule": "T-1", "text": {"key": "refusal-self-vote"}}]
        assert because == {"type": "because", "thing": "seat:0", "reasons": reasons}
        assert hers.ask(type="why", seat=0, thing="seat:1")["reasons"] == []


def test_talk_is_heard_by_all_and_kept(alice: Guest, bob: Guest) -> None:
    table = alice.new("me open open")["table"]
    bob.put("/api/me", json={"name": "Bob"})
    with alice.line(table) as hers, bob.line(table) as his:
        hers.next("state")
        his.next("state")
        hers.send(type="say", text=" Bonjour\u202e à tous ! ")
        for line in (hers, his):
            said = line.next("said")
            assert (said["seat"], said["text"], said["to"]) == (0, "Bonjour à tous !", None)
        hers.send(type="say", text="<b>salut</b>")
        assert his.next("said")["text"] == "<b>salut</b>"
    with bob.line(table) as again:
        assert [line["text"] for line in again.next("state")["talk"]] == ["Bonjour à tous !", "<b>salut</b>"]


def test_the_gallery_talks_among_itself_until_the_game_is_over(alice: Guest, bob: Guest, carol: Guest) -> None:
    table = alice.new("me bot:first bot:first")["table"]
    bob.put("/api/me", json={"name": "Bob"})
    with alice.line(table) as hers, bob.line(table) as his, carol.line(table) as third:
        state = hers.latest()
        his.send(type="say", text="Elle bluffe.")
        assert (third.next("said")["name"], his.next("said")["seat"]) == ("Bob", None)
        hers.play_on(state)
        assert not any("bluffe" in text for text in hers.raw if '"over":true' not in text)
    with alice.line(table) as after:
        assert [line["text"] for line in after.next("state")["talk"]] == ["Elle bluffe."]


def test_a_whisper_is_for_two(alice: Guest, bob: Guest, carol: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "first"}]
    made = alice.post("/api/tables", json={"game": "toy", "seats": seats, "terms": {"whispers": True}}).json()
    for guest in (bob, carol):
        assert guest.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"]}).status_code == 200
    with alice.line(made["table"]) as hers, bob.line(made["table"]) as his, carol.line(made["table"]) as third:
        for line in (hers, his, third):
            line.next("state")
        hers.send(type="say", text="Votons contre Carol.", to=1)
        for line in (hers, his):
            said = line.next("said")
            assert (said["seat"], said["to"], said["text"]) == (0, 1, "Votons contre Carol.")
        for to in (0, 3, 4):  # oneself, a bot, nobody
            assert hers.ask(type="say", text="Psst", to=to)["text"]["key"] == "refusal-nobody-hears"
        third.send(type="say", text="Alors ?")
        assert third.next("said")["text"] == "Alors ?"
        assert not any("contre Carol" in text for text in third.raw)
    with carol.line(made["table"]) as again:
        assert [line["text"] for line in again.next("state")["talk"]] == ["Alors ?"]
    with bob.line(made["table"]) as again:
        assert [line["text"] for line in again.next("state")["talk"]] == ["Votons contre Carol.", "Alors ?"]


def test_without_the_term_nobody_whispers(alice: Guest) -> None:
    with alice.line(alice.new("me open open")["table"]) as hers:
        hers.next("state")
        assert hers.ask(type="say", text="Psst", to=1)["text"]["key"] == "refusal-no-whispers"


def test_the_table_keeps_only_the_last_lines_of_talk(alice: Guest) -> None:
    table = alice.new("me open open")["table"]
    with alice.line(table) as hers:
        for at in range(105):
            hers.send(type="say", text=str(at))
        hers.until(lambda message: message.get("text") == "104")
        with alice.line(table) as again:
            talk = again.next("state")["talk"]
    assert [line["text"] for line in talk] == [str(at) for at in range(5, 105)]


def test_sockets_of_unknown_tables_and_foreign_pages_are_closed_with_a_reason(alice: Guest) -> None:
    for line, code in (
        (alice.line("nowhere"), 4404),
        (alice.line(alice.new("me me me")["table"], origin="http://elsewhere.example"), 4403),
    ):
        with line, pytest.raises(ConnectionClosed) as closed:
            line.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_simultaneous_answers_of_one_seat_count_once(alice: Guest, served: Served) -> None:
    table = alice.new("me open open")["table"]
    with alice.line(table) as one, alice.line(table) as other:
        n = one.next("state")["n"]
        other.next("state")
        one.answer(0, "vote seat1", n)
        other.answer(0, "vote seat2", n)
        refused = [line for line in (one, other) for _ in range(1) if _refused(line)]
        assert len(refused) == 1
    with alice.line(table) as again:
        assert again.next("state")["n"] == n + 1


def _refused(line: Line) -> bool:
    line.send(type="why", seat=0, thing="stone")
    line.next("because")
    return any(message["type"] == "refused" for message in line.heard)
