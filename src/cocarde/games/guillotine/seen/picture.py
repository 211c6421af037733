# interpreted: painting
"""Guillotine as a picture: the posts with their deputies on the board, the factions, the vote, the denunciations."""

from __future__ import annotations

from typing import Any, Final

from cocarde.games.guillotine.seen import shapes
from cocarde.kit.drawing import Says
from cocarde.kit.painting import FADED, GOLD, Painting, ink_on

SCALE: Final = 1.56
PANEL: Final = 880.0
ROOM: Final = 305.0
HIGH: Final = 36.0
"""How high a deputy stands; he is as wide as the next slot allows."""


class Picture(Painting):
    """The table as its viewer sees it."""

    def __init__(self, view: shapes.GuillotineView, box: shapes.GuillotineBox, speech: Says) -> None:
        super().__init__(speech)
        self.view = view
        self.deputies = {deputy.id: deputy for deputy in view.deputies}
        self.colour = {faction.id: faction.colour for faction in box.factions}
        self.elected = box.numbers.elected
        self.roster = [deputy.id for deputy in box.deputies]
        self.clock(box)
        rooms = {room.id: room for room in view.rooms}
        for post in box.posts:
            self.post(post, rooms.get(post.id))
        y = 20.0
        for faction in view.factions:
            if faction.seat >= 0:
                y = self.faction(faction, y)
        vote = view.vote or view.last_vote
        if vote is not None:
            y = self.vote(vote, y + 12)
        for n, case in enumerate(view.batch, start=1):
            y = self.case(n, case, y + (12 if n == 1 else 0))
        y = self.cards(y + 12)
        summoned = [self.word(f"deputy-{deputy.id}") for deputy in view.deputies if deputy.post == "summoned"]
        if summoned:
            self.paragraph(PANEL, y, f"{self.word('post-summoned')}: {', '.join(summoned)}", 15, ROOM)

    def clock(self, box: shapes.GuillotineBox) -> None:
        """The phases and the turns, those of now in gold."""
        left, top, right, bottom = (SCALE * side for side in box.strip.box)
        self.box(left, top, right - left, bottom - top, "#e3d4b0")
        for n, (x, y) in enumerate(box.strip.phases, start=1):
            self.token(SCALE * x, SCALE * y, 20, GOLD if n == self.view.phase else "#fbf6e8", str(n))
        for n, (x, y) in enumerate(box.strip.turns, start=1):
            past, now = n < self.view.turn, n == self.view.turn
            self.token(SCALE * x, SCALE * y, 8, "#7a0f14" if now else "#6d5a3d" if past else "#fbf6e8", str(n))

    def post(self, post: shapes.PostFace, room: shapes.RoomView | None) -> None:
        """A post: its name, who is there, who lies on its square of the denounced."""
        left, top, right, bottom = (SCALE * side for side in post.box)
        self.box(left, top, right - left, bottom - top, "#fbf6e8", line=2)
        here = self.view.dead if room is None else room.deputies
        columns = sorted({slot[0] for slot in post.slots})
        wide = SCALE * (columns[1] - columns[0]) - 3
        count = f" {len(here)}/{room.seats}" if room is not None and room.seats else ""
        self.write(left + 8, top + 4, self.word(f"post-{post.id}") + count, 17, bold=True, room=right - left - 16)
        for at, name in enumerate(here):
            slot = self.roster.index(name) if post.id == "convention" else min(at, len(post.slots) - 1)
            x, y = post.slots[slot]
            self.deputy(self.deputies[name], SCALE * x, SCALE * y, wide)
        for at, name in enumerate(room.denounced if room is not None and post.denounced else []):
            x, y = post.denounced
            self.deputy(self.deputies[name], SCALE * x + (wide + 4) * (at % 3 - 1), SCALE * y + 40 * (at // 3), wide)

    def deputy(self, deputy: shapes.DeputyView, x: float, y: float, wide: float) -> None:
        """A deputy in the colour of his faction: short name and popularity; gold on the report, red if denounced."""
        colour = self.colour[deputy.faction] if deputy.alive else "#8d8a84"
        edge = "#e6001a" if deputy.denounced else GOLD if deputy.on_report else "#2b2118"
        self.box(x - wide / 2, y - HIGH / 2, wide, HIGH, colour, edge, 4 if edge != "#2b2118" else 1, 4)
        ink = ink_on(colour)
        self.write(x, y - 8, self.word(f"deputy-{deputy.id}"), 14, ink, anchor="mm", room=wide - 4)
        if deputy.alive:
            self.write(x, y + 8, str(deputy.pp), 15, ink, bold=deputy.pp >= self.elected, anchor="mm")

    def faction(self, faction: shapes.FactionView, y: float) -> float:
        """A faction in play: the living, the re-elected if it ended now, its kept cards."""
        self.plate(
            PANEL, y, ROOM, 28, self.colour[faction.id], f"{faction.seat + 1} {self.word('faction-' + faction.id)}"
        )
        living = self.word("terminal-living", n=faction.living)
        elected = self.word("terminal-elected", n=faction.elected, total=faction.popularity)
        y = self.paragraph(PANEL + 8, y + 32, f"{living}, {elected}", 15, ROOM - 8)
        for kept in faction.kept:
            name = self.word("card-" + kept.card) if kept.card else "?"
            self.write(PANEL + 8, y, f"{name} ({kept.turn})", 14, FADED, room=ROOM - 8)
            y += 18
        return y + 6

    def vote(self, vote: shapes.VoteView, y: float) -> float:
        """The vote that is open, or the last one: who has voted, and once it is counted how."""
        about = self.word(f"terminal-vote-{vote.kind}")
        about += f" ({self.word('deputy-' + vote.deputy)})" if vote.deputy else ""
        self.write(PANEL, y, about, 17, bold=True, room=ROOM)
        y += 24
        for ballot in vote.ballots:
            who = ", ".join(self.word(f"faction-{one.id}") for one in self.view.factions if one.seat == ballot.seat)
            cast = f"{ballot.oui}/{ballot.weight} OUI" if ballot.oui >= 0 else f"… {ballot.weight}"
            self.box(PANEL, y + 3, 12, 12, "#2b2118" if ballot.voted else None)
            self.write(PANEL + 20, y, f"{cast}  {who}", 15, room=ROOM - 20)
            y += 20
        if not vote.open:
            self.write(PANEL, y, f"{vote.oui} OUI, {vote.non} NON", 16, "#7a0f14", bold=True)
            y += 22
        return y

    def case(self, n: int, case: shapes.CaseView, y: float) -> float:
        """A denunciation, numbered."""
        deputy = self.deputies[case.deputy]
        self.plate(PANEL, y, 118, 22, self.colour[deputy.faction], f"{n} {self.word('deputy-' + case.deputy)}", 14)
        roll = f" [{case.roll}]" if case.roll else ""
        fate = f"{self.word(f'terminal-strength-{case.strength}')}{roll} {self.word(f'terminal-fate-{case.fate}')}"
        self.write(PANEL + 124, y + 2, fate, 14, room=ROOM - 124)
        return y + 25

    def cards(self, y: float) -> float:
        """Cards in use, and the ones just drawn if the viewer may see them."""
        lines = [self.word(f"card-{card}") for card in self.view.in_use]
        if self.view.drawn is not None:
            lines += [self.word(f"card-{card}") for card in self.view.drawn.cards or []]
        for line in lines[:6]:
            self.write(PANEL, y, line, 15, "#7a0f14", room=ROOM)
            y += 20
        return y


def paint(view: shapes.GuillotineView, box: shapes.GuillotineBox, speech: Says) -> Any:
    """The picture of a table."""
    return Picture(view, box, speech).image
