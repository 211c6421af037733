"""What a position is worth: what this round decides, gauges, units, open ways and the best threat (section 10)."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.judge import Judge
from cocarde.games.cortege.choices import Flick
from cocarde.games.cortege.data.numbers import (
    BLACK_BLOC,
    BOARD,
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
    TRAY,
    TRIGGER,
    WHITE,
)
from cocarde.games.cortege.data.numbers import OPINION as OPINION_ICON
from cocarde.games.cortege.data.rows import HOUSE
from cocarde.games.cortege.physics.hand import LEAST_POWER
from cocarde.games.cortege.rules.effects import LAST_OPINION
from cocarde.games.cortege.rules.infiltration import AimInfiltration, PlaceInfiltrator
from cocarde.games.cortege.rules.rounds import NOBODY, winner
from cocarde.games.cortege.state import BUILDING, OPINION, CortegeState
from cocarde.games.cortege.thinking.chances import HITS, STOPS_INSIDE, chance_of
from cocarde.games.cortege.thinking.prospects import Stakes
from cocarde.games.cortege.thinking.sightlines import DOOR_X, DOOR_Y, Sight
from cocarde.kit.odds import chance, step_of, weigh
from cocarde.kit.tuned import read_weights

PARTS: Final = (
    "side",
    "tied",
    "shut",
    "leading",
    "held",
    "two_left",
    "one_left",
    "stirred",
    "roused",
    "short",
    "brink",
    "reds",
    "few",
    "prospects",
    "danger",
)
"""What CP has and PO has not. What is at stake: in round 1, or after which round 1 (three cases, and the Building held
against CP); entries and Opinion that are missing; red units; what may come of units, ways and threats of both sides."""
HELD: Final = 4
TWO_LEFT: Final = 5
ONE_LEFT: Final = 6
STIRRED: Final = 7
ROUSED: Final = 8
SHORT: Final = 9
BRINK: Final = 10
RED_UNITS: Final = 11
FEW_REDS: Final = 12
PROSPECTS: Final = 13
DANGER: Final = 14
"""The places of the parts after the four cases of `Stakes`."""

FEW: Final = 3
TEN: Final = 0.1
MEDIA_WORTH: Final = [0.0, -16.0, -28.0]
FAR: Final = 0.006  # a red unit's distance to the Building, per mm
LANE: Final = 3.0  # an open way to the Building
PHOTOGRAPHE_WORTH: Final = 6.0
BLACK_BLOC_WORTH: Final = 4.0
SYNDICALISTE_WORTH: Final = 1.0
MEDIUM_HIT: Final = 14.0
LATER: Final = 0.5  # the threat of the side that is not to move
LANES: Final = [(25.0 + 60.0 * n, 135.0) for n in range(len(REDS))]


class StreetJudge(Judge[CortegeState]):
    """The march against the Building, in the eyes of either side."""

    foresight = 3
    asides = (
        "touched_nothing",
        "touched_own",
        "touched_no_circle",
        "touched_other_colour",
        "measured_inside",
        "measured_outside",
        "measured_pushed",
        "unblocked",
    )

    def __init__(self, weights: list[list[float]]) -> None:
        super().__init__(PARTS, weights)

    def by(self, weights: list[list[float]], learnt: list[float]) -> StreetJudge:
        return StreetJudge(weights)

    def judgement(self, g: CortegeState, seat: int) -> float:
        """From -1 (lost) to 1 (won), in the eyes of a seat: its chance to win the game, 0 being one in two."""
        if g.quitter >= 0:
            return -1.0 if g.quitter == seat else 1.0
        if g.over:
            best = winner(g)[0]
            return 0.0 if best == NOBODY else 1.0 if best == seat else -1.0
        weights = self.weights[step_of(stage(g))]
        return 2.0 * chance([weigh(march(g), weights), 0.0], g.side_of(seat)) - 1.0

    def folly(self, g: CortegeState, seat: int, choice: Choice) -> bool:
        """K-114. To let a turn go by as CP: the last turn is PO's victory."""
        return isinstance(choice, Flick) and choice.power == LEAST_POWER and g.side_of(seat) == CP

    def decides(self, before: CortegeState, after: CortegeState) -> bool:
        """K-110. A round is over."""
        return len(after.results) > len(before.results)

    def appraise(self, g: CortegeState) -> tuple[float, list[list[float]]]:
        """The stage of the game, and what every player has: for `cocarde lab tune`."""
        return stage(g), [parts(g, seat) for seat in range(2)]

    def features(self, g: CortegeState, seat: int) -> list[tuple[str, float]]:
        """The parts of the chance to win in the eyes of a seat, each by its weight."""
        if g.over:
            return [("victory", 10.0 * self.judgement(g, seat))]
        weights = self.weights[step_of(stage(g))]
        found = march(g)
        side = g.side_of(seat)
        sign = 1.0 if side == CP else -1.0
        counted = [sign * weights[n] * found[n] for n in range(len(PARTS))]
        point = sign * weights[PROSPECTS] * TEN
        units = point * units_worth(g, len([unit for unit in MEDIA if alive(g, unit)]))
        way = point * ways(g, Sight(g))
        threats = [counted[PROSPECTS] - units - way, counted[DANGER]]
        return [
            ("gauges", units + sum(counted[TWO_LEFT:PROSPECTS])),
            ("ways", way),
            ("threat", threats[side]),
            ("danger", threats[1 - side]),
            ("rounds", sum(counted[:TWO_LEFT])),
        ]


