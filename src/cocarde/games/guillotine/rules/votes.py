"""G-12 to G-16: a vote is one secret decision of everybody who has a deputy at the post.

Ballots lie in the state, four bits per seat, and nobody sees one before the last is in: until then a ballot changes
nothing but the list of those who still have to vote.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from cocarde.core.choice import Choice
from cocarde.core.text import Args, Refusal, Stake, Text, stake
from cocarde.games.guillotine.choices import NON, OUI, SPLIT, Ballot
from cocarde.games.guillotine.data.numbers import DEPUTIES, FACTION_OF, NO_VOTE, ROSTER, SOME, how_many
from cocarde.games.guillotine.data.rows import FACTIONS
from cocarde.games.guillotine.refusals import REFUSALS
from cocarde.games.guillotine.rules.decision import ConventionDecision
from cocarde.games.guillotine.state import GuillotineState

BITS: Final = 4
"""Twelve deputies at most vote for one player."""
PACKED: Final = 16
"""The last vote counted is one number: kind, deputy, then from bit 16 on the ballots, from bit 32 on the weights."""


def voices(g: GuillotineState, seat: int) -> int:
    """G-12. A ballot counts as many votes as the player has deputies there, both factions together."""
    return g.weights >> BITS * seat & 15


def all_voices(g: GuillotineState) -> int:
    """G-12. All votes that are cast in this vote."""
    return sum([voices(g, seat) for seat in range(g.seats)])


def open_vote(g: GuillotineState, vote: Vote) -> None:
    """G-12, G-16, GR-23. Everybody with a deputy at the post is asked, be it one; with no voter at all it is 0-0."""
    g.ballots = 0
    g.weights = 0
    present = g.where[vote.post]
    asked = 0
    for seat, mine in enumerate(g.mine):
        weight = how_many(present & mine)
        if weight:
            asked |= 1 << seat
            g.weights |= weight << BITS * seat
    g.to_vote = asked
    if g.telling:
        args: Args = {"seats": list(SOME[asked]), "parties": parties(g, vote.post, list(SOME[asked]))}
        if vote.deputy >= 0:
            args["deputy"] = DEPUTIES[vote.deputy]
        g.tell(f"{vote.name}_opened" if asked else f"{vote.name}_unattended", vote.rule, args)
    if asked:
        g.vote = vote.kind
        g.vote_on = vote.deputy
        g.push(vote)
    else:
        vote.settle(g, 0, 0)


def parties(g: GuillotineState, post: int, seats: list[int]) -> list[str]:
    """The parties of these seats that have a deputy at the post, in turn order."""
    there = [faction for faction in g.turn_order if g.where[post] & ROSTER[faction]]
    return [FACTIONS[faction] for faction in there if g.owner[faction] in seats]


def count(ballots: int, weights: int) -> tuple[int, int]:
    """G-14, GR-20. OUI and NON votes of the ballots cast; nobody abstains."""
    oui = total = 0
    while weights:
        oui += ballots & 15
        total += weights & 15
        ballots >>= BITS
        weights >>= BITS
    return oui, total - oui


class Vote(ConventionDecision):
    """G-13, GR-19, GR-104. OUI or NON, in secret; all ballots are revealed together, then public by name."""

    fields: ClassVar[tuple[str, ...]] = ("deputy",)
    kind: ClassVar[int] = 0
    name: ClassVar[str] = ""
    post: ClassVar[int] = 0

    def __init__(self, deputy: int) -> None:
        self.deputy: Final = deputy

    @abstractmethod
    def settle(self, g: GuillotineState, oui: int, non: int) -> None:
        """What the count of OUI and NON means."""

    def seats(self, g: GuillotineState) -> tuple[int, ...]:
        return SOME[g.to_vote]

    def answers(self, g: GuillotineState, seat: int) -> list[Choice]:
        if not g.terms.split:
            return [NON, OUI]
        return list(SPLIT[: voices(g, seat) + 1])  # GR-18

    def take(self, g: GuillotineState, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Ballot)
        weight = voices(g, seat)
        g.ballots |= (choice.oui if choice.oui < weight else weight) << BITS * seat
        g.to_vote &= ~(1 << seat)
        if g.telling:
            g.tell("voted", "G-13", {"seat": seat, "parties": parties(g, self.post, [seat])})
        if g.to_vote:
            g.push(self)
        else:
            self.close(g)

    def close(self, g: GuillotineState) -> None:
        """G-13, GR-25. The last ballot is in: all are turned over."""
        g.reveal()
        g.counted = (g.weights << PACKED | g.ballots) << PACKED | (self.deputy + 1) << 3 | self.kind
        oui, non = count(g.ballots, g.weights)
        if g.telling:
            tell_ballots(g, self.post, oui, non)
        g.vote = NO_VOTE
        self.settle(g, oui, non)

    tie_rejects: ClassVar[bool] = False
    """G-15: does a tie do what more NON would?"""

    def weigh(self, g: GuillotineState, seat: int, choice: Choice) -> Stake | None:
        assert isinstance(choice, Ballot)
        mine, total = voices(g, seat), all_voices(g)
        if 0 < choice.oui < mine:
            return stake("split", oui=choice.oui, non=mine - choice.oui, total=total)
        oui = choice.oui > 0
        decided = 2 * mine > total or (2 * mine == total and not oui and self.tie_rejects)
        said = Text(f"stake-{self.name}-{'oui' if oui else 'non'}", self.matter(g, seat))
        return Stake(said, 100 if decided else -1)

    def matter(self, g: GuillotineState, seat: int) -> Args:
        """What more there is to say of what the vote decides."""
        return {}

    def refuses(self, g: GuillotineState, seat: int, choice: Choice) -> Refusal | None:
        if isinstance(choice, Ballot) and choice not in self.answers(g, seat):
            if not g.terms.split:
                return REFUSALS.because("no-splitting")
            return (
                REFUSALS.because("split-instead")
                if choice is OUI or choice is NON
                else REFUSALS.because("not-your-voices")
            )
        return super().refuses(g, seat, choice)

    def prompt(self, g: GuillotineState, seat: int) -> Text:
        args: Args = {"n": voices(g, seat), "total": all_voices(g), **self.matter(g, seat)}
        if self.deputy >= 0:
            args["deputy"] = DEPUTIES[self.deputy]
            args["faction"] = FACTIONS[FACTION_OF[self.deputy]]
        return Text(f"prompt-{self.name}", args)


def tell_ballots(g: GuillotineState, post: int, oui: int, non: int) -> None:
    """GR-25. Who voted what, by party."""
    yes: list[int] = []
    no: list[int] = []
    for seat in range(g.seats):
        weight = voices(g, seat)
        ballot = g.ballots >> BITS * seat & 15
        if weight and 0 < ballot < weight:
            split: Args = {"seat": seat, "parties": parties(g, post, [seat]), "oui": ballot, "non": weight - ballot}
            g.tell("ballot_split", "GR-18", split)
        elif weight:
            (yes if ballot else no).append(seat)
    kind = ("counted" if no else "counted_oui") if yes else ("counted_non" if no else "counted_split")
    args: Args = {"oui": oui, "non": non, "in_favour": yes, "against": no}
    g.tell(kind, "G-13", {**args, "parties_for": parties(g, post, yes), "parties_against": parties(g, post, no)})
