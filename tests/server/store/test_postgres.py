"""Several servers on one PostgreSQL: what one of them commits, the others tell. Collected where one is installed."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.postgres import empty_database
from tests.server.served import serving, toy_settings


def test_servers_on_one_postgres_tell_each_other(postgres: str, tmp_path: Path) -> None:
    settings = toy_settings(tmp_path, workers=0, database=asyncio.run(empty_database(postgres)))
    with serving(settings) as one, serving(settings) as other:
        alice, bob = one.guest(), other.guest()
        made = alice.new("me open open")
        with alice.line(made["table"]) as hers:
            n = hers.next("state")["n"]
            joined = bob.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"], "name": "Bob"})
            assert joined.json() == {"seat": 1, "added": True}
            dealt = hers.until(lambda message: message["type"] == "state" and message["fresh"])
            while dealt["seats"][1]["name"] != "Bob":  # he sat down, and it was dealt anew: two news
                dealt = hers.next("state")
            with bob.line(made["table"]) as his:
                assert his.next("state")["seat"] == 1
                hers.answer(0, "vote seat2", n)
                told = his.until_voted(0)
                his.answer(1, "vote seat2", told["n"])
                hers.until_voted(1)
                his.send(type="say", text="Bonjour")
                assert hers.next("said")["text"] == "Bonjour"


def test_what_is_proposed_at_one_server_is_agreed_on_at_the_other(postgres: str, tmp_path: Path) -> None:
    settings = toy_settings(tmp_path, workers=0, database=asyncio.run(empty_database(postgres)))
    with serving(settings) as one, serving(settings) as other:
        alice, bob = one.guest(), other.guest()
        made = alice.new("me open open")
        bob.post(f"/api/tables/{made['table']}/join", json={"invite": made["invite"]})
        with alice.line(made["table"]) as hers, bob.line(made["table"]) as his:
            n = hers.next("state")["n"]
            hers.answer(0, "vote seat2", n)
            hers.send(type="propose", n=hers.state_at(n + 1)["n"], seat=0, motion="back")
            his.until(lambda message: message["type"] == "state" and message["motion"] is not None)
            his.send(type="consent", seat=1, yes=True)
            rewound = hers.until(lambda message: message["type"] == "state" and message["n"] > n + 1)
            assert (rewound["motion"], rewound["asked"] is not None) == (None, True)


def test_of_two_moves_at_two_servers_the_database_takes_one(postgres: str, tmp_path: Path) -> None:
    settings = toy_settings(tmp_path, workers=0, database=asyncio.run(empty_database(postgres)))
    with serving(settings) as one, serving(settings) as other:
        alice, there = one.guest(), other.guest()
        table = alice.new("me open open")["table"]
        there.cookies.update(alice.cookies)
        with alice.line(table) as here, there.line(table) as beyond:
            n = here.next("state")["n"]
            assert beyond.next("state")["n"] == n
            here.answer(0, "vote seat1", n)
            assert here.next("state")["view"]["ballot"] == 1
            beyond.answer(0, "vote seat2", n)
            assert beyond.next("refused")["text"]["key"] == "refusal-stale"
            assert beyond.latest()["view"]["ballot"] == 1
