"""A process that systemd has started says when the house is open."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

from tests.server.served import PATIENCE


def test_systemd_is_told_when_the_house_is_open(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.settimeout(PATIENCE)
        known = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        command = [sys.executable, "-m", "cocarde", "serve", "--data", str(tmp_path / "games")]
        with subprocess.Popen(command, env={**os.environ, **known}, stdout=subprocess.PIPE, text=True) as house:
            told = systemd.recv(100)
            assert house.stdout
            assert house.stdout.readline().startswith("Cocarde: http")  # it was said before systemd was told
            house.terminate()
            house.wait(PATIENCE)
    assert told == b"READY=1"
