"""PHY-1: the vectors of the rules, and the code they print, bit for bit."""

from __future__ import annotations

import hashlib
import struct

import pytest

from cocarde.core.chance import Fast
from cocarde.games.cortege.physics import solver
from cocarde.games.cortege.physics.solver import Motion
from cocarde.games.cortege.rules.board import on_grid
from tests.games.cortege import phy1
from tests.games.cortege.shots import MASS, RADIUS, Try, aimed, cluster, run, spread, tries


def shot(*places: tuple[float, float], to: tuple[int, int] = (0, 1), power: int = 600) -> Motion:
    """The first disc flicked, places in mm."""
    xs, ys = [round(100 * x) for x, _ in places], [round(100 * y) for _, y in places]
    return run(Try(xs, ys, 0, *to, power))


def rest(motion: Motion) -> list[tuple[int, int]]:
    return [(on_grid(x), on_grid(y)) for x, y in zip(motion.x, motion.y, strict=True)]


def test_V6_a_lone_disc() -> None:
    """V-6, K-47, K-54, K-56."""
    assert rest(shot((210, 100))) == [(21000, 55000)]
    assert shot((210, 100)).time == pytest.approx(0.600)
    assert rest(shot((210, 100), to=(1, 0), power=40)) == [(21200, 10000)]
    gone = shot((210, 100), power=1000)
    assert (rest(gone), gone.on) == ([(21000, 60000)], [False])
    assert gone.exits[0][1] == pytest.approx(0.225, abs=0.001)


def test_V7_head_on() -> None:
    """V-7, K-57."""
    motion = shot((210, 100), (210, 300))
    assert rest(motion) == [(21000, 27630), (21000, 50230)]
    ((time, *_, closing),) = motion.contacts
    assert (round(time * 1000, 1), round(closing, 1)) == (126.7, 1183.2)


def test_V8_a_cut() -> None:
    motion = shot((210, 100), (222, 300))
    assert rest(motion) == [(17343, 30607), (28936, 45435)]
    assert round(motion.time * 1000, 1) == 495.9


def test_V9_K60_a_tangent_is_a_miss() -> None:
    """V-9, K-60, RUL-30: an exact tangent is none, any contact with an impulse counts."""
    miss = shot((210, 100), (240, 300))
    assert (miss.touched, rest(miss)[0]) == ([], (21000, 55000))
    graze = shot((210, 100), (239.99, 300))
    assert (graze.touched, round(graze.touched_at[0], 1)) == ([1], 28.9)
    assert rest(graze) == [(20450, 54978), (24011, 30000)]


def test_V10_RUL69_a_chain_is_a_sequence_of_pairs() -> None:
    """V-10, RUL-69, K-61: at the same instant the lower pair comes first."""
    motion = shot((210, 100), (210, 300), (210, 330), (210, 360), power=700)
    assert motion.touched == [1]
    assert rest(motion) == [(21000, 27602), (21000, 30729), (21000, 33878), (21000, 52689)]
    assert [(low, high) for _, low, high, _ in motion.contacts[:3]] == [(0, 1), (1, 2), (0, 1)]


def test_V11_K59_RUL29_a_flick_that_starts_in_contact() -> None:
    """V-11, K-59, RUL-29: into the neighbour is an encounter at once; away from it or along it is none."""
    away = shot((210, 100), (210, 130), to=(0, -1), power=200)
    assert (away.touched, rest(away)[0]) == ([], (21000, 5000))
    along = shot((210, 100), (210, 130), to=(1, 0), power=300)
    assert along.touched == []
    into = shot((210, 100), (210, 130), power=300)
    assert (into.touched, into.contacts[0][0]) == ([1], 0.0)
    assert rest(into) == [(21000, 10253), (21000, 21128)]


def test_V12_two_at_once() -> None:
    motion = shot((210, 100), (195, 300), (225, 300))
    assert motion.touched == [1, 2]
    assert [round(speed, 1) for speed in motion.touched_at] == [1017.3, 1017.3]
    assert rest(motion) == [(21676, 27384), (12023, 42951), (24972, 34282)]


def test_K57_soft_contacts_part_at_one_millimetre_a_second() -> None:
    motion = Motion([10000, 13000], [30000, 30000], [RADIUS] * 2, [float(MASS)] * 2)
    motion.flick(0, 1.0, 0.0, 9.0)
    motion.collide(0, 1)
    assert motion.speed[1] - motion.speed[0] == pytest.approx(1.0)
    motion.flick(0, 1.0, 0.0, 110.0)
    motion.speed[1] = 0.0
    motion.collide(0, 1)
    assert motion.speed[1] - motion.speed[0] == pytest.approx(77.0)


def test_K54_RUL70_contacts_have_no_friction_and_give_no_spin() -> None:
    """K-54, RUL-70: what moves along the touching line keeps its speed; the other disc leaves along the centres."""
    motion = Motion([10000, 12400], [10000, 11800], [RADIUS] * 2, [6.0] * 2)
    motion.flick(0, 1.0, 0.0, 1000.0)
    motion.collide(0, 1)
    assert [motion.ux[1], motion.uy[1]] == pytest.approx([0.8, 0.6])
    along = motion.speed[0] * (motion.ux[0] * -0.6 + motion.uy[0] * 0.8)
    assert along == pytest.approx(-600.0)


def test_K16_K57_a_heavier_disc_is_pushed_less() -> None:
    heavy = Motion([21000, 21000], [10000, 30000], [RADIUS] * 2, [6.0, 18.0])
    heavy.flick(0, 0.0, 1.0, 1500.0)
    heavy.run()
    assert heavy.y[1] < shot((210, 100), (210, 300)).y[1]
    assert heavy.y[0] < heavy.y[1] - 30.0


