"""G-2, G-3, G-5, G-6, G-74 to G-78: death, the end of a faction, of a turn, of the game."""

from __future__ import annotations

from cocarde.games.guillotine.data.numbers import DEPUTIES
from cocarde.games.guillotine.rules.popularity import BY_PRISON, change
from tests.games.guillotine.scene import convention
from tests.scenario import die

MONTAGNARDS = "robespierre danton marat collot billaud saint_just"
GIRONDINS = "vergniaud brissot condorcet petion barbaroux lasource"
CRAPAUDS = "cambaceres sieyes merlin thibaudeau daunou reubell"
ROYALISTES = "henry_lariviere boissy delahaye lomont aubry cadroy"


def test_G3_a_turn_has_seven_phases_and_a_game_ten_turns() -> None:
    options = {"dissolution_from_turn": "99"}
    game = convention(options=options, steps="turns", turn=0, order="MGCR")
    while game.table.pending():
        seat = game.table.pending()[0]
        game.play(f"{seat}: {game.table.options(seat)[0].notation}")
    phases = [event.args["phase"] for event in game.events("phase_began")]
    assert phases == [2, 3, 4, 5, 6, 7] + list(range(1, 8)) * 9
    assert game.events("game_ended")[0].args == {"turn": 10}
    assert game.table.view().over


def test_G4_popularity_has_no_upper_limit_and_is_open_to_all() -> None:
    game = convention(steps="movements", pp={"danton": 30})
    for seat in (None, 0, 3):
        assert next(deputy.pp for deputy in game.table.view(seat).deputies if deputy.id == "danton") == 30


def test_G5_G6_at_zero_a_deputy_is_out_at_once_and_for_good() -> None:
    game = convention(steps="movements", at={"comite": "danton"}, rapport=["marat"])
    for name, loss in (("danton", -5), ("marat", -7)):
        assert not change(game.g, DEPUTIES.index(name), loss, BY_PRISON)
        assert game.at(name) == "guillotine"
        assert game.why_not(0, f"deputy:{name}") == "G-6"
    assert (game.on_report(), game.table.view().dead) == ([], ["danton", "marat"])


def test_GR92_several_deaths_at_once_are_told_in_turn_order_and_roster_order() -> None:
    game = convention(
        chance=die(3, 1),
        steps="flight prison",
        order="RMGC",
        at={"prison": "danton aubry collot", "fuite": "brissot"},
        pp={"danton": 1, "aubry": 1, "collot": 1},
    )
    game.play("2: surrender stay")
    assert [event.args["deputy"] for event in game.events("killed_himself")] == ["aubry", "danton", "collot"]


def test_G78_GR91_GR106_the_kept_cards_of_a_lost_faction_go_under_unseen() -> None:
    game = convention(
        steps="prison end",
        at={"prison": "danton", "guillotine": MONTAGNARDS.replace("danton ", "")},
        pp={"danton": 1},
        kept={"M": ["jac_den_brissot", "jac_liste_suspects"]},
    )
    assert game.bottom("jacobins", 2) == ["jac_den_brissot", "jac_liste_suspects"]
    assert game.table.view(0).jacobins[-2:] == ["jac_den_brissot", "jac_liste_suspects"]
    assert game.table.view(1).jacobins[-2:] == ["", ""]


def test_G78_GR101_in_its_own_jacobin_turn_the_rest_goes_under_without_effect() -> None:
    game = convention(
        steps="club",
        at={"jacobins": "danton marat", "guillotine": "robespierre collot billaud saint_just"},
        pp={"danton": 1, "marat": 1},
        kept={"M": ["jac_den_brissot"]},
        jacobins=["jac_den_aubry", "jac_tumulte"],
    )
    assert game.bottom("jacobins", 3) == ["jac_den_brissot", "jac_tumulte", "jac_den_aubry"]
    assert game.table.view(1).jacobins[-3:] == ["", "jac_tumulte", ""]


def test_GR101_several_factions_lost_at_once_in_turn_order() -> None:
    gone = f"{MONTAGNARDS.replace('danton ', '')} {GIRONDINS.replace('brissot ', '')}"
    game = convention(
        steps="prison end",
        order="GCRM",
        at={"prison": "danton brissot", "guillotine": gone},
        pp={"danton": 1, "brissot": 1},
        kept={"M": ["jac_liste_suspects"], "G": ["jac_den_danton"]},
    )
    assert game.bottom("jacobins", 2) == ["jac_den_danton", "jac_liste_suspects"]


def test_G78_a_faction_in_prison_is_not_eliminated() -> None:
    game = convention(steps="club", at={"prison": MONTAGNARDS}, kept={"M": ["jac_liste_suspects"]})
    assert game.asked == "0 UseDelayed"


def test_G2_GR17_an_eliminated_faction_is_skipped_as_first_seat() -> None:
    game = convention(steps="end", order="MGCR", at={"guillotine": GIRONDINS})
    assert game.factions() == ["crapauds", "royalistes", "montagnards", "girondins"]
    assert game.asked == "2 MoveOne"


def test_G74_the_game_goes_on_after_a_turn_without_dissolution() -> None:
    assert convention(steps="end", turn=9).asked == "1 MoveOne"
    assert convention(steps="end", turn=10).asked == ""


def test_G74_G77_GR90_the_only_survivor_wins_whatever_his_score() -> None:
    game = convention(
        steps="end",
        at={"guillotine": f"{MONTAGNARDS} {CRAPAUDS} {ROYALISTES}", "prison": GIRONDINS},
    )
    assert game.asked == ""
    outcome = game.table.outcome()
    assert (outcome.ranks, outcome.scores, outcome.rule) == ([2, 1, 2, 2], [0, 0, 0, 0], "G-77")
    assert outcome.text.key == "outcome-survivor"


def test_G77_if_nobody_lives_all_share_the_first_rank() -> None:
    everybody = f"{MONTAGNARDS} {GIRONDINS} {CRAPAUDS} {ROYALISTES}"
    game = convention(steps="end", at={"guillotine": everybody})
    outcome = game.table.outcome()
    assert (outcome.ranks, outcome.text.key) == ([1, 1, 1, 1], "outcome-nobody")


def test_G74_two_factions_of_one_player_are_one_player() -> None:
    game = convention(2, steps="end", at={"guillotine": f"{GIRONDINS} {ROYALISTES}"})
    assert game.asked == ""
    assert game.table.outcome().ranks == [1, 2]


def test_G75_GR88_re_elected_is_who_is_alive_free_and_has_five_points() -> None:
    game = convention(
        steps="",
        at={
            "mission": "danton",
            "jacobins": "marat",
            "prison": "collot",
            "fuite": "billaud",
            "guillotine": "saint_just",
        },
        pp={"robespierre": 4, "collot": 9},
    )
    view = game.table.view()
    assert [deputy.id for deputy in view.deputies if deputy.elected and deputy.faction == "montagnards"] == [
        "danton",
        "marat",
    ]


def test_G76_GR89_equal_scores_share_the_rank_and_other_points_never_count() -> None:
    game = convention(steps="", pp={"danton": 4, "brissot": 1, "aubry": 6})
    outcome = game.table.outcome()
    assert outcome.ranks == [3, 3, 2, 1]
    assert outcome.scores == [5, 5, 6, 6]
    two = convention(2, steps="", pp={"danton": 4, "brissot": 1})
    assert (two.table.outcome().ranks, two.table.outcome().text.key) == ([1, 1], "outcome-shared")
