"""What a position is worth (section 10): for bots, on positions they imagine."""

from __future__ import annotations

from typing import Final

from cocarde.core.judge import Judge
from cocarde.games.guillotine.data.numbers import (
    BIT,
    BOXED,
    CERTIFICATE,
    COMITE,
    CONVENTION,
    DISSOLUTION,
    FACTION_OF,
    FREE_POSTS,
    FUITE,
    GUILLOTINE,
    IN_POWER,
    INCOME,
    JACOBINS,
    MAX_TURNS,
    MISSION,
    MOTION,
    OF_SIX,
    PETITION,
    PRISON,
    REPORT,
    SHIFT,
    SIDES,
    SUMMONED,
    TRIAL,
    TRIBUNAL,
    how_many,
)
from cocarde.games.guillotine.data.rows import HOUSE
from cocarde.games.guillotine.rules.denunciation.cases import CONFIRMED_UP_TO, FATE, STRENGTH, WAITING, WIDTH
from cocarde.games.guillotine.rules.denunciation.summons import trial_is_safe
from cocarde.games.guillotine.rules.places import present
from cocarde.games.guillotine.rules.scoring import ranks
from cocarde.games.guillotine.state import FACE, SHOWN, GuillotineState
from cocarde.games.guillotine.thinking.prospects import FORESIGHT, PROSPECT, chances, worth, worth_at_ease
from cocarde.kit.odds import Ledger, Sheet, chance, step_of, together, weigh
from cocarde.kit.tuned import read_weights

PARTS: Final = (
    "deputies",
    "convention",
    "tribunal",
    "comite",
    "jacobins",
    "mission",
    "majority",
    "judges",
    "exposed",
    "petitions",
    "certificates",
    "cards",
    "shown",
)
"""10.2. What a player has: re-elections to expect, men at the free posts, their seats of power, cards kept."""
PEOPLE: Final = PARTS.index("deputies")
POSTS: Final = PARTS.index("convention")
MAJORITY: Final = PARTS.index("majority")
JUDGES: Final = PARTS.index("judges")
IN_DANGER: Final = PARTS.index("exposed")
PETITIONS: Final = PARTS.index("petitions")
CERTIFICATES: Final = PARTS.index("certificates")
CARDS: Final = PARTS.index("cards")
KNOWN: Final = PARTS.index("shown")
END: Final = 1.0
PHASES: Final = 8


class ConventionJudge(Judge[GuillotineState]):
    """10.2. All players side by side, by the stage of the game."""

    foresight = 30

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

    def standing(self, g: GuillotineState, seat: int, left: int) -> float:
        """What all players have, side by side, in the eyes of `seat`."""
        weights = self.weights[step_of(stage(g, left))]
        calm = at_ease(g)
        worths: list[float] = []
        for owner in range(g.seats):
            ledger = Ledger(weights)
            enter_all(g, seat, owner, left, calm, ledger)
            worths.append(ledger.total)
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
            ("posts", sum(counted[1:9])),
            ("cards", sum(counted[9:])),
            ("rivals", -together(rivals)),
        ]


JUDGE: Final = ConventionJudge(read_weights(HOUSE / "judgement.toml", PARTS))


def verdict(g: GuillotineState, seat: int) -> float:
    """The game is over: won alone, shared or lost."""
    placed = ranks(g)
    if placed[seat] > 1:
        return -1.0
    return 2.0 / placed.count(1) - 1.0


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
    enter_all(g, viewer, owner, left, at_ease(g), sheet)
    return sheet.found


def enter_all(g: GuillotineState, viewer: int, owner: int, left: int, calm: int, ledger: Ledger) -> None:
    """What `owner` has goes into the ledger; with the last turn posts lose their worth."""
    mine = g.mine[owner]
    safe = trial_is_safe(g, owner)
    ledger.enter(PEOPLE, 0.1 * people_worth(g, viewer, owner, left, calm, safe))
    if left:
        enter_posts(g, mine, safe, ledger)
    members = g.where[COMITE]
    if (left or g.phase <= 3) and 2 * how_many(members & mine) > how_many(members):
        ledger.enter(MAJORITY, 1.0)
    enter_cards(g, owner, ledger)


def enter_posts(g: GuillotineState, mine: int, safe: bool, ledger: Ledger) -> None:
    """10.2. Men at the free posts; judges who are friends, or power that may be called to account."""
    where = g.where
    for post in range(FREE_POSTS):
        there = where[post] & mine
        if there:
            ledger.enter(POSTS + post, float(how_many(there)))
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


