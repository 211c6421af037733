# interpreted: painting
"""Vendée Militaire as a picture: the hexes, the camps, the battle and the hand."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from cocarde.games.vendee.seen.shapes import BattleView, CampView, HexView, PlayView, SeatView, VendeeBox, VendeeView
from cocarde.kit.drawing import Says
from cocarde.kit.painting import FADED, GOLD, Painting, hexagon, ink_on

SIDE: Final = 78.0
LEFT: Final = 88.0
TOP: Final = 250.0
PANEL: Final = 660.0
CAMP: Final = {"white": "#fffdf5", "blue": "#1f3f77", "": "#d9cfb4"}
SHIELD: Final = {"M": "#8e2b2b", "T": "#4f6b3a", "M/T": "#6f5a2f", "": "#2b2118"}
ROOM: Final = 520.0


class Picture(Painting):
    """The table as its viewer sees it."""

    def __init__(self, view: VendeeView, box: VendeeBox, speech: Says) -> None:
        super().__init__(speech, "#cdbf95")
        self.view = view
        self.tiles = {tile.id: tile for tile in box.hexes}
        self.cards = {card.id: card for card in box.cards}
        self.rounds = len(box.rounds)
        self.clock()
        for tile in view.hexes:
            self.tile(tile)
        y = 96.0
        for camp in view.camps:
            y = self.camp(camp, y)
        if view.battle is not None:
            y = self.battle(view.battle, y + 10)
        for seat in view.seats:
            if seat.cards is not None:
                y = self.hand(seat, seat.cards, y + 10)

    def clock(self) -> None:
        """The rounds, the one that is played, and how far the war will go at present."""
        view = self.view
        said = self.word(
            "terminal-round", round=view.round, last=view.end_marker, period=self.word(f"period-{view.round}")
        )
        self.write(24, 16, said, 24, bold=True)
        for n in range(1, self.rounds + 1):
            now, far = n == view.round, n > view.end_marker
            self.box(24 + 46 * (n - 1), 54, 42, 32, GOLD if now else "#b8ab84" if far else "#fbf6e8")
            self.write(45 + 46 * (n - 1), 70, str(n), 18, FADED if far else "#2b2118", bold=now, anchor="mm")
        end = 24 + 46 * view.end_marker - 2
        self.stroke([(end, 48), (end, 92)], "#a3161d", 4)

    def tile(self, tile: HexView) -> None:
        """A hex on its place: number and name, whose it is, its symbols, a fortress, the draws."""
        face, place = self.tiles[tile.id], self.tiles[tile.place]
        x = LEFT + SIDE * sqrt(3) * (place.q + place.r / 2)
        y = TOP + SIDE * 1.5 * (place.r + 1)
        ground = CAMP[tile.owner]
        ink = ink_on(ground)
        fought = self.view.battle is not None and self.view.battle.hex == tile.id
        self.shape(hexagon(x, y, SIDE - 3), ground, "#a3161d" if fought else "#2b2118", 6 if fought else 2)
        self.write(x, y - 52, str(face.no), 15, ink, anchor="mm")
        words = self.fold(self.word(f"hex-{tile.id}"), 17, 118, bold=True)
        for n, line in enumerate(words):
            self.write(x, y - 12 - 9 * (len(words) - 1) + 19 * n, line, 17, ink, bold=True, anchor="mm", room=126)
        symbols = ", ".join(self.word(f"terminal-symbol-{symbol}") for symbol in face.symbols)
        self.write(x, y + 22, symbols, 14, ink, anchor="mm", room=124)
        self.draws(x, y + 44, face.white_draws, face.blue_draws)
        if tile.fort:
            self.shape([(x + 14, y - 42), (x + 24, y - 62), (x + 34, y - 42)], "#8a5c36", "#2b1a0e")

    def draws(self, x: float, y: float, white: int, blue: int) -> None:
        """How many cards each camp draws for it."""
        self.token(x - 13, y, 11, CAMP["white"], str(white))
        self.token(x + 13, y, 11, CAMP["blue"], str(blue))

    def camp(self, camp: CampView, y: float) -> float:
        """Points, land, general and cards of a camp."""
        hands = "+".join(str(seat.hand) for seat in self.view.seats if seat.camp == camp.camp)
        self.plate(PANEL, y, 150, 30, CAMP[camp.camp], self.word("camp-" + camp.camp))
        points = self.word("terminal-points", n=camp.points)
        land = self.word("terminal-land", hexes=camp.hexes, forts=camp.forts)
        self.write(PANEL + 162, y + 4, f"{points}, {land}", 18, bold=True, room=ROOM - 162)
        general = f"{self.word('general-' + camp.general)} {camp.general_value}"
        self.write(PANEL + 8, y + 36, general, 16, "#2b2118" if camp.general_available else FADED, room=220)
        cards = self.word("terminal-cards", hand=hands, deck=camp.deck, first=camp.jeu_one)
        self.write(PANEL + 190, y + 36, cards, 16, FADED, room=ROOM - 190)
        return y + 66

    def battle(self, battle: BattleView, y: float) -> float:
        """The plays, the last below, and what an answer must beat."""
        attacker = self.word("camp-" + self.view.seats[battle.attacker].camp)
        title = self.word("terminal-battle", place=self.word(f"hex-{battle.hex}"), who=attacker)
        self.write(PANEL, y, title, 20, "#a3161d", bold=True, room=ROOM)
        y += 30
        for at, play in list(enumerate(battle.plays))[-8:]:
            self.play(play, at == battle.standing, y)
            y += 28
        if battle.to_beat:
            kind = self.word(f"type-{battle.asked.replace('/', '')}")
            self.write(PANEL, y, self.word("terminal-to-beat", n=battle.to_beat, kind=kind), 18, bold=True, room=ROOM)
            y += 28
        return y

    def play(self, play: PlayView, standing: bool, y: float) -> None:
        camp = self.view.seats[play.seat].camp
        self.box(PANEL, y, 22, 24, CAMP[camp])
        self.box(PANEL + 28, y, 60, 24, SHIELD[play.types])
        self.write(PANEL + 58, y + 12, f"{play.total} {play.types}", 15, "#ffffff", bold=True, anchor="mm")
        cards = " + ".join(self.word(f"card-{card}") for card in (play.base, play.bonus) if card)
        fate = f", {self.word(f'terminal-cancelled-{play.cancelled}')}" if play.cancelled else ""
        ink = FADED if play.cancelled else "#2b2118"
        self.write(PANEL + 98, y + 2, cards + fate, 16, ink, bold=standing, room=ROOM - 98)

    def hand(self, seat: SeatView, held: list[str], y: float) -> float:
        """The hand, copies once."""
        who = self.word(f"terminal-seat-{len(self.view.seats)}-{seat.seat}")
        self.write(PANEL, y, self.word("terminal-hand", who=who, n=len(held)), 20, bold=True, room=ROOM)
        y += 30
        for face in sorted(set(held), key=lambda one: (self.cards[one].types, -self.cards[one].value)):
            card, copies = self.cards[face], held.count(face)
            worth = f"+{card.value}" if card.bonus else str(card.value) if card.value else "×"
            self.box(PANEL, y, 64, 24, SHIELD[card.types])
            self.write(PANEL + 32, y + 12, f"{worth} {card.types}", 15, "#ffffff", bold=True, anchor="mm", room=62)
            name = self.word(f"card-{face}") + (f" ×{copies}" if copies > 1 else "")
            self.write(PANEL + 74, y + 2, name, 16, bold=True, room=ROOM - 74)
            effects = " ".join(
                self.word(f"effect-{one.op}", n=one.n, symbol=one.symbol, hex=one.hex) for one in card.effects
            )
            y = max(y + 28, self.paragraph(PANEL + 74, y + 22, effects, 14, ROOM - 74, FADED) + 2)
        return y


def paint(view: VendeeView, box: VendeeBox, speech: Says) -> Any:
    """The picture of a table."""
    return Picture(view, box, speech).image
