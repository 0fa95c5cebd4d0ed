"""Show one rule at every stage, from its syntax node to the engine: `python docs/examples/follow_a_clause.py 10.2-b`.

Reads the action points of Agricola; run it from the root of the repository.
"""

import sys
from pathlib import Path

from tribonian.compiler.build import build
from tribonian.compiler.emit.python import emit_python
from tribonian.compiler.machine_text import machine_text
from tribonian.compiler.verify.obligations import obligations
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import assemble, read_book
from tribonian.dsl.syntax import ValueRule


def follow(rule_id: str) -> None:
    folder = Path("docs/examples/action_points")
    files = {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix in (".rules", ".tsv")}
    draft = read_book(files, Sink())
    assert draft is not None
    node = next(item for item in draft.items if isinstance(item, ValueRule) and item.clause == rule_id)
    print(f"syntax    {type(node).__name__} at {node.span.where()}: {node.value}({', '.join(node.binders)})")
    book = assemble(draft, Sink())
    assert book is not None
    rule = next(rule for rule in book.values[node.value].rules if rule.id == rule_id)
    print(f"model     {type(rule).__name__} {rule.id}: {rule.result}, {len(rule.guards)} guards")
    machine = build(book)
    lines = machine_text(machine).splitlines()
    print("machine  ", next(line for line in lines if line.split()[:2] == ["rule", rule_id]).strip())
    engine = emit_python(machine).splitlines()
    print("engine   ", next(line for line in engine if line.startswith(f"def value_{node.value}(")))
    asked = [one.id for one in obligations(machine) if rule_id in one.clauses or one.subject == node.value]
    print(f"asked     {', '.join(asked)}")


if __name__ == "__main__":
    follow(sys.argv[1])
