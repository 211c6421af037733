"""The contract of being asked: while somebody is, everybody is shown somebody; only who is asked is shown himself."""

from __future__ import annotations

from cocarde.games import load, slugs
from tests.contract.settings import SHORT, Setting, every_of, random_play, spread, viewers

ANSWERS = 150
"""Of one game: every kind of question comes within so many, and if not, then at another table."""


def wide() -> list[Setting]:
    """Every number of seats with every value of every option."""
    found: list[Setting] = []
    for slug in slugs():
        meta, short = load(slug).meta, SHORT.get(slug, {})
        for seats in meta.seats:
            found.append(Setting(slug, seats, **short))
            for option in meta.options:
                if seats in (option.seats or meta.seats):
                    values = [
                        value for value in spread(option.values) if value not in (option.default, short.get(option.id))
                    ]
                    found += [Setting(slug, seats, **{**short, option.id: value}) for value in values]
    return found


@every_of(wide())
def test_nobody_is_shown_that_nobody_is_asked_while_somebody_is(setting: Setting) -> None:
    table = setting.table(7)
    for n, _ in enumerate(random_play(table, 7)):
        asked = table.pending()
        for viewer in viewers(table):
            shown = table.waiting(viewer)
            assert shown, f"entry {n}: {table.decision} asks {asked}, and {viewer} is shown nobody"
            assert (viewer in shown) == (viewer in asked), f"entry {n}: {viewer} is shown {shown}, {asked} are asked"
        if n == ANSWERS:
            break
    assert table.pending() or not any(table.waiting(viewer) for viewer in viewers(table))
