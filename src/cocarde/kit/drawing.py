# interpreted: only a terminal draws
"""What the drawings of the games in a terminal share."""

from __future__ import annotations

from typing import Final, Protocol

from cocarde.core.text import Text, Value

DARK: Final = "#2b2118"
LIGHT: Final = "#ffffff"


class Says(Protocol):
    """What a drawing needs of the language."""

    def say(self, text: Text, names: list[str] | None = None) -> str: ...

    def knows(self, key: str) -> bool: ...


class Drawing:
    """A picture with words in it."""

    def __init__(self, speech: Says) -> None:
        self.speech = speech

    def word(self, key: str, **args: Value) -> str:
        """A message of the game's texts."""
        return self.speech.say(Text(key, dict(args)))
