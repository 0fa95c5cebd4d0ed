"""The door of diagrams: a Machine as boxes and edges, phase by phase or location by location.

How they are laid out and written is a matter of the other modules of this name. May import: machine, diagram_calls,
diagram_parts, diagram_routes, diagram_sketch, diagram_words.
"""

from dataclasses import replace

from tribonian.compiler.emit.diagram_calls import Script, above
from tribonian.compiler.emit.diagram_parts import Box, BoxKind, Diagram, Edge, Label, Line
from tribonian.compiler.emit.diagram_routes import EXIT, FINAL, START, WINDOW, Key, Note, Outline, outline
from tribonian.compiler.emit.diagram_sketch import (
    Sketch,
    collapse,
    comes_back,
    join_calls,
    leave_out_skips,
    may_end,
    reasons,
    sketch,
)
from tribonian.compiler.emit.diagram_words import Words, cited, spoken
from tribonian.compiler.machine import Machine

FEW = 2  # edges to the end of the game that are drawn, where every location is
Labels = dict[tuple[Key, Key], tuple[Label, ...]]


class NoSuchPhase(LookupError):
    """Nothing by that name waits or calls anything that waits; says what does."""


def diagram(machine: Machine, script: Script, *, phase: str = "", detail: bool = False) -> Diagram:
    """The phases of a Machine, or of one of them what it asks; with `detail` every location."""
    found = outline(machine, script)
    root = phase or found.nest.root
    if root not in found.groups:
        raise NoSuchPhase(", ".join(sorted(found.groups)))
    inside = {name for name in found.groups if root in above(found.nest, name)}
    expanded = inside if detail else {phase} & inside
    clauses = " ".join(machine.procedures.get(phase, ()))
    subtitle = f"{spoken(phase)}{clauses and f' ({clauses})'}: " if phase else ""
    subtitle += "every choice and roll" if detail else "choices and rolls" if phase else "phases"
    drawing = _Drawing(found, script, expanded)
    return Diagram(title=machine.title, subtitle=subtitle, root=drawing.group(root, is_root=True))


