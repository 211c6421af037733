"""What everybody sees of Le Cortège: all of it (section 6), and what lies in the box. Lengths in u: 0.01 mm."""

from __future__ import annotations

import hashlib

import msgspec

from cocarde.games.cortege.data.numbers import (
    BOARD,
    BOX,
    COLOUR,
    CP,
    IDS,
    NO_UNIT,
    NOWHERE,
    PHOTOGRAPHE,
    PO,
    RADIUS,
    RED,
    SIDES,
    STATUSES,
    SYNDICALISTE,
)
from cocarde.games.cortege.physics.contact import SLOWING
from cocarde.games.cortege.physics.hand import FASTEST, LEAST_POWER, MOST_POWER, SLIP, SLIP_PER_POWER, SPEED_ERROR
from cocarde.games.cortege.physics.shot import CONTACT, ENGINE_NAMES, EXIT, FRAME, HEAD, TIE, Reader
from cocarde.games.cortege.rules.board import (
    BUILDING_RADIUS,
    BUILDING_X,
    BUILDING_Y,
    CORNER_X,
    CORNER_Y,
    LENGTH,
    WIDTH,
    highest_y,
    in_building,
    lowest_y,
)
from cocarde.games.cortege.rules.building import distance
from cocarde.games.cortege.rules.deployment import Deploy
from cocarde.games.cortege.rules.encounter import MATCH, verdict
from cocarde.games.cortege.rules.exchange import forbids_exchange
from cocarde.games.cortege.rules.infiltration import AimInfiltration, PlaceInfiltrator
from cocarde.games.cortege.rules.rounds import FIRST_GAUGE, REASON, REASONS, WINNER, decides, rings
from cocarde.games.cortege.rules.turns import TakeTurn, flickable
from cocarde.games.cortege.seen.intents import effects_of
from cocarde.games.cortege.seen.shapes import (
    Circle,
    ContactView,
    CortegeBox,
    CortegeView,
    DiscView,
    ExitView,
    FilmView,
    GaugesView,
    HandFace,
    MeasureView,
    RoundView,
    ShotView,
    Spot,
    TieView,
    UnitFace,
    Zone,
)
from cocarde.games.cortege.state import ARRESTS, BUILDING, HANDS, OPINION, CortegeState


def box() -> CortegeBox:
    """Everything printed, as the data files have it."""
    board = BOX.board
    return CortegeBox(
        width=WIDTH,
        length=LENGTH,
        building=Circle(BUILDING_X, BUILDING_Y, BUILDING_RADIUS),
        zones=[zone(side) for side in (CP, PO)],
        zone_edges=[board.zones.cp_depth, LENGTH - board.zones.po_depth],
        corners=[Spot(x, y) for x, y in zip(CORNER_X, CORNER_Y, strict=True)],
        gauge_ends=[board.gauges.building, board.gauges.opinion, board.gauges.arrests],
        units=[unit_face(unit) for unit in range(len(IDS))],
        hands=[HandFace(HANDS[level], SLIP[level], SLIP_PER_POWER[level], SPEED_ERROR[level]) for level in range(3)],
        least_power=LEAST_POWER,
        most_power=MOST_POWER,
        full_slide=round(100 * FASTEST * FASTEST / (2 * SLOWING)),
    )


def zone(side: int) -> Zone:
    """K-13, for a disc of the widest radius."""
    radius = max(RADIUS)
    return Zone(SIDES[side], radius, WIDTH - radius, lowest_y(side, radius), highest_y(side, radius))


def unit_face(unit: int) -> UnitFace:
    """A row of tables 2.3, 2.4 and 2.5."""
    row = BOX.units[unit]
    affected = [other for other in range(len(IDS)) if verdict(unit, other) == MATCH]
    return UnitFace(
        id=row.id,
        side=row.side,
        colour=row.colour,
        trigger=row.trigger,
        discard=row.discard,
        opinion=row.opinion,
        block=row.block,
        radius=row.radius,
        mass=row.mass,
        affects=[IDS[other] for other in affected],
        effects=effects_of(unit, affected[0]) if affected else [],
        meets=[verdict(unit, other) for other in range(len(IDS))],
        enters=COLOUR[unit] == RED,
        provenance=row.provenance,
        given=list(row.given),
        public=list(row.public),
    )


def view(g: CortegeState) -> CortegeView:
    """Section 6: nothing is hidden but the draws to come."""
    kept = rings(g)
    return CortegeView(
        game=g.game,
        round=g.round,
        phase=phase(g),
        turn=g.turn,
        turn_limit=g.terms.limit,
        side=side_to_act(g),
        seats=[SIDES[g.side_of(seat)] for seat in range(2)],
        hands=[HANDS[level] for level in g.terms.hands],
        gauges=gauges(g.gauges),
        rings=gauges(kept) if kept and g.round == 2 else None,
        rounds=[RoundView(row[0], row[WINNER], REASONS[row[REASON]], gauges(row[FIRST_GAUGE:])) for row in g.results],
        discs=discs(g),
        placing=placing(g),
        exchanges=[IDS[unit] for unit in (PHOTOGRAPHE, SYNDICALISTE) if forbids_exchange(g, unit) == ""],
        reds_left=len([unit for unit in range(len(IDS)) if COLOUR[unit] == RED and g.status[unit] == BOARD]),
        shot=shot_view(g) if g.shot else None,
        advanced=g.terms.advanced,
        aim_aid=g.terms.aim_aid,
        hash=fingerprint(g),
        over=g.over,
    )


