"""Table 2.7: what each Jacobin card does, whom it can reach, and when it is replaced on drawing."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Stake, Text, stake
from cocarde.games.guillotine.choices import RELEASES, TARGETS, OfDeputy, listed
from cocarde.games.guillotine.data.numbers import (
    ACCUSES,
    AMALGAM,
    BIT,
    BOX,
    CERTIFICATE,
    CONVENTION,
    FACTION_OF,
    FUITE,
    GUILLOTINE,
    INCOME,
    JACOBIN_CARDS,
    JACOBINS,
    MISSION,
    NAMED,
    PETITION,
    PRISON,
    ROSTER,
    SIDES,
    SUSPECT_AT,
    how_many,
)
from cocarde.games.guillotine.data.rows import FACTIONS
from cocarde.games.guillotine.rules.at_stake import of_denunciation
from cocarde.games.guillotine.rules.decision import ConventionDecision, FactionDecision, deputy_named
from cocarde.games.guillotine.rules.denunciation.cases import SIMPLE, accuse, bars_target, targets
from cocarde.games.guillotine.rules.places import send, tell_sent
from cocarde.games.guillotine.rules.popularity import BY_JACOBIN_CARD, change_all, change_and_tell
from cocarde.games.guillotine.state import GuillotineState


def fitting(g: GuillotineState, faction: int, face: int, first: int) -> int:
    """G-61, GR-76, GR-97. The legal targets that fit a denunciation card; `first`: the target already chosen, or -1."""
    legal = targets(g, g.owner[faction])
    if NAMED[face] >= 0:
        return legal & BIT[NAMED[face]]
    if SUSPECT_AT[face] >= 0:
        return legal & g.where[SUSPECT_AT[face]]
    if first >= 0:
        own = ROSTER[FACTION_OF[first]]
        return legal & own if PETITION[face] else legal & ~own
    return legal


def usable(g: GuillotineState, faction: int, face: int) -> bool:
    """G-63 to G-65, GR-72. Does a delayed card have a legal use now?"""
    if CERTIFICATE[face]:
        return g.where[PRISON] & ROSTER[faction] != 0
    return fitting(g, faction, face, -1) != 0


def replaced(g: GuillotineState, faction: int, face: int) -> str:
    """G-58, GR-14, GR-15, GR-70. Why a drawn card is replaced; "": it is not."""
    if not ACCUSES[face] or fitting(g, faction, face, -1):
        return ""
    named = NAMED[face]
    if named < 0:
        return "no-target"
    if g.owner[FACTION_OF[named]] < 0:
        return "unused"
    if g.mine[g.owner[faction]] & BIT[named]:
        return "own"
    if g.where[GUILLOTINE] & BIT[named]:
        return "dead"
    if g.where[PRISON] & BIT[named]:
        return "prison"
    return "flight" if g.where[FUITE] & BIT[named] else "protected"


def show_used(g: GuillotineState, face: int) -> None:
    """Section 6. From now on everybody sees the card."""
    g.in_use = [*g.in_use, face]
    g.reveal()
    if g.telling:
        g.tell("used", "G-61", {"faction": FACTIONS[g.drawer], "card": JACOBIN_CARDS[face]})


def use_speech(g: GuillotineState, faction: int, face: int, orator: int) -> None:
    """G-61 (1), G-62. An immediate card that is no denunciation; a dead orator neither gains nor loses (GR-77)."""
    op, n = BOX.jacobins[face].op, BOX.jacobins[face].n
    alive = not g.where[GUILLOTINE] & BIT[orator]
    cause = BY_JACOBIN_CARD + face
    if op == "uproar":  # GR-77
        change_all(g, g.where[JACOBINS], n, cause, "G-62")
    elif op == "address" and g.where[MISSION] & ROSTER[faction]:
        change_all(g, g.where[MISSION] & ROSTER[faction], n, cause, "G-62")
    elif alive and change_and_tell(g, orator, n, cause, "G-62") and op == "purge":  # GR-78
        send(g, orator, CONVENTION)
        tell_sent(g, orator, "GR-78", JACOBIN_CARDS[face])


def use_accusation(g: GuillotineState, faction: int, face: int, first: int) -> None:
    """G-61, G-62. A denunciation card: its target joins the batch, chosen if several fit; none: no effect (GR-71)."""
    fits = fitting(g, faction, face, first)
    if how_many(fits) > 1:
        g.push(ChooseTarget(faction, face, first))
    elif fits:
        strike(g, faction, face, fits.bit_length() - 1, first)
    elif g.telling:
        g.tell("had_no_effect" if first < 0 else "had_no_second", "G-62", {"card": JACOBIN_CARDS[face]})


def strike(g: GuillotineState, faction: int, face: int, deputy: int, first: int) -> None:
    """G-61, GR-97. A case of strength simple; two cards then ask for a second one."""
    accuse(g, deputy, SIMPLE, faction, "G-61", BY_JACOBIN_CARD + face)
    if first < 0 and (PETITION[face] or AMALGAM[face]):
        use_accusation(g, faction, face, deputy)


def release(g: GuillotineState, faction: int, deputy: int) -> None:
    """G-65. `jac_certificat_civisme`: he goes to the Convention at once."""
    send(g, deputy, CONVENTION)
    tell_sent(g, deputy, "G-65", JACOBIN_CARDS[g.in_use[-1]])


def use_certificate(g: GuillotineState, faction: int) -> None:
    """G-65. One of the faction's prisoners, chosen if there are several."""
    prisoners = g.where[PRISON] & ROSTER[faction]
    if how_many(prisoners) > 1:
        g.push(CHOOSE_PRISONER[faction])
    else:
        release(g, faction, prisoners.bit_length() - 1)


