"""The words and figures of a report, in French or English."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from cocarde.core.text import Text
from cocarde.games import load
from cocarde.speech import Speech

NARROW = "\u202f"
MINUS = "\u2212"
SOMETHING = "…"


@cache
def words(slug: str, language: str) -> Words:
    """The words for a report on this game."""
    return Words(slug, language)


class Words(Speech):
    """The texts of the game and those of the report."""

    def __init__(self, slug: str, language: str) -> None:
        super().__init__(load(slug), language)
        texts = files("cocarde.lab.report") / "text" / language / "report.ftl"
        self.learn(texts.read_text("utf-8"))

    def word(self, key: str, **args: str | int) -> str:
        """A text of the report; its arguments are words already."""
        return self._fill(f"report-{key}", args)

    def heading(self, id: str) -> str:
        """The title of a list of things; of one that nobody named, its kind."""
        return self.word(f"heading-{id}") if self.knows(f"report-heading-{id}") else id.capitalize()

    def turns(self, slug: str) -> str:
        """What the turns of a game are called."""
        slug = slug.partition("+")[0]
        return self.word(f"turns-{slug}" if self.knows(f"report-turns-{slug}") else "turns")

    def pattern(self, key: str, names: list[str]) -> str:
        """A text of the game that stands for all its like: where it names a card, it says ‹card›."""
        return self._fill(key, {name: self._something(name) for name in names})

    def _something(self, name: str) -> str:
        """What an argument names, by its kind; three points where that has no word."""
        key = f"some-{self.kinds.get(name, '')}"
        return f"‹{self.word(key)}›" if self.knows(f"report-{key}") else SOMETHING

    def _fill(self, key: str, args: dict[str, Any]) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        return self.spoken(str(self._bundle.format_pattern(pattern, args)[0]), args)

    def thing(self, kind: str, name: str) -> str:
        """What a thing of the box is called, as a title."""
        key = f"{kind}-{name}"
        said = self.say(Text(key)) if self.knows(key) else name
        return said[:1].upper() + said[1:]

    def seat(self, seat: int, seats: int) -> str:
        """What a seat is called: by the game if it has names for it, else by its number."""
        own = f"terminal-seat-{seats}-{seat}"
        return self.say(Text(own if self.knows(own) else f"seat-{seat}"))

    def whole(self, number: int) -> str:
        """12 345 or 12,345."""
        return f"{number:,}".replace(",", NARROW) if self.french else f"{number:,}"

    def decimal(self, number: float, digits: int = 1) -> str:
        """12,3 or 12.3."""
        said = f"{number:.{digits}f}".replace("-", MINUS)
        return said.replace(".", ",") if self.french else said

    def percent(self, share: float, digits: int = 1) -> str:
        """12,3 % or 12.3%."""
        return self.decimal(100 * share, digits) + (f"{NARROW}%" if self.french else "%")

    def signed(self, number: float) -> str:
        """+12,3 or −12,3."""
        return ("+" if number > 0 else "") + self.decimal(number)

    def points(self, effect: float) -> str:
        """+4,2 pts: a difference of shares."""
        return self.word("points", n=self.signed(100 * effect))

    @property
    def french(self) -> bool:
        return self.language == "fr"
