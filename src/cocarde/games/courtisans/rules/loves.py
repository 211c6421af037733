"""C-92 to C-94: Favourite, Lover, secret wife."""

from __future__ import annotations

from cocarde.games.courtisans.data.numbers import AMANT_FACE, BY_K, FACE, FACES, FAVORITE_FACE, KING, NOBODY
from cocarde.games.courtisans.rules.favour import sway
from cocarde.games.courtisans.state import CourtisansState


def drop_card(g: CourtisansState, x: int, face: int) -> None:
    """The status card before x goes to the discard."""
    g.discard = g.discard + [card for card in g.exposed[x] if FACE[card] == face]
    g.exposed[x] = [card for card in g.exposed[x] if FACE[card] != face]


def end_favourite(g: CourtisansState) -> None:
    """C-93. There is no Favourite any more."""
    if g.favourite != NOBODY:
        drop_card(g, g.favourite, FAVORITE_FACE)
        if g.telling:
            g.tell("favourite_no_more", "C-93", {"seat": g.favourite})
        g.favourite = NOBODY


def end_lover(g: CourtisansState) -> None:
    """C-93. The Queen has no Lover any more."""
    if g.lover != NOBODY:
        drop_card(g, g.lover, AMANT_FACE)
        if g.telling:
            g.tell("lover_no_more", "C-93", {"seat": g.lover})
        g.lover = NOBODY


def lose_status(g: CourtisansState, x: int) -> None:
    """C-93. Death, prison and exile end a royal love; a secret wife stays the King's wife (C-94)."""
    if g.favourite == x:
        end_favourite(g)
    if g.lover == x:
        end_lover(g)


def become_favourite(g: CourtisansState, x: int, card: int) -> None:
    """C-92, C-R52, C-R53. One Favourite at most: the former one goes, without losing favour."""
    end_favourite(g)
    g.favourite = x
    g.exposed[x] = [*g.exposed[x], card]
    if g.telling:
        g.tell("favourite_chosen", "C-92", {"seat": x})


def become_lover(g: CourtisansState, x: int, card: int) -> None:
    """C-92. One Lover at most."""
    end_lover(g)
    g.lover = x
    g.exposed[x] = [*g.exposed[x], card]
    if g.telling:
        g.tell("lover_chosen", "C-92", {"seat": x})


def marry_in_secret(g: CourtisansState, x: int, face: int) -> None:
    """C-94, C-R54. She keeps card and bonus, and rises by three."""
    g.secret_wife = x
    if g.telling:
        g.tell("secretly_married", "C-94", {"seat": x, "card": FACES[face]})
    sway(g, x, KING, BY_K[face])
