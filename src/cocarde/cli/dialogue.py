"""Questions of the terminal itself: a menu, a number, a word; an empty line goes back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text as Styled

from cocarde.cli.screen import Screen


class GoneBack(Exception):
    """Whoever was asked wants none of it."""


class Dialogue:
    """Asks at a screen, until an answer fits."""

    def __init__(self, screen: Screen, read: Callable[[], str]) -> None:
        self._screen = screen
        self._read = read

    def menu(self, question: str, answers: Sequence[str]) -> int:
        """The place of the answer chosen, by its number or by words that only it has."""
        self._say(question)
        for n, answer in enumerate(answers, start=1):
            self._screen.console.print(Styled.assemble((f"{n:>3} ", "bold yellow"), answer))
        while True:
            line = self._line()
            if line.isdecimal() and 1 <= int(line[:9]) <= len(answers):
                return int(line) - 1
            found = [at for at, answer in enumerate(answers) if line.casefold() in answer.casefold()]
            if len(found) == 1:
                return found[0]
            self._screen.say("number", "red", last=str(len(answers)))

    def number(self, question: str, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        self._say(f"{question} ({low} … {high})")
        while True:
            line = self._line().replace("−", "-")
            if line.removeprefix("-").isdecimal() and low <= int(line[:10]) <= high:
                return int(line)
            self._screen.say("between", "red", low=str(low), high=str(high))

    def word(self, question: str) -> str:
        """A few words, as they are."""
        self._say(question)
        return self._line()

    def _say(self, question: str) -> None:
        self._screen.console.print(Styled(question, style="bold"))

    def _line(self) -> str:
        line = " ".join(self._read().split())
        if not line:
            raise GoneBack
        return line
