"""Candidates for the book of positions: answers that a long search regrets, answers the game knows to be dominated,
and those that miss a win or leave the next one a win.

Games are played by one bot; now and then another, which searches longer, looks at the same question. What it finds is
a candidate and not a verdict: whoever puts it into the book says why, with the rule.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cocarde import games as registry
from cocarde.bots import SeatView
from cocarde.bots.search.budget import Budget
from cocarde.bots.search.ismcts import Search
from cocarde.bots.search.node import Arm
from cocarde.core.chance import Fast
from cocarde.core.choice import Choice
from cocarde.core.playout import next_seat
from cocarde.core.table import Table
from cocarde.lab.measure.at_once import AtOnce
from cocarde.lab.runs.given_weights import seated
from cocarde.lab.runs.plan import HAND, Run, game_seed

LOOK: Final = 0x9E3779B9
"""What sets apart the luck of who looks on."""
DOMINATED: Final = "dominated"
REGRETTED: Final = "regret"
TRUST: Final = 10.0
"""First sight counts as so many simulations: what was tried once is not believed."""


class Candidate(msgspec.Struct, frozen=True):
    """An answer in question: `after` so many answers of game `n`. `regret`: what was lost of the chance to win.

    `why`: it is dominated, misses a win, leaves a loss; or it is only regretted.
    """

    n: int
    after: int
    seat: int
    asked: str
    answer: str
    better: str
    regret: float
    why: str


class Mined(msgspec.Struct, frozen=True):
    """A game that was played: its seed and every answer, as a book writes it; and the candidates in it."""

    n: int
    seed: int
    answers: list[str]
    candidates: list[Candidate]


def mine_one(piece: tuple[Run, int, int, int, float]) -> Mined:
    """Game `n` of a run, every so many questions looked at with so many simulations, for at least such a regret."""
    run, n, every, simulations, least = piece
    game = registry.load(run.game)
    seed = game_seed(run.seed, n)
    luck, looks = Fast(seed ^ HAND), Fast(seed ^ LOOK)
    bots = seated(run.game, run.seating(n), run.given)
    table = Table.new(game, run.seats, run.options, chance=Fast(seed))
    answers: list[str] = []
    found: list[Candidate] = []
    asked = 0
    while table.decision is not None:
        seat = next_seat(table.decision, table.state, luck)
        seat_view = SeatView(game, table.state, seat)
        choice = bots[seat].choose(seat_view, luck)
        if len(seat_view.options) > 1:
            asked += 1
            why, better, regret = questioned(seat_view, choice, simulations if asked % every == 0 else 0, looks)
            if why != REGRETTED or regret >= least:
                kind = type(table.decision).__name__
                found.append(Candidate(n, len(answers), seat, kind, choice.notation, better.notation, regret, why))
        answers.append(f"{seat} {choice.notation}")
        table.answer(seat, choice)
    return Mined(n, seed, answers, found)


def questioned(seat_view: SeatView, choice: Choice, simulations: int, luck: Fast) -> tuple[str, Choice, float]:
    """What speaks against an answer, a better one, and how much it lost; it is searched with so many simulations."""
    why, better = AtOnce(seat_view, Fast(luck.seed())).misses(choice)
    if seat_view.judged_by.folly(seat_view.imagine(Fast(luck.seed())), seat_view.seat, choice):
        why = DOMINATED
    if not simulations or (choice.numbers and choice not in seat_view.options):
        return why or REGRETTED, better or choice, 0.0
    found, regret = regretted(seat_view, choice, simulations, luck)
    return why or REGRETTED, better or found, regret


def regretted(seat_view: SeatView, choice: Choice, simulations: int, luck: Fast) -> tuple[Choice, float]:
    """What a long search would have answered, and how much more it thinks of that."""
    arms = Search(seat_view, luck).run(Budget(simulations=simulations))
    given = next((arm for arm in arms if arm.choice == choice), None)
    if given is None:
        return arms[0].choice, 0.0
    return arms[0].choice, worth_of(arms[0]) - worth_of(given)


def worth_of(arm: Arm) -> float:
    """What an answer is worth, as far as the search can tell."""
    return arm.merit(TRUST) if arm.visits else 0.0


def as_book(run: Run, mined: list[Mined]) -> str:
    """The games with candidates, in the form of a book: `right` is what the search found, `why` is to be written."""
    found: list[str] = []
    for game in mined:
        if game.candidates:
            found += _game(run, game)
    for game in mined:
        for candidate in game.candidates:
            found += _position(game, candidate)
    return "\n".join(found)


def _game(run: Run, game: Mined) -> list[str]:
    last = max(candidate.after for candidate in game.candidates)
    options = ", ".join(f'{name} = "{value}"' for name, value in run.options.items())
    head = ["[[game]]", f'name = "{game.n}"', f"seats = {run.seats}", f"seed = {game.seed}"]
    return [*head, f"options = {{ {options} }}", 'answers = """', *game.answers[:last], '"""', ""]


def _position(game: Mined, candidate: Candidate) -> list[str]:
    why = candidate.why if candidate.why != REGRETTED else f"regret {candidate.regret:.3f}"
    fields: list[tuple[str, Any]] = [
        ("game", str(game.n)),
        ("after", candidate.after),
        ("seat", candidate.seat),
        ("asked", candidate.asked),
        ("right", [candidate.better]),
        ("why", f"{why}: {candidate.answer}"),
    ]
    return ["[[position]]", *[f"{name} = {msgspec.json.encode(value).decode()}" for name, value in fields], ""]
