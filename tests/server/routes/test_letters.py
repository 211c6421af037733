"""Letters: who wants them gets them once, after a yes to the address, with public words only, and can end them."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest

from cocarde.core.errors import BadInput
from cocarde.server.clock import now
from cocarde.server.letters.carriers import NotCarried, call, is_public
from cocarde.server.letters.postman import Postman
from cocarde.server.protocol.letters import check_webhook
from cocarde.server.settings import Post, Settings, Smtp
from cocarde.server.store.outbox import LEASE
from tests.ports import kept_port
from tests.server.post import Hook, Mailbox, mail_server, until, webhook
from tests.server.served import Guest, Served, database, serving, toy_settings

HOUSE = "http://games.example"
MAIL = "bob@inbox.example"
LINK = re.compile(rf"{HOUSE}/courrier/((?:confirm|stop)\.\S+)")


def settings(data: Path, port: int, **changes: Any) -> Settings:
    """A house that writes to its players at once and does not wait long to try again."""
    smtp = Smtp("127.0.0.1", "Cocarde <cocarde@games.example>", port, "none")
    quick: dict[str, Any] = {"private": True, "tick": 0.05, "grace": 0.0, "backoff": 0.01, **changes}
    return toy_settings(data, workers=0, shelf=("vendee",), post=Post(HOUSE, smtp, **quick))


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mail_server() as box:
        yield box


@pytest.fixture(scope="module")
def house(box: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(settings(tmp_path_factory.mktemp("post"), box.port)) as served:
        yield served


@pytest.fixture
def hook() -> Iterator[Hook]:
    with webhook() as hook:
        yield hook


def wish(guest: Guest, **wishes: Any) -> dict[str, Any]:
    answer = guest.put("/api/me/letters", json={"minutes": 0, **wishes})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def asked(host: Guest, guest: Guest, **terms: Any) -> str:
    """A table at which `guest` is asked as soon as he sits down; he does not look at it."""
    seats = [{"kind": "open"}, {"kind": "me", "name": "Jeanne"}]
    made = host.post("/api/tables", json={"game": "vendee", "seats": seats, "terms": terms}).json()
    guest.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"], "name": "Bob"})
    return str(made["table"])


@pytest.fixture(autouse=True, scope="module")
def walked() -> Iterator[None]:
    """Count the rounds of every postman."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Postman, "round", counted(Postman.round))
        yield


WALKED: Counter[int] = Counter()


def counted(once: Callable[[Postman], Awaitable[None]]) -> Callable[[Postman], Awaitable[None]]:
    async def walk_once(postman: Postman) -> None:
        await once(postman)
        WALKED[id(postman._post)] += 1

    return walk_once


def rounds(house: Served, count: int = 3) -> None:
    """Wait until the postman has gone round a few times more, from beginning to end."""
    postman = id(house.settings.post)
    end = WALKED[postman] + 1 + count
    until(lambda: WALKED[postman] >= end)


def looked_at(house: Served, table: str) -> bool:
    """Has the postman seen that somebody is asked there?"""
    with database(house.settings.data) as db:
        return bool(db.execute("SELECT 1 FROM told WHERE table_id = ? AND n > 0", (table,)).fetchall())


def fates(house: Served, table: str) -> list[int]:
    """What became of the letters about a table, as soon as none of them waits: 1 went, 2 had no point any more."""
    with database(house.settings.data) as db:
        found = [state for (state,) in db.execute("SELECT state FROM outbox WHERE table_id = ?", (table,))]
    return [] if 0 in found else found


def links(text: str) -> list[str]:
    return LINK.findall(text)


