"""L-89, L-91, L-93, L-95: the sentences that ask somebody, and the wave of 35."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Args, Refusal, Stake, Text, stake
from cocarde.games.lys.choices import ALLOT, NO, SCHOOLS, YES, Number, OfSeat
from cocarde.games.lys.data.numbers import BRUMAIRE, CARDS, HAND_LIMIT, LYS, PLACES, in_prison
from cocarde.games.lys.refusals import REFUSALS
from cocarde.games.lys.rules.cards import LIMIT, put, throw_away
from cocarde.games.lys.rules.causes import WAVE, by_place, by_square
from cocarde.games.lys.rules.celebrities import SHIELD, Blow
from cocarde.games.lys.rules.movement.pawns import back, exists, stand, way
from cocarde.games.lys.rules.sentences import execute, go_to
from cocarde.games.lys.rules.trees import books_of, gain_trees
from cocarde.games.lys.seen.fates import bound
from cocarde.games.lys.seen.memory import POOL, learn, lose_in_secret
from cocarde.games.lys.state import LysState
from cocarde.kit.decisions import NumberStep, PlaceDecision, SeatDecision, SeatStep


class Verdict(PlaceDecision[LysState]):
    """L-89, LR-55. Is Louis Capet guilty? Yes leads to 38 and its sentence, no leaves the pawn where it is."""

    rule = "L-89"

    def options(self, g: LysState, seat: int) -> list[Choice]:
        return [YES, NO]

    def apply(self, g: LysState, seat: int, choice: Choice) -> None:
        if g.telling:
            g.tell("voted", "L-89", {"seat": seat, "answer": choice.args["answer"]})
        if choice is YES:
            go_to(g, seat, self.place, "L-89", by_square(g, seat))

    def prompt(self, g: LysState, seat: int) -> Text:
        return Text("prompt-verdict", {"square": PLACES[exists(g, self.place)]})

    def stakes(self, g: LysState, seat: int, choice: Choice) -> Stake:
        return bound("verdict-yes", g, seat, exists(g, self.place)) if choice is YES else stake("verdict-no")


class Wave(NumberStep[LysState]):
    """L-91, L-194, LR-48, LR-96. Every other royalist on the road is listed, then treated in turn; one wave only."""

    def run(self, g: LysState) -> None:
        if self.seat != g.active:
            return
        struck = [p for p in g.others(self.seat) if g.marking[p] & LYS and 0 < g.place[p] < BRUMAIRE]
        if g.telling and struck:
            g.tell("waved", "L-91", {"seats": struck, **by_place(g, WAVE)})
        for player in reversed(struck):
            g.push(Struck(player, self.n))


class Struck(NumberStep[LysState]):
    """L-193, L-194, LR-96. A listed player is treated from where he stands now; who left the road is skipped."""

    def run(self, g: LysState) -> None:
        if 0 < g.place[self.seat] < BRUMAIRE:
            g.then(SHIELD[self.seat], FallBack(self.seat, self.n))


class FallBack(Blow):
    """L-91. Three existing squares back, and the sentence there as if he had thrown."""

    fields = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n: Final = n

    def source(self, g: LysState) -> int:
        return WAVE

    def suffered(self, g: LysState) -> Stake:
        return bound("suffer-back", g, self.seat, back(g, g.place[self.seat], self.n))

    def run(self, g: LysState) -> None:
        place = g.place[self.seat]
        to = back(g, place, self.n)
        if g.telling:
            g.tell("fell_back", "L-91", {**way(g, self.seat, place, to), **by_place(g, WAVE)})
        stand(g, self.seat, to)
        execute(g, self.seat)


class AskSchools(SeatStep[LysState]):
    """L-95, LR-98. Whoever holds cards may hold books, and is asked."""

    def run(self, g: LysState) -> None:
        if g.hands[self.seat]:
            g.push(Schools(self.seat))


class Schools(SeatDecision[LysState]):
    """L-95, LR-59. Any number of books, one tree each."""

    rule = "L-95"

    def options(self, g: LysState, seat: int) -> list[Choice]:
        return [SCHOOLS[n] for n in range(len(books_of(g, seat)) + 1)]

    def why_only(self, g: LysState, seat: int) -> str:
        return "no-book"

    def apply(self, g: LysState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Number)
        given = books_of(g, seat)[: choice.n]
        if not given:
            return
        for book in given:
            throw_away(g, seat, book)
        if g.telling:
            g.tell("schooled", "L-95", {"seat": seat, "cards": [CARDS[book] for book in given]})
        gain_trees(g, seat, len(given), "L-95", by_square(g, seat))

    def prompt(self, g: LysState, seat: int) -> Text:
        return Text("prompt-schools", {"n": len(books_of(g, seat))})

    def label(self, g: LysState, seat: int, choice: Choice) -> Text | None:
        """One book, several, none: the words go by the number."""
        return Text(choice.label, {"n": choice.n}) if isinstance(choice, Number) else None

    def stakes(self, g: LysState, seat: int, choice: Choice) -> Stake:
        assert isinstance(choice, Number)
        if not books_of(g, seat):
            return stake("schools-none")
        return stake("schools", n=choice.n, total=g.trees[seat] + choice.n)

    def refuses(self, g: LysState, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Number) and choice not in self.options(g, seat):
            return REFUSALS.because("too-many-books", n=len(books_of(g, seat)))
        return super().refuses(g, seat, choice)


class Redistribute(SeatStep[LysState]):
    """L-93, LR-56, LR-101. The hands of all prisoners are pooled, clockwise, and shown to the player on 41."""

    def run(self, g: LysState) -> None:
        for prisoner in g.clockwise(self.seat):
            if in_prison(g.place[prisoner]):
                self._pool(g, prisoner)
        if not g.pool:
            return
        g.reveal()
        if g.telling:
            cards = [CARDS[card] for card in g.pool]
            cause = by_square(g, self.seat)
            public: Args = {"seat": self.seat, "n": len(cards), **cause}
            secret: Args = {"seat": self.seat, "cards": cards, **cause}
            g.whisper((self.seat,), "pooled", "L-93", secret, "pooled_hidden", public)
        g.push(Allot(self.seat))

    def _pool(self, g: LysState, prisoner: int) -> None:
        hand = g.hands[prisoner]
        witnesses = 1 << self.seat | 1 << prisoner
        for card in hand:
            lose_in_secret(g, prisoner, card, witnesses)
            learn(g, witnesses, POOL, card)
        g.pool = g.pool + hand
        g.hands[prisoner] = []


class Allot(SeatDecision[LysState]):
    """L-93. The pooled cards one after the other, each to any seat; then the hand limits, clockwise."""

    rule = "L-93"

    def options(self, g: LysState, seat: int) -> list[Choice]:
        return [ALLOT[player] for player in range(g.seats)]

    def apply(self, g: LysState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, OfSeat)
        card = g.pool.pop(0)
        lose_in_secret(g, POOL, card, 1 << seat)
        put(g.hands[choice.seat], card)
        learn(g, 1 << seat | 1 << choice.seat, choice.seat, card)
        g.reveal()
        if g.telling:
            public: Args = {"seat": seat, "target": choice.seat}
            secret: Args = {**public, "card": CARDS[card]}
            g.whisper((seat, choice.seat), "allotted", "L-93", secret, "allotted_hidden", public)
        if g.pool:
            g.push(self)
            return
        for player in reversed(g.clockwise(seat)):
            if len(g.hands[player]) > HAND_LIMIT:
                g.push(LIMIT[player])

    def prompt(self, g: LysState, seat: int) -> Text:
        return Text("prompt-allot", {"card": CARDS[g.pool[0]], "n": len(g.pool)})

    def stakes(self, g: LysState, seat: int, choice: Choice) -> Stake:
        """L-93, L-150. The hand it makes; more than six must come down again."""
        assert isinstance(choice, OfSeat)
        size = len(g.hands[choice.seat]) + 1
        key = "allot-me" if choice.seat == seat else "allot"
        return stake(f"{key}-over" if size > HAND_LIMIT else key, n=size)
