"""9.2: Regency, death of sovereigns, remarriage, widows, prison and exile."""

from __future__ import annotations

from typing import Any

import pytest

from cocarde.games.courtisans.data.numbers import POISON_MARK
from cocarde.games.courtisans.data.rows import COUNTRIES
from tests.games.courtisans.test_vectors_rulebook import NONE, court, regency
from tests.scenario import die


def all_ready(game: Any, place: str = "") -> None:
    """Nobody negotiates; the Chambellan places the Court if he is asked."""
    for seat in range(game.g.seats):
        game.play(f"{seat}: ready")
    if place:
        game.play(f"{game.g.chambellan}: place {place}")


def test_CT12_regency_calendar() -> None:
    dice = die(6, *[3] * 8)
    game = court(dice, sexes="FFMM", hands={1: ["poison"]}, favourite=0, status={2: "bastille", 3: "exile"}, place="V")
    game.play("1: play poison king")
    assert game.g.k == [NONE] * 4
    assert game.g.favourite == -1
    assert (game.place, game.wars, game.reign, game.g.regency_last) == ("versailles", [], "regency", 4)
    assert game.asked == "1 TakeTurn"
    game.pass_turns(1, 2, 3, 0)
    all_ready(game, "versailles")
    assert (game.g.round, game.reign) == (4, "regency")
    game.pass_turns(1, 2, 3, 0, 1)
    assert (game.g.round, game.reign, COUNTRIES[game.g.origin]) == (5, "reign", "espagne")
    assert game.g.k == [3] * 4
    assert [game.where(seat) for seat in range(4)] == ["court"] * 4


def test_CT13_the_regent_dies() -> None:
    game = regency(
        die(1, *[3] * 8),
        slot=2,
        round=4,
        place="H",
        hands={2: ["accident_de_chasse"]},
        exposed={2: ["titre_baron"], 3: ["titre_duc"], 0: ["titre_comte"]},
    )
    game.play("2: play accident_de_chasse queen")
    assert game.money(0, 1, 2, 3) == [0, 0, 0, 0]
    assert (game.g.round, game.g.chambellan, game.reign) == (5, 1, "reign")
    assert game.asked.endswith("Parley")


def test_CT14_war_ends_with_the_king() -> None:
    game = court(
        wars=["espagne", "hollande"], ministere=["guerre_espagne"], place="W", hands={1: ["blessure_de_guerre"]}
    )
    assert game.table.view(None).markers == ["hollande"]
    game.play("1: play blessure_de_guerre king")
    assert (game.wars, game.place, game.reign) == ([], "versailles", "regency")
    assert "guerre_espagne" in game.cards(game.g.discard)
    assert game.table.view(None).markers == []


def test_CT15_a_widower_dies() -> None:
    game = court(die(1, *[3] * 8), sexes="MFMF", reign="widower", hands={1: ["poison"]}, favourite=3, secret_wife=3)
    game.play("1: play poison king")
    assert (game.g.favourite, game.g.secret_wife, game.g.round) == (-1, -1, 4)
    assert "favorite" in game.cards(game.g.discard)
    all_ready(game, "versailles")
    game.play("1: end_turn")
    assert game.legal(2, "marry seat3 king")


def test_CT16_remarriage() -> None:
    game = court(
        die(6, 4, 10, 2, 9),
        reign="widower",
        favour={0: "K4", 1: "K6", 3: "K2"},
        status={2: "bastille"},
        party={0: "hollande", 1: "espagne", 3: "hollande"},
    )
    game.play("1: remarry hollande")
    assert game.reign == "reign"
    assert game.queen(0, 1, 2, 3) == [6, 2, NONE, 9]
    assert game.king(0, 1, 3) == [4, 6, 2]


def test_CT17_secret_marriage() -> None:
    game = court(
        slot=2,
        sexes="MFMF",
        reign="widower",
        place="H",
        favour={1: "K5", 3: "K8"},
        hands={2: ["mariage_secret"], 3: ["favorite", "accident_de_chasse"]},
        favourite=1,
    )
    assert game.of(2, "remarry") == ["angleterre", "espagne", "hollande"]
    game.play("2: play mariage_secret seat1")
    assert (game.king(1), game.g.secret_wife) == (8, 1)
    assert game.of(2, "remarry") == []
    assert game.refusal("2: remarry espagne").rule == "C-94"
    game.play("2: end_turn")
    assert game.of(3, "remarry") == []
    assert game.refusal("3: play favorite seat3").rule == "C-94"
    game.play("3: play accident_de_chasse seat1")
    assert game.g.secret_wife == -1
    assert "favorite" in game.cards(game.g.discard)
    assert game.of(3, "remarry")
    rolled = court(
        die(9), sexes="MFMM", reign="widower", favour={1: "K7"}, favourite=1, secret_wife=1, hands={1: ["titre_baron"]}
    )
    rolled.play("1: request titre_baron seat1 king")
    assert "titre_baron" in rolled.exposed(1)


def test_CT18_dukes_widow() -> None:
    husband = ["titre_duc", "titre_baron", "pension_4000", "dignite_marechal"]
    game = court(
        slot=1,
        chambellan=3,
        sexes="MFFM",
        married=[(0, 2)],
        exposed={0: husband},
        hands={1: ["poison"]},
        fortune={0: 100},
    )
    game.play("0: end_turn")
    assert game.money(0, 2) == [7600, 7500]
    game.play("1: play poison seat0")
    assert game.exposed(2) == ["titre_baron", "titre_duc"]
    assert game.maison == ["dignite_marechal", "pension_4000"]
    game.pass_turns(1, 2)
    assert game.money(2) == 7500
    game.script.extend(die(3, 3))
    game.play("3: end_turn", "0: party espagne")
    assert (game.g.sex[0], game.g.bears[0], game.exposed(0), game.money(0)) == (1, 0, [], 7600)
    all_ready(game, "versailles")
    game.pass_turns(0, 1, 2)
    assert game.money(2) == 16500


