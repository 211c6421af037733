"""What a viewer is sent of a table, piece by piece: the one place where a table becomes a message."""

from __future__ import annotations

import pytest

from cocarde.core.chance import Fair
from cocarde.core.choice import Choice
from cocarde.core.table import Table
from cocarde.core.text import Stake, Text
from cocarde.games import load
from cocarde.server.live.visibility import (
    Around,
    asked_of,
    may_hear,
    may_restart,
    may_undo,
    offer_of,
    option_of,
    replay_step,
    state_of,
)
from cocarde.server.protocol.socket import MotionState, Option, State, TalkLine
from tests.core.test_noticed import Row, at
from tests.toy import PASS, TOY, Hush, Throw, ToyState, Veto

PUBLIC = None
AROUND = Around([], 0, None, "", True)
MOTION = MotionState("pause", 0, 0, [0], [1], "")


def sent(table: Table, seat: int | None, you: list[int] | None = None, since: int | None = None) -> State:
    own = [seat] if seat is not None else []
    return state_of(table, seat, own if you is None else you, [], since, AROUND)


def line(seat: int | None, to: int | None = None) -> TalkLine:
    return TalkLine(seat, "", "psst", 0, to)


@pytest.mark.parametrize(
    ("viewer", "heard"),
    [(0, [True, True, True, False]), (1, [True, True, False, False]), (2, [True, False, True, False])],
)
def test_a_whisper_is_heard_by_the_two_alone(viewer: int, heard: list[bool]) -> None:
    """Said aloud; whispered from 0 to 1; from 2 to 0; in the gallery."""
    lines = [line(0), line(0, to=1), line(2, to=0), line(None)]
    assert [may_hear(each, viewer, [viewer], False) for each in lines] == heard


def test_the_gallery_hears_itself_and_what_is_said_aloud_and_no_whisper() -> None:
    lines = [line(0), line(0, to=1), line(None), line(None, to=1)]
    assert [may_hear(each, PUBLIC, [], False) for each in lines] == [True, False, True, False]
    assert [may_hear(each, PUBLIC, [], True) for each in lines] == [True, False, True, False]


def test_players_hear_the_gallery_when_all_is_over_from_whichever_seat_they_look() -> None:
    assert [may_hear(line(None), seat, [0], over) for seat in (0, None) for over in (False, True)] == [False, True] * 2
    assert not may_hear(line(0, to=1), None, [1], True)


def test_talk_is_sent_as_far_as_it_may_be_heard() -> None:
    table = at(Throw(2))
    around = Around([line(0), line(0, to=1), line(None)], 0, None, "", True)
    talk = [state_of(table, seat, [seat], [], None, around).talk for seat in range(3)]
    assert talk == [around.talk[:2], around.talk[:2], around.talk[:1]]
    over = [state_of(at(), seat, [seat], [], None, around).talk for seat in (0, 2)]
    assert over == [around.talk, [around.talk[0], around.talk[2]]]


def test_of_a_hidden_question_the_others_are_sent_the_cover() -> None:
    table = at(Veto(1, 5), Throw(2))
    states = [sent(table, seat) for seat in (0, 1, 2, PUBLIC)]
    assert [state.waiting for state in states] == [[0], [2], [1], [2]]
    assert [state.turn for state in states] == [[0], [], [], []]
    assert [state.asked is not None for state in states] == [True, False, False, False]
    assert [state.over for state in states] == [False] * 4


def test_a_state_is_of_the_seat_that_looks() -> None:
    table = at(Hush(), Throw(2))
    table.answer(0, "pass")
    for seat in (0, 1, PUBLIC):
        state = sent(table, seat)
        assert (state.n, state.seat, state.view) == (table.clock(seat), seat, table.view(seat))
        assert state.events == table.events(seat)
    assert [sent(table, seat).n for seat in (0, 1, PUBLIC)] == [2, 1, 1]


def test_who_holds_two_seats_is_told_of_both_turns() -> None:
    assert sent(Table.new(TOY, 3, seed=1), 0, [0, 2]).turn == [0, 2]
    assert sent(at(Throw(2)), 0, [0, 2]).turn == [2]
    assert sent(at(Throw(2)), 0, [0, 1]).turn == []


