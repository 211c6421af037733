"""C-28 to C-43: phase 2. Live: everybody at once until all are ready. Quick: one after the other, two offers each."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Offer, Step
from cocarde.core.choice import Choice
from cocarde.core.text import Args, Stake, Text, stake
from cocarde.games.courtisans.answers import OFFER_TRIGGERS, Answer, OfferMade, Proposal, Shown
from cocarde.games.courtisans.choices import ACCEPT, DECLINE, MONEY, READY, SHOWS, WITHDRAW
from cocarde.games.courtisans.data.numbers import ALONE, FACE, FACES, MENACING, NEGOTIATION, SEAT_IDS, SOME
from cocarde.games.courtisans.rules.bargaining.bargains import (
    GIVE_CASH,
    HELP,
    MAKER,
    NUMBER,
    PEACE,
    PLEADING,
    TO,
    WANT_CASH,
    accept,
    bars_offer,
    bars_proposal,
    close_offer,
    make_offer,
    offer_of,
    proposals,
    spares,
    terms_in,
    terms_of,
    threatened,
)
from cocarde.games.courtisans.rules.bargaining.triggers import condition
from cocarde.games.courtisans.rules.cards.events import bars_player, bars_target
from cocarde.games.courtisans.rules.cards.hand import card_in
from cocarde.games.courtisans.rules.decision import CourtDecision
from cocarde.games.courtisans.rules.favour import hears
from cocarde.games.courtisans.state import LIVE, NO_NEGOTIATION, CourtisansState
from cocarde.kit.replaced import with_one

QUICK_OFFERS: Final = 2
"""C-42: offers each player may make at a quick table."""
SIDE: Final = WANT_CASH - GIVE_CASH
"""How many numbers one side of an offer has."""
MUTUAL: Final = ("no_harm", "plead-granted")
"""What two who bargain mostly ask of each other (C-38)."""


class Negotiate(Step[CourtisansState]):
    """C-20, C-28, C-42. The phase opens, if the table negotiates at all."""

    def run(self, g: CourtisansState) -> None:
        if g.terms.negotiation == NO_NEGOTIATION:
            return
        g.phase = NEGOTIATION
        g.ready = 0
        g.made = [0] * g.seats
        if g.telling:
            g.tell("negotiation_opened", "C-28", {})
        g.then(PARLEY if g.terms.negotiation == LIVE else Bargain(0, 0), CLOSE_NEGOTIATION)


class CloseNegotiation(Step[CourtisansState]):
    """C-32. Open offers die with the phase."""

    def run(self, g: CourtisansState) -> None:
        for offer in g.offers:
            close_offer(g, offer, "offer_lapsed")
        if g.telling:
            g.tell("negotiation_closed", "C-28", {})


def bars_show(g: CourtisansState, seat: int, choice: Shown) -> str:
    """C-30. A card one really has, to somebody else."""
    if choice.to >= g.seats:
        return "not-at-table"
    if choice.to == seat:
        return "oneself"
    return "" if choice.face in [FACE[card] for card in g.hands[seat]] else "not-in-hand"


def shows_to_spared(g: CourtisansState, seat: int, legal: list[Choice]) -> None:
    """C-30, C-38. What is worth showing to those whom his open offers would spare."""
    spared = 0
    for offer in g.offers:
        if offer[MAKER] == seat and not spared >> offer[TO] & 1 and spares(offer):
            spared |= 1 << offer[TO]
            shows(g, seat, offer[TO], legal)


def shows(g: CourtisansState, seat: int, to: int, legal: list[Choice]) -> None:
    """C-30. What is worth showing to somebody whom one would spare for a price: one card that could harm him."""
    if threatened(g, to, seat):
        return
    for card in g.hands[seat]:
        face = FACE[card]
        if MENACING[face] and not bars_player(g, seat, face) and not bars_target(g, seat, face, to):
            legal.append(SHOWS[to][face])
            return


def show(g: CourtisansState, seat: int, choice: Shown) -> None:
    """C-30, C-R70. One other player sees a true card; nobody else learns of it."""
    cards = [card for card in g.hands[seat] if FACE[card] == choice.face]
    unseen = [card for card in cards if not g.known[card] >> choice.to & 1]
    card = card_in(unseen or cards, choice.face)
    g.known = with_one(g.known, card, g.known[card] | 1 << choice.to)
    g.reveal()
    args: Args = {"seat": seat, "target": choice.to, "card": FACES[choice.face]}
    g.whisper((seat, choice.to), "showed", "C-30", args)


def answers_to(g: CourtisansState, seat: int, legal: list[Choice]) -> None:
    """C-32. The open offers of others to answer."""
    for offer in g.offers:
        if offer[TO] == seat:
            legal.append(ACCEPT[offer[MAKER]][offer[NUMBER] - 1])
            legal.append(DECLINE[offer[MAKER]][offer[NUMBER] - 1])


def offers_of(g: CourtisansState, maker: int, to: int) -> list[list[int]]:
    """C-32. What one has offered another, and is not answered yet."""
    return [offer for offer in g.offers if offer[MAKER] == maker and offer[TO] == to]


def withdrawals(g: CourtisansState, seat: int, legal: list[Choice]) -> None:
    """C-32. One's own open offers to withdraw."""
    for offer in g.offers:
        if offer[MAKER] == seat:
            legal.append(WITHDRAW[seat][offer[NUMBER] - 1])


