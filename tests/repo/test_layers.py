"""Who may import what, and no cycles.

Names are written without `tribonian.` where they are ours: `dsl.parser`, `compiler.verify.solve`, `cli`.
"""

import ast
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.repo.checkout import ROOT, Import, Module, files, imports, modules, parse

# A library of others, and the modules that may import it.
LIBRARIES = {
    "lark": ("dsl.parser", "dsl.tree_to_syntax"),
    "z3": ("compiler.verify.encode", "compiler.verify.solve", "compiler.verify.smt_*"),
    "cvc5": ("compiler.verify.second",),
    "jinja2": ("compiler.emit", "compiler.emit.*"),
    "distributed": ("proving",),
    "pettingzoo": ("adapters.pettingzoo",),
    "gymnasium": ("adapters.pettingzoo",),
    "pyspiel": ("adapters.open_spiel",),
    "numpy": ("adapters.pettingzoo", "adapters.open_spiel"),
}

# What only the commands may touch: dsl and compiler take text and return text.
# They read their own packaged grammar, pages and templates through importlib.resources.
COMMANDS_ONLY = {"glob", "os", "pathlib", "shutil", "socket", "subprocess", "tempfile"}
COMMANDS_ONLY_CALLS = {"breakpoint", "exit", "input", "open", "print", "quit"}

# Importer, and what it must not import: whole folders, not single modules.
NEVER = (
    ("dsl", "compiler"),
    ("compiler.build", "compiler.verify"),
    ("compiler.build", "compiler.emit"),
)

OURS = {name.removeprefix("tribonian.") for name in modules()}
COMMANDS = {name for name in OURS if name.split(".")[0] not in {"dsl", "compiler", "tribonian"}}


def short(module: Module) -> str:
    return module.name.removeprefix("tribonian.")


def inside(name: str, folder: str) -> bool:
    return name == folder or name.startswith(f"{folder}.")


def imported_module(item: Import) -> str:
    """`from a import b` imports a.b where that is a module of ours, else a."""
    longer = f"{item.target}.{item.name}"
    target = longer if longer in modules() else item.target
    return target.removeprefix("tribonian.") if target in modules() else target


def every_import() -> Iterator[tuple[str, str, str]]:
    """Importer, imported, and where the statement stands."""
    for module in modules().values():
        for item in imports(module.tree):
            yield short(module), imported_module(item), f"{module.shown}:{item.line}"


def test_libraries_stay_behind_their_doors() -> None:
    faults = [
        f"{where}: only {', '.join(doors)} may import {library}"
        for importer, imported, where in every_import()
        for library, doors in LIBRARIES.items()
        if inside(imported, library) and not any(fnmatchcase(importer, door) for door in doors)
    ]
    assert not faults, "\n".join(faults)


def test_dsl_and_compiler_import_no_other_library() -> None:
    known = sys.stdlib_module_names | set(LIBRARIES) | {"tribonian"}
    faults = [
        f"{where}: {imported} is neither ours nor the standard library's"
        for importer, imported, where in every_import()
        if importer not in COMMANDS and imported not in OURS and imported.split(".")[0] not in known
    ]
    assert not faults, "\n".join(faults)


def test_only_commands_touch_the_outside() -> None:
    faults = [
        f"{where}: {imported} belongs in tribonian/, not in {importer}"
        for importer, imported, where in every_import()
        if importer not in COMMANDS and imported.split(".")[0] in COMMANDS_ONLY
    ]
    faults += [
        f"{module.shown}:{node.lineno}: {node.func.id}() belongs in tribonian/"
        for module in modules().values()
        if short(module) not in COMMANDS
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in COMMANDS_ONLY_CALLS
    ]
    assert not faults, "\n".join(faults)


def test_lower_folders_do_not_import_higher_ones() -> None:
    faults = [
        f"{where}: {importer} must not import {imported}"
        for importer, imported, where in every_import()
        if (importer not in COMMANDS and imported in COMMANDS)
        or any(inside(importer, low) and inside(imported, high) for low, high in NEVER)
    ]
    assert not faults, "\n".join(faults)


def test_imports_are_absolute() -> None:
    faults = [
        f"{module.shown}:{item.line}"
        for module in modules().values()
        for item in imports(module.tree)
        if item.relative or item.target.split(".")[0] in {"dsl", "compiler"}
    ]
    assert not faults, f"write tribonian.dsl, tribonian.compiler in full: {faults}"


def test_engines_use_the_standard_library_alone() -> None:
    faults = [
        f"{path.name}:{item.line}: {item.target}"
        for path in files(ROOT / "generated")
        if path.suffix == ".py"
        for item in imports(parse(path))
        if item.relative or item.target.split(".")[0] not in sys.stdlib_module_names
    ]
    assert not faults, "\n".join(faults)


def test_no_module_imports_itself_through_others() -> None:
    graph: dict[str, set[str]] = {name: set() for name in OURS}
    for importer, imported, _ in every_import():
        if imported in OURS:
            graph[importer].add(imported)
    refuse_cycles(graph)


def refuse_cycles(graph: dict[str, set[str]]) -> None:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        cycle = list(reversed(error.args[1]))
        pytest.fail("imports go round: " + " -> ".join(cycle), pytrace=False)


def test_cycle_is_noticed_and_named_in_order() -> None:
    with pytest.raises(pytest.fail.Exception, match=r"a -> b -> c -> a|b -> c -> a -> b|c -> a -> b -> c"):
        refuse_cycles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})
