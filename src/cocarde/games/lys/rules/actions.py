"""L-14 to L-18, section 4.3: what the active player may do before and after his throw."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Missing, Refusal, Stake, Text, stake
from cocarde.games.lys.choices import (
    ATTACK,
    CARD_OF,
    DISCARD,
    END,
    ESCAPE,
    ROLL,
    SQUARE_OF,
    CardOnSeat,
    OfCard,
    Plant,
    TwoBooks,
)
from cocarde.games.lys.data.numbers import (
    BRUMAIRE,
    CARDS,
    FIRST_ATTACK,
    FIRST_BOOK,
    FIRST_CELEBRITY,
    FIRST_DEFENCE,
    FIRST_ESCAPE,
    HAND_LIMIT,
    MARKINGS,
    PLACES,
    ROLE_BITS,
    SEATS,
)
from cocarde.games.lys.refusals import REFUSALS
from cocarde.games.lys.rules.annexes import bars_escape, escape, way_out
from cocarde.games.lys.rules.attack import attack, attack_stake, bars_attack
from cocarde.games.lys.rules.cards import against_card, throw_away
from cocarde.games.lys.rules.marking import MARKS, bars_mark, mark, mark_label, mark_stake
from cocarde.games.lys.rules.movement.pawns import exists
from cocarde.games.lys.rules.trees import (
    all_bars_plant,
    bars_plant,
    few,
    lay_books,
    pairs,
    plant,
    plant_stake,
    plants_from_here,
    plots,
)
from cocarde.games.lys.seen.fates import bound, thrown
from cocarde.games.lys.state import LysState
from cocarde.kit.decisions import SeatDecision, SeatStep


def free_actions(g: LysState, seat: int) -> str:
    """L-16. Which free actions are open, as the end of a prompt's name: trees to plant, books to lay, both or none."""
    plant = "-plant" if plots(g, seat) else ""
    return f"{plant}-books" if pairs(g, seat) else plant


class FreeActions(SeatDecision[LysState]):
    """L-16, LR-71. Planting and laying books, in any number and order, before the throw and after it."""

    def freely(self, g: LysState, seat: int) -> list[Choice]:
        """L-16. The free actions open now."""
        legal = plots(g, seat)
        hand = g.hands[seat]
        if len(hand) > 1 and hand[-2] >= FIRST_BOOK:
            legal += pairs(g, seat)
        return legal

    def foreseen(self, g: LysState, seat: int) -> list[Choice]:
        """10.4. Trees are planted at once, here or there; books are laid in any pair; or one goes on."""
        planted = few(plots(g, seat))
        return planted or [*self.going_on(g, seat), *pairs(g, seat)[:1]]

    def going_on(self, g: LysState, seat: int) -> list[Choice]:
        """What else one may reckon with."""
        return [END]

    def plain(self, g: LysState, seat: int) -> bool:
        """L-146, LR-98. Plots lie open; a hand of one card holds no two books."""
        return len(g.hands[seat]) < 2

    def apply(self, g: LysState, seat: int, choice: Choice) -> None:
        if isinstance(choice, Plant):
            plant(g, seat, choice.square)
        elif isinstance(choice, TwoBooks):
            lay_books(g, seat, choice.one, choice.other)
        else:
            return
        g.push(self)

    def stakes(self, g: LysState, seat: int, choice: Choice) -> Stake:
        """L-2, L-142, L-146. What a tree or two books bring; what ends with the turn."""
        if isinstance(choice, Plant):
            return plant_stake(g, seat, choice.square)
        if isinstance(choice, TwoBooks):
            return stake("books", n=g.trees[seat] + 1, here=int(plants_from_here(g, seat)))
        return stake("end", n=g.trees[seat])

    def missing(self, g: LysState, seat: int) -> list[Missing]:
        """L-141, L-145. Planting, while one has a tree that finds no plot."""
        if plots(g, seat):
            return []
        why = REFUSALS.because(self.bars_planting(g, seat))
        return [] if why is None else [Missing(Text("missing-plant"), why)]

    def bars_planting(self, g: LysState, seat: int) -> str:
        """L-141, L-145. Why a tree one has cannot be planted now; "" for who has none."""
        if not g.trees[seat]:
            return ""
        return "no-plot" if plants_from_here(g, seat) else "plant-annexe"

    def refuses(self, g: LysState, seat: int, choice: Choice) -> Refusal | None:
        if choice in self.options(g, seat):
            return None
        if isinstance(choice, Plant):
            return REFUSALS.because(bars_plant(g, seat, choice.square), square=PLACES[choice.square])
        for thing in choice.things:
            absent = against_card(g, seat, thing) if thing in CARD_OF else []
            if absent:
                return absent[0]
        return super().refuses(g, seat, choice)

    def objections(self, g: LysState, seat: int, thing: str) -> list[Refusal]:
        if thing in SQUARE_OF:
            square = SQUARE_OF[thing]
            return REFUSALS.all_because(all_bars_plant(g, seat, square), square=PLACES[square])
        if thing in CARD_OF:
            card = CARD_OF[thing]
            return against_card(g, seat, thing) or REFUSALS.all_because(self.bars_idle(g, seat, card), card=CARDS[card])
        return []

    def bars_idle(self, g: LysState, seat: int, card: int) -> list[str]:
        """Why a card of the hand can do nothing now."""
        if card >= FIRST_BOOK:
            return ["one-book"]  # LR-94
        if card >= FIRST_ESCAPE:
            return [bars_escape(g, seat), self.bars_moment()]
        if card >= FIRST_CELEBRITY:
            return ["only-in-windows"]
        return ["only-defends" if card >= FIRST_DEFENCE else "acted"]

    def bars_moment(self) -> str:
        """L-16. One escapes before the throw."""
        return "only-before-throw"


