"""Terms to an SMT-LIB 2.6 script that any solver reads: our own printer, no extensions, the same bytes each time.

A part that is met twice is defined once, and so is one that nests deeply; so the script grows with the terms as
they are stored, not as they are written out. Solves nothing. May import: smt_graph.

NOTE(symbols): a quoted symbol holds neither `|` nor `\\`, and one that is a word of the language would be that
word. Such characters are written `%` and two hexadecimal digits, and `%` itself so too; two free symbols that
share a name in Z3 get `%:` and their sorts behind it. So different symbols stay different.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Literal

from tribonian.compiler.verify.smt_graph import Graph, Node, Symbol

Status = Literal["unsat", "sat", "unknown"]

DEEPEST = 24  # how far parentheses nest before a part gets a name of its own

_SIMPLE = re.compile(r"[A-Za-z_$][A-Za-z0-9_$!%.-]*")  # the others are quoted: allowed, and harder to misread
# Words of the language, of its theories of truths and integers, and some that solvers have in every logic.
_TAKEN = """
true false not and or xor => = distinct ite < <= > >= + - * / div mod abs rem select store Bool Int Real
let forall exists match par as _ ! BINARY DECIMAL HEXADECIMAL NUMERAL STRING
assert check-sat check-sat-assuming declare-const declare-datatype declare-datatypes declare-fun declare-sort
define-fun define-fun-rec define-funs-rec define-sort echo exit get-assertions get-assignment get-info get-model
get-option get-proof get-unsat-assumptions get-unsat-core get-value pop push reset reset-assertions set-info
set-logic set-option
"""
_WORDS = frozenset(_TAKEN.split())


def symbol(name: str, kind: str = "") -> str:
    """A name as a symbol of SMT-LIB, see NOTE(symbols); `kind` tells apart what shares a name."""
    first = name in _WORDS or name.startswith(("@", "."))
    found = "".join(_character(one, first and place == 0) for place, one in enumerate(name))
    found += f"%:{kind}" if kind else ""
    return found if _SIMPLE.fullmatch(found) else f"|{found}|"


def _character(one: str, always: bool) -> str:
    if not always and " " <= one <= "~" and one not in "|\\%":
        return one
    return "".join(f"%{byte:02X}" for byte in one.encode("utf-8", "surrogatepass"))


def script(
    assertions: Sequence[Any],
    literals: Sequence[Any] = (),
    *,
    notes: Sequence[str] = (),
    status: Status = "unknown",
    graph: Graph | None = None,
) -> str:
    """Assertions and the literals assumed beside them as a script that asks whether they can all hold.

    Literals are free truths or the negation of one. A graph that has read terms of the same context before
    saves reading them again, and changes nothing in the script.
    """
    graph = graph or Graph()
    roots = [graph.read(one) for one in assertions]
    assumed = [graph.read(one) for one in literals]
    writer = _Writer(graph.nodes, [*roots, *assumed])
    lines = [f"; {' '.join(note.split())}" for note in notes]
    lines += ["(set-info :smt-lib-version 2.6)", f"(set-info :status {status})", f"(set-logic {writer.logic()})"]
    lines += writer.declarations()
    for root in roots:
        lines += writer.assertion(root)
    if assumed:
        lines.append(f"(check-sat-assuming ({' '.join(writer.literal(one) for one in assumed)}))")
    else:
        lines.append("(check-sat)")
    return "\n".join([*lines, "(exit)", ""])


class _Writer:
    """Writes the nodes that some roots are made of."""

    def __init__(self, nodes: list[Node], roots: list[int]) -> None:
        self.nodes = nodes
        self.order = list(_parts_first(nodes, roots))
        self.uses = dict.fromkeys(self.order, 0)
        for place in [*roots, *(arg for one in self.order for arg in nodes[one].args)]:
            self.uses[place] += 1
        found = sorted(
            {one for place in self.order if isinstance(one := nodes[place].op, Symbol)},
            key=lambda one: (one.name, one.takes, one.gives),
        )
        alike = Counter(one.name for one in found)
        self.symbols = {
            one: symbol(one.name, " ".join((*one.takes, one.gives)) if alike[one.name] > 1 else "") for one in found
        }
        self.taken = set(self.symbols.values())
        self.count = 0
        self.texts: dict[int, tuple[str, int]] = {}  # what stands for a node, and how deep that nests

    def logic(self) -> str:
        used = [self.nodes[place] for place in self.order]
        functions = "UF" if any(isinstance(one.op, Symbol) and one.args for one in used) else ""
        if all(one.gives == "Bool" and "Int" not in self._takes(one) for one in used):
            return "QF_UF"
        return f"QF_{functions}{'LIA' if all(self._linear(one) for one in used) else 'NIA'}"

    def _takes(self, node: Node) -> set[str]:
        return {self.nodes[arg].gives for arg in node.args}

    def _linear(self, node: Node) -> bool:
        """Whether the linear logics have it; their division is none, not even by a number."""
        if node.op == "*":
            return sum(not isinstance(self.nodes[arg].op, int) for arg in node.args) <= 1
        return node.op not in ("div", "mod", "abs")

    def declarations(self) -> list[str]:
        return sorted(f"(declare-fun {text} ({' '.join(one.takes)}) {one.gives})" for one, text in self.symbols.items())

    def assertion(self, root: int) -> list[str]:
        """The assertion, behind definitions of the parts that were not met before."""
        lines: list[str] = []
        for place in _parts_first(self.nodes, [root], self.texts):
            text, depth = self._write(self.nodes[place])
            if depth >= DEEPEST or (self.uses[place] > 1 and self._large(place)):
                name = self._name()
                lines.append(f"(define-fun {name} () {self.nodes[place].gives} {text})")
                text, depth = name, 0
            self.texts[place] = (text, depth)
        lines.append(f"(assert {self.texts[root][0]})")
        return lines

    def literal(self, place: int) -> str:
        node = self.nodes[place]
        inner = self.nodes[node.args[0]] if node.op == "not" else node
        if not isinstance(inner.op, Symbol) or inner.args or inner.gives != "Bool":
            raise ValueError("what is assumed is a free truth or the negation of one")
        text = self.symbols[inner.op]
        return text if inner is node else f"(not {text})"

    def _large(self, place: int) -> bool:
        """Whether to write a part out again costs more than a name."""
        node = self.nodes[place]
        return bool(node.args) and (node.op != "not" or bool(self.nodes[node.args[0]].args))

    def _name(self) -> str:
        self.count += 1
        while f"${self.count}" in self.taken:
            self.count += 1
        return f"${self.count}"

    def _write(self, node: Node) -> tuple[str, int]:
        parts = [self.texts[arg] for arg in node.args]
        if isinstance(node.op, int):
            return (str(node.op), 0) if node.op >= 0 else (f"(- {-node.op})", 1)
        if isinstance(node.op, Symbol):
            word = self.symbols[node.op]
        elif node.op in ("and", "or", "+", "*", "distinct") and len(parts) < 2:
            return _of_few(node.op, parts)
        else:
            word = node.op
        if not parts:
            return word, 0
        return f"({word} {' '.join(text for text, _ in parts)})", 1 + max(depth for _, depth in parts)


def _of_few(op: str, parts: list[tuple[str, int]]) -> tuple[str, int]:
    """An operation on one part or none, which SMT-LIB has only for two and more."""
    if parts and op != "distinct":
        return parts[0]
    return {"or": "false", "+": "0", "*": "1"}.get(op, "true"), 0


def _parts_first(
    nodes: list[Node], roots: Sequence[int], known: dict[int, tuple[str, int]] | None = None
) -> Iterator[int]:
    """Every node that roots are made of, once, its parts before it; what is known is left out."""
    seen = set[int]()
    todo = [(root, False) for root in reversed(roots)]
    while todo:
        place, parts_done = todo.pop()
        if parts_done:
            yield place
        elif place not in seen and (known is None or place not in known):
            seen.add(place)
            todo.append((place, True))
            todo += [(arg, False) for arg in reversed(nodes[place].args)]
