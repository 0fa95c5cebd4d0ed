"""A diagram in the DOT language, for Graphviz: groups are clusters. May import: diagram_parts, diagram_words."""

from collections.abc import Iterator

from tribonian.compiler.emit.diagram_parts import Box, BoxKind, Diagram, Edge
from tribonian.compiler.emit.diagram_words import box_rows, label_text

SHAPES: dict[BoxKind, str] = {
    "phase": 'shape=box, style="rounded"',
    "choose": "shape=hexagon",
    "pick": "shape=hexagon",
    "chance": 'shape=box, style="rounded,bold"',
    "open": "shape=note",
    "elsewhere": 'shape=cds, style="dashed"',
    "loop": "shape=circle, width=0.3, fixedsize=true",
    "start": "shape=point, width=0.14",
    "exit": "shape=circle, width=0.14, fixedsize=true",
    "final": "shape=doublecircle, width=0.12, fixedsize=true, style=filled, fillcolor=black",
}


def emit_dot(diagram: Diagram) -> str:
    """The whole file."""
    return "\n".join(_lines(diagram)) + "\n"


def _lines(diagram: Diagram) -> Iterator[str]:
    names: dict[str, str] = {}
    _number(diagram.root, names)
    yield f"digraph {_quoted(diagram.title)} {{"
    yield f"  label={_quoted(f'{diagram.title}: {diagram.subtitle}')}; labelloc=t; compound=true;"
    yield '  node [fontname="Helvetica", fontsize=11]; edge [fontname="Helvetica", fontsize=10];'
    yield '  fontname="Helvetica";'
    yield from _inside(diagram.root, names, "  ")
    yield "}"


def _number(box: Box, names: dict[str, str]) -> None:
    names[box.id] = f"{'cluster_' if box.kind == 'group' else 'n'}{len(names)}"
    for one in box.inside:
        _number(one, names)


def _inside(group: Box, names: dict[str, str], pad: str) -> Iterator[str]:
    for box in group.inside:
        if box.kind == "group":
            yield f"{pad}subgraph {names[box.id]} {{"
            style = "rounded,dashed" if box.optional else "rounded"
            yield f'{pad}  label={_quoted(_words(box))}; tooltip={_quoted(box.tip)}; style="{style}";'
            yield from _inside(box, names, pad + "  ")
            yield f"{pad}}}"
        else:
            skipped = ', style="rounded,dashed"' if box.optional else ""
            label = "↻" if box.kind == "loop" else _words(box)
            words = f"label={_quoted(label)}, tooltip={_quoted(box.tip)}"
            yield f"{pad}{names[box.id]} [{words}, {SHAPES[box.kind]}{skipped}];"
    boxes = {box.id: box for box in group.inside}
    for edge in group.edges:
        yield pad + _edge(edge, boxes, names)


def _edge(edge: Edge, boxes: dict[str, Box], names: dict[str, str]) -> str:
    source, target = boxes[edge.source], boxes[edge.target]
    parts = [f"label={_quoted(label_text(edge))}"] if edge.labels else []
    parts += [f"tooltip={_quoted(edge.tip)}"] if edge.tip else []
    parts += ["dir=both"] if edge.both else []
    parts += [f"ltail={names[source.id]}"] if source.kind == "group" else []
    parts += [f"lhead={names[target.id]}"] if target.kind == "group" else []
    tail, head = _anchor(source, last=True), _anchor(target, last=False)
    return f"{names[tail.id]} -> {names[head.id]} [{', '.join(parts)}];"


def _anchor(box: Box, *, last: bool) -> Box:
    """The node that an edge to or from a cluster is tied to."""
    while box.inside:
        box = box.inside[-1 if last else 0]
    return box


def _words(box: Box) -> str:
    return "\n".join(box_rows(box))


def _quoted(text: str) -> str:
    safe = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{safe}"'
