# interpreted: drawing
"""Vendée Militaire in a terminal: the hexes, the camps, the battle and the hand."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text as Styled

from cocarde.games.vendee.seen import shapes
from cocarde.kit.drawing import Drawing, Says

MARK: Final = {"white": "⚜", "blue": "◉", "": " "}
GROUND: Final = {
    "white": Style(color="#2b2118", bgcolor="#f3ebd6"),
    "blue": Style(color="#ffffff", bgcolor="#1f3f77"),
}
SHIELD: Final = {
    "M": Style(color="#ffffff", bgcolor="#8e2b2b", bold=True),
    "T": Style(color="#ffffff", bgcolor="#4f6b3a", bold=True),
    "M/T": Style(color="#ffffff", bgcolor="#6f5a2f", bold=True),
    "": Style(color="#ffffff", bgcolor="#000000", bold=True),
}
WIDE: Final = 15
NARROW: Final = 7
STEP: Final = 8
"""Columns from a hex to the one half a hex further; a row of hexes shares its last line with the first of the next."""
LINES: Final = 3
SHORT: Final = 4
SIDE_BY_SIDE: Final = 152
"""From this width on the board stands beside everything else."""


class Picture(Drawing):
    """The table as its viewer sees it."""

    def __init__(self, view: shapes.VendeeView, box: shapes.VendeeBox, speech: Says) -> None:
        super().__init__(speech)
        self.view = view
        self.tiles = {tile.id: tile for tile in box.hexes}
        self.cards = {card.id: card for card in box.cards}
        self.rounds = len(box.rounds)
        self.extra_value = box.extra_general_value

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        hands = [self.hand(seat) for seat in self.view.seats if seat.cards is not None]
        facts = [self.clock(), self.camps(), *self.battle()]
        if options.max_width >= SIDE_BY_SIDE:
            sides = Grid.grid(padding=(0, 4))
            sides.add_column(no_wrap=True, min_width=STEP * 9)
            sides.add_column()
            sides.add_row(self.board(), Group(*[Padding(fact, (0, 0, 1, 0)) for fact in facts]))
            yield sides
        else:
            yield Group(self.clock(), self.camps(), Padding(self.board(), (1, 0)), *self.battle())
        yield from hands
        yield from [self.peek(peek) for peek in self.view.peeks]

    def clock(self) -> Styled:
        """The round, its months, and how far the war will go at present."""
        view = self.view
        period = self.word(f"period-{view.round}")
        line = Styled(self.word("terminal-round", round=view.round, last=view.end_marker, period=period), "bold")
        line.append("   ")
        for n in range(1, self.rounds + 1):
            style = "bold reverse" if n == view.round else "" if n <= view.end_marker else "dim"
            line.append(f" {n} ", style)
            if n == view.end_marker:
                line.append("┃", "bold red")
        return line

    def camps(self) -> Grid:
        """Both camps: points, hexes, fortresses, generals, cards."""
        grid = Grid.grid(padding=(0, 2))
        for camp in self.view.camps:
            hands = "+".join(str(seat.hand) for seat in self.view.seats if seat.camp == camp.camp)
            grid.add_row(
                Styled(f" {MARK[camp.camp]} {self.word('camp-' + camp.camp)} ", GROUND[camp.camp]),
                Styled(self.word("terminal-points", n=camp.points), "bold"),
                self.word("terminal-land", hexes=camp.hexes, forts=camp.forts),
                self.generals(camp),
                self.word("terminal-cards", hand=hands, deck=camp.deck, first=camp.jeu_one),
            )
        return grid

    def generals(self, camp: shapes.CampView) -> Styled:
        """The general of the round, struck out when spent, and an extra one."""
        name = f"{self.word('general-' + camp.general)} {camp.general_value}"
        line = Styled.assemble((name, "bold" if camp.general_available else "strike dim"))
        if camp.extra_general:
            line.append(f" +{self.extra_value}", "bold yellow")
        return line

    def board(self) -> Group:
        """The hexes that lie on the board, each on its place; a row shares a line with the next."""
        lying = [(tile, self.tiles[tile.place]) for tile in self.view.hexes if tile.owner]
        top = min(place.r for _, place in lying)
        parts: dict[int, list[tuple[int, Styled]]] = {}
        for tile, place in lying:
            for n, part in enumerate(self.hex(tile)):
                left = STEP * (2 * place.q + place.r) + (WIDE - part.cell_len) // 2
                parts.setdefault((place.r - top) * LINES + n, []).append((left, part))
        lines = [_line(parts[n]) for n in sorted(parts)]
        signs = Styled(self.word("terminal-signs", white=MARK["white"], blue=MARK["blue"]), "dim")
        return Group(*lines, Styled(self.beside(), "dim"), signs)

    def beside(self) -> str:
        """What lies beside the board: fortresses in reserve, Galerne hexes not yet added."""
        aside = [self.word(f"hex-{tile.id}") for tile in self.view.hexes if not tile.owner]
        reserve = self.word("terminal-reserve", n=self.view.reserve)
        return reserve + (self.word("terminal-aside", hexes=", ".join(aside)) if aside else "")

    def hex(self, tile: shapes.HexView) -> list[Styled]:
        """A hex in four lines, the first and last narrow: number and fortress, name, symbols, draws."""
        face, ground = self.tiles[tile.id], GROUND[tile.owner]
        fighting = self.view.battle is not None and self.view.battle.hex == tile.id
        fort = "▲" if tile.fort else " "
        sword = "⚔" if fighting else " "
        symbols = ", ".join(self.word(f"terminal-symbol-{symbol}") for symbol in face.symbols)
        name = Styled(_fit(self.word(f"hex-{tile.id}")), ground + Style(bold=True, underline=fighting))
        return [
            _centred(Styled(f"{face.no} {MARK[tile.owner]}{fort}{sword}".rstrip(), ground), NARROW, ground),
            _centred(name, WIDE, ground),
            _centred(Styled(_fit(symbols), ground + Style(italic=True)), WIDE, ground),
            _centred(Styled(_draws(face), ground), NARROW, ground),
        ]

    def battle(self) -> list[RenderableType]:
        """The battle as a ladder of plays, and what an answer must beat."""
        battle = self.view.battle
        if battle is None:
            return []
        attacker = self.word("camp-" + self.view.seats[battle.attacker].camp)
        title = self.word("terminal-battle", place=self.word(f"hex-{battle.hex}"), who=attacker)
        ladder = Grid.grid(padding=(0, 2))
        for n, play in enumerate(battle.plays):
            ladder.add_row(*self.rung(play, n == battle.standing))
        lines: list[RenderableType] = [Styled(f"⚔ {title}", "bold")]
        return [*lines, *([ladder] if battle.plays else []), *self.to_beat(battle)]

    def rung(self, play: shapes.PlayView, standing: bool) -> list[RenderableType]:
        """One play: who, with what, how much; struck out if it was cancelled."""
        camp = self.view.seats[play.seat].camp
        cards = " + ".join(self.word(f"card-{card}") for card in (play.base, play.bonus) if card)
        style = "strike dim" if play.cancelled else "bold" if standing else ""
        note = self.word(f"terminal-cancelled-{play.cancelled}") if play.cancelled else ""
        return [
            Styled(f" {MARK[camp]} ", GROUND[camp]),
            Styled(f" {play.total} {play.types} ", SHIELD[play.types]),
            Styled.assemble((cards, style)),
            Styled(note, "dim"),
        ]

    def to_beat(self, battle: shapes.BattleView) -> list[RenderableType]:
        if not battle.to_beat:
            return []
        kind = self.word(f"type-{battle.asked.replace('/', '')}")
        return [Styled(self.word("terminal-to-beat", n=battle.to_beat, kind=kind), "bold yellow")]

    def hand(self, seat: shapes.SeatView) -> RenderableType:
        """A hand the viewer may see, copies once: value, type, name and effect of each card."""
        held = seat.cards or []
        grid = Grid.grid(padding=(0, 2))
        for face in sorted(set(held), key=self._order):
            card, copies = self.cards[face], held.count(face)
            times = f" ×{copies}" if copies > 1 else ""
            effects = " ".join(self.effect(effect) for effect in card.effects)
            if card.unique:
                effects = f"{effects} {self.word('terminal-unique')}".strip()
            grid.add_row(
                Styled(f" {_worth(card)} {card.types} ".replace("  ", " "), SHIELD[card.types]),
                Styled(self.word(f"card-{face}") + times, "bold"),
                Styled(effects, "italic"),
            )
        who = self.word(f"terminal-seat-{len(self.view.seats)}-{seat.seat}")
        title = self.word("terminal-hand", who=who, n=len(held))
        return Padding(Group(Styled(title, "bold"), grid), (1, 0, 0, 0))

    def peek(self, peek: shapes.PeekView) -> Styled:
        """A hand the viewer was shown, as it was then."""
        who = self.word(f"terminal-seat-{len(self.view.seats)}-{peek.seat}")
        cards = ", ".join(self.word(f"card-{card}") for card in peek.cards)
        return Styled(self.word("terminal-peek", who=who, round=peek.round, cards=cards), "dim")

    def _order(self, face: str) -> tuple[str, bool, int]:
        card = self.cards[face]
        return card.types, card.bonus, -card.value

    def effect(self, effect: shapes.EffectFace) -> str:
        """What an effect says on the face of its card."""
        return self.word(f"effect-{effect.op}", n=effect.n, symbol=effect.symbol, hex=effect.hex)


def _line(parts: list[tuple[int, Styled]]) -> Styled:
    """Pieces of hexes, each at its column."""
    line = Styled()
    for left, part in sorted(parts, key=lambda piece: piece[0]):
        line.append(" " * (left - line.cell_len))
        line.append_text(part)
    return line


def _centred(text: Styled, width: int, ground: Style) -> Styled:
    free = width - text.cell_len
    return Styled.assemble((" " * (free // 2), ground), text, (" " * (free - free // 2), ground))


def _fit(name: str) -> str:
    """A name within a hex: cut at a hyphen or a comma if it must be, and not after a short word."""
    if len(name) <= WIDE:
        return name
    cut = max(name.rfind("-", 0, WIDE + 1), name.rfind(",", 0, WIDE + 1))
    words = name[: max(cut, 0)].split("-")
    while len(words) > 1 and len(words[-1]) < SHORT:
        words.pop()
    return "-".join(words) or name[: WIDE - 1] + "…"


def _draws(tile: shapes.HexFace) -> str:
    return f"{MARK['white']}{tile.white_draws} {MARK['blue']}{tile.blue_draws}"


def _worth(card: shapes.CardFace) -> str:
    return f"+{card.value}" if card.bonus else str(card.value) if card.value else "✕"
