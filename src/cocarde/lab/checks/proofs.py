"""What must hold of any table at any moment; each proof raises `BrokenInvariant` with what it found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from cocarde.core.agenda import State, decide, waiting_decision
from cocarde.core.chance import Chance, Fast
from cocarde.core.choice import Choice
from cocarde.core.codec import pack_state
from cocarde.core.errors import BrokenInvariant
from cocarde.core.game import Game
from cocarde.core.playout import next_seat
from cocarde.core.table import Table
from cocarde.core.text import Text
from cocarde.speech import Speech

AHEAD = 12
"""How many answers a clone plays on alone before the original is looked at again."""


def snapshot(g: State) -> bytes:
    """The whole position, apart from the state that goes on changing."""
    return msgspec.json.encode(pack_state(g))


def options_are_sound(table: Table, seat: int) -> None:
    """There is an answer; no answer is offered twice, reads back as another, or is refused."""
    options = table.options(seat)
    notations = [choice.notation for choice in options]
    if not options or len(set(notations)) != len(notations):
        raise BrokenInvariant(f"seat {seat} has no option, or one twice: {notations}")
    for choice in options:
        if table.game.vocabulary.read(choice.notation).notation != choice.notation:
            raise BrokenInvariant(f"{choice.notation!r} reads back as another answer")
        refused = table.refuses(seat, choice)
        blocked = [thing for thing in choice.things if table.explains(seat, thing) is not None]
        if refused is not None or blocked:
            raise BrokenInvariant(f"{choice.notation!r} is offered to seat {seat} and refused: {refused} {blocked}")


class Ear:
    """Hears texts in every language, each once: a missing message or argument is an error."""

    def __init__(self, tongues: Sequence[Speech]) -> None:
        self.tongues = tongues
        self.heard: set[str] = set()

    def hear(self, text: Text) -> None:
        """Have it said, unless it was said before."""
        if repr(text) not in self.heard:
            self.heard.add(repr(text))
            for tongue in self.tongues:
                tongue.say(text)

    def hear_choice(self, choice: Choice) -> None:
        """What its button says."""
        if choice.notation not in self.heard:
            self.heard.add(choice.notation)
            for tongue in self.tongues:
                tongue.label(choice)


def texts_exist(table: Table, seat: int, since: int, ear: Ear) -> None:
    """Prompt, options and what was seen since read as sentences in every language."""
    prompt = table.prompt(seat)
    if prompt is not None:
        ear.hear(prompt)
    for choice in table.options(seat):
        label = table.label(seat, choice)
        if label is None:
            ear.hear_choice(choice)
        else:
            ear.hear(label)
    for seen in table.events(seat, since):
        ear.hear(Text(f"event-{seen.kind}", seen.args))


def nothing_hidden_shows(table: Table, seat: int, chance: Chance) -> None:
    """With all that `seat` cannot know dealt anew, it sees and may do the same, and so does a spectator."""
    before = snapshot(table.state)
    other = table.game.redeal(table.state, seat, chance)
    _check_redeal(table.game, other, seat)
    for viewer in (seat, None):
        _same(table.view(viewer), table.game.view(other, viewer), f"what {_name(viewer)} sees", seat)
    _same(_asked(table.state, seat), _asked(other, seat), f"what seat {seat} may answer", seat)
    if snapshot(table.state) != before:
        raise BrokenInvariant("dealing anew changed the game itself")


def _check_redeal(game: Game[Any], other: State, seat: int) -> None:
    try:
        game.check(other)
    except BrokenInvariant as error:
        raise BrokenInvariant(f"dealt anew for seat {seat}: {error}") from error


def _asked(g: State, seat: int) -> list[str]:
    decision = waiting_decision(g)
    if decision is None or seat not in decision.seats(g):
        return []
    return [choice.notation for choice in decision.options(g, seat)]


def _same(one: object, other: object, what: str, seat: int) -> None:
    if one != other:
        raise BrokenInvariant(f"{what} depends on what seat {seat} cannot know: {first_difference(one, other)}")


def _name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def twins_agree(table: Table, chance: Chance) -> None:
    """A clone, the table saved and loaded, and its log replayed are the same game; a clone goes its own way."""
    before = snapshot(table.state)
    saved = table.save()
    loaded = Table.load(table.game, saved)
    if loaded.save() != saved:
        raise BrokenInvariant("saved and loaded, the table is another")
    seen = [_sight(table, viewer) for viewer in (None, *range(table.seats))]
    for twin, how in ((table.clone(), "clone"), (loaded, "loaded table"), (table.replay(), "replayed log")):
        _twin_agrees(table, seen, twin, how)
    _wander(table.game, table.state.copy(), chance)
    if snapshot(table.state) != before:
        raise BrokenInvariant("playing on with a clone changed the original")


def _sight(table: Table, viewer: int | None) -> tuple[object, ...]:
    return table.view(viewer), table.waiting(viewer), table.clock(viewer), table.events(viewer)


def _twin_agrees(table: Table, seen: list[tuple[object, ...]], twin: Table, how: str) -> None:
    for mine, viewer in zip(seen, (None, *range(table.seats)), strict=True):
        other = _sight(twin, viewer)
        if mine != other:
            raise BrokenInvariant(f"{how}: {_name(viewer)} sees another game: {first_difference(mine, other)}")
    mine_packed, other_packed = pack_state(table.state), pack_state(twin.state)
    for part in ("fields", "agenda", "reveals"):
        if getattr(mine_packed, part) != getattr(other_packed, part):
            found = first_difference(getattr(mine_packed, part), getattr(other_packed, part))
            raise BrokenInvariant(f"{how}: another position: {part}{found}")


def _wander(game: Game[Any], g: State, chance: Chance) -> None:
    for _ in range(AHEAD):
        decision = waiting_decision(g)
        if decision is None:
            return
        seat = next_seat(decision, g, chance)
        options = decision.options(g, seat)
        decide(g, seat, options[chance.below(len(options))])
        game.check(g)


def undo_goes_back(table: Table, seat: int, before: bytes) -> None:
    """Take the last answer of `seat` back, if that is allowed, and give it again: the same position both times."""
    if table.refuses_undo(seat) is not None:
        return
    after, choice = snapshot(table.state), table.log[-1].choice
    table.undo(seat)
    _leads_to(before, table, f"taking {choice!r} back")
    table.answer(seat, choice)
    _leads_to(after, table, f"giving {choice!r} again")


def _leads_to(wanted: bytes, table: Table, how: str) -> None:
    found = snapshot(table.state)
    if found != wanted:
        where = first_difference(msgspec.json.decode(wanted), msgspec.json.decode(found))
        raise BrokenInvariant(f"{how} leads elsewhere: {where}")


def first_difference(one: object, other: object, path: str = "") -> str:
    """Where two values differ first, as a path and the two ends."""
    a, b = msgspec.to_builtins(one), msgspec.to_builtins(other)
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        return next((first_difference(a[key], b[key], f"{path}.{key}") for key in a if a[key] != b[key]), path)
    if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)) and len(a) == len(b):
        return next(
            (first_difference(x, y, f"{path}[{n}]") for n, (x, y) in enumerate(zip(a, b, strict=True)) if x != y), path
        )
    return f"{path}: {a!r:.80} or {b!r:.80}"


def seeded(seed: int, salt: int) -> Chance:
    """A source for the trial itself, apart from the game's own."""
    return Fast((seed << 8) ^ salt ^ 0x5DEECE66D)
