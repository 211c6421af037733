"""Section 10: what lies ahead of a lone pawn, by place and marking, in brevets: for bots.

A pawn that walks the printed road by its own throws, and follows the symbols of its opponents, gains and loses what the
menu says. The value of each place is found by going over all places until it hardly changes.
"""

from __future__ import annotations

from typing import Final

from cocarde.games.lys.data.numbers import (
    ANNEXE_END,
    BOX,
    BRUMAIRE,
    COCARDE,
    CROIX,
    DEPART,
    FACES,
    FRONT,
    GUYANA,
    LYS,
    MARKINGS,
    NEXT_BARRIER,
    NONE,
    PLACES,
    PRISON,
    SALON_SQUARE,
    SEATS,
    SYMBOL,
    concerns,
    value_of,
)
from cocarde.games.lys.data.rows import PartRow
from cocarde.games.lys.rules.movement.automatic import along_annexe

TREE: Final = 0.85
CARD: Final = 0.12
DEATH: Final = -0.5
INCOME: Final = 0.05
ALMS: Final = 0.03
PATIENCE: Final = 0.94
"""What a turn later is worth of what it would be worth now."""
ROUNDS: Final = 30
COATS: Final = 0.2

REWARD: Final[dict[str, float]] = {
    "tree": TREE,
    "draw": CARD,
    "discard": -CARD,
    "discard_all": -4 * CARD,
    "wound": -0.35,
    "die": DEATH,
    "disperse": -0.1,
    "ransom": -0.8,
    "rethrow": 0.3,
    "redistribute": 0.1,
    "schools": 0.2,
    "message": CARD,
}
"""10.3. What a part of a sentence is worth, for each `n` if it has one; being sent counts by where it leads."""
HOLDS: Final[dict[str, float]] = {"estates": -0.4, "tavern": -0.4, "salon": -0.3}


def finish_worth(seats: int) -> float:
    """10.2. Ending the game is worth more the more players there are to search."""
    return 1.0 + 1.2 * (seats - 1)


class Landing:
    """What a move that ends on a place brings: a reward, and where and how marked the pawn then is."""

    def __init__(self, reward: float, place: int, marking: int) -> None:
        self.reward: Final = reward
        self.place: Final = place
        self.marking: Final = marking


def land(place: int, marking: int, seats: int) -> Landing:
    """The sentence of a place, as a lone pawn without cards meets it."""
    if place == DEPART:
        return Landing(0.0, place, marking)
    if place == BRUMAIRE:
        return Landing(finish_worth(seats), place, marking)
    reward = 0.0
    for part in BOX.squares[place - 1].does:
        if not concerns(part.who, marking):
            continue
        reward += worth_of(part)
        if part.verb == "die":
            return Landing(reward, DEPART, NONE)
        if part.to and part.verb in ("go", "verdict"):
            to = PLACES.index(part.to)
            onward = Landing(0.0, to, marking) if part.quiet else land(to, marking, seats)
            return Landing(reward + onward.reward, onward.place, onward.marking)
    return Landing(reward, place, marking)


def worth_of(part: PartRow) -> float:
    """The reward of a part by itself."""
    if part.hold:
        return HOLDS[part.hold]
    return REWARD.get(part.verb, 0.0) * (part.n if part.n else 1)


def walked(place: int, distance: int) -> int:
    """Where a thrower without celebrities ends on the printed road (L-61, L-112)."""
    if place > BRUMAIRE:
        return along_annexe(place, distance)
    barrier = NEXT_BARRIER[place]
    ahead = place + distance
    return ahead if ahead <= barrier else max(DEPART, 2 * barrier - ahead)


def followed(place: int, distance: int) -> int:
    """Where a pawn ends that follows a symbol on the printed road (L-51)."""
    if place > BRUMAIRE:
        to = along_annexe(place, distance)
        return SALON_SQUARE if to == FRONT + ANNEXE_END else to
    ahead = place + distance
    return ahead if ahead <= BRUMAIRE else 2 * BRUMAIRE - ahead