def test_the_first_state_is_fresh_and_later_ones_go_on_from_the_clock_they_know() -> None:
    table = at(Row(3), Throw(2))
    table.answer(1, "pass")
    table.answer(1, "pass")
    first, later, nothing = sent(table, 0), sent(table, 0, since=2), sent(table, 0, since=3)
    assert (first.fresh, later.fresh, nothing.fresh) == (True, False, False)
    assert [len(state.events) for state in (first, later, nothing)] == [2, 1, 0]
    assert not sent(table, 0, since=0).fresh


def test_the_first_state_tells_the_deal_too() -> None:
    table = Table.new(load("vendee"), 2, seed=5)
    assert [event.kind for event in sent(table, 0).events] == [event.kind for event in table.events(0)]
    assert sent(table, 0).events != []
    assert sent(table, 0, since=1).events == []


class Staked(Throw):
    def stakes(self, g: ToyState, seat: int, choice: Choice) -> Stake | None:
        return Stake(Text("stake"), 40) if choice is PASS else None


def test_what_is_at_stake_is_told_with_the_answer_it_is_about() -> None:
    asked = asked_of(at(Staked(2)), 2, True)
    assert asked is not None
    assert [option.stake for option in asked.options] == [None, None, None, Stake(Text("stake"), 40)]
    assert option_of(PASS).stake is None


def test_what_goes_on_around_the_game_is_passed_on() -> None:
    around = Around([], 77, None, "sequel", True)
    state = state_of(at(Throw(2)), 2, [2], [], None, around)
    assert (state.deadline, state.sequel, state.motion, state.outcome) == (77, "sequel", None, None)
    over = sent(at(), 0)
    assert (over.over, over.outcome is not None, over.asked) == (True, True, None)


RESTING = [
    Around([], 77, MOTION, "", True, closed=Text("closed"), over=True, paused=9),
    Around([], 77, MOTION, "", True, closed=Text("closed"), over=True, paused=9, readable=False),
    Around([], 77, MOTION, "", True, begun=False, paused=9),
]


@pytest.mark.parametrize("around", RESTING)
def test_at_a_table_that_rests_nobody_is_asked_and_nothing_can_be_taken_back(around: Around) -> None:
    table = at(Row(3))
    table.answer(1, "pass")
    playing = state_of(table, 1, [1], [], None, Around([], 77, MOTION, "", True, paused=9))
    assert (playing.turn, playing.undo, playing.waiting, playing.over) == ([1], True, [1], False)
    assert (playing.deadline, playing.motion, playing.paused) == (77, MOTION, 9)
    state = state_of(table, 1, [1], [], None, around)
    assert (state.turn, state.asked, state.waiting, state.undo, state.restart) == ([], None, [], False, False)
    assert (state.deadline, state.motion, state.paused, state.over) == (0, None, 0, around.over)
    assert state_of(at(), 1, [1], [], None, around).outcome is None


def test_what_was_dealt_is_shown_once_play_has_begun_and_as_long_as_it_can_be_read() -> None:
    table = at(Row(3))
    table.answer(1, "pass")
    states = [state_of(table, 1, [1], [], None, around) for around in RESTING]
    assert [state.view is not None for state in states] == [True, False, False]
    assert [bool(state.events) for state in states] == [True, True, False]


def test_only_who_is_asked_is_told_what() -> None:
    table = at(Throw(2))
    assert [asked_of(table, seat, True) is not None for seat in (0, 1, 2, PUBLIC)] == [False, False, True, False]
    asked = asked_of(table, 2, True)
    assert asked is not None
    assert (asked.rule, asked.prompt, asked.forced) == ("T-3", Text("prompt-throw"), False)
    assert [option.notation for option in asked.options] == [choice.notation for choice in table.options(2)]
    assert [offer.ids for offer in asked.offers] == [{"hand": "left"}, {"hand": "right"}]
    assert asked_of(at(), 0, True) is None


class Knowledge(Throw):
    advised = False


