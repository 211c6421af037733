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
            assert joined.json() == {"seat": 1}
            hers.until(lambda message: message["type"] == "state" and message["seats"][1]["name"] == "Bob")
            with bob.line(made["table"]) as his:
                assert his.next("state")["seat"] == 1
                hers.answer(0, "vote seat2", n)
                told = his.until(lambda message: message["type"] == "state" and message["view"]["voted"][0])
                his.answer(1, "vote seat2", told["n"])
                hers.until(lambda message: message["type"] == "state" and message["view"]["voted"][1])
                his.send(type="say", text="Bonjour")
                assert hers.next("said")["text"] == "Bonjour"
