"""Section 6: what each seat sees, and the popularity sheet of 2.8."""

from __future__ import annotations

from cocarde.core.chance import Fast
from cocarde.games.guillotine import GAME
from cocarde.games.guillotine.data.numbers import JACOBIN_CARDS, NAMED
from cocarde.games.guillotine.state import FACE, GuillotineState
from tests.games.guillotine.scene import convention
from tests.scenario import die


def test_rooms_squares_and_states() -> None:
    game = convention(
        chance=die(6),
        steps="order",
        at={"comite": "marat brissot", "prison": "aubry", "guillotine": "cadroy"},
        rapport=["danton"],
    )
    game.play("0: denounce brissot")
    view = game.table.view()
    rooms = {room.id: (room.seats, room.deputies, room.denounced) for room in view.rooms}
    assert rooms["comite"] == (4, ["marat", "brissot"], ["brissot"])
    assert rooms["prison"] == (0, ["aubry"], [])
    assert view.dead == ["cadroy"]
    assert [faction.reporter for faction in view.factions] == ["danton", "", "", ""]
    case = view.batch[0]
    assert (case.deputy, case.strength, case.source, case.supporter, case.fate) == (
        "brissot",
        "simple",
        "montagnards",
        "",
        "waiting",
    )
    game.play("1: pass", "2: pass", "3: pass")
    assert (game.table.view().die.value, game.table.view().die.deputy) == (6, "brissot")


def test_the_popularity_sheet_and_the_journal() -> None:
    """2.8: Danton on Mission in turn 1 (+1, and +1 by his card): 7; denounced and confirmed in turn 2: 4."""
    game = convention(
        chance=die(1),
        steps="mission turns",
        at={"mission": "danton brissot"},
        missions=["mis_levee_en_masse", "mis_levee_en_masse"],
    )
    game.play("0: pass", "1: pass", "2: pass", "3: pass")
    game.play("0: name none", "1: name none", "2: name none", "3: name none")
    game.play("0: pass", "1: denounce danton", "2: pass", "3: pass")
    view = game.table.view()
    danton = next(deputy for deputy in view.deputies if deputy.id == "danton")
    assert (view.turn, danton.sheet) == (3, [5, 7, 4, 4])
    changes = [(c.turn, c.phase, c.delta, c.cause) for c in view.journal if c.deputy in ("danton", "brissot")]
    assert changes == [(2, 2, -3, "denunciation"), (2, 4, 1, "mission"), (2, 4, 2, "mis_armee_nord")]


def test_only_the_owner_sees_his_kept_cards_until_he_shows_them() -> None:
    game = convention(2, steps="movements", kept={"M": ["jac_den_brissot"], "C": ["jac_liste_suspects"]})
    assert [card.card for faction in game.table.view(0).factions for card in faction.kept] == [
        "jac_den_brissot",
        "jac_liste_suspects",
    ]
    for seat in (1, None):
        assert [card.card for faction in game.table.view(seat).factions for card in faction.kept] == ["", ""]


def test_GR73_a_redealt_hand_holds_only_what_may_be_there() -> None:
    game = convention(
        steps="movements",
        kept={"M": ["jac_den_brissot", "jac_liste_suspects"], "G": ["jac_den_danton"], "R": ["jac_den_sieyes"]},
    )
    hands = set()
    for seed in range(60):
        world = GAME.redeal(game.g, 0, Fast(seed))
        assert isinstance(world, GuillotineState)
        GAME.check(world)
        assert [card & FACE for card in world.kept[0]] == [card & FACE for card in game.g.kept[0]]
        for faction in (1, 3):
            face = world.kept[faction][0] & FACE
            assert NAMED[face] // 6 != faction
            hands.add((faction, JACOBIN_CARDS[face]))
    assert len(hands) > 8


def test_what_everybody_saw_go_under_stays_where_it_lies_in_every_world() -> None:
    game = convention(steps="club movements", at={"jacobins": "marat"}, jacobins=["jac_den_danton", "jac_ovation"])
    seen = game.table.view(2).jacobins
    assert seen[-2:] == ["jac_den_danton", "jac_ovation"]
    for seed in range(20):
        assert GAME.view(GAME.redeal(game.g, 2, Fast(seed)), 2).jacobins == seen  # type: ignore[attr-defined]


def test_a_redeal_depends_on_nothing_hidden() -> None:
    """Two positions that differ only in what seat 1 cannot see give the same worlds."""
    hands = [{"M": ["jac_den_brissot"]}, {"M": ["jac_liste_suspects"]}]
    worlds = []
    for kept in hands:
        game = convention(steps="movements", kept=kept)
        world = GAME.redeal(game.g, 1, Fast(5))
        worlds.append((world.kept, world.jacobins, world.missions))
    assert worlds[0] == worlds[1]
