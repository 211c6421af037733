"""A whole game of Vendée Militaire between two guests, with a spectator: nobody is ever sent what it may not know."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from itertools import pairwise

import msgspec
import pytest

from cocarde import load as load_file
from cocarde.core.chance import Fair, commitment
from cocarde.core.table import Table
from cocarde.games import load
from cocarde.games.vendee.data.numbers import FACES
from cocarde.games.vendee.state import ADDED, BASE, PLAY_WIDTH, VendeeState
from tests.server.served import Guest, Line, Served, serving, toy_settings

VIEWERS: tuple[int | None, ...] = (0, 1, None)
CARD = re.compile(r"\b[wb][12]_[a-z0-9_]+")


class Played:
    """A game played to its end: the table, and everything that was sent to blue, to white and to a spectator."""

    def __init__(self, served: Served) -> None:
        self.guests: dict[int | None, Guest] = {seat: served.guest() for seat in VIEWERS}
        made = self.guests[0].new("me open", game="vendee")
        self.guests[None].get("/api/me")  # a spectator who talks needs a cookie
        self.table = made["table"]
        self.commitment = self.guests[None].card(self.table)["commitment"]
        joined = self.guests[1].post(f"/api/tables/{self.table}/join", json={"invite": made["invite"]})
        assert joined.json() == {"seat": 1, "added": True}
        self.lines: dict[int | None, Line] = {seat: self.guests[seat].line(self.table) for seat in VIEWERS}
        self.cards: list[str] = []
        with self.lines[0], self.lines[1], self.lines[None]:
            self.play(random.Random(7))
        self.file = self.guests[None].get(f"/api/tables/{self.table}/export").content
        self.truth = load_file(self.file)
        self.steps = [self.truth.replay(n) for n in range(1, self.truth.n + 1)]

    def play(self, hand: random.Random) -> None:
        """Answer whatever is asked; now and then somebody tries what is not allowed."""
        states = {seat: line.latest() for seat, line in self.lines.items()}
        while not states[None]["over"]:
            [seat] = [seat for seat in (0, 1) if states[seat]["turn"]]
            state = states[seat]
            if hand.random() < 0.3:
                self.pry(1 - seat, states[1 - seat]["n"])
            self.lines[seat].answer(seat, hand.choice(state["asked"]["options"])["notation"], state["n"])
            self.lines[seat].state_at(state["n"] + 1)
            states = {seat: line.latest() for seat, line in self.lines.items()}

    def pry(self, seat: int, n: int) -> None:
        """Try to learn more than one may."""
        line = self.lines[seat]
        for act in ({"type": "answer", "n": n, "choice": "play w1_faux"}, {"type": "undo", "n": n + 1}):
            assert line.ask(seat=seat, **act)["type"] == "refused"
        for asking in (seat, 1 - seat):
            line.ask(type="why", seat=asking, thing="card:w1_faux")
            line.ask(type="look", seat=1 - seat)
        assert self.lines[None].ask(type="say", text="Tiens, tiens.")["type"] == "said"
        self.cards.append(self.guests[None].get(f"/api/tables/{self.table}").text)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    with serving(toy_settings(tmp_path_factory.mktemp("vendee"), workers=0, shelf=("vendee",))) as served:
        yield Played(served)


def shown_by_then(steps: list[Table], viewer: int | None) -> list[set[str]]:
    """For each entry of the log: the faces that had lain before the eyes of `viewer` by then."""
    seen: set[str] = set()
    by_then: list[set[str]] = []
    for step in steps:
        state = step.state
        assert isinstance(state, VendeeState)
        laid = [state.plays[at + part] for at in range(0, len(state.plays), PLAY_WIDTH) for part in (BASE, ADDED)]
        zones = (state.discard, state.aside, state.pile)  # a pile that was shuffled into the deck had lain open
        open_piles = [*[face for zone in zones for camp in (0, 1) for face in zone[camp]], *laid]
        own = [*state.hands[viewer], *state.shown[1 - viewer]] if viewer is not None else []
        seen |= {FACES[face] for face in (*open_piles, *own) if face >= 0}
        by_then.append(set(seen))
    return by_then


@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_card_is_named_before_the_viewer_may_know_it(played: Played, viewer: int | None) -> None:
    known = shown_by_then(played.steps, viewer)
    clocks = [step.clock(viewer) for step in played.steps]
    now = 0
    named: set[str] = set()
    for text, message in zip(played.lines[viewer].raw, played.lines[viewer].heard, strict=True):
        now = message.get("n", now)
        last = max(at for at, clock in enumerate(clocks) if clock == now)
        cards = set(CARD.findall(text)) - ({"w1_faux"} if message["type"] != "state" else set())  # what was asked about
        assert cards <= known[last], f"at clock {now}"
        named |= cards
    assert len(named) > 20


def test_the_other_hand_is_never_in_a_state(played: Played) -> None:
    for viewer, line in played.lines.items():
        for message in line.heard:
            if message["type"] == "state":
                for seat in message["view"]["seats"]:
                    assert (seat["cards"] is None) == (seat["seat"] != viewer)
                assert message["asked"] is None or viewer in message["turn"]
                assert message["you"] == ([] if viewer is None else [viewer])


def test_no_state_comes_that_shows_nothing_new(played: Played) -> None:
    """Somebody who lets a window pass must not be betrayed by a message that says nothing."""
    for viewer in VIEWERS:
        states = [message for message in played.lines[viewer].heard if message["type"] == "state"]
        for before, after in pairwise(states):
            assert after["events"] or after != {**before, "events": [], "fresh": False, "talk": after["talk"]}


def test_the_secret_is_told_at_the_end_and_fits_its_commitment(played: Played) -> None:
    assert all('"secret":""' in card for card in played.cards)
    card = played.guests[None].card(played.table)
    assert (card["over"], card["commitment"]) == (True, played.commitment)
    assert commitment(card["secret"]) == played.commitment
    again = Table.new(load("vendee"), 2, card["options"], chance=Fair(card["secret"], f"{played.table} 1:"))
    for move in played.truth.log[1:]:
        again.answer(move.seat, move.choice)
    assert again.log == played.truth.log


def test_a_finished_game_is_seen_again_from_any_seat(played: Played) -> None:
    guest = played.guests[None]
    index = guest.get(f"/api/tables/{played.table}/replay").json()
    assert index["length"] == played.truth.n
    assert index["moves"][1] == {"n": 2, "seat": 0, "choice": played.truth.log[1].choice}
    kinds: list[str] = []
    for n in range(1, 31):
        step = guest.get(f"/api/tables/{played.table}/replay/{n}?seat=1").json()
        then = played.steps[n - 1]
        assert step["view"] == msgspec.to_builtins(then.view(1))
        kinds += [event["kind"] for event in step["events"]]
        assert kinds == [event.kind for event in then.events(1)]
    public = guest.get(f"/api/tables/{played.table}/replay/9").json()
    assert public["view"] == msgspec.to_builtins(played.steps[8].view(None))
    for path in ("replay/0", f"replay/{played.truth.n + 1}", "replay/9?seat=2"):
        assert guest.get(f"/api/tables/{played.table}/{path}").status_code == 404


def test_the_file_of_a_finished_game_replays_and_names_the_players(played: Played) -> None:
    assert played.truth.replay().view(0) == played.truth.view(0)
    assert played.truth.outcome() is not None
    file = json.loads(played.file)
    assert (file["table"], file["names"], file["commitment"]) == (played.table, ["", ""], played.commitment)


def test_nothing_can_be_taken_back_or_answered_after_the_end(played: Played) -> None:
    with played.guests[0].line(played.table) as line:
        state = line.next("state")
        assert (state["undo"], state["asked"], state["turn"]) == (False, None, [])
        for seat in (0, 1):
            assert line.ask(type="undo", n=state["n"], seat=seat)["type"] == "refused"
        refused = line.ask(type="answer", n=state["n"], seat=0, choice="pass")
        assert refused["text"]["key"] == "refusal-game-over"


def test_an_unfinished_game_is_not_shown_again(alice: Guest) -> None:
    table = alice.new("me me me")["table"]
    for path in ("replay", "replay/1", "replay/1?seat=0", "story", "story?seat=0", "export"):
        answer = alice.get(f"/api/tables/{table}/{path}")
        assert answer.status_code == 403
        assert "still being played" in answer.json()["error"]