class Main(FreeActions):
    """L-14 to L-16, L-19. Free actions, and one card action while none was used; the throw ends it."""

    fields = ("seat", "acted")
    rule = "L-14"

    def __init__(self, seat: int, acted: bool) -> None:
        super().__init__(seat)
        self.acted: Final = acted

    def options(self, g: LysState, seat: int) -> list[Choice]:
        hand = g.hands[seat]
        legal = self.freely(g, seat)
        if not self.bars_roll(g, seat):
            legal.append(ROLL)
        if not self.acted:
            self._card_actions(g, seat, hand, legal)
        if not bars_escape(g, seat):
            for card in hand:
                if FIRST_ESCAPE <= card < FIRST_BOOK:
                    legal.append(ESCAPE[card])
        return legal

    def plain(self, g: LysState, seat: int) -> bool:
        """L-14, L-135. A last card may be played while none was, and by a captive to escape."""
        bare = not g.hands[seat] or (self.acted and bars_escape(g, seat) != "")
        return bare and super().plain(g, seat)

    def why_only(self, g: LysState, seat: int) -> str:
        """L-14, L-16. Nothing to play: an empty hand, or the one card of a turn is out and nobody escapes."""
        if not g.hands[seat]:
            return "main-empty"
        return "main-acted" if bars_escape(g, seat) else "main-captive"

    def going_on(self, g: LysState, seat: int) -> list[Choice]:
        """10.4. A card is thrown away only from a hand that is too full."""
        hand = g.hands[seat]
        barred = self.bars_roll(g, seat) != ""
        found: list[Choice] = [] if barred else [ROLL]
        if not bars_escape(g, seat):
            found += [ESCAPE[card] for card in hand if FIRST_ESCAPE <= card < FIRST_BOOK][:1]
        if not self.acted:
            self._card_actions(g, seat, hand, found, barred)
        return found

    def _card_actions(
        self, g: LysState, seat: int, hand: list[int], legal: list[Choice], wasteful: bool = True
    ) -> None:
        """L-14, LR-70, LR-85. Mark, attack or discard."""
        last = -1
        for card in hand:
            if card == last:
                continue
            last = card
            if wasteful:
                legal.append(DISCARD[card])
            if card < FIRST_ATTACK:
                for target, marking in enumerate(g.marking):
                    legal += MARKS[card][target][marking]
            elif card < FIRST_DEFENCE:
                for target in range(g.seats):
                    if not bars_attack(g, seat, card, target):
                        legal.append(ATTACK[card][target])

    def bars_moment(self) -> str:
        return ""

    def bars_roll(self, g: LysState, seat: int) -> str:
        """L-14, L-15, LR-93. What keeps the dice in the hand, or ""."""
        return "hand-too-full" if len(g.hands[seat]) > HAND_LIMIT else ""

    def apply(self, g: LysState, seat: int, choice: Choice) -> None:
        if choice is ROLL:
            return
        if isinstance(choice, CardOnSeat):
            g.push(MAIN_ACTED[seat])
            if choice.card < FIRST_ATTACK:
                mark(g, seat, choice)
            else:
                attack(g, seat, choice)
        elif isinstance(choice, OfCard):
            self._use(g, seat, choice)
        else:
            super().apply(g, seat, choice)

    def _use(self, g: LysState, seat: int, choice: OfCard) -> None:
        """L-14, L-135. A discard is the card action, an escape is free."""
        if choice.verb == "escape":
            g.push(self)
            escape(g, seat, choice.card)
            return
        g.push(MAIN_ACTED[seat])
        throw_away(g, seat, choice.card)
        if g.telling:
            g.tell("discarded", "L-14", {"seat": seat, "cards": [CARDS[choice.card]]})

    def prompt(self, g: LysState, seat: int) -> Text:
        """L-14 to L-16. What is possible now, and nothing else."""
        if self.bars_roll(g, seat):
            return Text("prompt-main-full")
        free = free_actions(g, seat)
        return Text(f"prompt-main-acted{free}" if self.acted else f"prompt-main{free}")

    def label(self, g: LysState, seat: int, choice: Choice) -> Text | None:
        if isinstance(choice, CardOnSeat) and choice.card < FIRST_ATTACK:
            return mark_label(g, seat, choice)
        return None

    def stakes(self, g: LysState, seat: int, choice: Choice) -> Stake:
        """L-14, L-135, L-17. What a card does, and what the dice may."""
        if choice is ROLL:
            return thrown(g, seat)
        if isinstance(choice, CardOnSeat):
            return mark_stake(g, seat, choice) if choice.card < FIRST_ATTACK else attack_stake(g, seat, choice)
        if isinstance(choice, OfCard):
            if choice.verb == "escape":
                return bound("escape", g, seat, exists(g, way_out(g, seat)))
            return stake("discard", n=len(g.hands[seat]) - 1)
        return super().stakes(g, seat, choice)

    def missing(self, g: LysState, seat: int) -> list[Missing]:
        """L-14, L-15, L-31. The throw of too full a hand, attacks that reach nobody, and planting."""
        found = super().missing(g, seat)
        why = REFUSALS.because(self.bars_roll(g, seat))
        if why is not None:
            found.append(Missing(Text(ROLL.label), why))
        return found if self.acted else found + self.idle_attacks(g, seat)

    def idle_attacks(self, g: LysState, seat: int) -> list[Missing]:
        """L-30, L-31. The attack cards of the hand that reach nobody where they stand now."""
        idle = [
            card
            for card in dict.fromkeys(g.hands[seat])
            if FIRST_ATTACK <= card < FIRST_DEFENCE and all(bars_attack(g, seat, card, p) for p in range(g.seats))
        ]
        why = [REFUSALS.because("attack-nobody", card=CARDS[card]) for card in idle]
        return [Missing(Text("missing-attack"), refused) for refused in why if refused]

    def step(self, g: LysState, seat: int, picked: tuple[str, ...]) -> Text:
        """L-14, L-22, L-25, L-146. Before whom a role is laid, and over what; whom one attacks, with which book."""
        card = CARD_OF[picked[0]]
        if len(picked) > 1:
            return Text("step-over")
        if card >= FIRST_BOOK and pairs(g, seat):
            return Text("step-book" if self.acted else "step-book-or-discard")
        aimed = any(isinstance(o, CardOnSeat) and o.card == card for o in self.options(g, seat))
        if not aimed:
            return Text("step-discard")
        return Text("step-mark" if card < FIRST_ATTACK else "step-attack")

    def refuses(self, g: LysState, seat: int, choice: Choice) -> Refusal | None:
        refused = super().refuses(g, seat, choice)
        if refused is None:
            return None
        if choice is ROLL:
            return REFUSALS.because(self.bars_roll(g, seat))
        if isinstance(choice, CardOnSeat) and choice.card in g.hands[seat]:
            return REFUSALS.because("acted") if self.acted else self._refuses_play(g, seat, choice) or refused
        return REFUSALS.because("acted") if self.acted and choice.verb == "discard" else refused

    def _refuses_play(self, g: LysState, seat: int, play: CardOnSeat) -> Refusal | None:
        if play.seat >= g.seats:
            return REFUSALS.because("no-such-seat")
        if play.card >= FIRST_ATTACK:
            why = bars_attack(g, seat, play.card, play.seat)
            return REFUSALS.because(why, card=CARDS[play.card], target=play.seat, square=PLACES[g.place[play.seat]])
        marking = g.marking[play.seat]
        why = bars_mark(marking, ROLE_BITS[play.card], play.add)
        return REFUSALS.because(why, card=CARDS[play.card], target=play.seat, marking=MARKINGS[marking])

    def objections(self, g: LysState, seat: int, thing: str) -> list[Refusal]:
        if thing == "dice":
            return REFUSALS.all_because([self.bars_roll(g, seat)])
        if thing == "discard" and self.acted:
            return REFUSALS.all_because(["acted"])
        return super().objections(g, seat, thing)


