"""Who notices what: faces of events, clocks, hidden answers, answers of the house, and what may be taken back."""

from __future__ import annotations

import msgspec
import pytest

from cocarde.core.agenda import Decision, cause_of_only, only_answer, single_answer
from cocarde.core.chance import Fair, Scripted
from cocarde.core.choice import Choice
from cocarde.core.codec import Move
from cocarde.core.errors import BadInput, CorruptLog, Refused
from cocarde.core.event import Event, Seen
from cocarde.core.journal import entry_named, rewinds, standing, taken_back
from cocarde.core.story import SPECTATOR
from cocarde.core.table import Table
from cocarde.core.text import Text
from tests.toy import CALM, META, PASS, TOY, WORDS, Hush, Round, Throw, Toy, ToyState, Veto

VIEWERS = (0, 1, 2, None)


class Row(Decision[ToyState]):
    """Seat 1 passes or calms, so many times; `only`: at some of them there is nothing but to pass."""

    fields = ("left", "only")
    rule = "T-9"

    def __init__(self, left: int, only: tuple[int, ...] = ()) -> None:
        self.left = left
        self.only = only

    def seats(self, g: ToyState) -> tuple[int, ...]:
        return (1,)

    def options(self, g: ToyState, seat: int) -> list[Choice]:
        return [PASS] if self.left in self.only else [PASS, CALM]

    def plain(self, g: ToyState, seat: int) -> bool:
        return True

    def apply(self, g: ToyState, seat: int, choice: Choice) -> None:
        g.tell("rowed", "T-9", {"seat": seat, "n": self.left})
        g.score[1] += 1
        if self.left > 1:
            g.push(Row(self.left - 1, self.only))

    def prompt(self, g: ToyState, seat: int) -> Text:
        return Text("prompt-row")


class Whispered(Row):
    """The same, in secret: seat 2 alone hears of it when it is calmed."""

    hidden = True

    def apply(self, g: ToyState, seat: int, choice: Choice) -> None:
        if choice is CALM:
            g.whisper((2,), "heard", "T-9", {"seat": seat})


FRAMES = (*TOY.frames, Row, Whispered)
ROWS = Toy(META, WORDS, FRAMES, TOY.judge, TOY.home)
HOUSE = Toy(msgspec.structs.replace(META, reserved=("calm",)), WORDS, FRAMES, TOY.judge, TOY.home)


def at(*frames: Decision[ToyState], game: Toy = ROWS, seed: int = 1) -> Table:
    """A toy table at which these wait, the first to come first; seat 0 holds card 0."""
    table = Table.new(game, 3, seed=seed)
    state = table.state
    assert isinstance(state, ToyState)
    state.hands, state.deck = [0, 1, 2], [3, 4, 5]
    state.agenda[:] = list(reversed(frames))
    return table


def clocks(table: Table) -> list[int]:
    return [table.clock(viewer) for viewer in VIEWERS]


def moved(table: Table, before: list[int]) -> list[int]:
    """By how much each clock has moved on."""
    return [now - then for now, then in zip(clocks(table), before, strict=True)]


# --- faces of events --------------------------------------------------------------------------------------------------


def test_an_open_event_shows_everybody_the_same_face() -> None:
    event = Event("flew", "T-4", {"n": 3})
    assert [event.seen_by(viewer) for viewer in VIEWERS] == [Seen("flew", "T-4", {"n": 3})] * 4


def test_a_whispered_event_is_nothing_to_the_others_and_to_spectators() -> None:
    event = Event("voted", "T-1", {"target": 2}, (0, 2))
    face = Seen("voted", "T-1", {"target": 2})
    assert [event.seen_by(viewer) for viewer in VIEWERS] == [face, None, face, None]


def test_a_whispered_event_shows_the_others_its_public_face_only() -> None:
    event = Event("drew", "T-1", {"card": 5}, (1,), "drew_some", {"n": 1})
    public = Seen("drew_some", "T-1", {"n": 1})
    assert [event.seen_by(viewer) for viewer in VIEWERS] == [public, Seen("drew", "T-1", {"card": 5}), public, public]


