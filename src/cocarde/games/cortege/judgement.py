"""What a position is worth: gauges, units alive, open ways, and the best threat of either side (section 10)."""

from __future__ import annotations

from typing import Final

from cocarde.games.cortege.building import LAST_BUILDING
from cocarde.games.cortege.chances import HITS, STOPS_INSIDE, chance_of
from cocarde.games.cortege.effects import LAST_OPINION
from cocarde.games.cortege.infiltration import AimInfiltration, PlaceInfiltrator
from cocarde.games.cortege.rounds import NOBODY, rounds_won, tie_break, winner
from cocarde.games.cortege.sight import DOOR_X, DOOR_Y, Sight
from cocarde.games.cortege.state import BOARD, BUILDING, OPINION, TRAY, CortegeState
from cocarde.games.cortege.tables import (
    BLACK,
    BLACK_BLOC,
    COLOUR,
    CP,
    DISCARDS,
    MEDIA,
    OF_SIDE,
    PHOTOGRAPHE,
    PO,
    RED,
    REDS,
    SYNDICALISTE,
    TRIGGER,
    WHITE,
)
from cocarde.games.cortege.tables import OPINION as OPINION_ICON

WON: Final = 150.0
BUILDING_WORTH: Final = [0.0, 24.0, 64.0, WON]
OPINION_WORTH: Final = [0.0, 13.0, 28.0, 46.0, WON]
REDS_WORTH: Final = [-WON, -70.0, -46.0, -30.0, -19.0, -10.0, -4.0, 0.0]
MEDIA_WORTH: Final = [0.0, -16.0, -28.0]
MEDIUM_DAMPS: Final = 0.2
FAR: Final = 0.006  # a red unit's distance to the Building, per mm
LANE: Final = 3.0  # an open way to the Building
PHOTOGRAPHE_WORTH: Final = 6.0
BLACK_BLOC_WORTH: Final = 4.0
SYNDICALISTE_WORTH: Final = 1.0
MEDIUM_HIT: Final = 14.0
LATER: Final = 0.5  # the threat of the side that is not to move
HALF_SURE: Final = 60.0  # points at which a round is half won
ROUND: Final = 0.45
TIE_STEPS: Final = [0.04, 0.015, 0.005]
LANES: Final = [(25.0 + 60.0 * n, 135.0) for n in range(len(REDS))]


def judgement(g: CortegeState, seat: int) -> float:
    """From -1 (lost) to 1 (won), in the eyes of a seat."""
    if g.quitter >= 0:
        return -1.0 if g.quitter == seat else 1.0
    if g.over:
        best = winner(g)[0]
        return 0.0 if best == NOBODY else 1.0 if best == seat else -1.0
    points = round_points(g)
    now = points / (HALF_SURE + (points if points > 0.0 else -points))
    if g.side_of(seat) == PO:
        now = -now
    return played_rounds(g, seat) + (1.0 - ROUND) * now if g.results else now * 0.9


def played_rounds(g: CortegeState, seat: int) -> float:
    """What round 1 is worth: the round itself, and its gauges for the tie-break."""
    worth = ROUND * (rounds_won(g, seat) - rounds_won(g, 1 - seat))
    own, other = tie_break(g, seat), tie_break(g, 1 - seat)
    for gauge, step in enumerate(TIE_STEPS):
        worth += step * (own[gauge] - other[gauge])
    return worth


def round_points(g: CortegeState) -> float:
    """The round in CP's eyes."""
    sight = Sight(g)
    ahead = threat(g, sight, CP)
    behind = threat(g, sight, PO)
    if next_side(g) == CP:
        behind *= LATER
    else:
        ahead *= LATER
    return standing(g) + ways(g, sight) + ahead - behind


def features(g: CortegeState, seat: int) -> list[tuple[str, float]]:
    """The parts of the round's points in the eyes of a seat."""
    if g.over:
        return [("victory", WON * judgement(g, seat))]
    sight = Sight(g)
    side = g.side_of(seat)
    sign = 1.0 if side == CP else -1.0
    return [
        ("gauges", sign * standing(g)),
        ("ways", sign * ways(g, sight)),
        ("threat", threat(g, sight, side)),
        ("danger", -threat(g, sight, 1 - side)),
        ("rounds", WON * played_rounds(g, seat) if g.results else 0.0),
    ]


