"""A fixed share of `python -m tests.server.hostile`: whatever is sent, the server answers, and writes nothing down."""

from __future__ import annotations

from pathlib import Path

from tests.server.hostile import besiege


def test_a_thousand_hostile_messages_hurt_nobody(tmp_path: Path) -> None:
    tally, written = besiege(tmp_path, 1000)
    assert [status for status in tally.statuses if status >= 500] == []
    assert "Traceback" not in written, written
    assert tally.waits, "who is honest goes on playing"
    assert {"error", "refused"} <= set(tally.replies)
