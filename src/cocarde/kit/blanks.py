"""What a blank state holds until it is set up, loaded or copied into: empty lists that nobody changes."""

from __future__ import annotations

from typing import Final

NUMBERS: Final[list[int]] = []
FLAGS: Final[list[bool]] = []
LISTS: Final[list[list[int]]] = []
