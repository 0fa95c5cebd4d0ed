"""The state to Python: variables with their first values, what is derived from them, and what is hidden from whom.

May import: evaluate, fault, machine, term_text, effect_to_python, engine_writer, facts, python_names,
term_to_python, write_to_python, dsl.sorts, dsl.terms.
"""

from collections.abc import Iterator
from itertools import product

from tribonian.compiler.emit.effect_to_python import EffectWriter
from tribonian.compiler.emit.engine_writer import EngineWriter, no_ahead
from tribonian.compiler.emit.facts import of_args
from tribonian.compiler.emit.python_names import docstring, literal, literals, parameters, tuple_of
from tribonian.compiler.emit.term_to_python import Scope
from tribonian.compiler.emit.write_to_python import PAD
from tribonian.compiler.evaluate import Evaluator
from tribonian.compiler.fault import Fault
from tribonian.compiler.machine import SWITCHED, Machine, Secret, Var
from tribonian.compiler.term_text import show_term
from tribonian.dsl.sorts import Maybe, bounds, values
from tribonian.dsl.terms import Ahead, Apply, Read, conjunction, walk


def is_derived(var: Var) -> bool:
    return bool(var.derived_from)


def saved(machine: Machine) -> list[Var]:
    """The variables that are shown and saved, in the order of their slots."""
    found = sorted(machine.vars.values(), key=lambda one: one.offset)
    plain = [var for var in found if not is_derived(var)]
    assert found[: len(plain)] == plain, "what is derived stands behind all else"
    return plain


def variable_lines(machine: Machine, writer: EngineWriter) -> tuple[list[str], list[str]]:
    """The records of variables, and the lines for first values that are known only when play begins."""
    evaluator = Evaluator(machine, no_ahead)
    records: list[str] = []
    late: dict[str, list[str]] = {}
    for var in saved(machine):
        firsts = _firsts(var, evaluator)
        if firsts is None:
            late[var.name] = [] if var.kind in SWITCHED else _start_lines(var, writer)
            firsts = [0]
        first = str(firsts[0]) if len(set(firsts)) == 1 else tuple_of([str(one) for one in firsts])
        index = [writer.kind(param.sort) for param in var.index]
        kinds = tuple_of(index) if index else "()"
        records.append(f"Variable({literal(var.name)}, {var.offset}, {writer.kind(var.sort)}, {kinds}, {first})")
    lines = [line for name in machine.vars for line in late.get(name, [])]
    return records, lines


def _firsts(var: Var, evaluator: Evaluator) -> list[int] | None:
    """The first values of a variable, if nothing of the state decides them."""
    if any(isinstance(part, Read | Apply | Ahead) for part in walk(var.start)):
        return None
    names = [param.name for param in var.index]
    found: list[int] = []
    try:
        for index in product(*(values(param.sort) for param in var.index)):
            found.append(evaluator.value(var.start, (), dict(zip(names, index, strict=True))))
    except Fault:
        return None
    return found


def _start_lines(var: Var, writer: EngineWriter) -> list[str]:
    writer.owner = f"start of {var.name}"
    named = parameters(tuple(param.name for param in var.index))
    scope = Scope(names=named, known=of_args(writer.ranges.of_index(var.name)))
    lines, pad = [], ""
    for param in var.index:
        low, high = bounds(param.sort)
        plain = f"range({low}, {high + 1})"
        through = f"(*{plain}, NONE)" if isinstance(param.sort, Maybe) else plain
        lines.append(f"{pad}for {named[param.name]} in {through}:")
        pad += PAD
    if not var.index:
        return [f"s[{var.offset}] = {writer.number(var.start, scope)}"]
    lines = [f"at = {var.offset}", *lines]
    return [*lines, f"{pad}s[at] = {writer.number(var.start, scope)}", f"{pad}at += 1"]


def derived_lines(machine: Machine, writer: EffectWriter) -> list[str]:
    """Lines that work out everything that is derived."""
    lines: list[str] = []
    for name, found in writer.derived.items():
        source = machine.vars[name]
        bit = f"1 << at - {source.offset}" if source.offset else "1 << at"
        inside: list[str] = []
        for one in found:
            inside += writer.kept(one, "s[at]", writer.writer.ranges.stores[name], f"|= {bit}", PAD)
        if inside:
            lines += [f"for at in range({source.offset}, {source.offset + source.size}):", *inside]
    return lines


# ---- secrets


def secret_lines(machine: Machine, writer: EngineWriter) -> tuple[list[str], list[str]]:
    """The functions that tell what is hidden, and the records."""
    functions: list[str] = []
    records: list[str] = []
    for number, secret in enumerate(machine.secrets):
        test = "None"
        if secret.guards:
            test = writer.names.get("hides", f"{secret.target} {number}")
            functions.append("\n".join(_hides(machine, writer, secret, number, test)))
        stretches = list(_stretches(machine, secret))
        kinds = [writer.kind(param.sort) for param in secret.params]
        names = [f"{secret.target}.{one}" for one in secret.fields]
        fixed = tuple(name for name in names if name not in machine.vars)
        parts = [tuple_of(stretches) if stretches else "()", tuple_of(kinds) if kinds else "()", test, literals(fixed)]
        records.append(f"Secret({', '.join(parts)})")
    return functions, records


def _hides(machine: Machine, writer: EngineWriter, secret: Secret, number: int, name: str) -> list[str]:
    writer.owner = f"hidden {secret.target}"
    viewer = secret.viewer or "viewer"
    named = parameters((*(param.name for param in secret.params), viewer))
    scope = Scope(names=named, known=of_args(writer.ranges.of_secret(number)))
    given = ", ".join(["s: Store", *(f"{one}: int" for one in named.values())])
    words = [f"Whether `{secret.target}` is hidden from a player.", ""]
    params = secret.params
    words += [
        show_term(guard.test, machine, params) + "".join(f" @{one}" for one in guard.clauses) for guard in secret.guards
    ]
    test = writer.truth(conjunction([guard.test for guard in secret.guards]), scope)
    return [f"def {name}({given}) -> object:", *docstring(words, PAD), f"{PAD}return {test}"]


def _stretches(machine: Machine, secret: Secret) -> Iterator[str]:
    """First slot and length of what one choice of the parameters hides, for every variable."""
    names = [f"{secret.target}.{one}" for one in secret.fields] if secret.fields else [secret.target]
    for name in names:
        var = machine.vars.get(name)
        if var is None:
            continue
        length = var.size
        for param in secret.params:
            length //= len(values(param.sort))
        yield f"({var.offset}, {length})"
