"""Bytes to text, and text to items: what can be said about a file before it is parsed.

Refuses what is too large, not UTF-8 or empty; cuts the rest at column 0, so that one bad item does not hide
the next. May import: source, codes, diagnostics.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Sink, whole
from tribonian.dsl.source import MAX_BYTES, MAX_ITEM, MAX_LINE, Source, Span

_ITEM_START = re.compile(r"^[^\s#)\]]", re.MULTILINE)  # a bracket may close at the margin
_ORPHAN = re.compile(r"^(?: +[^ #\n]|[)\]])", re.MULTILINE)
_LONG_LINE = re.compile(f"[^\n]{{{MAX_LINE + 1},}}")
_SUSPECT = re.compile(r"[^ -~\n]")


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemText:
    """One item's text and where it starts in its source; a faulty one has been reported and is not parsed."""

    source: Source
    start: int
    text: str
    faulty: bool = False

    def span(self, start: int, end: int) -> Span:
        """A stretch of the item, by offsets into its text."""
        return Span(source=self.source, start=self.start + start, end=self.start + end)


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
    text = text.replace("\r\n", "\n")
    source = Source(name=name, text=text if text.endswith("\n") else text + "\n")
    if not text.strip():
        sink.report(Code.EMPTY_FILE, whole(source), help="a book starts with `rulebook NAME`")
        return None
    return source


def split_items(source: Source, sink: Sink) -> Iterator[ItemText]:
    """Cut a source where a line starts at column 0; each item is looked at when its turn comes."""
    text = source.text
    starts = [found.start() for found in _ITEM_START.finditer(text)]
    head = starts[0] if starts else len(text)
    _report_unseen(ItemText(source=source, start=0, text=text[:head]), sink)
    orphan = _ORPHAN.search(text, 0, head)
    if orphan:
        span = Span(source=source, start=orphan.end() - 1, end=orphan.end())
        sink.report(Code.INDENTED_START, span, help="an item starts at the left margin")
    for start, end in pairwise([*starts, len(text)]):
        item = ItemText(source=source, start=start, text=text[start:end])
        unseen = _report_unseen(item, sink)
        faulty = _report_length(item, sink) or unseen
        yield ItemText(source=source, start=start, text=item.text, faulty=faulty)


def _report_unseen(item: ItemText, sink: Sink) -> bool:
    """Tabs, and characters that no reader sees: the first of each line. They could hide what a rule says."""
    found = False
    line_end = -1
    for match in _SUSPECT.finditer(item.text):
        char = match[0]
        if match.start() < line_end or char.isprintable():
            continue
        line_end = item.text.find("\n", match.start())
        found = True
        if char == "\t":
            sink.report(Code.TABS, item.span(*match.span()), help="indent and align with spaces")
        else:
            cure = "write a plain space" if unicodedata.category(char) == "Zs" else "delete it"
            sink.report(Code.UNSEEN, item.span(*match.span()), char=_called(char), help=cure)
    return found


def _called(char: str) -> str:
    """What to call a character that cannot be shown."""
    return f"U+{ord(char):04X} {unicodedata.name(char, 'control character').lower()}"


def _report_length(item: ItemText, sink: Sink) -> bool:
    """Longer than a person writes, so that no file can keep the parser busy."""
    found = False
    for match in _LONG_LINE.finditer(item.text):
        found = True
        span = item.span(match.start(), match.start() + 1)
        sink.report(Code.TOO_LONG, span, what="line", length=len(match[0]), limit=MAX_LINE)
    if len(item.text) > MAX_ITEM and not found:
        found = True
        length = len(item.text)
        sink.report(Code.TOO_LONG, item.span(0, 1), what="item", length=length, limit=MAX_ITEM)
    return found
