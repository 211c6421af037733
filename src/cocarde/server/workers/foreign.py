"""A process in which foreign bots think: `python -m cocarde.server.workers.foreign GAMES`.

It writes first, on one line, which bots there are and what is wrong with them; then it answers like any thinker.
The code of other packages runs here and nowhere else: a true table never comes into this process, only imagined ones.
"""

from __future__ import annotations

import secrets
import sys

from cocarde.bots import advise, choose, foreign_bots
from cocarde.core.chance import Fast
from cocarde.core.table import Table
from cocarde.server.settings import named
from cocarde.server.workers.lines import answer_all, own_channel, tell
from cocarde.server.workers.worker import Question, Thinker


def imagined(table: Table, seat: int) -> Table:
    """A table that `seat` cannot tell from this one: what it cannot know is dealt anew, and the past is left out."""
    return Table(table.game, table.game.redeal(table.state, seat, Fast(secrets.randbits(30))), table.settings)


def main() -> None:
    thoughts = own_channel()
    tell(thoughts, foreign_bots())
    answer_all(thoughts, Question, Thinker(named(sys.argv[1]), choose, advise).think)


if __name__ == "__main__":
    main()
