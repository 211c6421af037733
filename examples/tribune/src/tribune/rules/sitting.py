"""T-3 to T-5: a motion is turned up, and everybody chooses in secret."""

from __future__ import annotations

from typing import Final

from cocarde.core.agenda import Decision, Step
from cocarde.core.choice import Choice
from cocarde.core.text import Missing, Refusal, Text
from cocarde.kit.refusals import spoken
from tribune.choices import FACE_OF, SILENCE, SPEAK, Speech
from tribune.data.tables import DECLARATION, MOTIONS, SILENT, SITTINGS, SPEECHES, UNDECIDED, VETO, motion_names
from tribune.refusals import all_because, because
from tribune.rules.floor import Floor
from tribune.state import TribuneState


class Sitting(Step[TribuneState]):
    """T-3. The motion of the sitting joins those that were adjourned; the last is the Declaration (T-2)."""

    def run(self, g: TribuneState) -> None:
        g.sitting += 1
        motion = DECLARATION if g.sitting == SITTINGS else g.deck.pop()
        g.order.append(motion)
        g.reveal()
        if g.telling:
            g.tell("sitting_opened", "T-3", {"n": g.sitting, "motion": MOTIONS[motion]})
        g.push(Speak((UNDECIDED,) * g.seats))


class Speak(Decision[TribuneState]):
    """T-4. A speech or silence, chosen in secret; `laid`: what lies face down before each seat."""

    fields = ("laid",)
    rule = "T-4"
    unstaked = "what comes of a speech hangs on what the others lay in secret"

    def __init__(self, laid: tuple[int, ...]) -> None:
        self.laid: Final = laid

    def seats(self, g: TribuneState) -> tuple[int, ...]:
        return tuple(seat for seat, face in enumerate(self.laid) if face == UNDECIDED)

    def options(self, g: TribuneState, seat: int) -> list[Choice]:
        return [*[SPEAK[face] for face in sorted(set(g.hands[seat])) if not too_late(g, face)], SILENCE]

    def apply(self, g: TribuneState, seat: int, choice: Choice) -> None:
        face = choice.face if isinstance(choice, Speech) else SILENT
        laid = (*self.laid[:seat], face, *self.laid[seat + 1 :])
        if g.telling:
            tell_choice(g, seat, face)
        g.push(Speak(laid) if UNDECIDED in laid else Floor(laid))

    def plain(self, g: TribuneState, seat: int) -> bool:
        """Everybody sees that who has no speech left can only keep silent."""
        return not g.hands[seat]

    def prompt(self, g: TribuneState, seat: int) -> Text:
        return Text("prompt-speak", {"motions": motion_names(g.order)})

    def objections(self, g: TribuneState, seat: int, thing: str) -> list[Refusal]:
        if thing not in FACE_OF:
            return []
        face = FACE_OF[thing]
        return all_because(spoken(not_held(g, seat, face), too_late(g, face)), card=SPEECHES[face])

    def missing(self, g: TribuneState, seat: int) -> list[Missing]:
        why = because(too_late(g, VETO)) if VETO in g.hands[seat] else None
        return [Missing(Text("choice-speak", {"card": SPEECHES[VETO]}), why)] if why is not None else []


def not_held(g: TribuneState, seat: int, face: int) -> str:
    """T-4. One speaks from one's own hand."""
    return "" if face in g.hands[seat] else "not-in-hand"


def too_late(g: TribuneState, face: int) -> str:
    """T-5. No Veto stops the Declaration."""
    return "veto-too-late" if face == VETO and g.sitting == SITTINGS else ""


def tell_choice(g: TribuneState, seat: int, face: int) -> None:
    """T-4. Its seat knows what it chose, the others that it has chosen."""
    if face == SILENT:
        g.whisper((seat,), "chose_silence", "T-4", {"seat": seat}, "chose", {"seat": seat})
    else:
        g.whisper((seat,), "chose_speech", "T-4", {"seat": seat, "card": SPEECHES[face]}, "chose", {"seat": seat})


SITTING: Final = Sitting()
