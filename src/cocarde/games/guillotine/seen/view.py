"""What a seat may see of Guillotine (section 6 of the rules)."""

from __future__ import annotations

from msgspec.structs import replace

from cocarde.games.guillotine.data.numbers import (
    BOX,
    BOXED,
    COMITE,
    CONVENTION,
    DEPUTIES,
    FACTION_OF,
    GUILLOTINE,
    JACOBIN_CARDS,
    LAST_DISSOLUTION,
    MISSIONS,
    PEOPLE,
    PLACES,
    ROSTER,
    SIDES,
    START,
    TRIBUNAL,
    deputies_in,
    how_many,
)
from cocarde.games.guillotine.data.rows import ANSWERS, FACTIONS
from cocarde.games.guillotine.rules.cards.decks import EVERY_SEAT
from cocarde.games.guillotine.rules.cards.delayed import UseDelayed
from cocarde.games.guillotine.rules.denunciation.cases import (
    FATE,
    FATES,
    ROLL,
    SOURCE,
    STRENGTH,
    STRENGTHS,
    SUPPORTER,
    WIDTH,
)
from cocarde.games.guillotine.rules.history import LESSON, Answer
from cocarde.games.guillotine.rules.places import free, living
from cocarde.games.guillotine.rules.popularity import CAUSES, Change
from cocarde.games.guillotine.rules.scoring import elected, ranks, score
from cocarde.games.guillotine.rules.votes import BITS, PACKED, count, voices
from cocarde.games.guillotine.seen.shapes import (
    AssignedView,
    BallotView,
    CaseView,
    DeputyView,
    DieView,
    DrawView,
    FactionView,
    GuillotineView,
    JournalView,
    KeptView,
    LessonView,
    QuestionView,
    RoomView,
    SeatView,
    VoteView,
)
from cocarde.games.guillotine.state import ARRIVED, FACE, SEEN, SHOWN, GuillotineState

VOTES = ("", "report", "motion", "trial", "dissolution")
VOTED_AT = (CONVENTION, CONVENTION, COMITE, TRIBUNAL, CONVENTION)


def view(g: GuillotineState, viewer: int | None) -> GuillotineView:
    """Section 6: the table as `viewer` (None: a spectator) may see it."""
    return public(g) if viewer is None else seen_from(g, viewer, public(g))


def public(g: GuillotineState) -> GuillotineView:
    """What everybody sees."""
    laid = bool(g.where)
    return GuillotineView(
        turn=g.turn,
        phase=g.phase,
        order=[FACTIONS[faction] for faction in g.turn_order],
        dissolution=g.terms.dissolution_from <= g.turn <= LAST_DISSOLUTION,
        dissolved=g.dissolved,
        deputies=deputy_views(g) if laid else [],
        rooms=[room_view(g, post) for post in range(GUILLOTINE)] if laid else [],
        dead=names(g.where[GUILLOTINE]) if laid else [],
        factions=[faction_view(g, faction) for faction in range(SIDES)] if laid else [],
        seats=seat_views(g) if laid else [],
        missions=deck_view(g.missions, MISSIONS, EVERY_SEAT),
        jacobins=deck_view(g.jacobins, JACOBIN_CARDS, EVERY_SEAT),
        drawn=draw_view(g) if g.drawer >= 0 and (g.drawn or g.assigned) else None,
        in_use=[(MISSIONS if g.phase == 4 else JACOBIN_CARDS)[face] for face in g.in_use],
        deciding=deciding(g),
        batch=[case_view(g.batch[at : at + WIDTH]) for at in range(0, len(g.batch), WIDTH)],
        vote=vote_view(g) if g.vote else None,
        last_vote=last_vote_view(g.counted) if g.counted else None,
        rejected=names(g.tried) if g.phase == 3 else [],
        friends=g.friends[:] if g.phase >= 6 else [],
        die=DieView(g.die, DEPUTIES[g.die_for]) if g.die else None,
        question=question_view(g),
        lessons=[lesson_view(packed) for packed in g.lessons],
        journal=journal_views(g),
        over=g.over,
    )