def test_an_address_is_asked_first_then_written_to_then_left_alone(house: Served, box: Mailbox) -> None:
    alice, bob = house.guest(), house.guest()
    box.letters.clear()
    assert wish(bob, mail=MAIL, language="fr")["confirmed"] is False
    until(lambda: box.letters)
    [asking] = box.letters
    assert (asking["to"], asking["subject"]) == (MAIL, "Vos parties sur games.example")
    confirm, stop = links(box.body())
    asked(alice, bob)
    rounds(house)
    assert len(box.letters) == 1, "nothing before the address is confirmed"

    stranger = house.guest()
    assert stranger.post(f"/api/letters/{confirm[:-1]}x").status_code == 404
    assert stranger.post(f"/api/letters/{confirm}").status_code == 204
    assert bob.get("/api/me/letters").json()["confirmed"] is True
    until(lambda: len(box.letters) == 2)
    letter = box.letters[-1]
    assert letter["subject"] == "C’est à vous\u202f: Vendée Militaire 1793-1794, avec Jeanne."
    table = bob.get("/api/tables/mine").json()[0]["table"]
    assert f"{HOUSE}/table/{table}" in box.body().splitlines()
    assert letter["list-unsubscribe"] == f"<{HOUSE}/api/letters/{stop}>"
    rounds(house)
    assert len(box.letters) == 2, "one letter for one turn"

    assert stranger.post(f"/api/letters/{stop}", content=b"List-Unsubscribe=One-Click").status_code == 204
    asked(alice, bob)
    rounds(house)
    assert len(box.letters) == 2
    assert bob.get("/api/me/letters").json()["mail"] == ""


def test_a_webhook_is_called_with_public_words_only(house: Served, hook: Hook) -> None:
    alice, bob = house.guest(), house.guest()
    wish(bob, webhook=hook.url, language="en")
    table = asked(alice, bob)
    until(lambda: hook.calls)
    [told] = hook.calls
    assert {key: told[key] for key in ("table", "game", "kind", "text", "url")} == {
        "table": table,
        "game": "vendee",
        "kind": "turn",
        "text": "It is your turn: Vendée Militaire 1793-1794, with Jeanne.",
        "url": f"{HOUSE}/table/{table}",
    }
    assert told["content"] == f"{told['text']} {told['url']}"
    assert told["allowed_mentions"] == {"parse": []}
    assert set(told) == {"id", "kind", "table", "game", "text", "url", "content", "allowed_mentions"}


def test_who_is_at_the_table_plays_fast_or_wants_none_is_not_written_to(house: Served, hook: Hook) -> None:
    alice, bob = house.guest(), house.guest()
    wish(bob, webhook=hook.url)
    asked(alice, bob, seconds=600)
    wish(bob, webhook=hook.url, turns=False)
    unwanted = asked(alice, bob)
    until(lambda: looked_at(house, unwanted))
    made = bob.new("me open", game="vendee")
    with bob.line(made["table"]) as his:
        state = his.next("state")
        wish(bob, webhook=hook.url)
        rounds(house)
        his.answer(0, state["asked"]["options"][0]["notation"], state["n"])
        assert his.state_at(state["n"] + 1)["turn"] == [0]
        rounds(house)
        assert hook.calls == []


def test_who_is_at_the_table_is_not_written_to_however_long_a_round_takes(
    box: Mailbox, hook: Hook, tmp_path: Path
) -> None:
    """Without a pause between the rounds, whatever the last one noted of who is here is too old."""
    with serving(settings(tmp_path, box.port, tick=0.0)) as house:
        bob = house.guest()
        wish(bob, webhook=hook.url, turns=False)
        table = bob.new("me open", game="vendee")["table"]
        with bob.line(table) as his:
            state = his.next("state")
            until(lambda: looked_at(house, table))
            wish(bob, webhook=hook.url)
            his.answer(0, state["asked"]["options"][0]["notation"], state["n"])
            assert his.state_at(state["n"] + 1)["turn"] == [0]
            assert until(lambda: fates(house, table)) == [2], "there was no point in it"
    assert hook.calls == []


def test_not_more_often_than_the_player_wants(house: Served, hook: Hook) -> None:
    alice, bob = house.guest(), house.guest()
    wish(bob, webhook=hook.url, minutes=60)
    first = asked(alice, bob)
    until(lambda: hook.calls)
    second = asked(alice, bob)
    rounds(house)
    assert [told["table"] for told in hook.calls] == [first]
    with database(house.settings.data) as db:
        [waiting] = db.execute("SELECT state FROM outbox WHERE table_id = ?", (second,)).fetchall()
    assert waiting == (0,), "it waits for its hour"