def test_K58_half_a_millimetre_a_second_is_rest() -> None:
    motion = Motion([10000], [10000], [RADIUS], [6.0])
    motion.move_on(0, 0.3, 0.4)
    assert motion.speed[0] == 0.0
    motion.move_on(0, 0.3, 0.41)
    assert motion.speed[0] > 0.5


def test_K56_RUL45_RUL67_the_centre_over_the_edge_is_off() -> None:
    """K-56, RUL-45, RUL-67: resting with the centre on the edge is on the board, the least outward push is off it."""
    on_edge = shot((210, 598), power=40)
    assert (rest(on_edge), on_edge.on) == ([(21000, 60000)], [True])
    pushed = shot((210, 600), power=40)
    assert (pushed.on, pushed.exits) == ([False], [(0, 0.0)])
    back = shot((210, 600), to=(0, -1), power=40)
    assert (back.on, rest(back)) == ([True], [(21000, 59800)])


def test_K61_a_contact_comes_before_an_exit_at_the_same_instant() -> None:
    """Disc 0 would cross the edge at the very instant it touches disc 1, which overhangs it."""
    motion = shot((210, 300), (210, 600), power=1000)
    assert motion.contacts
    tie = Motion([30000, 30000], [60000, 60000], [RADIUS] * 2, [6.0] * 2)
    tie.flick(0, 0.0, 1.0, 500.0)
    tie.x[1], tie.y[1] = 300.0, 630.0
    tie.find_next()
    assert (tie.kind, tie.wait, tie.first, tie.second) == (solver.CONTACT, 0.0, 0, 1)


def test_K62_the_guard_stops_everything_where_it_is() -> None:
    """K-62: far from reached by dense boards; a motion that has used up its events ends at once."""
    assert max(run(shot).events for shot in tries(62, 150)) < solver.MOST_EVENTS == 4000
    tired = Motion([10000], [10000], [RADIUS], [6.0])
    tired.flick(0, 1.0, 0.0, 500.0)
    tired.events = solver.MOST_EVENTS - 1
    tired.run()
    assert tired.x == [150.0]
    tired = Motion([10000], [10000], [RADIUS], [6.0])
    tired.flick(0, 1.0, 0.0, 500.0)
    tired.events = solver.MOST_EVENTS
    tired.run()
    assert tired.x == [100.0]


def test_K64_indices_are_places_in_the_list() -> None:
    motion = run(Try([10000, 30000], [10000, 10000], 1, 0, 1, 300))
    assert (motion.flicked, motion.stirred) == (1, [False, True])


@pytest.mark.parametrize("seed", [63, 64])
def test_K53_K55_K63_the_engine_is_the_printed_code_bit_for_bit(seed: int) -> None:
    """K-53, K-55, K-63: positions, times, contacts, exits, ties and the number of events, without any tolerance."""
    for shot in tries(seed, 200):
        motion = run(shot)
        discs = [(x, y, RADIUS, MASS) for x, y in zip(shot.xs, shot.ys, strict=True)]
        printed = phy1.run(discs, shot.flicked, *shot.launch)
        assert (motion.x, motion.y, motion.time) == (printed["x"], printed["y"], printed["t"])
        assert motion.events == printed["ev"]
        assert motion.contacts == printed["contacts"]
        assert [(i, t, motion.x[i], motion.y[i]) for i, t in motion.exits] == printed["exits"]
        assert list(zip(motion.touched, motion.touched_at, strict=True)) == printed["ties"]


def checksum(shots: list[Try]) -> str:
    """SHA-256 over the bits of everything the engine found."""
    digest = hashlib.sha256()
    for shot in shots:
        motion = run(shot)
        digest.update(struct.pack(f"<{2 * len(motion.x) + 1}d", *motion.x, *motion.y, motion.time))
    return digest.hexdigest()


def test_K63_the_same_bits_twice_and_on_every_build() -> None:
    """K-63: the figure holds for the interpreted and the compiled engine, on any machine."""
    found = checksum(tries(2023, 300))
    assert found == checksum(tries(2023, 300))
    assert found == "9a8bf0899fb571853cd3d17e20a896067dacad13a71394a2b9d8d637c3a5dcb2"


def test_K12_K78_RUL66_rounding_never_overlaps_discs_by_more_than_two_units() -> None:
    """K-12, K-78, RUL-66: flick after flick on the same crowded board."""
    chance = Fast(78)
    places = spread(chance, low=30000)
    for _ in range(300):
        motion = run(aimed(chance, places))
        places = [place for place, on in zip(rest(motion), motion.on, strict=True) if on]
        for n, (x, y) in enumerate(places):
            assert all((x - a) ** 2 + (y - b) ** 2 >= (3000 - 2) ** 2 for a, b in places[:n])
        if len(places) < 6:
            places = cluster(chance)


def test_K137_watching_does_not_change_the_course() -> None:
    for shot in tries(137, 60):
        plain, filmed = run(shot), run(shot, filmed=True)
        assert (plain.x, plain.y, plain.time) == (filmed.x, filmed.y, filmed.time)


def test_K137_the_film_joins_first_motion_contacts_ticks_and_end() -> None:
    for shot in tries(138, 60):
        motion = run(shot, filmed=True)
        assert motion.film is not None
        for disc, frames in enumerate(motion.film.frames):
            assert bool(frames) == motion.stirred[disc]
            times = frames[::3]
            assert times == sorted(times)
            if frames:
                assert (frames[1], frames[2]) == (shot.xs[disc], shot.ys[disc])
                assert (frames[-2], frames[-1]) == (on_grid(motion.x[disc]), on_grid(motion.y[disc]))
        for time, low, high, _ in motion.contacts:
            for disc in (low, high):
                assert any(abs(time * 1000 - t) <= 1 for t in motion.film.frames[disc][::3])
