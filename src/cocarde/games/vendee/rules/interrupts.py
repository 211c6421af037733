"""V-40 to V-50: generals and Annulations against the play just laid."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Missing, Refusal, Stake, Text, stake
from cocarde.games.vendee.choices import ANNUL, EXTRA, GENERAL, PASS, SEATS, OfCard
from cocarde.games.vendee.data.numbers import ANNULS, EXTRA_GENERAL, EXTRA_VALUE, FACES, GENERAL_VALUE, TYPES
from cocarde.games.vendee.data.numbers import GENERAL as GENERALS
from cocarde.games.vendee.refusals import REFUSALS
from cocarde.games.vendee.rules.cards import leave, retire
from cocarde.games.vendee.rules.foretold import could_answer, follows
from cocarde.games.vendee.state import (
    ADDED,
    BASE,
    BY_ANNULATION,
    BY_EXTRA,
    BY_GENERAL,
    FATE,
    LAID,
    MEANS,
    PLAY_WIDTH,
    ROLL,
    SEAT,
    TOTAL,
    VendeeState,
)
from cocarde.kit.decisions import SeatDecision, SeatStep

DIE: Final = 6


def has_means(g: VendeeState, seat: int) -> bool:
    """Could this seat try to cancel a play now?"""
    camp = seat & 1
    if g.general[camp] or g.extra[camp]:
        return True
    for face in g.hands[seat]:
        if ANNULS[face]:
            return True
    return False


def laid_cards(g: VendeeState) -> list[int]:
    """The cards of the play whose window is open."""
    plays = g.plays
    base, bonus = plays[BASE - PLAY_WIDTH], plays[ADDED - PLAY_WIDTH]
    return [base] if bonus < 0 else [base, bonus]


def cancel(g: VendeeState, by: int, fate: int, roll: int, card: str) -> None:
    """V-46. The play has no effect; its cards are discarded at once, unique events set aside (VR-40)."""
    plays = g.plays
    seat = plays[SEAT - PLAY_WIDTH]
    for face in laid_cards(g):
        retire(g, seat & 1, face)
    plays[FATE - PLAY_WIDTH] = fate
    plays[ROLL - PLAY_WIDTH] = roll
    if g.telling:
        cards = [FACES[face] for face in laid_cards(g)]
        g.tell("cancelled", "V-46", {"seat": seat, "cards": cards, "by": by, "means": MEANS[fate], "card": card})


def open_windows(g: VendeeState, seat: int) -> None:
    """V-40, V-111. The opposing seats may cancel the play of `seat`, one after the other, clockwise from it."""
    if g.seats == 4:
        g.push(WINDOW[(seat + 3) & 3])
    WINDOW[(seat + 1) % g.seats].run(g)


class Window(SeatStep[VendeeState]):
    """V-40, V-111. The seat is asked if it has any means, or if windows are masked; else nobody notices (VR-87).

    Only a play opens windows, so neither an Annulation nor a roll can be cancelled (V-48); they open before the
    play stands and never again (V-49).
    """

    def run(self, g: VendeeState) -> None:
        if (g.masked or has_means(g, self.seat)) and g.plays[FATE - PLAY_WIDTH] == LAID:
            g.push(INTERRUPT[self.seat])


class Interrupt(SeatDecision[VendeeState]):
    """V-40 to V-45. Let the play pass, or try to cancel it; a failed roll leaves the window open (V-45)."""

    rule = "V-40"
    hidden = True

    def cover(self, g: VendeeState, viewer: int | None) -> tuple[int, ...]:
        """VR-87. The next seat clockwise seems to act; to itself, whose partner is asked, the one who played does."""
        by = g.plays[SEAT - PLAY_WIDTH]
        after = (by + 1) % g.seats
        return (by,) if viewer == after else (after,)

    def options(self, g: VendeeState, seat: int) -> list[Choice]:
        legal: list[Choice] = [PASS]
        camp = seat & 1
        if g.general[camp]:
            legal.append(GENERAL)
        if g.extra[camp]:
            legal.append(EXTRA)
        last = -1
        for face in g.hands[seat]:
            if ANNULS[face] and face != last:
                legal.append(ANNUL[face])
                last = face
        return legal

    def apply(self, g: VendeeState, seat: int, choice: Choice) -> None:
        camp = seat & 1
        if choice is GENERAL:  # V-42
            g.general[camp] = False
            self._roll(g, seat, GENERALS[g.round][camp], GENERAL_VALUE[g.round][camp], BY_GENERAL)
        elif choice is EXTRA:  # V-43
            g.extra[camp] = False
            self._roll(g, seat, EXTRA_GENERAL[camp], EXTRA_VALUE, BY_EXTRA)
        elif isinstance(choice, OfCard):  # V-44
            leave(g, seat, choice.face)
            g.discard[camp].append(choice.face)
            cancel(g, seat, BY_ANNULATION, 0, FACES[choice.face])

    def _roll(self, g: VendeeState, seat: int, general: str, value: int, fate: int) -> None:
        """V-42. Lower than or equal to the value cancels; success or failure, the general is spent."""
        roll = g.chance.die(DIE)
        if g.telling:
            g.tell("rolled", "V-42", {"seat": seat, "general": general, "value": value, "roll": roll})
        if roll <= value:
            cancel(g, seat, fate, roll, "")
        else:
            g.push(WINDOW[seat])  # V-45

    def prompt(self, g: VendeeState, seat: int) -> Text:
        cards = [FACES[face] for face in laid_cards(g)]
        return Text("prompt-interrupt", {"seat": g.plays[SEAT - PLAY_WIDTH], "cards": cards})

    def stakes(self, g: VendeeState, seat: int, choice: Choice) -> Stake:
        """V-42 to V-46. A general cancels on his value or less and is spent either way; an Annulation is certain."""
        camp = seat & 1
        if choice is PASS:
            cards = laid_cards(g)
            total = g.plays[TOTAL - PLAY_WIDTH]
            able = could_answer(g, seat, total, TYPES[cards[-1]])
            then = follows(g, g.plays[SEAT - PLAY_WIDTH], cards)
            return stake("let-pass", total=total, able=int(able), n=len(then), blows=then)
        if isinstance(choice, OfCard):
            return stake("annul")
        value = GENERAL_VALUE[g.round][camp] if choice is GENERAL else EXTRA_VALUE
        return stake("general", percent=round(100 * value / DIE), value=value)

    def label(self, g: VendeeState, seat: int, choice: Choice) -> Text | None:
        """Not to cancel is no pass in the auction."""
        return Text("choice-let-pass") if choice is PASS else None

    def missing(self, g: VendeeState, seat: int) -> list[Missing]:
        """V-42. The general of the round, once he is spent."""
        spent = REFUSALS.because("general-spent")
        return [] if g.general[seat & 1] or spent is None else [Missing(Text(GENERAL.label), spent)]

    def objections(self, g: VendeeState, seat: int, thing: str) -> list[Refusal]:
        if thing == "general":
            return REFUSALS.all_because(["general-spent"])
        if thing == "extra":
            return REFUSALS.all_because(["no-extra-general"])
        annulations = [f"card:{FACES[face]}" for face in ANNUL]
        if thing in annulations:
            return REFUSALS.all_because(["not-in-hand"], card=thing.removeprefix("card:"))
        return REFUSALS.all_because(["not-an-annulation"])


WINDOW: Final = [Window(seat) for seat in range(SEATS)]
INTERRUPT: Final = [Interrupt(seat) for seat in range(SEATS)]