def test_the_end_of_a_game_is_told_to_who_is_away(house: Served, hook: Hook) -> None:
    alice, bob = house.guest(), house.guest()
    table = asked(alice, bob)
    wish(bob, webhook=hook.url, turns=False)
    ended(house, table)
    until(lambda: hook.calls)
    [told] = hook.calls
    assert (told["kind"], told["url"]) == ("ending", f"{HOUSE}/table/{table}/revoir")


def ended(house: Served, table: str) -> None:
    """As if the players had brought it to its end, in one answer more."""
    with database(house.settings.data) as db:
        db.execute("UPDATE tables SET over = 1, pending = '[]', n = n + 1 WHERE id = ?", (table,))
        db.commit()


@contextmanager
def still_there(house: Served, host: Guest, guest: Guest) -> Iterator[str]:
    """The return match that the host asks for while `guest` is still at the table, and the postman comes round."""
    table = asked(host, guest, seconds=600)
    ended(house, table)
    with guest.line(table) as line:
        line.next("state")
        again = host.post(f"/api/tables/{table}/rematch", json={}).json()["table"]
        rounds(house)
        yield again


def test_a_return_match_writes_to_who_has_gone(house: Served, hook: Hook) -> None:
    """Once, and not after he has said no; who is still at a table is asked there."""
    alice, bob = house.guest(), house.guest()
    wish(bob, webhook=hook.url, endings=False, language="fr")
    with still_there(house, alice, bob) as again:
        assert hook.calls == [], "he is asked at the table"
    until(lambda: hook.calls)
    [told] = hook.calls
    assert (told["kind"], told["table"], told["url"]) == ("invitation", again, f"{HOUSE}/table/{again}")
    assert told["text"] == "On vous garde une place\u202f: Vendée Militaire 1793-1794, avec Jeanne."
    rounds(house)
    assert len(hook.calls) == 1

    with still_there(house, alice, bob) as other:
        assert bob.post(f"/api/tables/{other}/decline").status_code == 204
    assert until(lambda: fates(house, other)) == [2], "there was no point in it"
    assert len(hook.calls) == 1


def test_who_has_gone_before_play_began_is_told_of_his_first_turn(house: Served, hook: Hook) -> None:
    alice, bob = house.guest(), house.guest()
    wish(bob, webhook=hook.url)
    seats = [{"kind": "open"}, {"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = alice.set_up({"game": "vendee", "seats": seats}, begin=False)
    bob.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"], "name": "Bob", "seat": 0})
    rounds(house)
    assert hook.calls == []
    assert alice.post(f"/api/tables/{made['table']}/begin").status_code == 200
    until(lambda: hook.calls)
    assert [(told["kind"], told["table"]) for told in hook.calls] == [("turn", made["table"])]


def test_a_webhook_that_fails_is_tried_again_and_at_last_given_up(house: Served, hook: Hook) -> None:
    alice, bob = house.guest(), house.guest()
    hook.answers = [500, 503]
    wish(bob, webhook=hook.url)
    asked(alice, bob)
    until(lambda: len(hook.calls) == 3)
    assert len({told["id"] for told in hook.calls}) == 1
    hook.answers = [500] * 9
    asked(alice, bob)
    until(lambda: bob.get("/api/me/letters").json()["trouble"] == "webhook")
    assert len(hook.calls) == 3 + house.settings.post.tries
    assert bob.get("/api/me/letters").json()["webhook"] == ""
    hook.answers = [410]
    assert wish(bob, webhook=hook.url)["trouble"] == ""
    asked(alice, bob)
    until(lambda: bob.get("/api/me/letters").json()["trouble"] == "webhook")
    assert len(hook.calls) == 4 + house.settings.post.tries


def test_an_address_that_the_mail_server_refuses_is_given_up(house: Served, box: Mailbox) -> None:
    bob = house.guest()
    box.refuses.add("nobody@inbox.example")
    wish(bob, mail="nobody@inbox.example")
    until(lambda: bob.get("/api/me/letters").json()["trouble"] == "mail")


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.0.9", "172.20.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
     "::1", "fe80::1%eth0", "fd00::1", "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1",
     "::127.0.0.1", "::ffff:0:127.0.0.1", "64:ff9b:1::7f00:1", "fec0::1", "fe80::5efe:10.0.0.1", "3fff::1",
     "2a00:1450::5efe:192.168.1.1", "2001:0:7f00:1::", "::", "ff02::1", "192.0.0.8"],
)  # fmt: skip
def test_the_house_does_not_call_itself_or_its_neighbours(address: str) -> None:
    assert not is_public(address)


