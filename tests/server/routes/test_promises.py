"""Numbers that people and programs rely on: statuses, the longest wait, how long a guest is known."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cocarde.core.errors import BadInput, CocardeError, Refused
from cocarde.core.text import refusal
from cocarde.server.errors import Forbidden, NotFound, TooMany, status_of
from cocarde.server.identity import Identity
from cocarde.server.live import speech_effects
from cocarde.server.live.speech_effects import remark_of
from cocarde.server.protocol.socket import Clock, TalkLine
from cocarde.server.protocol.terms import Terms
from cocarde.server.settings import Settings
from cocarde.server.store.base import NotKept, Taken

FORTNIGHT = 14 * 24 * 3600


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (BadInput("no"), 400),
        (Refused(refusal("core", "game-over")), 400),
        (Forbidden("no"), 403),
        (NotFound("no"), 404),
        (Taken("no"), 409),
        (TooMany("no"), 429),
        (CocardeError("no"), 500),
        (NotKept("no"), 503),
    ],
)
def test_each_refusal_has_its_status(error: CocardeError, status: int) -> None:
    assert status_of(error) == status


def test_nobody_is_given_more_than_a_fortnight() -> None:
    assert msgspec.convert({"seconds": FORTNIGHT}, Terms).seconds == FORTNIGHT
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"seconds": FORTNIGHT + 1}, Terms)


def test_an_answer_is_due_so_many_seconds_later_or_never() -> None:
    assert Terms(seconds=5).deadline(1000) == 6000
    assert Terms().deadline(1000) == 0


def test_who_has_an_hour_comes_and_goes() -> None:
    assert [Terms(seconds=seconds).slow for seconds in (0, 1, 3599, 3600)] == [True, False, False, True]


def test_the_clock_of_a_message_has_a_bound() -> None:
    assert msgspec.convert(1_000_000_000, Clock) == 1_000_000_000
    for wrong in (-1, 1_000_000_001):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, Clock)


def test_a_browser_keeps_a_guest_for_a_year() -> None:
    assert "; Max-Age=31536000; HttpOnly; SameSite=Lax" in Identity("secret").set_cookie("somebody", https=False)


@pytest.mark.parametrize(("ago", "age"), [(999, 0), (1000, 1), (1999, 1), (-5, 0)])
def test_a_remark_is_as_old_as_its_whole_seconds(monkeypatch: pytest.MonkeyPatch, ago: int, age: int) -> None:
    monkeypatch.setattr(speech_effects, "now", lambda: 1_000_000)
    assert remark_of(TalkLine(1, "Jeanne", "Bonjour", 1_000_000 - ago)).age == age


def test_every_fifty_entries_a_position_is_kept() -> None:
    assert Settings(data=Path()).snapshots == 50
