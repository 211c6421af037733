"""What Vendée Militaire says when somebody must decide: stakes, half-made answers, why not, and what caused what."""

from __future__ import annotations

import pytest

from cocarde.core.text import Refusal, Stake
from cocarde.speech import speech
from tests.games.vendee.scene import Scene, dealt
from tests.scenario import scenario


def stake_of(game: Scene, seat: int, notation: str) -> Stake:
    found = game.table.stakes(seat, game.table.game.vocabulary.read(notation))
    assert found is not None
    return found


def said(game: Scene, seat: int, notation: str, language: str = "en") -> str:
    return speech("vendee", language).say(stake_of(game, seat, notation).text)


def against(game: Scene, seat: int, thing: str, *picked: str) -> Refusal:
    (why,) = game.table.reasons(seat, thing, picked)
    return why


def test_V22_V77_an_attack_says_what_it_may_win_and_who_draws_what() -> None:
    game = scenario("vendee", hands={0: ["b1_ligne"], 1: ["w1_faux"]}, forts={"machecoul": True, "nantes": False})
    assert said(game, 0, "attack machecoul").startswith("If you win, its fortress falls: −3 for them.")
    assert said(game, 0, "attack cholet").startswith("If you win, it is yours: +2, and −2 for them.")
    assert said(game, 0, "attack nantes").startswith("If you win, you fortify it: +3 for you.")
    drawn = {tile.id: (tile.blue_draws, tile.white_draws) for tile in game.table.game.box().hexes}
    mine, theirs = drawn["cholet"]
    assert said(game, 0, "attack cholet").endswith(f"First you draw {mine}, they draw {theirs}.")


def test_V26_a_play_says_what_it_counts_here_and_what_must_answer_it() -> None:
    game = scenario("vendee", hands={0: ["b1_ligne", "b1_garde"], 1: ["w1_faux", "w1_soeurs"]})
    game.play("0: attack machecoul")
    assert said(game, 0, "play b1_ligne") == "Worth 3 here: to answer, more than 3 in Military."
    assert said(game, 0, "play b1_ligne b1_garde") == "Worth 4 here: to answer, more than 4 of any type."


def test_V55_a_play_says_what_its_cards_will_do_if_anything() -> None:
    game = scenario("vendee", hands={0: ["b1_levee", "b1_patrie"], 1: ["w1_faux"]})
    game.play("0: attack machecoul")
    assert said(game, 0, "play b1_levee").endswith("Effect: you draw 2 cards.")
    assert said(game, 0, "play b1_patrie").endswith("Effect: if you win the battle, the war lasts one round more.")
    full = scenario("vendee", hands={0: ["b1_patrie"], 1: ["w1_faux"]}, marker=6)
    full.play("0: attack machecoul")
    assert "Effect" not in said(full, 0, "play b1_patrie")  # V-80


def test_V40_letting_a_play_stand_says_what_it_does_and_if_one_could_answer() -> None:
    hands = {0: ["b1_ligne", "b1_renforts"], 1: ["w1_epidemie", "w1_armee", "w1_faux"]}
    game = scenario("vendee", attacker=1, hands=hands, generals="blue")
    game.play("1: attack lucon", "1: play w1_epidemie")
    assert said(game, 0, "pass") == "The play stands: 1 to beat. Effect: your side loses a card at random."
    label = game.table.label(0, game.table.game.vocabulary.read("pass"))
    assert label is not None
    assert speech("vendee", "en").say(label) == "Let it stand"
    game = scenario("vendee", attacker=1, hands=hands, generals="blue")
    game.play("1: attack lucon", "1: play w1_armee")
    assert said(game, 0, "pass") == "The play stands: 5 to beat, and nothing in your hand can."


def test_V25_a_base_that_does_not_suffice_wants_a_bonus() -> None:
    game = scenario("vendee", hands={0: ["b1_volontaires"], 1: ["w1_faux", "w1_thouars", "w1_capitaine"]})
    game.play("0: attack machecoul", "0: play b1_volontaires")
    steps = {picked: text.key for picked, text in game.table.steps(1).items()}
    assert steps == {("card:w1_faux",): "step-bonus-needed", ("card:w1_thouars",): "step-bonus"}


@pytest.mark.parametrize(("fort", "said_so"), [(False, "changes hands"), (True, "your fortress falls")])
def test_V75_giving_up_says_what_it_gives_up(fort: bool, said_so: str) -> None:
    hands = {0: ["b1_volontaires", "b1_hussards"], 1: ["w1_faux", "w1_capitaine"]}
    game = scenario("vendee", hands=hands, forts={"machecoul": fort})
    game.play("0: attack machecoul", "0: play b1_volontaires")
    assert said_so in said(game, 1, "concede")


