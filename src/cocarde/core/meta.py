# interpreted: msgspec structs
"""What a game says about itself before it is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from cocarde.core.errors import BadInput


class TableOption(msgspec.Struct, frozen=True):
    """A switch of the table: its values, the default first among equals, and the rule it changes.

    Texts: `option-ID`, `option-ID-VALUE`. `seats`: the numbers of seats it applies to (empty: all).
    `people`: the values for tables without bots. `alone`: the default where one screen plays, against bots or itself
    (empty: the same). `before`: its value at tables that were set up before there was such a switch (empty: the
    default, which then changed nothing). One called `lang` says which language the table itself speaks: that of the
    host's page or terminal, unless it is chosen.
    """

    id: str
    values: tuple[str, ...]
    default: str
    rule: str
    seats: tuple[int, ...] = ()
    people: tuple[str, ...] = ()
    alone: str = ""
    before: str = ""

    def usual(self, alone: bool) -> str:
        """Its value if nobody chooses one."""
        return self.alone if alone and self.alone else self.default


class Revision(msgspec.Struct, frozen=True):
    """Since `version` the rules are otherwise than they were in version `of`.

    Text: `event-revised-VERSION` (a dot as a dash), what changed: told in the log of the games that it finds running,
    which are played again under the new rules. `option`: all that changed is chosen by this option; tables of before
    keep its `before`, go on as they began, and nothing is told.
    """

    of: str
    version: str
    option: str = ""

    @property
    def event(self) -> str:
        """The kind of the event that tells of it."""
        return "revised-" + self.version.replace(".", "-")


class Meta(msgspec.Struct, frozen=True):
    """The card of a game. `kinds` maps the names of arguments in texts to what they name.

    An argument of kind `card` with value `w1_faux` reads as the message `card-w1_faux`;
    of kind `seat` as the name of the player; arguments not listed are numbers or plain words.
    `minutes`: how long it takes, from the fewest seats to the most. `year`: the first that it is about; the shelf is
    in this order. `silence`: what counts as the answer of a player whose time is over: what a bot would say, the
    first option, or that he gives up (`resign`). `reserved`: verbs that the house alone answers with (see
    `Game.overhears`). `revisions`: how the rules came to `rules_version`; without a way from the version it began
    with, a running game is closed to moves (see `cocarde.core.replay.reopening`).
    """

    slug: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    year: int
    rules_version: str
    options: tuple[TableOption, ...] = ()
    kinds: dict[str, str] = {}
    silence: Literal["bot", "first", "forfeit"] = "bot"
    reserved: tuple[str, ...] = ()
    revisions: tuple[Revision, ...] = ()

    def revised_since(self, version: str) -> list[Revision] | None:
        """What changed in the rules since this version, in order; None: no way leads from there to these rules."""
        way: list[Revision] = []
        while version != self.rules_version:
            step = next((one for one in self.revisions if one.of == version and one not in way), None)
            if step is None:
                return None
            way.append(step)
            version = step.version
        return way

    def settle(self, seats: int, chosen: Mapping[str, object] | None, alone: bool = False) -> dict[str, str]:
        """Every option with its chosen or default value, or a `BadInput` that names what is wrong."""
        if seats not in self.seats:
            raise BadInput(f"{self.slug}: {seats} seats; it is played by {_either(self.seats)}")
        settled = {option.id: option.usual(alone) for option in self.options}
        for name, value in (chosen or {}).items():
            option = next((o for o in self.options if o.id == name), None)
            if option is None:
                known = ", ".join(sorted(settled)) or "none"
                raise BadInput(f"{self.slug}: no option {name!r}; its options are {known}")
            word = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
            if word not in option.values:
                raise BadInput(f"{self.slug}: option {name} takes {_either(option.values)}, not {word!r}")
            settled[name] = word
        return settled

    def known(self, options: Mapping[str, str]) -> dict[str, str]:
        """Those of these options, chosen at some time, that can be chosen today."""
        values = {option.id: option.values for option in self.options}
        return {name: value for name, value in options.items() if value in values.get(name, ())}

    def kept(self, seats: int, options: Mapping[str, object] | None) -> dict[str, str]:
        """The options of a table that was set up at some time, with those that it did not know yet."""
        unknown = {option.id: option.before or option.default for option in self.options}
        return self.settle(seats, {**unknown, **(options or {})})

    def admit_bots(self, settled: Mapping[str, str]) -> None:
        """`BadInput` when an option asks for a table of people only."""
        for option in self.options:
            if settled[option.id] in option.people:
                chosen = f"option {option.id} is {settled[option.id]!r}"
                raise BadInput(f"{self.slug}: {chosen}, which is for tables without bots ({option.rule})")


def _either(values: tuple[object, ...]) -> str:
    words = [str(value) for value in values]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]
