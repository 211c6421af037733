"""C-45 to C-51: a turn: two actions and the powers of charges, then income and the hand limit."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Step
from cocarde.core.choice import Choice
from cocarde.core.text import Args, Missing, Stake, Text
from cocarde.games.courtisans.answers import OfFace, OfSeat, Play, Request
from cocarde.games.courtisans.choices import DRAW, END_TURN, GIVE, MOVE_COURT, TAKE, VOCABULARY
from cocarde.games.courtisans.data.numbers import (
    ACTIONS,
    ALONE,
    COURT,
    DEAD,
    FACE,
    FACES,
    FIRST_CHARGE_FACE,
    GOUVERNANTE,
    HUNT,
    INCOME,
    KING,
    LETTRE_FACE,
    PLACE_IDS,
    STATUS_IDS,
    TABLE_TOUR,
    VERSAILLES,
    WAR,
)
from cocarde.games.courtisans.data.numbers import REQUEST as IS_REQUEST
from cocarde.games.courtisans.refusals import REFUSALS
from cocarde.games.courtisans.rules.address import ChooseAddress, forms_for, target_of
from cocarde.games.courtisans.rules.at_stake import of_move
from cocarde.games.courtisans.rules.audiences import audiences, bars_audience, bars_charge, hold_audience
from cocarde.games.courtisans.rules.bargaining.contracts import happened, settle
from cocarde.games.courtisans.rules.bargaining.triggers import COURT_AT, trigger
from cocarde.games.courtisans.rules.cards.effects import play_event
from cocarde.games.courtisans.rules.cards.events import all_bars_player, bars_play, plays
from cocarde.games.courtisans.rules.cards.hand import DISCARD_DOWN, ChooseGift, bars_draw, card_in, draw, faces_of, take
from cocarde.games.courtisans.rules.decision import CourtDecision
from cocarde.games.courtisans.rules.ending import end_if_amassed, game_over
from cocarde.games.courtisans.rules.favour import lives
from cocarde.games.courtisans.rules.marriage import bars_marriage, bars_remarriage
from cocarde.games.courtisans.rules.powers import POWER_OF, all_bars_power, bars_use, powers, use_power
from cocarde.games.courtisans.rules.requests import all_bars_face, bars_request, request, requests
from cocarde.games.courtisans.rules.treasury.income import pay_income
from cocarde.games.courtisans.state import ETIQUETTE_OFF, CourtisansState
from cocarde.games.courtisans.thinking.sensible import sensible
from cocarde.kit.refusals import spoken
from cocarde.kit.replaced import with_one

AUDIENCES: Final = ("take_charge", "marry", "remarry", "intervene", "free", "recall")
DEEDS: Final = {
    "play": ("play", "request"),
    "audience": AUDIENCES,
    "take": ("take",),
    "draw": ("draw",),
    "give": ("give",),
}
"""C-46. What an action can be, as words `deed-…`, and the verbs of its answers."""


class Turn(Step[CourtisansState]):
    """C-22, C-45, C-107. TURN_START of a slot; no turn for the dead, none in a round that was cut (C-R39)."""

    fields = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot: Final = slot

    def run(self, g: CourtisansState) -> None:
        seat = (g.chambellan + self.slot) % g.seats
        if g.cut or g.status[seat] == DEAD:
            return
        g.phase = TABLE_TOUR
        g.slot = self.slot
        g.active = seat
        g.actions = ACTIONS
        g.stopped = False
        g.addressed = False
        g.dice = []
        if g.telling:
            g.tell("turn_began", "C-45", {"seat": seat})
        happened(g, trigger(COURT_AT, 0, g.place, seat))
        settle(g)
        g.then(MAIN, WIND_UP, END_OF_TURN)
        end_if_amassed(g)


class TakeTurn(CourtDecision):
    """C-45, C-46, section 4.3. TURN_MAIN: one move with all it needs; nothing is ever compulsory."""

    rule = "C-45"

    def seats(self, g: CourtisansState) -> tuple[int, ...]:
        return ALONE[g.active]

    def answers(self, g: CourtisansState, seat: int) -> list[Choice]:
        legal: list[Choice] = [END_TURN]
        if g.actions:
            self.actions(g, seat, legal)
        powers(g, seat, legal)
        return legal

    def foreseen(self, g: CourtisansState, seat: int) -> list[Choice]:
        return sensible(g, seat, self.answers(g, seat))

    def actions(self, g: CourtisansState, seat: int, legal: list[Choice]) -> None:
        """C-109, C-111. The actions open to the courtier where he is."""
        if g.deck or g.discard:
            legal.append(DRAW)
        if g.maison and g.status[seat] == COURT:
            for face in faces_of(g.maison):
                legal.append(TAKE[face])
        for face in faces_of(g.hands[seat]):
            if IS_REQUEST[face]:
                requests(g, seat, face, legal)
            else:
                plays(g, seat, face, legal)
        audiences(g, seat, legal)
        if g.hands[seat]:
            for to in range(g.seats):
                if to != seat:
                    legal.append(GIVE[to])

    def take(self, g: CourtisansState, seat: int, choice: Choice) -> None:
        if choice is END_TURN:
            return
        if g.terms.challenge and not g.addressed and g.terms.etiquette != ETIQUETTE_OFF:
            target = target_of(choice, seat)
            if target >= 0:
                g.addressed = True
                announce(g, seat, choice)
                g.then(ChooseAddress(target, forms_for(g, target), choice.code), Proceed(choice.code))
                return
        make_move(g, seat, choice)

    def weigh(self, g: CourtisansState, seat: int, choice: Choice) -> Stake | None:
        return of_move(g, seat, choice)

    def label(self, g: CourtisansState, seat: int, choice: Choice) -> Text | None:
        """C-86. Whither the Maître de la chasse would take the Court."""
        if choice is MOVE_COURT:
            return Text(f"choice-move_court-{PLACE_IDS[HUNT if g.place == VERSAILLES else VERSAILLES]}")
        return super().label(g, seat, choice)

    def step(self, g: CourtisansState, seat: int, picked: tuple[str, ...]) -> Text:
        """What is wanted next; of a card or a charge just picked, after what it does."""
        kind, _, name = picked[-1].partition(":")
        told: Args = {"note": f"{name}-note"} if kind in ("card", "power", "exposed") else {}
        wanted = steps_from(picked[0])[len(picked) - 1]
        if wanted in ("request", "take_charge"):
            told |= {"amount": INCOME[FACES.index(name)], "reign": "king" if lives(g, KING) else "regent"}
        return Text(f"step-{wanted}", told)

    def missing(self, g: CourtisansState, seat: int) -> list[Missing]:
        """C-73, C-75. What the court is for, where it is not to be had now."""
        if not g.actions or g.status[seat] != COURT:
            return []
        others = [bars_marriage(g, seat, x) for x in range(g.seats) if x != seat]
        why = others[0] if others and "" not in others else ""
        return [Missing(Text("missing-marry"), REFUSALS.refusal(why))] if why else []

    def grave(self, g: CourtisansState, seat: int, choice: Choice) -> bool:
        """C-45. Actions that are not used are lost."""
        return choice is END_TURN and g.actions > 0

    def bars(self, g: CourtisansState, seat: int, choice: Choice) -> str:
        if choice.verb in POWER_OF:
            return bars_use(g, seat, choice)
        return bars_action(g, seat, choice)

    def bars_thing(self, g: CourtisansState, seat: int, kind: str, name: str) -> list[str]:
        return bars_touch(g, seat, kind, name)

    def prompt(self, g: CourtisansState, seat: int) -> Text:
        """C-46. How many actions are left, and which there are now."""
        if not g.actions:
            return Text("prompt-power")
        legal: list[Choice] = []
        self.actions(g, seat, legal)
        verbs = {choice.verb for choice in legal}
        deeds = [deed for deed, of_deed in DEEDS.items() if not verbs.isdisjoint(of_deed)]
        return Text("prompt-turn", {"n": g.actions, "deeds": deeds, "where": STATUS_IDS[g.status[seat]]})


def steps_from(thing: str) -> tuple[str, ...]:
    """What is asked after the first thing of a move, one question for each thing that follows."""
    kind, _, name = thing.partition(":")
    if kind == "card":
        letter, asked = name == FACES[LETTRE_FACE], IS_REQUEST[FACES.index(name)]
        return ("letter", "route") if letter else ("request", "route") if asked else ("play", "track")
    if kind == "power":
        return ("govern", "track", "sign") if name == FACES[FIRST_CHARGE_FACE + GOUVERNANTE] else ("power",)
    return {
        "exposed": ("take_charge", "route"),
        "hand": ("give",),
        "audience": {
            "recall": ("recall", "sovereign"),
            "intervene": ("intervene", "track", "sign"),
        }.get(name, (name, "route")),
    }[kind]


def announce(g: CourtisansState, seat: int, choice: Choice) -> None:
    """C-136. While the courtier is addressed, the card that will be used on him lies open."""
    if isinstance(choice, Request | Play):
        open_card = card_in(g.hands[seat], choice.face)
        g.known = with_one(g.known, open_card, (1 << g.seats) - 1)
        g.reveal()


def bars_action(g: CourtisansState, seat: int, choice: Choice) -> str:
    """Why this action is not legal, or ""."""
    if not g.actions:
        return "no-actions"
    if isinstance(choice, Request):
        return bars_request(g, seat, choice)
    if isinstance(choice, Play):
        return bars_play(g, seat, choice)
    if choice.verb in AUDIENCES:
        return bars_audience(g, seat, choice)
    if choice is DRAW:
        return bars_draw(g)
    if choice.verb == "take":
        return "not-at-court" if g.status[seat] != COURT else "not-in-maison"
    if isinstance(choice, OfSeat) and choice.verb == "give":
        return "not-at-table" if choice.seat >= g.seats else "oneself" if choice.seat == seat else "nothing-to-give"
    return ""


def bars_touch(g: CourtisansState, seat: int, kind: str, name: str) -> list[str]:
    """Why a card, a seat, a charge cannot be touched now: every rule that forbids it."""
    if kind == "power" and name in FACES:
        return all_bars_power(g, seat, FACES.index(name) - FIRST_CHARGE_FACE)
    spent = "" if g.actions else "no-actions"
    away = "" if g.status[seat] == COURT else "not-at-court"
    if kind == "card" and name in FACES:
        return spoken(spent) + bars_card(g, seat, FACES.index(name), bool(g.actions))
    if kind == "maison":
        there = name in [FACES[FACE[card]] for card in g.maison]
        return spoken(spent, away, "" if there else "not-in-maison")
    if kind == "exposed" and name in FACES:
        return spoken(spent, away, bars_charge(g, seat, FACES.index(name) - FIRST_CHARGE_FACE))
    if kind == "audience":
        why = bars_remarriage(g) if name == "remarry" else ""
        return spoken(spent, away, why) or ["no-target"]
    if kind == "area" and name == "pioche":
        return spoken(spent, bars_draw(g))
    if kind == "hand" and name == "give" and g.actions:
        return ["nothing-to-give"]
    if kind == "area" and name in (PLACE_IDS[VERSAILLES], PLACE_IDS[HUNT]):
        return ["place-war" if g.place == WAR else "place-set"]
    return spoken(spent) or ["nothing-acts"]


def bars_card(g: CourtisansState, seat: int, face: int, able: bool) -> list[str]:
    """Why no use of this card is legal; `able`: there is an action left, so that a target alone may be missing."""
    if face not in [FACE[card] for card in g.hands[seat]]:
        return ["not-in-hand"]
    words = all_bars_face(g, seat, face) if IS_REQUEST[face] else all_bars_player(g, seat, face)
    return words or (["no-target"] if able else [])


def make_move(g: CourtisansState, seat: int, choice: Choice) -> None:
    """Section 4.3, C-R68. The move, then what it made due (C-40), then perhaps another."""
    g.dice = []
    if choice.verb in POWER_OF:
        use_power(g, seat, choice)
    else:
        g.actions -= 1
        act(g, seat, choice)
    settle(g)
    go_on(g, seat)
    if choice.verb == "give":
        assert isinstance(choice, OfSeat)
        g.then(ChooseGift(choice.seat, -1), SETTLE_GIFT)


def act(g: CourtisansState, seat: int, choice: Choice) -> None:
    """C-47 to C-77. One action; a gift is chosen afterwards (C-R96)."""
    if choice is DRAW:
        draw(g, seat)
    elif isinstance(choice, Request):
        request(g, seat, choice)
    elif isinstance(choice, Play):
        play_event(g, seat, choice)
    elif isinstance(choice, OfFace):
        take(g, seat, choice.face)
    elif choice.verb != "give":
        hold_audience(g, seat, choice)


def go_on(g: CourtisansState, seat: int) -> None:
    """C-50, C-117, C-R40, C-R58. The turn goes on, unless its courtier died, the round was cut, or nothing is left."""
    if g.cut or g.status[seat] == DEAD:
        g.stopped = True
        return
    left: list[Choice] = []
    if not g.actions:
        powers(g, seat, left)
    if g.actions or left:
        g.push(MAIN)


class Proceed(Step[CourtisansState]):
    """C-136. The courtier was addressed: the move is made."""

    fields = ("code",)

    def __init__(self, code: int) -> None:
        self.code: Final = code

    def run(self, g: CourtisansState) -> None:
        choice = VOCABULARY.choices[self.code]
        assert choice is not None
        make_move(g, g.active, choice)
        end_if_amassed(g)


class SettleGift(Step[CourtisansState]):
    """C-40. A gift may have made a contract due."""

    def run(self, g: CourtisansState) -> None:
        settle(g)
        end_if_amassed(g)


class WindUp(Step[CourtisansState]):
    """C-51, C-103. Income, then the hand limit; neither after a turn that was stopped."""

    def run(self, g: CourtisansState) -> None:
        if g.stopped:
            return
        pay_income(g, g.active)
        if len(g.hands[g.active]) > g.terms.hand_limit:
            g.push(DISCARD_DOWN)
        end_if_amassed(g)


class EndOfTurn(Step[CourtisansState]):
    """C-137. TURN_END: has anybody reached the goal? At most tables the game would have ended then (C-R74)."""

    def run(self, g: CourtisansState) -> None:
        if not g.cut:
            game_over(g)


MAIN: Final = TakeTurn()
WIND_UP: Final = WindUp()
END_OF_TURN: Final = EndOfTurn()
SETTLE_GIFT: Final = SettleGift()
