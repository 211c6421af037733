"""G-4 to G-6, G-78: popularity and its journal, suicide, and the end of a faction."""

from __future__ import annotations

from typing import Final

from cocarde.games.guillotine.data.numbers import BIT, DEPUTIES, FACTION_OF, GUILLOTINE, INCOME, JACOBIN_CARDS, MISSIONS
from cocarde.games.guillotine.data.rows import FACTIONS
from cocarde.games.guillotine.rules.cards.decks import kept_under
from cocarde.games.guillotine.rules.places import in_turn_order, living, send
from cocarde.games.guillotine.state import GuillotineState

BY_COMITE: Final = 0
BY_MISSION: Final = 1
BY_REPORT: Final = 2
BY_DENUNCIATION: Final = 3
BY_ACCOMPLICE: Final = 4
BY_PRISON: Final = 5
BY_FLIGHT: Final = 6
BY_MISSION_CARD: Final = 7
BY_JACOBIN_CARD: Final = BY_MISSION_CARD + len(MISSIONS)
CAUSES: Final = (
    "comite",
    "mission",
    "report",
    "denunciation",
    "accomplice",
    "prison",
    "fuite",
    *MISSIONS,
    *JACOBIN_CARDS,
)
"""Why popularity changed; cards are counted on from BY_MISSION_CARD and BY_JACOBIN_CARD."""


class Change:
    """An entry of the journal, unpacked: (phase, deputy, delta, cause); its turn is the list it stands in."""

    def __init__(self, packed: int) -> None:
        self.delta: Final = packed % 64 - 32
        self.deputy: Final = packed // 64 % 24
        self.phase: Final = packed // 1536 % 8
        self.cause: Final = packed // 12288


def change(g: GuillotineState, deputy: int, n: int, cause: int) -> bool:
    """G-4, G-5. A deputy gains or loses PP; at 0 or less he kills himself at once. Does he live?"""
    total = g.pp[deputy] + n
    g.pp[deputy] = total
    entry = ((cause * 8 + g.phase) * 24 + deputy) * 64 + n + 32
    g.journal = [*g.journal[:-1], [*g.journal[-1], entry]]
    if total > 0:
        return True
    if g.telling:
        g.tell("killed_himself", "G-5", {"deputy": DEPUTIES[deputy]})
    bury(g, deputy)
    return False


def change_and_tell(g: GuillotineState, deputy: int, n: int, cause: int, rule: str) -> bool:
    """The same, as a line of its own in the log."""
    if g.telling and n:
        kind = "gained" if n > 0 else "lost"
        g.tell(kind, rule, {"deputy": DEPUTIES[deputy], "n": abs(n), "total": g.pp[deputy] + n})
    return change(g, deputy, n, cause)


def change_all(g: GuillotineState, people: int, n: int, cause: int, rule: str) -> None:
    """The same for several at once, told in turn order and roster order (GR-92)."""
    listed = in_turn_order(g, people)
    if g.telling and listed and n:
        kind = "all_gained" if n > 0 else "all_lost"
        g.tell(kind, rule, {"deputies": [DEPUTIES[deputy] for deputy in listed], "n": abs(n)})
    for deputy in listed:
        change(g, deputy, n, cause)


def pay(g: GuillotineState, post: int, cause: int, rule: str) -> None:
    """Tableau 1 (GR-2). What a post gives or costs everybody there, once a turn."""
    if g.where[post]:
        change_all(g, g.where[post], INCOME[post], cause, rule)


def bury(g: GuillotineState, deputy: int) -> None:
    """G-5, G-6. To the Guillotine, out for good."""
    send(g, deputy, GUILLOTINE)
    g.denounced &= ~BIT[deputy]
    faction = FACTION_OF[deputy]
    if not living(g, faction):
        end_faction(g, faction)


def end_faction(g: GuillotineState, faction: int) -> None:
    """G-78, GR-91. Its kept cards go under the Jacobin deck in order of arrival."""
    for card in g.kept[faction]:
        kept_under(g, card, g.owner[faction])
    if g.kept[faction]:
        g.reveal()
    g.kept[faction] = []
    if g.telling:
        g.tell("faction_ended", "G-78", {"faction": FACTIONS[faction]})
