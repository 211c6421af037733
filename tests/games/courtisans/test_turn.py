"""5.5, 5.6, 5.16: localisation, the turn, hand and deck."""

from __future__ import annotations

from tests.games.courtisans.test_vectors_rulebook import court, regency
from tests.scenario import die


def test_the_chambellan_places_the_court() -> None:
    """C-44, C-R36, C-R37: Versailles or the hunt, wherever it was, under a Regent too; at war nobody is asked."""
    game = regency(phase="localisation", place="H")
    assert game.options(0) == ["place chasse", "place versailles"]
    game.play("0: place chasse")
    assert game.place == "chasse"
    assert court(phase="localisation", place="W", wars=["espagne"]).asked == "1 TakeTurn"


def test_two_actions_of_any_kind_and_no_more() -> None:
    """C-45, C-46, C-55: in any order; none is compulsory."""
    game = court(deck=["duel", "poison", "heritage"])
    game.play("1: draw", "1: draw")
    assert game.asked == "2 TakeTurn"
    game.play("2: end_turn")
    assert game.asked == "3 TakeTurn"


def test_a_power_left_is_asked_for_once_more() -> None:
    """C-45, C-82, C-R28: actions spent, a power usable: USE_POWER or END_TURN; even one won this very turn."""
    game = court(die(1, 7), exposed={2: ["charge_controleur"]}, favour={1: "K5"}, deck=["duel"])
    game.play("1: draw", "1: take_charge charge_controleur seat1 king")
    assert game.options(1) == ["end_turn", "gratify seat0", "gratify seat1", "gratify seat2", "gratify seat3"]
    assert game.refusal("1: draw").rule == "C-45"
    game.play("1: gratify seat1")
    assert (game.money(1), game.asked) == (5500, "2 TakeTurn")


def test_only_the_drawer_sees_what_he_draws() -> None:
    """C-47, C-18: the others see that he draws."""
    game = court(deck=["poison"])
    game.play("1: draw")
    assert game.events("drew", 1)[0].args["card"] == "poison"
    assert game.events("drew", 2) == []
    assert len(game.events("drew_hidden", 2)) == 1
    assert game.table.view(2).players[1].known == []
    assert (game.table.view(1).players[1].hand, game.table.view(2).players[1].hand) == (["poison"], None)


def test_the_maison_du_roi_is_for_those_at_court() -> None:
    """C-48, C-81, C-R67: any card of it, for all to see; prisoners and exiles only draw. It is never shuffled in."""
    game = court([0] * 2, maison=["titre_duc", "pension_2000"], deck=[], discard=["duel", "duel", "poison"])
    assert game.of(1, "take") == ["pension_2000", "titre_duc"]
    game.play("1: take titre_duc", "1: draw")
    assert game.table.view(3).players[1].known == ["titre_duc"]
    assert game.maison == ["pension_2000"]
    for status in ("bastille", "exile"):
        away = court(maison=["titre_duc"], status={1: status})
        assert away.refusal("1: take titre_duc").rule == "C-12"


def test_gifts_go_face_down() -> None:
    """C-49, C-R42, C-R43, C-R96, C-R98: one or two, from anywhere, to anybody; only the two know which."""
    game = court(status={1: "bastille", 3: "dead"}, hands={1: ["poison", "duel", "duel"]})
    game.play("1: give seat3")
    assert game.options(1) == ["hand duel", "hand poison"]
    game.play("1: hand poison")
    assert game.options(1) == ["done", "hand duel"]
    game.play("1: done")
    assert (game.hand(1), game.hand(3)) == (["duel", "duel"], ["poison"])
    assert game.table.view(1).players[3].known == ["poison"]
    assert game.table.view(0).players[3].known == []
    assert game.events("gave_hidden", 0)[0].args["n"] == 1
    assert game.events("gave", 3)[0].args["cards"] == ["poison"]


def test_after_a_gift_nobody_is_sure_of_the_hand() -> None:
    """C-R98: what was known of the giver's hand may have gone."""
    game = court(maison=["titre_duc"], hands={1: ["duel"]})
    game.play("1: take titre_duc")
    assert game.table.view(0).players[1].known == ["titre_duc"]
    game.play("1: give seat2", "1: hand duel", "1: done")
    assert game.table.view(0).players[1].known == []
    assert game.table.view(2).players[1].known == ["titre_duc"]


def test_of_two_equal_cards_the_known_one_leaves() -> None:
    """C-R98."""
    game = court(maison=["pension_2000"], hands={1: ["pension_2000"]}, chance=die(1))
    game.play("1: take pension_2000")
    assert game.table.view(0).players[1].known == ["pension_2000"]
    game.play("1: request pension_2000 seat1 king")
    assert game.table.view(0).players[1].known == []
    assert game.hand(1) == ["pension_2000"]


def test_a_courtier_who_dies_in_his_turn_loses_the_rest_of_it() -> None:
    """C-50, C-103, C-R40, C-R41: no more actions, no income, no discard; one may kill one's own."""
    hand = ["accident_de_chasse"] + ["pension_2000"] * 7 + ["poison"] * 3 + ["duel"]
    game = court(place="H", hands={1: hand}, exposed={1: ["titre_duc"]})
    game.play("1: play accident_de_chasse seat1")
    assert (game.asked, game.money(1), len(game.hand(1))) == ("2 TakeTurn", 0, 11)


def test_income_comes_before_the_hand_limit() -> None:
    """C-51, C-104: the limit of the table, chosen one by one, for all to see."""
    game = court(
        options={"hand_limit": "8"}, hands={1: ["pension_2000"] * 7 + ["duel"] * 2}, exposed={1: ["titre_duc"]}
    )
    game.play("1: end_turn")
    assert (game.money(1), game.asked) == (7000, "1 DiscardDown")
    assert game.why_not(1, "card:poison") == "C-59"
    game.play("1: discard duel")
    assert (game.cards(game.g.discard), game.asked) == (["duel"], "2 TakeTurn")


def test_the_discard_becomes_the_deck_only_when_needed() -> None:
    """C-105, C-R66, C-47."""
    game = court(deck=["duel"], discard=["poison"])
    game.g.deck = game.g.deck[-1:] and [game.g.deck[-1]]
    game.g.hands[3] = [card for card in range(110) if card not in game.g.deck + game.g.discard]
    for card in game.g.hands[3]:
        game.g.known[card] = 8
    game.play("1: draw")
    assert (len(game.g.deck), game.cards(game.g.discard)) == (0, ["poison"])
    game.play("1: draw")
    assert game.g.discard == []
    assert not game.legal(2, "draw")


def test_a_place_and_what_nothing_reaches_say_why_they_cannot_be_touched() -> None:
    """C-44, C-54. The Chamberlain has chosen the place, or there is war; nothing in hand acts on a country."""
    game = court(hands={1: ["pension_2000"]})
    assert [why.text.key for why in game.table.reasons(1, "area:chasse")] == ["refusal-place-set"]
    assert game.why_not(1, "country:espagne") == "C-54"
    assert game.why_not(1, "sovereign:king") == "C-54"
    game = court(place="W", hands={1: ["pension_2000"]})
    assert [why.text.key for why in game.table.reasons(1, "area:chasse")] == ["refusal-place-war"]
