"""Loops by their positions: can one be gone round for ever, whatever the dice bring.

Exact where every position was gone through: from what is left when all positions are taken out that must leave, or
that some throw leads out of, play need never leave. May import: explore, machine, records.
"""

from dataclasses import replace

from tribonian.compiler.machine import Loop, Machine
from tribonian.compiler.verify.explore import Explored, Spot
from tribonian.compiler.verify.records import Finding, Result


def settle(machine: Machine, loop: Loop, result: Result, explored: Explored) -> Result:
    """The verdict on a loop that neither a measure nor a free exit settled."""
    if not explored.complete:
        return result
    staying = _staying(machine, loop, explored)
    if staying:
        words = f"from here the loop of {loop.procedure} can be gone round for ever"
        play = explored.play(Spot(min(staying)), f"ends {loop.name}: {words}")
        found = Finding(words=words, clauses=result.obligation.clauses, play=play)
        return replace(result, verdict="violated", technique="every position", step="exhaustion", finding=found)
    words = f"with probability one, or a player may leave, from each of {explored.searched}"
    found = Finding(words=words)
    return replace(result, verdict="proved", technique="probability one", step="exhaustion", finding=found)


def _staying(machine: Machine, loop: Loop, explored: Explored) -> set[int]:
    """The positions inside a loop from which players and the table can stay in it for ever."""
    inside = {number for number, node in enumerate(explored.nodes) if node.location in loop.region}
    left = set(inside)
    for number in inside:
        kind = machine.locations[explored.nodes[number].location].kind
        # A player who may leave is one who ends it.
        if kind in ("choose", "pick") and any(one not in inside for one in explored.leads.get(number, ())):
            left.discard(number)
    while True:
        gone = {number for number in left if not _stays(machine, number, left, explored)}
        if not gone:
            return left
        left -= gone


def _stays(machine: Machine, number: int, left: set[int], explored: Explored) -> bool:
    ends = explored.leads.get(number, [])
    if machine.locations[explored.nodes[number].location].kind == "chance":
        return bool(ends) and number not in explored.stopped and all(one in left for one in ends)
    return any(one in left for one in ends)
