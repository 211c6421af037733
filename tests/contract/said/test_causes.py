"""What follows from a card, a square, a die or a rule says so: the event carries its cause, the log names it first."""

from __future__ import annotations

from cocarde.core.event import Seen
from cocarde.core.text import Text
from cocarde.speech import LANGUAGES, speech
from tests.contract.settings import Setting, every_setting, moments

NAMES = [f"Seat {n}" for n in range(8)]
WHOLE = 10_000
"""Nobody looks on the way: the events of the whole game are read at its end."""
CAUSED = {
    "lys": "deported died enlisted fell_back jailed message_hidden pooled_hidden throws_again was_wounded waved went",
    "guillotine": "all_gained all_lost bore_colours complained_of gained lost stayed tried_luck",
    "vendee": "galerne_added general_added marker_moved peeked_public rallied recovered wounded",
    "courtisans": "caught_pox survived_pox duel_admired duel_angered duel_killed gamble_won gamble_lost gained lost "
    "favour_fell favour_rose king_died queen_died regent_died lover_chosen favourite_chosen regency_began "
    "titles_inherited war_declared",
    "cortege": "arrested blocked discarded opinion_moved opinion_stayed",
}
"""What happens only because something else made it happen."""
UNLESS_AFTER = {
    "lys": {"gained_trees": {"laid_books"}},
    "courtisans": {"died": {"tried"}, "jailed": {"arrest_ordered"}, "exiled": {"tried"}},
}
"""What has a cause, but where the line before has just said why."""


@every_setting
def test_what_something_made_happen_names_it(setting: Setting) -> None:
    table = setting.table(81)
    for _ in moments(table, 82, WHOLE):
        pass
    always = CAUSED.get(setting.slug, "").split()
    unless = UNLESS_AFTER.get(setting.slug, {})
    before = ""
    for event in table.events(None):
        if event.kind in always or (event.kind in unless and before not in unless[event.kind]):
            assert "cause" in event.args, f"{event.kind} after {before}"
        if "cause" in event.args:
            named_first(setting.slug, event)
        before = event.kind


def named_first(slug: str, event: Seen) -> None:
    """The log line begins with the name of the thing, in quotation marks or not, in both languages."""
    for language in LANGUAGES:
        said = speech(slug, language)
        cause = str(event.args["cause"])
        assert said.knows(cause.replace(":", "-", 1)), f"{event.kind}: {cause} has no name"
        name = said.name_of(cause)
        assert said.event(event, NAMES).startswith((name, said.say(Text("quoted", {"said": name}))))