def test_V30_who_must_overbid_sees_that_he_may_not_give_up() -> None:
    game = scenario("vendee", hands={0: ["b1_volontaires", "b1_ligne"], 1: ["w1_thouars", "w1_soeurs"]})
    game.play("0: attack machecoul", "0: play b1_volontaires")
    (one,) = game.table.missing(1)
    assert (one.label.key, one.why.rule, one.why.text.key) == ("choice-concede", "V-30", "refusal-must-overbid")


def test_V42_a_general_says_his_chance_and_an_annulation_that_it_is_certain() -> None:
    hands = {0: ["b1_ligne", "b1_hussards"], 1: ["w1_faux", "w1_annulation"]}
    game = scenario("vendee", hands=hands, generals="white")
    game.play("0: attack machecoul", "0: play b1_ligne")
    general = stake_of(game, 1, "general")
    value = general.text.args["value"]
    assert isinstance(value, int)
    assert general.percent == round(100 * value / 6)
    assert stake_of(game, 1, "annul w1_annulation").text.key == "stake-annul"


def test_V25_two_of_a_card_that_one_holds_once_and_a_pair_that_is_too_low() -> None:
    game = scenario("vendee", hands={0: ["b1_hussards", "b1_ligne"], 1: ["w1_faux", "w1_capitaine", "w1_thouars"]})
    game.play("0: attack machecoul", "0: play b1_hussards")
    (low,) = [game.table.refuses(1, game.table.game.vocabulary.read("play w1_faux w1_capitaine"))]
    assert low is not None
    assert (low.text.key, low.text.args["sum"], low.text.args["total"]) == ("refusal-too-low-together", 3, 4)
    game = scenario("vendee", hands={0: ["b1_garde", "b1_ligne"], 1: ["w1_faux"]})
    game.play("0: attack machecoul")
    assert against(game, 0, "card:b1_garde", "card:b1_garde").text.key == "refusal-only-one"


def test_V75_a_hand_that_cannot_answer_is_told_why_and_the_others_only_that_it_gives_up() -> None:
    game = scenario("vendee", hands={0: ["b1_ligne", "b1_hussards"], 1: ["w1_tocsin"]})
    game.play("0: attack machecoul", "0: play b1_ligne")
    (told,) = game.events("conceded_unable", 1)
    assert (told.args["total"], told.args["types"]) == (3, "M")
    assert not game.events("conceded", 1)
    assert not game.events("conceded_unable", 0)
    assert len(game.events("conceded", 0)) == len(game.events("conceded", None)) == 1


def test_V109_a_partners_play_is_a_choice_and_cites_its_own_rule() -> None:
    hands = dealt("b1_ligne b1_hussards", "w1_soeurs w1_tocsin", "b1_armee b1_volontaires", "w1_thouars w1_faux")
    game = scenario("vendee", seats=4, hands=hands)
    game.play("0: attack machecoul", "0: play b1_ligne")
    decision = game.table.decision
    assert decision is not None
    assert (game.asked, decision.rule) == ("2 RespondToPartner", "V-109")
    assert game.table.missing(2) == []
    assert said(game, 2, "pass") == "Nothing changes: your partner’s bid stands."


def test_V55_the_log_names_the_card_that_struck() -> None:
    hands = {0: ["b1_diplomatie", "b1_requisitions"], 1: ["w1_epidemie", "w1_faux"]}
    game = scenario("vendee", attacker=1, hands=hands, chance=[0])
    game.play("1: attack lucon", "1: play w1_epidemie")
    (lost,) = game.events("discarded", 0)
    line = speech("vendee", "fr").event(lost, ["Jeanne", "Paul"])
    assert line.startswith(speech("vendee", "fr").name_of("card:w1_epidemie"))
    assert "Jeanne défausse" in line


def test_V57_who_must_choose_a_hex_is_told_for_which_card() -> None:
    game = scenario("vendee", hands={0: ["b1_diplomatie", "b1_ligne"], 1: ["w1_faux"]})
    game.play("0: attack machecoul", "0: play b1_diplomatie")
    prompt = game.table.prompt(0)
    assert prompt is not None
    assert speech("vendee", "fr").say(prompt).startswith("Diplomatie\u202f: prenez le contrôle")


def test_V79_what_a_card_brings_goes_on_after_the_name_of_the_card() -> None:
    game = scenario("vendee", hands={0: ["b1_patrie", "b1_ligne"], 1: ["w1_tocsin"]})
    game.play("0: attack machecoul", "0: play b1_patrie")
    (longer,) = game.events("marker_moved", 0)
    assert speech("vendee", "en").event(longer).startswith("The Fatherland in Danger: the war grows longer, and")
