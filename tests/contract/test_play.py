"""The contract of play: games end, options are legal and whole, copies agree, the same seed gives the same game."""

from __future__ import annotations

import msgspec

from cocarde.core.agenda import State, decide
from cocarde.core.codec import Position, pack_state, unpack_state
from cocarde.core.playout import random_games
from cocarde.core.table import Table
from tests.contract.records import checksum_games, recorded
from tests.contract.settings import Setting, every_game, every_setting, moments, random_play, viewers


@every_setting
def test_random_games_end_and_every_position_holds(setting: Setting) -> None:
    for seed in range(3):
        table = setting.table(seed)
        for seat, choice in random_play(table, seed + 100):
            table.check()
            assert table.refuses(seat, choice) is None
            words = [option.notation for option in table.options(seat)]
            assert len(set(words)) == len(words), "an option is offered twice"
        table.check()
        outcome = table.outcome()
        assert outcome is not None
        assert 1 in outcome.ranks
        assert len(outcome.ranks) == len(outcome.scores) == setting.seats
        assert all(len(line.values) == setting.seats for line in outcome.reckoning)
        assert outcome.scores in [line.values for line in outcome.reckoning if line.total]


@every_setting
def test_every_option_can_be_given(setting: Setting) -> None:
    table = setting.table(11)
    for n, (seat, _) in enumerate(random_play(table, 12)):
        if n % 10 == 0:
            for option in table.options(seat):
                twin = table.clone()
                twin.answer(seat, option.notation)
                twin.check()


@every_setting
def test_clone_save_and_replay_agree(setting: Setting) -> None:
    table = setting.table(21)
    for n, _, seat, choice in moments(table, 22, 4):
        copied, loaded = table.state.copy(), reloaded(setting, table.state)
        for twin in (copied, loaded):
            assert pack_state(twin) == pack_state(table.state)
            decide(twin, seat, choice)
        assert pack_state(copied) == pack_state(loaded)
        if n % 40 == 0:
            saved = table.save()
            assert table.clone().save() == Table.load(setting.game, saved).save() == saved
            for other in (table.clone(), Table.load(setting.game, saved), table.replay()):
                assert_same(other, table)
    assert table.replay().outcome() == table.outcome()


def reloaded(setting: Setting, state: State) -> State:
    """The state as a save file brings it back."""
    file = msgspec.json.encode(pack_state(state))
    twin: State = setting.game.blank(setting.seats, setting.options())
    unpack_state(setting.game, twin, msgspec.json.decode(file, type=Position))
    return twin


def assert_same(one: Table, other: Table) -> None:
    assert one.pending() == other.pending()
    assert one.log == other.log
    for viewer in viewers(one):
        assert one.view(viewer) == other.view(viewer)
        assert one.waiting(viewer) == other.waiting(viewer)
        assert one.events(viewer) == other.events(viewer)
    for seat in range(one.seats):
        assert one.options(seat) == other.options(seat)


@every_setting
def test_the_same_seed_gives_the_same_log(setting: Setting) -> None:
    logs = []
    for _ in range(2):
        table = setting.table(31)
        for _ in random_play(table, 32):
            pass
        logs.append(table.log)
    assert logs[0] == logs[1]


@every_setting
def test_a_copy_shares_nothing_changeable(setting: Setting) -> None:
    table = setting.table(41)
    for n, _ in enumerate(random_play(table, 42)):
        if n % 100 == 0:
            before = table.save()
            twin = table.clone()
            for _ in random_play(twin, 43):
                pass
            assert table.save() == before


@every_setting
def test_a_list_that_copies_share_is_replaced_and_never_changed(setting: Setting) -> None:
    """What `copy` hands on as it is (`kit/fields.py`: `Shared`) belongs to every copy there is."""
    table = setting.table(41)
    held: list[tuple[str, list[object], list[object]]] = []
    for _ in random_play(table, 42):
        assert [name for name, items, were in held if items != were] == []
        twin = table.state.copy()
        lists = ((name, getattr(table.state, name)) for name in table.state.fields)
        held = [(name, each, each[:]) for name, each in lists if isinstance(each, list) and getattr(twin, name) is each]


@every_game
def test_seeded_games_draw_what_they_always_drew(slug: str) -> None:
    """Pure and compiled builds must agree with the number on record; see records.py for a change of rules."""
    assert checksum_games(slug, random_games) == recorded(slug, "games")
