"""V-23 to V-32: opening, overbidding, the duty to overbid and its exemption."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cocarde.core.choice import Choice
from cocarde.core.text import Args, Missing, Refusal, Stake, Text, stake
from cocarde.games.vendee.choices import CONCEDE, PASS, PLAY, SEATS, SLOT, Play
from cocarde.games.vendee.data.numbers import ANNULS, BONUS, FACES, HEXES, TYPE_NAMES, TYPES, VALUE_ON
from cocarde.games.vendee.refusals import REFUSALS
from cocarde.games.vendee.rules.battlefield import prize_of
from cocarde.games.vendee.rules.cards import best_bonus, leave
from cocarde.games.vendee.rules.foretold import follows
from cocarde.games.vendee.rules.interrupts import open_windows
from cocarde.games.vendee.state import LAID, VendeeState
from cocarde.kit.decisions import SeatDecision, why_one_card


def bars_play(g: VendeeState, base: i64, total: i64) -> str:
    """V-26, V-27. What keeps a play of this base and total from beating the standing play, or "".

    While nothing stands, 0 is to be beaten and any type is asked: every card with a value opens (V-23).
    """
    return bars_type(g, base) or bars_total(g, total)


def bars_type(g: VendeeState, base: i64) -> str:
    """V-27, V-44. What keeps a base of this type from answering, or ""."""
    if TYPES[base] & g.asked:
        return ""
    return "annulation-is-no-bid" if ANNULS[base] else "wrong-type"


def bars_total(g: VendeeState, total: i64) -> str:
    """V-26. What keeps this total from beating the standing play, or ""."""
    return "" if total > g.to_beat else "too-low"


def plays(g: VendeeState, seat: int) -> list[Choice]:
    """V-25 to V-29. Every legal play of a hand; copies of a face and both orders of two bonus cards are one."""
    hand = g.hands[seat]
    value = VALUE_ON[g.hex]
    bonuses = bonuses_of(hand)
    legal: list[Choice] = []
    last: i64 = -1
    base: i64
    bonus: i64
    for base in hand:
        if base == last:
            continue
        last = base
        row = PLAY[base]
        why = bars_play(g, base, value[base])
        if not why:
            legal.append(row[0])
        if not bonuses or why == "wrong-type":
            continue
        for bonus in bonuses:
            if BONUS[base] and (bonus < base or (bonus == base and hand.count(base) < 2)):  # VR-14
                continue
            if not why or not bars_play(g, base, value[base] + BONUS[bonus]):
                legal.append(row[SLOT[bonus]])
    return legal


def bonuses_of(hand: list[int]) -> list[int]:
    """The bonus cards of a hand, each face once."""
    found: list[int] = []
    last: i64 = -1
    face: i64
    for face in hand:
        if BONUS[face] and face != last:
            found.append(face)
        last = face
    return found


def can_bid(g: VendeeState, seat: int) -> bool:
    """Does the hand hold any legal play?"""
    hand = g.hands[seat]
    value = VALUE_ON[g.hex]
    base: i64
    for base in hand:
        if not bars_play(g, base, value[base]):
            return True
    bonuses = sorted([BONUS[face] for face in hand if BONUS[face]])
    if not bonuses:
        return False
    best: i64 = bonuses.pop()
    second: i64 = bonuses.pop() if bonuses else 0
    for base in hand:
        if not bars_play(g, base, value[base] + (second if BONUS[base] == best else best)):
            return True
    return False


def bars_concession(g: VendeeState, seat: int) -> str:
    """V-30, V-31, V-108. A seat that faces the enemy and holds a normal card that overbids alone may not give up."""
    if not (g.standing ^ seat) & 1:
        return ""  # V-109
    value = VALUE_ON[g.hex]
    face: i64
    for face in g.hands[seat]:
        if not BONUS[face] and not bars_play(g, face, value[face]):
            return "must-overbid"
    return ""


def total_of(g: VendeeState, play: Play) -> int:
    """V-26. What a play counts on the battle hex."""
    return VALUE_ON[g.hex][play.base] + (BONUS[play.bonus] if play.bonus >= 0 else 0)


def lay(g: VendeeState, seat: int, play: Play) -> None:
    """V-33 (a). The cards are laid face up."""
    total = total_of(g, play)
    leave(g, seat, play.base)
    if play.bonus >= 0:
        leave(g, seat, play.bonus)
    g.plays += [seat, play.base, play.bonus, total, LAID, 0]
    if g.telling:
        cards = [FACES[play.base]] if play.bonus < 0 else [FACES[play.base], FACES[play.bonus]]
        last = play.base if play.bonus < 0 else play.bonus
        g.tell("played", "V-33", {"seat": seat, "cards": cards, "total": total, "types": TYPE_NAMES[TYPES[last]]})


GIVING_UP: Final = {2: ("conceded", "V-75"), 4: ("passed", "V-110")}
"""What giving up is called at a table of two and of four, and by which rule."""


def give_up(g: VendeeState, seat: int) -> None:
    """V-75, V-110. The seat does not beat the standing play, whether it could not or would not."""
    g.passed |= 1 << seat
    if g.telling:
        kind, rule = GIVING_UP[g.seats]
        g.tell(kind, rule, {"seat": seat})


def fall_silent(g: VendeeState, seat: int) -> None:
    """V-75. The hand cannot beat the standing play: its owner is told why, the others see that he gives up."""
    g.passed |= 1 << seat
    if g.telling:
        kind, rule = GIVING_UP[g.seats]
        why: Args = {"seat": seat, "total": g.to_beat, "types": TYPE_NAMES[g.asked]}
        g.whisper(g.eyes(seat), f"{kind}_unable", rule, why, kind, {"seat": seat})


class Bid(SeatDecision[VendeeState]):
    """V-33. A seat's answer in the auction: a play, or giving up."""

    def apply(self, g: VendeeState, seat: int, choice: Choice) -> None:
        if isinstance(choice, Play):
            lay(g, seat, choice)
            open_windows(g, seat)
        else:
            give_up(g, seat)

    def bars_giving_up(self, g: VendeeState, seat: int) -> str:
        """What keeps the seat from giving up, or ""."""
        return "must-open"

    def stakes(self, g: VendeeState, seat: int, choice: Choice) -> Stake:
        """V-26, V-27, V-55, V-75. What a play asks of the others and does; what giving up leaves to them."""
        if isinstance(choice, Play):
            cards = [choice.base] if choice.bonus < 0 else [choice.base, choice.bonus]
            then = follows(g, seat, cards)
            types = TYPE_NAMES[TYPES[cards[-1]]]
            return stake("play", total=total_of(g, choice), types=types, n=len(then), deeds=then)
        if not (g.standing ^ seat) & 1:
            return stake("pass-to-partner")
        if g.seats == 4 and not g.passed >> (seat ^ 2) & 1:
            return stake("pass-partner")
        winner = g.standing & 1
        prize = prize_of(g, winner, g.hex) if winner == g.attacker & 1 else "held"
        return stake(f"give-up-{prize}", hex=HEXES[g.hex])

    def step(self, g: VendeeState, seat: int, picked: tuple[str, ...]) -> Text:
        """V-25. A base lies there: alone if it suffices, or with a bonus."""
        base = FACES.index(picked[0].removeprefix("card:"))
        then = follows(g, seat, [base])
        said: Args = {"value": VALUE_ON[g.hex][base], "total": g.to_beat, "n": len(then), "deeds": then}
        alone = PLAY[base][0] in self.options(g, seat)
        return Text("step-bonus" if alone else "step-bonus-needed", said)

    def refuses(self, g: VendeeState, seat: int, choice: Choice) -> Refusal | None:
        if choice in self.options(g, seat):
            return None
        if isinstance(choice, Play):
            return self._refuses_play(g, seat, choice)
        if choice is CONCEDE or choice is PASS:
            return REFUSALS.because(self.bars_giving_up(g, seat)) or super().refuses(g, seat, choice)
        return REFUSALS.because("means-never-answer")

    def _refuses_play(self, g: VendeeState, seat: int, play: Play) -> Refusal | None:
        hand = g.hands[seat][:]
        for face in [play.base] if play.bonus < 0 else [play.base, play.bonus]:
            if face not in hand:
                held = face in g.hands[seat]
                return REFUSALS.because("only-one" if held else "not-in-hand", card=FACES[face])
            hand.remove(face)
        total = total_of(g, play)
        why = bars_play(g, play.base, total)
        if why == "too-low" and play.bonus >= 0:
            return REFUSALS.because("too-low-together", sum=total, **self.bid(g, play.base))
        return REFUSALS.because(why, **self.bid(g, play.base))

    def bid(self, g: VendeeState, face: int) -> Args:
        """What a refusal says of this card and of the play it would have to beat."""
        return {"card": FACES[face], "total": g.to_beat, "types": TYPE_NAMES[g.asked]}

    def objections(self, g: VendeeState, seat: int, thing: str) -> list[Refusal]:
        """V-26, V-27. A card of the wrong type may be too low besides, whatever bonus went with it."""
        kind, _, name = thing.partition(":")
        if kind != "card" or name not in FACES:
            return REFUSALS.all_because(["means-never-answer"])
        face = FACES.index(name)
        if face not in g.hands[seat]:
            return REFUSALS.all_because(["not-in-hand"], card=name)
        words = [bars_play(g, face, VALUE_ON[g.hex][face])]
        if words[0] == "wrong-type":
            words.append(bars_total(g, VALUE_ON[g.hex][face] + best_bonus(g.hands[seat], face)))
        return REFUSALS.all_because(words, **self.bid(g, face))


