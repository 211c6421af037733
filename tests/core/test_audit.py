"""Was the chance fair? What is drawn again, whose it was, and what a forged log gives away."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cocarde.core.chance import Fair, commitment
from cocarde.core.codec import Move, Saved, read_saved
from cocarde.core.errors import BadInput, CorruptLog
from cocarde.core.replay.audit import Audit, Drawn, Forged, Luck, Witness, audit
from cocarde.core.table import Table
from tests.toy import TOY

SECRET = "a secret of the house"


def fair(words: str = "table 0:liberte") -> Table:
    return Table.new(TOY, 3, chance=Fair(SECRET, words))


def play(table: Table, answers: int) -> Table:
    """The first option each time."""
    for _ in range(answers):
        seat = table.pending()[0]
        table.answer(seat, table.options(seat)[0])
    return table


def saved(table: Table) -> Saved:
    return read_saved(TOY, table.save())


def whole() -> Table:
    table = fair()
    while table.pending():
        play(table, 1)
    return table


def test_everything_that_was_drawn_is_drawn_again_and_named() -> None:
    table = whole()
    found = audit(TOY, saved(table), commitment(SECRET))
    assert (found.commitment, found.words, found.begun) == (commitment(SECRET), "table 0:liberte", 0)
    of_setup = [draw for draw in found.drawn if draw.n == 1]
    assert [(draw.seat, draw.kind, draw.size) for draw in of_setup] == [(-1, "shuffle", n) for n in (6, 5, 4, 3, 2)]
    assert [draw.result for draw in of_setup] == table.log[0].chance
    dice = [draw for draw in found.drawn if draw.n > 1]
    assert {(draw.kind, draw.size) for draw in dice} == {("die", 6)}
    assert [draw.seat for draw in dice] == [table.log[draw.n - 1].seat for draw in dice]
    assert [draw.result for draw in dice] == [table.log[draw.n - 1].chance[0] for draw in dice]


def test_the_place_of_a_result_is_how_many_words_were_read_before_it() -> None:
    drawn = audit(TOY, saved(whole())).drawn
    assert [draw.place for draw in drawn] == list(range(len(drawn)))
    witness = Witness("x", "y")
    for _ in range(20):
        witness.below(10)
    assert [place for *_, place in witness.seen] == list(range(20))


def test_a_witness_knows_what_it_was_asked_for() -> None:
    witness = Witness("x", "y")
    witness.die(4)
    witness.shuffle([1, 2])
    witness.pick([1, 2, 3])
    witness.below(5)
    assert [(kind, size) for kind, size, *_ in witness.seen] == [("die", 4), ("shuffle", 2), ("pick", 3), ("pick", 5)]
    twin, again = witness.copy(), witness.restarted()
    assert twin.pack() == witness.pack()
    assert again.pack() == Witness("x", "y").pack()
    assert isinstance(twin, Witness)
    assert isinstance(again, Witness)


def test_another_secret_than_the_published_one_is_found() -> None:
    with pytest.raises(Forged, match="not the one that was committed to"):
        audit(TOY, saved(whole()), commitment("another"))


@pytest.mark.parametrize(
    ("chance", "told"),
    [
        (lambda old: [old[0] ^ 1, *old[1:]], "result 1 is {0} on record, and {1} as the secret gives it"),
        (lambda old: [*old[:-1], old[-1] ^ 1], "result 5 is"),
        (lambda old: [*old, 0], "6 results are on record, and 5 were drawn"),
        (lambda old: old[:-1], "4 results are on record, and 5 were drawn"),
        (lambda old: [], "0 results are on record, and 5 were drawn"),
    ],
    ids=["first", "last", "more", "fewer", "none"],
)
def test_a_forged_result_is_named(chance: Any, told: str) -> None:
    file = saved(whole())
    old = file.log[0].chance
    file.log[0] = msgspec.structs.replace(file.log[0], chance=chance(old))
    with pytest.raises(Forged) as forged:
        audit(TOY, file)
    assert str(forged.value).startswith("entry 1 of the log: " + told.format(old[0] ^ 1, old[0]))


def test_an_answer_that_does_not_fit_is_named() -> None:
    file = saved(play(fair(), 2))
    file.log[2] = Move(2, "vote seat2", [])
    with pytest.raises(CorruptLog, match=r"entry 3 of the log \(2: vote seat2\) does not fit"):
        audit(TOY, file)


def test_without_a_committed_secret_there_is_nothing_to_verify() -> None:
    with pytest.raises(BadInput, match="nothing to verify"):
        audit(TOY, saved(Table.new(TOY, 3)))
    with pytest.raises(BadInput, match="nothing to verify"):
        audit(TOY, msgspec.structs.replace(saved(whole()), state=None))


def test_to_go_back_draws_nothing_new() -> None:
    table = play(fair(), 5)
    straight = audit(TOY, saved(table)).drawn
    table.rewind(0, 2)
    back = audit(TOY, saved(table)).drawn
    assert back == straight
    play(table, 4)
    assert len(audit(TOY, saved(table)).drawn) == sum(len(draws(move)) for move in table.log)


def draws(move: Move) -> list[int]:
    """What was drawn for an entry: attested courses begin with their length, two."""
    return move.chance if len(move.chance) != 4 else move.chance[:1]


def test_of_a_branch_only_what_came_after_it_is_verified() -> None:
    table = play(fair(), 4)
    table.branch(Fair("another secret", "table 2"))
    begun = table.n
    while table.pending():
        play(table, 1)
    found = audit(TOY, saved(table), commitment("another secret"))
    assert (found.begun, found.words) == (begun, "table 2")
    assert found.drawn
    assert all(draw.n > begun for draw in found.drawn)


def test_the_luck_of_a_seat_is_that_of_its_own_dice() -> None:
    drawn = [
        Drawn(1, -1, "die", 6, 5, 0),
        Drawn(2, 0, "die", 6, 0, 1),
        Drawn(3, 0, "die", 6, 4, 2),
        Drawn(3, 0, "die", 4, 3, 3),
        Drawn(4, 1, "pick", 6, 3, 4),
        Drawn(5, 1, "die", 6, 2, 5),
        Drawn(5, 1, "shuffle", 6, 2, 6),
    ]
    assert Audit("", "", 0, drawn).luck() == [Luck(0, 4, 1, 4, 2.5), Luck(0, 6, 2, 6, 7.0), Luck(1, 6, 1, 3, 3.5)]


def test_who_added_which_words() -> None:
    assert Audit("", "table 0:liberte 2:egalite 1:", 0, []).spoken() == [(0, "liberte"), (2, "egalite")]
    assert Audit("", "table fraternite", 0, []).spoken() == [(0, "fraternite")]
    assert Audit("", "table", 0, []).spoken() == []
