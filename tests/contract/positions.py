"""How seeded positions are judged, what a greedy bot answers there, what everybody was told on the way: on record in
`positions.toml` beside the tests of each game. Whoever retunes weights or words an event anew changes it on purpose;
whoever does not sees that it stays.

`PYTHONPATH=src python -m tests.contract.positions SLUG...` writes the records anew. A line is a position: the entry of
the log, by seat what the judgement makes of it, the answer of the bot, a fingerprint of every part and trait, one of
the events all seats and a spectator saw since the line before, and one of their views. `things` is one of what is
touched for each answer.
"""

from __future__ import annotations

import hashlib
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from cocarde.bots import choose
from cocarde.core.table import Table
from cocarde.games import built_in, load
from tests.contract.settings import SHORT, Setting, random_play, viewers

TESTS = Path(__file__).parents[1] / "games"
APART = 5
"""Every so many answers the position is looked at; as many times as `LOOKS`."""
LOOKS = 40
ASKED = 4
"""Each so many-th time a bot is asked, too."""


def file_of(slug: str) -> Path:
    return TESTS / slug / "positions.toml"


def recorded(slug: str) -> dict[str, Any]:
    """What is on record of a game."""
    return tomllib.loads(file_of(slug).read_text("utf-8"))


def positions(slug: str, seats: int) -> list[str]:
    """A seeded random game, looked at from time to time."""
    table = Setting(slug, seats, **SHORT.get(slug, {})).table(1794)
    found: list[str] = []
    clocks = dict.fromkeys(viewers(table), 0)
    for n, (seat, _) in enumerate(random_play(table, 1795)):
        if n % APART == APART - 1:
            found.append(f"{thought(table, seat, len(found) % ASKED == 0)} {told(table, clocks)}")
            clocks = {viewer: table.clock(viewer) for viewer in viewers(table)}
            if len(found) == LOOKS:
                break
    return found


def told(table: Table, since: dict[int | None, int]) -> str:
    """What everybody saw happen since then, and what lies before them now."""
    seen = [[msgspec.to_builtins(event) for event in table.events(viewer, clock)] for viewer, clock in since.items()]
    shown = [msgspec.to_builtins(table.view(viewer)) for viewer in since]
    return f"{fingerprint(repr(seen))} {fingerprint(repr(shown))}"


def things_of(slug: str) -> str:
    """What is touched for each answer, what it is called, and with which arguments."""
    choices = [choice for choice in load(slug).vocabulary.choices if choice is not None]
    return fingerprint(repr([(choice.notation, choice.things, choice.label, choice.args) for choice in choices]))


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def thought(table: Table, asked: int, answered: bool) -> str:
    """One position as bots see it."""
    judge, g = table.game.judge, table.state
    worths = [judge.judgement(g, seat) for seat in range(table.seats)]
    insights = [rounded(judge.insight(g, seat)) for seat in range(table.seats)]
    parts = [[(name, rounded(part)) for name, part in judge.features(g, seat)] for seat in range(table.seats)]
    foreseen = [choice.notation for choice in table.decision.foreseen(g, asked)] if table.decision else []
    whole = repr((insights, parts, judge.traits(g), foreseen, [rounded(worth) for worth in worths]))
    answer = choose(table, asked, "greedy", table.n).notation if answered else ""
    judged = " ".join(f"{round(worth, 2) + 0.0:.2f}" for worth in worths)
    return f"{table.n}: {judged} / {answer} / {fingerprint(whole)}"


def rounded(value: float) -> float:
    """The same on every build, and 0 is 0."""
    return round(value, 6) + 0.0


def main(slugs: tuple[str, ...]) -> None:
    for slug in slugs:
        lines = [f'things = "{things_of(slug)}"']
        for seats in load(slug).meta.seats:
            lines += [f"seats_{seats} = [", *[f'  "{line}",' for line in positions(slug, seats)], "]"]
        file_of(slug).write_text("\n".join([*lines, ""]), "utf-8")


if __name__ == "__main__":
    main(tuple(sys.argv[1:]) or tuple(built_in()))
