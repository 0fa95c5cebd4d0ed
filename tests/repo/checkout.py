"""The checkout as data: its files, our modules and what each imports.

Reads files with `ast` and runs none of them, so it sees unused, lazy and type-checking imports too.
"""

import ast
import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = {
    "tribonian": ROOT / "tribonian",
    "tribonian.dsl": ROOT / "dsl",
    "tribonian.compiler": ROOT / "compiler",
}
LINKS = {"dsl", "compiler"}
LEFTOVERS = {"build", "dist", "htmlcov", "__pycache__"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Module:
    name: str
    path: Path
    tree: ast.Module

    @property
    def shown(self) -> str:
        return self.path.relative_to(ROOT).as_posix()


@dataclass(frozen=True, slots=True, kw_only=True)
class Import:
    """One imported name: `from a.b import c` is target a.b, name c; `import a.b` has no name."""

    target: str
    name: str | None
    relative: bool
    line: int


def files(top: Path = ROOT) -> Iterator[Path]:
    """Every file of ours below a folder, links not followed, tools' leftovers left out."""
    for folder, subfolders, names in os.walk(top):
        subfolders[:] = sorted(
            name
            for name in subfolders
            if name not in LEFTOVERS
            and not name.endswith(".egg-info")
            and (not name.startswith(".") or name == ".ci")
            and not Path(folder, name).is_symlink()
        )
        yield from (Path(folder, name) for name in sorted(names) if not name.endswith(".pyc"))


@cache
def modules() -> dict[str, Module]:
    """Every module of dsl/, compiler/ and tribonian/, by its import name."""
    found = {}
    for package, top in PACKAGES.items():
        for path in files(top):
            if path.suffix == ".py":
                parts = (package, *path.relative_to(top).with_suffix("").parts)
                name = ".".join(parts).removesuffix(".__init__")
                found[name] = Module(name=name, path=path, tree=parse(path))
    return found


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def imports(tree: ast.Module) -> Iterator[Import]:
    """Every import statement in a file, wherever it stands, one record per imported name."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                for alias in names:
                    yield Import(target=alias.name, name=None, relative=False, line=node.lineno)
            case ast.ImportFrom(module=module, names=names, level=level):
                for alias in names:
                    yield Import(target=module or "", name=alias.name, relative=level > 0, line=node.lineno)
            case _:
                pass
