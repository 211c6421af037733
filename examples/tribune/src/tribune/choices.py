"""Every answer of the game, made once. Codes follow the order of this file."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice, Vocabulary
from tribune.data.tables import SPEECHES

VOCABULARY: Final = Vocabulary()


class Speech(Choice):
    """T-4. A speech of one's hand: `speak mirabeau`."""

    def __init__(self, face: int) -> None:
        super().__init__("speak", {"card": SPEECHES[face]}, (f"card:{SPEECHES[face]}",))
        self.face: Final = face


SPEAK: Final = [VOCABULARY.add(Speech(face)) for face in range(len(SPEECHES))]
SILENCE: Final = VOCABULARY.add(Choice("silence"))
VOTE: Final = VOCABULARY.add(Choice("vote"))
HARANGUE: Final = VOCABULARY.add(Choice("harangue"))

FACE_OF: Final = {f"card:{name}": face for face, name in enumerate(SPEECHES)}
"""The speeches by the name of the thing one touches."""
