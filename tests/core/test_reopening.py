"""A game taken up again after its rules, or the names in its state, have changed."""

from __future__ import annotations

import msgspec
import pytest

import cocarde
from cocarde.core.chance import Fair, Fast
from cocarde.core.codec import Move, Saved, read_header
from cocarde.core.errors import BadInput, CorruptLog
from cocarde.core.meta import Revision
from cocarde.core.replay.reopening import LOG, RULES, played_anew, read_again, reopen
from cocarde.core.table import Table
from tests.revised import TOYS, meta
from tests.toy import META, TOY

VOTES = [(0, "vote seat1"), (1, "vote seat2"), (2, "vote seat1")]


def begun(*answers: tuple[int, str]) -> Table:
    table = Table.new(TOY, 3, chance=Fair("a secret of the house", "table 1"))
    for seat, choice in answers:
        table.answer(seat, choice)
    return table


def file_of(table: Table) -> Saved:
    return read_header(table.save())


def split(table: Table, at: int) -> tuple[Saved, list[Move]]:
    """A snapshot as it was after entry `at`, and what came later."""
    past = Table.new(TOY, 3, chance=Fair("a secret of the house", "table 1"))
    for move in table.log[1:at]:
        past.follow(move)
    return file_of(past), table.log[at:]


def test_a_renamed_field_is_filled_by_playing_the_log_again() -> None:
    table = begun(*VOTES, (1, "throw left 51"))
    saved, later = split(table, 3)
    found = reopen(TOYS["renamed"], saved, later)
    assert (found.closed, found.readable) == ("", True)
    assert found.table.view(0) == table.view(0)
    assert found.table.log == table.log
    assert found.table.state.chance.pack() == table.state.chance.pack(), "the same dice come next"


def test_a_changed_rule_is_applied_from_the_beginning_and_told_in_the_log() -> None:
    table = begun(*VOTES)
    found = reopen(TOYS["ahead"], file_of(table))
    assert found.closed == ""
    assert found.table.view(None).score == [10, 10, 10]
    assert found.table.log == [*table.log, Move(-1, "rules 2", [])]
    assert [event.kind for event in found.table.events(None)][-1] == "revised-2"
    again = found.table.replay()
    assert (again.view(0), again.events(0)) == (found.table.view(0), found.table.events(0))


def test_a_game_that_was_revised_goes_back_behind_it_and_is_saved_and_taken_up_again() -> None:
    found = reopen(TOYS["ahead"], file_of(begun(*VOTES))).table
    found.answer(1, "throw left 51")
    found.rewind(1, 3)
    assert (found.pending(), found.view(None).score) == ((2,), [10, 10, 10])
    once_more = reopen(TOYS["ahead"], file_of(found))
    assert once_more.table.log == found.log


def test_a_change_that_an_option_chooses_is_not_told_and_leaves_the_game_as_it_began() -> None:
    table = begun(*VOTES)
    found = reopen(TOYS["by option"], file_of(table))
    assert (found.closed, found.table.log, found.table.settings["breeze"]) == ("", table.log, "off")


def test_a_log_is_put_into_the_words_of_today() -> None:
    table = begun(*VOTES)
    old = [Move(move.seat, move.choice.replace("vote seat", "elect "), move.chance) for move in table.log]
    saved = msgspec.structs.replace(file_of(table), log=old)
    found = reopen(TOYS["spelled"], saved)
    assert found.table.log == [*table.log, Move(-1, "rules 2", [])]
    assert read_again(TOYS["spelled"], saved).log == table.log
    assert reopen(TOYS["ahead"], saved).closed == RULES, "without the words nobody can play it again"


def test_a_log_that_no_longer_fits_closes_the_game_and_its_position_is_still_shown() -> None:
    table = begun(*VOTES)
    saved, later = split(table, 3)
    found = reopen(TOYS["dealt"], saved, later)
    assert (found.closed, found.readable) == (RULES, True)
    assert found.table.view(0).voted == [True, True, False]
    assert "entry 1" in found.why
    assert found.table.log == table.log


