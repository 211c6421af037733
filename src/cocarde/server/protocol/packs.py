"""What the page is told of packs."""

from __future__ import annotations

import msgspec

from cocarde.kit.packs.differences import Difference


class PackCard(msgspec.Struct, frozen=True):
    """With which pack a table is played; its title by language. `hash`: of its content."""

    name: str
    version: str
    hash: str
    title: dict[str, str]


class PackOffer(msgspec.Struct, frozen=True):
    """A pack of this house, offered on the page of its game; `differences`: what it changes in the tables.

    `named`: the things it gives other names, such as `card-w1_faux`.
    """

    card: PackCard
    about: dict[str, str]
    author: str
    licence: str
    differences: list[Difference]
    named: list[str]
