"""What is said at the moment of decision, and how the announcer speaks."""

from __future__ import annotations

from typing import Any

from cocarde.bots import choose
from cocarde.core.chance import Fast
from cocarde.core.table import Table
from cocarde.core.text import Stake
from cocarde.games import load
from cocarde.games.courtisans.etiquette import breaches
from cocarde.games.courtisans.etiquette.persons import register_of
from cocarde.games.courtisans.state import CourtisansState
from cocarde.speech import speech
from tests.games.courtisans.test_vectors_rulebook import court

FR = speech("courtisans", "fr")
ACCOUNTS = ["Jeanneton", "Gaspard", "Ursule", "Zénobe"]


def stake(game: Any, seat: int, notation: str) -> Stake:
    """What is at stake in this answer."""
    choice = next(choice for choice in game.table.options(seat) if choice.notation == notation)
    found = game.table.stakes(seat, choice)
    assert found is not None
    return found  # type: ignore[no-any-return]


def test_C65_a_request_says_the_die_its_chance_and_what_a_refusal_costs() -> None:
    game = court(favour={1: "K6 Q5"}, hands={1: ["titre_marquis"]})
    found = stake(game, 1, "request titre_marquis seat1 king")
    assert found.percent == 60
    assert FR.say(found.text) == (
        "Il faut 6 ou moins au dé\u202f; refus\u202f: −1 auprès du Roi. Accordé\u202f: 5\u202f000 livres par tour."
    )


def test_C63_what_no_die_can_grant_says_so_and_what_it_costs() -> None:
    game = court(favour={1: "K0 Q1"}, hands={1: ["titre_marquis"]})
    for notation in ("intervene seat2 king plus", "request titre_marquis seat2 king"):
        found = stake(game, 1, notation)
        assert found.percent == 0
        assert FR.say(found.text) == (
            "Aucune chance\u202f: votre faveur est trop basse. Le refus coûte un point auprès du Roi."
        )


def test_a_chance_is_said_only_where_one_may_ask_for_oneself() -> None:
    game = court(favour={1: "K3 Q2", 2: "K7 Q5"}, hands={1: ["titre_marquis"]})
    found = stake(game, 1, "request titre_marquis seat2 king")
    assert (found.percent, found.text.key) == (-1, "stake-request-others")


def test_what_is_asked_for_another_says_who_is_paid() -> None:
    game = court(favour={1: "K6 Q5", 2: "K7 Q5"}, hands={1: ["titre_marquis"]})
    found = stake(game, 1, "request titre_marquis seat2 king")
    assert (found.percent, found.text.key) == (60, "stake-request-for")
    assert FR.say(found.text, ACCOUNTS).endswith("5\u202f000 livres par tour, pour Ursule.")


def test_C89_a_war_says_whom_it_ruins_and_that_the_queen_spares_her_own() -> None:
    game = court(origin="espagne", party={1: "espagne", 2: "espagne"}, hands={1: ["guerre_espagne", "guerre_hollande"]})
    own, other = (stake(game, 1, f"play guerre_{country} none").text.args for country in ("espagne", "hollande"))
    assert (own["k"], own["q"], own["n"], own["mine"]) == (3, 0, 2, 1)
    assert (other["k"], other["q"], other["n"], other["mine"]) == (3, 2, 0, 0)


def test_C32_an_offer_is_told_whole_to_whom_it_is_made() -> None:
    game = court(phase="negotiation", fortune={0: 3000})
    game.play("0: propose seat1 plead 1000", "0: propose seat1 peace 0")
    said = [FR.say(stake(game, 1, f"accept seat0 {number}").text, ACCOUNTS) for number in (1, 2)]
    assert said == [
        "Vous recevez 1\u202f000 livres par le notaire si vous dites du bien de cette maison et vous faites"
        " entendre\u202f; vous ne donnez rien.",
        "Vous recevez une parole (cette maison vous épargne ce tour)\u202f;"
        " vous donnez votre parole (vous épargnez cette maison ce tour).",
    ]


def test_C32_what_an_offer_says_of_others_names_them() -> None:
    game = court(phase="negotiation", fortune={0: 3000})
    game.play("0: offer seat1 no_harm.seat2.seat0 none none none 0 5 0 0")
    assert "Ursule ne nuit pas à Jeanneton ce tour" in FR.say(stake(game, 1, "accept seat0 1").text, ACCOUNTS)


