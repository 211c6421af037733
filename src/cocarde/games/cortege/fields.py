# interpreted: read by make states, never run
"""K-4. What a position of Le Cortège holds; `make states` writes position.py from this."""

from __future__ import annotations

from cocarde.games.cortege.data.numbers import COUNT, NOWHERE, TRAY
from cocarde.kit.fields import Fields, Outer, Shared


class Position(Fields):
    """The units, the gauges, the turn, the rounds played.

    `results` holds a row for each round: CP's seat, the winner's seat, the reason, the three gauges. `shot` is the
    record of the last flick (see shot.py), kept when somebody watches.
    """

    cp: int = 0
    status: list[int] = [TRAY] * COUNT
    x: list[int] = [NOWHERE] * COUNT
    y: list[int] = [NOWHERE] * COUNT
    blocked: list[int] = [0] * COUNT
    gauges: list[int] = [0, 0, 0]
    round: int = 0
    game: int = 1
    turn: int = 0
    exchanged: int = 0
    results: Outer[list[list[int]]] = []
    quitter: int = -1
    shot: Shared[list[int]] = []
