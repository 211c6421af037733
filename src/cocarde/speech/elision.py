"""French drops the e of « de » and « que » before a vowel: « le coup d’Élise », « la carte qu’Anne défausse ».

A sentence is written once and names anybody, so that this is done when it is said. The page does the same
(`web/src/lib/i18n/elision.ts`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable

VOWEL = re.compile(r"(?!oui\b|onz)(?:[aeiouàâäæéèêëîïôöœùûü]|y(?![aeiouéèêô])|h[eéèêiïîy])", re.IGNORECASE)
"""A name that begins so; an h is taken for mute in Hélène, Hippolyte, Hyacinthe, for aspirated in Hugo and Haxo."""
SHORTENED = r"(?<!\w)(d|qu|lorsqu|puisqu|jusqu)e (?={})"


def elided(said: str, names: Iterable[str]) -> str:
    """The sentence with « d’ » and « qu’ » before those of its names that begin with a vowel."""
    for name in names:
        if VOWEL.match(name):
            said = re.sub(SHORTENED.format(re.escape(name)), r"\1’", said, flags=re.IGNORECASE)
    return said
