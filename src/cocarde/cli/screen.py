"""What a table looks like in a terminal: the board as its game draws it, the log, the numbered choices."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final

import msgspec
import rich._wrap
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.rule import Rule as Line
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text as Styled
from rich.tree import Tree

from cocarde.bots import Advice
from cocarde.core.agenda import Offer
from cocarde.core.choice import Choice
from cocarde.core.event import Seen
from cocarde.core.outcome import Outcome
from cocarde.core.table import Table
from cocarde.core.text import Missing, Refusal, Stake, Text, Value
from cocarde.speech import Speech

rich._wrap.re_word = re.compile(r"[ \t\n]*[^ \t\n]+[ \t\n]*")
"""No-break spaces hold their words together: rich would break a line before a colon and inside a number."""
NUMBER: Final = 3
"""How wide the number of an answer is set."""
MOST: Final = 24
SOME: Final = 4
"""Of more answers than `MOST`, so many that begin with the same thing are one line."""


def board(table: Table, viewer: int | None, speech: Speech) -> RenderableType:
    """The table as `viewer` sees it, as its game draws it, else as a tree."""
    view, draw = table.view(viewer), table.game.drawing()
    if draw is not None:
        drawn: RenderableType = draw(view, table.game.box(), speech)
        return drawn
    return tree(table.game.meta.slug, msgspec.to_builtins(view))


def seat_names(speech: Speech, seats: int, otherwise: str = "seat") -> list[str]:
    """What the seats are called: by the game (`terminal-seat-2-0`: the first of two), else by the house.

    `otherwise`: by their number (`seat`), or by a name of the time (`terminal-name`).
    """
    own = [f"terminal-seat-{seats}-{seat}" for seat in range(seats)]
    return [speech.say(Text(key if speech.knows(key) else f"{otherwise}-{seat}")) for seat, key in enumerate(own)]


def tree(label: str, value: Any) -> Tree:
    """Any value as branches and leaves; a list of plain values is one leaf."""
    if isinstance(value, dict):
        branch = Tree(Styled(label, style="bold"))
        for key, item in value.items():
            branch.add(tree(str(key), item))
        return branch
    if isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
        branch = Tree(Styled(label, style="bold"))
        for n, item in enumerate(value):
            branch.add(tree(str(n), item))
        return branch
    shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return Tree(Styled.assemble(f"{label}: ", (shown, "cyan")))


class Screen:
    """Prints a table and what happens at it, in one language."""

    def __init__(self, console: Console, speech: Speech, names: list[str]) -> None:
        self.console = console
        self.speech = speech
        self.names = names
        self.called = names

    def say(self, key: str, style: str = "", **args: str) -> None:
        """A sentence of the house."""
        self.console.print(Styled(self.words(key, **args), style=style))

    def words(self, key: str, **args: str | int) -> str:
        """The sentence itself."""
        return self.speech.say(Text(f"terminal-{key}", dict(args)))

    def wipe(self) -> None:
        """A fresh screen on a terminal; a line elsewhere."""
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print(Line(style="dim"))

    def show(self, table: Table, seat: int, since: int) -> None:
        """The board, what `seat` saw since its last answer, and what it is asked now."""
        self.wipe()
        self.called = self.calling(table, seat)
        self.console.print(board(table, seat, self.speech))
        self.story(table.events(seat, since))
        prompt = table.prompt(seat)
        if prompt is not None:
            self.console.print(Styled(self.speech.say(prompt, self.called), style="bold"))
        self.choices(table, seat)

    def calling(self, table: Table, seat: int) -> list[str]:
        """What the seats are called in what is asked: as the game names them (C-127), whoever is asked marked out."""
        own: list[str] = getattr(table.view(seat), "called", None) or []
        return [
            self.words("called-you", name=name) if at == seat else name for at, name in enumerate(own)
        ] or self.names

    def story(self, events: list[Seen]) -> None:
        """Log lines with their rules."""
        if not events:
            return
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(style="dim", no_wrap=True, min_width=5)
        for seen in events:
            rule = "" if seen.rule == "core" else seen.rule
            grid.add_row(rule, Styled(self.speech.event(seen, self.names)))
        self.console.print(Line(style="dim"))
        self.console.print(grid)
        self.console.print(Line(style="dim"))

    def choices(self, table: Table, seat: int) -> None:
        """The numbered answers with their stakes, in columns when they are many and have none; then those in vain."""
        answers = [(choice, table.stakes(seat, choice)) for choice in table.options(seat)]
        folds = self.folds(table, seat)
        cells = [
            folds.get(n) or self.numbered(n + 1, self.label(table, seat, choice), stake)
            for n, (choice, stake) in enumerate(answers)
            if folds.get(n, self) is not None
        ]
        if len(cells) > 6 and not any(stake for _, stake in answers):
            self.console.print(Columns(cells, column_first=True, padding=(0, 2)))
        elif cells:
            grid = Grid.grid(padding=(0, 1))  # a long stake goes on below itself, not below the number
            grid.add_column(no_wrap=True)
            for cell in cells:
                grid.add_row(cell[:NUMBER], cell[NUMBER + 1 :])
            self.console.print(grid)
        self.in_vain(table.missing(seat))
        for n, offer in enumerate(table.offers(seat), start=len(answers) + 1):
            self.console.print(Styled.assemble((f"{n:>3} ", "bold yellow"), (self.offered(offer), "cyan")))

    def in_vain(self, missing: list[Missing]) -> None:
        """What one would look for among the answers, and why it is not there; a long reason goes on below itself."""
        if not missing:
            return
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(no_wrap=True, min_width=NUMBER, justify="right", style="dim")
        grid.add_column(style="dim")
        for one in missing:
            label, why = self.speech.say(one.label, self.called), self.speech.refusal(one.why, self.called)
            said = self.speech.say(Text("caused", {"source": label, "said": why}))
            grid.add_row("–", Styled(f"{said} ({one.why.rule})"))
        self.console.print(grid)

    def folds(self, table: Table, seat: int) -> dict[int, Styled | None]:
        """Of very many answers those that begin with the same thing, by their places: one line for all of them.

        The name of the thing, typed, unfolds them; where it would not lead to just these they stand there one by one.
        """
        choices = table.options(seat)
        if len(choices) <= MOST:
            return {}
        said = [bare(self.label(table, seat, choice)) for choice in choices]
        groups: dict[tuple[str, ...], list[int]] = {}
        for n, choice in enumerate(choices):
            groups.setdefault(choice.things[:1], []).append(n)
        lines: dict[int, Styled | None] = {}
        for first, places in groups.items():
            name = self.speech.name_of(first[0], self.called) if first else ""
            weighed = {str(table.stakes(seat, choices[n])) for n in places}
            if name and len(places) >= SOME and len(weighed) > 1 and holding(said, name) == places:
                told = self.words("folded", name=name, n=str(len(places)))
                step = table.steps(seat).get(first)
                lead = self.speech.say(step, self.called) if step is not None else ""
                lines.update(dict.fromkeys(places[1:]))
                lines[places[0]] = Styled.assemble((" " * (NUMBER + 1), ""), f"{name}…  ", (f"{lead} {told}", "dim"))
        return lines

    def offered(self, offer: Offer) -> str:
        """An answer that is put together in numbers or words, as its game calls it."""
        args: dict[str, Value] = {name: self._seat(value) for name, value in offer.ids.items()}
        key = f"offer-{offer.verb}"
        if self.speech.knows(key):
            return self.speech.say(Text(key, args), self.called)
        return " ".join([offer.verb, *map(str, args.values())])

    def asking(self, name: str) -> str:
        """The question for a number or a word of such an answer."""
        key = f"range-{name}"
        return self.speech.say(Text(key)) if self.speech.knows(key) else name

    def _seat(self, value: str) -> str:
        found = re.fullmatch(r"seat(\d+)", value)
        return self.called[int(found[1])] if found else value

    def few(self, rows: list[tuple[int, str, Stake | None]], step: Text | None) -> None:
        """The answers that are left of a search with their stakes, under what is wanted next."""
        if step is not None:
            self.console.print(Styled(self.speech.say(step, self.called), style="bold"))
        for n, label, stake in rows:
            self.console.print(self.numbered(n + 1, label, stake))

    def face(self, thing: str) -> None:
        """A card, a square, a place: its name and all that is printed on it."""
        kind, _, name = thing.partition(":")
        key = f"{kind}-{name}"
        self.console.print(Styled(self.speech.name_of(thing), style="bold"))
        for said in self.speech.printed(key):
            self.console.print(Styled(f"  {said}"))

    def label(self, table: Table, seat: int, choice: Choice) -> str:
        """What an answer of `seat` is called at this moment."""
        text = table.label(seat, choice)
        return self.speech.label(choice, self.called) if text is None else self.speech.say(text, self.called)

    def numbered(self, n: int, label: str, stake: Stake | None) -> Styled:
        """An answer with its number and what is at stake."""
        cell = Styled.assemble((f"{n:>{NUMBER}} ", "bold yellow"), label)
        if stake is not None:
            cell.append(f"  {self.stake(stake)}", style="dim")
        return cell

    def stake(self, stake: Stake) -> str:
        """The chance that it succeeds, then what is at stake: after that it would seem to be of its end."""
        chance = self.speech.say(Text("coach-percent", {"percent": stake.percent})) if stake.percent >= 0 else ""
        return f"{chance} {self.speech.say(stake.text, self.called)}".lstrip()

    def notations(self, table: Table, seat: int) -> None:
        """The numbered answers with their notations."""
        grid = Grid.grid(padding=(0, 2))
        for n, choice in enumerate(table.options(seat), start=1):
            grid.add_row(
                Styled(f"{n:>3}", style="bold yellow"),
                self.label(table, seat, choice),
                Styled(choice.notation, style="dim"),
            )
        self.console.print(grid)

    def advice(self, table: Table, seat: int, found: list[Advice]) -> None:
        """The answers the bot thinks of, the chance to win with each, and why."""
        self.say("advice")
        for n, one in enumerate(found, start=1):
            chance = self.speech.say(Text("hint-chance", {"percent": round(100 * one.chance)}))
            mark = "  =" if one.equal else f"{n:>3}"
            label = self.label(table, seat, one.choice)
            self.console.print(Styled.assemble((mark, "bold yellow"), f"  {label}  ", (chance, "cyan")))
            for line in self._friendly(table, seat, one, first=n == 1):
                self.console.print(Styled(f"       {line}", style="dim"))

    def _friendly(self, table: Table, seat: int, one: Advice, first: bool) -> list[str]:
        """What a friend would say of an answer: what is at stake, what follows, and why."""
        stake = table.stakes(seat, one.choice)
        said = [] if stake is None else [self.stake(stake)]
        for key, seen in (("hint-then", one.leads_to), ("hint-otherwise" if first else "hint-but", one.otherwise)):
            if seen is not None:
                said.append(self.speech.say(Text(key, {"what": self.speech.event(seen, self.called)})))
        return [*said, self.speech.say(one.reason, self.called)]

    def refusal(self, why: Refusal) -> None:
        """Why not, with the rule."""
        rule = "" if why.rule == "core" else f"{why.rule}  "
        self.console.print(Styled(f"{rule}{self.speech.refusal(why, self.called)}", style="red"))

    def outcome(self, outcome: Outcome) -> None:
        """Who stands where, and why."""
        self.console.print(Styled(f"{outcome.rule}  {self.speech.say(outcome.text, self.names)}", style="bold"))
        grid = Grid.grid(padding=(0, 2))
        for seat in sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat]):
            grid.add_row(f"{outcome.ranks[seat]}.", self.names[seat], self.score(outcome.scores[seat]))
        self.console.print(grid)
        self.reckoning(outcome)

    def score(self, n: int) -> str:
        """A score in the terms of the game, where it has some."""
        return self.speech.say(Text("score", {"n": n})) if self.speech.knows("score") else self.figure(n)

    def figure(self, n: int) -> str:
        """A number as the language writes it."""
        return self.words("figure", n=n)

    def reckoning(self, outcome: Outcome) -> None:
        """What was counted, a column for each seat."""
        if not outcome.reckoning:
            return
        grid = Grid("", *[Column(name, justify="right") for name in self.names], box=None, header_style="dim")
        for line in outcome.reckoning:
            values = ["" if value is None else self.figure(value) for value in line.values]
            grid.add_row(self.speech.say(line.label, self.names), *values, style="bold" if line.total else "")
        self.console.print(grid)


def holding(spoken: list[str], words: str) -> list[int]:
    """The places of the sentences in which every word begins a word."""
    wanted = bare(words).split()
    return [n for n, said in enumerate(spoken) if all(f" {word}" in f" {said}" for word in wanted)]


def bare(words: str) -> str:
    """Lower case, without accents and signs: as one types in a hurry."""
    plain = unicodedata.normalize("NFD", words.casefold())
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.sub(r"[^\w+−]+", " ", letters.replace("œ", "oe").replace("æ", "ae")).strip()