def odds(marking: int, thrower: bool) -> list[float]:
    """Table 2.3. The chance of each distance on one throw, as thrower or as one who follows."""
    faces = FACES["1-2-3-4"]
    chances = [0.0] * 9
    for one in range(6):
        for other in range(6):
            symbols = SYMBOL[one] | SYMBOL[other]
            moves = marking & symbols != 0 if symbols else thrower
            distance = 1 if symbols == COCARDE | LYS else value_of(faces[one]) + value_of(faces[other])
            chances[distance if moves else 0] += 1 / 36
    return chances


class Outlook:
    """The value of every place for every marking, at a table of so many seats."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.value: Final = [[0.0] * len(PLACES) for _ in MARKINGS]
        self.drift: Final = [[0.0] * len(PLACES) for _ in MARKINGS]
        markings = [marking for marking, name in enumerate(MARKINGS) if name]
        self.landings: Final = [
            [land(place, marking, seats) for place in range(len(PLACES))] for marking in range(len(MARKINGS))
        ]
        for _ in range(ROUNDS):
            for marking in markings:
                self._go_over(marking)
            self._turn_coats(markings)

    def _turn_coats(self, markings: list[int]) -> None:
        """Nobody stays marked as he is: some of every value is what the place is worth on average."""
        for place in range(len(PLACES)):
            average = sum([self.drift[marking][place] for marking in markings]) / len(markings)
            for marking in markings:
                self.drift[marking][place] += COATS * (average - self.drift[marking][place])

    def arrive(self, place: int, marking: int) -> float:
        """What it is worth to end an own move on this place."""
        landing = self.landings[marking][place]
        after = 0.0 if landing.place == BRUMAIRE else self.drift[landing.marking][landing.place]
        return landing.reward + PATIENCE * after

    def _go_over(self, marking: int) -> None:
        """One more look at every place for this marking."""
        own = odds(marking, True)
        theirs = odds(marking, False)
        still = theirs[0] ** (self.seats - 1)
        value = self.value[marking]
        drift = self.drift[marking]
        income = ALMS if marking & CROIX else INCOME
        for place in range(len(PLACES) - 1, -1, -1):
            if place != BRUMAIRE:
                value[place] = income + self._throw(place, marking, own)
        for place in range(len(PLACES)):
            drift[place] = still * value[place]
            for distance in range(1, 9):
                if theirs[distance]:
                    chance = (1 - still) * theirs[distance] / (1 - theirs[0])
                    drift[place] += chance * self._follow(place, distance, marking)

    def _throw(self, place: int, marking: int, own: list[float]) -> float:
        """What an own throw from this place is worth."""
        stays = PATIENCE * self.drift[marking][place]
        if place == GUYANA:
            return (stays * 5 + self.arrive(SALON_SQUARE, marking)) / 6
        worth = own[0] * stays
        for distance in range(1, 9):
            if own[distance]:
                worth += own[distance] * self.arrive(walked(place, distance), marking)
        return worth

    def _follow(self, place: int, distance: int, marking: int) -> float:
        """What it is worth to follow a symbol from this place."""
        if place in (GUYANA, BRUMAIRE):
            return self.value[marking][place]
        to = followed(place, distance)
        if to == BRUMAIRE:
            return finish_worth(self.seats)
        if to == PRISON + ANNEXE_END:
            return DEATH + self.value[NONE][DEPART]
        return self.value[marking][to]


OUTLOOKS: Final[list[Outlook | None]] = [None] * (SEATS + 1)


def outlook(seats: int) -> Outlook:
    """The outlook of a table of so many seats, worked out when first asked for."""
    found = OUTLOOKS[seats]
    if found is None:
        found = Outlook(seats)
        OUTLOOKS[seats] = found
    return found
