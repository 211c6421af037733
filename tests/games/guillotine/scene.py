"""Positions of Guillotine in the words of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cocarde.core.agenda import Frame
from cocarde.games.guillotine.data.numbers import (
    BIT,
    DEPUTIES,
    JACOBIN_CARDS,
    JACOBIN_DECK,
    MISSION_DECK,
    MISSIONS,
    PEOPLE,
    PLACES,
    START,
)
from cocarde.games.guillotine.data.rows import FACTIONS
from cocarde.games.guillotine.rules.club import CLUB
from cocarde.games.guillotine.rules.committee import COMMITTEE
from cocarde.games.guillotine.rules.denunciation.cases import FATE, FATES, WIDTH, case_of
from cocarde.games.guillotine.rules.dissolution import DISSOLVE
from cocarde.games.guillotine.rules.flight import FLIGHT
from cocarde.games.guillotine.rules.flow import END_OF_TURN, PHASE, TURN
from cocarde.games.guillotine.rules.mission import MISSION_PHASE
from cocarde.games.guillotine.rules.movements import MOVEMENTS
from cocarde.games.guillotine.rules.order_of_the_day import ORDER_OF_THE_DAY
from cocarde.games.guillotine.rules.places import send
from cocarde.games.guillotine.rules.popularity import BY_REPORT, change
from cocarde.games.guillotine.rules.prison import PRISON_PHASE
from cocarde.games.guillotine.rules.reports import REPORTS
from cocarde.games.guillotine.rules.setup import AROUND, lay_out, seat_factions
from cocarde.games.guillotine.state import ARRIVED, FACE, GuillotineState
from tests.scenario import Scenario, scenario

LETTERS = "MGCR"
STEPS: dict[str, tuple[int, Frame]] = {
    "movements": (1, MOVEMENTS),
    "reports": (2, REPORTS),
    "order": (2, ORDER_OF_THE_DAY),
    "dissolution": (2, DISSOLVE),
    "committee": (3, COMMITTEE),
    "mission": (4, MISSION_PHASE),
    "club": (5, CLUB),
    "prison": (6, PRISON_PHASE),
    "flight": (7, FLIGHT),
    "end": (7, END_OF_TURN),
}
Names = Sequence[str]


class Scene(Scenario[GuillotineState]):
    """Everybody is at the Convention with 5 PP unless said otherwise; the steps named are played, and no more."""

    def arrange(
        self,
        steps: str,
        order: str = "MGCR",
        at: Mapping[str, str] | None = None,
        pp: Mapping[str, int] | None = None,
        rapport: Names = (),
        kept: Mapping[str, Names] | None = None,
        missions: Names = (),
        jacobins: Names = (),
        turn: int = 1,
        dissolved: bool = False,
    ) -> None:
        """`steps`: parts of a turn to play, in order; `order`: the factions clockwise, the first one first; `at`: the
        deputies of each post, as words; `kept`: cards by faction, since turn 1; decks: what lies on top."""
        g = self.g
        by_pick = [LETTERS.index(order[AROUND[g.seats].index(pick)]) for pick in range(len(order))]
        seat_factions(g, by_pick, "")
        lay_out(g)
        g.dissolved = dissolved
        g.turn, g.first, g.turn_order, g.journal = turn, 0, g.order[:], [[] for _ in range(turn)]
        for post, names in (at or {}).items():
            for name in names.split():
                send(g, DEPUTIES.index(name), PLACES.index(post))
        for name in rapport:
            g.rapport |= BIT[DEPUTIES.index(name)]
        for name, total in (pp or {}).items():
            change(g, DEPUTIES.index(name), total - START, BY_REPORT)
        self._stack(kept or {}, missions, jacobins)
        g.agenda = []
        g.then(*[frame for step in steps.split() for frame in self._frames(step)])

    def _frames(self, step: str) -> tuple[Frame, ...]:
        if step == "turns":
            return (TURN,)
        phase, frame = STEPS[step]
        return (PHASE[phase], frame)

    def _stack(self, kept: Mapping[str, Names], missions: Names, jacobins: Names) -> None:
        g = self.g
        below = JACOBIN_DECK[:]
        for letter, names in kept.items():
            hand = [JACOBIN_CARDS.index(name) for name in names]
            g.kept[LETTERS.index(letter)] = [face | 1 << ARRIVED for face in hand]
            for face in hand:
                below.remove(face)
        g.jacobins = self._on_top([JACOBIN_CARDS.index(name) for name in jacobins], below)
        g.missions = self._on_top([MISSIONS.index(name) for name in missions], MISSION_DECK[:])

    def _on_top(self, top: list[int], rest: list[int]) -> list[int]:
        for face in top:
            rest.remove(face)
        return top + rest

    def at(self, name: str) -> str:
        """Where a deputy is."""
        return PLACES[self.g.post[DEPUTIES.index(name)]]

    def pp(self, *names: str) -> list[int] | int:
        """The popularity of one deputy, or of several."""
        found = [self.g.pp[DEPUTIES.index(name)] for name in names]
        return found if len(found) > 1 else found[0]

    def on_report(self) -> list[str]:
        """Who stands on a Rapport square."""
        return [DEPUTIES[deputy] for deputy in range(PEOPLE) if self.g.rapport >> deputy & 1]

    def denounced(self) -> list[str]:
        """Who stands on a square of the denounced, in roster order."""
        return [DEPUTIES[deputy] for deputy in range(PEOPLE) if self.g.denounced >> deputy & 1]

    def fate(self, name: str) -> str:
        """What became of the case against a deputy, as long as its batch is open."""
        return FATES[self.g.batch[case_of(self.g, DEPUTIES.index(name)) + FATE]]

    def accused(self) -> list[str]:
        """The deputies of the batch, in order."""
        return [DEPUTIES[deputy] for deputy in self.g.batch[::WIDTH]]

    def kept(self, letter: str) -> list[str]:
        """The kept cards of a faction."""
        return [JACOBIN_CARDS[card & FACE] for card in self.g.kept[LETTERS.index(letter)]]

    def bottom(self, deck: str, n: int) -> list[str]:
        """The last n cards of a deck, the lowest last."""
        if deck == "missions":
            return [MISSIONS[card & FACE] for card in self.g.missions[-n:]]
        return [JACOBIN_CARDS[card & FACE] for card in self.g.jacobins[-n:]]

    def drawn(self) -> list[str]:
        """The cards a faction has just drawn."""
        return [(MISSIONS if self.g.phase == 4 else JACOBIN_CARDS)[face] for face in self.g.drawn]

    def verbs(self, seat: int) -> set[str]:
        """The verbs of the options of a seat."""
        return {option.split()[0] for option in self.options(seat)}

    def of(self, seat: int, verb: str) -> list[str]:
        """What a seat may do with this verb, in alphabetical order."""
        return [option.partition(" ")[2] for option in self.options(seat) if option.split()[0] == verb]

    def all_pass(self) -> None:
        """Whoever is asked passes or names nobody, until something else is asked."""
        while self.table.pending():
            seat = self.table.pending()[0]
            quiet = [word for word in ("pass", "name none") if word in self.options(seat)]
            if not quiet:
                return
            self.play(f"{seat}: {quiet[0]}")

    def vote(self, **ballots: str) -> None:
        """Ballots by faction letter: `vote(M="oui", G="non")`; the player of the faction gives them."""
        for letter, word in ballots.items():
            self.play(f"{self.g.owner[LETTERS.index(letter)]}: vote {word}")

    def living(self, letter: str) -> list[str]:
        """The living deputies of a faction."""
        first = 6 * LETTERS.index(letter)
        return [name for name in DEPUTIES[first : first + 6] if self.at(name) not in ("guillotine", "box")]

    def factions(self) -> list[str]:
        """The factions in turn order."""
        return [FACTIONS[faction] for faction in self.g.turn_order]


def convention(
    seats: int = 4, options: Mapping[str, object] | None = None, chance: Sequence[int] = (), **position: Any
) -> Any:
    """The Convention at this position, four factions at the table unless said otherwise: see `Scene.arrange`."""
    return scenario("guillotine", seats, options, chance, **position)