def next_side(g: CortegeState) -> int:
    """The side that will flick next."""
    if g.turn > 0:
        return g.active
    waiting = g.agenda[-1]
    return PO if isinstance(waiting, (PlaceInfiltrator, AimInfiltration)) else CP


def alive(g: CortegeState, unit: int) -> bool:
    """On the board, or still to be placed."""
    return g.status[unit] == BOARD or g.status[unit] == TRAY


def standing(g: CortegeState) -> float:
    """Gauges and units."""
    media = len([unit for unit in MEDIA if alive(g, unit)])
    reds = len([unit for unit in REDS if alive(g, unit)])
    points = BUILDING_WORTH[g.gauges[BUILDING]] + opinion_worth(g.gauges[OPINION], media)
    points += REDS_WORTH[reds] + MEDIA_WORTH[media]
    if alive(g, PHOTOGRAPHE):
        points += PHOTOGRAPHE_WORTH
    if alive(g, BLACK_BLOC):
        points += BLACK_BLOC_WORTH
    if alive(g, SYNDICALISTE):
        points += SYNDICALISTE_WORTH
    for unit in OF_SIDE[PO]:
        if COLOUR[unit] == BLACK and alive(g, unit):
            points -= 1.0
    return points


def opinion_worth(opinion: int, media: int) -> float:
    """Opinion is worth less while media can bring it down."""
    damp = 1.0 if opinion == LAST_OPINION else 1.0 - MEDIUM_DAMPS * media
    return OPINION_WORTH[opinion] * damp


def ways(g: CortegeState, sight: Sight) -> float:
    """How near the red units are, and how many find the way open; those in the tray as if they stood in front."""
    points = 0.0
    for at, unit in enumerate(REDS):
        if g.status[unit] == BOARD:
            points -= FAR * sight.from_door(unit)
            points += LANE if sight.reaches(unit, DOOR_X, DOOR_Y) else 0.0
        elif g.status[unit] == TRAY:
            x, y = LANES[at]
            points += LANE if sight.is_free(x, y, DOOR_X, DOOR_Y, unit, unit) else 0.0
    return points


def threat(g: CortegeState, sight: Sight, side: int) -> float:
    """The best a side could do with its next flick, by chance and gain."""
    level = g.terms.hands[g.seat_of(side)]
    best = 0.0
    for unit in OF_SIDE[side]:
        if g.status[unit] != BOARD or g.blocked[unit]:
            continue
        if COLOUR[unit] == RED and sight.reaches(unit, DOOR_X, DOOR_Y):
            best = max(best, chance_of(STOPS_INSIDE[level], sight.from_door(unit)) * entry_gain(g))
        gain = strike_gain(g, unit)
        if gain > best:
            for enemy in OF_SIDE[1 - side]:
                if g.status[enemy] == BOARD and COLOUR[enemy] == TRIGGER[unit]:
                    sure = chance_of(HITS[level], sight.between(unit, enemy)) * gain
                    if sure > best and sight.sees(unit, enemy):
                        best = sure
    return best


def entry_gain(g: CortegeState) -> float:
    """One more red unit inside, one fewer outside."""
    building = g.gauges[BUILDING]
    reds = len([unit for unit in REDS if alive(g, unit)])
    gain = BUILDING_WORTH[building + 1] - BUILDING_WORTH[building]
    return gain if building + 1 == LAST_BUILDING else gain + REDS_WORTH[reds - 1] - REDS_WORTH[reds]


def strike_gain(g: CortegeState, unit: int) -> float:
    """What a hit of this unit is worth to its own side."""
    if TRIGGER[unit] < 0:
        return 0.0
    opinion = g.gauges[OPINION]
    after = min(max(opinion + OPINION_ICON[unit], 0), LAST_OPINION)
    media = len([medium for medium in MEDIA if alive(g, medium)])
    moved = opinion_worth(after, media) - opinion_worth(opinion, media)
    if not DISCARDS[unit]:
        return moved if COLOUR[unit] != WHITE else -moved
    if TRIGGER[unit] == WHITE:
        return MEDIUM_HIT + moved
    if TRIGGER[unit] == RED:
        reds = len([red for red in REDS if alive(g, red)])
        return REDS_WORTH[reds] - REDS_WORTH[reds - 1] - moved
    return 1.0
