"""OpenSpiel: importing this registers the games as `cocarde_vendee` and so on.

`pyspiel.load_game("cocarde_lys(seats=4)")`; options of the table as `options=NAME:VALUE;NAME:VALUE`. The one chance
node comes first and draws the deal, one of `deals`: from then on every die and shuffle is fixed by it, and hidden like
the cards. A search that must not foresee luck asks `resample_from_infostate`, as OpenSpiel's ISMCTS does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
import pyspiel

from cocarde import games
from cocarde.core.chance import SEEDS, Fast
from cocarde.core.errors import BadInput
from cocarde.envs.observations import HASHED, SCALED, Observations
from cocarde.envs.play import Play, Rules

DEALS: Final = 10_000
LONGEST: Final = 100_000
"""More decisions than any game takes."""


def game_type(slug: str) -> pyspiel.GameType:
    """What OpenSpiel wants to know before a game is made."""
    seats = games.load(slug).meta.seats
    return pyspiel.GameType(
        short_name=f"cocarde_{slug}",
        long_name=f"Cocarde: {slug}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": min(seats), "options": "", "deals": DEALS},
    )


class CocardeGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the shelf with its seats and options; a class of its own for each slug."""

    slug: ClassVar[str]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        seats = int(given.get("seats", self.kind.min_num_players))
        self.rules = Rules(self.slug, seats, settings(str(given.get("options", ""))), style_of(self.slug))
        self.deals = int(given.get("deals", DEALS))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.numbers.size,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=float(seats - 1),
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> CocardeState:
        """Before the deal."""
        return CocardeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees; perfect recall adds all he saw before, as text."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(recall, self.rules.observations)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str]]:
        return pyspiel.load_game, (str(self),)


class CocardeState(pyspiel.State):  # type: ignore[misc]
    """A play, or what comes before its deal. `past[seat]`: what it saw each time it was asked, and its answer.

    `retraced`: of a state that was pickled, whose action is just written back into its history; else None.
    """

    def __init__(self, game: CocardeGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.deals = game.deals
        self.play: Play | None = None
        self.past: list[tuple[str, ...]] = [()] * game.rules.seats
        self.retraced: int | None = None

    def current_player(self) -> int:
        if self.retraced is not None:
            return self.retraced
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.play.seat if self.play.decision is not None else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play is not None
        return self.play.legal() if player == self.play.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all as likely."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.retraced is not None:
            return
        if self.play is None:
            self.play = self.rules.start(action)
        else:
            seat = self.play.seat
            asked = f"{self.view_of(seat)} {self._action_to_string(seat, action)}"
            self.play.act(action)
            self.past = [(*past, asked) if at == seat else past for at, past in enumerate(self.past)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        assert self.play is not None
        known = self.rules.game.vocabulary.choices
        choice = self.play.choice(action) if player == self.play.seat else None
        choice = choice or (known[action] if action < len(known) else None)
        return choice.notation if choice is not None else f"candidate {action}"

    def is_terminal(self) -> bool:
        return self.play is not None and self.play.decision is None

    def returns(self) -> list[float]:
        return self.play.payoffs() if self.play is not None else [0.0] * self.rules.seats

    def view_of(self, seat: int) -> str:
        """What a seat sees now, as JSON; nothing before the deal."""
        if self.play is None:
            return ""
        return msgspec.json.encode(self.rules.game.view(self.play.state, seat)).decode()

    def resample_from_infostate(self, player: int, sample: Callable[[], float]) -> CocardeState:
        """A state that `player` cannot tell from this one."""
        assert self.play is not None
        twin: CocardeState = self.clone()
        twin.play = self.play.imagine(player, Fast(int(sample() * SEEDS)))
        return twin

    def __reduce__(self) -> tuple[Callable[..., CocardeState], tuple[object, ...]]:
        """The position itself: to play the history again would bring an imagined world back to the true one."""
        history = [(int(done.player), int(done.action)) for done in self.full_history()]
        return restored, (str(self.get_game()), history, self.play, self.past)

    def __deepcopy__(self, memo: dict[int, object]) -> CocardeState:
        twin: CocardeState = self.clone()
        return twin

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history()) or "before the deal"


class Observer:
    """OpenSpiel's observer: a tensor of blocks, a text of the view; with recall all that was seen when asked."""

    def __init__(self, recall: bool, observations: Observations) -> None:
        self.recall = recall
        self.tensor = np.zeros(observations.size, np.float32)
        named = {block.name: observations.block(self.tensor, block.name) for block in observations.blocks}
        self.dict = named or {"facts": self.tensor}

    def set_from(self, state: CocardeState, player: int) -> None:
        """Fill the tensor with what `player` sees."""
        self.tensor[:] = 0.0 if state.play is None else state.play.observation(player)

    def string_from(self, state: CocardeState, player: int) -> str:
        """What `player` sees, and with recall what he saw."""
        past = state.past[player] if self.recall else ()
        return "\n".join([*past, state.view_of(player)])


def restored(game: str, history: list[tuple[int, int]], play: Play | None, past: list[tuple[str, ...]]) -> CocardeState:
    """A state that was pickled: where its play stands, with the actions of its history, the deal first."""
    state: CocardeState = pyspiel.load_game(game).new_initial_state()
    for player, action in history:
        state.retraced = player
        state.apply_action(action)
    state.retraced = None
    state.play, state.past = play, past
    return state


def style_of(slug: str) -> str:
    """Fractions of blocks, or hashed words where a game describes no blocks."""
    return HASHED if games.load(slug).observer() is None else SCALED


def settings(written: str) -> dict[str, str]:
    """`NAME:VALUE;NAME:VALUE` as options, or `BadInput`."""
    found: dict[str, str] = {}
    for word in filter(None, written.split(";")):
        name, colon, value = word.partition(":")
        if not colon:
            raise BadInput(f"options: {word!r} is not NAME:VALUE")
        found[name] = value
    return found


def register(slug: str) -> None:
    """Make `cocarde_SLUG` known to OpenSpiel."""
    kind = game_type(slug)
    pyspiel.register_game(kind, type(f"Cocarde_{slug}", (CocardeGame,), {"slug": slug, "kind": kind}))


for _slug in games.shelf():
    register(_slug)
