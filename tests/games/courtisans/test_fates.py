"""5.12 to 5.19: war, loves, marriage, income, death, exile, Bastille, sovereigns."""

from __future__ import annotations

from tests.games.courtisans.test_vectors_reigns import all_ready
from tests.games.courtisans.test_vectors_rulebook import NONE, court, regency
from tests.scenario import die


def test_war_strikes_the_living_track_only() -> None:
    """C-89, C-17, C-R33, C-R69: -3 King, -2 Queen, each on its own track."""
    game = court(reign="widower", hands={1: ["guerre_angleterre"]})
    game.play("1: play guerre_angleterre none")
    assert game.king(0, 1) == [2, 2]
    assert (game.place, game.queen(0)) == ("guerre", NONE)
    game = regency(hands={1: ["guerre_angleterre"]}, party={1: "espagne"})
    game.play("1: play guerre_angleterre none")
    assert game.queen(0, 1, 2) == [3, 5, 3]


def test_one_war_for_each_country() -> None:
    """C-89, C-R32."""
    game = court(place="W", wars=["angleterre"], hands={1: ["guerre_angleterre", "guerre_espagne"]})
    assert game.of(1, "play") == ["guerre_espagne none"]
    assert game.why_not(1, "card:guerre_angleterre") == "C-89"


def test_loves_end_with_prison_exile_and_death() -> None:
    """C-92, C-93, C-R52, C-R53: the card is discarded; married or not, it is no obstacle."""
    game = court(
        sexes="MFMM",
        married=[(0, 1)],
        favour={1: "K5"},
        hands={2: ["favorite", "accident_de_chasse"]},
        slot=2,
        place="H",
    )
    game.play("2: play favorite seat1", "2: play accident_de_chasse seat1")
    assert game.g.favourite == -1
    assert "favorite" in game.cards(game.g.discard)
    game = court(hands={1: ["amant_surpris", "amant_de_la_reine"]}, favour={2: "Q6"})
    assert game.of(1, "play") == [f"amant_de_la_reine seat{seat}" for seat in range(4)]
    game.play("1: play amant_de_la_reine seat2")
    assert game.refusal("1: play amant_de_la_reine seat2").rule == "C-59"
    game.play("1: play amant_surpris seat2")
    assert (game.g.lover, game.where(2)) == (-1, "exile")


def test_the_secret_wife_in_exile_stays_the_kings() -> None:
    """C-94, C-R54, C-R55, C-R91: card and bonus gone, no remarriage; a married Favourite cannot be wed."""
    game = court(
        sexes="MFMM", reign="widower", favourite=1, secret_wife=1, hands={2: ["huguenot"]}, slot=2, favour={1: "K3"}
    )
    game.play("2: play huguenot seat1")
    assert (game.g.secret_wife, game.g.favourite, game.of(2, "remarry")) == (1, -1, [])
    game = court(sexes="MFMM", married=[(0, 1)], reign="widower", favourite=1, hands={2: ["mariage_secret"]}, slot=2)
    assert game.refusal("2: play mariage_secret seat1").rule == "C-73"


def test_income_is_paid_once_for_each_card() -> None:
    """C-95, C-99, C-100, C-R24, C-R25: a card granted this turn pays at once; one that paid does not pay again."""
    game = court(die(1, 1), hands={1: ["titre_baron"]}, favour={2: "K5"}, exposed={1: ["charge_controleur"]})
    game.play("1: request titre_baron seat1 king", "1: end_turn")
    assert game.money(1) == 4000
    game.play("2: take_charge charge_controleur seat2 king", "2: end_turn")
    assert game.money(2) == 0


def test_the_chambellan_is_paid_in_his_second_turn() -> None:
    """C-99, C-22, C-R26."""
    game = court(slot=0, exposed={0: ["titre_duc"]})
    game.play("0: end_turn")
    assert game.money(0) == 0
    game.pass_turns(1, 2, 3, 0)
    assert game.money(0) == 7000


