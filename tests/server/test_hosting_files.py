"""The files for hosts: what each of them says is so, as far as it can be tried without the machine they are for."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from cocarde.cli.app import command
from tests.server.nginx import ROOT, free_port, listens
from tests.server.served import Guest, serving, toy_settings

HOSTING = ROOT / "hosting"
TOKEN = "of the host"


def scraped(url: str) -> str:
    return httpx.get(url + "/metrics", headers={"authorization": f"Bearer {TOKEN}"}).text


def test_the_dashboard_asks_for_figures_that_there_are_while_200_tables_are_played(tmp_path: Path) -> None:
    panels = json.loads((HOSTING / "grafana" / "cocarde.json").read_text())["panels"]
    asked = {name for one in panels for two in one["targets"] for name in re.findall(r"cocarde_\w+", two["expr"])}
    with serving(toy_settings(tmp_path, metrics_token=TOKEN, workers=0)) as house, ExitStack() as lines:
        alice = house.guest()
        for table in range(200):
            lines.enter_context(voted(alice))
            if table % 50 == 0:
                assert f"cocarde_tables_open {table + 1}.0" in scraped(house.url)
        told = scraped(house.url)
    there = set(re.findall(r"^(cocarde_\w+)", told, re.MULTILINE))
    assert asked
    assert asked - there == set()
    for figure in ("tables_open 200.0", "sockets_open 200.0", "move_seconds_count 200.0"):
        assert f"cocarde_{figure}" in told
    assert float(re.findall(r"^cocarde_table_changes (\S+)", told, re.MULTILINE)[0]) >= 200


@contextmanager
def voted(alice: Guest) -> Iterator[None]:
    """A table with a page at it, and a first answer."""
    with alice.line(alice.new("me me me")["table"]) as line:
        line.next("state")
        line.send(type="look", seat=0)
        asked = line.until(lambda state: state.get("asked") is not None)
        line.answer(0, "vote seat1", asked["n"])
        line.state_at(asked["n"] + 1)
        yield


def test_settings_that_the_files_name_are_settings() -> None:
    serve = command().commands["serve"]
    known = {f"COCARDE_{one.name.upper()}" for one in serve.params}
    unit, container = HOSTING / "systemd" / "cocarde.service", HOSTING / "container" / "Containerfile"
    named = set(re.findall(r"COCARDE_[A-Z]+", unit.read_text() + container.read_text()))
    assert named - {"COCARDE_"} <= known


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd-analyze")
def test_the_unit_is_one_and_is_hardened(tmp_path: Path) -> None:
    text = (HOSTING / "systemd" / "cocarde.service").read_text()
    unit = tmp_path / "cocarde.service"
    unit.write_text(text.replace("/opt/cocarde/bin/cocarde", "/bin/true"))
    checked = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    complaints = [line for line in checked.stderr.splitlines() if str(unit.name) in line]
    assert complaints == []
    judged = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", unit],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert judged.returncode == 0, judged.stdout[-300:] + judged.stderr


@pytest.mark.skipif(not shutil.which("caddy"), reason="no Caddy: install the package caddy")
def test_caddy_leads_to_the_house(tmp_path: Path) -> None:
    port = free_port()
    with serving(toy_settings(tmp_path, proxies=("127.0.0.1",))) as house:
        site = (HOSTING / "caddy" / "Caddyfile").read_text().replace("jeux.example {", f"http://127.0.0.1:{port} {{")
        file = tmp_path / "Caddyfile"
        file.write_text("{\n\tadmin off\n}\n" + site.replace("127.0.0.1:8765", house.url.removeprefix("http://")))
        home = {"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
        running = subprocess.Popen(
            ["caddy", "run", "--adapter", "caddyfile", "--config", file],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=home,
        )  # fmt: skip
        try:
            while not listens(port):
                assert running.poll() is None, "Caddy did not start"
            found = httpx.get(f"http://127.0.0.1:{port}/api/games")
        finally:
            running.terminate()
            running.wait()
    assert found.status_code == 200


def test_the_container_runs_what_there_is_as_nobody_in_particular() -> None:
    lines = (HOSTING / "container" / "Containerfile").read_text().replace("\\\n", " ").splitlines()
    words = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    orders = [word[0] for word in words]
    assert orders.count("FROM") == 2
    assert orders.index("USER") > len(orders) - 1 - orders[::-1].index("FROM")
    assert ["USER", "cocarde"] in words
    assert {"HEALTHCHECK", "STOPSIGNAL", "ENTRYPOINT"} <= set(orders)
    check = json.loads(re.search(r"CMD (\[.*urllib.*\])", "\n".join(lines))[1])  # type: ignore[index]
    compile(check[2], "health check", "exec")
