"""What `make play` does while the engine is not compiled yet: serve from the plain sources, and compile meanwhile.

    python tools/play.py PLAIN... -- BUILD... -- COMPILED...

PLAIN serves at once. When BUILD is done PLAIN is ended, and COMPILED takes its port: no process ever holds two engines.
Nothing is lost on the way: tables are on the disk, and pages connect again by themselves. If BUILD fails PLAIN stays.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from threading import Thread
from typing import IO

ADDRESS = re.compile(r"Cocarde: https?://.*:(\d+)/")


def main(plain: list[str], build: list[str], compiled: list[str]) -> int:
    signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl-C reaches everybody: who serves decides when it is over
    server = subprocess.Popen(plain, stdout=subprocess.PIPE, text=True)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    assert server.stdout is not None
    port = told_port(server.stdout)
    if port is None:
        return server.wait()
    builder = subprocess.Popen(build, start_new_session=True)
    Thread(target=server_first, args=(server, builder), daemon=True).start()
    built = builder.wait() == 0
    if server.poll() is None and not built:
        print("the compiled engine could not be built: the plain one serves on", flush=True)
    if server.poll() is not None or not built:
        return server.wait()
    server.terminate()
    server.wait()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.execvp(compiled[0], [*compiled, "--port", port])


def told_port(lines: IO[str]) -> str | None:
    """Pass on what the server says until it has said where it is; None: it ended without."""
    for line in lines:
        print(line, end="", flush=True)
        if found := ADDRESS.match(line):
            return found[1]
    return None


def server_first(server: subprocess.Popen[str], builder: subprocess.Popen[bytes]) -> None:
    """Who stops the server does not want to wait for the compiler."""
    server.wait()
    if builder.poll() is None:
        os.killpg(builder.pid, signal.SIGTERM)


def split(words: list[str]) -> list[list[str]]:
    commands: list[list[str]] = [[]]
    for word in words:
        if word == "--":
            commands.append([])
        else:
            commands[-1].append(word)
    return commands


if __name__ == "__main__":
    sys.exit(main(*split(sys.argv[1:])))