def test_prison_and_exile() -> None:
    """C-101, C-102, C-108, C-110, C-146, C-R46, C-R47: charges and pensions go, titles and the baton stay."""
    held = ["titre_comte", "dignite_marechal", "charge_chancelier", "pension_2000"]
    game = court(hands={1: ["intelligence_ennemi"]}, place="W", wars=["angleterre"], exposed={2: held})
    game.play("1: play intelligence_ennemi seat2")
    assert game.exposed(2) == ["dignite_marechal", "titre_comte"]
    assert game.maison == ["charge_chancelier", "pension_2000"]
    game.pass_turns(1, 2)
    assert game.money(2) == 0
    game = court(hands={1: ["huguenot"]}, favour={2: "K3"}, exposed={2: held})
    game.play("1: play huguenot seat2", "1: end_turn", "2: end_turn")
    assert game.money(2) == 5000


def test_exiles_draw_give_and_play_and_no_more() -> None:
    """C-109, C-R89."""
    game = court(status={1: "exile", 2: "bastille"}, hands={1: ["titre_duc", "heritage"]}, maison=["titre_baron"])
    assert {option.split()[0] for option in game.options(1)} == {"draw", "end_turn", "give", "play"}
    game.play("1: end_turn")
    assert {option.split()[0] for option in game.options(2)} == {"draw", "end_turn"}


def test_death_scatters_the_cards() -> None:
    """C-97, C-106, C-107, C-R63: a wife's titles to the Maison; a widow inherits even in prison; charges never pass."""
    game = court(
        sexes="MFMM",
        married=[(0, 1)],
        place="H",
        slot=2,
        exposed={1: ["titre_duc"], 0: ["titre_baron"]},
        hands={2: ["accident_de_chasse"]},
    )
    game.play("2: play accident_de_chasse seat1")
    assert (game.maison, game.exposed(0), game.g.spouse[0]) == (["titre_duc"], ["titre_baron"], -1)
    game = court(
        sexes="MFMM",
        married=[(0, 1)],
        status={1: "bastille"},
        place="H",
        slot=2,
        exposed={0: ["titre_duc", "charge_controleur"]},
        hands={2: ["accident_de_chasse"]},
    )
    game.play("2: play accident_de_chasse seat0")
    assert (game.exposed(1), game.maison) == (["titre_duc"], ["charge_controleur"])
    assert game.table.view(None).register[1].current_name == game.g.house[0]


def test_the_king_dies() -> None:
    """C-16, C-91, C-114, C-116, C-R56, C-R57: a Regency to the end of the next round, even from the last slot."""
    game = court(slot=4, sexes="FMMM", hands={0: ["poison"]}, exposed={0: ["titre_baron"]})
    game.play("0: play poison king", "0: end_turn")
    assert (game.reign, game.g.regency_last, game.g.round, game.money(0)) == ("regency", 4, 4, 2000)
    all_ready(game, "versailles")
    assert game.table.view(1).players[1].chances == {"regent": 50}


def test_the_queen_dies_and_play_goes_on() -> None:
    """C-115, C-16."""
    game = court(sexes="MFMM", hands={1: ["poison"]}, lover=2)
    game.play("1: play poison queen")
    assert (game.reign, game.asked, game.g.lover) == ("widower", "1 TakeTurn", -1)


def test_a_cut_round_pays_nobody() -> None:
    """C-103, C-117, C-R58, C-R94: the active player included; a new reign is due at once."""
    game = court(
        die(9, *[5] * 8),
        sexes="MFMM",
        reign="widower",
        hands={1: ["poison"]},
        exposed={1: ["titre_duc"], 2: ["titre_duc"]},
    )
    game.play("1: play poison king")
    assert game.money(0, 1, 2, 3) == [0, 0, 0, 0]
    assert game.g.round == 4


def test_a_new_reign_keeps_what_is_exposed() -> None:
    """C-118, C-91, C-112, C-R59, C-R90: titles, charges, marriages stay; loves, wars and prisons end."""
    game = regency(
        die(2, *[4] * 8),
        slot=4,
        round=4,
        sexes="MFMM",
        place="H",
        married=[(0, 1)],
        lover=2,
        exposed={0: ["titre_duc", "charge_controleur"]},
        status={3: "bastille"},
    )
    game.play("0: end_turn")
    assert (game.reign, game.place, game.g.lover) == ("reign", "versailles", -1)
    assert game.exposed(0) == ["charge_controleur", "titre_duc"]
    assert (game.g.spouse[0], game.where(3), game.king(0, 1, 2, 3)) == (1, "court", [4, 4, 4, 4])
    assert game.table.view(None).origin == "angleterre"
