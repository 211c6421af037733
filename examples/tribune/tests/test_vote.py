"""The vote and the end: T-9 to T-14."""

from __future__ import annotations

import pytest

from tribune.data.tables import MOTION_VOTES, MOTIONS

from .scene import Scene


def test_T9_the_vote_carries_the_whole_order_of_the_day() -> None:
    scene = Scene("mirabeau", "bailly", motions="privileges")
    scene.play("0: speak mirabeau", "1: speak bailly", "0: vote")
    assert scene.state.votes == [3, 0]
    assert scene.table.view().deputies[0].motions == ["privileges"]


@pytest.mark.parametrize(("roll", "votes"), [(6, 4), (5, 4), (4, 2), (3, 2), (2, 0), (1, 0)])
def test_T10_TT4_the_galleries_cheer_or_make_an_uproar(roll: int, votes: int) -> None:
    scene = Scene("bailly", "gregoire", motions="liste titre", dice=[roll])
    scene.play("0: speak bailly", "1: speak gregoire", "0: harangue")
    scene.dice.finish()
    assert scene.state.votes == [votes, 0]
    assert scene.order == (["titre"] if votes else ["liste", "titre"])


def test_T9_T10_what_is_at_stake_is_told_before() -> None:
    scene = Scene("bailly", "gregoire", motions="liste")
    scene.play("0: speak bailly", "1: speak gregoire")
    staked = [scene.table.stakes(0, choice) for choice in scene.table.options(0)]
    told = [(one.text.args, one.percent) for one in staked if one is not None]
    assert told == [({"votes": 2}, -1), ({"votes": 2, "more": 4}, 67)]


def test_T11_with_closed_galleries_the_vote_comes_at_once() -> None:
    scene = Scene("bailly", "gregoire", motions="liste", galleries="closed")
    scene.play("0: speak bailly", "1: speak gregoire")
    assert scene.state.votes == [2, 0]
    assert scene.events("carried")[0].rule == "T-11"


def test_T12_what_is_put_off_at_the_end_is_lost() -> None:
    scene = Scene("bailly", "bailly", sitting=7)
    scene.play("0: speak bailly", "1: speak bailly")
    assert scene.asked == ""
    assert scene.events("lost")[0].args == {"motions": ["declaration"]}
    outcome = scene.table.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ([0, 0], [1, 1])


@pytest.mark.parametrize(
    ("carried", "votes"), [("cocarde cachets titre", 8), ("cocarde garde cachets", 5), ("cocarde cachets", 5)]
)
def test_T13_TR3_the_motto_needs_nation_law_and_king(carried: str, votes: int) -> None:
    """The Declaration (5 votes) stands for none of them."""
    scene = Scene("mirabeau", "bailly", sitting=7, motions=carried)
    motions = [MOTIONS.index(motion) for motion in carried.split()]
    scene.state.deck = [motion for motion in scene.state.deck if motion not in motions]
    printed = sum(MOTION_VOTES[motion] for motion in motions)
    scene.state.carried[0], scene.state.votes[0] = motions, printed
    scene.play("0: speak mirabeau", "1: speak bailly", "0: vote")
    assert scene.state.votes[0] == printed + votes


def test_T14_between_equals_the_one_wins_who_kept_more_speeches() -> None:
    scene = Scene("bailly", "bailly guillotin", sitting=7)
    scene.play("0: speak bailly", "1: speak bailly")
    outcome = scene.table.outcome()
    assert outcome is not None
    assert outcome.ranks == [2, 1]
    assert (outcome.rule, outcome.text.args) == ("T-14", {"seat": [1], "votes": 0})
