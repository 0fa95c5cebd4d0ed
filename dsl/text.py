"""Bytes to text, and text to items: what can be said about a file before it is parsed.

Refuses what is too large, not UTF-8, empty, or holds tabs; cuts the rest at column 0, so that one bad item
does not hide the next. May import: source, codes, diagnostics.
"""

from dataclasses import dataclass

from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Sink, whole
from tribonian.dsl.source import MAX_BYTES, Source, Span


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemText:
    """One item's text and where it starts in its source."""

    source: Source
    start: int
    text: str


def read_text(name: str, data: bytes, sink: Sink) -> Source | None:
    """Decode a file, or say why not. Nothing is parsed of a file that fails here."""
    if len(data) > MAX_BYTES:
        place = whole(Source(name=name, text=""))
        sink.report(Code.TOO_LARGE, place, size=len(data), limit=MAX_BYTES, help="split it by chapters")
        return None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        readable = data[: error.start].decode("utf-8", errors="replace")
        source = Source(name=name, text=readable)
        span = Span(source=source, start=len(readable), end=len(readable))
        sink.report(Code.NOT_UTF8, span, position=error.start, help="save the file as UTF-8")
        return None
    source = Source(name=name, text=text if text.endswith("\n") else text + "\n")
    if not text.strip():
        sink.report(Code.EMPTY_FILE, whole(source), help="a book starts with `rulebook NAME`")
        return None
    return source


def _report_tabs(source: Source, sink: Sink) -> bool:
    found = False
    for number, start in enumerate(source.line_starts, start=1):
        column = source.line_text(number).find("\t")
        if column >= 0:
            found = True
            span = Span(source=source, start=start + column, end=start + column + 1)
            sink.report(Code.TABS, span, help="indent and align with spaces")
    return found


def split_items(source: Source, sink: Sink) -> list[ItemText]:
    """Cut a source where a line starts at column 0."""
    if "\t" in source.text and _report_tabs(source, sink):
        return []
    items: list[ItemText] = []
    begin: int | None = None
    orphan_reported = False
    starts = source.line_starts
    text = source.text
    for start in starts:
        if start >= len(text):
            break
        first = text[start]
        if first in "#\r\n":
            continue
        if first == " ":
            if begin is None and not orphan_reported and source.line_text(source.place(start)[0]).strip()[:1] not in ("", "#"):
                span = Span(source=source, start=start, end=start + 1)
                sink.report(Code.INDENTED_START, span, help="items start at the left margin")
                orphan_reported = True
            continue
        if begin is not None:
            items.append(ItemText(source=source, start=begin, text=text[begin:start]))
        begin = start
    if begin is not None:
        items.append(ItemText(source=source, start=begin, text=text[begin:]))
    return items
