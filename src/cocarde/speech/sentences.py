"""The sentences of one language by name, each read when it is first said: of the hundreds of a game most never are."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

HEAD: Final = re.compile(r"^(-?)([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Where an entry begins: nothing else in Fluent has a name and an equals sign at the beginning of a line."""


class Entries(Mapping[str, Message | Term]):
    """Entries of one kind. Of two of one name the later counts, unless it cannot be read."""

    def __init__(self) -> None:
        self._written: dict[str, list[str]] = {}
        self._read: dict[str, Message | Term | None] = {}

    def write(self, name: str, text: str) -> None:
        """Add the entry of this name as it is written, with whatever follows it."""
        self._written.setdefault(name, []).append(text)
        self._read.pop(name, None)

    def __getitem__(self, name: str) -> Message | Term:
        if name not in self._read:
            tried = (FluentParser(with_spans=False).parse_entry(text) for text in reversed(self._written[name]))
            self._read[name] = next((one for one in tried if isinstance(one, (Message, Term))), None)
        found = self._read[name]
        if found is None:
            raise KeyError(name)
        return found

    def __iter__(self) -> Iterator[str]:
        return (name for name in self._written if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


class Sentences(FluentBundle):
    """What a language has to say."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._messages: Any = Entries()
        self._terms: Any = Entries()

    def learn(self, source: str) -> list[str]:
        """Know the sentences of this text too, in the place of earlier ones of their names; gives the names."""
        heads = [*HEAD.finditer(source)]
        ends = [*(head.start() for head in heads[1:]), len(source)]
        for head, end in zip(heads, ends, strict=True):
            (self._terms if head[1] else self._messages).write(head[2], source[head.start() : end])
            self._compiled.pop(head[1] + head[2], None)
        return [head[2] for head in heads if not head[1]]