JUDGE: Final = StreetJudge(read_weights(HOUSE / "judgement.toml", PARTS))


def stage(g: CortegeState) -> float:
    """0 in round 1 of two, 1 in the last: a round is decided by its gauges and not by its age."""
    return 1.0 if g.results or g.terms.rounds == 1 else 0.0


def parts(g: CortegeState, seat: int) -> list[float]:
    """What a player has: everything is counted for CP."""
    return march(g) if g.side_of(seat) == CP else [0.0] * len(PARTS)


def march(g: CortegeState) -> list[float]:
    """What CP has."""
    stakes = Stakes(g)
    sight = Sight(g)
    media = len([unit for unit in MEDIA if alive(g, unit)])
    reds = len([unit for unit in REDS if alive(g, unit)])
    found = [0.0] * len(PARTS)
    found[stakes.case] = 1.0
    found[HELD] = float(stakes.held)
    count_gauges(g, stakes, found)
    found[RED_UNITS] = float(reds)
    found[FEW_REDS] = 1.0 if reds <= FEW else 0.0
    found[PROSPECTS] = TEN * (units_worth(g, media) + ways(g, sight) + threat(g, sight, stakes, CP, media, reds))
    found[DANGER] = TEN * threat(g, sight, stakes, PO, media, reds)
    return found


def count_gauges(g: CortegeState, stakes: Stakes, found: list[float]) -> None:
    """How near CP is to what it needs."""
    left = stakes.goal - g.gauges[BUILDING]
    opinion = g.gauges[OPINION]
    found[TWO_LEFT] = 1.0 if left <= 2 else 0.0
    found[ONE_LEFT] = 1.0 if left <= 1 else 0.0
    if stakes.shut:
        found[SHORT] = float(stakes.need - opinion) if stakes.need > opinion else 0.0
        found[BRINK] = 1.0 if opinion >= 3 else 0.0
    else:
        found[STIRRED] = 1.0 if opinion >= 2 else 0.0
        found[ROUSED] = 1.0 if opinion >= 3 else 0.0


def next_side(g: CortegeState) -> int:
    """The side that will flick next."""
    if g.turn > 0:
        return g.active
    waiting = g.agenda[-1]
    return PO if isinstance(waiting, (PlaceInfiltrator, AimInfiltration)) else CP


def alive(g: CortegeState, unit: int) -> bool:
    """On the board, or still to be placed."""
    return g.status[unit] == BOARD or g.status[unit] == TRAY


def units_worth(g: CortegeState, media: int) -> float:
    """The units that move Opinion or hold others up."""
    points = MEDIA_WORTH[media]
    if alive(g, PHOTOGRAPHE):
        points += PHOTOGRAPHE_WORTH
    if alive(g, BLACK_BLOC):
        points += BLACK_BLOC_WORTH
    if alive(g, SYNDICALISTE):
        points += SYNDICALISTE_WORTH
    return points


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


def threat(g: CortegeState, sight: Sight, stakes: Stakes, side: int, media: int, reds: int) -> float:
    """The best a side could do with its next flick, by chance and gain; less if the other flicks first."""
    level = g.terms.hands[g.seat_of(side)]
    entry = stakes.entry_gain(g.gauges[BUILDING], reds) if side == CP else 0.0
    best = 0.0
    for unit in OF_SIDE[side]:
        if g.status[unit] != BOARD or g.blocked[unit]:
            continue
        if COLOUR[unit] == RED and sight.reaches(unit, DOOR_X, DOOR_Y):
            best = max(best, chance_of(STOPS_INSIDE[level], sight.from_door(unit)) * entry)
        gain = strike_gain(g, stakes, unit, media, reds)
        if gain > best:
            for enemy in OF_SIDE[1 - side]:
                if g.status[enemy] == BOARD and COLOUR[enemy] == TRIGGER[unit]:
                    sure = chance_of(HITS[level], sight.between(unit, enemy)) * gain
                    if sure > best and sight.sees(unit, enemy):
                        best = sure
    return best if next_side(g) == side else LATER * best


def strike_gain(g: CortegeState, stakes: Stakes, unit: int, media: int, reds: int) -> float:
    """What a hit of this unit is worth to its own side."""
    if TRIGGER[unit] < 0:
        return 0.0
    opinion = g.gauges[OPINION]
    after = min(max(opinion + OPINION_ICON[unit], 0), LAST_OPINION)
    moved = stakes.opinion_worth(after, media) - stakes.opinion_worth(opinion, media)
    if not DISCARDS[unit]:
        return moved if COLOUR[unit] != WHITE else -moved
    if TRIGGER[unit] == WHITE:
        return MEDIUM_HIT + moved
    if TRIGGER[unit] == RED:
        building = g.gauges[BUILDING]
        return stakes.reds_worth(reds, building) - stakes.reds_worth(reds - 1, building) - moved
    return 1.0
