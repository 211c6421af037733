"""K-135 to K-140. A flick is simulated once, on the server; the log holds what became of it."""

from __future__ import annotations

import json

import msgspec
import pytest

from cocarde.core.chance import Fast, Replayed, Scripted
from cocarde.core.codec import Move
from cocarde.core.errors import BadInput, CorruptLog
from cocarde.core.table import Table
from cocarde.games.cortege import GAME
from cocarde.games.cortege.data.numbers import IDS
from cocarde.games.cortege.seen.view import canonical, fingerprint
from tests.games.cortege.street import at, flick, new, state, street

DRAWS = 8


def played(seed: int = 5, moves: int = 60, **options: object) -> Table:
    """A game some way in, played from the candidates."""
    table, hand = Table.new(GAME, 2, options, seed=seed), Fast(seed)
    while table.pending() and len(table.log) < moves:
        seat = table.pending()[0]
        choices = table.options(seat)
        table.answer(seat, choices[hand.below(len(choices))])
    return table


def is_flick(move: Move) -> bool:
    return move.choice.startswith("flick")


def forged(table: Table, n: int, tape: list[int]) -> list[Move]:
    """The log with another tape at entry `n`."""
    return [msgspec.structs.replace(move, chance=tape) if at_ == n else move for at_, move in enumerate(table.log)]


def last_flick(table: Table) -> int:
    return max(n for n, move in enumerate(table.log) if is_flick(move))


def test_K135_one_entry_holds_input_hand_engine_and_outcome() -> None:
    """K-135: the flick of the rules' own sample."""
    table = street({"charge": (210, 420), "etudiantes": (210, 250)}, (0, 1, 1), turn=2)
    flick(table, "charge", 0, -1, 500)
    shot = table.view().shot
    assert (shot.engine, shot.unit, shot.dx, shot.dy, shot.power, shot.hand) == (
        "phy1-1.0",
        "charge",
        0,
        -1,
        500,
        "exact",
    )
    assert (shot.za, shot.zs, shot.first, shot.matched, shot.milliseconds) == (0, 0, "etudiantes", True, 444)
    films = {film.unit: film.frames for film in shot.films}
    assert films["charge"][:6] == [0, 21000, 42000, 16, 21000, 40032]
    assert films["charge"][24:26] == [128, 21000]
    assert films["charge"][27:30] == [129, 21000, 28000]
    assert films["charge"][-3:] == [184, 21000, 27612]
    assert (films["etudiantes"][:3], films["etudiantes"][-3:]) == ([129, 21000, 25000], [444, 21000, 12537])
    assert table.log[-1].chance == [len(state(table).shot), *state(table).shot]


def test_K136_the_last_frame_is_the_state() -> None:
    """K-136: what was not discarded, brought back or let in stands where its film ends; nothing else moved."""
    table, hand = Table.new(GAME, 2, seed=136), Fast(136)
    before: dict[str, tuple[int, int]] = {}
    while table.pending():
        seat = table.pending()[0]
        choices = table.options(seat)
        table.answer(seat, choices[hand.below(len(choices))])
        view = table.view()
        if is_flick(table.log[-1]) and view.phase == "clash" and view.turn > 1:
            ends = {film.unit: tuple(film.frames[-2:]) for film in view.shot.films}
            gone = {exit_.unit for exit_ in view.shot.exits}
            for disc in view.discs:
                if disc.status == "board" and disc.id not in gone:
                    assert (disc.x, disc.y) == ends.get(disc.id, before.get(disc.id))
        before = {disc.id: (disc.x, disc.y) for disc in view.discs}


def test_K136_K68_a_replay_believes_the_record_and_simulates_nothing() -> None:
    """K-68, K-136: a rest moved by a hundredth of a millimetre in the log is where the replay puts the unit."""
    table = street({"chorale": (210, 100), "barrage": (60, 560)})
    flick(table, "chorale", 0, 1, 300)
    assert at(table, "chorale") == (21000, 21250)
    tape = list(table.log[-1].chance)
    assert tape[-1] == 21250
    tape[-1] += 1
    again = street({"chorale": (210, 100), "barrage": (60, 560)})
    again.state.chance = Replayed(tape)
    flick(again, "chorale", 0, 1, 300)
    assert at(again, "chorale") == (21000, 21251)
    assert again.log[-1].chance == tape