class _Drawing:
    """Draws the groups of an outline, those that are expanded location by location."""

    def __init__(self, found: Outline, script: Script, expanded: set[str]) -> None:
        self.machine = found.machine
        self.nest = found.nest
        self.groups = found.groups
        self.returning = found.returning
        self.expanded = expanded - found.nest.silent
        self.words = Words(found.machine, script.variables)
        self.callers: dict[str, list[str]] = {}
        for name, nearby in self.nest.calls.items():
            for one in nearby:
                self.callers.setdefault(one, []).append(name)

    def group(self, name: str, *, is_root: bool = False) -> Box:
        """A procedure: a box with all that stands in it, or one card where nothing is nested in it."""
        made = self._sketch(name)
        nested = [key for key in made.nodes if key[0] == "group"]
        if name not in self.expanded and not nested and not is_root:
            return self._card(name, made)
        why = {ends: reasons(made, *ends) for ends in made.edges}
        ends = name != self.nest.root and may_end(made, most=FEW if name in self.expanded else 1)
        lines = self._quiet(name) + ((Line(kind="final", text="the game may end here"),) if ends else ())
        labels = {ends: self.words.labels(found) for ends, found in why.items()}
        labels |= self._call_neighbours(made, nested)
        leave_out_skips(made, tells=lambda *ends: any(one.option is not None for one in why.get(ends, ())))
        boxes = [self._node(name, key, made, labels) for key in self._order(made)]
        return Box(
            id=f"phase {name}",
            kind="group",
            title=spoken(name),
            lines=lines,
            clauses=self.machine.procedures.get(name, ()),
            tip=self._tip(name, ()),
            inside=tuple(boxes),
            edges=tuple(self._edges(name, made, labels)),
        )

    def _sketch(self, name: str) -> Sketch:
        group = self.groups[name]
        made = sketch(group)
        for child in self._children(name):
            made.nodes.setdefault(("group", child))
            made.inner["group", child] = self.returning.get(child, [])
        if name in self.expanded:
            join_calls(made)
        else:
            collapse(made, lambda level: ("card", str(level)))
        return made

    def _children(self, name: str) -> list[str]:
        """What is nested in a procedure and ever reached, in the order of the text."""
        inner = [one for one, parent in self.nest.parent.items() if parent == name and self.groups[one].edges]
        written = self.nest.calls[name]
        return sorted(inner, key=lambda one: (written.index(one) if one in written else len(written), one))

    def _call_neighbours(self, made: Sketch, nested: list[Key]) -> Labels:
        """Edges from cards to what they call beside them, with their labels."""
        found: Labels = {}
        for key in nested:
            for target, labels in self._calls(key[1]).items():
                there: Key = ("group", target)
                if there in made.nodes and there != key:
                    found[key, there] = labels
                    made.edges.setdefault((key, there), [])
                    made.edges.setdefault((there, key), [])
                    made.returns.add((there, key))
        return found

    def _calls(self, name: str) -> dict[str, tuple[Label, ...]]:
        """What a procedure that is drawn as one card calls outside of it, and when."""
        if name in self.expanded or self._children(name):
            return {}
        found: dict[str, dict[Label, None]] = {}
        plain = sketch(self.groups[name])
        for source, target in plain.edges:
            if target[0] == "call":
                labels = self.words.labels(reasons(plain, source, target))
                found.setdefault(target[1], {}).update(dict.fromkeys(labels))
        return {target: tuple(labels) for target, labels in found.items()}

    # ---- boxes

    def _order(self, made: Sketch) -> list[Key]:
        return sorted(made.nodes, key=lambda key: (key != START, key in (EXIT, FINAL), key == FINAL))

    def _node(self, name: str, key: Key, made: Sketch, labels: Labels) -> Box:
        match key:
            case ("group", child):
                box = self.group(child)
                linked = any(target == key and source != key for source, target in made.edges)
                return replace(
                    box,
                    lines=box.lines if linked else box.lines + self._callers(child),
                    optional=key in made.optional,
                    repeats=box.repeats or key in made.repeats or (key, key) in made.edges,
                )
            case ("card", _):
                lines = self._lines(made.cards[key]) + self._called(made.calls.get(key, {}), beside="")
                box = Box(id=_id(name, key), kind="phase", lines=lines, tip=self._tip(name, lines))
                places = tuple(made.cards[key])
                return replace(box, repeats=key in made.repeats, optional=key in made.optional, places=places)
            case ("own", place):
                location = self.machine.locations[place]
                line = self.words.line(location)
                kind: BoxKind = "phase" if location.kind == "step" else location.kind
                tip = self._tip("", (line,))
                again = ", ".join(one.text for one in labels.get((key, key), ()))
                return Box(
                    id=_id(name, key),
                    kind=kind,
                    title=line.text,
                    clauses=line.clauses,
                    lines=(Line(kind="again", text=again),) if again else (),
                    tip=tip,
                    repeats=(key, key) in made.edges and not again,
                    places=(place,),
                )
            case ("call", target, *_):
                tip = f"{spoken(target)} {cited(self.machine.procedures.get(target, ()))}".strip()
                return Box(id=_id(name, key), kind="elsewhere", title=spoken(target), tip=tip)
            case ("loop", place):
                loop = next(one for one in self.machine.loops if one.head == place)
                tip = f"again {cited(loop.clauses)}".strip()
                return Box(id=_id(name, key), kind="loop", clauses=loop.clauses, tip=tip)
            case ("start",):
                return Box(id=_id(name, key), kind="start", tip="here it begins")
            case ("exit",):
                return Box(id=_id(name, key), kind="exit", tip=f"{spoken(name)} is over")
            case _:
                return Box(id=_id(name, key), kind="final", tip="the game is over")

    def _card(self, name: str, made: Sketch) -> Box:
        calls: dict[str, list[Note]] = {}
        for found in made.calls.values():
            calls |= found
        places = [place for found in made.cards.values() for place in found]
        lines = self._lines(places) + self._called(calls, beside=name) + self._quiet(name)
        return Box(
            id=f"phase {name}",
            kind="phase",
            title=spoken(name),
            lines=lines,
            clauses=self.machine.procedures.get(name, ()),
            tip=self._tip(name, lines),
            repeats=bool(made.repeats),
            places=tuple(places),
        )

    def _lines(self, places: list[str]) -> tuple[Line, ...]:
        """What is asked at some locations, the same things once."""
        found: dict[str, Line] = {}
        for place in places:
            if self.machine.locations[place].kind != "step":
                line = self.words.line(self.machine.locations[place])
                known = found.get(line.text)
                clauses = line.clauses if known is None else tuple(dict.fromkeys(known.clauses + line.clauses))
                found[line.text] = replace(line, clauses=clauses)
        return tuple(found.values())

    def _called(self, calls: dict[str, list[Note]], *, beside: str) -> tuple[Line, ...]:
        """The calls of a card that no edge shows."""
        around = self.nest.parent.get(beside)
        far = [name for name in calls if around is None or self.nest.parent.get(name) != around]
        return tuple(Line(kind="call", text=spoken(name)) for name in dict.fromkeys(far))

    def _quiet(self, name: str) -> tuple[Line, ...]:
        if name.startswith(WINDOW):
            return (Line(kind="quiet", text="may open before a choice"),)
        done = ", ".join(spoken(one) for one in self.nest.quiet[name])
        return (Line(kind="quiet", text=f"by itself: {done}"),) if done else ()

    def _callers(self, name: str) -> tuple[Line, ...]:
        """Who calls what no edge leads to."""
        callers = ", ".join(spoken(one) for one in self.callers.get(name, ()))
        unseen = not callers or name.startswith(WINDOW)
        return () if unseen else (Line(kind="quiet", text=f"called by {callers}"),)

    def _tip(self, name: str, lines: tuple[Line, ...]) -> str:
        told = [f"{line.text} {cited(line.clauses)}".strip() for line in lines]
        if name:
            told.insert(0, f"{spoken(name)} {cited(self.machine.procedures.get(name, ()))}".strip())
            told += [line.text for line in self._callers(name)]
        return "\n".join(told)

    # ---- edges

    def _edges(self, name: str, made: Sketch, labels: Labels) -> list[Edge]:
        place = {key: number for number, key in enumerate(self._order(made))}
        found: list[Edge] = []
        done: set[tuple[Key, Key]] = set()
        for source, target in sorted(made.edges, key=lambda ends: (place[ends[0]], place[ends[1]])):
            back = (target, source)
            if (source, target) in made.returns | done or source == target:
                continue
            both = comes_back(made, source, target)
            if both:
                done.add(back)
            found.append(
                Edge(
                    source=_id(name, source),
                    target=_id(name, target),
                    labels=tuple(
                        one if source[0] == "own" else replace(one, clauses=())
                        for one in labels.get((source, target), ())
                    ),
                    tip=self.words.tip(made.edges[source, target]),
                    both=both,
                )
            )
        return found


def _id(name: str, key: Key) -> str:
    return f"phase {key[1]}" if key[0] == "group" else " ".join((name, *key))