class Close(FreeActions):
    """L-18. After the last sentence the thrower may still plant and lay books."""

    rule = "L-18"

    def options(self, g: LysState, seat: int) -> list[Choice]:
        return [*self.freely(g, seat), END]

    def why_only(self, g: LysState, seat: int) -> str:
        return "close"

    def prompt(self, g: LysState, seat: int) -> Text:
        """L-18, L-145. What is possible now; trees that find no plot wait."""
        free = free_actions(g, seat)
        if not free and g.trees[seat]:
            return Text("prompt-close-waits", {"n": g.trees[seat]})
        return Text(f"prompt-close{free}")

    def step(self, g: LysState, seat: int, picked: tuple[str, ...]) -> Text:
        return Text("step-book")


class CloseTurn(SeatStep[LysState]):
    """L-18, L-163, L-170, LR-98. Not after death or on 56; asked if a plot is open or the hand may hold two books."""

    def run(self, g: LysState) -> None:
        seat = self.seat
        if g.reborn[seat] or g.place[seat] == BRUMAIRE:
            return
        if len(g.hands[seat]) > 1 or plots(g, seat):
            g.push(CLOSE[seat])


MAIN: Final = [Main(seat, False) for seat in range(SEATS)]
MAIN_ACTED: Final = [Main(seat, True) for seat in range(SEATS)]
CLOSE: Final = [Close(seat) for seat in range(SEATS)]
CLOSE_TURN: Final = [CloseTurn(seat) for seat in range(SEATS)]
