"""A diagram in the language of Mermaid, which many sites show as a picture.

May import: diagram_parts, diagram_words.
"""

from collections.abc import Iterator

from tribonian.compiler.emit.diagram_parts import Box, BoxKind, Diagram
from tribonian.compiler.emit.diagram_words import box_rows, label_text

SHAPES: dict[BoxKind, tuple[str, str]] = {
    "phase": ("(", ")"),
    "choose": ("{{", "}}"),
    "pick": ("{{", "}}"),
    "chance": ("[/", "/]"),
    "open": (">", "]"),
    "elsewhere": ("[[", "]]"),
    "loop": ("((", "))"),
    "start": ("((", "))"),
    "exit": ("((", "))"),
    "final": ("(((", ")))"),
}
SIGNS: dict[BoxKind, str] = {"loop": "↻", "start": "start", "exit": "out", "final": "end"}


def emit_mermaid(diagram: Diagram) -> str:
    """The whole file."""
    return "\n".join(_lines(diagram)) + "\n"


def _lines(diagram: Diagram) -> Iterator[str]:
    names: dict[str, str] = {}
    _number(diagram.root, names)
    yield f"%% {' '.join(f'{diagram.title}: {diagram.subtitle}'.split())}"
    yield "flowchart TD"
    yield from _inside(diagram.root, names, "  ")
    skipped = sorted(names[box.id] for box in _all(diagram.root) if box.optional)
    if skipped:
        yield "  classDef skipped stroke-dasharray: 5 4"
        yield f"  class {','.join(skipped)} skipped"


def _all(box: Box) -> Iterator[Box]:
    yield box
    for one in box.inside:
        yield from _all(one)


def _number(box: Box, names: dict[str, str]) -> None:
    names[box.id] = f"n{len(names)}"
    for one in box.inside:
        _number(one, names)


def _inside(group: Box, names: dict[str, str], pad: str) -> Iterator[str]:
    for box in group.inside:
        if box.kind == "group":
            yield f"{pad}subgraph {names[box.id]}[{_quoted(' '.join(box_rows(box)))}]"
            yield f"{pad}  direction TB"
            yield from _inside(box, names, pad + "  ")
            yield f"{pad}end"
        else:
            left, right = SHAPES[box.kind]
            words = SIGNS.get(box.kind) or "\n".join(box_rows(box))
            yield f"{pad}{names[box.id]}{left}{_quoted(words)}{right}"
    for edge in group.edges:
        label = f"|{_quoted(label_text(edge))}|" if edge.labels else ""
        yield f"{pad}{names[edge.source]} {'<-->' if edge.both else '-->'}{label} {names[edge.target]}"


def _quoted(text: str) -> str:
    """Text that Mermaid takes as it is: signs that mean something to it are written by their numbers."""
    safe = "".join(f"#{ord(sign)};" if sign in '"#<>&;`\\' else sign for sign in text)
    return '"' + safe.replace("\n", "<br/>") + '"'