def seen_from(g: GuillotineState, viewer: int, seen: GuillotineView) -> GuillotineView:
    """Section 6: what everybody sees, and what this seat sees besides."""
    known = 1 << SEEN + viewer
    return replace(
        seen,
        factions=[own_faction_view(g, faction, viewer, one) for faction, one in enumerate(seen.factions)],
        missions=deck_view(g.missions, MISSIONS, known),
        jacobins=deck_view(g.jacobins, JACOBIN_CARDS, known),
        drawn=own_draw_view(g, viewer, seen.drawn),
        vote=own_vote_view(g, viewer, seen.vote),
    )


def names(people: int) -> list[str]:
    """A set of deputies as ids."""
    return [DEPUTIES[deputy] for deputy in deputies_in(people)]


def deputy_views(g: GuillotineState) -> list[DeputyView]:
    """Everybody, in roster order."""
    free_now, reelected = free(g), elected(g, free(g))
    sheets = sheet(g)
    return [
        DeputyView(
            id=DEPUTIES[deputy],
            faction=FACTIONS[FACTION_OF[deputy]],
            post=PLACES[g.post[deputy]],
            pp=g.pp[deputy],
            alive=g.post[deputy] not in (GUILLOTINE, BOXED),
            free=bool(free_now >> deputy & 1),
            on_report=bool(g.rapport >> deputy & 1),
            denounced=bool(g.denounced >> deputy & 1),
            moved=g.phase == 1 and bool(g.moved >> deputy & 1),
            elected=bool(reelected >> deputy & 1),
            sheet=sheets[deputy],
        )
        for deputy in range(PEOPLE)
    ]


def sheet(g: GuillotineState) -> list[list[int]]:
    """2.8. The popularity sheet: PP at the start, then after each turn, the running one last."""
    rows = [[START] for _ in range(PEOPLE)]
    for turn in g.journal:
        for row in rows:
            row.append(row[-1])
        for packed in turn:
            change = Change(packed)
            rows[change.deputy][-1] += change.delta
    return rows


def room_view(g: GuillotineState, post: int) -> RoomView:
    """GR-8. A post, who is there, and who stands on its square of the denounced."""
    there = g.where[post]
    return RoomView(PLACES[post], BOX.posts[post].seats, names(there), names(there & g.denounced))


def own_faction_view(g: GuillotineState, faction: int, viewer: int, seen: FactionView) -> FactionView:
    """G-11. The faces of its kept cards are for its owner."""
    own = viewer == g.owner[faction] and bool(g.kept[faction])
    return replace(seen, kept=[kept_view(card, own=True) for card in g.kept[faction]]) if own else seen


def kept_view(card: int, own: bool = False) -> KeptView:
    """G-11. A kept card: its face only for its owner, or once shown."""
    shown = bool(card & SHOWN)
    return KeptView(card=JACOBIN_CARDS[card & FACE] if shown or own else "", turn=card >> ARRIVED & 15, shown=shown)


def faction_view(g: GuillotineState, faction: int) -> FactionView:
    """A faction as everybody sees it."""
    reelected, popularity = score(g, ROSTER[faction])
    return FactionView(
        id=FACTIONS[faction],
        seat=g.owner[faction],
        living=how_many(living(g, faction)),
        elected=reelected,
        popularity=popularity,
        reporter="".join(names(g.rapport & ROSTER[faction])),
        passed=g.phase == 1 and bool(g.passed >> faction & 1),
        sent_missionary=g.phase == 1 and bool(g.sent >> faction & 1),
        kept=[kept_view(card) for card in g.kept[faction]],
    )


def seat_views(g: GuillotineState) -> list[SeatView]:
    """The players, and how they would rank if it ended now."""
    placed = ranks(g)
    return [
        SeatView(seat, [FACTIONS[faction] for faction in g.held(seat)], *score(g, g.mine[seat]), placed[seat])
        for seat in range(g.seats)
    ]


def deck_view(deck: list[int], faces: list[str], seen: int) -> list[str]:
    """A deck from top to bottom: what those who are marked in `seen` saw go under."""
    return [faces[card & FACE] if card & seen == seen else "" for card in deck]


def own_draw_view(g: GuillotineState, viewer: int, seen: DrawView | None) -> DrawView | None:
    """The faces of the cards drawn are for the drawer."""
    if seen is None or viewer != g.owner[g.drawer]:
        return seen
    missions = g.phase == 4
    faces = MISSIONS if missions else JACOBIN_CARDS
    pairs = zip(*((g.assigned[::2], g.assigned[1::2]) if missions else (g.speakers, g.drawn)), strict=True)
    return replace(
        seen,
        cards=[faces[face] for face in g.drawn],
        assigned=[AssignedView(DEPUTIES[deputy], faces[face]) for deputy, face in pairs if deputy >= 0],
    )