def test_an_event_whispered_to_nobody_is_seen_by_nobody() -> None:
    assert [Event("hid", "T-1", {}, ()).seen_by(viewer) for viewer in VIEWERS] == [None] * 4


def test_what_a_state_whispers_has_the_faces_it_was_given() -> None:
    state = ToyState(3)
    state.tell("lost", "T-1", {})
    state.whisper((0,), "lost", "T-1", {})
    story: list[Event] = []
    state.listen(story)
    assert state.telling
    state.tell("told", "T-1", {"n": 1})
    state.whisper((2,), "secret", "T-2", {"card": 4}, "public", {"n": 2})
    state.whisper((2,), "bare", "T-2", {"card": 4})
    assert story == [
        Event("told", "T-1", {"n": 1}),
        Event("secret", "T-2", {"card": 4}, (2,), "public", {"n": 2}),
        Event("bare", "T-2", {"card": 4}, (2,)),
    ]
    state.listen(None)
    assert not state.telling


def test_a_reveal_is_counted_and_copied() -> None:
    state = ToyState(3)
    state.reveal()
    state.reveal()
    assert (state.reveals, state.copy().reveals) == (2, 2)


# --- hidden answers ---------------------------------------------------------------------------------------------------


def test_a_hidden_answer_is_noticed_by_who_gave_it_alone() -> None:
    table = at(Hush(), Throw(2))
    before = clocks(table)
    table.answer(0, "pass")
    assert moved(table, before) == [1, 0, 0, 0]
    assert table._story.quiet == {table.n: (0,)}


def test_a_hidden_answer_with_a_public_trace_is_noticed_by_all() -> None:
    table = at(Veto(2, 5), Throw(2))
    before = clocks(table)
    table.answer(0, "calm")
    assert moved(table, before) == [1, 1, 1, 1]
    assert table._story.quiet == {table.n: (SPECTATOR, 0, 1, 2)}


def test_a_hidden_answer_is_noticed_by_who_hears_of_it() -> None:
    table = at(Whispered(1), Throw(2))
    before = clocks(table)
    table.answer(1, "calm")
    assert moved(table, before) == [0, 1, 1, 0]
    assert [[event.kind for event in table.events(viewer, n)] for viewer, n in zip(VIEWERS, before, strict=True)] == [
        [],
        [],
        ["heard"],
        [],
    ]


def test_an_open_answer_is_noticed_by_all_even_without_a_trace() -> None:
    table = at(Throw(2), Throw(2))
    before = clocks(table)
    table.answer(2, "pass")
    assert (moved(table, before), table._story.quiet) == ([1, 1, 1, 1], {})


def test_what_the_house_answers_is_noticed_by_nobody_but_by_what_it_makes_happen() -> None:
    """Not even by the seat in whose place it answers."""
    table = at(Whispered(1), Throw(2), game=HOUSE)
    before = clocks(table)
    table.answer(1, "calm")
    assert moved(table, before) == [0, 0, 1, 0]
    open_one = at(Row(1), Throw(2), game=HOUSE)
    before = clocks(open_one)
    open_one.answer(1, "calm")
    assert moved(open_one, before) == [1, 1, 1, 1]
    assert open_one.may_take_back(1) == 0


@pytest.mark.parametrize(
    ("seat", "public", "noticed"),
    [(1, False, [0, 1, 0, 0]), (1, True, [1, 1, 1, 1]), (-1, False, [0, 0, 0, 0]), (-1, True, [1, 1, 1, 1])],
)
def test_what_nobody_can_play_again_is_noticed_by_its_seat_or_where_all_is_public_by_all(
    seat: int, public: bool, noticed: list[int]
) -> None:
    table = at(Row(2))
    before = [table.clock(viewer) for viewer in VIEWERS]
    table.note(Move(seat, "words of old", []), public)
    assert [table.clock(viewer) - n for viewer, n in zip(VIEWERS, before, strict=True)] == noticed