def test_K136_a_whole_log_is_replayed_from_its_records() -> None:
    """The same through `Table.from_log`: the view follows the forged record."""
    table = played(moves=45)
    n = last_flick(table)
    tape = list(table.log[n].chance)
    tape[-1] += 1 if tape[-1] < 30000 else -1
    again = Table.from_log(GAME, 2, table.settings, forged(table, n, tape), n + 1)
    assert again.view().shot.films[-1].frames[-1] == tape[-1]


def test_K136_a_replay_is_the_game_to_the_last_number() -> None:
    """Positions, story, log and hash, also from a file after a restart."""
    table = played()
    again = Table.load(GAME, table.save()).replay()
    assert (again.log, again.view(), again.events()) == (table.log, table.view(), table.events())


def test_K138_the_audit_runs_the_physics_again_and_finds_the_same_record() -> None:
    """K-138: every flick of a game, from its input and its draws alone."""
    table = played(seed=138, moves=400)
    audit = table.replay(1)
    flicks = 0
    for move in table.log[1:]:
        draws = move.chance[:DRAWS] if is_flick(move) else move.chance
        audit.state.chance = Scripted(list(draws))
        audit.answer(move.seat, move.choice)
        assert audit.log[-1] == move
        flicks += is_flick(move)
    assert flicks > 15


def test_K63_K138_the_same_bits_after_a_restart() -> None:
    """A table and its twin from a file give the same flick the same record."""
    table = played(seed=63, moves=40)
    twin = Table.load(GAME, table.save())
    for _ in range(6):
        seat = table.pending()[0]
        words = table.options(seat)[0].notation
        table.answer(seat, words)
        twin.answer(seat, words)
    assert twin.save() == table.save()


@pytest.mark.parametrize("spoil", [
    lambda tape: tape[:-1],
    lambda tape: [*tape, 0],
    lambda tape: tape[:DRAWS],
    lambda tape: [*tape[:DRAWS], 0],
    lambda tape: [*tape[: DRAWS + 2], (tape[DRAWS + 2] + 1) % 17, *tape[DRAWS + 3 :]],
    lambda tape: [*tape[: DRAWS + 1], 99, *tape[DRAWS + 2 :]],
    lambda tape: [*tape[:-1], 60001],
    lambda tape: [tape[0] ^ 4096, *tape[1:]],
    lambda tape: [*tape[: DRAWS + 11], 10**9, *tape[DRAWS + 12 :]],
    lambda tape: [*tape[: DRAWS + 11], -2, *tape[DRAWS + 12 :]],
])  # fmt: skip
def test_K136_a_spoilt_record_is_found(spoil) -> None:
    """Cut, too long, missing, empty, another unit, another engine, off the board, another hand, a lying length."""
    table = played(moves=45)
    n = last_flick(table)
    with pytest.raises(CorruptLog, match=f"entry {n + 1}"):
        Table.from_log(GAME, 2, table.settings, forged(table, n, spoil(list(table.log[n].chance))))


@pytest.mark.parametrize(("place", "number", "match"), [
    (14, IDS.index("molotov"), "cannot bring molotov"),
    (8, IDS.index("molotov"), "cannot have touched unit 7"),
    (8, 17, "cannot have touched unit 17"),
])  # fmt: skip
def test_K136_a_record_cannot_name_a_unit_that_is_not_there(place: int, number: int, match: str) -> None:
    """The film of a unit out of play, and an encounter with one."""
    table = street({"chorale": (210, 100), "barrage": (60, 560)})
    flick(table, "chorale", 0, 1, 300)
    record = list(state(table).shot)
    assert record[place] in (IDS.index("chorale"), -1)
    record[place] = number
    other = street({"chorale": (210, 100), "barrage": (60, 560)})
    other.state.chance = Replayed([len(record), *record])
    with pytest.raises(BadInput, match=match):
        flick(other, "chorale", 0, 1, 300)


