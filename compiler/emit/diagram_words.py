"""The words of diagrams: names without underscores, what a location asks, why control goes a way.

May import: machine, term_text, diagram_flow, diagram_parts, diagram_routes, diagram_sketch, dsl.sorts, dsl.terms.
"""

import json
import re
import textwrap

from tribonian.compiler.emit.diagram_flow import Test
from tribonian.compiler.emit.diagram_parts import Box, Edge, Label, Line, LineKind
from tribonian.compiler.emit.diagram_routes import Note
from tribonian.compiler.emit.diagram_sketch import Reason
from tribonian.compiler.machine import Find, Location, Machine, Option
from tribonian.compiler.term_text import show_term, sort_of
from tribonian.dsl.sorts import Enumeration, Maybe, Truth, Whole, show_sort
from tribonian.dsl.terms import Arg, Const, Op, OpName, Read, Term, rebuild, walk

OPPOSITE: dict[OpName, OpName] = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
FIELD = re.compile(r"\b([A-Z]\w*)\.(\w+)[\[(](\w+)[\])]")  # of a piece or a space
SIGNS = {"!=": "≠", "<=": "≤", ">=": "≥"}
MOST_LABELS = 4
LONGEST = 40


def spoken(name: str) -> str:
    """A name of the book as people say it."""
    return name.removeprefix("action ").removeprefix("track ").replace("_", " ")


def box_rows(box: Box, width: int = 44) -> list[str]:
    """All the text of a box, for programs that draw it themselves."""
    before: dict[LineKind, str] = {"call": "calls ", "again": "again after "}
    title = f"{box.title} ↻".strip() if box.repeats else box.title
    rows = [title, cited(box.clauses), *(before.get(line.kind, "") + line.text for line in box.lines)]
    return [part for row in rows for part in textwrap.wrap(row, width)]


def label_text(edge: Edge) -> str:
    return "\n".join(f"{one.text} {cited(one.clauses)}".strip() for one in edge.labels)


def cited(clauses: tuple[str, ...]) -> str:
    return " ".join(f"@{one}" for one in clauses)


