# interpreted: painting
"""Courtisans as a picture: the board with both apartments, the courtiers and their cards, hand and bargains."""

from __future__ import annotations

from typing import Any, Final

from cocarde.games.courtisans.data.numbers import HIGHEST, LOWEST
from cocarde.games.courtisans.seen.shapes import AreaFace, CourtisansBox, CourtisansView, PlayerView
from cocarde.kit.drawing import Says
from cocarde.kit.painting import FADED, GOLD, Painting

SCALE: Final = 1.26
TOP: Final = 44.0
PANEL: Final = 770.0
ROOM: Final = 415.0
BELOW: Final = 572.0
TRACKS: Final = {"roi": "king", "reine": "queen"}
PLACES: Final = ("versailles", "chasse", "guerre")
PAWN: Final = 11.0


class Picture(Painting):
    """The table as its viewer sees it."""

    def __init__(self, view: CourtisansView, box: CourtisansBox, speech: Says) -> None:
        super().__init__(speech, "#e9dcc0")
        self.view = view
        self.colours = box.colours
        self.title()
        for area in box.areas:
            self.area(area)
        for country in box.countries:
            self.country(country.id, *country.at)
        y = 12.0
        high = min(150.0, 846.0 / len(view.players))
        for player in view.players:
            self.courtier(player, y, high)
            y += high
        self.mine(BELOW)

    def title(self) -> None:
        """Round, reign, place."""
        view = self.view
        if not view.round:
            self.write(20, 10, self.word("terminal-choosing"), 22, bold=True)
            return
        said = self.word("terminal-round", round=view.round, goal=view.rules.goal)
        self.write(20, 10, f"{said}. {self.word(f'reign-{view.reign}')}.", 20, bold=True, room=740)

    def area(self, area: AreaFace) -> None:
        """A place of the board, in gold where the Court is."""
        x, y, wide, high = (SCALE * side for side in area.box)
        y += TOP
        court = area.id in PLACES and area.id == self.view.place and self.view.round > 0
        self.box(x, y, wide, high, GOLD if court else "#fbf6e8", line=2)
        below = self.paragraph(x + 6, y + 3, self.word(f"area-{area.id}"), 15, wide - 8) + 4
        if area.id in TRACKS:
            self.track(TRACKS[area.id], x, y, wide, high)
        elif area.id in ("bastille", "exil"):
            away = {"bastille": "bastille", "exil": "exile"}[area.id]
            held = [player for player in self.view.players if player.status == away]
            for n, player in enumerate(held):
                self.pawn(player.seat, x + 24 + 30 * (n % 4), y + 46 + 30 * (n // 4))
        else:
            self.pile(area.id, x, below, wide, y + high - below)

    def track(self, sovereign: str, x: float, y: float, wide: float, high: float) -> None:
        """The steps of a favour from the lowest to the highest, with the courtiers on theirs."""
        step = wide / (HIGHEST - LOWEST + 1)
        for favour in range(LOWEST, HIGHEST + 1):
            left = x + step * (favour - LOWEST)
            self.stroke([(left, y + 22), (left, y + high)], FADED)
            self.write(left + step / 2, y + high - 10, str(favour), 14, FADED, anchor="mm")
            there = [player.seat for player in self.view.players if getattr(player, sovereign) == favour]
            spread = min(22.0, (step - 20) / max(1, len(there) - 1))
            for n, seat in enumerate(there):
                self.pawn(seat, left + step / 2 + spread * (n - (len(there) - 1) / 2), y + 36)

    def pile(self, area: str, x: float, y: float, wide: float, high: float) -> None:
        """The cards that lie in a place."""
        view = self.view
        lines = {
            "pioche": [self.word("terminal-deck", n=view.deck, m=len(view.discard))],
            "maison": [self.word(f"card-{card}") for card in view.maison],
            "ministere": [self.word(f"card-{card}") for card in view.ministere],
            "registre": [self.word("terminal-wars", country=view.wars)] if view.wars else [],
        }.get(area, [])
        for line in lines:
            for part in self.fold(line, 14, wide - 12):
                if high >= 16:
                    self.write(x + 6, y, part, 14, room=wide - 12)
                    y, high = y + 17, high - 17

    def country(self, name: str, x: float, y: float) -> None:
        """A land of Europe: the Queen's is gold, one at war red."""
        war = name in self.view.wars
        colour = "#a3161d" if war else GOLD if name == self.view.origin else "#d9cfb4"
        self.plate(SCALE * x - 34, TOP + SCALE * y - 11, 68, 22, colour, self.word(f"country-{name}"), 14)

    def pawn(self, seat: int, x: float, y: float) -> None:
        self.token(x, y, PAWN, self.colours[seat], str(seat + 1))

    def courtier(self, player: PlayerView, y: float, high: float) -> None:
        """A player: name, where he is, favours, fortune, what lies before him."""
        view = self.view
        who = f"{player.seat + 1} {player.house or self.word(f'seat-{player.seat}')}"
        turn = " ◂" if player.seat == view.active else ""
        self.box(PANEL, y, ROOM, high - 6, "#fbf6e8", GOLD if turn else "#2b2118", 3 if turn else 1)
        self.plate(PANEL, y, ROOM, 26, self.colours[player.seat], who, 16)
        if player.seat == view.chambellan:
            self.disc(PANEL + ROOM - 16, y + 13, 8, GOLD)
        favours = self.word("terminal-favour", k=favour(player.king), q=favour(player.queen))
        where = self.word(f"status-{player.status}") if player.status else ""
        self.write(PANEL + 8, y + 30, f"{where}, {favours}", 15, room=ROOM - 60)
        fortune = self.word("terminal-fortune", amount=player.fortune, income=player.income)
        self.write(PANEL + 8, y + 49, fortune, 15, bold=True, room=ROOM - 60)
        self.box(PANEL + ROOM - 38, y + 32, 26, 34, "#7a1b20", "#e9dcb8", 2, 3)
        self.write(PANEL + ROOM - 25, y + 49, str(player.hand_count), 16, "#ffffff", bold=True, anchor="mm")
        before = ", ".join(self.word(f"card-{one.card}") for one in player.exposed)
        line = y + 69
        for part in self.fold(before, 14, ROOM - 16):
            if line + 16 < y + high - 6:
                self.write(PANEL + 8, line, part, 14, FADED, room=ROOM - 16)
            line += 17

    def mine(self, y: float) -> None:
        """The hand of the viewer, the offers and the contracts he is party to."""
        for player in self.view.players:
            if player.hand is not None:
                titles = ", ".join(self.word(f"card-{card}") for card in player.hand)
                y = self.paragraph(20, y, self.word("terminal-hand", list=titles), 18, 720) + 8
        for offer in self.view.negotiation.offers:
            give, want = offer.give.cash + offer.give.escrow, offer.want.cash + offer.want.escrow
            self.pawn(offer.maker, 34, y + 12)
            self.write(54, y, f"→ {self.word(f'seat-{offer.to}')}: {self.livres(give)} / {self.livres(want)}", 16)
            y += 26
        for each in self.view.negotiation.contracts:
            self.pawn(each.payer, 34, y + 12)
            key = "terminal-escrow" if each.amount else "terminal-word"
            what = self.word(key, amount=each.amount, condition=each.condition)
            self.write(54, y, f"→ {self.word(f'seat-{each.payee}')}: {what}", 16, room=690)
            y += 26

    def livres(self, amount: int) -> str:
        return self.word("terminal-cash", amount=amount)


def favour(level: int | None) -> str:
    """C-13. A favour, or a dash off the tracks."""
    return "–" if level is None else str(level)


def paint(view: CourtisansView, box: CourtisansBox, speech: Says) -> Any:
    """The picture of a table."""
    return Picture(view, box, speech).image