class ChooseTarget(ConventionDecision):
    """G-61. P5_TARGET: whom the card denounces; of two targets the first is in the batch already."""

    fields = ("faction", "face", "first")
    rule = "G-61"

    def __init__(self, faction: int, face: int, first: int) -> None:
        self.faction: Final = faction
        self.face: Final = face
        self.first: Final = first

    def seats(self, g: GuillotineState) -> tuple[int, ...]:
        return g.asks(self.faction)

    def answers(self, g: GuillotineState, seat: int) -> list[Choice]:
        return listed(TARGETS, fitting(g, self.faction, self.face, self.first), g.turn_order)

    def take(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, OfDeputy)
        strike(g, self.faction, self.face, choice.deputy, self.first)

    def weigh(self, g: GuillotineState, seat: int, choice: Choice) -> Stake | None:
        assert isinstance(choice, OfDeputy)
        return of_denunciation(g, "strike", choice.deputy, SIMPLE)

    def bars(self, g: GuillotineState, seat: int, kind: str, name: str) -> list[str]:
        if kind != "deputy":
            return []
        words = bars_target(g, seat, deputy_named(name))
        if words or self.first < 0:
            return words or ["wrong-post"]
        return ["other-faction" if PETITION[self.face] else "same-faction"]

    def prompt(self, g: GuillotineState, seat: int) -> Text:
        key = "prompt-target" if self.first < 0 else "prompt-target-second"
        return Text(key, {"card": JACOBIN_CARDS[self.face]})


class ChoosePrisoner(FactionDecision):
    """G-65. P5_TARGET of `jac_certificat_civisme`: each prisoner of the faction."""

    rule = "G-65"

    def answers(self, g: GuillotineState, seat: int) -> list[Choice]:
        return listed(RELEASES, g.where[PRISON] & ROSTER[self.faction], g.turn_order)

    def take(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, OfDeputy)
        release(g, self.faction, choice.deputy)

    def weigh(self, g: GuillotineState, seat: int, choice: Choice) -> Stake | None:
        assert isinstance(choice, OfDeputy)
        return stake("release", pp=g.pp[choice.deputy], loss=-INCOME[PRISON])

    def bars(self, g: GuillotineState, seat: int, kind: str, name: str) -> list[str]:
        return ["not-a-prisoner"] if kind == "deputy" else []

    def prompt(self, g: GuillotineState, seat: int) -> Text:
        return Text("prompt-release", {"faction": FACTIONS[self.faction]})


CHOOSE_PRISONER: Final = [ChoosePrisoner(faction) for faction in range(SIDES)]