def answer(g: CourtisansState, choice: Answer) -> None:
    """C-32. ACCEPT, DECLINE or WITHDRAW."""
    offer = offer_of(g, choice.maker, choice.number)
    if choice.verb == "accept":
        accept(g, offer)
    else:
        close_offer(g, offer, "offer_declined" if choice.verb == "decline" else "offer_withdrawn")


def propose(g: CourtisansState, seat: int, choice: Choice) -> int:
    """C-31. OFFER, in one word or in full; to whom it goes."""
    if isinstance(choice, Proposal):
        make_offer(g, seat, choice.to, terms_of(g, seat, choice))
        return choice.to
    assert isinstance(choice, OfferMade)
    make_offer(g, seat, choice.to, terms_in(choice))
    return choice.to


def of_answer(g: CourtisansState, choice: Answer) -> Stake:
    """C-31, C-32. What the offer gives to whom it is made, and what it wants; money that hangs on a condition apart."""
    if choice.verb != "accept":
        return stake(choice.verb)
    offer = offer_of(g, choice.maker, choice.number)
    give, want = side_said("get", offer, GIVE_CASH), side_said("give", offer, WANT_CASH)
    return Stake(Text("stake-accept", {**give, **want}))


def side_said(name: str, offer: list[int], at: int) -> Args:
    """One side of an offer: cash, what lies at the notary's with its condition, a word of honour."""
    cash, escrow, code, word = offer[at : at + SIDE]
    return {
        f"{name}_money": cash + escrow,
        f"{name}_cash": cash,
        f"{name}_escrow": escrow,
        f"{name}_if": between(code, offer[MAKER], offer[TO]),
        f"{name}_word": between(word, offer[MAKER], offer[TO]),
    }


def between(code: int, maker: int, to: int) -> str:
    """A condition in the words of whom the offer is made to, where it is about the two of them alone."""
    said = condition(code) or "none"
    word, _, named = said.partition(" ")
    if word in MUTUAL and named == f"seat:{maker} seat:{to}":
        return f"{word}-theirs"
    return f"{word}-yours" if word in MUTUAL and named == f"seat:{to} seat:{maker}" else said


def of_proposal(g: CourtisansState, seat: int, choice: Proposal) -> Stake:
    """C-31. Peace binds by honour alone; money waits at the notary's, or is paid now against a word."""
    if choice.bargain == PEACE:
        return stake("propose-peace")
    how = "propose-escrow" if g.terms.notaire else "propose-cash"
    if choice.bargain not in (PLEADING, HELP):
        return stake(how)
    pleader, whose = (choice.to, "theirs") if choice.bargain == PLEADING else (seat, "yours")
    return stake(f"{how}-{whose}", max(hears(g, pleader).values(), default=0))


