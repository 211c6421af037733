# interpreted: msgspec structs
"""The shapes of what the page is shown. Lengths in u: 1 u = 0.01 mm."""

from __future__ import annotations

import msgspec

from cocarde.kit.sheets import Fact


class UnitFace(msgspec.Struct):
    """A unit. `trigger` "": no circle. `affects`: whom it acts on, `effects`: what it then does (`effect-…`).

    `meets`: what comes of touching each unit first, in their order (`stake-flick-…`). `enters`: the Building is for it.
    `given`, `public`: what is known and whence.
    """

    id: str
    side: str
    colour: str
    trigger: str
    discard: bool
    opinion: int
    block: bool
    radius: int
    mass: int
    affects: list[str]
    effects: list[str]
    meets: list[str]
    enters: bool
    provenance: str
    given: list[Fact]
    public: list[Fact]


class Spot(msgspec.Struct):
    """A point of the board."""

    x: int
    y: int


class Zone(msgspec.Struct):
    """Where a side may place the centre of a disc (K-13); PO besides not over the Building (K-14)."""

    side: str
    left: int
    right: int
    bottom: int
    top: int


class Circle(msgspec.Struct):
    """The Building; its outline is the blue line."""

    x: int
    y: int
    radius: int


class HandFace(msgspec.Struct):
    """K-50. Errors at one standard deviation; a flick slips by slip + slip_per_power x power/1000 radians."""

    id: str
    slip: float
    slip_per_power: float
    speed_error: float


class CortegeBox(msgspec.Struct):
    """Everything printed. A disc flicked with power 1000 slides `full_slide`; with less, by the square (K-47)."""

    width: int
    length: int
    building: Circle
    zones: list[Zone]
    zone_edges: list[int]
    corners: list[Spot]
    gauge_ends: list[int]
    units: list[UnitFace]
    hands: list[HandFace]
    least_power: int
    most_power: int
    full_slide: int


class DiscView(msgspec.Struct):
    """A unit of the round. `x`, `y` are -1 off the board; `flickable`: by the side to act, now.

    `decides`: what its effect would make of the round for its side now, as a word `effect-…`, or "" (K-110).
    """

    id: str
    side: str
    colour: str
    trigger: str
    radius: int
    status: str
    x: int
    y: int
    blocked: bool
    flickable: bool
    decides: str
    in_building: bool


class GaugesView(msgspec.Struct):
    """The three gauges."""

    building: int
    opinion: int
    arrests: int


class RoundView(msgspec.Struct):
    """A round that was played: CP's seat, the winner's, the reason (`reason-ID`), the gauges at its end."""

    cp: int
    winner: int
    reason: str
    gauges: GaugesView


class ContactView(msgspec.Struct):
    """Two units touched, `time` microseconds after the flick, closing at `closing` u/s."""

    time: int
    unit: str
    other: str
    closing: int


class TieView(msgspec.Struct):
    """A unit touched at the instant of the encounter."""

    unit: str
    closing: int


class ExitView(msgspec.Struct):
    """A unit went over the edge here."""

    unit: str
    time: int
    x: int
    y: int


class FilmView(msgspec.Struct):
    """A unit's way: flat frames of milliseconds, x, y, to be joined by straight lines; the last is its rest or exit."""

    unit: str
    frames: list[int]


class MeasureView(msgspec.Struct):
    """The half-disc test of a red unit near the Building: its centre's distance and the limit (K-17)."""

    unit: str
    distance: int
    limit: int
    inside: bool


class ShotView(msgspec.Struct):
    """The last flick. `first`: the encounter ("" none); `verdict`: nothing, own, no_circle, other_colour or match."""

    engine: str
    unit: str
    dx: int
    dy: int
    power: int
    hand: str
    za: int
    zs: int
    first: str
    verdict: str
    matched: bool
    milliseconds: int
    ties: list[TieView]
    contacts: list[ContactView]
    exits: list[ExitView]
    films: list[FilmView]
    measures: list[MeasureView]


class CortegeView(msgspec.Struct):
    """The whole table. `phase`: infiltration, deployment, clash or over; `placing`: what may be placed now."""

    game: int
    round: int
    phase: str
    turn: int
    turn_limit: int
    side: str
    seats: list[str]
    hands: list[str]
    gauges: GaugesView
    rings: GaugesView | None
    rounds: list[RoundView]
    discs: list[DiscView]
    placing: list[str]
    exchanges: list[str]
    reds_left: int
    shot: ShotView | None
    advanced: bool
    aim_aid: str
    hash: str
    over: bool
