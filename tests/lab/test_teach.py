"""Teaching: what decides is found, the same seed teaches the same everywhere, and games read what it writes."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde.bots.learning.temporal_differences import Pupil
from cocarde.core.chance import Fast
from cocarde.core.errors import BadData, BadInput
from cocarde.core.judge import Judge
from cocarde.games import load
from cocarde.kit.odds import shares
from cocarde.kit.tuned import lore_as_toml, read_lore
from cocarde.lab.training import teach
from cocarde.lab.training.teach import teachable

TAUGHT = (("lys", 3), ("courtisans", 3))
SHORT = {"courtisans": {"goal": "20000", "negotiation": "off"}}


class Coins(Judge[Any]):
    """Each of three seats has heads (trait 1) or tails (0), and a colour (2, 3) that means nothing."""

    def judgement(self, g: Any, seat: int) -> float:
        raise AssertionError

    def chances(self, worths: list[float]) -> list[float]:
        return shares(worths)


def test_what_decides_is_found_and_what_does_not_is_left() -> None:
    judge = Coins(families={"coin": 2, "colour": 2}, learnt=[0.0] * 4)
    pupil = Pupil(load("lys"), judge, 0.05, [1.0] * 4)
    luck = Fast(3)
    for _ in range(4000):
        coins = [luck.below(2) for _ in range(3)]
        colours = [2 + luck.below(2) for _ in range(3)]
        heads = [seat for seat in range(3) if coins[seat]] or [0, 1, 2]
        winner = heads[luck.below(len(heads))]
        traits = [[coins[seat], colours[seat]] for seat in range(3)]
        pupil.learn([traits], [[0.0] * 3], [float(seat == winner) for seat in range(3)])
    tails, heads_weight, red, black = judge.learnt
    assert heads_weight - tails > 2.0
    assert abs(red - black) < 0.3
    assert pupil.missed < 0.8 * pupil.missed_before


def test_what_came_of_a_position_is_told_to_the_one_before_it() -> None:
    judge = Coins(families={"coin": 2}, learnt=[0.0] * 2)
    pupil = Pupil(load("lys"), judge, 0.05, [1.0] * 2)
    pupil.learn([[[0], [], []], [[1], [], []]], [[0.0] * 3] * 2, [1.0, 0.0, 0.0])
    early, late = judge.learnt
    assert 0.0 < early < late


@pytest.mark.parametrize(("slug", "seats"), TAUGHT)
def test_lessons_give_weights_that_the_game_can_read(slug: str, seats: int, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(teach, "PIECE", 2)
    options = load(slug).meta.settle(seats, SHORT.get(slug))
    judge = teachable(slug)
    kept = judge.learnt[:]
    told: list[int] = []
    known = teach.teach(slug, seats, options, 1, 6, 1, told.append)
    assert told == [4, 6]
    assert judge.learnt == kept
    assert any(known.weights)
    assert known.missed > 0.0 < known.missed_before
    file = tmp_path / "experience.toml"
    file.write_text(lore_as_toml("here", judge.families, known.weights), "utf-8")
    assert read_lore(file, judge.families) == pytest.approx(known.weights, abs=0.0006)


def test_the_same_seed_teaches_the_same_on_any_number_of_cores() -> None:
    options = load("lys").meta.settle(3, None)
    one = teach.teach("lys", 3, options, 5, 3, 1, lambda games: None)
    two = teach.teach("lys", 3, options, 5, 3, 2, lambda games: None)
    other = teach.teach("lys", 3, options, 6, 3, 1, lambda games: None)
    assert one == two != other


def test_weights_of_other_families_are_refused(tmp_path) -> None:
    file = tmp_path / "experience.toml"
    file.write_text('made = "here"\n\n[weights]\ngold = [1000, -250]\n', "utf-8")
    assert read_lore(file, {"gold": 2}) == [1.0, -0.25]
    with pytest.raises(BadData, match="silver"):
        read_lore(file, {"silver": 2})
    with pytest.raises(BadData, match="3 weights"):
        read_lore(file, {"gold": 3})


def test_a_game_that_has_nothing_to_learn_says_which_have() -> None:
    with pytest.raises(BadInput, match="courtisans, lys"):
        teachable("vendee")