def test_who_is_believed_to_be_asked() -> None:
    """The seat that is asked in secret knows; the others believe the cover; who would be the cover believes another."""
    table = at(Veto(1, 5), Throw(2))  # seat 0 is asked, seat 2 is the cover, and for seat 2 it is seat 1
    assert [table.waiting(viewer) for viewer in VIEWERS] == [(0,), (2,), (1,), (2,)]
    assert (table.pending(), [table.prompt(seat) is not None for seat in range(3)]) == ((0,), [True, False, False])
    openly = at(Throw(2))
    assert [openly.waiting(viewer) for viewer in VIEWERS] == [(2,)] * 4
    over = at()
    assert [over.waiting(viewer) for viewer in VIEWERS] == [()] * 4


def quiet_game() -> Table:
    """Entries 2 to 6: open, hidden, hidden with a whisper, open, hidden."""
    table = at(Throw(2), Hush(), Whispered(1), Row(1), Hush(), Throw(2))
    for seat, choice in ((2, "pass"), (0, "pass"), (1, "calm"), (1, "pass"), (0, "pass")):
        table.answer(seat, choice)
    return table


def test_events_carry_the_clock_of_who_saw_them() -> None:
    table = quiet_game()
    assert clocks(table) == [5, 4, 4, 3]
    seen = [[(event.kind, event.n) for event in table.events(viewer)] for viewer in VIEWERS]
    assert seen == [[("rowed", 4)], [("rowed", 4)], [("heard", 3), ("rowed", 4)], [("rowed", 3)]]


def test_events_since_a_clock_are_those_after_it() -> None:
    table = quiet_game()
    assert [[event.kind for event in table.events(2, since)] for since in range(5)] == [
        ["heard", "rowed"],
        ["heard", "rowed"],
        ["heard", "rowed"],
        ["rowed"],
        [],
    ]
    assert [len(table.events(None, since)) for since in range(4)] == [1, 1, 1, 0]


def test_a_clone_and_a_loaded_table_have_noticed_the_same_and_go_on_apart() -> None:
    table = quiet_game()
    for twin in (table.clone(), Table.load(ROWS, table.save())):
        assert (clocks(twin), twin.log, twin.settings) == (clocks(table), table.log, table.settings)
        assert [twin.events(viewer) for viewer in VIEWERS] == [table.events(viewer) for viewer in VIEWERS]
        assert (twin.view(0), twin.pending()) == (table.view(0), table.pending())
        before = clocks(table), table.n, table.events(0), dict(table._story.quiet)
        twin.state.agenda.append(Hush())
        twin.answer(0, "pass")
        assert (clocks(table), table.n, table.events(0), dict(table._story.quiet)) == before
        assert twin.clock(0) == table.clock(0) + 1


def test_a_log_without_a_position_is_replayed_not_loaded() -> None:
    table = Table.new(TOY, 3, seed=7)
    saved = msgspec.json.decode(table.save())
    saved["state"] = None
    with pytest.raises(BadInput, match="replay it"):
        Table.load(TOY, msgspec.json.encode(saved))


def test_nobody_listens_between_answers() -> None:
    table = Table.new(TOY, 3, seed=7)
    table.answer(0, "vote seat1")
    assert (table.state.story, table.state.telling, table.state.chance.tape) == (None, False, None)


# --- forced answers ---------------------------------------------------------------------------------------------------


class Veiled(Row):
    def plain(self, g: ToyState, seat: int) -> bool:
        return False


class Bound(Row):
    def why_only(self, g: ToyState, seat: int) -> str:
        return "tide"


class Asleep(Row):
    hidden = True


def test_an_only_answer_counts_as_forced_where_everybody_can_see_it() -> None:
    assert only_answer(at(Row(1, (1,))).state, 1) is PASS
    assert only_answer(at(Row(1)).state, 1) is None  # there are two
    assert only_answer(at(Row(1, (1,))).state, 0) is None  # another seat
    assert only_answer(at(Veiled(1, (1,))).state, 1) is None  # what is in a hand must not show
    assert only_answer(at(Asleep(1, (1,))).state, 1) is None  # nor that somebody is asked
    assert only_answer(at().state, 1) is None


class Flung(Throw):
    """One answer to pick from, but a distance to choose."""

    def options(self, g: ToyState, seat: int) -> list[Choice]:
        return [PASS]

    def plain(self, g: ToyState, seat: int) -> bool:
        return True


