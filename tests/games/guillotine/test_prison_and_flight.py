"""G-66 to G-73, Phases VI and VII."""

from __future__ import annotations

import pytest

from tests.games.guillotine.scene import convention
from tests.scenario import die

MONTAGNARDS = "robespierre danton marat collot billaud saint_just"
ASKED = {"ask_rehabilitation": "on"}


@pytest.mark.parametrize("friends", range(6))
@pytest.mark.parametrize("roll", range(1, 7))
def test_G66_G68_GR82_seven_with_the_friends_at_the_convention(friends: int, roll: int) -> None:
    names = MONTAGNARDS.split()
    at = {"prison": names[0], "mission": " ".join(names[1 + friends :])}
    game = convention(chance=die(roll) if friends else [], steps="prison", at=at)
    freed = friends > 0 and friends + roll >= 7
    assert game.at(names[0]) == ("convention" if freed else "prison")


def test_G67_GR2_GR79_GR80_the_loss_comes_before_the_try_also_for_who_came_this_turn() -> None:
    game = convention(chance=die(6), steps="prison", at={"prison": "danton marat"}, pp={"danton": 1})
    assert (game.at("danton"), game.pp("danton")) == ("guillotine", 0)
    assert (game.at("marat"), game.pp("marat")) == ("convention", 4)


def test_G66_GR83_friends_are_counted_once_for_the_whole_phase() -> None:
    game = convention(
        chance=die(6, 5),
        steps="prison",
        at={"prison": "danton marat", "mission": "robespierre collot billaud"},
        rapport=["saint_just"],
    )
    assert game.g.friends[0] == 1
    assert (game.at("danton"), game.at("marat")) == ("convention", "prison")


def test_G69_GR83_phase_VII_counts_anew() -> None:
    game = convention(
        chance=die(6, 3, 6),
        steps="prison flight",
        at={"prison": "danton", "fuite": "marat", "mission": "robespierre collot billaud"},
    )
    assert game.g.friends[0] == 2
    assert game.at("marat") == "convention"


def test_G68_in_turn_order_then_roster_order() -> None:
    game = convention(
        chance=die(1, 2, 1, 2),
        steps="prison",
        order="RMGC",
        at={"prison": "danton brissot marat aubry"},
    )
    assert [game.at(name) for name in ("aubry", "danton", "marat", "brissot")] == [
        "prison",
        "prison",
        "prison",
        "convention",
    ]


def test_GR81_one_may_decline_if_the_table_asks() -> None:
    game = convention(options=ASKED, steps="prison", at={"prison": "danton marat"})
    assert game.asked == "0 AttemptPrison"
    game.play("0: rehabilitation decline")
    assert game.at("danton") == "prison"
    game.play("0: rehabilitation attempt", chance=die(3))
    assert game.at("marat") == "convention"


def test_GR82_a_try_that_cannot_succeed_is_not_asked() -> None:
    rest = "danton marat collot billaud saint_just"
    game = convention(options=ASKED, steps="prison", at={"prison": "robespierre", "mission": rest})
    assert game.asked == ""


@pytest.mark.parametrize(
    ("rolls", "post"), [((1,), "guillotine"), ((2, 1), "guillotine"), ((2, 2, 2, 3, 1), "fuite"), ((6, 1), "fuite")]
)
def test_G70_GR84_the_search(rolls: tuple[int, ...], post: str) -> None:
    game = convention(chance=die(*rolls), steps="flight", at={"fuite": "danton"})
    assert game.at("danton") == post


def test_G71_GR85_all_searches_then_all_losses_then_the_tries() -> None:
    game = convention(
        chance=die(3, 1, 4, 2),
        steps="flight",
        at={"fuite": "danton marat brissot"},
        pp={"brissot": 1},
    )
    assert (game.at("marat"), game.pp("marat")) == ("guillotine", 5)
    assert (game.at("brissot"), game.pp("brissot")) == ("guillotine", 0)
    assert (game.asked, game.pp("danton")) == ("0 AskSurrender", 4)


@pytest.mark.parametrize("friends", range(6))
@pytest.mark.parametrize("roll", [1, 4, 6])
def test_G72_GR7_GR82_eight_with_the_friends_at_the_convention(friends: int, roll: int) -> None:
    names = MONTAGNARDS.split()
    at = {"fuite": names[0], "mission": " ".join(names[1 + friends :])}
    game = convention(chance=die(3, roll) if friends > 1 else die(3), steps="flight", at=at)
    home = friends > 1 and friends + roll >= 8
    assert game.at(names[0]) == ("convention" if home else "fuite")
    assert game.asked == ("" if home else "0 AskSurrender")


def test_G73_GR86_GR87_who_failed_may_surrender_to_a_trial_only() -> None:
    game = convention(chance=die(3, 1), steps="flight", at={"fuite": "danton", "tribunal": "marat aubry"})
    assert game.options(0) == ["surrender stay", "surrender surrender"]
    game.play("0: surrender surrender")
    assert (game.asked, game.at("danton")) == ("0 3 Trial", "summoned")
    game.vote(M="non", R="oui")
    assert (game.at("danton"), game.pp("danton")) == ("prison", 4)


def test_G73_or_stay_in_flight() -> None:
    game = convention(chance=die(3, 1), steps="flight", at={"fuite": "danton"})
    game.play("0: surrender stay")
    assert game.at("danton") == "fuite"


def test_GR102_who_declines_has_not_failed_and_cannot_surrender() -> None:
    game = convention(options=ASKED, chance=die(3), steps="flight", at={"fuite": "danton"})
    assert game.asked == "0 AttemptFlight"
    game.play("0: rehabilitation decline")
    assert (game.asked, game.at("danton")) == ("", "fuite")
    other = convention(options=ASKED, chance=die(3), steps="flight", at={"fuite": "danton"})
    other.play("0: rehabilitation attempt", chance=die(1))
    assert other.asked == "0 AskSurrender"


def test_G7_prisoners_and_fugitives_are_not_free() -> None:
    game = convention(steps="movements", at={"prison": "danton", "fuite": "marat", "mission": "collot"})
    free = {deputy.id for deputy in game.table.view().deputies if deputy.free}
    assert not {"danton", "marat"} & free
    assert "collot" in free