@pytest.mark.parametrize("name", ["renamed and dealt", "undeclared", "dealt unsaid"])
def test_no_change_makes_a_game_unreadable(name: str) -> None:
    table = begun(*VOTES)
    saved, later = split(table, 3)
    found = reopen(TOYS[name], saved, later)
    assert found.closed == (LOG if name == "dealt unsaid" else RULES)
    assert found.readable == (name == "undeclared")
    assert found.table.log == table.log
    kinds = [[event.kind for event in found.table.events(seat)] for seat in (0, 1, 2, None)]
    assert kinds == [["voted"], ["voted"], ["recorded"], []], "what was recorded later is shown to who gave it alone"


def test_what_was_recorded_later_of_a_game_that_is_over_is_shown_to_all() -> None:
    table = begun(*VOTES)
    saved, later = split(table, 3)
    found = reopen(TOYS["renamed and dealt"], saved, later, over=True)
    assert [event.args for event in found.table.events(None)][-1] == {"seat": 2, "words": "vote seat1"}
    assert found.table.recorded_at(4, None)[0].kind == "recorded"


def test_a_game_that_was_over_and_would_go_on_today_is_closed() -> None:
    assert reopen(TOYS["ahead"], file_of(begun(*VOTES)), over=True).closed == RULES


def test_a_branch_keeps_what_it_was_dealt_and_goes_on_with_its_own_chance() -> None:
    table = Table.new(TOY, 3, chance=Fast(7))
    table.answer(0, "vote seat1")
    table.branch(Fair("another secret", "table 2"))
    for seat, choice in VOTES[1:]:
        table.answer(seat, choice)
    found = reopen(TOYS["renamed"], file_of(table))
    assert (found.closed, found.table.view(2)) == ("", table.view(2))
    assert found.table.state.chance.pack() == table.state.chance.pack()


def test_chance_that_cannot_be_drawn_again_is_believed() -> None:
    table = Table.new(TOY, 3, seed=7)
    for seat, choice in VOTES:
        table.answer(seat, choice)
    found = reopen(TOYS["renamed"], file_of(table)).table
    assert (found.view(2), found.state.chance.pack()) == (table.view(2), table.state.chance.pack())
    bare = msgspec.structs.replace(file_of(table), state=None)
    assert played_anew(TOYS["renamed"], bare, []).view(2) == table.view(2)


def test_a_tampered_deal_is_found_when_a_game_is_played_anew_and_when_it_goes_back() -> None:
    table = begun(*VOTES)
    forged = [
        Move(-1, "setup", [1 - table.log[0].chance[-1] if at == 4 else r for at, r in enumerate(table.log[0].chance)])
    ]
    saved = msgspec.structs.replace(file_of(table), log=[*forged, *table.log[1:]])
    assert reopen(TOYS["renamed"], saved).closed == LOG
    loaded = Table.of(TOY, saved)
    with pytest.raises(CorruptLog, match=r"entry 1 of the log \(setup\)"):
        loaded.rewind(1, 2)


def test_the_way_of_the_rules_is_followed_step_by_step_and_never_in_a_circle() -> None:
    three = msgspec.structs.replace(meta(Revision("1", "2"), Revision("2", "3", "breeze")), rules_version="3")
    assert three.revised_since("3") == []
    assert [one.version for one in three.revised_since("1") or []] == ["2", "3"]
    assert three.revised_since("9") is None
    assert meta(Revision("1", "5"), Revision("5", "1")).revised_since("1") is None
    assert META.revised_since("1") == []
    assert Revision("1", "2.1").event == "revised-2-1"


def test_a_log_may_not_tell_of_rules_that_nobody_knows() -> None:
    with pytest.raises(CorruptLog, match="no versions 7"):
        Table.from_log(TOY, 3, None, [begun().log[0], Move(-1, "rules 7", [])])


def test_files_of_other_rules_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    data = begun(*VOTES).save()
    monkeypatch.setattr(cocarde, "played_with", lambda slug, data: TOYS["dealt"])
    for read in (cocarde.load, cocarde.replay):
        with pytest.raises(BadInput, match="was played under version 1 of its rules, not 2: entry 1"):
            read(data)
    monkeypatch.setattr(cocarde, "played_with", lambda slug, data: TOYS["ahead"])
    assert cocarde.load(data).view(None).score == cocarde.replay(data).view(None).score == [10, 10, 10]