def test_where_a_distance_may_be_chosen_nothing_is_forced() -> None:
    assert only_answer(at(Flung(2)).state, 2) is None


def test_a_forced_answer_says_so_first_with_the_rule_that_asks() -> None:
    table = at(Row(2, (2,)))
    table.answer(1, "pass")
    assert [(seen.kind, seen.rule, seen.args) for seen in table.events(0)] == [
        ("forced", "T-9", {"seat": 1}),
        ("rowed", "T-9", {"seat": 1, "n": 2}),
    ]
    table.answer(1, "pass")
    assert [seen.kind for seen in table.events(0)] == ["forced", "rowed", "rowed"]


def test_a_forced_answer_says_why_there_is_no_other_and_a_free_one_does_not() -> None:
    table = at(Bound(2, (2,)))
    for _ in range(2):
        table.answer(1, "pass")
    assert [seen.args for seen in table.events(0)] == [
        {"seat": 1, "cause": "only:tide"},
        {"seat": 1, "n": 2},
        {"seat": 1, "n": 1},
    ]
    assert [cause_of_only(at(frame).state, 1) for frame in (Bound(2), Row(2))] == ["only:tide", ""]
    assert cause_of_only(at().state, 1) == ""


def test_an_only_answer_by_what_one_holds_is_said_to_oneself_alone() -> None:
    assert single_answer(at(Veiled(1, (1,))).state, 1) is PASS
    assert single_answer(at(Asleep(1, (1,))).state, 1) is None
    table = at(Veiled(2, (2,)))
    table.answer(1, "pass")
    told = [[seen.kind for seen in table.events(seat)] for seat in (0, 1, None)]
    assert told == [["rowed"], ["only_answer", "rowed"], ["rowed"]]
    assert table.events(1)[0].args == {"seat": 1}


# --- taking back ------------------------------------------------------------------------------------------------------


def test_a_row_is_taken_back_choice_by_choice_or_whole() -> None:
    table = at(Row(4))
    for _ in range(3):
        table.answer(1, "pass")
    assert (table.may_take_back(1), table.may_take_back(1, whole=True), table.may_take_back(0)) == (1, 3, 0)
    table.undo(1)
    assert table.log[-1] == Move(1, "undo", [])
    assert [(seen.kind, seen.args) for seen in table.events(0)][-1] == ("undid", {"seat": 1, "n": 1})
    assert (table.view(1).score[1], table.may_take_back(1), table.may_take_back(1, whole=True)) == (2, 1, 2)
    table.undo(1, whole=True)
    assert table.log[-1] == Move(1, "undo 2", [])
    assert table.view(1).score[1] == 0
    assert [seen.kind for seen in table.events(0)] == ["undid"]
    with pytest.raises(Refused, match="no-undo"):
        table.undo(1)


def test_a_forced_answer_is_taken_back_with_the_choice_before_it() -> None:
    table = at(Row(4, (3, 1)))
    answered = []
    for _ in range(4):
        table.answer(1, "pass")
        answered.append((table.may_take_back(1), table.may_take_back(1, whole=True)))
    assert answered == [(1, 1), (2, 2), (1, 3), (2, 4)]
    table.undo(1)
    assert (table.log[-1].choice, table.view(1).score[1]) == ("undo 2", 2)


def test_what_was_forced_from_the_first_is_not_taken_back() -> None:
    table = at(Row(3, (3, 2)))
    table.answer(1, "pass")
    assert (table.may_take_back(1), table.may_take_back(1, whole=True)) == (0, 0)
    table.answer(1, "pass")
    table.answer(1, "pass")
    assert (table.may_take_back(1), table.may_take_back(1, whole=True)) == (1, 1)


def test_an_answer_of_another_seat_ends_the_row() -> None:
    table = at(Row(1), Throw(2), Row(2))
    table.answer(1, "pass")
    table.answer(2, "pass")
    assert [table.may_take_back(seat) for seat in range(3)] == [0, 0, 1]
    table.answer(1, "pass")
    assert [table.may_take_back(seat, whole=True) for seat in range(3)] == [0, 1, 0]