def test_K136_a_record_cannot_drop_a_unit_that_did_not_move() -> None:
    table = street({"chorale": (210, 300), "barrage": (60, 560)})
    flick(table, "chorale", 0, 1, 1000)
    record = list(state(table).shot)
    assert table.view().shot.exits[0].unit == IDS[record[13]] == "chorale"
    record[13] = IDS.index("barrage")
    other = street({"chorale": (210, 300), "barrage": (60, 560)})
    other.state.chance = Replayed([len(record), *record])
    with pytest.raises(BadInput, match="left the board that did not move"):
        flick(other, "chorale", 0, 1, 1000)


def test_K136_a_record_cannot_flick_a_unit_that_did_not_move() -> None:
    places = {"chorale": (210.0, 100.0), "barrage": (60.0, 560.0)}
    table = street(places)
    flick(table, "chorale", 0, 1, 300)
    record = list(state(table).shot)
    at = record.index(IDS.index("chorale"), 2)
    record[at] = IDS.index("barrage")
    other = street(places)
    other.state.chance = Replayed([len(record), *record])
    with pytest.raises(BadInput, match="flicked .* that did not move"):
        flick(other, "chorale", 0, 1, 300)


def test_K139_RUL84_the_canonical_state() -> None:
    """K-139, RUL-84: sorted keys, whole numbers only, -1 for what has no value."""
    table = street({"chorale": (210, 100), "barrage": (60, 560)}, (1, 2, 1), turn=3, blocked=("barrage",))
    text = canonical(state(table)).decode()
    position = json.loads(text)
    assert list(position) == sorted(position)
    assert (position["rings"], position["units"][0][1:], position["units"][12]) == (
        [-1] * 3,
        [37000, 9000, 0],
        [1, 6000, 56000, 1],
    )
    assert position["units"][7] == [2, -1, -1, 0]
    assert "." not in text
    assert "null" not in text
    assert len(table.view().hash) == 64


def test_K139_the_hash_follows_every_number_of_the_state() -> None:
    table = street({"chorale": (210, 100), "barrage": (60, 560)})
    seen = {fingerprint(state(table))}
    g = state(table)
    for change in (
        lambda: g.put(5, 21000, 10001),
        lambda: g.put(5, 21001, 10001),
        lambda: g.blocked.__setitem__(5, 1),
        lambda: g.gauges.__setitem__(1, 3),
        lambda: setattr(g, "turn", 3),
        lambda: setattr(g, "round", 2),
        lambda: g.take(7, 3),
    ):
        change()
        seen.add(fingerprint(g))
    assert len(seen) == 8


def test_K140_the_draws_to_come_are_in_no_view_and_no_bot_gets_them() -> None:
    """K-140, section 6: a redealt world looks the same, and draws from the bot's own source."""
    table = played(moves=40)
    own = Fast(999)
    world = GAME.redeal(state(table), 0, own)
    assert GAME.view(world, 0) == table.view(0)
    assert world.chance is own
    before = table.state.chance.count
    world.chance.below(2)
    assert table.state.chance.count == before


def test_K140_the_hand_of_a_finished_flick_is_public() -> None:
    table = played(moves=45, hand="shaky")
    spectator = [event for event in table.events(None) if event.kind == "flicked"]
    assert spectator == [event for event in table.events(1) if event.kind == "flicked"]
    assert any(event.args["za"] for event in spectator)


def test_K137_an_event_carries_the_film_for_the_page() -> None:
    """K-137: the same frames as the view's last flick, and about two kilobytes of them."""
    table = new(*[32768] * 64, hand="steady")
    while not any(is_flick(move) for move in table.log):
        table.answer(table.pending()[0], table.options(table.pending()[0])[0])
    (event,) = [event for event in table.events(None) if event.kind == "flicked"]
    films = event.args["films"]
    assert isinstance(films, list)
    assert films[:2] == [IDS.index(table.view().shot.films[0].unit), len(table.view().shot.films[0].frames)]
    assert len(msgspec.json.encode(event)) < 6000
    assert at(table, "interpellation") == (-1, -1)
