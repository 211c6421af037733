"""Several packs at once in one program: each has tables of its own, and nothing of one is seen in another."""

from __future__ import annotations

import gc
import pickle
import sys
from typing import Any

import pytest

import cocarde
from cocarde.bots import SeatView, make
from cocarde.core.chance import Fast
from cocarde.core.errors import BadInput, Refused
from cocarde.core.game import Game
from cocarde.core.table import Table
from cocarde.core.text import Text
from cocarde.games import KEPT, imported_with, load, slugs, with_pack
from cocarde.speech import speech
from tests.packs.boxes import card, pack

FOUR = pack(cards=card(4), fr="card-w1_faux = Faux neuves\n", en="card-w1_faux = New scythes\n")
FIVE = pack(name="autre", cards=card(5))


def value(game: Game[Any]) -> int:
    box: Any = game.box()
    return int(next(one.value for one in box.cards if one.id == "w1_faux"))


def play_on(table: Table, answers: int, seed: int = 3) -> list[str]:
    """What greedy bots answer."""
    bot, luck = make("greedy"), Fast(seed)
    for _ in range(answers):
        seat = table.pending()[0]
        table.answer(seat, bot.choose(SeatView(table.game, table.state, seat), luck))
    table.check()
    return [move.choice for move in table.log]


def test_two_packs_and_the_game_itself_are_played_turn_by_turn_side_by_side() -> None:
    boxes = [load("vendee"), with_pack("vendee", FOUR), with_pack("vendee", FIVE)]
    assert [value(box) for box in boxes] == [2, 4, 5]
    alone = [play_on(Table.new(box, 2, None, 1), 60) for box in boxes]
    tables = [Table.new(box, 2, None, 1) for box in boxes]
    bots, luck = make("greedy"), [Fast(3) for _ in boxes]
    for _ in range(60):
        for table, chance in zip(tables, luck, strict=True):
            seat = table.pending()[0]
            table.answer(seat, bots.choose(SeatView(table.game, table.state, seat), chance))
    assert [[move.choice for move in table.log] for table in tables] == alone
    assert len({tuple(one) for one in alone}) == 3, "what the cards are worth changes how bots play"


def test_a_pack_is_imported_once() -> None:
    assert with_pack("vendee", FOUR) is with_pack("vendee", pack(**tables_of(FOUR)))
    assert with_pack("vendee", None) is load("vendee")


def tables_of(found: Any) -> dict[str, str]:
    return {
        "cards": found.files["cards.toml"],
        "fr": found.files["text/fr/names.ftl"],
        "en": found.files["text/en/names.ftl"],
    }


def test_an_answer_of_one_box_is_none_in_another() -> None:
    table = Table.new(with_pack("vendee", FOUR), 2, None, 1)
    foreign = Table.new(load("vendee"), 2, None, 1).options(0)[0]
    with pytest.raises((Refused, BadInput)):
        table.answer(0, foreign)


def test_names_of_a_pack_are_said_in_its_games_only() -> None:
    faux = Text("card-w1_faux")
    assert speech(with_pack("vendee", FOUR), "fr").say(faux) == "Faux neuves"
    assert speech(with_pack("vendee", FOUR), "en").say(faux) == "New scythes"
    assert speech(with_pack("vendee", FIVE), "fr").say(faux) == speech("vendee", "fr").say(faux) != "Faux neuves"


@pytest.mark.parametrize("slug", slugs())
def test_every_game_takes_packs_and_plays_the_same_with_an_empty_one(slug: str) -> None:
    """The twin is plain Python, the game itself perhaps compiled: both are the same game."""
    game = with_pack(slug, pack(slug))
    ours, theirs = Table.new(game, game.meta.seats[0], None, 5), cocarde.new(slug, seed=5)
    assert play_on(ours, 25) == play_on(theirs, 25)
    assert [str(ours.view(seat)) for seat in (None, 0)] == [str(theirs.view(seat)) for seat in (None, 0)]
    assert type(game) is not type(theirs.game)


def test_a_bad_pack_leaves_nothing_behind() -> None:
    bad = pack(cards=card(9))
    with pytest.raises(BadInput, match=r"the pack maison 1 .*: cards.toml, w1_faux, value: normal-value \(V-5\)"):
        imported_with("vendee", bad)
    assert not [name for name in sys.modules if bad.hash in name]


def test_a_pack_of_another_game_is_refused() -> None:
    with pytest.raises(BadInput, match="is a pack of vendee, not of lys"):
        with_pack("lys", FOUR)


def test_saves_bring_their_pack_along_and_open_with_it_alone() -> None:
    table = Table.new(with_pack("vendee", FOUR), 2, None, 1)
    play_on(table, 20)
    data = table.save()
    assert value(cocarde.load(data).game) == 4
    assert cocarde.load(data).save() == data
    assert cocarde.replay(data).view(None) == table.view(None)
    with pytest.raises(BadInput, match=r"was played with the pack maison 1 \(\w{8}\), not without one"):
        Table.load(load("vendee"), data)
    with pytest.raises(BadInput, match=r"was played with the pack maison 1 \(\w{8}\), not with autre 1"):
        Table.load(with_pack("vendee", FIVE), data)
    with pytest.raises(BadInput, match="was played without a pack, not with maison"):
        Table.load(with_pack("vendee", FOUR), cocarde.new("vendee").save())


def test_a_file_whose_pack_was_changed_or_left_out_is_refused() -> None:
    data = Table.new(with_pack("vendee", FOUR), 2, None, 1).save()
    with pytest.raises(BadInput, match="is not what its hash says"):
        cocarde.load(data.replace(b"value = 4", b"value = 5"))
    bare = data.split(b',"files"')[0] + b"}}"
    with pytest.raises(BadInput, match="does not bring it along"):
        cocarde.load(bare)


def test_options_of_a_program_name_a_pack_or_are_one() -> None:
    assert value(cocarde.new("vendee", options={"pack": FIVE, "placement": "random"}).game) == 5
    with pytest.raises(BadInput, match="no pack 'nowhere' here"):
        cocarde.new("vendee", options={"pack": "nowhere"})


def test_environments_of_several_packs_live_in_one_program() -> None:
    rules = pytest.importorskip("cocarde.envs.play").Rules
    several = [rules("vendee", options={"pack": one}) for one in (None, FOUR, FIVE)]
    assert [value(one.game) for one in several] == [2, 4, 5]
    play = several[1].start(1)
    play.act(play.legal()[0])
    again = pickle.loads(pickle.dumps(play))
    assert again.rules.game is several[1].game
    assert again.taken == play.taken


def twins() -> set[str]:
    """The packs whose modules are in memory."""
    gc.collect()
    return {name.split("_")[3] for name in sys.modules if name.startswith("cocarde_pack_vendee_")}


def test_a_pack_is_let_go_when_nobody_plays_with_it() -> None:
    versions = [pack(name=f"essai{n}", cards=card(1 + n % 5)) for n in range(KEPT + 2)]
    table = Table.new(with_pack("vendee", versions[0]), 2, None, 1)
    for one in versions:
        play_on(Table.new(with_pack("vendee", one), 2, None, 1), 5)
    held = {one.hash for one in versions} & twins()
    assert held == {one.hash for one in [versions[0], *versions[2:]]}, "the one that is played, and the last few"
    play_on(table, 40)
    assert table.game is with_pack("vendee", versions[0])
    assert value(with_pack("vendee", versions[1])) == 2, "and one that was let go is imported again"
