"""Section 3: speeches and motions before the first sitting."""

from __future__ import annotations

from tribune.data.tables import ALL_SPEECHES, DECLARATION, HAND, SITTINGS
from tribune.rules.scoring import CLOSE
from tribune.rules.sitting import SITTING
from tribune.state import TribuneState


def set_up(g: TribuneState) -> None:
    """T-1, T-2. Deal, shuffle the motions, and schedule the seven sittings."""
    speeches = ALL_SPEECHES[:]
    g.chance.shuffle(speeches)
    g.hands = [sorted(speeches[HAND * seat : HAND * (seat + 1)]) for seat in range(g.seats)]
    g.rest = speeches[HAND * g.seats :]
    g.deck = list(range(DECLARATION))
    g.chance.shuffle(g.deck)
    g.then(*[SITTING] * SITTINGS, CLOSE)