def people_worth(g: GuillotineState, viewer: int, owner: int, left: int, calm: int, safe: bool) -> float:
    """All deputies of a player: most are at ease, the others are looked at one by one; the dead are nothing."""
    dead = g.where[GUILLOTINE] | g.where[BOXED]
    total = 0.0
    for faction in range(SIDES):
        if g.owner[faction] == owner:
            shift = SHIFT[faction]
            total += worth_at_ease(g, OF_SIX[faction][calm >> shift & 63], left)
            for deputy in OF_SIX[faction][~(calm | dead) >> shift & 63]:
                total += deputy_worth(g, viewer, deputy, left, safe)
    return total


def at_ease(g: GuillotineState) -> int:
    """The deputies over whom nothing hangs and whom this turn pays nothing more."""
    where = g.where
    calm = where[CONVENTION] | where[TRIBUNAL] | where[JACOBINS]
    if g.phase >= 3:
        calm |= where[COMITE]
    if g.phase > 4:
        calm |= where[MISSION]
    if g.vote and g.vote_on >= 0:
        calm &= ~BIT[g.vote_on]
    return calm & ~g.denounced


def deputy_worth(g: GuillotineState, viewer: int, deputy: int, left: int, safe: bool) -> float:
    """A deputy where he is, with what hangs over him: the open vote, a denunciation, a card."""
    post = g.post[deputy]
    if g.vote and g.vote_on == deputy:
        return at_stake(g, viewer, deputy, left, safe)
    if post >= FREE_POSTS:
        return captive_worth(g, deputy, post, left)
    pp = g.pp[deputy] + expected(g, deputy, post)
    value = worth(pp, left)
    if g.denounced & BIT[deputy]:
        odds = odds_against(g, deputy)
        value = (1.0 - odds) * value + odds * after_hit(g, deputy, post, left, safe)
    return value


def expected(g: GuillotineState, deputy: int, post: int) -> float:
    """What this turn still brings him: the pay of his post, and the card that is his or may be."""
    if post == COMITE and g.phase < 3:
        return float(INCOME[COMITE])
    if post != MISSION or g.phase > 4:
        return 0.0
    if g.phase < 4:
        return INCOME[MISSION] + 0.7
    for at in range(0, len(g.assigned), 2):
        if g.assigned[at] == deputy:
            return PROSPECT[g.assigned[at + 1]]
    return 0.0


def captive_worth(g: GuillotineState, deputy: int, post: int, left: int) -> float:
    """A prisoner, a fugitive or a summoned man: the way back, times what he will be worth; the dead are nothing."""
    pp = float(g.pp[deputy])
    friends = present(g, CONVENTION, FACTION_OF[deputy])
    if post == PRISON:
        tries = left + (1 if g.phase < 6 else 0)
        out = friends / 6.0
        return (1.0 - (1.0 - out) ** tries) * worth(pp - (1 if tries else 0), left) if pp > 1 else 0.0
    if post == FUITE:
        tries = left + (1 if g.phase < 7 else 0)
        out = (friends - 1) / 6.0 if friends > 1 else 0.05
        return 0.7 * (1.0 - (1.0 - out) ** tries) * worth(pp - (1 if tries else 0), left) if pp > 1 else 0.0
    return 0.4 * worth(pp, left) if post == SUMMONED else 0.0


def odds_against(g: GuillotineState, deputy: int) -> float:
    """How likely the open case against him is confirmed."""
    for at in range(0, len(g.batch), WIDTH):
        if g.batch[at] == deputy:
            return CONFIRMED_UP_TO[g.batch[at + STRENGTH]] / 6.0 if g.batch[at + FATE] == WAITING else 1.0
    return 0.0


def after_hit(g: GuillotineState, deputy: int, post: int, left: int, safe: bool) -> float:
    """What is left of him once a denunciation is confirmed (Tableau 3)."""
    if IN_POWER[post]:
        flight, prison = captive_worth(g, deputy, FUITE, left), captive_worth(g, deputy, PRISON, left)
        return prison if safe and prison > flight else flight
    pp = float(g.pp[deputy])
    return worth(pp - 3.0, left) if pp > 3 else 0.0


def at_stake(g: GuillotineState, viewer: int, deputy: int, left: int, safe: bool) -> float:
    """The man the open vote is about: what OUI, NON and a tie make of him, as likely as they are."""
    for_it, against = chances(g, viewer)
    pp = float(g.pp[deputy])
    post = g.post[deputy]
    if g.vote == REPORT:
        yes = worth(pp + 2.0, left) + 0.5
        no = worth(pp - 2.0, left) if pp > 2 else 0.0
        tie = worth(pp, left)
    elif g.vote == TRIAL:
        yes = 0.0
        no = worth(pp, left)
        tie = captive_worth(g, deputy, PRISON, left)
    else:
        assert g.vote == MOTION
        no = tie = worth(pp + expected(g, deputy, post), left)
        yes = (no + 5.0 * after_hit(g, deputy, post, left, safe)) / 6.0
    return for_it * yes + against * no + (1.0 - for_it - against) * tie
