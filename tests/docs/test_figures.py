"""The table of books in rules/README.md has the tool's own figures.

`pytest --accept tests/docs -n 0` renews it.
"""

from collections import Counter

from tests.books import RULES, load_folder, read_folder, statuses
from tests.docs.blocks import between
from tribonian.compiler.build import build
from tribonian.compiler.verify.obligations import obligations
from tribonian.compiler.verify.verify import verify
from tribonian.compiler.verify.written_out import beyond

PAGE = RULES / "README.md"
HEAD = (
    "\n| book | clauses encoded | open inputs | promises proved | obligations proved | accepted | assumed |\n"
    "|---|---|---|---|---|---|---|\n"
)


def row(name: str) -> str:
    book = load_folder(RULES / name)
    machine = build(book)
    covered = Counter(statuses(read_folder(RULES / name)).values())
    results = [] if beyond(machine) else verify(machine)  # of a book beyond the proofs nothing is called proved
    promises = [one.verdict for one in results if one.obligation.kind == "invariant"]
    count = Counter(one.verdict for one in results)
    asked = obligations(machine)
    promised = sum(one.kind == "invariant" for one in asked)
    return (
        f"| [{book.name}]({name}/README.md) | {covered['encoded']} of {covered.total()} | {len(book.opens)} "
        f"| {promises.count('proved')} of {promised} | {count['proved']} of {len(asked)} "
        f"| {count['accepted']} | {count['assumed']} |\n"
    )


def test_figures_are_the_tools_own(accept: bool) -> None:
    names = sorted(path.name for path in RULES.iterdir() if (path / "book.rules").exists())
    wanted = HEAD + "".join(row(name) for name in names) + "\n"
    assert between(PAGE, "figures", wanted, accept=accept) == wanted
