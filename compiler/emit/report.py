"""Verdicts as one HTML page that needs nothing else: no request goes out, no other file is read.

Fills the templates, which decide nothing, and escapes all that a book says. May import: pages, report_rows,
diagram*, machine, verify.kinds, verify.records, dsl.model, dsl.source.
"""

from base64 import b64encode
from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import sha256

from tribonian.compiler.emit.diagram import diagram
from tribonian.compiler.emit.diagram_calls import script_of
from tribonian.compiler.emit.diagram_parts import Box
from tribonian.compiler.emit.diagram_svg import emit_svg
from tribonian.compiler.emit.pages import environment
from tribonian.compiler.emit.report_rows import Rows
from tribonian.compiler.machine import Machine
from tribonian.compiler.machine_text import machine_hash
from tribonian.compiler.verify.kinds import ABOUT, MEANING, URGENCY
from tribonian.compiler.verify.records import KINDS, Result
from tribonian.dsl.model import Rulebook
from tribonian.dsl.source import Span

PAGE = "report.html.j2"


def emit_report(book: Rulebook, machine: Machine, results: Sequence[Result], written: Mapping[str, Span]) -> str:
    """The whole page; `written` says where clauses stand. The same bytes for the same verdicts."""
    drawing = diagram(machine, script_of(book))
    boxes = list(_boxes(drawing.root))
    numbers = {box.id: number for number, box in enumerate(boxes)}
    places = {place: number for number, box in enumerate(boxes) for place in box.places}
    for location in machine.locations.values():
        around = numbers.get(f"phase {location.procedure}")
        if around is not None:
            places.setdefault(location.name, around)
    rows = Rows(book=book, machine=machine, written=written, boxes=places)
    counts = Counter(one.verdict for one in results)
    kinds = Counter(one.obligation.kind for one in results)
    script = environment().get_template("report.js.j2").render()
    filled = {
        "title": machine.title,
        "book": machine.book,
        "variant": [
            *([("edition", machine.edition)] if machine.edition else []),
            ("errata in force", ", ".join(machine.sheets) or "none"),
            ("interpretations", ", ".join(machine.interpretations) or "none"),
            ("machine", machine_hash(machine)),
        ],
        "total": len(results),
        "verdicts": [(verdict, counts[verdict], MEANING[verdict]) for verdict in URGENCY],
        "kinds": [(kind, ABOUT[kind].name, kinds[kind]) for kind in KINDS if kinds[kind]],
        "rows": [rows.row(one) for one in _ordered(results)],
        "clauses": sorted({clause for one in results for clause in (*one.obligation.clauses, *one.rests_on)}),
        "diagram": emit_svg(drawing, numbers),
        "style": environment().get_template("report.css.j2").render(),
        "script": script,
        "digest": f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'",
    }
    return environment().get_template(PAGE).render(filled)


def _ordered(results: Sequence[Result]) -> list[Result]:
    """What needs a person first; within a verdict as they were asked."""
    return sorted(results, key=lambda one: URGENCY.index(one.verdict))


def _boxes(box: Box) -> list[Box]:
    return [box, *(inner for one in box.inside for inner in _boxes(one))]