def phase(g: CortegeState) -> str:
    """Where the round stands."""
    if not g.agenda:
        return "over"
    asked = g.agenda[-1]
    if isinstance(asked, (PlaceInfiltrator, AimInfiltration)):
        return "infiltration"
    return "deployment" if isinstance(asked, Deploy) else "clash"


def side_to_act(g: CortegeState) -> str:
    """The side whose decision waits; "" when the game is over."""
    asked = g.agenda[-1] if g.agenda else None
    if isinstance(asked, (PlaceInfiltrator, AimInfiltration, Deploy, TakeTurn)):
        return SIDES[g.side_of(asked.seats(g)[0])]
    return ""


def gauges(values: list[int]) -> GaugesView:
    """Three gauges."""
    return GaugesView(values[BUILDING], values[OPINION], values[ARRESTS])


def discs(g: CortegeState) -> list[DiscView]:
    """All units in canonical order."""
    free = flickable(g) if phase(g) == "clash" else []
    return [
        DiscView(
            id=row.id,
            side=row.side,
            colour=row.colour,
            trigger=row.trigger,
            radius=row.radius,
            status=STATUSES[g.status[unit]],
            x=g.x[unit],
            y=g.y[unit],
            blocked=bool(g.blocked[unit]),
            flickable=unit in free,
            decides=decides(g, unit),
            in_building=g.status[unit] == BOARD and in_building(g.x[unit], g.y[unit]),
        )
        for unit, row in enumerate(BOX.units)
    ]


def placing(g: CortegeState) -> list[str]:
    """The units that may be placed now."""
    asked = g.agenda[-1] if g.agenda else None
    if isinstance(asked, PlaceInfiltrator):
        return [IDS[asked.unit]]
    return [IDS[unit] for unit in g.in_tray(asked.side)] if isinstance(asked, Deploy) else []


def shot_view(g: CortegeState) -> ShotView:
    """The last flick from its record (see shot.py)."""
    reader = Reader(g.shot)
    engine, unit, dx, dy, power, level, za, zs, first, milliseconds = reader.take(HEAD)
    ties, contacts, exits = (rows(reader.part(width), width) for width in (TIE, CONTACT, EXIT))
    films = [FilmView(IDS[reader.unit()], reader.part(FRAME)) for _ in range(reader.count())]
    return ShotView(
        engine=ENGINE_NAMES[engine],
        unit=IDS[unit],
        dx=dx,
        dy=dy,
        power=power,
        hand=HANDS[level],
        za=za,
        zs=zs,
        first=IDS[first] if first != NO_UNIT else "",
        verdict=verdict(unit, first),
        matched=verdict(unit, first) == MATCH,
        milliseconds=milliseconds,
        ties=[TieView(IDS[tie], closing) for tie, closing in ties],
        contacts=[ContactView(time, IDS[one], IDS[other], closing) for time, one, other, closing in contacts],
        exits=[ExitView(IDS[gone], time, x, y) for gone, time, x, y in exits],
        films=films,
        measures=measures(films, {IDS[row[0]] for row in exits}),
    )


def rows(numbers: list[int], width: int) -> list[list[int]]:
    """A flat list as rows."""
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]


def measures(films: list[FilmView], gone: set[str]) -> list[MeasureView]:
    """K-17. The red units that moved to the blue line or inside."""
    tests = []
    for film in films:
        unit, (x, y) = IDS.index(film.unit), film.frames[-2:]
        if COLOUR[unit] == RED and film.unit not in gone and distance(x, y) < BUILDING_RADIUS + RADIUS[unit]:
            tests.append(MeasureView(film.unit, distance(x, y), BUILDING_RADIUS, in_building(x, y)))
    return tests


def canonical(g: CortegeState) -> bytes:
    """K-139. The position as JSON with sorted keys and whole numbers only; -1 stands for no value (RUL-84)."""
    position = {
        "round": g.round,
        "phase": ("infiltration", "deployment", "clash", "over").index(phase(g)),
        "turn": g.turn,
        "side": SIDES.index(side_to_act(g)) if g.agenda else NOWHERE,
        "gauges": g.gauges,
        "rings": rings(g) if g.round == 2 else [NOWHERE] * 3,
        "units": [list(row) for row in zip(g.status, g.x, g.y, g.blocked, strict=True)],
    }
    return msgspec.json.encode(position, order="sorted")


def fingerprint(g: CortegeState) -> str:
    """K-139. SHA-256 of the canonical state: two tables stand alike exactly when these are the same."""
    return hashlib.sha256(canonical(g)).hexdigest()
