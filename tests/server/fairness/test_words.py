"""Everybody who sits down before the game begins adds words to its chance, sealed before any of them."""

from __future__ import annotations

from typing import Any

from cocarde.core.chance import Fair, commitment
from tests.server.served import Guest, Line, seats_of


def sit(guest: Guest, made: dict[str, str], words: str) -> int:
    joined = guest.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"], "words": words})
    assert joined.status_code == 200, joined.text
    return int(joined.json()["seat"])


def opened(guest: Guest, kinds: str, words: str) -> dict[str, str]:
    sealed = guest.post("/api/seals").json()
    made = guest.set_up({"game": "toy", "seats": seats_of(kinds), "seal": sealed["table"], "words": words})
    return {**made, "commitment": sealed["commitment"]}


def finish(lines: list[Line]) -> None:
    states = [line.latest() for line in lines]
    while not states[0]["over"]:
        for line, state in zip(lines, states, strict=True):
            if state["asked"]:
                line.answer(state["seat"], state["asked"]["options"][0]["notation"], state["n"])
                line.state_at(state["n"] + 1)
        states = [line.latest() for line in lines]


def audit(guest: Guest, made: dict[str, str]) -> Any:
    return guest.get(f"/api/tables/{made['table']}/audit").json()


def test_the_words_of_all_who_sit_down_go_into_the_first_die(alice: Guest, bob: Guest, carol: Guest) -> None:
    made = opened(alice, "open me open", "Liberte")
    with alice.line(made["table"]) as hers:
        hers.next("state")
        assert (sit(bob, made, "Egalite"), sit(carol, made, "Fraternite")) == (0, 2)
        hers.latest()
        assert any(message["fresh"] for message in hers.heard[1:] if message["type"] == "state"), "it was dealt anew"
        with bob.line(made["table"]) as his, carol.line(made["table"]) as hers_too:
            finish([hers, his, hers_too])
    told = audit(bob, made)
    assert told["words"] == f"{made['table']} 1:Liberte 0:Egalite 2:Fraternite"
    assert commitment(told["secret"]) == told["commitment"] == made["commitment"]
    again = Fair(told["secret"], told["words"])
    assert [draw["result"] for draw in told["drawn"]] == [again.below(draw["size"]) for draw in told["drawn"]]


def test_words_that_come_after_the_first_answer_of_a_person_change_nothing(alice: Guest, bob: Guest) -> None:
    made = opened(alice, "me open bot:first", "Liberte")
    with alice.line(made["table"]) as hers:
        state = hers.until(lambda m: m["type"] == "state" and m["waiting"] == [0, 1])
        hers.answer(0, "vote seat1", state["n"])
        before = hers.state_at(state["n"] + 1)
        sit(bob, made, "Egalite")
        after = hers.latest()
        assert (after["n"], after["view"]) == (before["n"], before["view"])
        with bob.line(made["table"]) as his:
            finish([hers, his])
    assert audit(alice, made)["words"] == f"{made['table']} 0:Liberte"


def test_what_bots_answered_before_counts_for_nothing(alice: Guest, bob: Guest) -> None:
    made = opened(alice, "me open bot:first", "Liberte")
    with alice.line(made["table"]) as hers:
        voted = hers.until(lambda m: m["type"] == "state" and m["waiting"] == [0, 1])
        sit(bob, made, "Egalite")
        again = hers.until(lambda m: m["type"] == "state" and m["fresh"])
        assert again["n"] <= voted["n"]
        hers.until(lambda m: m["type"] == "state" and m["waiting"] == [0, 1])  # the bot was asked again
        with bob.line(made["table"]) as his:
            finish([hers, his])
    assert audit(alice, made)["words"].endswith(" 0:Liberte 1:Egalite")


def test_who_sits_down_learns_whether_his_words_count(alice: Guest, bob: Guest) -> None:
    made = opened(alice, "me open open", "Liberte")
    joined = [
        guest.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"], "words": "Egalite"}).json()
        for guest in (bob, bob)
    ]
    assert joined == [{"seat": 1, "added": True}, {"seat": 1, "added": False}]
