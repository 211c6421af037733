"""A command of the lab that is interrupted, and given again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cocarde import cli
from cocarde.lab.runs.plan import Piece


def lab(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    """Its code, what it says, and what it complains of."""
    code = cli.run(["lab", *args])
    told = capsys.readouterr()
    return code, told.out, told.err


def pieces_after_a_stop(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    work: str,
    of: Callable[[Piece], Any],
    *args: str,
) -> list[Piece]:
    """The six pieces that were played when the fourth was stopped first: what is said at the end is the same."""
    _, whole, _ = lab(capsys, *args)
    played: list[Piece] = []

    def noted(piece: Piece) -> Any:
        played.append(piece)
        return of(piece)

    def until_the_fourth(piece: Piece) -> Any:
        if len(played) == 3:
            raise KeyboardInterrupt
        return noted(piece)

    monkeypatch.setattr(work, until_the_fourth)
    code, text, err = lab(capsys, *args)
    assert (code, text) == (cli.INTERRUPTED, "")
    assert "3 of 6 games" in err
    monkeypatch.setattr(work, noted)
    assert lab(capsys, *args)[1] == whole
    return played
