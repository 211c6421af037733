"""What people read of a rules page: the ids that its authors write between backticks are said in words.

An option is called by its title, a value of one by what it says, a card or any other thing by its name; any other id is
a word of the rules, without the dress of code.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from cocarde.core.game import Game
from cocarde.core.text import Text
from cocarde.speech import Speech

CODE = re.compile(r"`([^`]+)`")
ASIDE = re.compile(r" \(`\w+`(?:, `\w+`)*\)")
"""A bracket that only repeats a name as an id."""
SETTING = re.compile(r"(\w+) = (\w+)")
QUOTES: Mapping[str, str] = {"fr": "«\u202f{}\u202f»", "en": "“{}”"}


class Wording:
    """Says the ids of one game in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self._speech = Speech(game, language)
        self._kinds = sorted(set(game.meta.kinds.values()))
        self._quotes = QUOTES[language]
        self._values = {
            value: [option.id for option in game.meta.options if value in option.values]
            for option in game.meta.options
            for value in option.values
        }

    def worded(self, text: str) -> str:
        """The text with words for its ids."""
        without = ASIDE.sub(lambda found: self._aside(found[0]), text)
        return CODE.sub(lambda found: self._word(found[1]), without)

    def _aside(self, bracket: str) -> str:
        """An option in brackets says what to look for at the table; any other id there says nothing to a player."""
        options = [self._option(code) for code in CODE.findall(bracket)]
        return f" ({', '.join(filter(None, options))})" if all(options) else ""

    def _word(self, code: str) -> str:
        return self._option(code) or self._value(code) or self._name(code) or plain(code)

    def _option(self, code: str) -> str:
        """An option, or one with its value: `etiquette = free`."""
        setting = SETTING.fullmatch(code)
        option, value = (setting[1], setting[2]) if setting else (code, "")
        if not self._speech.knows(f"option-{option}"):
            return ""
        title = self._said(f"option-{option}")
        return self._quotes.format(f"{title}, {self._said(f'option-{option}-{value}')}" if value else title)

    def _value(self, code: str) -> str:
        """A value that only one option has."""
        owners = self._values.get(code, [])
        return self._quotes.format(self._said(f"option-{owners[0]}-{code}")) if len(owners) == 1 else ""

    def _name(self, code: str) -> str:
        key = next((f"{kind}-{code}" for kind in self._kinds if self._speech.knows(f"{kind}-{code}")), "")
        return f"*{self._said(key)}*" if key else ""

    def _said(self, key: str) -> str:
        return self._speech.say(Text(key))


def plain(code: str) -> str:
    """An id as the words it is made of."""
    return code.replace("_", " ").lower() if re.fullmatch(r"[A-Z_]+", code) else code.replace("_", " ")
