"""What Le Lys et la Cocarde says when somebody must decide: stakes, dangers, half-made answers, why not, and causes."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from cocarde.core.text import Stake
from cocarde.games.lys.seen.terminal import Picture
from cocarde.games.lys.seen.view import box
from cocarde.speech import speech
from tests.games.lys.scene import Scene
from tests.scenario import scenario

NAMES = ["Ada", "Blaise", "Cléo", "Denis"]


def stake_of(game: Scene, seat: int, notation: str) -> Stake:
    found = game.table.stakes(seat, game.table.game.vocabulary.read(notation))
    assert found is not None
    return found


def said(game: Scene, seat: int, notation: str) -> str:
    return speech("lys", "en").say(stake_of(game, seat, notation).text, NAMES)


def prompt(game: Scene, seat: int) -> str:
    decision = game.table.decision
    assert decision is not None
    return speech("lys", "en").say(decision.prompt(game.g, seat), NAMES)


def logged(game: Scene, kind: str, seat: int | None = None) -> list[str]:
    return [speech("lys", "fr").event(event, NAMES) for event in game.events(kind, seat)]


def test_L91_the_wave_of_35_names_its_own_square_who_brought_it_and_what_it_costs() -> None:
    game = scenario("lys", at={0: "main 31", 1: "main 20"}, marks={1: "lys"}, hands={1: ["cel_danton"]})
    game.throw("2+2")
    assert prompt(game, 1).startswith("Ada brings a danger upon you: square 35 (")
    assert prompt(game, 1).endswith("Who protects you?")
    assert said(game, 1, "suffer").startswith("The Conciergerie, by way of square 17 (")
    assert said(game, 1, "lay cel_danton").startswith("You stay on square 20 (")
    game.play("1: lay cel_danton")
    assert game.events("protected")[0].args["square"] == "35"


@pytest.mark.parametrize(
    ("place", "marking", "brevets", "stake"),
    [
        ("main 16", "none", 0, "You lose your next turn."),
        ("main 15", "lys", 0, "The Conciergerie: the guillotine is seven squares on."),
        ("main 25", "none", 0, "The Conciergerie: the guillotine is seven squares on."),
        ("main 25", "none", 2, "You give up a brevet: one is left."),
        ("main 23", "cocarde", 0, "The frontiers, where any attack kills: 1 card to draw."),
        ("main 38", "cocarde", 0, "You die: your card and roles are lost"),
    ],
)
def test_L101_suffering_says_its_price(place: str, marking: str, brevets: int, stake: str) -> None:
    game = scenario(
        "lys", at={0: place}, marks={0: marking}, hands={0: ["book_emile"]}, brevets={0: brevets}, gone=[19, 22]
    )
    game.throw("lys+cocarde" if marking == "cocarde" else "1+1")
    assert game.asked == "0 Protect"
    assert said(game, 0, "suffer").startswith(stake)
    assert prompt(game, 0).endswith("Nobody in your hand can help.")


def test_L61_L62_a_barrier_says_where_both_ways_lead() -> None:
    game = scenario("lys", at={0: "main 3"}, marks={0: "cocarde"}, hands={0: ["cel_necker"]})
    game.throw("2+1")
    assert said(game, 0, "bounce").startswith("You go back to square 4 (")
    assert said(game, 0, "bounce").endswith("nothing awaits you there.")
    assert said(game, 0, "lay cel_necker").startswith("You go on to square 6 (")
    assert said(game, 0, "lay cel_necker").endswith("1 tree gained.")


def test_L16_nobody_is_told_to_plant_without_a_tree_or_to_lay_one_book() -> None:
    keys = []
    for trees, hand in ((0, ["book_emile"]), (1, ["book_emile"]), (0, ["book_emile", "book_candide"])):
        game = scenario("lys", at={0: "main 12"}, trees={0: trees}, hands={0: [*hand, "role_lys"]})
        decision = game.table.decision
        assert decision is not None
        keys.append(decision.prompt(game.g, 0).key)
        game.play("0: discard role_lys")
        keys.append(game.table.decision.prompt(game.g, 0).key)
    assert keys == [
        "prompt-main", "prompt-main-acted",
        "prompt-main-plant", "prompt-main-acted-plant",
        "prompt-main-books", "prompt-main-acted-books",
    ]  # fmt: skip


@pytest.mark.parametrize(("place", "rule"), [("depart", "L-141"), ("prison 2", "L-145"), ("main 12", "")])
def test_L141_a_tree_that_finds_no_plot_says_why(place: str, rule: str) -> None:
    game = scenario("lys", at={0: place}, trees={0: 1})
    found = [one.why.rule for one in game.table.missing(0) if one.label.key == "missing-plant"]
    assert found == ([rule] if rule else [])


def test_L145_a_tree_that_must_wait_is_not_denied_at_the_end_of_the_turn() -> None:
    keys = []
    for trees in (0, 1):
        game = scenario("lys", at={0: "prison 2"}, trees={0: trees}, hands={0: ["role_lys", "role_croix"]})
        game.throw("1+2")
        assert game.asked == "0 Close"
        keys.append(game.table.decision.prompt(game.g, 0).key)
    assert keys == ["prompt-close", "prompt-close-waits"]


@pytest.mark.parametrize(("place", "here"), [("prison 2", 0), ("main 12", 1)])
def test_L146_two_books_say_whether_their_tree_can_be_planted_from_here(place: str, here: int) -> None:
    game = scenario("lys", at={0: place}, hands={0: ["book_emile", "book_candide"]})
    assert stake_of(game, 0, "books book_emile book_candide").text.args == {"n": 1, "here": here}


def test_L30_an_attack_that_reaches_nobody_is_missed_and_one_that_does_says_its_chance() -> None:
    game = scenario("lys", at={0: "main 10", 1: "main 12"}, hands={0: ["attack_red", "attack_blue"]})
    assert [one.why.text.args["card"] for one in game.table.missing(0)] == ["attack_red"]
    assert stake_of(game, 0, "attack attack_blue seat1").percent == 100  # an empty hand defends nobody
    game = scenario("lys", at={0: "main 10", 1: "main 12"}, hands={0: ["attack_blue"], 1: ["defence_blue", "role_lys"]})
    assert 40 < stake_of(game, 0, "attack attack_blue seat1").percent < 80
    assert game.refusal("0: attack attack_blue seat0").text.key == "refusal-attack-self"


def test_L32_the_accused_hears_who_attacks_and_what_falls_on_him() -> None:
    game = scenario("lys", at={0: "main 10", 1: "front 2"}, hands={0: ["attack_blue"], 1: ["role_lys"]})
    game.play("0: attack attack_blue seat1")
    assert prompt(game, 1).startswith("Ada attacks you: ")
    assert said(game, 1, "decline").startswith("You die: hand and roles lost")
    game.play("1: decline")
    assert logged(game, "died")[0].startswith("Pamphlet (attaque bleue)\u202f: Blaise meurt")


def test_L40_the_dice_say_how_often_they_move_and_into_what() -> None:
    free = stake_of(scenario("lys", at={0: "main 38"}), 0, "roll")
    assert (free.percent, free.text.args["tree"]) == (44, 3)  # 16 of 36 throws have no symbol; 1+1 leads to 40
    assert stake_of(scenario("lys", at={0: "guyana"}), 0, "roll").percent == 17


def test_L20_a_role_says_what_becomes_of_its_target() -> None:
    game = scenario("lys", at={0: "main 24", 1: "main 24"}, hands={0: ["role_lys"]})
    one = stake_of(game, 0, "mark role_lys seat1").text
    assert one.key == "stake-mark"
    assert (one.args["follows"], one.args["danger"], one.args["was_danger"]) == ("lys", 2, 1)
    assert stake_of(game, 0, "mark role_lys seat0").text.key == "stake-mark-me"


def test_L14_half_made_answers_ask_for_what_is_wanted_next() -> None:
    hand = ["role_lys", "attack_blue", "attack_red", "book_emile", "book_candide"]
    game = scenario("lys", at={0: "main 10", 1: "main 12"}, hands={0: hand})
    steps = {picked[0].removeprefix("card:"): text.key for picked, text in game.table.steps(0).items()}
    assert steps == {
        "role_lys": "step-mark",
        "attack_blue": "step-attack",
        "attack_red": "step-discard",
        "book_emile": "step-book-or-discard",
        "book_candide": "step-book-or-discard",
    }


@pytest.mark.parametrize(("place", "end"), [("prison 6", "prison_8"), ("front 6", "front_8")])
def test_L112_L121_a_bounce_in_an_annexe_is_told(place: str, end: str) -> None:
    game = scenario("lys", at={0: place})
    game.throw("1+2")
    (bounced,) = game.events("bounced")
    assert (bounced.args["from"], bounced.args["n"], bounced.args["off"]) == (end, 1, "end")
    assert logged(game, "bounced")[0].startswith("Un pas de trop au bout du chemin")
    assert game.events("walked")[0].args["to"] == end


def test_L51_a_bounce_of_who_follows_his_symbol_is_told() -> None:
    game = scenario("lys", at={0: "main 10", 1: "prison 6"}, marks={1: "cocarde"})
    game.throw("2+cocarde")
    assert [event.args["to"] for event in game.events("advanced")] == ["prison_8"]
    assert [event.args["to"] for event in game.events("bounced")] == ["prison_7"]


def test_L42_L80_L85_L130_who_stays_is_told_why() -> None:
    why = []
    for place, held, throw in (
        ("main 10", "", "1+lys"), ("main 1", "estates", "1+2"), ("main 20", "tavern", "3+3"), ("guyana", "", "1+2"),
    ):  # fmt: skip
        game = scenario("lys", at={0: place}, held={0: held} if held else {})
        game.throw(throw)
        (stayed,) = game.events("stayed")
        why.append((stayed.rule, stayed.args["why"]))
    assert why == [("L-42", "symbol"), ("L-80", "estates"), ("L-85", "tavern"), ("L-130", "guyane")]
    assert logged(game, "stayed") == ["Guyane\u202f: Ada n’avance pas, faute d’un double."]


def test_L142_a_way_that_leaves_out_trees_says_how_many() -> None:
    game = scenario("lys", at={0: "main 30", 1: "main 40"}, marks={0: "lys", 1: "lys"}, gone=[31, 33, 42])
    game.throw("2+lys")
    assert [(event.args["to"], event.args["trees"]) for event in game.events("walked")] == [("35", 2)]
    assert [(event.args["to"], event.args["trees"]) for event in game.events("advanced")] == [("44", 1)]
    assert logged(game, "walked")[0].endswith(", par-dessus 2 arbres.")
    game = scenario("lys", at={0: "prison 2"}, gone=[31])
    game.throw("1+2")
    assert game.events("walked")[0].args["trees"] == 0


def test_L75_the_log_names_the_square_that_ordered_it() -> None:
    game = scenario("lys", at={0: "main 38"})
    game.throw("1+1")
    assert logged(game, "gained_trees")[0].startswith("Suppression de l’esclavage")
    game = scenario("lys", at={0: "main 27", 1: "prison 4"})
    game.throw("1+1")
    assert logged(game, "died")[0].startswith("Massacre dans les prisons")


@pytest.mark.parametrize(
    ("place", "throw", "key"), [("main 13", "1+1", "prompt-lose-square"), ("front 4", "1+1", "prompt-lose-limit")]
)
def test_L150_who_must_throw_cards_away_is_told_for_what(place: str, throw: str, key: str) -> None:
    hand = ["role_lys", "role_croix", "book_emile", "book_candide", "attack_red", "attack_blue"]
    game = scenario("lys", at={0: place}, hands={0: hand})
    game.throw(throw)
    decision = game.table.decision
    assert decision is not None
    assert decision.prompt(game.g, 0).key == key


def test_the_terminal_prints_the_menu_of_the_squares_ahead() -> None:
    game = scenario("lys", at={0: "main 16"}, marks={0: "lys"}, gone=[20])
    page = StringIO()
    Console(file=page, width=160).print(Picture(game.table.view(0), box(), speech("lys", "fr")))
    menu = page.getvalue().partition("Devant vous")[2]
    assert "Vous iriez à la case 1 de la Conciergerie" in menu.partition("18")[0]
    assert "Taverne" not in menu
    assert menu.count("Barrage") == 2  # 19 and 23


def test_L20_who_marks_himself_is_called_so() -> None:
    game = scenario("lys", seats=2, hands={0: ["role_lys"]})
    en = speech("lys", "en")
    labels = [game.table.label(0, choice) for choice in game.table.options(0) if choice.verb == "mark"]
    assert [label and en.say(label) for label in labels] == ["Lay Lily before yourself", None]
    game.table.answer(0, "mark role_lys seat0")
    (told,) = [event for event in game.table.events(None) if event.kind == "marked"]
    assert en.event(told, NAMES) == "Ada takes up Lily: royalist."


def test_L22_over_what_lies_there_or_beside_it_is_asked_by_itself() -> None:
    game = scenario("lys", seats=2, marks={1: "lys"}, hands={0: ["role_croix"]})
    fr = speech("lys", "fr")
    steps = game.table.steps(0)
    assert fr.say(steps["card:role_croix", "seat:1"]) == "À la place de ce qui est là, ou en plus\u202f?"
    assert ("card:role_croix", "seat:0") not in steps  # nothing lies there: the answer is whole
    called = [game.table.label(0, choice) for choice in game.table.options(0) if "seat:1" in choice.things]
    assert [label and label.key for label in called] == ["choice-mark-over", None]


def test_L95_books_for_the_schools_are_called_by_their_number() -> None:
    game = scenario("lys", at={0: "main 47"}, hands={0: ["book_emile", "book_candide"]})
    game.throw("1+1")
    assert game.asked == "0 Schools"
    labels = [game.table.label(0, choice) for choice in game.table.options(0)]
    words = [speech("lys", "en").say(label) for label in labels if label is not None]
    assert words == ["Give nothing", "Give 1 book", "Give 2 books"]


def test_L150_a_card_that_goes_says_what_it_could_have_done() -> None:
    hand = ["role_lys", "cel_necker", "cel_danton", "book_emile"]
    game = scenario("lys", at={0: "main 13"}, marks={0: "none"}, hands={0: hand})
    game.throw("1+1")
    assert game.asked == "0 LoseCards"
    assert said(game, 0, "lose role_lys") == "Marks a player, yourself included."
    assert said(game, 0, "lose cel_necker").startswith("Of no more use: its time ends at square 13")
    assert said(game, 0, "lose cel_danton").startswith("Passes, protects or defends, from square 12")
    assert said(game, 0, "lose book_emile") == "It takes two for a tree: you have only this one."