def couple(status: str) -> Any:
    """A count and a baroness, married; the count is away."""
    exposed = {0: ["titre_comte"], 1: ["titre_baron"]}
    return court(chambellan=3, sexes="MFMM", married=[(0, 1)], status={0: status}, exposed=exposed)


def test_CT19_prison_and_marriage() -> None:
    game = couple("bastille")
    game.play("0: end_turn")
    assert game.money(0, 1) == [0, 0]
    game.play("1: end_turn")
    assert game.money(0, 1) == [0, 2000]


def test_CT20_exile_and_marriage() -> None:
    game = couple("exile")
    game.play("0: end_turn")
    assert game.money(0, 1) == [1500, 1500]
    game.play("1: end_turn")
    assert game.money(0, 1) == [2500, 2500]


@pytest.mark.parametrize(("roll", "granted"), [(6, True), (7, False)])
def test_CT21_lettre_de_cachet(roll: int, granted: bool) -> None:
    game = court(
        die(roll),
        sexes="MMFM",
        favour={1: "K6", 2: "K0", 3: "K1"},
        hands={1: ["lettre_de_cachet"]},
        exposed={2: ["pension_2000", "titre_baron"]},
        favourite=2,
    )
    assert game.refusal("1: request lettre_de_cachet seat3 king").rule == "C-68"
    game.play("1: request lettre_de_cachet seat2 king")
    if granted:
        assert (game.where(2), game.king(2), game.queen(2)) == ("bastille", NONE, NONE)
        assert (game.maison, game.exposed(2), game.hand(1)) == (
            ["pension_2000"],
            ["titre_baron"],
            ["lettre_de_cachet"],
        )
        assert "favorite" in game.cards(game.g.discard)
    else:
        assert (game.king(1), game.maison, game.where(2)) == (5, ["lettre_de_cachet"], "court")
        assert game.exposed(2) == ["favorite", "pension_2000", "titre_baron"]


def test_CT31_poison_punished() -> None:
    game = court(slot=1, sexes="MFMM", hands={1: ["poison"], 3: ["chambre_ardente"]})
    game.play("1: play poison seat2")
    assert (game.where(2), game.g.marks[1]) == ("dead", POISON_MARK)
    game.play("1: end_turn")
    assert game.asked == "3 TakeTurn"
    game.play("3: play chambre_ardente seat1")
    assert game.where(1) == "dead"
    game.script.extend(die(4, 4, 4, 4))
    game.pass_turns(3, 0)
    game.play("1: party espagne", "2: party espagne")
    assert (game.g.sex[1], game.g.marks[1]) == (0, 0)


def test_CT34_verdicts() -> None:
    for dice, status, money in (
        ([2], "dead", 7250),
        ([5], "exile", 7250),
        ([8, 4, 10, 6], "court", 3625),
        ([10, 3, 3], "court", 7250),
    ):
        game = court(
            die(*dice),
            hands={1: ["justice"]},
            status={2: "bastille"},
            fortune={2: 7250},
            exposed={2: ["titre_comte"]},
            party={2: "hollande"},
        )
        game.play("1: play justice seat2")
        assert (game.where(2), game.money(2)) == (status, money)
        assert game.exposed(2) == ([] if status == "dead" else ["titre_comte"])
        if dice[0] == 8:
            assert (game.king(2), game.queen(2)) == (4, 6)
        if dice[0] == 2:
            assert game.maison == ["titre_comte"]
    game = court(die(7, 3, 3), hands={1: ["justice"]}, status={2: "bastille"}, fortune={2: -400})
    game.play("1: play justice seat2")
    assert game.money(2) == -400


def test_CT39_regents_favour_rules() -> None:
    for queen, legal in ((5, False), (6, True)):
        game = regency(favour={1: f"Q{queen}"}, hands={1: ["titre_duc"]})
        assert game.legal(1, "request titre_duc seat1 regent") == legal
    for roll, granted in ((6, True), (7, False)):
        game = regency(die(roll), favour={1: "Q6"}, hands={1: ["titre_duc"]})
        game.play("1: request titre_duc seat1 regent")
        assert (game.exposed(1) == ["titre_duc"], game.queen(1)) == (granted, 6 if granted else 5)
    game = regency(favour={1: "Q4"}, hands={1: ["bougeoir", "triomphe_au_bal"]})
    assert game.why_not(1, "card:bougeoir") == "C-56"
    game.play("1: play triomphe_au_bal seat1")
    assert (game.king(1), game.queen(1)) == (NONE, 6)


def test_CT41_a_regency_ends_in_war() -> None:
    game = regency(
        die(5, *[2] * 8),
        slot=4,
        round=4,
        wars=["hollande"],
        ministere=["guerre_hollande"],
        place="W",
        exposed={0: ["titre_baron"]},
    )
    game.play("0: end_turn")
    assert game.money(0) == 2000
    assert (game.g.round, game.wars, game.place, game.reign) == (5, [], "versailles", "reign")
    assert "guerre_hollande" in game.cards(game.g.discard)
    assert game.king(0, 1, 2, 3) == [2, 2, 2, 2]
