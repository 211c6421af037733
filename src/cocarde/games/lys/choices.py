"""Every answer of the game, made once: `MARK[card][seat]`, `PLANT[square]`… Codes follow the order of this file."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice, Vocabulary
from cocarde.games.lys.data.numbers import (
    BRUMAIRE,
    CARDS,
    FIRST_ATTACK,
    FIRST_BOOK,
    FIRST_DEFENCE,
    FIRST_ESCAPE,
    HAND_LIMIT,
    PERSONAS,
    PLACES,
    PLOTS,
    SEATS,
)

VOCABULARY: Final = Vocabulary()


class OfCard(Choice):
    """A verb and a card of one's hand: `discard role_lys`, `lay cel_danton`, `give book_emile`."""

    def __init__(self, verb: str, card: int, then: str = "") -> None:
        things = (f"card:{CARDS[card]}", then) if then else (f"card:{CARDS[card]}",)
        super().__init__(verb, {"card": CARDS[card]}, things)
        self.card: Final = card


class OfSeat(Choice):
    """A verb and a seat: `ask seat2`, `allot seat0`, `message seat1`."""

    def __init__(self, verb: str, seat: int) -> None:
        super().__init__(verb, {"target": f"seat{seat}"}, (f"seat:{seat}",))
        self.seat: Final = seat


class CardOnSeat(Choice):
    """A card on a seat: `mark role_lys seat1` covers, `mark role_croix seat1 add` adds; `attack attack_red seat2`."""

    def __init__(self, verb: str, card: int, seat: int, add: bool = False) -> None:
        args = {"card": CARDS[card], "target": f"seat{seat}"}
        if add:
            args["mode"] = "add"
        things = (f"card:{CARDS[card]}", f"seat:{seat}")
        super().__init__(verb, args, things, f"choice-{verb}-add" if add else "")
        self.card: Final = card
        self.seat: Final = seat
        self.add: Final = add


class Plant(Choice):
    """L-141. A tree on a square: `plant 11`."""

    def __init__(self, square: int) -> None:
        super().__init__("plant", {"square": PLACES[square]}, (f"square:{PLACES[square]}",))
        self.square: Final = square


class TwoBooks(Choice):
    """L-146. Two books for a tree."""

    def __init__(self, one: int, other: int) -> None:
        cards = {"one": CARDS[one], "other": CARDS[other]}
        super().__init__("books", cards, (f"card:{CARDS[one]}", f"card:{CARDS[other]}"))
        self.one: Final = one
        self.other: Final = other


class Number(Choice):
    """L-95. How many books go to the great schools: `schools 2`."""

    def __init__(self, verb: str, n: int) -> None:
        super().__init__(verb, {"n": str(n)})
        self.n: Final = n


class Persona(Choice):
    """LR-49. `persona f`, `persona m`."""

    def __init__(self, persona: int) -> None:
        name = PERSONAS[persona]
        super().__init__("persona", {"persona": name})
        self.persona: Final = persona


CHOOSE_PERSONA: Final = [VOCABULARY.add(Persona(persona)) for persona in range(len(PERSONAS))]
ASK: Final = [VOCABULARY.add(OfSeat("ask", seat)) for seat in range(SEATS)]
GIVE: Final = [VOCABULARY.add(OfCard("give", card)) for card in range(len(CARDS))]
ROLL: Final = VOCABULARY.add(Choice("roll", things=("dice",)))
MARK: Final = [[VOCABULARY.add(CardOnSeat("mark", c, seat)) for seat in range(SEATS)] for c in range(FIRST_ATTACK)]
ADD: Final = [[VOCABULARY.add(CardOnSeat("mark", c, seat, True)) for seat in range(SEATS)] for c in range(FIRST_ATTACK)]
ATTACK: Final = {
    card: [VOCABULARY.add(CardOnSeat("attack", card, seat)) for seat in range(SEATS)]
    for card in range(FIRST_ATTACK, FIRST_DEFENCE)
}
DISCARD: Final = [VOCABULARY.add(OfCard("discard", card, "discard")) for card in range(len(CARDS))]
PLANT: Final = {square: VOCABULARY.add(Plant(square)) for square in PLOTS}
BOOKS: Final = {
    one: {other: VOCABULARY.add(TwoBooks(one, other)) for other in range(one + 1, len(CARDS))}
    for one in range(FIRST_BOOK, len(CARDS))
}
ESCAPE: Final = {card: VOCABULARY.add(OfCard("escape", card)) for card in range(FIRST_ESCAPE, FIRST_BOOK)}
LAY: Final = {card: VOCABULARY.add(OfCard("lay", card)) for card in range(FIRST_DEFENCE, FIRST_ESCAPE)}
DECLINE: Final = VOCABULARY.add(Choice("decline"))
BOUNCE: Final = VOCABULARY.add(Choice("bounce"))
SUFFER: Final = VOCABULARY.add(Choice("suffer"))
LOSE: Final = [VOCABULARY.add(OfCard("lose", card)) for card in range(len(CARDS))]
YES: Final = VOCABULARY.add(Choice("verdict", {"answer": "yes"}, label="choice-verdict-yes"))
NO: Final = VOCABULARY.add(Choice("verdict", {"answer": "no"}, label="choice-verdict-no"))
SCHOOLS: Final = [VOCABULARY.add(Number("schools", n)) for n in range(HAND_LIMIT + 1)]
ALLOT: Final = [VOCABULARY.add(OfSeat("allot", seat)) for seat in range(SEATS)]
MESSAGE: Final = [VOCABULARY.add(OfSeat("message", seat)) for seat in range(SEATS)]
END: Final = VOCABULARY.add(Choice("end"))

CARD_OF: Final = {f"card:{name}": card for card, name in enumerate(CARDS)}
SEAT_OF: Final = {f"seat:{seat}": seat for seat in range(SEATS)}
SQUARE_OF: Final = {f"square:{PLACES[n]}": n for n in range(BRUMAIRE + 1)}
"""The things one can touch, by name."""
