# interpreted: drawing
"""Courtisans in a terminal: the reign, the courtiers with favours and cards, the piles, the hand, the bargains."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text as Styled

from cocarde.core.text import Text, Value
from cocarde.games.courtisans.seen.shapes import CourtisansBox, CourtisansView, OfferView, PlayerView, SideView
from cocarde.kit.drawing import DARK, LIGHT, Drawing, Says

PALE: Final = (4, 6)
"""The seats whose colour needs dark letters."""
KEY: Final = "⚷"
HEART: Final = "♥"
RING: Final = "⚭"


class Picture(Drawing):
    """The table as its viewer sees it."""

    def __init__(self, view: CourtisansView, box: CourtisansBox, speech: Says) -> None:
        super().__init__(speech)
        self.view = view
        self.ground = [
            Style(color=DARK if seat in PALE else LIGHT, bgcolor=colour) for seat, colour in enumerate(box.colours)
        ]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        parts: list[RenderableType] = []
        if self.view.round:
            parts += [self.state(), self.courtiers(), *self.piles()]
        else:
            parts.append(Styled(self.word("terminal-choosing"), "bold"))
        parts += [*self.hand(), *self.address(), *self.bargains()]
        yield Group(*[Padding(part, (0, 0, 1, 0)) for part in parts])

    def word(self, key: str, **args: Value) -> str:
        """C-127. A message of the game's texts, in which courtiers bear their names at court."""
        return self.speech.say(Text(key, dict(args)), self.view.called or None)

    def who(self, seat: int) -> str:
        """C-127. A courtier by quality, title and name; where one must know them (C-136), as he sits."""
        return self.view.called[seat] if self.view.called else self.word(f"seat-{seat}")

    def state(self) -> Styled:
        """Round, reign, place, wars."""
        view = self.view
        line = Styled(self.word("terminal-round", round=view.round, goal=view.rules.goal), "bold")
        line.append("   " + self.word(f"reign-{view.reign}"))
        line.append("   " + self.word("terminal-court", place=view.place))
        if view.origin:
            line.append("   " + self.word("terminal-queen", realm=view.origin))
        if view.wars:
            line.append("   " + self.word("terminal-wars", country=view.wars), "bold red")
        return line

    def courtiers(self) -> Grid:
        """One line for each player: who, where, favours, fortune, what lies before him."""
        grid = Grid.grid(padding=(0, 2))
        for player in self.view.players:
            grid.add_row(
                self.name(player),
                self.word(f"status-{player.status}") + " " + self.marks(player),
                self.favours(player),
                Styled(self.word("terminal-fortune", amount=player.fortune, income=player.income), "bold"),
                self.titles([card.card for card in player.exposed]),
            )
        return grid

    def name(self, player: PlayerView) -> Styled:
        key = KEY if player.seat == self.view.chambellan else " "
        turn = "▶" if player.seat == self.view.active else " "
        named = self.who(player.seat) if self.view.called else player.house
        return Styled(f"{turn}{key} {self.word(f'seat-{player.seat}')}, {named} ", self.ground[player.seat])

    def marks(self, player: PlayerView) -> str:
        """Royal loves, marriage, cards in hand."""
        love = HEART if player.seat in (self.view.favourite, self.view.lover, self.view.secret_wife) else ""
        ring = f"{RING} {self.who(player.spouse)}" if player.spouse >= 0 else ""
        return f"{love}{ring} ▒{player.hand_count}"

    def favours(self, player: PlayerView) -> str:
        king = "–" if player.king is None else str(player.king)
        queen = "–" if player.queen is None else str(player.queen)
        return self.word("terminal-favour", k=king, q=queen)

    def piles(self) -> list[RenderableType]:
        """The Maison du Roi, the deck and the discard."""
        view = self.view
        lines: list[RenderableType] = [self.word("terminal-deck", n=view.deck, m=len(view.discard))]
        if view.maison:
            lines.append(self.word("terminal-maison", list=self.titles(view.maison)))
        return lines

    def hand(self) -> list[RenderableType]:
        """The hand of the viewer."""
        for player in self.view.players:
            if player.hand is not None:
                return [Styled(self.word("terminal-hand", list=self.titles(player.hand)), "bold yellow")]
        return []

    def address(self) -> list[RenderableType]:
        """C-136. The four forms to choose from."""
        if self.view.address is None:
            return []
        return [Styled("\n".join(f"{form.number}. {form.text}" for form in self.view.address.forms))]

    def bargains(self) -> list[RenderableType]:
        """Offers and contracts of the viewer."""
        lines = [self.offer(offer) for offer in self.view.negotiation.offers]
        for each in self.view.negotiation.contracts:
            told = self.terms(each.amount, each.condition)
            lines.append(f"{self.who(each.payer)} → {self.who(each.payee)} : {told}")
        return [Styled("\n".join(lines))] if lines else []

    def offer(self, offer: OfferView) -> str:
        who = f"{self.who(offer.maker)} → {self.who(offer.to)} ({offer.number})"
        return f"{who} : {self.side(offer.give)} ↔ {self.side(offer.want)}"

    def side(self, side: SideView) -> str:
        parts = [self.word("terminal-cash", amount=side.cash)] if side.cash else []
        parts += [self.terms(side.escrow, side.condition)] if side.escrow else []
        parts += [self.terms(0, side.word)] if side.word else []
        return ", ".join(parts) or "–"

    def terms(self, amount: int, condition: str) -> str:
        """A promise: the money, if any, and what it hangs on; cash hangs on nothing."""
        if not condition:
            return self.word("terminal-cash", amount=amount)
        return self.word("terminal-escrow" if amount else "terminal-word", amount=amount, condition=condition)

    def titles(self, cards: list[str]) -> str:
        return ", ".join(self.word(f"card-{card}") for card in cards)
