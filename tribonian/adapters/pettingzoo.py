"""A book as a PettingZoo environment, in which players act one after another (AEC).

Chance is rolled inside, by the game's own generator. So are open answers, which stand for what lies outside the
transcribed part of a book: each is equally likely. What a game is worth, see `returns` in adapters.engine.
May import: adapters.engine, gymnasium, numpy, pettingzoo.
"""

import random
from collections.abc import Iterable, Mapping
from typing import Literal

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from tribonian.adapters.engine import (
    LONGEST,
    Engine,
    Setup,
    Value,
    begin,
    drawn,
    highest,
    legal_actions,
    numbers,
    returns,
    seated,
)

Seen = dict[str, NDArray[np.int8] | NDArray[np.int32]]
Action = int | np.integer | None
Env = AECEnv[str, Seen, Action]
RenderMode = Literal["ansi", "human"]


def env(
    engine: Engine,
    *,
    scenario: str | None = None,
    options: Iterable[str] = (),
    readings: Mapping[str, Value] | None = None,
    players: int | None = None,
    seed: int | None = None,
    max_game_length: int = LONGEST,
    render_mode: RenderMode | None = None,
) -> Env:
    """An environment wrapped as PettingZoo's own are: who acts illegally loses, calls out of order are refused."""
    setup = Setup(
        engine=engine, scenario=scenario, options=tuple(options), readings=dict(readings or {}), players=players
    )
    raw = BookEnv(setup, seed=seed, max_game_length=max_game_length, render_mode=render_mode)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, illegal_reward=-1)))


class BookEnv(Env):
    """One game after another; `reset` begins each.

    Agents are player_0, player_1 and so on in the book's order; `names` says who they are there. An agent sees the
    position as `numbers` of adapters.engine gives it, -1 where hidden, and a mask of the actions open to it. After
    `max_game_length` answers of all kinds, chance included, a game is truncated.
    """

    def __init__(
        self,
        setup: Setup,
        *,
        seed: int | None = None,
        max_game_length: int = LONGEST,
        render_mode: RenderMode | None = None,
    ) -> None:
        self.metadata = {
            "name": f"tribonian_{setup.engine.BOOK}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.max_game_length = max_game_length
        self.setup = setup
        self.possible_agents = [f"player_{number}" for number in range(len(seated(setup)))]
        self.names = dict(zip(self.possible_agents, seated(setup), strict=True))
        self._agents = {name: agent for agent, name in self.names.items()}
        self._seeds = random.Random(seed)
        self.agents = []
        self.action_spaces = {agent: Discrete(setup.engine.CODE_TOTAL) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}

    def _space(self) -> Space[Seen]:
        high = np.array(highest(self.setup.engine), np.int32)
        seen = Box(np.full_like(high, -1), high, dtype=np.int32)
        mask = Box(0, 1, (self.setup.engine.CODE_TOTAL,), np.int8)
        # gymnasium says that what is drawn from a Dict holds spaces; it holds arrays
        return Dict({"observation": seen, "action_mask": mask})  # type: ignore[return-value]

    def observation_space(self, agent: str) -> Space[Seen]:
        """What an agent sees: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Action]:
        """Every move of the book by its number."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,  # noqa: ARG002 - PettingZoo names it; a book's are in the set-up
    ) -> None:
        """Begin a game. The seed settles this game and those that begin after it without one."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self._play = begin(self.setup, self._seeds.getrandbits(32))
        self._open = random.Random(self._seeds.getrandbits(32))
        self._answers = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: Action) -> None:
        """Make a move for the agent whose turn it is, and let chance follow."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self._legal:
            raise ValueError(f"{agent} may not do {action} now")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._play.give(int(action) - self.setup.engine.CODE_BASES[self._play.place])
        self._answers += 1
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Answer for chance and for what is open, until a player is to choose or the game ends."""
        play = self._play
        while play.waiting_for in ("chance", "open") and self._answers < self.max_game_length:
            if play.waiting_for == "chance":
                play.resolve()
            else:
                play.give(self._open.choice(play.codes()))
            self._answers += 1
        self._legal = frozenset(legal_actions(self.setup.engine, play))
        if play.waiting_for == "over":
            self.terminations = dict.fromkeys(self.agents, True)
            worth = returns(list(self.names.values()), play.winners)
            self.rewards = dict(zip(self.possible_agents, worth, strict=True))
        elif self._answers >= self.max_game_length:
            self.truncations = dict.fromkeys(self.agents, True)
        elif play.to_act is not None:
            self.agent_selection = self._agents[play.to_act]

    def observe(self, agent: str) -> Seen:
        """The position as an agent may know it; the mask is empty unless that agent is to act."""
        mask = np.zeros(self.setup.engine.CODE_TOTAL, np.int8)
        if self._play.to_act == self.names[agent]:
            mask[list(self._legal)] = 1
        seen = numbers(self.setup.engine, self._play, self.names[agent])
        return {"observation": np.array(seen, np.int32), "action_mask": mask}

    def render(self) -> str | None:
        """The whole position in words, what is hidden too: returned for `ansi`, printed for `human`."""
        if self.render_mode is None:
            gymnasium.logger.warn("render was called, but no render mode was chosen")
            return None
        text = drawn(self._play, self._play.position())
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""
