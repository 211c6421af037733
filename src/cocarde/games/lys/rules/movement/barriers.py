"""L-45, L-60 to L-66: the thrower's walk, barriers and bounces."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Refusal, Text
from cocarde.games.lys.choices import BOUNCE, OfCard
from cocarde.games.lys.data.numbers import BRUMAIRE, CARDS, NEXT_BARRIER, PLACES, SEATS
from cocarde.games.lys.rules.cards import throw_away
from cocarde.games.lys.rules.celebrities import against_celebrity, celebrities
from cocarde.games.lys.rules.movement.automatic import along_annexe
from cocarde.games.lys.rules.movement.pawns import back, stand
from cocarde.games.lys.rules.sentences import execute
from cocarde.games.lys.state import LysState
from cocarde.kit.decisions import NumberDecision, NumberStep


def walk(g: LysState, seat: int, distance: int) -> None:
    """L-41, L-61. The thrower advances from where he stands; what lies at the end is executed."""
    place = g.place[seat]
    if place > BRUMAIRE:  # L-112, L-121
        arrive(g, seat, along_annexe(place, distance))
        return
    barrier = next_barrier(g, place)
    ahead = g.road.index(place) + distance
    over = ahead - g.road.index(barrier)
    if over <= 0:
        arrive(g, seat, g.road[ahead])
        return
    stand(g, seat, barrier)
    if g.telling:
        g.tell("walked", "L-60", {"seat": seat, "from": PLACES[place], "to": PLACES[barrier]})
    g.push(PASS_BARRIER[seat][over] if g.hands[seat] else BOUNCE_BACK[seat][over])


def next_barrier(g: LysState, place: int) -> int:
    """L-60, L-63. The next barrier ahead that still exists; 56 is the last (L-66)."""
    barrier = NEXT_BARRIER[place]
    while g.planter[barrier] >= 0:
        barrier = NEXT_BARRIER[barrier]
    return barrier


def arrive(g: LysState, seat: int, place: int) -> None:
    """L-45, L-70, LR-62. The move ends here, even where it began: the sentence is executed."""
    if g.telling:
        g.tell("walked", "L-41", {"seat": seat, "from": PLACES[g.place[seat]], "to": PLACES[place]})
    stand(g, seat, place)
    execute(g, seat)


class PassBarrier(NumberDecision[LysState]):
    """L-61, L-62, L-66, LR-98. Bounce off the barrier, or lay a celebrity valid for it and walk on."""

    rule = "L-62"

    def options(self, g: LysState, seat: int) -> list[Choice]:
        return [BOUNCE, *celebrities(g, seat, g.place[seat])]

    def apply(self, g: LysState, seat: int, choice: Choice) -> None:
        if not isinstance(choice, OfCard):
            g.push(BOUNCE_BACK[seat][self.n])
            return
        throw_away(g, seat, choice.card)
        barrier = g.place[seat]
        if g.telling:
            g.tell("passed", "L-62", {"seat": seat, "card": CARDS[choice.card], "square": PLACES[barrier]})
        if barrier == BRUMAIRE:  # L-66, LR-41
            execute(g, seat)
        else:
            walk(g, seat, self.n)  # LR-42

    def prompt(self, g: LysState, seat: int) -> Text:
        return Text("prompt-pass-barrier", {"square": PLACES[g.place[seat]], "n": self.n})

    def objections(self, g: LysState, seat: int, thing: str) -> list[Refusal]:
        return against_celebrity(g, seat, g.place[seat], thing)


class BounceBack(NumberStep[LysState]):
    """L-61, L-63, L-65, LR-40. The steps left over are walked backwards, past everything, not below Départ."""

    def run(self, g: LysState) -> None:
        seat = self.seat
        barrier = g.place[seat]
        place = back(g, barrier, self.n)
        if g.telling:
            g.tell("bounced", "L-61", {"seat": seat, "from": PLACES[barrier], "to": PLACES[place]})
        stand(g, seat, place)
        execute(g, seat)


LONGEST: Final = 8
PASS_BARRIER: Final = [[PassBarrier(seat, over) for over in range(LONGEST + 1)] for seat in range(SEATS)]
BOUNCE_BACK: Final = [[BounceBack(seat, over) for over in range(LONGEST + 1)] for seat in range(SEATS)]