class Bargaining(CourtDecision):
    """C-31, C-32. What the two manners of negotiating share. That somebody deals with somebody is their secret."""

    rule = "C-28"
    hidden = True

    def cover(self, g: CourtisansState, viewer: int | None) -> tuple[int, ...]:
        return self.seats(g)

    def measured(self, g: CourtisansState, seat: int, choice: Choice) -> bool:
        return isinstance(choice, OfferMade | Shown)

    def weigh(self, g: CourtisansState, seat: int, choice: Choice) -> Stake | None:
        if isinstance(choice, Answer):
            return of_answer(g, choice)
        if isinstance(choice, Proposal):
            return of_proposal(g, seat, choice)
        if isinstance(choice, Shown):
            return stake("show")
        waiting = len([offer for offer in g.offers if offer[TO] == seat])
        return stake("ready", n=waiting)

    def label(self, g: CourtisansState, seat: int, choice: Choice) -> Text | None:
        """C-32. The only offer of its maker needs no number."""
        if not isinstance(choice, Answer) or choice.verb == "withdraw" or len(offers_of(g, choice.maker, seat)) > 1:
            return super().label(g, seat, choice)
        return Text(f"choice-{choice.verb}-only", {"target": SEAT_IDS[choice.maker]})

    def step(self, g: CourtisansState, seat: int, picked: tuple[str, ...]) -> Text:
        """C-31. With whom, which bargain, and for how much where there is more than one sum."""
        if len(picked) == 1:
            return Text("step-bargain")
        sums = [option for option in self.options(g, seat) if option.things[: len(picked)] == picked]
        return Text("step-amount" if len(sums) > 1 else "step-send")

    def bars(self, g: CourtisansState, seat: int, choice: Choice) -> str:
        if isinstance(choice, OfferMade):
            return bars_offer(g, seat, choice)
        if isinstance(choice, Proposal):
            return bars_proposal(g, seat, choice)
        if isinstance(choice, Shown):
            return bars_show(g, seat, choice)
        return "no-such-offer" if isinstance(choice, Answer) else ""

    def offers(self, g: CourtisansState, seat: int) -> list[Offer]:
        found: list[Offer] = []
        for to in range(g.seats):
            if to != seat:
                plain = dict.fromkeys(OFFER_TRIGGERS, "none")
                found.append(Offer("offer", {"to": SEAT_IDS[to], **plain}, MONEY, (f"seat:{to}",)))
                found.append(Offer("show", {"to": SEAT_IDS[to]}, (), (f"seat:{to}",)))
        return found


class Parley(Bargaining):
    """C-28, C-R92, C-R99. NEGOTIATION: all at once. An offer to somebody who was ready opens his door again."""

    brief = True

    def seats(self, g: CourtisansState) -> tuple[int, ...]:
        return SOME[(1 << g.seats) - 1 & ~g.ready]

    def answers(self, g: CourtisansState, seat: int) -> list[Choice]:
        legal: list[Choice] = [READY]
        answers_to(g, seat, legal)
        withdrawals(g, seat, legal)
        proposals(g, seat, legal)
        shows_to_spared(g, seat, legal)
        return legal

    def foreseen(self, g: CourtisansState, seat: int) -> list[Choice]:
        legal: list[Choice] = [READY]
        answers_to(g, seat, legal)
        return legal

    def take(self, g: CourtisansState, seat: int, choice: Choice) -> None:
        if isinstance(choice, Answer):
            answer(g, choice)
        elif isinstance(choice, Shown):
            show(g, seat, choice)
        elif choice is READY:
            be_ready(g, seat)
        else:
            to = propose(g, seat, choice)
            if g.ready >> to & 1:
                g.ready &= ~(1 << to)
                if g.telling:
                    g.tell("door_opened", "C-28", {"seat": to})
        if g.ready != (1 << g.seats) - 1:
            g.push(self)

    def prompt(self, g: CourtisansState, seat: int) -> Text:
        return Text("prompt-negotiation", {"n": 0})


