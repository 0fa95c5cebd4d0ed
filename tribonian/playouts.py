"""Playouts: games played to the end by simple agents, and what is counted of them.

Everything counted is a whole number, so that tallies add up to the same whatever their order. Game number i draws
from a generator of its own, made of the seed and i. May import: batch.
"""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from operator import add
from typing import Literal

from tribonian.batch import Bulk, Store

Agent = Literal["random", "first"]
AGENTS: tuple[Agent, ...] = ("random", "first")
End = Literal["over", "dead end", "fault", "cut off"]
UNFINISHED: tuple[End, ...] = ("dead end", "fault", "cut off")


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """What all games of a simulation share: where they begin, and who plays them how."""

    seed: int
    here: int
    store: tuple[int, ...]
    switches: tuple[tuple[str, int], ...]  # the options, readings and scenario that the store holds
    players: tuple[str, ...]  # who sits at the table, in the book's order
    agents: tuple[Agent, ...]  # for each of them
    most: int  # answers in a game
    score: tuple[int, ...] = ()  # the slots that hold the players' scores, if anything does


@dataclass(slots=True, kw_only=True)
class Tally:
    """What was counted of some games."""

    games: int = 0
    ends: Counter[End] = field(default_factory=Counter)
    winners: Counter[tuple[int, ...]] = field(default_factory=Counter)  # of games that came to their end
    lengths: Counter[int] = field(default_factory=Counter)  # of games that came to their end
    choices: Counter[int] = field(default_factory=Counter)  # made in a game, of all games
    offered: list[int] = field(default_factory=list)  # legal moves at the first choice of all games, at the second ...
    forced: int = 0  # choices with one legal move
    widest: int = 0
    opened: Counter[int] = field(default_factory=Counter)  # first to choose, of games that came to their end
    opener_won: int = 0
    leads: Counter[int] = field(default_factory=Counter)  # changes of the lead, of games that came to their end
    faults: Counter[tuple[str, tuple[str, ...], str]] = field(default_factory=Counter)
    first: dict[End, int] = field(default_factory=dict)  # the first game that ended so

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.ends.update(other.ends)
        self.winners.update(other.winners)
        self.lengths.update(other.lengths)
        self.choices.update(other.choices)
        _add_to(self.offered, other.offered)
        self.forced += other.forced
        self.widest = max(self.widest, other.widest)
        self.opened.update(other.opened)
        self.opener_won += other.opener_won
        self.leads.update(other.leads)
        self.faults.update(other.faults)
        for end, number in other.first.items():
            self.first[end] = min(number, self.first.get(end, number))


def _add_to(total: list[int], more: list[int]) -> None:
    total.extend([0] * (len(more) - len(total)))
    total[: len(more)] = map(add, total, more)


def dice(seed: int, number: int) -> random.Random:
    """The generator of game `number`."""
    return random.Random(f"{seed}/{number}")


def play_games(engine: Bulk, match: Match, numbers: range) -> Tally:
    """Play the games of these numbers and count."""
    tally = Tally()
    for number in numbers:
        _play(engine, match, number, tally, None)
    return tally


def answers_of(engine: Bulk, match: Match, number: int) -> tuple[list[int], str]:
    """The answers of one game, as codes, and what they lead to; the last may be what the rules do not settle."""
    answers: list[int] = []
    tally = Tally()
    _play(engine, match, number, tally, answers)
    faults = [f"{kind}: {words}" for kind, _, words in tally.faults]
    return answers, faults[0] if faults else next(iter(tally.ends))


def _play(engine: Bulk, match: Match, number: int, tally: Tally, answers: list[int] | None) -> None:
    waits, legal, apply = engine.waits, engine.legal, engine.apply
    rand = dice(match.seed, number).random
    simple = [agent == "first" for agent in match.agents]
    mixed = any(simple)
    here, s, most, score = match.here, list(match.store), match.most, match.score
    widths: list[int] = []
    lead = Lead(score)
    count = 0
    opener = -1
    end: End = "over"
    try:
        while waits[here] != "over":
            if count == most:
                end = "cut off"
                break
            codes = legal(here, s)
            wide = len(codes)
            if not wide:
                end = "dead end"
                break
            place = int(rand() * wide)
            if waits[here] == "choice":
                widths.append(wide)
                if opener < 0:
                    opener = engine.mover(here, s)
                if mixed and simple[engine.mover(here, s)]:
                    place = 0
            if answers is not None:
                answers.append(codes[place])
            count += 1
            here = apply(here, s, codes[place])
            if score:
                lead.look(s)
    except engine.fault as fault:
        end = "fault"
        tally.faults[_told(fault)] += 1
    _count(tally, number, end, widths)
    if end == "over":
        winners = engine.victors(s)
        tally.winners[winners] += 1
        tally.lengths[count] += 1
        tally.opened[opener] += 1
        tally.opener_won += opener in winners
        if score:
            tally.leads[lead.changes] += 1


def _told(fault: Exception) -> tuple[str, tuple[str, ...], str]:
    return getattr(fault, "kind", "?"), getattr(fault, "clauses", ()), getattr(fault, "words", str(fault))


def _count(tally: Tally, number: int, end: End, widths: list[int]) -> None:
    tally.games += 1
    tally.ends[end] += 1
    tally.first.setdefault(end, number)
    tally.choices[len(widths)] += 1
    _add_to(tally.offered, widths)
    tally.forced += widths.count(1)
    tally.widest = max(tally.widest, max(widths, default=0))


class Lead:
    """Who is ahead, and how often that changed from one player to another."""

    __slots__ = ("changes", "leader", "slots")

    def __init__(self, slots: tuple[int, ...]) -> None:
        self.slots = slots
        self.leader = -1
        self.changes = 0

    def look(self, s: Store) -> None:
        scores = [s[slot] for slot in self.slots]
        best = max(scores)
        if scores.count(best) > 1:
            return
        ahead = scores.index(best)
        if self.leader not in (-1, ahead):
            self.changes += 1
        self.leader = ahead


Chooser = Callable[[int, int], int]


def chooser(match: Match, number: int) -> Chooser:
    """How game `number` picks among so many answers for a player (-1: nobody's choice), draw for draw as in `_play`."""
    rand = dice(match.seed, number).random

    def choose(player: int, wide: int) -> int:
        place = int(rand() * wide)
        return 0 if player >= 0 and match.agents[player] == "first" else place

    return choose
