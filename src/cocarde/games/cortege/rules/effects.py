"""K-82 to K-91. What the encounter does: discard, Opinion, block."""

from __future__ import annotations

from typing import Final

from cocarde.games.cortege.choices import THINGS
from cocarde.games.cortege.data.numbers import (
    ARRESTED,
    BLOCKS,
    BOX,
    COLOUR,
    COLOURS,
    DISCARDED,
    DISCARDS,
    IDS,
    PO,
    RED,
    SIDE,
    TRIGGER,
)
from cocarde.games.cortege.data.numbers import OPINION as OPINION_ICON
from cocarde.games.cortege.rules.encounter import MATCH, verdict
from cocarde.games.cortege.state import ARRESTS, OPINION, CortegeState

LAST_OPINION: Final[int] = BOX.board.gauges.opinion
RULE_OF: Final = {"nothing": "K-80", "own": "K-91", "no_circle": "K-83", "other_colour": "K-83", "match": "K-6"}


def resolve_encounter(g: CortegeState, flicked: int, touched: int) -> None:
    """K-83. All the flicked unit's icons, if it touched an enemy of the colour in its small circle; else nothing."""
    why = verdict(flicked, touched)
    if g.telling:
        tell_verdict(g, flicked, touched, why)
    if why != MATCH:
        return
    if DISCARDS[flicked]:  # K-89: in the order of the first example
        discard(g, flicked, touched)
    if OPINION_ICON[flicked]:
        move_opinion(g, flicked)
    if BLOCKS[flicked]:
        block(g, flicked, touched)


def tell_verdict(g: CortegeState, flicked: int, touched: int, why: str) -> None:
    """The referee's word on the encounter."""
    g.tell(
        f"touched_{why}",
        RULE_OF[why],
        {
            "unit": IDS[flicked],
            "touched": IDS[touched] if touched >= 0 else "",
            "colour": COLOURS[COLOUR[touched]] if touched >= 0 else "",
            "trigger": COLOURS[TRIGGER[flicked]] if TRIGGER[flicked] >= 0 else "",
        },
    )


def discard(g: CortegeState, flicked: int, touched: int) -> None:
    """K-86 to K-88. The touched unit is out for the round; a red one discarded by PO is arrested."""
    if SIDE[flicked] == PO and COLOUR[touched] == RED:
        arrest(g, flicked, touched)
    else:
        g.take(touched, DISCARDED)
        g.tell("discarded", "K-86", {"unit": IDS[touched], "cause": THINGS[flicked]})


def arrest(g: CortegeState, flicked: int, touched: int) -> None:
    """K-87. A red unit is taken: Arrests + 1."""
    g.take(touched, ARRESTED)
    g.gauges[ARRESTS] += 1
    g.tell("arrested", "K-87", {"unit": IDS[touched], "n": g.gauges[ARRESTS], "cause": THINGS[flicked]})


def move_opinion(g: CortegeState, flicked: int) -> None:
    """K-85. Opinion moves within its gauge; what does not fit is lost."""
    steps, before = OPINION_ICON[flicked], g.gauges[OPINION]
    after = min(max(before + steps, 0), LAST_OPINION)
    g.gauges[OPINION] = after
    kind = "opinion_stayed" if after == before else "opinion_moved"
    g.tell(kind, "K-85", {"steps": steps, "before": before, "after": after, "cause": THINGS[flicked]})


def block(g: CortegeState, flicked: int, touched: int) -> None:
    """K-90. The touched unit cannot be flicked in its owner's next turn."""
    g.blocked[touched] = 1
    g.tell("blocked", "K-90", {"unit": IDS[touched], "cause": THINGS[flicked]})


def lift_blocks(g: CortegeState, side: int) -> None:
    """K-102. All blocks of the side end with its turn."""
    for unit, blocked in enumerate(g.blocked):
        if blocked and SIDE[unit] == side:
            g.blocked[unit] = 0
            g.tell("unblocked", "K-102", {"unit": IDS[unit]})
