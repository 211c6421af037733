"""In which language the games speak."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from cocarde.core.errors import BadInput
from cocarde.speech import LANGUAGES

Lang = Annotated[
    str | None, typer.Option("--lang", metavar="fr|en", help="Language of the games (default: that of LANG, else fr).")
]

_chosen: list[str] = []


def choose(lang: str | None) -> None:
    """Remember the language given before the command: `cocarde --lang en play vendee`."""
    _chosen[:] = [known(lang)] if lang else []


def language(lang: str | None = None) -> str:
    """The language given after the command, else before it, else that of the environment, else French.

    What is given after the command is remembered, for what may go wrong in it.
    """
    if lang:
        choose(lang)
    return _chosen[0] if _chosen else spoken_here()


def known(lang: str) -> str:
    """The language, if there is such a one."""
    if lang not in LANGUAGES:
        raise BadInput(f"--lang: no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return lang


def spoken_here() -> str:
    """The first of the usual variables decides; French unless it names another of our languages."""
    locale = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return next((lang for lang in LANGUAGES if locale.startswith(lang)), LANGUAGES[0])