class Words:
    """Says things about one Machine."""

    def __init__(self, machine: Machine, variables: frozenset[str] = frozenset()) -> None:
        self.machine = machine
        self.variables = variables or frozenset(machine.vars)
        local = sorted((one.name for one in machine.vars.values() if one.kind == "local" and "." in one.name), key=len)
        self.locals = {form: one.rsplit(".", 1)[-1] for one in local for form in (json.dumps(one), one)}
        forms = "|".join(re.escape(form) for form in sorted(self.locals, key=len, reverse=True))
        self.pattern = re.compile(rf"(?<![\w.])(?:{forms})(?![\w.])" if forms else r"(?!)")

    def term(self, term: Term) -> str:
        """A term with locals by their own names alone, and fields as the book writes them."""
        players = Enumeration(name="Player", members=self.machine.players)
        text = show_term(self._enemies(term), self.machine, (), players)
        text = self.pattern.sub(lambda found: self.locals[found.group()], text)
        text = FIELD.sub(r"\3.\2", text).replace('"', "")
        for sign, shown in SIGNS.items():
            text = text.replace(f" {sign} ", f" {shown} ")
        return text.replace("_", " ")

    def _enemies(self, term: Term) -> Term:
        """The other of two players by that name, not as a sum."""
        match term:
            case Op(op="-", args=(Const(value=1), other)) if self._is_player(other):
                return Arg(f"enemy of {self.term(other)}")
            case _:
                return rebuild(term, self._enemies)

    def _is_player(self, term: Term) -> bool:
        found = sort_of(term, self.machine)
        return isinstance(found, Enumeration) and len(found.members) == 2 and found.members == self.machine.players

    # ---- locations

    def line(self, location: Location) -> Line:
        """What is asked at a location, and of whom."""
        who = "" if location.player is None else self.term(location.player)
        what = spoken(location.prompt or location.var.rsplit(".", 1)[-1])
        kind: LineKind
        match location.kind:
            case "choose":
                names = ", ".join(self.answer(option) for option in location.options)
                kind, text = "choose", f"{who} chooses {names}"
            case "pick":
                kind, text = "pick", f"{who} chooses {what}{self._among(location)}"
            case "chance":
                verb = ("rolls", "rolled") if isinstance(location.sort, Whole) else ("draws", "drawn")
                said = f"{who} {verb[0]} {what}" if who else f"{what} is {verb[1]}"
                kind, text = "chance", said + self._among(location)
            case "open":
                kind, text = "open", f"{what}{'?' if isinstance(location.sort, Truth) else self._among(location)}"
            case "step" | "final":
                kind, text = "quiet", location.name
        return Line(kind=kind, text=text.strip(), clauses=location.clauses)

    def _among(self, location: Location) -> str:
        sort = location.sort.inner if isinstance(location.sort, Maybe) else location.sort
        if isinstance(sort, Whole) and location.kind == "chance" and sort.low == 1:
            return f" (d{sort.high})"
        return "" if sort is None or isinstance(sort, Truth) else f" ({show_sort(sort)})"

    def answer(self, option: Option) -> str:
        """An option by its label, and what is chosen together with it."""
        bound = ", ".join(spoken(one.var.rsplit(".", 1)[-1]) for one in option.binds)
        if not option.label:
            return bound
        return f"{spoken(option.label)} ({bound})" if bound else spoken(option.label)

    # ---- ways

    def test(self, test: Test) -> str:
        """A test in words; "" for one that is only about how play is kept."""
        end = test.end
        if isinstance(end, Find):
            what = spoken(end.var.rsplit(".", 1)[-1])
            if end.after is not None:
                return f"another {what}" if test.holds else f"no more {what}"
            return f"there is a {what}" if test.holds else f"there is no {what}"
        unknown = [part.var for part in walk(end.test) if isinstance(part, Read) and part.var not in self.variables]
        if not unknown:
            return self._outcome(end.test, holds=test.holds)
        counts = all(re.search(r"\.times( \d+)?$", var) for var in unknown)
        return ("once more" if test.holds else "no more") if counts else ""

    def _outcome(self, term: Term, *, holds: bool) -> str:
        if isinstance(term, Op) and term.op == "not":
            return self._outcome(term.args[0], holds=not holds)
        if isinstance(term, Read) and self.machine.vars[term.var].kind == "option":
            return f"{'' if holds else 'no '}option {self.term(term)}"
        if holds:
            return self.term(term)
        if isinstance(term, Op) and term.op in OPPOSITE:
            return self.term(Op(OPPOSITE[term.op], term.args))
        return self.term(Op("not", (term,)))

    def label(self, reason: Reason) -> Label | None:
        """Why control goes this way; nothing where nothing tells it from others."""
        told = [(text, test) for test in reason.tests if (text := self.test(test))]
        condition = " and ".join(dict.fromkeys(text for text, _ in told))
        if len(condition) > LONGEST:
            last, test = told[-1]
            condition = "otherwise" if not test.holds and len(told) > 1 else last
        if len(condition) > LONGEST:
            condition = f"if {cited(test.end.clauses[:1]) or '…'}"
        clauses = [clause for _, test in told for clause in test.end.clauses if f"@{clause}" not in condition]
        answer = ""
        if reason.option is not None:
            answer = self.answer(reason.option)
            clauses = [clause for guard in reason.option.guards for clause in guard.clauses] + clauses
        if not answer and not condition:
            return None
        if answer and condition == "otherwise":
            condition = ""
        joint = " " if condition.startswith("if ") else " if "
        text = f"{answer}{joint}{condition}" if answer and condition else answer or condition
        return Label(text=shortened(text), clauses=tuple(dict.fromkeys(clauses)))

    def labels(self, reasons: list[Reason]) -> tuple[Label, ...]:
        """The labels of an edge; none if control may go along it whatever happens."""
        found: dict[str, Label] = {}
        for reason in reasons:
            label = self.label(reason)
            if label is None:
                return ()
            found.setdefault(label.text, label)
        listed = list(found.values())
        if len(listed) > MOST_LABELS:
            rest = len(listed) - MOST_LABELS + 1
            listed = [*listed[: MOST_LABELS - 1], Label(text=f"and {rest} more")]
        return tuple(listed)

    def tip(self, notes: list[Note]) -> str:
        """All that is known of an edge, a line each."""
        return "\n".join(dict.fromkeys(self._tip(note) for note in notes)).strip()

    def _tip(self, note: Note) -> str:
        parts: list[str] = []
        if note.location is not None and note.option is not None:
            label = self.answer(note.option) if note.location.kind == "choose" else self.line(note.location).text
            parts.append(f"{spoken(note.location.procedure)}: {label}")
            guards = [f"{guard.words} {cited(guard.clauses)}".strip() for guard in note.option.guards]
            parts += [f"may be chosen when {', '.join(guards)}"] if guards else []
        tests = [f"{text} {cited(one.end.clauses)}".strip() for one in note.tests if (text := self.test(one))]
        parts += [f"if {' and '.join(tests)}"] if tests else []
        return ", ".join(parts)


def shortened(text: str, longest: int = LONGEST) -> str:
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"
