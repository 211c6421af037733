"""The state: what is written from its fields is up to date."""

from __future__ import annotations

from cocarde.kit.states import position
from tribune import GAME


def test_the_position_is_written_from_the_fields() -> None:
    fields, written = [(GAME.home / name).read_text("utf-8") for name in ("fields.py", "position.py")]
    assert written == position(fields), "python -m cocarde.kit.states src/tribune"