def test_C31_a_service_says_whose_word_is_heard_and_who_is_paid() -> None:
    game = court(phase="negotiation", favour={0: "K5 Q2", 1: "K8 Q2"}, fortune={0: 3000, 1: 3000})
    theirs, ours = (stake(game, 0, f"propose seat1 {bargain} 500") for bargain in ("plead", "help"))
    assert (theirs.percent, theirs.text.key) == (80, "stake-propose-escrow-theirs")
    assert (ours.percent, ours.text.key) == (50, "stake-propose-escrow-yours")
    assert stake(game, 0, "propose seat1 safety 500").percent == -1


def test_C59_a_card_picked_says_what_it_pays_and_whose_favour_counts() -> None:
    game = court(favour={1: "K3 Q2"}, hands={1: ["titre_comte"]})
    assert FR.say(game.table.steps(1)["card:titre_comte",]).startswith("3\u202f000 livres par tour. Il faut 2")


def test_C31_a_bargain_without_a_choice_of_sums_is_only_to_be_sent() -> None:
    game = court(phase="negotiation", fortune={0: 3000})
    steps = game.table.steps(0)
    assert steps["seat:1", "bargain:plead"].key == "step-amount"
    assert steps["seat:1", "bargain:peace"].key == "step-send"


def test_C106_C114_a_death_says_what_it_changes_for_whom() -> None:
    game = court(place="H", hands={1: ["accident_de_chasse"]})
    said = {at: stake(game, 1, f"play accident_de_chasse {at}").text.key for at in ("seat1", "seat2", "king", "queen")}
    assert said == {
        "seat1": "stake-death-own",
        "seat2": "stake-death",
        "king": "stake-death-king",
        "queen": "stake-death-queen",
    }
    regency = court(place="H", reign="regency", hands={1: ["accident_de_chasse"]})
    assert stake(regency, 1, "play accident_de_chasse queen").text.key == "stake-death-last"


def label(game: Any, seat: int, notation: str) -> str:
    """What this answer is called at this moment."""
    choice = next(choice for choice in game.table.options(seat) if choice.notation == notation)
    return FR.say(game.table.label(seat, choice), ACCOUNTS)


def test_C136_the_forms_themselves_are_the_answers() -> None:
    game = court(options={"etiquette_challenge": "on"}, exposed={2: ["titre_duc"]})
    game.g.chance = Fast(3)
    game.play("1: intervene seat2 king plus")
    forms = game.table.view(1).address.forms
    assert [label(game, 1, f"address {form.number}") for form in forms] == [
        f"«\u202f{form.text}\u202f»" for form in forms
    ]


def test_C128_a_fault_is_judged_by_its_name_and_whose_it_is() -> None:
    game = court(phase="localisation")
    game.play("0: flag seat2 e9 7")
    assert label(game, 0, "confirm 1") == "Amende à Ursule\u202f: E9, tutoiement"
    assert label(game, 0, "pardon 1") == "Pardon à Ursule\u202f: E9, tutoiement"


def test_C86_the_master_of_the_hunt_says_whither_he_leads() -> None:
    for place, said in (("V", "Mener la Cour à la chasse"), ("H", "Ramener la Cour à Versailles")):
        game = court(place=place, exposed={1: ["charge_maitre_chasse"]})
        assert label(game, 1, "move_court") == said


def test_C75_a_word_says_where_it_would_lead() -> None:
    game = court(favour={1: "K8 Q5", 2: "K3 Q5"})
    found = stake(game, 1, "intervene seat2 king plus")
    assert (found.percent, found.text.args["now"], found.text.args["least"], found.text.args["most"]) == (80, 3, 5, 6)
    full = court(favour={1: "K8 Q5", 2: "K9 Q5"})
    assert stake(full, 1, "intervene seat2 king plus").text.key == "stake-intervene-idle"


