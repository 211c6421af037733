"""What is certain at court, whatever self-play seems to teach: which traits are at least as good as which others."""

from __future__ import annotations

from typing import Final

from cocarde.core.judge import Order
from cocarde.games.courtisans.data.numbers import (
    ACTIONS,
    BASTILLE,
    COURT,
    EXILE,
    FACE_COUNT,
    KING_LIVES,
    LETTRE_FACE,
    QUEEN_LIVES,
    REIGN_IDS,
)
from cocarde.games.courtisans.thinking.traits import (
    ASKING,
    AT,
    FAVOURS,
    GAINS,
    GAPS,
    HAND,
    INCOMES,
    LEADS,
    MATCH,
    OF_RIVAL,
    SLOTS,
    STAGES,
    TIMES,
)

ON_TRACK: Final = FAVOURS - 1
"""Favours; the step after them is for who is away, and in no order with them."""
FREEDOM: Final = (BASTILLE, EXILE, COURT)


def rows(first: int, steps: int, each: int) -> list[list[int]]:
    """A table of `steps` rows of `each` cells: by cell, the places from the lowest step to the highest."""
    return [[first + step * each + cell for step in range(steps)] for cell in range(each)]


def favours(first: int, living: list[bool]) -> list[list[int]]:
    """C-12. By reign with this sovereign, and by time: more favour is better."""
    width = len(REIGN_IDS) * TIMES
    cells = [reign * TIMES + time for reign in range(len(REIGN_IDS)) if living[reign] for time in range(TIMES)]
    return [[first + favour * width + cell for favour in range(ON_TRACK)] for cell in cells]


def asking(first: int) -> list[list[int]]:
    """C-59. More cards to ask for, and more favour to ask with."""
    more = [[first + n * FAVOURS + favour for n in range(ASKING + 1)] for favour in range(ON_TRACK)]
    return more + [[first + n * FAVOURS + favour for favour in range(ON_TRACK)] for n in range(ASKING + 1)]


def freedom(first: int, each: int) -> list[list[int]]:
    """C-109, C-111. At court rather than in exile, in exile rather than in the Bastille."""
    return [[first + status * each + cell for status in FREEDOM] for cell in range(each)]


def own() -> list[list[int]]:
    """Of himself: fortune, incomes, favour, freedom, cards, titles, actions left; cards he can use rather than not."""
    found = [
        *rows(AT["fortune"], 2 * LEADS + 1, STAGES),
        *rows(AT["gain"], 2 * GAINS + 1, STAGES),
        *rows(AT["income"], INCOMES + 1, STAGES),
        *favours(AT["king"], KING_LIVES),
        *favours(AT["queen"], QUEEN_LIVES),
        *freedom(AT["status"], STAGES),
        *rows(AT["hand"], HAND + 1, TIMES),
        *asking(AT["asking"]),
        *rows(AT["titled"], 2, TIMES),
        *rows(AT["turn"] + SLOTS * TIMES, 1 + ACTIONS, SLOTS * TIMES),
    ]
    for face in range(FACE_COUNT):
        found += rows(AT["cards"] + face * 2 * TIMES, 2, TIMES)
    return found


def married() -> list[list[int]]:
    """C-101. The household shares: who of the two brings more tells nothing by itself."""
    chains = rows(AT["spouse"], 2 * MATCH + 1, TIMES)
    return chains + [chain[::-1] for chain in chains]


def of_rivals() -> list[list[int]]:
    """The better off the others are, the worse; far from the goal they are better rivals."""
    found: list[list[int]] = []
    for whose in ("best", "other"):
        first = AT[f"{whose}_status"]
        better = [
            *freedom(first, TIMES),
            *[
                [first + OF_RIVAL["favour"] + favour * TIMES + time for favour in range(ON_TRACK)]
                for time in range(TIMES)
            ],
            *rows(first + OF_RIVAL["income"], INCOMES + 1, TIMES),
            *rows(first + OF_RIVAL["hand"], HAND + 1, 1),
        ]
        found += [chain[::-1] for chain in better] + rows(first + OF_RIVAL["gap"], GAPS + 1, 1)
    return found


def helps() -> list[int]:
    """A card in hand, a charge or title shown, the love of a sovereign are worth something."""
    held = list(range(AT["cards"], AT["cards"] + FACE_COUNT * 2 * TIMES))
    shown = list(range(AT["shown"], AT["shown"] + LETTRE_FACE * TIMES))
    return held + shown + list(range(AT["loved"], AT["loved"] + 2 * TIMES))


def harms() -> list[int]:
    """Charges and titles that rivals show."""
    found: list[int] = []
    for whose in ("best", "other"):
        first = AT[f"{whose}_shown"]
        found += range(first, first + LETTRE_FACE)
    return found


CERTAIN: Final = Order([*own(), *married(), *of_rivals()], helps(), harms())
