"""Are secrets kept: does what a player is offered, and what he sees, depend only on what he may know.

Two positions that differ only in what is hidden from a player must offer him the same, and hide the same. What rules
write into open state counts as told. May import: blocks, explore, interpreter, evaluate, sight, machine, records,
dsl.sorts, dsl.terms.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from tribonian.compiler.blocks import effects, finds, variables_read
from tribonian.compiler.fault import Fault
from tribonian.compiler.interpreter import Interpreter, State
from tribonian.compiler.machine import Location, Machine, Pop, Secret, Set
from tribonian.compiler.verify.explore import Explored, Node, Spot
from tribonian.compiler.verify.records import Finding, Obligation, Result
from tribonian.dsl.sorts import holds, show_value, values
from tribonian.dsl.terms import Term

MOST_TRIED = 64  # values of a hidden place that are tried
Fingerprint = tuple[int | str, ...]


def told(machine: Machine) -> list[Secret]:
    """What the book hides by its own words; decks and what procedures remember are hidden without."""
    return [one for one in machine.secrets if one.viewer]


def obligations(machine: Machine) -> list[Obligation]:
    """For every decision of a player, that it tells nothing; for all that is hidden, that hiding tells nothing."""
    hiding = told(machine)
    if not hiding:
        return []
    found = []
    for location in machine.locations.values():
        if location.kind in ("choose", "pick"):
            found.append(
                Obligation(
                    id=f"secret/{location.name}",
                    kind="secret",
                    subject=location.name,
                    clauses=location.clauses,
                    words=f"what {location.name} offers depends only on what its player may know",
                )
            )
    for target in dict.fromkeys(_name(one) for one in hiding):
        clauses = tuple(dict.fromkeys(clause for one in hiding if _name(one) == target for clause in one.clauses))
        words = f"who sees {target} depends only on what is seen"
        found.append(
            Obligation(id=f"secret/view of {target}", kind="secret", subject=target, clauses=clauses, words=words)
        )
    return found


def _name(secret: Secret) -> str:
    return f"{secret.target}.{'+'.join(secret.fields)}" if secret.fields else secret.target


def _hidden(machine: Machine) -> dict[str, list[Secret]]:
    """The variables that are hidden by the book's words, with what hides them."""
    found: dict[str, list[Secret]] = {}
    for secret in told(machine):
        names = [f"{secret.target}.{field}" for field in secret.fields] if secret.fields else [secret.target]
        for name in names:
            if name in machine.vars:
                found.setdefault(name, []).append(secret)
    return found


# ---- taint


def tainted(machine: Machine) -> set[str]:
    """Variables that are hidden, and what procedures remember that may hold something hidden, or become it."""
    found = set(_hidden(machine))
    writes = list(_writes(machine))
    found |= {
        one
        for name, terms in writes
        if name in found
        for term in terms
        for one in variables_read(machine, term)
        if machine.vars[one].kind == "local"
    }
    while True:
        more = {
            name
            for name, terms in writes
            if name not in found
            and machine.vars[name].kind == "local"
            and any(variables_read(machine, term) & found for term in terms)
        }
        if not more:
            return found
        found |= more


def _writes(machine: Machine) -> Iterator[tuple[str, tuple[Term, ...]]]:
    """What variables are written from; what an answer may be counts too."""
    for location in machine.locations.values():
        for option in location.options:
            for effect in effects(option.block):
                if isinstance(effect, Set):
                    yield effect.var, (effect.value, *effect.index)
                elif isinstance(effect, Pop):
                    yield effect.var, ()
            for find in finds(option.block):
                yield find.var, (find.test,)


def untouched(machine: Machine, location: Location, secret: set[str]) -> bool:
    """Whether nothing that a decision offers asks about what may be hidden."""
    terms: list[Term] = [guard.test for option in location.options for guard in option.guards]
    terms += [bind.within for option in location.options for bind in option.binds if bind.within is not None]
    terms += [location.within] if location.within is not None else []
    return not any(variables_read(machine, term) & secret for term in terms)


# ---- settling


