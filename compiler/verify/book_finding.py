"""One thing found in a printed book. May import: records, dsl.source."""

from dataclasses import dataclass, field

from tribonian.compiler.verify.records import Play, Position
from tribonian.dsl.source import Span


@dataclass(frozen=True, slots=True, kw_only=True)
class BookFinding:
    """What does not fit in the printed book; `is_shown` unless only a proof is lacking."""

    id: str
    kind: str
    clauses: tuple[str, ...]
    message: str
    is_shown: bool = True
    settled_by: str = ""
    play: Play | None = None
    position: Position | None = None
    span: Span | None = field(default=None, compare=False, repr=False)
