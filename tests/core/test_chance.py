"""The three sources of chance."""

from __future__ import annotations

import hashlib

import pytest

from cocarde.core.chance import Chance, Fair, Fast, Scripted, unpack_chance
from cocarde.core.errors import BadInput

SOURCES = [Fast(12345), Fast(2**40 + 3), Fair("a secret"), Fair("a secret", "words of the players")]


@pytest.mark.parametrize("source", SOURCES, ids=lambda s: type(s).__name__)
def test_every_face_of_a_die_is_as_likely(source: Chance) -> None:
    rolls = [source.die(6) for _ in range(12_000)]
    expected = len(rolls) / 6
    chi_square = sum((rolls.count(face) - expected) ** 2 / expected for face in range(1, 7))
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert chi_square < 25  # five degrees of freedom: one source in ten thousand would miss this


@pytest.mark.parametrize("source", SOURCES, ids=lambda s: type(s).__name__)
def test_all_orders_of_a_shuffle_come_up(source: Chance) -> None:
    orders = []
    for _ in range(2_400):
        cards = [0, 1, 2, 3]
        source.shuffle(cards)
        orders.append(tuple(cards))
    assert len(set(orders)) == 24
    assert max(orders.count(order) for order in set(orders)) < 160


def test_a_fast_shuffle_draws_what_single_draws_would() -> None:
    for size in (0, 1, 2, 52):
        quick, slow = Fast(99), Fast(99)
        slow.tape = []
        decks = [list(range(size)), list(range(size))]
        quick.shuffle(decks[0])
        slow.shuffle(decks[1])
        assert decks[0] == decks[1]
        assert quick.pack() == slow.pack()
        assert quick.count == len(slow.tape) == max(0, size - 1)


@pytest.mark.parametrize("source", [*SOURCES, Scripted([0, 1, 2] * 10)], ids=lambda s: type(s).__name__)
def test_a_copy_and_an_unpacked_source_go_on_alike(source: Chance) -> None:
    source.below(3)
    twins = [source.copy(), unpack_chance(source.pack())]
    rolls = [source.below(3) for _ in range(20)]
    for twin in twins:
        assert [twin.below(3) for _ in range(20)] == rolls
        assert twin.count == source.count


def test_fast_gives_the_same_numbers_on_every_build() -> None:
    source = Fast(20260101)
    assert [source.below(1000) for _ in range(6)] == [866, 507, 767, 67, 591, 962]


def test_neighbouring_seeds_are_strangers() -> None:
    first, second = Fast(1), Fast(2)
    same = sum(first.below(1000) == second.below(1000) for _ in range(2_000))
    assert same < 12


def test_fair_publishes_the_hash_of_its_secret_and_nothing_else() -> None:
    fair = Fair("s3cret")
    assert fair.commitment == hashlib.sha256(b"s3cret").hexdigest()
    assert Fair("s3cret", "x").below(1 << 30) != Fair("s3cret", "y").below(1 << 30)


def test_a_tape_records_every_result_and_a_script_repeats_it() -> None:
    source = Fast(5)
    tape: list[int] = []
    source.tape = tape
    cards = list(range(10))
    source.shuffle(cards)
    rolls = [source.die(6) for _ in range(5)]
    script = Scripted(tape)
    again = list(range(10))
    script.shuffle(again)
    assert (again, [script.die(6) for _ in range(5)]) == (cards, rolls)
    script.finish()


def test_an_unknown_source_is_named() -> None:
    with pytest.raises(BadInput, match="'loaded dice'"):
        unpack_chance(["loaded dice"])