def test_a_hidden_answer_cannot_be_taken_back_nor_what_was_before_it() -> None:
    table = at(Row(1), Whispered(1), Row(2))
    table.answer(1, "pass")
    table.answer(1, "pass")
    assert table.may_take_back(1) == 0
    with pytest.raises(Refused, match="no-undo"):
        table.undo(1)
    table.answer(1, "pass")
    assert table.may_take_back(1, whole=True) == 1


def test_what_drew_chance_or_brought_something_to_light_stays() -> None:
    thrown = Table.new(ROWS, 3, chance=Scripted([*range(5, 0, -1), 3]))
    state = thrown.state
    assert isinstance(state, ToyState)
    state.hands = [1, 2, 3]
    state.agenda[:] = [Round(), Throw(2)]
    thrown.answer(2, "throw left 51")
    assert thrown.may_take_back(2) == 0
    voted = Table.new(TOY, 3, seed=1)
    for seat in range(3):
        voted.answer(seat, f"vote seat{(seat + 1) % 3}")
    assert [voted.may_take_back(seat) for seat in range(3)] == [0, 0, 0]


def test_no_more_is_taken_back_than_was_given() -> None:
    table = at(Row(4))
    table.answer(1, "pass")
    table.answer(1, "pass")
    for move in (Move(1, "undo 3", []), Move(0, "undo", [])):
        with pytest.raises(Refused, match="no-undo"):
            table.follow(move)
    table.follow(Move(1, "undo 2", []))
    assert table.view(1).score[1] == 0


def test_an_undo_moves_every_clock_by_one_and_counts_as_an_answer_of_its_seat() -> None:
    table = at(Row(4))
    table.answer(1, "pass")
    table.answer(1, "pass")
    before = clocks(table)
    table.undo(1)
    assert moved(table, before) == [1, 1, 1, 1]
    table.answer(1, "pass")
    assert table.may_take_back(1, whole=True) == 2


# --- going back and branching -----------------------------------------------------------------------------------------


def fair(words: str = "table 1") -> Table:
    return Table.new(TOY, 3, chance=Fair("a secret of the house", words))


def play(table: Table, answers: int) -> None:
    for _ in range(answers):
        seat = table.pending()[0]
        table.answer(seat, table.options(seat)[0])


def test_one_goes_back_to_any_entry_but_the_last() -> None:
    table = fair()
    play(table, 3)
    n = table.n
    for wrong in (-1, 0, n, n + 1):
        with pytest.raises(BadInput, match=f"entry {wrong}: a table of {n} entries"):
            table.rewind(0, wrong)
    assert table.n == n
    table.rewind(0, n - 1)
    assert table.log[-1] == Move(0, f"rewind {n - 1}", [])
    back = table.events(1)[-1]
    assert (back.kind, back.args) == ("rewound", {"seat": 0})
    table.rewind(2, 1)
    assert table.view(0) == fair().view(0)


def test_what_was_gone_back_beyond_was_never_told() -> None:
    table = fair()
    play(table, 3)  # the votes are opened
    told = [[event.kind for event in fair_after(2).events(viewer)] for viewer in VIEWERS]
    table.rewind(0, 3)
    now = [[event.kind for event in table.events(viewer)] for viewer in VIEWERS]
    assert now == [[*kinds, "rewound"] for kinds in told]


def fair_after(answers: int) -> Table:
    table = fair()
    play(table, answers)
    return table


def test_nothing_is_taken_back_beyond_a_rewind_or_a_branch() -> None:
    table = fair()
    play(table, 2)
    table.rewind(1, 2)
    assert [table.may_take_back(seat, whole=True) for seat in range(3)] == [0, 0, 0]
    play(table, 1)
    assert table.may_take_back(1) == 1
    table.branch(Fair("another secret", "table 2"))
    assert [table.may_take_back(seat, whole=True) for seat in (-1, 0, 1, 2)] == [0, 0, 0, 0]
    assert (table.log[-1], table.events(0)[-1].kind) == (Move(-1, "branch", []), "branched")


