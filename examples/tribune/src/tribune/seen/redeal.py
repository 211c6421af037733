"""Section 6: all that a seat cannot know, dealt anew from what it can."""

from __future__ import annotations

from cocarde.core.chance import Chance
from tribune.choices import Speech
from tribune.data.tables import SILENT, UNDECIDED
from tribune.rules.sitting import Speak
from tribune.state import TribuneState


def redeal(g: TribuneState, viewer: int, chance: Chance) -> TribuneState:
    """A copy whose other hands, undealt speeches and motions to come are dealt anew, and what the others have laid."""
    twin = g.copy()
    twin.chance = chance
    twin.deck.sort()  # the order to shuffle from must not depend on the one to forget
    chance.shuffle(twin.deck)
    deal_speeches(twin, viewer)
    asked = twin.agenda[-1] if twin.agenda else None
    if isinstance(asked, Speak):
        twin.agenda[-1] = Speak(tuple(imagined(twin, asked, seat, viewer) for seat in range(g.seats)))
    return twin


def deal_speeches(g: TribuneState, viewer: int) -> None:
    """As many speeches as before for everybody else."""
    others = [seat for seat in range(g.seats) if seat != viewer]
    unseen = sorted([face for seat in others for face in g.hands[seat]] + g.rest)
    g.chance.shuffle(unseen)
    for seat in others:
        held = len(g.hands[seat])
        g.hands[seat] = sorted(unseen[:held])
        del unseen[:held]
    g.rest = unseen


def imagined(g: TribuneState, asked: Speak, seat: int, viewer: int) -> int:
    """What a seat may have laid from the hand it was dealt: anything it might."""
    if seat == viewer or asked.laid[seat] == UNDECIDED:
        return asked.laid[seat]
    options = asked.options(g, seat)
    choice = options[g.chance.below(len(options))]
    return choice.face if isinstance(choice, Speech) else SILENT