@dataclass(slots=True)
class Secrets:
    """Settles what is asked about the secrets of one Machine."""

    machine: Machine
    explored: Explored
    interpreter: Interpreter

    def settle(self, asked: list[Obligation]) -> list[Result]:
        secret = tainted(self.machine)
        return [
            self._view(one)
            if one.id.startswith("secret/view of ")
            else self._offer(one, self.machine.locations[one.subject], secret)
            for one in asked
        ]

    # ---- what is offered

    def _offer(self, asked: Obligation, location: Location, secret: set[str]) -> Result:
        if untouched(self.machine, location, secret):
            words = "no condition of it asks about anything hidden"
            found = Finding(words=words)
            return Result(obligation=asked, verdict="proved", technique="taint", step="reading the text", finding=found)
        known: dict[Fingerprint, tuple[int, list[str]]] = {}
        for number in self.explored.waited.get(location.name, ()):
            node = self.explored.nodes[number]
            state = State(node.location, list(node.store))
            try:
                offered = [str(one) for one in self.interpreter.offered(state)]
                viewer = 0 if location.player is None else self.interpreter.value(location.player, node.store, {})
                knows = self._knows(node, viewer, secret)
            except Fault:
                continue
            if knows in known and known[knows][1] != offered:
                twin, other = known[knows]
                only = sorted(set(offered) ^ set(other))
                words = (
                    f"{self.machine.players[viewer]} is offered `{only[0]}` or not by what he may not know: "
                    f"{self._difference(node, self.explored.nodes[twin])}"
                )
                play = self.explored.play(Spot(number), f"secret {location.name}: {words}")
                found = Finding(words=words, clauses=asked.clauses, play=play)
                return Result(obligation=asked, verdict="violated", technique="twin plays", step="play", finding=found)
            known.setdefault(knows, (number, offered))
        return self._open(asked, "no two positions that look the same to its player offer him different answers")

    def _knows(self, node: Node, viewer: int, secret: set[str]) -> Fingerprint:
        """What a player may know in a position: all but what is hidden from him, and the size of decks."""
        decks = {one.target for one in self.machine.secrets if not one.viewer and one.target in self.machine.pools}
        hidden = _hidden(self.machine)
        found: list[int | str] = [viewer]
        for var in self.machine.vars.values():
            cells = node.store[var.offset : var.offset + var.size]
            if var.name in decks:
                found += [one.bit_count() for one in cells]
            elif var.name in hidden:
                for index, value in zip(product(*(values(param.sort) for param in var.index)), cells, strict=True):
                    seen = self._sees(node.store, viewer, hidden[var.name], index)
                    found.append(value if seen else "?")
            elif var.name not in secret:
                found += cells
        return tuple(found)

    def _sees(self, store: tuple[int, ...], viewer: int, hiding: list[Secret], index: tuple[int, ...]) -> bool:
        for secret in hiding:
            args = {param.name: value for param, value in zip(secret.params, index, strict=False)}
            args[secret.viewer] = viewer
            if all(self.interpreter.value(guard.test, store, args) for guard in secret.guards):
                return False
        return True

    def _difference(self, one: Node, other: Node) -> str:
        for var in self.machine.vars.values():
            for place in range(var.offset, var.offset + var.size):
                if one.store[place] != other.store[place]:
                    shown = [show_value(var.sort, node.store[place]) for node in (one, other)]
                    return f"{var.name} is {shown[0]}, or {shown[1]} in a game that looks the same"
        return "what is hidden"

    # ---- what is seen

    def _view(self, asked: Obligation) -> Result:
        """Whether another value of something hidden would be seen: then that it is not seen tells of it."""
        hidden = {
            name: hiding
            for name, hiding in _hidden(self.machine).items()
            if any(_name(one) == asked.subject for one in hiding)
        }
        read = {
            var
            for hiding in hidden.values()
            for one in hiding
            for guard in one.guards
            for var in variables_read(self.machine, guard.test)
        }
        if not read & set(_hidden(self.machine)):
            words = "no condition that hides it asks about anything hidden"
            found = Finding(words=words)
            return Result(obligation=asked, verdict="proved", technique="taint", step="reading the text", finding=found)
        for number, node in enumerate(self.explored.nodes):
            words = self._told_by_hiding(node, hidden) if node.location else ""
            if words:
                play = self.explored.play(Spot(number), f"secret {asked.subject}: {words}")
                found = Finding(words=words, clauses=asked.clauses, play=play)
                return Result(obligation=asked, verdict="violated", technique="twin plays", step="play", finding=found)
        return self._open(asked, "nothing hidden would be seen if it were otherwise")

    def _told_by_hiding(self, node: Node, hidden: dict[str, list[Secret]]) -> str:
        for name, hiding in hidden.items():
            var = self.machine.vars[name]
            for place, index in enumerate(product(*(values(param.sort) for param in var.index))):
                for viewer in range(len(self.machine.players)):
                    if self._sees(node.store, viewer, hiding, index):
                        continue
                    other = self._seen_if(node, viewer, hiding, (var.offset + place, index))
                    if other is not None:
                        shown = show_value(var.sort, other)
                        who = self.machine.players[viewer]
                        return f"{who} would see {name} if it were {shown}, so that it is hidden tells that it is not"
        return ""

    def _seen_if(self, node: Node, viewer: int, hiding: list[Secret], cell: tuple[int, tuple[int, ...]]) -> int | None:
        """A value of a hidden place at which it would be seen."""
        offset, index = cell
        sort = next(var.sort for var in self.machine.vars.values() if var.offset <= offset < var.offset + var.size)
        for value in values(sort)[:MOST_TRIED]:
            if value == node.store[offset] or not holds(sort, value):
                continue
            store = (*node.store[:offset], value, *node.store[offset + 1 :])
            try:
                if self._sees(store, viewer, hiding, index):
                    return value
            except Fault:
                continue
        return None

    def _open(self, asked: Obligation, words: str) -> Result:
        if self.explored.complete:
            found = Finding(words=f"{words}, in {self.explored.searched}")
            return Result(
                obligation=asked, verdict="proved", technique="every position", step="exhaustion", finding=found
            )
        found = Finding(words=f"{words}, as far as play went: {self.explored.searched}")
        return Result(obligation=asked, verdict="not-proved", technique="twin plays", step="play", finding=found)
