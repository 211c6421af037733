"""L-80 to L-98: the verbs of the sentences that happen by themselves, and the dispersals of 9, 16 and 22."""

from __future__ import annotations

from typing import Final

from cocarde.core.text import Stake, stake
from cocarde.games.lys.data.numbers import (
    ESTATES,
    HOLD_NAMES,
    MOST_RETHROWS,
    PLACES,
    SALON,
    SALON_THROWS,
    STATES_GENERAL,
    in_prison,
)
from cocarde.games.lys.rules.cards import draw, lose, throw_hand
from cocarde.games.lys.rules.causes import by_square
from cocarde.games.lys.rules.celebrities import SHIELD, Blow
from cocarde.games.lys.rules.death import die
from cocarde.games.lys.rules.movement.dice import THROW
from cocarde.games.lys.rules.movement.dispersal import dispersed
from cocarde.games.lys.rules.movement.pawns import send
from cocarde.games.lys.rules.sentences import Go, GoQuietly, SendingStep, go_to
from cocarde.games.lys.rules.trees import gain_trees
from cocarde.games.lys.seen.fates import bound
from cocarde.games.lys.state import LysState
from cocarde.kit.decisions import NumberStep, SeatStep


class GainTrees(NumberStep[LysState]):
    """L-140. Trees from the supply."""

    def run(self, g: LysState) -> None:
        gain_trees(g, self.seat, self.n, "L-140", by_square(g, self.seat))


class DrawCards(NumberStep[LysState]):
    """L-81, L-192. Cards from the deck; the hand limit comes after the sentence's own discards."""

    def run(self, g: LysState) -> None:
        draw(g, self.seat, self.n, "L-192", by_square(g, self.seat))


class Discard(NumberStep[LysState]):
    """L-81, L-98, LR-95. Cards of the player's choice to the discard; no celebrity helps."""

    def run(self, g: LysState) -> None:
        lose(g, self.seat, self.n, "L-98", by_square(g, self.seat))


class DiscardAll(SeatStep[LysState]):
    """L-98. The whole hand to the discard (47, prison 2)."""

    def run(self, g: LysState) -> None:
        throw_hand(g, self.seat, "L-98", by_square(g, self.seat))


class Hold(SeatStep[LysState]):
    """L-80, L-85, L-96, LR-45. The estates hold who is alone on 1, the tavern and the salon whoever comes."""

    fields = ("seat", "hold")

    def __init__(self, seat: int, hold: int) -> None:
        super().__init__(seat)
        self.hold: Final = hold

    def run(self, g: LysState) -> None:
        if self.hold == ESTATES and g.place.count(STATES_GENERAL) > 1:
            return
        g.held[self.seat] = self.hold
        if self.hold == SALON:
            g.salon[self.seat] = SALON_THROWS
        if g.telling:
            name = HOLD_NAMES[self.hold]
            rule = "L-80" if self.hold == ESTATES else "L-96" if self.hold == SALON else "L-85"
            g.tell("held", rule, {"seat": self.seat, "hold": name})


class Wound(Blow):
    """L-11, LR-53. The next own turn is lost."""

    def run(self, g: LysState) -> None:
        g.wounded[self.seat] = True
        if g.telling:
            g.tell("was_wounded", "L-11", {"seat": self.seat, **by_square(g, self.seat)})

    def suffered(self, g: LysState) -> Stake:
        return stake("suffer-wound")


class Die(Blow):
    """L-92, L-106, L-112, L-160. Taken for Charlotte Corday, guillotined, killed at Arcole."""

    def run(self, g: LysState) -> None:
        die(g, self.seat, by_square(g, self.seat))

    def suffered(self, g: LysState) -> Stake:
        return stake("suffer-die", n=len(g.hands[self.seat]))


class Ransom(SendingStep):
    """L-87, L-147, LR-47. A brevet if he has one, else prison."""

    def run(self, g: LysState) -> None:
        if not g.brevets[self.seat]:
            go_to(g, self.seat, self.to, "L-87", by_square(g, self.seat))
            return
        g.brevets[self.seat] -= 1
        g.brevet_supply += 1
        if g.telling:
            g.tell("paid", "L-87", {"seat": self.seat, **by_square(g, self.seat)})

    def suffered(self, g: LysState) -> Stake:
        if g.brevets[self.seat]:
            return stake("suffer-ransom", n=g.brevets[self.seat] - 1)
        return bound("suffer-go", g, self.seat, self.to)


class Rethrow(SeatStep[LysState]):
    """L-83, LR-52. The priest throws again at once; ignored in a wave, and after twenty times in one turn."""

    def run(self, g: LysState) -> None:
        if self.seat != g.active or g.rethrows >= MOST_RETHROWS:
            return
        g.rethrows += 1
        if g.telling:
            g.tell("throws_again", "L-83", {"seat": self.seat, **by_square(g, self.seat)})
        g.push(THROW[self.seat])


class Massacre(SeatStep[LysState]):
    """L-88, L-106, L-195. Everybody in prison dies, whoever was just sent there too; nothing helps."""

    def run(self, g: LysState) -> None:
        cause = by_square(g, self.seat)
        for victim in g.clockwise(self.seat):
            if in_prison(g.place[victim]):
                die(g, victim, cause)


class Liberate(SendingStep):
    """L-94, L-195. Everybody in prison goes to 30, whoever was just sent there too, and executes nothing."""

    def run(self, g: LysState) -> None:
        cause = by_square(g, self.seat)
        for prisoner in g.clockwise(self.seat):
            if in_prison(g.place[prisoner]):
                send(g, prisoner, self.to, "L-94", cause)


class Disperse(SeatStep[LysState]):
    """L-82, L-84, L-86, LR-50. Who must leave goes, unless he protects himself; who arrived has the sentence."""

    fields = ("seat", "pawns", "to", "quiet")

    def __init__(self, seat: int, pawns: int, to: int, quiet: bool) -> None:
        super().__init__(seat)
        self.pawns: Final = pawns
        self.to: Final = to
        self.quiet: Final = quiet

    def run(self, g: LysState) -> None:
        leaving = dispersed(g, self.seat, g.place[self.seat], self.pawns)
        if not leaving:
            return
        if g.telling:
            g.tell("dispersed", "L-194", {"square": PLACES[g.place[self.seat]], "seats": leaving})
        for player in reversed(leaving):
            loud = player == self.seat and not self.quiet
            g.push(Go(player, self.to) if loud else GoQuietly(player, self.to))
            g.push(SHIELD[player])


class Finish(SeatStep[LysState]):
    """L-170. 18 Brumaire: the game ends with this turn."""

    def run(self, g: LysState) -> None:
        if g.telling:
            g.tell("finished", "L-170", {"seat": self.seat})
