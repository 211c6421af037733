"""What a position is worth: five parts by name, and weights that `cocarde lab tune` fits to who won."""

from __future__ import annotations

from typing import Final

from cocarde.core.judge import Judge
from cocarde.kit.odds import chance, step_of, weigh
from cocarde.kit.tuned import read_weights
from tribune.data.rows import HERE
from tribune.data.tables import SILENT, SITTINGS, UNDECIDED, VETO, themes
from tribune.rules.scoring import standing
from tribune.rules.sitting import Speak
from tribune.rules.vote import Appeal, PutToVote, at_stake
from tribune.state import TribuneState

PARTS: Final = ("votes", "motto", "eloquence", "vetoes", "floor")
LOUDEST: Final = VETO - 1


class TribuneJudge(Judge[TribuneState]):
    """Everybody side by side: e to the power of what a seat has, as a share of that of all seats."""

    def __init__(self, weights: list[list[float]]) -> None:
        super().__init__(PARTS, weights)

    def by(self, weights: list[list[float]], learnt: list[float]) -> TribuneJudge:
        return TribuneJudge(weights)

    def judgement(self, g: TribuneState, seat: int) -> float:
        """From -1 to 1, 0 being one chance in two."""
        if g.over:
            best = max(standing(g, other) for other in range(g.seats))
            return 1.0 if standing(g, seat) == best else -1.0
        weights = self.weights[step_of(stage(g))]
        return 2.0 * chance([weigh(parts, weights) for parts in every_seat(g)], seat) - 1.0

    def features(self, g: TribuneState, seat: int) -> list[tuple[str, float]]:
        """What the seat has more of than the others on average, each part by its weight."""
        if g.over:
            return [("victory", 10.0 * self.judgement(g, seat))]
        weights, found = self.weights[step_of(stage(g))], every_seat(g)
        means = [sum(column) / g.seats for column in zip(*found, strict=True)]
        return [(part, weights[n] * (found[seat][n] - means[n])) for n, part in enumerate(PARTS)]

    def appraise(self, g: TribuneState) -> tuple[float, list[list[float]]]:
        return stage(g), every_seat(g)


def stage(g: TribuneState) -> float:
    """How far the game is, from 0 to 1."""
    return (g.sitting - 1) / SITTINGS


def every_seat(g: TribuneState) -> list[list[float]]:
    """What each seat has of each part; the floor is the stake by the chance to win it."""
    asked = g.agenda[-1] if g.agenda else None
    laid = asked.laid if isinstance(asked, Speak) else (UNDECIDED,) * g.seats
    floor = floors(g, laid)
    if isinstance(asked, PutToVote | Appeal):
        floor = [float(seat == asked.seat) for seat in range(g.seats)]
    votes = at_stake(g)
    return [[*own(g, seat, laid[seat]), floor[seat] * votes] for seat in range(g.seats)]


def own(g: TribuneState, seat: int, laid: int) -> list[float]:
    """Votes, parts of the motto, and the speeches and Vetoes for the sittings to come."""
    kept = g.hands[seat][:]
    if laid not in (SILENT, UNDECIDED):
        kept.remove(laid)
    to_come = SITTINGS - g.sitting
    speeches = [face + 1 for face in kept if face != VETO]
    eloquence = sum(sorted(speeches, reverse=True)[:to_come]) / VETO
    vetoes = min(kept.count(VETO), max(0, to_come - 1))  # T-5
    return [float(g.votes[seat]), float(themes(g.carried[seat])), eloquence, float(vetoes)]


def floors(g: TribuneState, laid: tuple[int, ...]) -> list[float]:
    """T-7. By seat the chance to have the floor; who has not chosen yet may choose anything."""
    faces = [[*g.hands[seat], SILENT] if laid[seat] == UNDECIDED else [laid[seat]] for seat in range(g.seats)]
    quiet = [[quieter(others, face) for face in range(VETO)] for others in faces]
    return [has_floor(quiet, seat, mine) for seat, mine in enumerate(faces)]


def quieter(faces: list[int], face: int) -> float:
    """How many of these lose to a speech, as a share: the less eloquent, and silence."""
    return sum(other < face or other == SILENT for other in faces) / len(faces)


def has_floor(quiet: list[list[float]], seat: int, mine: list[int]) -> float:
    """The chance of these speeches, each as likely, that all the others are quieter."""
    total = 0.0
    for face in mine:
        if face <= LOUDEST:
            alone = 1.0
            for other, share in enumerate(quiet):
                alone *= share[face] if other != seat else 1.0
            total += alone
    return total / len(mine)


JUDGE: Final = TribuneJudge(read_weights(HERE / "judgement.toml", PARTS))
