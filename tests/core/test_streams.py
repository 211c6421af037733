"""The streams of chance, number by number: whoever changes one changes every seeded game that was ever recorded."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from cocarde.core.chance import Chance, Fair, Fast, Replayed, Scripted, mix, unpack_chance
from cocarde.core.errors import BadInput, RunawayAgenda, ScriptError
from cocarde.core.playout import deal, play_randomly, random_games
from tests.toy import TOY

OPTIONS = TOY.meta.settle(3, {})


def test_fast_uses_all_64_bits_of_its_seed() -> None:
    source = Fast(2**40 + 3)
    assert [source.below(1 << 30) for _ in range(4)] == [402239828, 131043165, 938755658, 858811256]
    assert len({Fast(seed).below(1 << 30) for seed in (3, 2**32 + 3, 2**40 + 3, 2**63 + 3)}) == 4


def test_a_fast_shuffle_leaves_its_source_where_it_should_be() -> None:
    source, cards = Fast(7), list(range(12))
    source.shuffle(cards)
    assert cards == [2, 9, 11, 10, 4, 3, 1, 0, 7, 5, 8, 6]
    assert source.pack() == ["fast", 434257136, 861887765, 11]


def test_the_stride_is_odd_so_that_every_word_comes_up() -> None:
    assert all(Fast(seed).stride % 2 == 1 for seed in range(64))


def test_a_word_is_scrambled_the_same_way_everywhere() -> None:
    assert [mix(word) for word in (0, 1, 0xFFFFFFFF)] == [1684164658, 1580013426, 3950124170]


def words_of(secret: str, words: str, block: int) -> list[int]:
    """What anybody can work out from a published secret."""
    digest = hmac.new(secret.encode(), f"{words}/{block}".encode(), hashlib.sha256).digest()
    return [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]


def test_fair_reads_the_words_of_each_block_in_order() -> None:
    source = Fair("a secret", "words")
    stream = [*words_of("a secret", "words", 0), *words_of("a secret", "words", 1)]
    assert [source.below(1 << 32) for _ in range(16)] == stream
    assert (source.block, source.pool, source.count) == (2, [], 16)


def test_fair_draws_again_above_the_largest_multiple() -> None:
    """Of 2**32 words the last 2**31 - 1 would make some of 2**31 + 1 results more likely than others."""
    size = (1 << 31) + 1
    source = Fair("a secret", "words")
    kept = [word for block in range(6) for word in words_of("a secret", "words", block) if word < size]
    assert [source.below(size) for _ in range(len(kept))] == kept
    edge = Fair("x")
    edge.pool = [5, size, size - 1]
    assert [edge.below(size), edge.below(size)] == [size - 1, 5]


def test_a_restarted_source_begins_again_and_others_do_not_remember() -> None:
    source = Fair("a secret", "words")
    first = [source.below(10) for _ in range(5)]
    again = source.restarted()
    assert again is not None
    assert [again.below(10) for _ in range(5)] == first
    assert Fast(1).restarted() is Scripted([]).restarted() is None


@pytest.mark.parametrize(
    "source", [Fast(3), Fair("s"), Scripted([1, 1, 1]), Replayed([1, 1, 1])], ids=lambda source: type(source).__name__
)
def test_every_result_counts_once_and_goes_on_the_tape(source: Chance) -> None:
    tape: list[int] = []
    source.tape = tape
    results = [source.below(2), source.die(2), source.pick([4, 5])]
    assert source.count == 3
    assert [tape[0], tape[1] + 1, [4, 5][tape[2]]] == results
    twin = source.copy()
    assert (twin.tape, twin.count) == (None, 3)


def test_a_die_has_six_sides_unless_said_otherwise() -> None:
    assert [Scripted([5]).die(), Scripted([0]).die(), Scripted([9]).die(10)] == [6, 1, 10]
    with pytest.raises(ScriptError, match="result 1 of the script is 6, not 0 to 5"):
        Scripted([6]).die()


def test_what_is_attested_counts_as_one_and_is_taped_with_its_length() -> None:
    source = Fast(1)
    source.attest([9])
    tape: list[int] = []
    source.tape = tape
    source.attest([7, 8])
    assert (source.count, tape, source.testimony()) == (2, [2, 7, 8], [])


def test_a_replay_reads_what_was_attested_between_the_draws() -> None:
    source = Replayed([1, 2, 7, 8, 0])
    assert (source.below(2), source.testimony(), source.below(2)) == (1, [7, 8], 0)
    source.finish()
    copied = Replayed([2, 7, 8]).copy()
    assert copied.testimony() == [7, 8]


@pytest.mark.parametrize("tape", [[], [0], [3, 7, 8], [-1, 7]])
def test_a_tape_that_attests_nothing_is_found(tape: list[int]) -> None:
    with pytest.raises(ScriptError, match="result 1 of the log entry should begin"):
        Replayed(tape).testimony()


def test_a_script_says_which_result_is_missing_impossible_or_left_over() -> None:
    script = Scripted([1, 4])
    script.below(2)
    with pytest.raises(ScriptError, match="1 results of the script were never drawn"):
        script.finish()
    with pytest.raises(ScriptError, match="result 2 of the script is 4, not 0 to 3"):
        script.below(4)
    assert script.below(5) == 4
    script.finish()
    with pytest.raises(ScriptError, match=r"result 3 \(0 to 1\) is missing"):
        script.below(2)
    with pytest.raises(ScriptError, match="is -1, not 0 to 5"):
        Scripted([-1]).below(6)


def test_a_packed_source_has_its_kind_first() -> None:
    sources = [Fast(3), Fair("s", "w"), Scripted([2])]
    assert [source.pack()[0] for source in sources] == ["fast", "fair", "scripted"]
    for source in sources:
        source.below(3)
        assert unpack_chance(source.pack()).pack() == source.pack()
    for bad in (["fast", "x", 1, 0], ["fair", "s", "w", 0, 5, 0], ["scripted", [1, "x"], 0, 0]):
        with pytest.raises(BadInput, match="whole number"):
            unpack_chance(bad)


def test_random_games_come_out_the_same_for_the_same_seed() -> None:
    assert random_games(TOY, 3, OPTIONS, 5, 1) == (10, 312192361)
    assert random_games(TOY, 3, OPTIONS, 5, 4) == (36, 639704823)
    assert random_games(TOY, 4, TOY.meta.settle(4, {}), 6, 1) == (10, 901721861)
    assert random_games(TOY, 3, OPTIONS, 5, 0) == (0, 0)


def test_a_game_is_played_to_its_end_and_its_decisions_counted() -> None:
    """Two rounds: three votes, a throw or a pass, and perhaps a veto."""
    g = deal(TOY, 3, OPTIONS, Fast(5))
    assert play_randomly(g, Fast(5 ^ 0x5DEECE66D)) == 10
    assert g.over
    assert play_randomly(g, Fast(1)) == 0


@pytest.mark.parametrize(("most", "runs"), [(10, True), (9, False)])
def test_a_game_without_end_is_stopped(most: int, runs: bool) -> None:
    g, hand = deal(TOY, 3, OPTIONS, Fast(5)), Fast(5 ^ 0x5DEECE66D)
    if runs:
        assert play_randomly(g, hand, most) == 10
    else:
        with pytest.raises(RunawayAgenda, match="9 decisions and no end"):
            play_randomly(g, hand, most)