def be_ready(g: CourtisansState, seat: int) -> None:
    """C-28, C-R99. READY: what still lies before him is declined."""
    for offer in g.offers:
        if offer[TO] == seat:
            close_offer(g, offer, "offer_declined")
    g.ready |= 1 << seat
    if g.telling:
        g.tell("ready", "C-28", {"seat": seat})


class Bargain(Bargaining):
    """C-42. NEGOTIATION, quick: from the Chambellan leftward each may make two offers, each answered at once."""

    fields = ("place", "made")
    rule = "C-42"

    def __init__(self, place: int, made: int) -> None:
        self.place: Final = place
        self.made: Final = made

    def seats(self, g: CourtisansState) -> tuple[int, ...]:
        return ALONE[(g.chambellan + self.place) % g.seats]

    def answers(self, g: CourtisansState, seat: int) -> list[Choice]:
        legal: list[Choice] = [READY]
        proposals(g, seat, legal)
        if self.made:  # who was refused once may show what he spares the other
            for to in range(g.seats):
                if to != seat:
                    shows(g, seat, to, legal)
        return legal

    def take(self, g: CourtisansState, seat: int, choice: Choice) -> None:
        if isinstance(choice, Shown):
            show(g, seat, choice)
            g.push(self)
            return
        if choice is READY:
            be_ready(g, seat)
        if choice is not READY and self.made + 1 < QUICK_OFFERS:
            g.push(Bargain(self.place, self.made + 1))
        elif self.place + 1 < g.seats:
            g.push(Bargain(self.place + 1, 0))
        if choice is not READY:
            to = propose(g, seat, choice)
            g.push(AnswerOffer(seat, to, self.place, self.made))

    def prompt(self, g: CourtisansState, seat: int) -> Text:
        return Text("prompt-negotiation", {"n": QUICK_OFFERS - self.made})


class AnswerOffer(Bargaining):
    """C-42, C-32. The offer just made is answered; the others believe its maker still to be thinking."""

    fields = ("maker", "to", "place", "made")
    rule = "C-32"

    def __init__(self, maker: int, to: int, place: int, made: int) -> None:
        self.maker: Final = maker
        self.to: Final = to
        self.place: Final = place
        self.made: Final = made

    def seats(self, g: CourtisansState) -> tuple[int, ...]:
        return ALONE[self.to]

    def cover(self, g: CourtisansState, viewer: int | None) -> tuple[int, ...]:
        return ALONE[self.to if viewer == self.maker else self.maker]

    def answers(self, g: CourtisansState, seat: int) -> list[Choice]:
        legal: list[Choice] = []
        answers_to(g, seat, legal)
        return legal[::-1]

    def take(self, g: CourtisansState, seat: int, choice: Choice) -> None:
        if isinstance(choice, Shown):
            show(g, seat, choice)
            g.push(self)
        else:
            assert isinstance(choice, Answer)
            answer(g, choice)

    def label(self, g: CourtisansState, seat: int, choice: Choice) -> Text | None:
        """C-32. There is but this offer, and the question has said whose it is."""
        return Text(f"choice-{choice.verb}-this") if isinstance(choice, Answer) else super().label(g, seat, choice)

    def bars(self, g: CourtisansState, seat: int, choice: Choice) -> str:
        if isinstance(choice, OfferMade | Proposal):
            return "offers-spent"
        return super().bars(g, seat, choice)

    def offers(self, g: CourtisansState, seat: int) -> list[Offer]:
        return []

    def prompt(self, g: CourtisansState, seat: int) -> Text:
        return Text("prompt-answer", {"target": SEAT_IDS[self.maker]})


PARLEY: Final = Parley()
NEGOTIATE: Final = Negotiate()
CLOSE_NEGOTIATION: Final = CloseNegotiation()
