"""L-30 to L-37, L-122: attacks and their defence."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Refusal, Stake, Text, stake
from cocarde.games.lys.choices import CARD_OF, DECLINE, LAY, CardOnSeat, OfCard
from cocarde.games.lys.data.numbers import BRUMAIRE, CARDS, COLOUR_BITS, FIRST_ATTACK, PLACES, PRISON
from cocarde.games.lys.refusals import REFUSALS
from cocarde.games.lys.rules.cards import against_card, lose, throw_away, throw_hand
from cocarde.games.lys.rules.causes import by_card
from cocarde.games.lys.rules.celebrities import bars_defence
from cocarde.games.lys.rules.death import die
from cocarde.games.lys.rules.movement.pawns import back, send
from cocarde.games.lys.seen.odds import undefended
from cocarde.games.lys.state import LysState
from cocarde.kit.decisions import SeatDecision

BLUE: Final = 0
RED: Final = 2
GRADED_STEPS: Final = 3


def bars_attack(g: LysState, seat: int, card: int, target: int) -> str:
    """L-30, L-31, L-111. What keeps this attack card from striking that player, or ""."""
    if target == seat:
        return "attack-self"
    reached = g.options.zones[g.place[target]]
    if not reached:
        return "attack-safe"
    return "" if reached & COLOUR_BITS[card - FIRST_ATTACK] else "attack-colour"


def attack(g: LysState, seat: int, blow: CardOnSeat) -> None:
    """L-30, L-33, LR-88. The card is spent; the target is heard at once, and always (LR-98)."""
    throw_away(g, seat, blow.card)
    if g.telling:
        square = PLACES[g.place[blow.seat]]
        g.tell("attacked", "L-30", {"seat": seat, "target": blow.seat, "card": CARDS[blow.card], "square": square})
    g.push(Defend(blow.seat, blow.card - FIRST_ATTACK))


class Defend(SeatDecision[LysState]):
    """L-32. The accused may answer with a defence of the same colour or a valid celebrity."""

    fields = ("seat", "colour")
    rule = "L-32"

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour: Final = colour

    def options(self, g: LysState, seat: int) -> list[Choice]:
        legal: list[Choice] = [DECLINE]
        last = -1
        for card in g.hands[seat]:
            if card != last and not bars_defence(g, seat, card, self.colour):
                legal.append(LAY[card])
            last = card
        return legal

    def plain(self, g: LysState, seat: int) -> bool:
        """L-32. Without a card there is no defence."""
        return not g.hands[seat]

    def why_only(self, g: LysState, seat: int) -> str:
        return "undefended" if g.hands[seat] else "empty-hand"

    def apply(self, g: LysState, seat: int, choice: Choice) -> None:
        if not isinstance(choice, OfCard):
            fall(g, seat, self.colour)
            return
        throw_away(g, seat, choice.card)  # L-33
        if g.telling:
            g.tell("defended", "L-32", {"seat": seat, "card": CARDS[choice.card]})

    def prompt(self, g: LysState, seat: int) -> Text:
        key = "prompt-defend" if len(self.options(g, seat)) > 1 else "prompt-undefended"
        return Text(key, {"target": g.active, "card": CARDS[FIRST_ATTACK + self.colour]})

    def stakes(self, g: LysState, seat: int, choice: Choice) -> Stake:
        """L-32, L-34. The attack is cancelled, or what it does."""
        if isinstance(choice, OfCard):
            return stake("defend")
        fate = fall_of(g, seat, self.colour)
        to = back(g, g.place[seat], GRADED_STEPS) if fate == "back" else PRISON + 1
        return stake(f"fall-{fate}", square=PLACES[to], n=len(g.hands[seat]))

    def objections(self, g: LysState, seat: int, thing: str) -> list[Refusal]:
        absent = against_card(g, seat, thing)
        if absent:
            return absent
        card = CARD_OF[thing]
        why = bars_defence(g, seat, card, self.colour)
        return REFUSALS.all_because([why], card=CARDS[card], square=PLACES[g.place[seat]])


def fall(g: LysState, seat: int, colour: int) -> None:
    """L-34, L-35, LR-2, LR-3. To the Conciergerie; on the frontiers, death. Option `attack_effect`: by colour."""
    fate, cause = fall_of(g, seat, colour), by_card(g, FIRST_ATTACK + colour)
    if fate == "die":
        die(g, seat, cause)
    elif fate == "back":
        send(g, seat, back(g, g.place[seat], GRADED_STEPS), "LR-2", cause)
        lose(g, seat, 1, "LR-2", cause)
    else:
        send(g, seat, PRISON + 1, "L-34", cause)
        if fate == "jail-bare":
            throw_hand(g, seat, "LR-2", cause)


def fall_of(g: LysState, seat: int, colour: int) -> str:
    """L-34, L-35, LR-2. What an attack that is not answered does to its target."""
    if g.place[seat] > BRUMAIRE:
        return "die"
    if not g.options.graded or colour not in (BLUE, RED):
        return "jail"
    return "back" if colour == BLUE else "jail-bare"


def attack_stake(g: LysState, seat: int, blow: CardOnSeat) -> Stake:
    """L-30, L-32. What the attack does, and how likely nothing answers it."""
    colour = blow.card - FIRST_ATTACK
    chance = undefended(g, seat, blow.seat, colour)
    return stake(f"attack-{fall_of(g, blow.seat, colour)}", chance, target=blow.seat, n=len(g.hands[blow.seat]))
