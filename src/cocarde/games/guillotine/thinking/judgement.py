"""What a position is worth (section 10): for bots, on positions they imagine."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.judge import Judge
from cocarde.games.guillotine.data.numbers import (
    CERTIFICATE,
    COMITE,
    CONVENTION,
    DISSOLUTION,
    FREE_POSTS,
    MAX_TURNS,
    PETITION,
    SIDES,
    TRIBUNAL,
    how_many,
)
from cocarde.games.guillotine.data.rows import HOUSE
from cocarde.games.guillotine.rules.denunciation.summons import trial_is_safe
from cocarde.games.guillotine.rules.scoring import ranks, score
from cocarde.games.guillotine.state import FACE, SHOWN, GuillotineState
from cocarde.games.guillotine.thinking.deputies import PAYS_COMITE, SURE, Outlook, people_worth, worst_blow
from cocarde.games.guillotine.thinking.follies import folly
from cocarde.games.guillotine.thinking.prospects import FORESIGHT, chances
from cocarde.kit.odds import Ledger, Sheet, chance, step_of, together, weigh
from cocarde.kit.tuned import read_weights

PARTS: Final = (
    "deputies",
    "convention",
    "tribunal",
    "comite",
    "jacobins",
    "mission",
    "floor",
    "house",
    "majority",
    "judges",
    "exposed",
    "petitions",
    "certificates",
    "cards",
    "shown",
    "popularity",
)
"""10.2. What a player has: re-elections to expect, men at the free posts, a voice and the majority at the Convention,
seats of power, cards kept; at the end the popularity that breaks a tie (G-76)."""
PEOPLE: Final = PARTS.index("deputies")
POSTS: Final = PARTS.index("convention")
FLOOR: Final = PARTS.index("floor")
HOUSE_SEATS: Final = PARTS.index("house")
MAJORITY: Final = PARTS.index("majority")
JUDGES: Final = PARTS.index("judges")
IN_DANGER: Final = PARTS.index("exposed")
PETITIONS: Final = PARTS.index("petitions")
CERTIFICATES: Final = PARTS.index("certificates")
CARDS: Final = PARTS.index("cards")
KNOWN: Final = PARTS.index("shown")
POPULARITY: Final = PARTS.index("popularity")
END: Final = 1.0
PHASES: Final = 8


class ConventionJudge(Judge[GuillotineState]):
    """10.2. All players side by side, by the stage of the game."""

    foresight = 30
    asides = ("voted", "ballot_split", "counted", "counted_oui", "counted_non", "counted_split")

    def __init__(self, weights: list[list[float]]) -> None:
        super().__init__(PARTS, weights)

    def by(self, weights: list[list[float]], learnt: list[float]) -> ConventionJudge:
        return ConventionJudge(weights)

    def judgement(self, g: GuillotineState, seat: int) -> float:
        """From -1 (lost) to 1 (won) for `seat`: its chance to win, 0 being one in two."""
        if not g.where:
            return 2.0 / g.seats - 1.0
        if g.over:
            return verdict(g, seat)
        left = turns_left(g)
        if g.vote == DISSOLUTION:
            for_it, _ = chances(g, seat)
            return for_it * self.standing(g, seat, 0) + (1.0 - for_it) * self.standing(g, seat, left)
        return self.standing(g, seat, left)

    def folly(self, g: GuillotineState, seat: int, choice: Choice) -> bool:
        return folly(g, seat, choice)

    def standing(self, g: GuillotineState, seat: int, left: int) -> float:
        """What all players have, side by side, in the eyes of `seat`."""
        weights = self.weights[step_of(stage(g, left))]
        outlook = Outlook(g)
        worths: list[float] = []
        for owner in range(g.seats):
            ledger = Ledger(weights)
            enter_all(g, seat, owner, left, outlook, ledger)
            worths.append(ledger.total)
        if not left and g.phase < PAYS_COMITE:
            worths = struck(g, worths, 0.1 * weights[PEOPLE])
        return 2.0 * chance(worths, seat) - 1.0

    def appraise(self, g: GuillotineState) -> tuple[float, list[list[float]]]:
        """The stage of the game, and what every player has: for `cocarde lab tune`."""
        if not g.where:
            return 0.0, []
        left = turns_left(g)
        return stage(g, left), [parts(g, owner, owner, left) for owner in range(g.seats)]

    def features(self, g: GuillotineState, seat: int) -> list[tuple[str, float]]:
        """The parts of the chance to win, as the weights count them."""
        if not g.where:
            return []
        if g.over:
            return [("victory", 10.0 * verdict(g, seat))]
        left = turns_left(g)
        weights = self.weights[step_of(stage(g, left))]
        counted = [part * weight for part, weight in zip(parts(g, seat, seat, left), weights, strict=True)]
        rivals = [weigh(parts(g, seat, other, left), weights) for other in range(g.seats) if other != seat]
        return [
            ("deputies", counted[0]),
            ("posts", sum(counted[POSTS:PETITIONS])),
            ("cards", sum(counted[PETITIONS:POPULARITY])),
            ("popularity", counted[POPULARITY]),
            ("rivals", -together(rivals)),
        ]


JUDGE: Final = ConventionJudge(read_weights(HOUSE / "judgement.toml", PARTS))


def verdict(g: GuillotineState, seat: int) -> float:
    """The game is over: won alone, shared or lost."""
    placed = ranks(g)
    if placed[seat] > 1:
        return -1.0
    return 2.0 / placed.count(1) - 1.0


def struck(g: GuillotineState, worths: list[float], weight: float) -> list[float]:
    """G-47, G-49. In the last turn the Comité is still to strike whoever leads, unless he holds half of it himself."""
    best = max(worths)
    first = worths.index(best)
    members = g.where[COMITE]
    if 2 * how_many(members & g.mine[first]) < how_many(members):
        worths[first] = best - weight * SURE * worst_blow(g, first)
    return worths


def turns_left(g: GuillotineState) -> int:
    """The turns still to come, as far as one can see."""
    left = 0 if g.dissolved else MAX_TURNS - g.turn
    return left if left < FORESIGHT else FORESIGHT


def stage(g: GuillotineState, left: int) -> float:
    """How far the game is, from 0 to 1."""
    return END if not left and g.turn < MAX_TURNS else (g.turn - 1 + g.phase / PHASES) / MAX_TURNS


def parts(g: GuillotineState, viewer: int, owner: int, left: int) -> list[float]:
    """What `owner` has, as far as `viewer` may know, part by part."""
    sheet = Sheet(len(PARTS))
    enter_all(g, viewer, owner, left, Outlook(g), sheet)
    return sheet.found


def enter_all(g: GuillotineState, viewer: int, owner: int, left: int, outlook: Outlook, ledger: Ledger) -> None:
    """What `owner` has goes into the ledger; with the last turn posts lose their worth."""
    mine = g.mine[owner]
    safe = trial_is_safe(g, owner)
    ledger.enter(PEOPLE, 0.1 * people_worth(g, viewer, owner, left, outlook))
    if left:
        enter_posts(g, mine, safe, ledger)
    else:
        ledger.enter(POPULARITY, 0.1 * score(g, mine)[1])
    members = g.where[COMITE]
    if (left or g.phase <= 3) and 2 * how_many(members & mine) > how_many(members):
        ledger.enter(MAJORITY, 1.0)
    enter_cards(g, owner, ledger)


def enter_posts(g: GuillotineState, mine: int, safe: bool, ledger: Ledger) -> None:
    """10.2. Men at the free posts, the right to speak (G-41), votes enough for a report (G-40); judges who are
    friends, or power that may be called to account."""
    where = g.where
    for post in range(FREE_POSTS):
        there = where[post] & mine
        if there:
            ledger.enter(POSTS + post, float(how_many(there)))
    benches = how_many(where[CONVENTION] & mine)
    if benches:
        ledger.enter(FLOOR, 1.0)
        if 2 * benches >= how_many(where[CONVENTION]):
            ledger.enter(HOUSE_SEATS, 1.0)
    if not safe:
        ledger.enter(IN_DANGER, float(how_many((where[TRIBUNAL] | where[COMITE]) & mine)))
    elif where[TRIBUNAL]:
        ledger.enter(JUDGES, 1.0)


def enter_cards(g: GuillotineState, owner: int, ledger: Ledger) -> None:
    """10.2. Kept delayed cards; one that everybody has seen is less of a threat."""
    for faction in range(SIDES):
        if g.owner[faction] == owner:
            for card in g.kept[faction]:
                face = card & FACE
                ledger.enter(PETITIONS if PETITION[face] else CERTIFICATES if CERTIFICATE[face] else CARDS, 1.0)
                if card & SHOWN:
                    ledger.enter(KNOWN, 1.0)