def draw_view(g: GuillotineState) -> DrawView:
    """Cards drawn and not used yet, as everybody sees them."""
    missions = g.phase == 4
    n = len(g.drawn) + (len(g.assigned) // 2 if missions else 0)
    return DrawView(FACTIONS[g.drawer], "mission" if missions else "jacobins", n, None, None)


def deciding(g: GuillotineState) -> int:
    """The place of the delayed card that is asked about."""
    asked = g.agenda[-1] if g.agenda else None
    return asked.place if isinstance(asked, UseDelayed) else -1


def case_view(case: list[int]) -> CaseView:
    """A case of the batch."""
    source, supporter = case[SOURCE], case[SUPPORTER]
    return CaseView(
        deputy=DEPUTIES[case[0]],
        strength=STRENGTHS[case[STRENGTH]],
        source=FACTIONS[source] if source >= 0 else "",
        supporter=FACTIONS[supporter] if supporter >= 0 else "",
        roll=case[ROLL],
        fate=FATES[case[FATE]],
    )


def own_vote_view(g: GuillotineState, viewer: int, seen: VoteView | None) -> VoteView | None:
    """G-13. What he has voted a voter sees himself."""
    if seen is None or g.to_vote >> viewer & 1 or not voices(g, viewer):
        return seen
    own = g.ballots >> BITS * viewer & 15
    return replace(seen, ballots=[replace(one, oui=own) if one.seat == viewer else one for one in seen.ballots])


def vote_view(g: GuillotineState) -> VoteView:
    """G-13. Who has voted everybody sees; what, only when the last ballot is in."""
    ballots = [
        BallotView(
            seat=seat,
            weight=voices(g, seat),
            voted=not g.to_vote >> seat & 1,
            oui=-1,
        )
        for seat in range(g.seats)
        if voices(g, seat)
    ]
    return VoteView(VOTES[g.vote], name_of(g.vote_on), PLACES[VOTED_AT[g.vote]], True, ballots, -1, -1)


def last_vote_view(counted: int) -> VoteView:
    """GR-25. The last vote, all ballots turned over."""
    kind, deputy = counted & 7, (counted >> 3 & 31) - 1
    cast, weights = counted >> PACKED & 0xFFFF, counted >> 2 * PACKED
    ballots = [
        BallotView(seat=seat, weight=weights >> BITS * seat & 15, voted=True, oui=cast >> BITS * seat & 15)
        for seat in range(SIDES)
        if weights >> BITS * seat & 15
    ]
    oui, non = count(cast, weights)
    return VoteView(VOTES[kind], name_of(deputy), PLACES[VOTED_AT[kind]], False, ballots, oui, non)


def name_of(deputy: int) -> str:
    """A deputy as id, "" for none."""
    return DEPUTIES[deputy] if deputy >= 0 else ""


def question_view(g: GuillotineState) -> QuestionView | None:
    """G-79. The question everybody sees; its answer is not among what is shown."""
    asked = g.agenda[-1] if g.agenda else None
    if g.question < 0 or not isinstance(asked, Answer):
        return None
    row = BOX.questions[g.question]
    return QuestionView(asked.seats(g)[0], DEPUTIES[g.batch[asked.case * WIDTH]], row.fr, row.en, g.terms.timer)


def lesson_view(packed: int) -> LessonView:
    """G-81. A question answered, with what was right and why."""
    row = BOX.questions[packed // LESSON]
    given = packed % LESSON - 1
    return LessonView(
        faction=row.faction,
        fr=row.fr,
        en=row.en,
        given=ANSWERS[given] if given >= 0 else "silence",
        answer=row.answer,
        why_fr=row.why_fr,
        why_en=row.why_en,
    )


def journal_views(g: GuillotineState) -> list[JournalView]:
    """2.8. The changes of popularity of this turn and the one before."""
    found: list[JournalView] = []
    for turn in range(max(0, len(g.journal) - 2), len(g.journal)):
        for packed in g.journal[turn]:
            change = Change(packed)
            cause = CAUSES[change.cause]
            found.append(JournalView(turn + 1, change.phase, DEPUTIES[change.deputy], change.delta, cause))
    return found
