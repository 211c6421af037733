"""Section 6: all that a seat cannot know, dealt anew from what it can."""

from __future__ import annotations

from typing import Final

from cocarde.core.chance import Chance
from cocarde.games.guillotine.club_cards import replaced
from cocarde.games.guillotine.state import FACE, FACE_DOWN, SEEN, SHOWN, GuillotineState
from cocarde.games.guillotine.tables import ACCUSES, DELAYED, NAMED, ORATOR, SIDES
from cocarde.games.guillotine.votes import BITS, voices

DECK: Final = -1
DRAWN: Final = -2
"""Where a hidden Jacobin card lies: in the deck, among the cards drawn, or (0 to 3) in the hand of a faction."""


def redeal(g: GuillotineState, viewer: int, chance: Chance) -> GuillotineState:
    """A copy whose decks, hidden hands and secret ballots are dealt anew; what the viewer has seen stays."""
    twin = g.copy()
    twin.chance = chance
    if twin.to_vote:
        redeal_ballots(twin, viewer)
    redeal_missions(twin, viewer)
    redeal_jacobins(twin, viewer)
    if twin.question >= 0:
        twin.key = twin.hunch  # GR-107: what a bot believes; the right answer is nowhere in what it imagines
    return twin


def redeal_ballots(g: GuillotineState, viewer: int) -> None:
    """G-13. The ballots of others that are in: any legal one."""
    for seat in range(g.seats):
        weight = voices(g, seat)
        if seat != viewer and weight and not g.to_vote >> seat & 1:
            oui = g.chance.below(weight + 1) if g.terms.split else weight * g.chance.below(2)
            g.ballots = g.ballots & ~(15 << BITS * seat) | oui << BITS * seat


def redeal_missions(g: GuillotineState, viewer: int) -> None:
    """The Mission cards the viewer has not seen: in the deck, and in another's hand or on his deputies (G-52)."""
    seen = 1 << SEEN + viewer
    hidden = [at for at, card in enumerate(g.missions) if not card & seen]
    loose = [g.missions[at] & FACE for at in hidden]
    others = g.phase == 4 and g.drawer >= 0 and g.owner[g.drawer] != viewer
    if others:
        loose += g.drawn + g.assigned[1::2]
    g.chance.shuffle(loose)
    for at in hidden:
        g.missions[at] = g.missions[at] & ~FACE | loose.pop()
    if others:
        g.drawn = [loose.pop() for _ in g.drawn]
        assigned = g.assigned[:]
        for at in range(1, len(assigned), 2):
            assigned[at] = loose.pop()
        g.assigned = assigned


def redeal_jacobins(g: GuillotineState, viewer: int) -> None:
    """The Jacobin cards the viewer has not seen change places, each to where it may lie for all the viewer knows."""
    where, place = hidden_jacobins(g, viewer)
    faces = [face_at(g, where[slot], place[slot]) for slot in range(len(where))]
    deck = [slot for slot in range(len(where)) if where[slot] == DECK and not g.jacobins[place[slot]] & FACE_DOWN]
    loose = [faces[slot] for slot in deck]
    g.chance.shuffle(loose)
    for slot, face in zip(deck, loose, strict=True):
        faces[slot] = face
    for slot in range(len(where)):
        if where[slot] != DECK or g.jacobins[place[slot]] & FACE_DOWN:
            exchange(g, where, place, faces, slot)
    lay_back(g, where, place, faces)


def hidden_jacobins(g: GuillotineState, viewer: int) -> tuple[list[int], list[int]]:
    """Where the cards lie that the viewer has not seen, as two lists."""
    seen = 1 << SEEN + viewer
    where = [DECK for card in g.jacobins if not card & seen]
    place = [at for at, card in enumerate(g.jacobins) if not card & seen]
    for faction in range(SIDES):
        if g.owner[faction] != viewer:
            for at, card in enumerate(g.kept[faction]):
                if not card & SHOWN:
                    where.append(faction)
                    place.append(at)
    if g.phase == 5 and g.drawer >= 0 and g.owner[g.drawer] != viewer:
        where += [DRAWN] * len(g.drawn)
        place += range(len(g.drawn))
    return where, place


def face_at(g: GuillotineState, where: int, place: int) -> int:
    """The card at a hidden place."""
    if where == DECK:
        return g.jacobins[place] & FACE
    return g.drawn[place] if where == DRAWN else g.kept[where][place] & FACE


def exchange(g: GuillotineState, where: list[int], place: list[int], faces: list[int], slot: int) -> None:
    """The card of this place and one from anywhere it may have come from, each as likely, change places."""
    mine = faces[slot]
    able = [
        other
        for other in range(len(where))
        if other == slot
        or (may_lie(g, where[slot], place[slot], faces[other]) and may_lie(g, where[other], place[other], mine))
    ]
    other = g.chance.pick(able)
    faces[slot], faces[other] = faces[other], mine


def may_lie(g: GuillotineState, where: int, place: int, face: int) -> bool:
    """May this card lie there for all that everybody knows?

    A kept card is delayed and concerns nobody of its owner's (GR-73) nor of an unused faction; a card just drawn was not
    replaced, and what is done with it next shows its kind.
    """
    if where == DECK:
        return DELAYED[face] or not g.jacobins[place] & FACE_DOWN
    if where == DRAWN:
        drawn = g.drawn[place]
        alike = DELAYED[face] == DELAYED[drawn] and ORATOR[face] == ORATOR[drawn] and ACCUSES[face] == ACCUSES[drawn]
        return alike and (NAMED[face] < 0) == (NAMED[drawn] < 0) and not replaced(g, g.drawer, face)
    if not DELAYED[face]:
        return False
    named = NAMED[face]
    return named < 0 or (g.owner[named // 6] >= 0 and not g.mine[g.owner[where]] >> named & 1)


def lay_back(g: GuillotineState, where: list[int], place: list[int], faces: list[int]) -> None:
    """Every card to its new place; hands are new lists, for copies share them."""
    g.drawn = g.drawn[:]
    g.kept = [hand[:] for hand in g.kept]
    for slot, face in enumerate(faces):
        at = place[slot]
        if where[slot] == DECK:
            g.jacobins[at] = g.jacobins[at] & ~FACE | face
        elif where[slot] == DRAWN:
            g.drawn[at] = face
        else:
            hand = g.kept[where[slot]]
            hand[at] = hand[at] & ~FACE | face
