"""L-45, L-60 to L-66: the thrower's walk, barriers and bounces."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Refusal, Stake, Text
from cocarde.games.lys.choices import BOUNCE, OfCard
from cocarde.games.lys.data.numbers import BRUMAIRE, CARDS, PLACES, SEATS, in_prison
from cocarde.games.lys.rules.cards import throw_away
from cocarde.games.lys.rules.celebrities import against_celebrity, celebrities
from cocarde.games.lys.rules.movement.automatic import along_annexe, end_of_annexe
from cocarde.games.lys.rules.movement.pawns import back, next_barrier, stand, way
from cocarde.games.lys.rules.sentences import execute
from cocarde.games.lys.seen.fates import bound, passed
from cocarde.games.lys.state import LysState
from cocarde.kit.decisions import NumberDecision, NumberStep


def walk(g: LysState, seat: int, distance: int) -> None:
    """L-41, L-61. The thrower advances from where he stands; what lies at the end is executed."""
    place = g.place[seat]
    if place > BRUMAIRE:  # L-112, L-121
        walk_annexe(g, seat, place, distance)
        return
    barrier = next_barrier(g, place)
    ahead = g.road.index(place) + distance
    over = ahead - g.road.index(barrier)
    if over <= 0:
        arrive(g, seat, g.road[ahead])
        return
    stand(g, seat, barrier)
    if g.telling:
        g.tell("walked", "L-60", way(g, seat, place, barrier))
    g.push(PASS_BARRIER[seat][over] if g.hands[seat] else BOUNCE_BACK[seat][over])


def walk_annexe(g: LysState, seat: int, place: int, distance: int) -> None:
    """L-112, L-121. In prison and on the frontiers nothing passes the last square: what is left is walked back."""
    to, end = along_annexe(place, distance), end_of_annexe(place)
    if place + distance <= end:
        arrive(g, seat, to)
        return
    if g.telling:
        g.tell("walked", "L-41", way(g, seat, place, end))
        rule = "L-112" if in_prison(place) else "L-121"
        left = place + distance - end
        g.tell("bounced", rule, {**way(g, seat, end, to), "n": left, "off": "end"})
    stand(g, seat, to)
    execute(g, seat)


def arrive(g: LysState, seat: int, place: int) -> None:
    """L-45, L-70, LR-62. The move ends here, even where it began: the sentence is executed."""
    if g.telling:
        g.tell("walked", "L-41", way(g, seat, g.place[seat], place))
    stand(g, seat, place)
    execute(g, seat)


class PassBarrier(NumberDecision[LysState]):
    """L-61, L-62, L-66, LR-98. Bounce off the barrier, or lay a celebrity valid for it and walk on."""

    rule = "L-62"

    def options(self, g: LysState, seat: int) -> list[Choice]:
        return [BOUNCE, *celebrities(g, seat, g.place[seat])]

    def why_only(self, g: LysState, seat: int) -> str:
        return "bounce"

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
        able = celebrities(g, seat, g.place[seat])
        key = "prompt-pass-barrier" if able else "prompt-bounce"
        return Text(key, {"square": PLACES[g.place[seat]], "n": self.n})

    def stakes(self, g: LysState, seat: int, choice: Choice) -> Stake:
        """L-61, L-62. Where the steps that are left lead, backwards or onwards."""
        if isinstance(choice, OfCard):
            return passed(g, seat, self.n)
        return bound("bounce", g, seat, back(g, g.place[seat], self.n))

    def objections(self, g: LysState, seat: int, thing: str) -> list[Refusal]:
        return against_celebrity(g, seat, g.place[seat], thing)


class BounceBack(NumberStep[LysState]):
    """L-61, L-63, L-65, LR-40. The steps left over are walked backwards, past everything, not below Départ."""

    def run(self, g: LysState) -> None:
        seat = self.seat
        barrier = g.place[seat]
        place = back(g, barrier, self.n)
        if g.telling:
            g.tell("bounced", "L-61", {**way(g, seat, barrier, place), "n": self.n, "off": "barrier"})
        stand(g, seat, place)
        execute(g, seat)


LONGEST: Final = 8
PASS_BARRIER: Final = [[PassBarrier(seat, over) for over in range(LONGEST + 1)] for seat in range(SEATS)]
BOUNCE_BACK: Final = [[BounceBack(seat, over) for over in range(LONGEST + 1)] for seat in range(SEATS)]