class Open(Bid):
    """V-23. The attacker opens with a play of any value and type; he may not decline while he can (VR-9)."""

    rule = "V-23"

    def options(self, g: VendeeState, seat: int) -> list[Choice]:
        return plays(g, seat)

    def why_only(self, g: VendeeState, seat: int) -> str:
        return why_one_card(g.hands[seat])

    def prompt(self, g: VendeeState, seat: int) -> Text:
        return Text("prompt-open")


class Respond(Bid):
    """V-30, V-31. Beat the standing play, or give up where duty allows it."""

    rule = "V-30"

    def options(self, g: VendeeState, seat: int) -> list[Choice]:
        legal = plays(g, seat)
        if not self.bars_giving_up(g, seat):
            legal.append(CONCEDE if g.seats == 2 else PASS)
        return legal

    def why_only(self, g: VendeeState, seat: int) -> str:
        """V-30. Whoever may give up has two answers: he holds a card that overbids alone, and one only."""
        return "overbids"

    def bars_giving_up(self, g: VendeeState, seat: int) -> str:
        return bars_concession(g, seat)

    def prompt(self, g: VendeeState, seat: int) -> Text:
        return Text("prompt-respond", {"total": g.to_beat, "types": TYPE_NAMES[g.asked]})

    def missing(self, g: VendeeState, seat: int) -> list[Missing]:
        """V-30. Giving up, while a card of the hand would do alone."""
        why = REFUSALS.because(self.bars_giving_up(g, seat))
        giving_up = CONCEDE if g.seats == 2 else PASS
        return [] if why is None else [Missing(Text(giving_up.label), why)]


class RespondToPartner(Respond):
    """V-109. The partner's play stands: to beat it is a choice, not a duty."""

    rule = "V-109"

    def prompt(self, g: VendeeState, seat: int) -> Text:
        return Text("prompt-respond-partner", {"seat": g.standing, "total": g.to_beat, "types": TYPE_NAMES[g.asked]})


OPEN: Final = [Open(seat) for seat in range(SEATS)]
RESPOND: Final = [Respond(seat) for seat in range(SEATS)]
TO_PARTNER: Final = [RespondToPartner(seat) for seat in range(SEATS)]
