"""PettingZoo's parallel interface: whoever is asked at the same moment answers in the same step.

Secret ballots, the choice of courtiers and the open negotiation at court are asked of several seats at once; nobody
sees what the others answer before the step is over. Elsewhere one seat is asked, and a step is its answer alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from pettingzoo import ParallelEnv

from cocarde.core.errors import BadInput
from cocarde.envs.agents import Agents
from cocarde.envs.drawing import MODES, Picture, rendered
from cocarde.envs.layout import FLAT
from cocarde.envs.play import Play


class CocardeParallelEnv(Agents, ParallelEnv):  # type: ignore[misc]
    """Every seat an agent; the mask of one who is not asked is all 0, and what he sends is passed over.

    Answers of one step are given from a seat that moves on from step to step. One that an answer before it has made
    impossible (an offer taken back while another takes it) is void: its `infos` say `{"void": True}`.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "cocarde_parallel_v0", "render_modes": MODES}

    _first = 0
    """Whose answer is given first in the next step, if he is asked."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Deal anew; without a seed the one after the last."""
        self._first = 0
        return self._seen(self.deal(seed))

    def asked(self) -> list[str]:
        """The agents whose answers count in the next step."""
        assert self.play is not None, "reset comes first"
        return [self.possible_agents[seat] for seat in self.play.seats()]

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Everybody who is asked answers, or `BadInput` and nothing has changed; after the end nobody is left."""
        assert self.play is not None, "reset comes first"
        if not self.agents:
            return {}, {}, {}, {}, {}
        void = self._answer(self.play, self._checked(self.play, actions))
        seen, infos = self._seen(self.play)
        for agent in void:
            infos[agent]["void"] = True
        over = self.play.decision is None
        paid = dict(zip(self.agents, self.play.payoffs(), strict=True))
        ended = dict.fromkeys(self.agents, over)
        lasting = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return seen, paid, ended, lasting, infos

    def render(self) -> Picture:
        """The board as the first seat that is asked sees it; `human` prints it."""
        return rendered(self.play, max(self.play.seat, 0) if self.play else 0, self.render_mode)

    def _checked(self, play: Play, actions: Mapping[str, int]) -> list[tuple[int, str]]:
        """What each of the seats that are asked answers, from the one whose turn it is to be first."""
        found: list[tuple[int, str]] = []
        for seat in sorted(play.seats(), key=lambda seat: (seat - self._first) % self.rules.seats):
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise BadInput(f"{agent} is asked, and has no action")
            choice = self.rules.numbers.choice(play.options(seat), int(actions[agent]))
            if choice is None:
                raise BadInput(f"action {actions[agent]} is not legal for {agent}; see its mask")
            found.append((seat, choice.notation))
        self._first = (self._first + 1) % self.rules.seats
        return found

    def _answer(self, play: Play, answers: list[tuple[int, str]]) -> list[str]:
        """Give them one after the other; whose answer has become impossible."""
        question, void = type(play.decision), []
        for seat, notation in answers:
            waits = type(play.decision) is question and seat in play.seats()
            possible = [choice for choice in play.options(seat) if choice.notation == notation] if waits else []
            if possible:
                play.give_for(seat, possible[0])
            else:
                void.append(self.possible_agents[seat])
        return void

    def _seen(self, play: Play) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        asked = play.seats()
        seen: dict[str, Any] = {}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat, agent in enumerate(self.possible_agents):
            row, mask = play.observation(seat), self.rules.mask(play.options(seat) if seat in asked else [])
            seen[agent] = row if self.layout == FLAT else {"observation": row, "action_mask": mask}
            if self.layout == FLAT:
                infos[agent]["action_mask"] = mask
        return seen, infos
