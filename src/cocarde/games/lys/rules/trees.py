"""L-140 to L-147: trees, brevets, books."""

from __future__ import annotations

from typing import Final

from cocarde.core.choice import Choice
from cocarde.core.text import Args, Stake, stake
from cocarde.games.lys.choices import BOOKS, PLANT
from cocarde.games.lys.data.numbers import BARRIERS, BOX, BRUMAIRE, CARDS, FIRST_BOOK, GIVES_TREES, PLACES
from cocarde.games.lys.rules.cards import throw_away
from cocarde.games.lys.rules.causes import NO_CAUSE
from cocarde.games.lys.state import LysState

NEVER: Final = [n in GIVES_TREES or n == 0 or n == BRUMAIRE for n in range(BRUMAIRE + 1)]
"""L-143. Squares that give trees are never planted on, 5 and 38 among them."""


def gain_trees(g: LysState, seat: int, n: int, rule: str, cause: Args = NO_CAUSE) -> None:
    """L-77, L-140, LR-74. Trees from the supply, as far as it goes."""
    got = min(n, g.tree_supply)
    g.trees[seat] += got
    g.tree_supply -= got
    if g.telling and got:
        g.tell("gained_trees", rule, {"seat": seat, "n": got, **cause})


def reach_of(g: LysState, seat: int) -> int:
    """L-141, L-145, LR-35, LR-72. Squares below this one are behind the pawn; 0: it can plant nowhere."""
    return g.stood[seat] if plants_from_here(g, seat) else 0


def plants_from_here(g: LysState, seat: int) -> bool:
    """L-145, LR-72. Nobody plants from prison, the frontiers or Guyane, unless the table allows it."""
    return g.place[seat] <= BRUMAIRE or g.options.plant_from_annexe


def bars_plot(g: LysState, square: int) -> str:
    """L-3, L-141, LR-73. What keeps anybody from planting on this square, or ""."""
    if NEVER[square]:
        return "plant-gives-trees"
    if g.planter[square] >= 0:
        return "plant-gone"
    return "plant-occupied" if square in g.place else ""


def bars_plant(g: LysState, seat: int, square: int) -> str:
    """L-140, L-141. What keeps this player from planting on this square, or ""."""
    if not g.trees[seat]:
        return "no-tree"
    if square >= reach_of(g, seat):
        return bars_reach(g, seat)
    return bars_plot(g, square)


def bars_reach(g: LysState, seat: int) -> str:
    """L-141, L-145. Why the square is out of this player's reach."""
    return "plant-annexe" if g.place[seat] > BRUMAIRE else "plant-ahead"


def all_bars_plant(g: LysState, seat: int, square: int) -> list[str]:
    """L-3, L-140, L-141. Everything that keeps this player from planting on this square, `bars_plant` first."""
    words = [] if g.trees[seat] else ["no-tree"]
    if square >= reach_of(g, seat):
        words.append(bars_reach(g, seat))
    plot = bars_plot(g, square)
    return [*words, plot] if plot else words


def plots(g: LysState, seat: int) -> list[Choice]:
    """L-144. Every square this player may plant on now: `bars_plant`, its first questions asked once."""
    if not g.trees[seat]:
        return []
    return [PLANT[square] for square in range(1, reach_of(g, seat)) if not bars_plot(g, square)]


def few(legal: list[Choice]) -> list[Choice]:
    """The first of these squares, one in the middle and the last."""
    return legal if len(legal) < 4 else [legal[0], legal[len(legal) // 2], legal[-1]]


def plant(g: LysState, seat: int, square: int) -> None:
    """L-3, L-142, L-147. The tree stands, the square is cancelled for ever, the planter takes a brevet."""
    g.trees[seat] -= 1
    g.brevets[seat] += 1
    g.brevet_supply -= 1
    g.road = [n for n in g.road if n != square]
    g.planter = [seat if n == square else planter for n, planter in enumerate(g.planter)]
    if g.telling:
        g.tell("planted", "L-142", {"seat": seat, "square": PLACES[square]})


def plant_stake(g: LysState, seat: int, square: int) -> Stake:
    """L-2, L-3, L-142. The brevet it is worth, and what goes with the square."""
    row = BOX.squares[square - 1]
    lost = "barrier" if square in BARRIERS else "danger" if any(part.danger for part in row.does) else "square"
    return stake(f"plant-{lost}", n=g.brevets[seat] + 1)


def books_of(g: LysState, seat: int) -> list[int]:
    """The books of a hand; they lie at its end."""
    return [card for card in g.hands[seat] if card >= FIRST_BOOK]


def pairs(g: LysState, seat: int) -> list[Choice]:
    """L-146, LR-94. Every two books of a hand."""
    books = books_of(g, seat)
    return [BOOKS[one][other] for at, one in enumerate(books) for other in books[at + 1 :]]


def lay_books(g: LysState, seat: int, one: int, other: int) -> None:
    """L-146. Two books laid together are one tree."""
    throw_away(g, seat, one)
    throw_away(g, seat, other)
    if g.telling:
        g.tell("laid_books", "L-146", {"seat": seat, "cards": [CARDS[one], CARDS[other]]})
    gain_trees(g, seat, 1, "L-146")
