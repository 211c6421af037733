"""A game at the terminal: people answer by number or in words, bots by themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from cocarde.bots import Advice
from cocarde.bots.factories import Thinker
from cocarde.cli.answers import Answers
from cocarde.cli.dialogue import Dialogue, GoneBack
from cocarde.cli.rulebook import find, print_primer, print_rule
from cocarde.cli.screen import Screen, bare, board, holding
from cocarde.core.agenda import single_answer
from cocarde.core.choice import Choice
from cocarde.core.errors import BadInput, Refused
from cocarde.core.table import Table
from cocarde.core.text import Text, refusal
from cocarde.speech.primer import primer
from cocarde.speech.rulebook import rulebook

COMMANDS: Final = {
    "help": ("?", "help", "aide"),
    "why": ("why", "pourquoi"),
    "look": ("look", "voir"),
    "rules": ("rules", "règles", "regles"),
    "hint": ("hint", "conseil"),
    "rule": ("rule", "règle", "regle"),
    "log": ("log", "journal"),
    "board": ("board", "plateau"),
    "notations": ("notations",),
    "undo": ("undo", "annuler"),
    "restart": ("restart", "recommencer"),
    "save": ("save", "sauver"),
    "quit": ("quit", "quitter", "exit", "q"),
}
BACKWARDS: Final = ("undid", "rewound")
NEEDS: Final = {"why": "thing", "look": "name", "rule": "rule", "save": "file"}


Adviser = Callable[[Table, int], list[Advice]]
"""The answers a bot thinks of for a seat that is asked, the best first."""


class Left(Exception):
    """The player at the screen went away."""


class Misread(Exception):
    """A line that is neither an answer nor a command, and the sentence that says so."""

    def __init__(self, key: str, **args: str) -> None:
        super().__init__(key)
        self.key = key
        self.words = args


class Session:
    """One table, the bots at it, and the screen the others share."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Thinker],
        adviser: Adviser,
        screen: Screen,
        read: Callable[[], str],
        ask_all: bool = False,
    ) -> None:
        self.table = table
        self.bots = bots
        self.adviser = adviser
        self.screen = screen
        self.read = read
        self.seen = [0] * table.seats
        self.at_screen: int | None = None
        self.ask_all = ask_all
        self.people = [seat for seat in range(table.seats) if seat not in bots]

    def run(self) -> None:
        """Play to the end, or until somebody quits or the input is over."""
        try:
            while self.table.pending():
                self._let_somebody_answer()
        except (Left, EOFError):
            self.screen.say("left")
            return
        self._end()

    def _let_somebody_answer(self) -> None:
        asked = self.table.pending()
        bot = next((seat for seat in asked if seat in self.bots), None)
        if bot is not None:
            self.table.answer(bot, self.bots[bot](self.table.game, self.table.state, bot))
        else:
            self._turn(self.at_screen if self.at_screen in asked and self.at_screen is not None else asked[0])

    def _turn(self, seat: int) -> None:
        only = self._only_answer(seat)
        if only is None:
            self._ask(seat)
        else:
            self.table.answer(seat, only)

    def _only_answer(self, seat: int) -> Choice | None:
        """The one answer of who is alone against bots: given at once, as the log tells; not again when taken back."""
        if self.ask_all or len(self.people) > 1:
            return None
        told = self.table.events(seat)
        taken_back = bool(told) and told[-1].kind in BACKWARDS
        return None if taken_back else single_answer(self.table.state, seat)

    def _ask(self, seat: int) -> None:
        self._draw_the_curtain(seat)
        before = self.table.n
        self.screen.show(self.table, seat, self.seen[seat])
        if self.seen[seat] == 0:
            self.screen.say("you", "dim", who=self.screen.names[seat])
        self.seen[seat] = self.table.clock(seat)
        while self.table.n == before:
            self._obey(seat, self.read())

    def _draw_the_curtain(self, seat: int) -> None:
        if len(self.people) > 1 and self.at_screen != seat:
            self.screen.wipe()
            self.screen.say("curtain", "bold", who=self.screen.names[seat])
            self.read()
        self.at_screen = seat

    def _obey(self, seat: int, line: str) -> None:
        words = " ".join(line.split())
        if not words:
            return
        try:
            choice = self._exact(seat, words)
            command, rest = (None, "") if choice is not None else self._order(words)
            if command is not None:
                self._command(command, seat, rest)
            else:
                self.table.answer(seat, choice or self._near(seat, words))
        except GoneBack:
            self.screen.choices(self.table, seat)
        except Misread as error:
            self.screen.say(error.key, "red", **error.words)
        except Refused as error:
            self.screen.refusal(error.refusal)
        except BadInput as error:
            self.screen.console.print(str(error), style="red", markup=False)

    def _exact(self, seat: int, words: str) -> Choice | None:
        """The answer of this number or notation."""
        answers = Answers(self.table, seat, self.screen)
        if words.isdecimal():
            if not 1 <= int(words[:9]) <= len(answers):
                raise Misread("number", last=str(len(answers)))
            return answers.give(int(words) - 1, Dialogue(self.screen, self.read))
        return next((choice for choice in answers.choices if choice.notation == words), None)

    def _order(self, words: str) -> tuple[str | None, str]:
        """The command these words are, with what follows it; None if they are none."""
        word, _, rest = words.partition(" ")
        command = next((name for name, spellings in COMMANDS.items() if word.lower() in spellings), None)
        if command in NEEDS and not rest:
            raise Misread("needs", word=word, what=self.screen.words(f"what-{NEEDS[command]}"))
        return command, rest

    def _near(self, seat: int, words: str) -> Choice:
        """The only answer with these words; else one written in full, about which the table will say why not."""
        answers = Answers(self.table, seat, self.screen)
        found = answers.called(words)
        if len(found) == 1:
            return answers.give(found[0], Dialogue(self.screen, self.read))
        if found:
            self.screen.few(answers.rows(found), answers.step(found))
            raise Misread("which", words=words)
        near = [choice for choice in answers.choices if choice.notation.startswith(words)]
        if len(near) == 1:
            return near[0]
        try:
            return self.table.game.vocabulary.read(words)
        except BadInput as error:
            raise Misread("none", words=words[:60]) from error

    def _command(self, command: str, seat: int, rest: str) -> None:
        match command:
            case "help":
                self.screen.say("help")
            case "why":
                self._why(seat, rest)
            case "hint":
                self._advise(seat)
            case "look":
                self._look(rest)
            case "rules":
                print_primer(self.screen.console, primer(self.table.game.meta.slug).said(self.screen.speech.language))
            case "rule":
                slug = self.table.game.meta.slug
                print_rule(self.screen.console, find(rulebook(slug), slug, rest), self.screen.speech.language)
            case "log":
                self.screen.story(self.table.events(seat))
            case "board":
                self.screen.show(self.table, seat, self.seen[seat])
            case "notations":
                self.screen.notations(self.table, seat)
            case "undo":
                self.table.undo(seat)
            case "restart":
                self.table.undo(seat, whole=True)
            case "save":
                self._save(Path(rest).expanduser())
            case _:
                raise Left

    def _advise(self, seat: int) -> None:
        if self.table.decision is not None and not self.table.decision.advised:
            raise Refused(refusal("core", "no-advice"))
        self.screen.advice(self.table, seat, self.adviser(self.table, seat))

    def _why(self, seat: int, words: str) -> None:
        things = self._things(words)
        if things:
            found = [self.table.reasons(seat, thing) for thing in things]
            reasons = [] if [] in found else found[0]
        else:
            try:
                why = self.table.refuses(seat, self.table.game.vocabulary.read(words))
            except BadInput:
                self.screen.say("nothing-called", "red", thing=words[:60])
                return
            reasons = [] if why is None else [why]
        if not reasons:
            self.screen.say("possible", "green")
        for reason in reasons:
            self.screen.refusal(reason)

    def _look(self, words: str) -> None:
        things = self._things(words)
        if not things:
            raise Misread("nothing-called", thing=words[:60])
        for thing in things[:6]:
            self.screen.face(thing)

    def _things(self, words: str) -> list[str]:
        """The things of the game called so: `card:w1_faux`, `w1_faux`, or by the name one reads.

        First those that some answer touches; where answers are measured (a flick), what else the texts name.
        """
        choices = [choice for choice in self.table.game.vocabulary.choices if choice is not None]
        touched = sorted({thing for choice in choices for thing in choice.things})
        return self._called(words, touched) or self._called(words, self.screen.speech.things())

    def _called(self, words: str, known: list[str]) -> list[str]:
        called = [thing for thing in known if words in (thing, thing.partition(":")[2])]
        spoken = [self._spoken(thing) for thing in known]
        exact = [thing for thing, names in zip(known, spoken, strict=True) if words.casefold() in names]
        near = [
            thing for thing, names in zip(known, spoken, strict=True) if holding([bare(one) for one in names], words)
        ]
        return called or exact or (near if bare(words) else [])

    def _spoken(self, thing: str) -> list[str]:
        """The names of a thing in the language of the screen."""
        speech, name = self.screen.speech, thing.partition(":")[2]
        keys = [f"{kind}-{name}" for kind in set(speech.kinds.values())]
        return [speech.say(Text(key)).casefold() for key in keys if speech.knows(key)]

    def _save(self, path: Path) -> None:
        try:
            path.write_bytes(self.table.save())
        except OSError as error:
            self.screen.say("not-saved", "red", file=str(path), why=error.strerror or str(error))
        else:
            self.screen.say("saved", "green", file=str(path))

    def _end(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        self.screen.wipe()
        self.screen.console.print(board(self.table, viewer, self.screen.speech))
        self.screen.story(self.table.events(viewer, self.seen[viewer] if viewer is not None else 0))
        self.screen.say("over", "bold")
        outcome = self.table.outcome()
        if outcome is not None:
            self.screen.outcome(outcome)