def test_C13_at_the_end_of_the_scale_a_card_changes_nothing_and_says_so() -> None:
    game = court(favour={1: "K2 Q9", 2: "K5 Q6"}, hands={1: ["devotion", "calomnie"]})
    answers = ("devotion seat1", "devotion seat2", "calomnie seat1 king")
    said = [FR.say(stake(game, 1, f"play {answer}").text) for answer in answers]
    assert said[:2] == [
        "Rien ne change, au bout de l’échelle (9 auprès de la Reine).",
        "De 6 à 9 auprès de la Reine.",
    ]
    assert said[2] == "De 2 à 0 auprès du Roi."
    game = court(sexes="MFMM", favour={0: "K9 Q5"}, exposed={1: ["charge_gouvernante"]}, reign="widower")
    said = [stake(game, 1, f"govern seat0 king {sign}").text.key for sign in ("plus", "minus")]
    assert said == ["stake-govern-idle", "stake-govern"]


def test_half_made_moves_ask_for_whom_and_by_which_way() -> None:
    game = court(favour={1: "K3 Q6"}, hands={1: ["titre_baron", "lettre_de_cachet", "calomnie"]})
    steps = game.table.steps(1)
    assert steps[("card:titre_baron",)].key == "step-request"
    assert steps[("card:titre_baron", "seat:1")].key == "step-route"
    assert steps[("card:calomnie", "seat:2")].key == "step-track"
    assert steps[("audience:intervene", "seat:2", "track:king")].key == "step-sign"


def test_a_hand_that_cannot_be_asked_for_says_why() -> None:
    game = court(sexes="MMMM")
    assert [(one.label.key, one.why.rule) for one in game.table.missing(1)] == [("missing-marry", "C-73")]


def test_the_dice_of_a_duel_and_of_the_smallpox_are_told_with_their_card() -> None:
    game = court(hands={1: ["duel", "petite_verole"]})
    game.play("1: play duel seat2", chance=[8])
    assert FR.event(game.events("duel_admired")[0]).startswith("Duel au Pré-aux-Clercs\u202f: le dé donne 9")
    game.play("1: play petite_verole seat2", chance=[7])
    told = game.events("survived_pox")[0].args
    assert (told["roll"], told["cause"]) == (8, "card:petite_verole")
    assert {event.args.get("cause") for event in game.events("favour_fell")} == {"card:petite_verole"}


def test_C135_the_announcer_names_courtiers_by_their_form_and_never_by_account() -> None:
    """Every line of a random game that is about courtiers."""
    table = Table.new(load("courtisans"), 4, {"negotiation": "off"}, chance=Fast(5))
    luck, seen, read = Fast(6), 0, 0
    for _ in range(160):
        if not table.pending():
            break
        seat = table.pending()[0]
        options = table.options(seat)
        table.answer(seat, options[luck.below(len(options))])
        g = table.state
        assert isinstance(g, CourtisansState)
        events = table.events()
        for event in events[seen:]:
            if "who" in event.args and event.kind not in ("gentleman_appeared", "lady_appeared", "game_ended"):
                line = FR.event(event, ACCOUNTS)
                assert str(event.args["who"]) in line or "whom" in event.args, line
                assert not [name for name in ACCOUNTS if name in line], line
                read += 1
        seen = len(events)
    assert read > 50


def test_C127_a_title_is_in_the_form_from_the_moment_it_is_obtained() -> None:
    game = court(favour={1: "K6 Q5"}, hands={1: ["titre_marquis", "bougeoir"]})
    game.play("1: request titre_marquis seat1 king", chance=[0])
    game.play("1: play bougeoir seat1")
    said = FR.event(game.events("played_on_self")[0], ACCOUNTS)
    assert said.startswith("Monsieur le Marquis de ")
    assert breaches(said, "fr", 0, (), register_of(game.g)) == []


def test_C5_bots_choose_different_houses() -> None:
    table = Table.new(load("courtisans"), 4, {}, chance=Fast(1))
    for seat in range(4):
        table.answer(seat, choose(table, seat, "good", 7))
    assert not table.events() or not [event for event in table.events() if event.kind == "house_given"]
    g = table.state
    assert isinstance(g, CourtisansState)
    assert len({name[1:] for name in g.chosen}) == 4


def test_C46_a_turn_says_which_actions_there_are() -> None:
    game = court(favour={1: "K6 Q5"}, hands={1: ["titre_marquis"]})
    prompt = game.table.prompt(1)
    assert prompt.args["deeds"] == ["play", "audience", "draw", "give"]
    game = court(favour={1: "K6 Q5"}, hands={1: []}, maison=["titre_baron"])
    said = FR.say(game.table.prompt(1))
    assert said == ("Il vous reste 2 actions. Vous pouvez demander audience, prendre à la Maison du Roi et piocher.")
