"""Section 6: all that a seat cannot know, dealt anew from what it can."""

from __future__ import annotations

from typing import Final

from cocarde.core.chance import Chance
from cocarde.games.guillotine.data.numbers import ACCUSES, DELAYED, NAMED, ORATOR, SIDES, SIX
from cocarde.games.guillotine.rules.votes import BITS, voices
from cocarde.games.guillotine.state import FACE, FACE_DOWN, SEEN, SHOWN, GuillotineState

DECK: Final = -1
DRAWN: Final = -2
"""Where a hidden Jacobin card lies: in the deck, among the cards drawn, or (0 to 3) in the hand of a faction."""


def redeal(g: GuillotineState, viewer: int, chance: Chance) -> GuillotineState:
    """A copy whose decks, hidden hands and secret ballots are dealt anew; what the viewer has seen stays."""
    twin = g.copy()
    twin.chance = chance
    if not twin.where:
        return twin  # the factions are still being chosen: nothing is dealt
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
    g.missions = g.missions[:]
    hidden = [at for at, card in enumerate(g.missions) if not card & seen]
    loose = [g.missions[at] & FACE for at in hidden]
    others = g.phase == 4 and g.drawer >= 0 and g.owner[g.drawer] != viewer
    if others:
        loose += g.drawn + g.assigned[1::2]
    loose.sort()
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
    """The Jacobin cards the viewer has not seen: first those of places where only some may lie, then the deck."""
    where, place = hidden_jacobins(g, viewer)
    loose = sorted([face_at(g, where[slot], place[slot]) for slot in range(len(where))])
    g.chance.shuffle(loose)
    taken = [-1] * len(loose)
    for slot in range(len(where)):
        if where[slot] != DECK or g.jacobins[place[slot]] & FACE_DOWN:
            found = settle(g, where, place, loose, taken, slot, [False] * len(loose))
            assert found, "the cards as they lie are one way to lay them"
    rest = [face for face, slot in zip(loose, taken, strict=True) if slot < 0]
    faces = [-1] * len(where)
    for face, slot in zip(loose, taken, strict=True):
        if slot >= 0:
            faces[slot] = face
    lay_back(g, where, place, [face if face >= 0 else rest.pop() for face in faces])


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


def settle(
    g: GuillotineState,
    where: list[int],
    place: list[int],
    loose: list[int],
    taken: list[int],
    slot: int,
    tried: list[bool],
) -> bool:
    """The first card that may lie here is laid here; a place that had it before must find another one."""
    for at, face in enumerate(loose):
        if not tried[at] and may_lie(g, where[slot], place[slot], face):
            tried[at] = True
            if taken[at] < 0 or settle(g, where, place, loose, taken, taken[at], tried):
                taken[at] = slot
                return True
    return False


def may_lie(g: GuillotineState, where: int, place: int, face: int) -> bool:
    """May this card lie there for all that everybody knows?

    In a hand lies no card that concerns its owner's deputies (GR-73) or an unused faction, and what is kept is delayed.
    A card just drawn is of the kind it is: what is done with it next shows that.
    """
    if where == DECK:
        return DELAYED[face]
    owner = g.drawer if where == DRAWN else where
    named = NAMED[face]
    if named >= 0 and (g.owner[named // SIX] < 0 or g.mine[g.owner[owner]] >> named & 1):
        return False
    if where != DRAWN:
        return DELAYED[face]
    drawn = g.drawn[place]
    same = DELAYED[face] == DELAYED[drawn] and ORATOR[face] == ORATOR[drawn] and ACCUSES[face] == ACCUSES[drawn]
    return same and (named < 0) == (NAMED[drawn] < 0)


def lay_back(g: GuillotineState, where: list[int], place: list[int], faces: list[int]) -> None:
    """Every card to its new place; hands and deck are new lists, for copies share them."""
    g.jacobins = g.jacobins[:]
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
