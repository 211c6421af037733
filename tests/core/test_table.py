"""The contract on the toy game: every promise of the core, broken once to see it fail."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from cocarde.core.agenda import advance, decide_before_luck
from cocarde.core.chance import Fair, Fast, Scripted
from cocarde.core.codec import Move
from cocarde.core.errors import BadInput, CorruptLog, Refused, RunawayAgenda, ScriptError
from cocarde.core.journal import branched, standing
from cocarde.core.table import Table
from tests.toy import PASS, TOY, Forever, Hush, Throw


def toy(*rolls: int, seats: int = 3) -> Table:
    """A toy table whose deal is the identity and whose winds are `rolls`."""
    deal = list(range(5, 0, -1))
    return Table.new(TOY, seats, chance=Scripted([*deal, *[roll - 1 for roll in rolls]]))


def vote_for_seat_1(table: Table) -> None:
    table.answer(0, "vote seat1")
    table.answer(2, "vote seat1")
    table.answer(1, "vote seat0")


def test_all_seats_of_a_secret_vote_may_answer_in_any_order() -> None:
    table = toy()
    assert table.pending() == (0, 1, 2)
    table.answer(2, "vote seat1")
    assert table.pending() == (0, 1)


def test_a_ballot_is_seen_by_nobody_else_before_all_are_in() -> None:
    table = toy()
    before = [table.view(0), table.view(None)]
    table.answer(2, "vote seat1")
    assert [event.kind for event in table.events(2)] == ["voted"]
    assert table.events(0) == table.events(None) == []
    assert table.view(0) == msgspec.structs.replace(before[0], voted=[False, False, True])
    table.answer(0, "vote seat1")
    table.answer(1, "vote seat2")
    assert table.events(0)[-1].args == {"ballots": [1, 2, 1]}


def test_a_second_ballot_of_the_same_seat_is_refused() -> None:
    table = toy()
    table.answer(2, "vote seat1")
    with pytest.raises(Refused) as refused:
        table.answer(2, "vote seat0")
    assert refused.value.refusal.text.key == "refusal-not-your-turn"


def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    table = toy()
    before = table.save()
    with pytest.raises(Refused, match="T-1"):
        table.answer(0, "vote seat0")
    with pytest.raises(BadInput, match="no such answer"):
        table.answer(0, "dance")
    assert table.save() == before


def test_a_continuous_choice_is_checked_for_range_and_rule() -> None:
    table = toy(4)
    vote_for_seat_1(table)
    for words, error, match in [
        ("throw left 101", BadInput, "from 0 to 100"),
        ("throw left x", BadInput, "whole number"),
        ("throw left", BadInput, "expected 'throw hand distance'"),
        ("throw left 50", Refused, "T-3"),
    ]:
        with pytest.raises(error, match=match):
            table.answer(1, words)
    assert [offer.ids for offer in table.offers(1)] == [{"hand": "left"}, {"hand": "right"}]
    table.answer(1, "throw right 51")
    table.answer(0, "pass")
    assert table.view(1).score == [0, 51 + 4 + 1, 0]


def test_scripted_chance_refuses_too_few_too_many_and_impossible_results() -> None:
    table = toy()
    vote_for_seat_1(table)
    table.answer(1, "throw left 51")
    with pytest.raises(ScriptError, match="is missing"):
        table.answer(0, "pass")
    with pytest.raises(ScriptError, match="never drawn"):
        Scripted([1]).finish()
    with pytest.raises(ScriptError, match="not 0 to 5"):
        Scripted([6]).die(6)


def test_undo_takes_back_an_own_answer_and_leaves_a_trace() -> None:
    table = toy()
    table.answer(0, "vote seat1")
    before = table.view(1)
    table.undo(0)
    assert table.pending() == (0, 1, 2)
    assert table.view(1) != before
    assert [move.choice for move in table.log] == ["setup", "vote seat1", "undo"]
    assert [event.kind for event in table.events(0)] == ["undid"]


def test_undo_stops_at_a_reveal_a_chance_and_another_seats_answer() -> None:
    table = toy(3)
    table.answer(0, "vote seat1")
    table.answer(2, "vote seat1")
    with pytest.raises(Refused, match="no-undo"):
        table.undo(0)
    table.answer(1, "vote seat0")
    with pytest.raises(Refused, match="no-undo"):
        table.undo(1)
    table.answer(1, "throw left 51")
    table.answer(0, "pass")
    with pytest.raises(Refused, match="no-undo"):
        table.undo(0)


def test_a_hidden_decision_that_passes_leaves_no_trace_for_the_others() -> None:
    table = toy(3)
    vote_for_seat_1(table)
    table.answer(1, "throw left 51")
    assert table.pending() == (0,)
    assert [table.waiting(viewer) for viewer in (0, 1, 2, None)] == [(0,), (2,), (1,), (2,)]
    before = [table.clock(viewer) for viewer in (0, 1, 2)]
    assert table.replay().clock(1) == before[1]
    table.answer(0, "pass")
    assert [table.clock(viewer) for viewer in (0, 1, 2)] == [n + 1 for n in before]  # the flight is public


def test_a_silent_pass_moves_only_the_clock_of_who_passed() -> None:
    table = toy()
    vote_for_seat_1(table)
    table.answer(1, "throw left 51")
    table.state.agenda[:] = [Throw(2), Hush()]
    before = [table.clock(viewer) for viewer in (0, 1, 2, None)]
    table.answer(0, "pass")
    assert table.n == 6
    for twin in (table, table.clone(), Table.load(TOY, table.save())):
        assert [twin.clock(viewer) for viewer in (0, 1, 2, None)] == [before[0] + 1, *before[1:]]


def test_save_load_clone_and_replay_agree_and_go_on_alike() -> None:
    table = Table.new(TOY, 3, seed=7)
    while table.pending():
        twins = [Table.load(TOY, table.save()), table.clone(), table.replay()]
        for twin in twins:
            assert [twin.view(seat) for seat in range(3)] == [table.view(seat) for seat in range(3)]
            assert twin.log == table.log
            assert twin.events(1) == table.events(1)
        seat = table.pending()[-1]
        table.answer(seat, table.options(seat)[0])
        twins[0].answer(seat, table.log[-1].choice)
        assert twins[0].save() == table.save()


def test_replay_stops_anywhere_and_goes_through_undos() -> None:
    table = Table.new(TOY, 3, seed=7)
    table.answer(0, "vote seat1")
    table.undo(0)
    table.answer(0, "vote seat2")
    assert table.replay().view(0) == table.view(0)
    assert table.replay(1).pending() == (0, 1, 2)
    assert table.replay(2).pending() == (1, 2)


def test_a_game_is_retold_entry_by_entry_through_undos() -> None:
    table = Table.new(TOY, 3, seed=7)
    table.answer(0, "vote seat1")
    table.undo(0)
    table.answer(0, "vote seat2")
    table.answer(1, "vote seat0")
    told = [(then.n, then.save()) for then in table.retold()]
    assert told == [(n, table.replay(n).save()) for n in range(1, table.n + 1)]


def test_a_forged_log_is_found() -> None:
    table = Table.new(TOY, 3, seed=7)
    vote_for_seat_1(table)
    table.answer(1, "throw left 51")
    if table.decision is not None and table.decision.hidden:
        table.answer(table.pending()[0], "pass")
    forged = [*table.log[:4], msgspec.structs.replace(table.log[4], choice="throw left 50")]
    with pytest.raises(CorruptLog, match="entry 5"):
        Table.from_log(TOY, 3, None, forged)
    for chance in ([], [9], [*table.log[-1].chance, 1]):
        loaded = [*table.log[:-1], msgspec.structs.replace(table.log[-1], chance=chance)]
        with pytest.raises(CorruptLog, match=f"entry {len(loaded)}"):
            Table.from_log(TOY, 3, None, loaded)
    with pytest.raises(CorruptLog, match="begins with its setup"):
        Table.from_log(TOY, 3, None, table.log[1:])


def test_bad_files_options_and_seats_are_named() -> None:
    calls: list[tuple[Callable[[], Table], str]] = [
        (lambda: Table.load(TOY, b"{"), "not a Cocarde game file"),
        (lambda: Table.new(TOY, 2), "played by 3 or 4"),
        (lambda: Table.new(TOY, 3, {"rain": "on"}), "no option 'rain'"),
        (lambda: Table.new(TOY, 3, {"wind": "maybe"}), "on, off or gale, not 'maybe'"),
    ]
    for call, match in calls:
        with pytest.raises(BadInput, match=match):
            call()
    assert Table.new(TOY, 3, {"wind": False}).settings == {"wind": "off"}


def test_a_runaway_agenda_stops_and_shows_its_stack() -> None:
    state = Table.new(TOY, 3, seed=1).state
    state.then(Forever())
    with pytest.raises(RunawayAgenda, match="Forever.*waiting.*Round, Vote, Forever"):
        advance(state)
    state.then(Throw(0), Forever())
    with pytest.raises(RunawayAgenda, match="Forever.*waiting.*Round, Vote, Forever"):
        decide_before_luck(state, 0, PASS)


def test_same_seed_same_log() -> None:
    logs = []
    for _ in range(2):
        table, hand = Table.new(TOY, 4, seed=11), Fast(3)
        while table.pending():
            seat = table.pending()[0]
            options = table.options(seat)
            table.answer(seat, options[hand.below(len(options))])
        table.check()
        logs.append(table.log)
    assert logs[0] == logs[1]


def fair_table() -> Table:
    return Table.new(TOY, 3, chance=Fair("a secret of the house", "table 1"))


def test_a_rewound_table_draws_the_same_again_and_replays() -> None:
    table = fair_table()
    hand = Fast(8)

    def step() -> tuple[int, str]:
        seat = table.pending()[0]
        options = table.options(seat)
        choice = options[hand.below(len(options))].notation
        table.answer(seat, choice)
        return seat, choice

    for _ in range(3):
        step()
    n, before = table.n, table.view(0)
    given = [step() for _ in range(4)]
    drawn = [move.chance for move in table.log[n:]]
    clock = table.clock(1)
    table.rewind(2, n)
    assert (table.view(0), table.n, table.log[-1].choice) == (before, n + 5, f"rewind {n}")
    assert table.clock(1) == clock + 1
    assert [event.kind for event in table.events(1, clock)] == ["rewound"]
    for seat, choice in given:
        table.answer(seat, choice)
    assert [move.chance for move in table.log[n + 5 :]] == drawn
    again = table.replay()
    assert (again.log, again.view(0), again.events(1)) == (table.log, table.view(0), table.events(1))
    loaded = Table.load(TOY, table.save())
    loaded.rewind(0, n)
    assert loaded.view(0) == before


def test_where_a_table_does_not_go_back_to() -> None:
    table = fair_table()
    for n in (0, 1, 2):
        with pytest.raises(BadInput):
            table.rewind(0, n)
    played = Table.new(TOY, 3)
    played.answer(played.pending()[0], played.options(played.pending()[0])[0])
    with pytest.raises(BadInput, match="drawn again"):
        played.rewind(0, 1)


def test_the_log_says_which_answers_still_stand() -> None:
    log = [Move(-1, "setup", []), Move(0, "a", []), Move(1, "b", []), Move(1, "undo", []), Move(1, "c", [])]
    assert standing(log) == [1, 2, 5]
    back = [*log, Move(0, "rewind 1", []), Move(2, "d", [])]
    assert standing(back) == [1, 7]
    assert (branched(back), branched([*back, Move(-1, "branch", [])])) == (0, 8)