def test_the_house_calls_the_world() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:4700::1111")


def test_a_name_that_leads_home_is_refused_when_it_is_called(hook: Hook) -> None:
    for url in (hook.url, hook.url.replace("127.0.0.1", "localhost")):
        with pytest.raises(NotCarried, match="private network") as refused:
            asyncio.run(call(url, {"id": "x"}, private=False))
        assert refused.value.final
    assert hook.calls == []


@pytest.mark.parametrize(
    "wishes",
    [{"mail": "bob"}, {"mail": "bob@x.example\nBcc: a@b.example"}, {"mail": "a@b.example, c@d.example"},
     {"webhook": "ftp://x.example"}, {"webhook": "https://u:p@x.example/"}, {"webhook": "https://"},
     {"webhook": "http://[::1"}, {"minutes": -1}, {"language": "de"}],
)  # fmt: skip
def test_wishes_that_make_no_sense_are_refused(house: Served, wishes: dict[str, Any]) -> None:
    guest = house.guest()
    assert guest.put("/api/me/letters", json=wishes).status_code == 400
    assert guest.get("/api/me/letters").json()["mail"] == ""


@pytest.mark.parametrize(
    ("address", "private", "called"),
    [
        ("https://hooks.example/x", False, True),
        ("https://hooks.example:443/x", False, True),
        ("https://hooks.example:8443/x", False, False),
        ("https://hooks.example:8443/x", True, True),
        ("http://hooks.example/x", False, False),
        ("", False, True),
    ],
)
def test_the_world_is_called_at_its_usual_port_only(address: str, private: bool, called: bool) -> None:
    with nullcontext() if called else pytest.raises(BadInput, match="webhook"):
        check_webhook(address, private)


def test_a_house_that_writes_no_letters_says_so(alice: Guest) -> None:
    assert alice.get("/api/me/letters").json()["writes"] is False
    refused = alice.put("/api/me/letters", json={"webhook": "https://hooks.example/x"})
    assert (refused.status_code, refused.json()["error"]) == (400, "this house writes no letters")


PROGRAM = """
import sys
from pathlib import Path
from tests.server.routes.test_letters import settings
from cocarde.server.app import http_server
from cocarde.server.listening import listen
door = listen("127.0.0.1", 0)
print(door.getsockname()[1], flush=True)
http_server(settings(Path(sys.argv[1]), int(sys.argv[2]), tries=1000)).run(sockets=[door])
"""


@contextmanager
def killed(data: Path, mail: int) -> Iterator[Guest]:
    """A house in a process of its own, killed at the end."""
    program = [sys.executable, "-c", PROGRAM, str(data), str(mail)]
    with subprocess.Popen(program, stdout=subprocess.PIPE, env=environment()) as running:
        assert running.stdout is not None
        port = int(running.stdout.readline())

        class Door:
            url = f"http://127.0.0.1:{port}"

        try:
            with Guest(Door()) as guest:  # type: ignore[arg-type]
                yield guest
        finally:
            running.kill()


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def test_a_letter_outlives_a_killed_house_and_comes_once(tmp_path: Path) -> None:
    with kept_port() as port:
        with killed(tmp_path, port) as bob:  # nobody takes mail there yet
            wish(bob, mail=MAIL)
            soon = "SELECT 1 FROM outbox WHERE tries > 0 AND due < ?"  # nobody took it: it is put off, not under way
            with database(tmp_path) as db:
                until(lambda: db.execute(soon, (now() + LEASE // 2,)).fetchall())
        with mail_server(port) as box, serving(settings(tmp_path, port)) as house:
            until(lambda: box.letters)
            with database(tmp_path) as db:
                until(lambda: db.execute("SELECT state FROM outbox").fetchall() == [(1,)])
            rounds(house)
            assert len(box.letters) == 1
