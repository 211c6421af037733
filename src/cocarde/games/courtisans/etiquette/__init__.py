"""Étiquette, section 5.20 of Courtisans: what is wrong with a message, and what would have been right.

Everything here is a pure function of its arguments; the words are in `data/*.toml`.

    breaches(message, lang, speaker, addressees, register) -> list[Breach]

        C-122 to C-126, C-148. `lang` is the language of the table, "fr" or "en"; `speaker` a seat; `addressees` the
        seats spoken to, empty when the message is for all. Every `Breach` has its code (E1 to E10; E6? and E9? are only
        possible, see `probable`), the rule to read, the span and text in the message, the offender, the subject, and
        the correct form. A complaint (C-132) is the same question with the complainer as the one addressee.

    counted(breaches) -> list[Breach]           C-128. The three of a message that count.

    addresses(person, register, lang) -> Addresses

        C-119, C-120, C-127. The right forms of address: `short`, `named`, `full` (canonical), `ceremonial`.

    mistakes(person, register, lang) -> list[Mistake]

        Forms that are wrong, each with the code it breaks: for the challenge of C-136 and the slips of bots (C-135).

    bars_name(name, accounts) -> str            C-5. Why a house may not be called so, "" if it may.
    same_name(one, other) -> bool               C-5. Whether two names clash.

A `Register` holds a `Person` for each seat: seat, sex ("M" or "F"), house, current and former names, the ids of
exposed titles and charges, the dignity of Marshal, spouse and `ever_married`, the office of Grand Chambellan, account
name and nicknames. A person whose courtier is dead stays in it with `living=False`, for the sake of his account name.

    register = Register((Person(seat=0, sex="M", house_name="de Valpreux", titles=("titre_duc",)), ...))
    breaches("Monsieur le Comte, vous rêvez.", "fr", 1, (0,), register)[0].correct  # Monsieur le Duc de Valpreux
"""

from __future__ import annotations

from cocarde.games.courtisans.etiquette.address import addresses
from cocarde.games.courtisans.etiquette.checker import breaches, counted
from cocarde.games.courtisans.etiquette.mistakes import Mistake, mistakes
from cocarde.games.courtisans.etiquette.names import bars_name, same_name
from cocarde.games.courtisans.etiquette.register import Addresses, Breach, Person, Register

__all__ = [
    "Addresses",
    "Breach",
    "Mistake",
    "Person",
    "Register",
    "addresses",
    "bars_name",
    "breaches",
    "counted",
    "mistakes",
    "same_name",
]