def test_advice_is_offered_where_the_table_and_the_question_allow_it() -> None:
    offered = [asked_of(at(frame), 2, hints) for frame in (Throw(2), Knowledge(2)) for hints in (True, False)]
    assert [asked.advised for asked in offered if asked is not None] == [True, False, False, False]


def test_an_only_answer_is_marked_as_forced() -> None:
    asked = [asked_of(at(Row(1, only)), 1, True) for only in ((1,), ())]
    assert [(each.forced, each.only) for each in asked if each is not None] == [(True, True), (False, False)]


class Bound(Row):
    def why_only(self, g: ToyState, seat: int) -> str:
        return "tide"


def test_why_there_is_no_other_answer_is_told_where_there_is_none() -> None:
    asked = [asked_of(at(frame), 1, True) for frame in (Bound(1, (1,)), Row(1, (1,)), Bound(1))]
    assert [each.because for each in asked if each is not None] == ["only:tide", "", ""]


class Grave(Throw):
    def grave(self, g: ToyState, seat: int, choice: Choice) -> bool:
        return choice is PASS


def test_what_gives_something_up_is_marked_as_grave() -> None:
    asked = asked_of(at(Grave(2)), 2, True)
    assert asked is not None
    assert [option.grave for option in asked.options] == [False, False, False, True]


def test_the_buttons_for_taking_back_are_there_for_who_may() -> None:
    table = at(Row(4), Throw(2))
    assert [(may_undo(table, seat), may_restart(table, seat)) for seat in (0, 1)] == [(False, False)] * 2
    table.answer(1, "pass")
    assert [(may_undo(table, seat), may_restart(table, seat)) for seat in (0, 1)] == [(False, False), (True, False)]
    table.answer(1, "pass")
    assert (may_undo(table, 1), may_restart(table, 1)) == (True, True)
    state = sent(table, 1)
    assert (state.undo, state.restart) == (True, True)
    for viewer in (0, PUBLIC):
        other = sent(table, viewer)
        assert (other.undo, other.restart) == (False, False)


def test_when_the_game_is_over_nothing_is_taken_back() -> None:
    table = at(Row(2))
    table.answer(1, "pass")
    assert may_undo(table, 1)
    table.answer(1, "pass")
    assert table.may_take_back(1) > 0
    assert (may_undo(table, 1), may_restart(table, 1)) == (False, False)


def test_an_option_is_built_once_unless_it_has_numbers() -> None:
    assert option_of(PASS) is option_of(PASS)
    assert option_of(PASS) == Option(PASS.code, "pass", [], Text("choice-pass", {}), False)
    assert option_of(PASS, True).grave
    throw = Choice("throw", {"hand": "left"}, ("stone",), "", (5, 7))
    built = option_of(throw)
    label = Text("choice-throw", {"hand": "left", "n1": 5, "n2": 7})
    assert built == Option(-1, "throw left 5 7", ["stone"], label, False)
    assert option_of(throw) is not built


def test_an_offer_carries_its_ranges() -> None:
    (left, _) = at(Throw(2)).offers(2)
    sent_as = offer_of(left)
    assert (sent_as.verb, sent_as.ids, sent_as.things) == ("throw", {"hand": "left"}, ["stone"])
    assert [(each.name, each.low, each.high) for each in sent_as.ranges] == [("distance", 0, 100)]


def test_a_step_of_a_replay_shows_what_that_entry_made_happen_to_this_viewer() -> None:
    table = Table.new(TOY, 3, chance=Fair("a secret of the house", "table 1"))
    for seat in (0, 1, 2):
        table.answer(seat, f"vote seat{(seat + 1) % 3}")
    for viewer in (0, PUBLIC):
        told = [replay_step(table, n, viewer) for n in range(1, table.n + 1)]
        assert [step.n for step in told] == [1, 2, 3, 4]
        assert [step.view for step in told] == [table.replay(n).view(viewer) for n in range(1, 5)]
        assert [event for step in told for event in step.events] == table.events(viewer)
    kinds = [[event.kind for event in replay_step(table, n, 0).events] for n in range(1, 5)]
    assert kinds == [[], ["voted"], [], ["opened"]]
