"""A Ray cluster does the same pieces to the same end; what is no cluster is said so at once."""

from __future__ import annotations

import json
import socket
import sys
from pathlib import Path

import pytest

from cocarde import cli
from cocarde.core.errors import BadInput
from cocarde.lab.runs.cluster import check_address
from tests.cli.conftest import process

RUN = ["lab", "simulate", "vendee", "--games", "30", "--seed", "2"]


def test_a_cluster_of_its_own_plays_the_same_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here, there = tmp_path / "here.csv", tmp_path / "there.csv"
    assert cli.run([*RUN, "--jobs", "1", "--json", "--out", str(here)]) == 0
    done = process(*RUN, "--ray", "local", "--json", "--out", str(there))
    assert (done.code, done.err) == (0, "")
    alone, spread = json.loads(capsys.readouterr().out), json.loads(done.out)
    for figures in (alone, spread):
        for machine in ("seconds", "jobs", "decisions_per_second"):
            del figures[machine]
    assert alone == spread
    assert here.read_bytes() == there.read_bytes()


@pytest.mark.parametrize("address", ["", "nonsense", "host:", ":6379", "host:port", "host:99999", "ray://host"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadInput, match="write local, auto, HOST:PORT"):
        check_address(address)


def test_a_machine_that_does_not_answer_is_refused_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as closed:  # nobody listens there, and nobody else may
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]
        for address in (f"127.0.0.1:{port}", f"ray://127.0.0.1:{port}", "no.such.host.invalid:6379"):
            assert cli.run([*RUN, "--ray", address, "--out", str(tmp_path / "games.csv")]) == 2
            told = capsys.readouterr()
            assert told.err.startswith(f"cocarde: --ray {address}: ")
            assert (told.err.count("\n"), told.out) == (1, "")
    assert list(tmp_path.iterdir()) == []


def test_without_ray_the_way_to_it_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert cli.run([*RUN, "--ray", "local"]) == 2
    assert "cocarde[cluster]" in capsys.readouterr().err