def test_a_branch_draws_from_its_own_chance_and_goes_back_within_itself_and_beyond() -> None:
    table = fair()
    play(table, 4)
    begun = table.n + 1
    branch = table.clone()
    branch.branch(Fair("another secret", "table 2"))
    play(branch, 6)
    play(table, 6)
    drawn = [move.chance for move in branch.log[begun:]]
    assert drawn != [move.chance for move in table.log[begun - 1 :]]
    given = [(move.seat, move.choice) for move in branch.log[begun:]]
    branch.rewind(0, begun)
    for seat, choice in given:
        branch.answer(seat, choice)
    assert [move.chance for move in branch.log[-6:]] == drawn
    branch.rewind(0, 2)
    assert branch.view(1) == table.replay(2).view(1)
    again = branch.replay()
    assert (again.log, again.view(0), again.events(2)) == (branch.log, branch.view(0), branch.events(2))


def test_a_log_that_does_not_come_out_as_it_did_is_found_when_one_goes_back() -> None:
    """By a table that has no positions at hand and plays its log again."""
    table = fair()
    play(table, 8)
    drawn = next(n for n, move in enumerate(table.log, start=1) if n > 1 and move.chance)
    loaded = Table.load(TOY, table.save())
    loaded.log[drawn - 1] = msgspec.structs.replace(table.log[drawn - 1], chance=[*table.log[drawn - 1].chance, 0])
    with pytest.raises(CorruptLog, match=f"entry {drawn} of the log"):
        loaded.rewind(0, drawn)


@pytest.mark.parametrize(
    ("choice", "back", "rewound"),
    [("undo", 1, False), ("undo 3", 3, False), ("pass", 0, False), ("rewind 12", 0, True), ("undoing", 0, False)],
)
def test_what_an_entry_does(choice: str, back: int, rewound: bool) -> None:
    move = Move(0, choice, [])
    assert (taken_back(move), rewinds(move)) == (back, rewound)


def test_entries_that_name_nothing_are_bad_input() -> None:
    assert entry_named(Move(0, "rewind 12", [])) == 12
    for choice in ("rewind", "rewind x", "rewind -1"):
        with pytest.raises(BadInput, match="names no entry"):
            entry_named(Move(0, choice, []))
    for choice in ("undo some", "undo 0", "undo -1"):
        with pytest.raises(BadInput, match="no number of answers"):
            taken_back(Move(0, choice, []))


def test_a_longer_undo_takes_that_many_entries_off_the_log() -> None:
    log = [Move(-1, "setup", []), *[Move(0, word, []) for word in "abcd"], Move(0, "undo 3", []), Move(1, "e", [])]
    assert standing(log) == [1, 2, 7]
    assert standing([*log, Move(0, "rewind 2", [])]) == [1, 2]


def test_a_finished_table_says_that_it_is_over() -> None:
    table = at()
    assert (table.pending(), table.options(0), table.offers(0), table.prompt(0)) == ((), [], [], None)
    for why in (table.refuses(0, PASS), table.explains(0, "stone"), *table.reasons(0, "stone")):
        assert why is not None
        assert why.text.key == "refusal-game-over"
    assert table.outcome() is not None


def test_who_is_not_asked_is_told_so_and_given_nothing() -> None:
    table = at(Throw(2))
    assert (table.options(0), table.offers(0), table.prompt(0)) == ([], [], None)
    for why in (table.refuses(0, PASS), table.explains(0, "stone"), *table.reasons(0, "stone")):
        assert why is not None
        assert why.text.key == "refusal-not-your-turn"
    assert table.outcome() is None


def test_a_clone_shares_nothing_that_changes() -> None:
    table = at(Row(2), Throw(2))
    twin = table.clone()
    twin.answer(1, "pass")
    assert (table.view(1).score[1], twin.view(1).score[1]) == (0, 1)


def test_a_setup_that_drew_more_or_less_than_is_on_record_is_found() -> None:
    table = Table.new(TOY, 3, seed=7)
    for chance in ([*table.log[0].chance, 0], table.log[0].chance[:-1]):
        with pytest.raises(CorruptLog, match=r"entry 1 of the log \(setup\) does not fit"):
            Table.from_log(TOY, 3, None, [Move(-1, "setup", chance)])
