"""G-30 to G-36, Phase I."""

from __future__ import annotations

from tests.games.guillotine.scene import convention

OTHERS = "vergniaud brissot condorcet petion barbaroux lasource"


def test_G30_GR49_round_after_round_until_all_have_passed() -> None:
    game = convention(steps="movements")
    game.play("0: pass", "1: move brissot comite", "2: pass", "3: move aubry comite")
    assert game.asked == "1 MoveOne"
    game.play("1: move petion comite", "3: pass")
    assert game.asked == "1 MoveOne"
    game.play("1: pass")
    assert game.asked == ""


def test_G31_GR54_each_deputy_moves_once_so_the_phase_ends() -> None:
    game = convention(steps="movements", order="GMCR")
    game.play("0: move brissot comite", "1: pass", "2: pass", "3: pass")
    for name, post in (
        ("vergniaud", "comite"),
        ("condorcet", "comite"),
        ("petion", "mission"),
        ("barbaroux", "tribunal"),
    ):
        assert game.why_not(0, "deputy:brissot") == "G-31"
        game.play(f"0: move {name} {post}")
    game.play("0: move lasource jacobins")
    assert game.asked == ""


def test_G32_GR50_GR52_from_any_free_post_to_any_other() -> None:
    game = convention(
        steps="movements",
        at={
            "tribunal": "danton",
            "comite": "marat",
            "prison": "collot",
            "fuite": "billaud",
            "guillotine": "saint_just",
        },
    )
    assert [option for option in game.options(0) if option.startswith("move danton")] == [
        f"move danton {post}" for post in ("comite", "convention", "jacobins", "mission")
    ]
    assert game.refusal("0: move danton tribunal").rule == "GR-50"
    assert game.why_not(0, "deputy:collot") == game.why_not(0, "deputy:billaud") == "G-7"
    assert game.why_not(0, "deputy:saint_just") == "G-6"
    assert game.why_not(0, "deputy:brissot") == "G-1"
    assert game.why_not(0, "post:prison") == game.why_not(0, "post:guillotine") == "G-32"


def test_G8_G33_a_seat_left_earlier_in_the_phase_may_be_taken() -> None:
    game = convention(steps="movements", at={"tribunal": "danton marat collot billaud"})
    game.play("0: pass")
    assert game.why_not(1, "post:tribunal") == "G-33"
    free = convention(steps="movements", at={"tribunal": "danton marat collot billaud"})
    free.play("0: move danton mission")
    free.play("1: move brissot tribunal")
    assert free.at("brissot") == "tribunal"


def test_G8_one_faction_may_take_all_seats() -> None:
    game = convention(steps="movements", at={"comite": "danton marat collot"})
    game.play("0: move billaud comite")
    assert game.table.view().rooms[2].deputies == ["danton", "marat", "collot", "billaud"]


def test_G34_GR51_one_new_missionary_per_faction_and_turn() -> None:
    game = convention(steps="movements", at={"mission": "danton"})
    game.play("0: move danton convention", "1: move brissot mission", "2: move sieyes mission", "3: pass")
    game.play("0: move marat mission", "1: pass", "2: pass")
    assert not [option for option in game.options(0) if option.endswith("mission")]
    assert game.why_not(0, "post:mission") == "G-34"


def test_G34_two_factions_of_one_player_send_one_each() -> None:
    game = convention(2, steps="movements")
    game.play("0: move marat mission", "1: pass")
    assert game.asked == "0 MoveOne"
    game.play("0: move sieyes mission")
    assert (game.at("marat"), game.at("sieyes")) == ("mission", "mission")


def test_G35_GR29_a_rapporteur_may_move_and_loses_his_square() -> None:
    game = convention(steps="movements", rapport=["danton"])
    game.play("0: move danton comite")
    assert (game.at("danton"), game.on_report()) == ("comite", [])


def test_GR53_without_a_legal_move_a_faction_passes_by_itself() -> None:
    game = convention(steps="movements", at={"prison": OTHERS})
    game.play("0: pass")
    assert game.asked == "2 MoveOne"
    assert game.table.view().factions[1].passed


def test_G36_nobody_is_moved_by_his_owner_after_phase_I() -> None:
    game = convention(steps="reports order committee")
    while game.table.pending():
        seat = game.table.pending()[0]
        assert "move" not in game.verbs(seat)
        assert game.table.refuses(seat, game.table.game.vocabulary.read("move danton comite")) is not None
        game.play(f"{seat}: {game.table.options(seat)[0].notation}")
