"""Setting up and the sitting: T-1 to T-5."""

from __future__ import annotations

import pytest

from cocarde.core.errors import Refused
from cocarde.core.table import Table
from tribune import GAME

from .scene import Scene


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_T1_everybody_has_six_speeches_and_sees_no_others(seats: int) -> None:
    table = Table.new(GAME, seats, seed=1)
    assert [deputy.hand for deputy in table.view().deputies] == [6] * seats
    assert table.view().cards == []
    assert [len(table.view(viewer).cards) for viewer in range(seats)] == [6] * seats


def test_T2_T3_the_declaration_comes_last() -> None:
    table = Table.new(GAME, 2, seed=1)
    turned = []
    while table.pending():
        turned += [motion for motion in table.view().order if motion not in turned]
        for seat in table.pending():
            table.answer(seat, "silence")
    assert len(turned) == 7
    assert turned[-1] == "declaration"


def test_T4_one_speaks_from_one_s_own_hand_or_keeps_silent() -> None:
    scene = Scene("bailly sieyes sieyes", "mirabeau")
    assert scene.options(0) == ["speak bailly", "speak sieyes", "silence"]
    assert scene.refusal("0: speak mirabeau") == ("T-4", "not-in-hand")


def test_T4_what_one_chose_nobody_else_sees() -> None:
    scene = Scene("bailly", "mirabeau", "sieyes")
    scene.play("0: speak bailly")
    assert scene.asked == "1 2 Speak"
    assert scene.events("chose_speech", 0)[0].args == {"seat": 0, "card": "bailly"}
    assert scene.events("chose_speech", 1) == []
    assert scene.events("chose", 1)[0].args == {"seat": 0}
    assert [scene.table.view(viewer).laid for viewer in (0, 1, None)] == ["bailly", "", ""]
    assert [deputy.decided for deputy in scene.table.view(1).deputies] == [True, False, False]


def test_T4_not_even_that_one_will_keep_silent() -> None:
    scene = Scene("bailly", "mirabeau")
    scene.play("0: silence")
    told = [[event.kind for event in scene.table.events(viewer)][-1] for viewer in (0, 1, None)]
    assert told == ["chose_silence", "chose", "chose"]


def test_T4_one_may_choose_again_until_somebody_else_has_chosen() -> None:
    scene = Scene("bailly sieyes", "mirabeau", "veto")
    scene.play("0: speak bailly")
    scene.table.undo(0)
    scene.play("0: speak sieyes", "1: silence")
    with pytest.raises(Refused):
        scene.table.undo(0)


def test_T4_who_has_no_speech_left_can_only_keep_silent_as_all_can_see() -> None:
    scene = Scene("", "mirabeau")
    assert scene.options(0) == ["silence"]
    scene.play("0: silence")
    assert scene.events("forced", 1)[0].args == {"seat": 0}


def test_T5_no_veto_against_the_declaration() -> None:
    scene = Scene("veto bailly", "mirabeau", sitting=7)
    assert scene.order == ["declaration"]
    assert scene.options(0) == ["speak bailly", "silence"]
    assert scene.refusal("0: speak veto") == ("T-5", "veto-too-late")
    assert [one.why.rule for one in scene.table.missing(0)] == ["T-5"]
    assert scene.table.missing(1) == []
    assert [why.rule for why in scene.table.reasons(1, "card:veto")] == ["T-4", "T-5"]
