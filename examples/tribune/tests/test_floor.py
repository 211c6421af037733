"""The floor: T-6 to T-8."""

from __future__ import annotations

from .scene import Scene


def test_T7_TT1_the_most_eloquent_has_the_floor() -> None:
    scene = Scene("sieyes", "mirabeau")
    scene.play("0: speak sieyes", "1: speak mirabeau")
    assert scene.asked == "1 PutToVote"
    assert scene.table.view().floor == 1


def test_T7_TT2_equals_drown_each_other_out() -> None:
    scene = Scene("mirabeau", "mirabeau", "guillotin")
    scene.play("0: speak mirabeau", "1: speak mirabeau", "2: speak guillotin")
    assert scene.asked == "2 PutToVote"


def test_T7_if_nobody_is_heard_the_motion_is_put_off() -> None:
    scene = Scene("mirabeau", "mirabeau", motions="cocarde presse")
    scene.play("0: speak mirabeau", "1: speak mirabeau")
    assert scene.events("drowned")[0].args == {"motions": ["cocarde"]}
    assert scene.order == ["cocarde", "presse"]


def test_T6_TT3_a_veto_puts_the_motion_off_to_be_won_with_the_next() -> None:
    scene = Scene("veto sieyes", "mirabeau bailly", motions="cocarde presse")
    scene.play("0: speak veto", "1: speak mirabeau")
    assert scene.events("vetoed")[0].rule == "T-6"
    scene.play("0: speak sieyes", "1: speak bailly", "0: vote")
    assert scene.state.votes == [3, 0]


def test_TR1_two_who_keep_silent_drown_nobody_out() -> None:
    scene = Scene("bailly", "bailly", "robespierre")
    scene.play("0: silence", "1: silence", "2: speak robespierre")
    assert scene.asked == "2 PutToVote"


def test_TR2_several_vetoes_do_what_one_does() -> None:
    scene = Scene("veto", "veto", "mirabeau", motions="cocarde presse")
    scene.play("0: speak veto", "1: speak veto", "2: speak mirabeau")
    assert scene.order == ["cocarde", "presse"]
    assert [deputy.hand for deputy in scene.table.view().deputies] == [0, 0, 0]


def test_T4_T8_what_is_laid_is_spent_and_who_keeps_silent_keeps_his_speeches() -> None:
    scene = Scene("bailly", "mirabeau")
    scene.play("0: silence", "1: speak mirabeau")
    assert scene.asked == "1 PutToVote"
    assert [deputy.hand for deputy in scene.table.view().deputies] == [1, 0]
    assert scene.table.view().spent[-1] == "mirabeau"
