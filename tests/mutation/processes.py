"""Processes that are waited for, but not for ever."""

from __future__ import annotations

import os
import resource
import signal
import time
from contextlib import suppress

CPU = 30
"""Seconds of the processor a mutant may use before it is held to hang: how busy the machine is does not count."""
WAIT = 30.0
"""Seconds that a test of the server waits for a message before it fails: most of those that fail, fail so."""
WALL = 300.0
"""Seconds after which it hangs even if it does nothing."""


def bound() -> None:
    """In a process that is about to try a mutant: a session of its own, and so much of the processor."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_CPU, (CPU, CPU + 5))


def waited_for(child: int) -> str:
    """What its end says of a mutant; one that hangs is ended. What it has started ends with it."""
    deadline = time.monotonic() + WALL
    while time.monotonic() < deadline:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            end_group(child)
            return "survived" if status == 0 else "timeout" if os.WIFSIGNALED(status) else "killed"
        time.sleep(0.005)
    end_group(child)
    os.waitpid(child, 0)
    return "timeout"


def end_group(leader: int) -> None:
    """End whatever it has started: its session is its own."""
    with suppress(ProcessLookupError):
        os.killpg(leader, signal.SIGKILL)
