"""What the people at a table agree on: to go back, to stop the clock, to replace who has left."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.live.test_terms import join, opened
from tests.server.served import Guest, Line, serving, toy_settings


def rewound(message: dict[str, Any]) -> bool:
    return message["type"] == "state" and any(event["kind"] == "rewound" for event in message["events"])


def moved(message: dict[str, Any]) -> bool:
    return message["type"] == "state" and message["motion"] is not None


def answer_once(line: Line, seat: int) -> dict[str, Any]:
    """Answer the first option as soon as `seat` is asked; the state after it."""
    state = line.latest()
    while not state["asked"]:
        state = line.next("state")
    line.answer(seat, state["asked"]["options"][0]["notation"], state["n"])
    return line.state_at(state["n"] + 1)


def test_who_plays_alone_goes_back_at_once_and_gets_the_same_luck(alice: Guest) -> None:
    table = alice.new("me bot:first bot:first")["table"]
    with alice.line(table) as hers:
        first = hers.until(lambda m: m["type"] == "state" and m["waiting"] == [0])  # the bots have voted
        hers.answer(0, first["asked"]["options"][0]["notation"], first["n"])
        later = hers.until(lambda m: m["type"] == "state" and m["n"] > first["n"] and m["waiting"] == [0])
        hers.send(type="propose", n=later["n"], seat=0, motion="back")
        back = hers.until(rewound)
        assert (back["view"], back["asked"]["options"]) == (first["view"], first["asked"]["options"])
        hers.answer(0, first["asked"]["options"][0]["notation"], back["n"])
        again = hers.until(lambda m: m["type"] == "state" and m["n"] > back["n"] and m["waiting"] == [0])
        assert again["view"] == later["view"]


def test_all_must_agree_to_go_back_and_a_no_ends_it(alice: Guest, bob: Guest) -> None:
    made = opened(alice, "me open bot:first")
    join(bob, made)
    with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
        hers.until_voted(2)
        state = answer_once(hers, 0)
        his.latest()
        hers.send(type="propose", n=state["n"], seat=0, motion="back")
        motion = his.until(moved)["motion"]
        assert motion == {"motion": "back", "by": 0, "of": 0, "yes": [0], "asked": [1], "bot": "", "changed": None}
        his.send(type="consent", seat=1, yes=False)
        assert his.next("said")["note"] == {"key": "house-refused-back", "args": {"seat": 1}}
        assert his.latest()["motion"] is None
        assert his.ask(type="consent", seat=1, yes=True)["text"]["key"] == "refusal-no-motion"

        hers.send(type="propose", n=hers.latest()["n"], seat=0, motion="back")
        his.until(moved)
        his.send(type="consent", seat=1, yes=True)
        for line in (hers, his):
            line.until(rewound)
        assert hers.latest()["asked"]


def test_the_clock_stops_by_consent_until_the_next_move(alice: Guest, bob: Guest) -> None:
    made = opened(alice, "me open bot:first", seconds=3600)
    join(bob, made)
    with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
        state = hers.until_voted(2)
        assert state["deadline"] > 0
        hers.send(type="propose", n=state["n"], seat=0, motion="pause")
        his.until(moved)
        his.send(type="consent", seat=1, yes=True)
        assert hers.next("said")["note"]["key"] == "house-paused"
        assert hers.latest()["deadline"] == 0
        assert answer_once(hers, 0)["deadline"] > 0


def test_without_a_clock_there_is_no_pause_and_without_an_answer_no_way_back(alice: Guest) -> None:
    with alice.line(alice.new("me open open")["table"]) as hers:
        n = hers.latest()["n"]
        assert hers.ask(type="propose", n=n, seat=0, motion="pause")["text"]["key"] == "refusal-no-clock"
        assert hers.ask(type="propose", n=n, seat=0, motion="back")["text"]["key"] == "refusal-nothing-to-take-back"
        assert hers.ask(type="propose", n=n + 9, seat=0, motion="back")["text"]["key"] == "refusal-stale"
        assert hers.ask(type="propose", n=n, seat=1, motion="back")["text"]["key"] == "refusal-not-your-seat"


def test_a_bot_takes_the_seat_of_who_has_left(alice: Guest, bob: Guest) -> None:
    made = opened(alice, "me open bot:first")
    join(bob, made)
    with alice.line(made["table"]) as hers:
        n = hers.until_voted(2)["n"]
        with bob.line(made["table"]) as his:
            his.next("state")
            there = hers.ask(type="propose", n=n, seat=0, motion="replace", of=1)
            assert there["text"]["key"] == "refusal-still-here"
        hers.until(lambda m: m["type"] == "state" and not m["seats"][1]["online"])
        replaced = hers.ask(type="propose", n=n, seat=0, motion="replace", of=1)
        assert replaced["note"] == {"key": "house-replaced", "args": {"seat": 1}}
        assert hers.latest()["seats"][1]["kind"] == "bot"
    card = bob.card(made["table"])
    assert ([seat["kind"] for seat in card["seats"]], card["invite"]) == (["guest", "bot", "bot"], "")


def test_what_is_proposed_outlives_a_restart(tmp_path: Path) -> None:
    with serving(toy_settings(tmp_path, workers=0)) as house:
        alice, bob = house.guest(), house.guest()
        made = opened(alice, "me open open")
        join(bob, made)
        with alice.line(made["table"]) as hers:
            hers.send(type="propose", n=answer_once(hers, 0)["n"], seat=0, motion="back")
            hers.until(moved)
        cookies = dict(alice.cookies), dict(bob.cookies)
    with serving(toy_settings(tmp_path, workers=0)) as house:
        alice, bob = house.guest(), house.guest()
        alice.cookies.update(cookies[0])
        bob.cookies.update(cookies[1])
        with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
            assert hers.next("state")["motion"] == {
                "motion": "back",
                "by": 0,
                "of": 0,
                "yes": [0],
                "asked": [1],
                "bot": "",
                "changed": None,
            }
            his.next("state")
            his.send(type="consent", seat=1, yes=True)
            assert hers.until(rewound)["motion"] is None
        with alice.line(made["table"]) as hers:
            assert hers.next("state")["motion"] is None
