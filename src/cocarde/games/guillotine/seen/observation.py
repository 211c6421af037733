"""Section 6 in numbers: what a seat of Guillotine may see, for those who learn.

Deputies and parties keep their places, for they are not alike; whose a party is stands from the seat that looks on. The
question of the Variante Histoire is not among the blocks: it is a matter of words.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from cocarde.core.agenda import Frame
from cocarde.core.learning.observation import Block, Observer, count, put, spread, tally
from cocarde.games.guillotine.data.numbers import (
    JACOBIN_CARDS,
    JACOBIN_DECK,
    LAST_DISSOLUTION,
    MISSION_DECK,
    MISSIONS,
    PEOPLE,
    PLACES,
    SIDES,
)
from cocarde.games.guillotine.rules.cards.club_cards import ChooseTarget
from cocarde.games.guillotine.rules.cards.delayed import UseDelayed
from cocarde.games.guillotine.rules.club import ChooseOrator
from cocarde.games.guillotine.rules.denunciation.cases import FATE, FATES, ROLL, SOURCE, STRENGTH, STRENGTHS, WIDTH
from cocarde.games.guillotine.rules.votes import BITS, PACKED, voices
from cocarde.games.guillotine.state import FACE, SEEN, SHOWN, GuillotineState

CLUB: Final = len(JACOBIN_CARDS)
ORDERS: Final = len(MISSIONS)
PHASES: Final = 8
CASES: Final = 12
CASE: Final = PEOPLE + len(STRENGTHS) + SIDES + len(FATES) + 1
KINDS: Final = 5
ROOM: Final = len(PLACES)

SUBJECT: Final = Block("subject", (PEOPLE,), 1, "the deputy the question is about")
CARD: Final = Block("card", (CLUB,), 1, "the Jacobin card the question is about, for whom is asked")
PARTIES: Final = Block(
    "parties",
    (SIDES, 8),
    1,
    "each party: own, of the seat to the left, opposite, right; passed, sent a missionary, draws, is used",
)
ORDER: Final = Block("order", (SIDES, SIDES), 1, "the parties in the order of this turn")
POSTS: Final = Block("posts", (PEOPLE, ROOM), 1, "where each deputy is")
DEPUTIES: Final = Block("deputies", (PEOPLE, 4), 99, "popularity, reports, denounced, has moved")
KEPT: Final = Block("kept", (SIDES, CLUB + 2), 15, "kept Jacobin cards the seat knows, how many there are, were shown")
DRAWN: Final = Block("drawn", (CLUB + ORDERS,), 15, "cards just drawn, if one's own: Jacobin, then Mission cards")
USED: Final = Block("in_use", (CLUB + ORDERS,), 15, "cards being carried out")
DECKS: Final = Block("decks", (CLUB + ORDERS,), 15, "cards the seat knows to lie in the decks")
NEXT: Final = Block("next", (CLUB + ORDERS,), 1, "the card on top of each deck, if the seat knows it")
PILES: Final = Block("piles", (2,), max(len(JACOBIN_DECK), len(MISSION_DECK)), "cards in the decks")
BATCH: Final = Block("batch", (CASES, CASE), 6, "cases: deputy, strength, source party, fate, roll")
VOTE: Final = Block("vote", (KINDS + PEOPLE,), 1, "the open vote: its kind, on whom")
BALLOTS: Final = Block("ballots", (SIDES, 3), 12, "by seat from one's own on: weight, has voted, own OUI votes")
LAST: Final = Block("last_vote", (KINDS + PEOPLE,), 1, "the vote counted last")
COUNTED: Final = Block("counted", (SIDES, 2), 12, "its weights and OUI votes by seat")
REJECTED: Final = Block("rejected", (PEOPLE,), 1, "names the Comité has rejected this turn")
FRIENDS: Final = Block("friends", (SIDES,), 12, "friends of each party at the Convention, from phase 6 on")
STATE: Final = Block("state", (PHASES + 4,), 10, "phase; turn, die, a vote to dissolve comes, dissolved")


class GuillotineObserver(Observer[GuillotineState]):
    """Deputies, popularity, cards, batch and vote."""

    def __init__(self, frames: tuple[type[Frame], ...]) -> None:
        cards = [KEPT, DRAWN, USED, DECKS, NEXT, PILES]
        votes = [VOTE, BALLOTS, LAST, COUNTED, REJECTED, FRIENDS]
        super().__init__(frames, [SUBJECT, CARD, PARTIES, ORDER, POSTS, DEPUTIES, *cards, BATCH, *votes, STATE])

    def fill(self, g: GuillotineState, seat: i64, row: BytesWriter, at: i64) -> None:
        write_state(g, row, at)
        if not g.where:
            return  # GR-98: the parties are still being chosen
        write_question(g, seat, row, at)
        write_parties(g, seat, row, at)
        write_people(g, row, at)
        write_cards(g, seat, row, at)
        write_batch(g, row, at + BATCH.at)
        write_vote(g, seat, row, at)
        write_last_vote(g, seat, row, at)


def write_question(g: GuillotineState, seat: i64, row: BytesWriter, at: i64) -> None:
    """Whom the question is about; which card, only for whom is asked."""
    frame = g.agenda[-1] if g.agenda else None
    deputy: int = getattr(frame, "deputy", -1)
    if deputy >= 0:
        row[at + SUBJECT.at + deputy] = 1
    if isinstance(frame, ChooseTarget):
        row[at + CARD.at + frame.face] = 1
    elif g.drawer < 0 or g.owner[g.drawer] != seat:
        return
    elif isinstance(frame, UseDelayed):
        row[at + CARD.at + frame.face(g)] = 1
    elif isinstance(frame, ChooseOrator):
        row[at + CARD.at + g.drawn[frame.place]] = 1


def write_parties(g: GuillotineState, seat: i64, row: BytesWriter, at: i64) -> None:
    """Whose they are, and what they have done in this phase."""
    faction: i64
    for faction in range(SIDES):
        cell = at + PARTIES.at + 8 * faction
        owner = g.owner[faction]
        if owner >= 0:
            row[cell + (owner - seat) % g.seats] = 1
            row[cell + 7] = 1
        if g.phase == 1:
            row[cell + 4] = u8(g.passed >> faction & 1)
            row[cell + 5] = u8(g.sent >> faction & 1)
    if g.drawer >= 0:
        row[at + PARTIES.at + 8 * g.drawer + 6] = 1
    for place, faction in enumerate(g.turn_order):
        row[at + ORDER.at + SIDES * place + faction] = 1
    if g.phase >= 6:
        for faction, friends in enumerate(g.friends):
            put(row, at + FRIENDS.at + faction, friends, FRIENDS.high)


def write_people(g: GuillotineState, row: BytesWriter, at: i64) -> None:
    """The deputies."""
    moved = g.moved if g.phase == 1 else 0
    deputy: i64
    for deputy in range(PEOPLE):
        row[at + POSTS.at + ROOM * deputy + g.post[deputy]] = 1
        cell = at + DEPUTIES.at + 4 * deputy
        put(row, cell, g.pp[deputy], DEPUTIES.high)
        row[cell + 1] = u8(g.rapport >> deputy & 1)
        row[cell + 2] = u8(g.denounced >> deputy & 1)
        row[cell + 3] = u8(moved >> deputy & 1)
    if g.phase == 3:
        spread(row, at + REJECTED.at, g.tried)


def write_cards(g: GuillotineState, seat: i64, row: BytesWriter, at: i64) -> None:
    """G-11. Kept cards, cards drawn, and what the seat saw go under the decks."""
    faction: i64
    card: i64
    for faction in range(SIDES):
        cell = at + KEPT.at + (CLUB + 2) * faction
        for card in g.kept[faction]:
            count(row, cell + CLUB)
            if card & SHOWN:
                count(row, cell + CLUB + 1)
            if card & SHOWN or g.owner[faction] == seat:
                count(row, cell + (card & FACE))
    missions = g.phase == 4
    tally(row, at + USED.at + (CLUB if missions else 0), g.in_use)
    if g.drawer >= 0 and g.owner[g.drawer] == seat:
        tally(row, at + DRAWN.at + (CLUB if missions else 0), g.drawn)
    write_deck(g.jacobins, seat, row, at, 0)
    write_deck(g.missions, seat, row, at, CLUB)
    put(row, at + PILES.at, len(g.jacobins), PILES.high)
    put(row, at + PILES.at + 1, len(g.missions), PILES.high)


def write_deck(deck: list[int], seat: i64, row: BytesWriter, at: i64, first: int) -> None:
    """What the seat knows of a deck, from top to bottom."""
    seen = 1 << SEEN + seat
    card: i64
    for card in deck:
        if card & seen:
            count(row, at + DECKS.at + first + (card & FACE))
    if deck and deck[0] & seen:
        row[at + NEXT.at + first + (deck[0] & FACE)] = 1


def write_batch(g: GuillotineState, row: BytesWriter, at: i64) -> None:
    """The cases, oldest first."""
    batch = g.batch
    case: i64
    for case in range(min(CASES, len(batch) // WIDTH)):
        first, cell = case * WIDTH, at + case * CASE
        row[cell + batch[first]] = 1
        row[cell + PEOPLE + batch[first + STRENGTH]] = 1
        source = batch[first + SOURCE]
        if source >= 0:
            row[cell + PEOPLE + len(STRENGTHS) + source] = 1
        row[cell + PEOPLE + len(STRENGTHS) + SIDES + batch[first + FATE]] = 1
        put(row, cell + CASE - 1, batch[first + ROLL], BATCH.high)


def write_vote(g: GuillotineState, seat: i64, row: BytesWriter, at: i64) -> None:
    """G-13. Who has voted everybody sees; what, only he himself."""
    if not g.vote:
        return
    row[at + VOTE.at + g.vote] = 1
    other: i64
    if g.vote_on >= 0:
        row[at + VOTE.at + KINDS + g.vote_on] = 1
    for other in range(g.seats):
        weight = voices(g, other)
        if weight:
            cell = at + BALLOTS.at + 3 * ((other - seat) % g.seats)
            put(row, cell, weight, BALLOTS.high)
            row[cell + 1] = u8(1 - (g.to_vote >> other & 1))
            if other == seat and not g.to_vote >> seat & 1:
                row[cell + 2] = u8(g.ballots >> BITS * seat & 15)


def write_last_vote(g: GuillotineState, seat: i64, row: BytesWriter, at: i64) -> None:
    """GR-25. The last vote, all ballots turned over."""
    counted = g.counted
    if not counted:
        return
    row[at + LAST.at + (counted & 7)] = 1
    deputy = (counted >> 3 & 31) - 1
    if deputy >= 0:
        row[at + LAST.at + KINDS + deputy] = 1
    other: i64
    cast, weights = counted >> PACKED & 0xFFFF, counted >> 2 * PACKED
    for other in range(g.seats):
        cell = at + COUNTED.at + 2 * ((other - seat) % g.seats)
        put(row, cell, weights >> BITS * other & 15, COUNTED.high)
        put(row, cell + 1, cast >> BITS * other & 15, COUNTED.high)


def write_state(g: GuillotineState, row: BytesWriter, at: i64) -> None:
    """Phase, turn, die."""
    row[at + STATE.at + g.phase] = 1
    cell = at + STATE.at + PHASES
    put(row, cell, g.turn, STATE.high)
    put(row, cell + 1, g.die, STATE.high)
    row[cell + 2] = 1 if g.terms.dissolution_from <= g.turn <= LAST_DISSOLUTION else 0
    row[cell + 3] = 1 if g.dissolved else 0
