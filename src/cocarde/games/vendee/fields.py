# interpreted: read by make states, never run
"""Section 4.5. What a position holds; `make states` writes position.py from this. Numbers: data/numbers.py."""

from __future__ import annotations

from mypy_extensions import i64

from cocarde.kit.fields import Fields, Outer, Pair, Shared


class Position(Fields):
    """Board, markers, cards, battle."""

    # table options: random placement, partners see each other's hand, everybody is asked in every window
    scattered: bool = False
    open_hands: bool = False
    masked: bool = False
    # board: place[hex] is where the tile lies, for drawing only (V-2; shared); owner[hex] a camp, or NOBODY while
    # the tile is set aside (V-3)
    place: Shared[list[int]] = []
    owner: list[int] = []
    fort: list[bool] = []
    reserve: i64 = 0
    # markers, generals by camp
    round: i64 = 0
    end_marker: i64 = 0
    general: list[bool] = []
    extra: list[bool] = []
    # cards by camp, common to partners (V-101): the top of a deck is its end; jeu_one counts the cards of Jeu I
    # left on top of Jeu II; pile is what the last reshuffle put into the deck (inner lists shared)
    deck: Pair[list[list[int]]] = []
    jeu_one: list[int] = []
    pile: Outer[list[list[int]]] = []
    discard: Pair[list[list[int]]] = []
    aside: Pair[list[list[int]]] = []
    # hands by seat, in the order of the card numbers; what of them the enemy saw (shown) and what everybody saw
    # being taken back (recovered), as long as it is there (inner lists shared)
    hands: list[list[int]] = []
    shown: Outer[list[list[int]]] = []
    recovered: Outer[list[list[int]]] = []
    # battle: standing is the seat of the standing play or -1, passed a bit per seat, manche a bit per step and camp
    hex: i64 = -1
    attacker: i64 = 0
    plays: list[int] = []
    standing: i64 = -1
    to_beat: i64 = 0
    asked: i64 = 0
    passed: i64 = 0
    manche: list[int] = []
    battles: i64 = 0
    dry: i64 = 0
