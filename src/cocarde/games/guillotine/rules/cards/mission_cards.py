"""Table 2.6: what each Mission card does to the deputy it was assigned to."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias

from cocarde.core.choice import Choice
from cocarde.core.text import Args, Stake, Text, stake
from cocarde.games.guillotine.choices import ACCEPT, BLAMES, FAVOURS, REFUSE, RETURN, STAY, OfDeputy, listed
from cocarde.games.guillotine.data.numbers import (
    BIT,
    BOX,
    COMITE,
    CONVENTION,
    DEPUTIES,
    FACTION_OF,
    FIEF_OF,
    FIEF_OTHER,
    INCOME,
    MISSION,
    MISSION_N,
    MISSION_OP,
    MISSIONS,
    PEOPLE,
    PRISON,
    ROLL_GAIN,
    ROLL_PLACE,
    ROSTER,
    how_many,
)
from cocarde.games.guillotine.data.rows import MISSION_OPS
from cocarde.games.guillotine.rules.at_stake import OPEN, chance, of_denunciation, of_popularity, shares
from cocarde.games.guillotine.rules.cards.decks import MISSION_UNDER, draw_mission
from cocarde.games.guillotine.rules.decision import DeputyDecision, deputy_named
from cocarde.games.guillotine.rules.denunciation.cases import SIMPLE, accuse
from cocarde.games.guillotine.rules.places import has_room, living, send, tell_sent
from cocarde.games.guillotine.rules.popularity import BY_MISSION_CARD, caused, change_and_tell
from cocarde.games.guillotine.rules.scoring import last_turn
from cocarde.games.guillotine.state import GuillotineState

Effect: TypeAlias = Callable[[GuillotineState, int, int], None]


def resolve(g: GuillotineState, deputy: int, face: int) -> None:
    """G-53. The card is shown and does what it says; then it goes under the deck."""
    g.in_use = [*g.in_use, face]
    g.reveal()
    if g.telling:
        g.tell("received", "G-53", {"deputy": DEPUTIES[deputy], "card": MISSIONS[face]})
    g.push(MISSION_UNDER)
    EFFECTS[MISSION_OP[face]](g, deputy, face)


def pp(g: GuillotineState, deputy: int, n: int, face: int) -> bool:
    """2.6, `pp(X,n)`. Does X live?"""
    return change_and_tell(g, deputy, n, BY_MISSION_CARD + face, "G-53")


def gain(g: GuillotineState, deputy: int, face: int) -> None:
    """2.6. pp(D,n)."""
    pp(g, deputy, MISSION_N[face], face)


def fief(g: GuillotineState, deputy: int, face: int) -> None:
    """2.6. More for a deputy of the faction whose stronghold it is."""
    pp(g, deputy, MISSION_N[face] if FIEF_OF[face] == FACTION_OF[deputy] else FIEF_OTHER[face], face)


def gamble(g: GuillotineState, deputy: int, face: int) -> None:
    """2.6, `die(D)`. The owner rolls: PP, Prison or Flight."""
    die = g.chance.die(6)
    g.die = die
    g.die_for = deputy
    if g.telling:
        g.tell("tried_luck", "G-53", caused({"deputy": DEPUTIES[deputy], "roll": die}, BY_MISSION_CARD + face))
    if ROLL_PLACE[face][die - 1] >= 0:
        send(g, deputy, ROLL_PLACE[face][die - 1])  # G-29
        tell_sent(g, deputy, "G-53", MISSIONS[face])
    elif ROLL_GAIN[face][die - 1]:
        pp(g, deputy, ROLL_GAIN[face][die - 1], face)
    elif g.telling:
        g.tell("had_no_effect", "G-53", {"card": MISSIONS[face]})


def recall(g: GuillotineState, deputy: int, face: int) -> None:
    """2.6. pp(D,n), then to_convention(D) if he lives (GR-65)."""
    if pp(g, deputy, MISSION_N[face], face):
        send(g, deputy, CONVENTION)
        tell_sent(g, deputy, "G-53", MISSIONS[face])


def leave(g: GuillotineState, deputy: int, face: int) -> None:
    """2.6, `mis_conge`. pp(D,n), then he returns or stays."""
    if pp(g, deputy, MISSION_N[face], face):
        g.push(TAKE_LEAVE[deputy])


def colours(g: GuillotineState, deputy: int, face: int) -> None:
    """2.6, `mis_drapeaux`, GR-32. pp(D,n), then to the Rapport square if it is empty, else to the benches."""
    if pp(g, deputy, MISSION_N[face], face):
        send(g, deputy, CONVENTION)
        if not g.rapport & ROSTER[FACTION_OF[deputy]]:
            g.rapport |= BIT[deputy]
            if g.telling:
                g.tell("bore_colours", "GR-30", caused({"deputy": DEPUTIES[deputy]}, BY_MISSION_CARD + face))
        else:
            tell_sent(g, deputy, "GR-32", MISSIONS[face])


def called(g: GuillotineState, deputy: int, face: int) -> None:
    """2.6, `mis_appel_comite`, GR-67. With a free seat he may join the Comité; else pp(D,n)."""
    if has_room(g, COMITE):
        g.push(ANSWER_CALL[deputy])
    else:
        pp(g, deputy, MISSION_N[face], face)


def courier(g: GuillotineState, deputy: int, face: int) -> None:
    """2.6, `mis_courrier`. pp(X,n) for one friend at the Convention."""
    friends = g.where[CONVENTION] & ROSTER[FACTION_OF[deputy]]
    if how_many(friends) > 1:
        g.push(SEND_COURIER[deputy])
    elif friends:
        pp(g, friends.bit_length() - 1, MISSION_N[face], face)
    elif g.telling:
        g.tell("had_no_effect", "G-53", {"card": MISSIONS[face]})


def prolong(g: GuillotineState, deputy: int, face: int) -> None:
    """G-55. The top card is applied to the same deputy; it goes under the deck before this one."""
    resolve(g, deputy, draw_mission(g))


def complaint(g: GuillotineState, deputy: int, face: int) -> None:
    """G-53, GR-66. D is denounced by nobody; the batch is heard when all cards of the faction are resolved."""
    accuse(g, deputy, SIMPLE, -1, "GR-66", BY_MISSION_CARD + face)


def quarrel(g: GuillotineState, deputy: int, face: int) -> None:
    """2.6, `mis_querelle`, GR-68. pp(D,n), then pp(X,n) for a deputy on Mission of another player."""
    pp(g, deputy, MISSION_N[face], face)
    others = g.where[MISSION] & ~g.mine[g.owner[FACTION_OF[deputy]]]
    if not living(g, FACTION_OF[deputy]):
        return  # GR-101
    if how_many(others) > 1:
        g.push(PICK_QUARREL[deputy])
    elif others:
        pp(g, others.bit_length() - 1, MISSION_N[face], face)


def captured(g: GuillotineState, deputy: int, face: int) -> None:
    """2.6. to_prison(D); he undergoes Phase VI this turn (G-29)."""
    send(g, deputy, PRISON)
    tell_sent(g, deputy, "G-53", MISSIONS[face])


def of_card(g: GuillotineState, deputy: int, face: int) -> Stake:
    """2.6. What a Mission card would do to this deputy."""
    op, n = BOX.missions[face].op, MISSION_N[face]
    if op == "fief":
        n = n if FIEF_OF[face] == FACTION_OF[deputy] else FIEF_OTHER[face]
    if op in ("gain", "fief", "recall"):
        return of_popularity(g, deputy, n, "recall" if op == "recall" else "pp")
    if op == "gamble":
        return of_gamble(face)
    if op == "complaint":
        return of_denunciation(g, "strike", deputy, SIMPLE)
    return Stake(Text(f"effect-{op}", {"n": n}))


def of_gamble(face: int) -> Stake:
    """2.6, `die(D)`. The six faces, and the chance to gain."""
    rolls = BOX.missions[face].rolls
    good = [roll for roll in ROLL_GAIN[face] if roll > 0]
    return stake("gamble", chance(len(good)) if rolls else OPEN, faces=rolls)


class CardChoice(DeputyDecision):
    """G-53. P4_OPTION: what a card leaves to the owner of the deputy it was assigned to; it lies face up in use."""

    rule = "G-53"
    question: ClassVar[str] = "prompt-card"

    def card(self, g: GuillotineState) -> str:
        """The card that asks."""
        return MISSIONS[g.in_use[-1]]

    def amount(self, g: GuillotineState) -> int:
        """The PP on it."""
        return MISSION_N[g.in_use[-1]]

    def prompt(self, g: GuillotineState, seat: int) -> Text:
        args: Args = {"deputy": DEPUTIES[self.deputy], "card": self.card(g), "n": abs(self.amount(g))}
        return Text(self.question, args)


class TakeLeave(CardChoice):
    """2.6, `mis_conge`. Return to the Convention, or stay."""

    def answers(self, g: GuillotineState, seat: int) -> list[Choice]:
        return [STAY, RETURN]

    def take(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        if choice is RETURN:
            send(g, self.deputy, CONVENTION)
            tell_sent(g, self.deputy, "G-53", self.card(g))
        elif g.telling:
            g.tell("stayed", "G-53", {"deputy": DEPUTIES[self.deputy], "cause": f"card:{self.card(g)}"})

    def weigh(self, g: GuillotineState, seat: int, choice: Choice) -> Stake | None:
        if last_turn(g):
            return stake("return-last" if choice is RETURN else "stay-mission-last")
        if choice is RETURN:
            return stake("return", gain=INCOME[MISSION], **shares(g, seat, CONVENTION, 1))
        return stake("stay-mission", gain=INCOME[MISSION])


class AnswerCall(CardChoice):
    """2.6, `mis_appel_comite`. Accept a seat at the Comité, or refuse for PP."""

    def answers(self, g: GuillotineState, seat: int) -> list[Choice]:
        return [REFUSE, ACCEPT]

    def take(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        if choice is ACCEPT:
            send(g, self.deputy, COMITE)
            tell_sent(g, self.deputy, "GR-67", self.card(g))
        else:
            pp(g, self.deputy, MISSION_N[g.in_use[-1]], g.in_use[-1])

    def weigh(self, g: GuillotineState, seat: int, choice: Choice) -> Stake | None:
        if choice is ACCEPT and last_turn(g):
            return stake("join-last")
        if choice is ACCEPT:
            return stake("join", gain=INCOME[COMITE], **shares(g, seat, COMITE, 1))
        return of_popularity(g, self.deputy, self.amount(g))


class TouchDeputy(CardChoice):
    """2.6. The popularity of one deputy changes by what the card says."""

    def take(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, OfDeputy)
        pp(g, choice.deputy, MISSION_N[g.in_use[-1]], g.in_use[-1])

    def weigh(self, g: GuillotineState, seat: int, choice: Choice) -> Stake | None:
        assert isinstance(choice, OfDeputy)
        return of_popularity(g, choice.deputy, self.amount(g))


class SendCourier(TouchDeputy):
    """2.6, `mis_courrier`, GR-30. One friend at the Convention, on the benches or on the Rapport square."""

    question = "prompt-courier"

    def answers(self, g: GuillotineState, seat: int) -> list[Choice]:
        return listed(FAVOURS, g.where[CONVENTION] & ROSTER[self.faction], g.turn_order)

    def bars(self, g: GuillotineState, seat: int, kind: str, name: str) -> list[str]:
        if kind != "deputy":
            return []
        return ["not-at-convention" if BIT[deputy_named(name)] & ROSTER[self.faction] else "not-yours"]


class PickQuarrel(TouchDeputy):
    """2.6, `mis_querelle`. One deputy on Mission of another player."""

    question = "prompt-quarrel"

    def answers(self, g: GuillotineState, seat: int) -> list[Choice]:
        return listed(BLAMES, g.where[MISSION] & ~g.mine[seat], g.turn_order)

    def bars(self, g: GuillotineState, seat: int, kind: str, name: str) -> list[str]:
        if kind != "deputy":
            return []
        return ["own-deputy" if BIT[deputy_named(name)] & g.mine[seat] else "wrong-post"]


BY_OP: Final[dict[str, Effect]] = {
    "gain": gain,
    "fief": fief,
    "gamble": gamble,
    "recall": recall,
    "leave": leave,
    "colours": colours,
    "called": called,
    "courier": courier,
    "prolong": prolong,
    "complaint": complaint,
    "quarrel": quarrel,
    "captured": captured,
}
EFFECTS: Final[list[Effect]] = [BY_OP[op] for op in MISSION_OPS]
TAKE_LEAVE: Final = [TakeLeave(deputy) for deputy in range(PEOPLE)]
ANSWER_CALL: Final = [AnswerCall(deputy) for deputy in range(PEOPLE)]
SEND_COURIER: Final = [SendCourier(deputy) for deputy in range(PEOPLE)]
PICK_QUARREL: Final = [PickQuarrel(deputy) for deputy in range(PEOPLE)]
