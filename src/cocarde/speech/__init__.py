"""Sentences in French and English from the Fluent files of the house and of each game.

The page reads the same files, so that a log line is the same in the browser, in the terminal and in tests.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from cocarde.core.choice import Choice
from cocarde.core.errors import BadInput
from cocarde.core.event import Seen
from cocarde.core.game import Game
from cocarde.core.packs.pack import Pack
from cocarde.core.text import Refusal, Text, Value
from cocarde.games import load
from cocarde.speech.elision import elided
from cocarde.speech.sentences import Sentences

LANGUAGES = ("fr", "en")

HYPHEN = re.compile(r"(?<![\w)])-(?=\d)")
"""A hyphen that stands for the minus sign of a number."""


def sources(game: Game[Any] | None, language: str, room: str = "") -> str:
    """The Fluent text of the house (None) or of a game, as the page fetches it; names of a pack come last and win.

    `room`: a folder of sentences that only few need.
    """
    if language not in LANGUAGES:
        raise BadInput(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    home = Path(__file__).parent if game is None else game.home / "text"
    found = [file.read_text("utf-8") for file in sorted((home / language / room).glob("*.ftl"))]
    return "\n".join([*found, *(of_pack(game.pack, language) if game is not None and not room else [])])


def of_pack(pack: Pack | None, language: str) -> list[str]:
    """The sentences that a pack brings in this language."""
    files = pack.files if pack is not None else {}
    return [files[path] for path in sorted(files) if path.startswith(f"text/{language}/")]


def speech(game: str | Game[Any], language: str) -> Speech:
    """The sentences of one game, or of the game of this name, in one language."""
    return _speech(load(game) if isinstance(game, str) else game, language)


@lru_cache(maxsize=16)
def _speech(game: Game[Any], language: str) -> Speech:
    return Speech(game, language)


def called(game: Game[Any], language: str) -> str:
    """The title of a game; of one without texts, its slug."""
    said = Speech(game, language)
    return said.say(Text("title")) if said.knows("title") else game.meta.slug


def after_colon(said: str, args: Mapping[str, Any]) -> str:
    """A sentence that goes on after a colon: it begins small, unless a name stands first."""
    named = tuple([arg for arg in args.values() if isinstance(arg, str) and arg])
    return said if said.startswith(named) else said[:1].lower() + said[1:]


class Speech:
    """Turns texts, choices, events and refusals of one game (None: of the house) into sentences of one language."""

    def __init__(self, game: Game[Any] | None, language: str) -> None:
        self.language = language
        self.kinds = game.meta.kinds if game is not None else {}
        self._bundle = Sentences(language)
        self._bundle.learn(sources(None, language))
        self._own = [*dict.fromkeys(self._bundle.learn(sources(game, language)))]  # a pack names some again

    def learn(self, more: str) -> None:
        """Know the sentences of this text too; of two of one name the later is said."""
        self._bundle.learn(more)

    def call(self, names: list[str]) -> None:
        """From now on the seats are called so, also where a game draws them."""
        plain = [name.replace("\\", "").replace('"', "”") for name in names]
        lines = [f'seat-{seat} = {{ "{name}" }}' for seat, name in enumerate(plain)]
        self.learn("\n".join(lines))

    def knows(self, key: str) -> bool:
        """Is there a message of this key?"""
        return bool(self._bundle.has_message(key))

    def say(self, text: Text, names: list[str] | None = None) -> str:
        """The sentence of `text`, after what caused it (`cause`: a card, a square…), if anything did.

        Seats are called by `names`.
        """
        if not self.knows(text.key):
            raise BadInput(f"no message {text.key!r} in {self.language}")
        args = {name: self._name(name, value, names) for name, value in text.args.items()}
        pattern = self._bundle.get_message(text.key).value
        if pattern is None:
            raise BadInput(f"message {text.key!r} has no value in {self.language}")
        said, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise BadInput(f"message {text.key!r} in {self.language}: {errors[0]}")
        words = self.spoken(str(said), args)
        cause = text.args.get("cause")
        if cause is None:
            return words
        source = self.name_of(str(cause))
        said_so = self._quoted(source) if ":" in source else self._as_title(source)
        return self.say(Text("caused", {"source": said_so, "said": after_colon(words, args)}))

    def spoken(self, said: str, args: Mapping[str, Any]) -> str:
        """As it is written in this language: signs of numbers, and elisions before what was put in."""
        words = HYPHEN.sub("−", said)
        return elided(words, [arg for arg in args.values() if isinstance(arg, str)]) if self.language == "fr" else words

    def label(self, choice: Choice, names: list[str] | None = None) -> str:
        """What the button of a choice says."""
        args: dict[str, Value] = dict(choice.args)
        args.update({f"n{at}": number for at, number in enumerate(choice.numbers, start=1)})
        return self.say(Text(choice.label, args), names)

    def event(self, seen: Seen, names: list[str] | None = None) -> str:
        """The log line of an event."""
        return self.say(Text(f"event-{seen.kind}", seen.args), names)

    def things(self) -> list[str]:
        """All that the texts of this game name: `unit:nasse`; the seats apart, which everybody names otherwise."""
        named = [key.partition("-") for key in self._own]
        kinds = set(self.kinds.values()) - {"seat"}
        return sorted({f"{kind}:{name}" for kind, _, name in named if kind in kinds and name and "-" not in name})

    def name_of(self, thing: str, names: list[str] | None = None) -> str:
        """The name of a thing, such as `card:w1_faux`, or `kept:w1_faux` if such is a card; its id if it has none.

        A seat is called by `names`.
        """
        kind, _, name = thing.partition(":")
        if kind == "seat" and names is not None:
            return names[int(name)]
        keys = [f"{called}-{name}" for called in (kind, self.kinds.get(kind, kind))]
        return next((self.say(Text(key)) for key in keys if self.knows(key)), name)

    def printed(self, key: str) -> list[str]:
        """What is written on a thing besides its name (`card-veto-note`, `square-6-sentence`) and the name in short."""
        depth = key.count("-") + 1
        about = [name for name in self._own if name.startswith(f"{key}-") and name.count("-") == depth]
        notes = [name for name in about if not name.endswith("-short")]
        patterns = [self._bundle.get_message(name).value for name in notes]
        said = [self._bundle.format_pattern(pattern, {}) for pattern in patterns if pattern is not None]
        return [str(words) for words, errors in said if not errors]

    def refusal(self, why: Refusal, names: list[str] | None = None) -> str:
        """Why not, with the rule."""
        return self.say(why.text, names)

    def _name(self, name: str, value: Value, names: list[str] | None) -> str | int:
        if isinstance(value, (int, str)):
            return self._word(name, value, names)
        words = [str(self._word(name, item, names)) for item in value]
        if len(words) < 2:
            return words[0] if words else self.say(Text("list-none"))
        return self.say(Text("list-and", {"most": ", ".join(words[:-1]), "last": words[-1]}))

    def _word(self, name: str, value: int | str, names: list[str] | None) -> str | int:
        kind = self.kinds.get(name)
        if kind is None:
            return value
        if kind == "seat":
            seat = int(str(value).removeprefix("seat"))
            if names is not None:
                return names[seat]
            value = seat
        word, *things = str(value).split(" ")  # a word may name things of its own: `plead-granted seat:1 seat:0`
        key = f"{kind}-{word}"
        named: dict[str, Value] = {f"w{at}": self.name_of(thing, names) for at, thing in enumerate(things, start=1)}
        if not self.knows(key):
            return str(value)
        said = self.say(Text(key, named))
        return self._as_title(said) if kind == "card" else said

    def _as_title(self, name: str) -> str:
        """A name that ends like a sentence stands in quotation marks, or two signs would follow each other."""
        return self._quoted(name) if name.endswith(("!", "?")) else name

    def _quoted(self, name: str) -> str:
        return self.say(Text("quoted", {"said": name}))
