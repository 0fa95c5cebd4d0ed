"""The door of dsl: the files of a book in, the checked rulebook or every diagnostic out.

Reads no file itself: it is handed bytes by name. May import: everything of dsl.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from tribonian.dsl import syntax as s
from tribonian.dsl.amend import apply_sheets
from tribonian.dsl.catalogue import Catalogue, read_catalogue
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Sink, did_you_mean, whole
from tribonian.dsl.model import Rulebook, Sheet
from tribonian.dsl.source import Source
from tribonian.dsl.syntax_to_model import build_model
from tribonian.dsl.text import read_text
from tribonian.dsl.tree_to_syntax import read_items

ENTRY = "book.rules"
CATALOGUE = "clauses.tsv"


@dataclass(frozen=True, kw_only=True)
class Draft:
    """A book that has been read but not yet put together: items, sheets of errata, catalogue."""

    header: s.RulebookDecl
    items: tuple[s.ItemNode, ...]
    sheets: tuple[s.ErrataDecl, ...]
    catalogue: Catalogue


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """Which errata are in force, and whether interpretations are."""

    without: frozenset[str] = frozenset()
    extra: tuple[s.ErrataDecl, ...] = ()
    as_printed: bool = False
    prevail: bool = False  # let extra errata go before the rules they collide with


@dataclass(slots=True)
class _Files:
    files: Mapping[str, bytes]
    prefix: str
    sink: Sink
    items: list[s.ItemNode] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)

    def read(self, name: str) -> Source | None:
        return read_text(self.prefix + name, self.files[name], self.sink)

    def add(self, name: str) -> None:
        if name in self.seen:
            return
        self.seen.add(name)
        source = self.read(name)
        if source is None:
            return
        for item in read_items(source, self.sink):
            if isinstance(item, s.ImportDecl):
                if item.path in self.files:
                    self.add(item.path)
                else:
                    close = did_you_mean(item.path, list(self.files))
                    self.sink.report(Code.UNKNOWN_IMPORT, item.span, name=item.path, help=close)
            else:
                self.items.append(item)


def read_book(files: Mapping[str, bytes], sink: Sink, *, prefix: str = "") -> Draft | None:
    """Parse a book's files from its entry on; `prefix` is put before names in messages."""
    reader = _Files(files=files, prefix=prefix, sink=sink)
    reader.add(ENTRY)
    catalogue = Catalogue(clauses=())
    if CATALOGUE in files:
        source = reader.read(CATALOGUE)
        if source is not None:
            catalogue = read_catalogue(source, sink)
    header = next((item for item in reader.items if isinstance(item, s.RulebookDecl)), None)
    if header is None:
        if not sink.failed:
            place = whole(Source(name=prefix + ENTRY, text=files[ENTRY].decode("utf-8", errors="replace")))
            sink.report(Code.NO_HEADER, place, help="start with `rulebook NAME`")
        return None
    sheets = tuple(item for item in reader.items if isinstance(item, s.ErrataDecl))
    items = tuple(item for item in reader.items if not isinstance(item, s.ErrataDecl))
    return Draft(header=header, items=items, sheets=sheets, catalogue=catalogue)


def read_sheets(name: str, data: bytes, sink: Sink) -> tuple[s.ErrataDecl, ...]:
    """The sheets of errata in a file given beside the book."""
    source = read_text(name, data, sink)
    if source is None:
        return ()
    found = []
    for item in read_items(source, sink):
        if isinstance(item, s.ErrataDecl):
            found.append(item)
        else:
            sink.report(
                Code.UNEXPECTED, item.span, expected="a sheet: `errata NAME for BOOK`", found="another item",
                help="a file of errata holds errata only",
            )
    return tuple(found)


def assemble(draft: Draft, sink: Sink, variant: Variant | None = None) -> Rulebook | None:
    """Put a variant together: apply the sheets in force, then check the whole."""
    chosen = variant or Variant()
    sheets = [sheet for sheet in draft.sheets if sheet.name not in chosen.without]
    sheets += chosen.extra
    items = apply_sheets(list(draft.items), sheets, draft.header.name, draft.catalogue, sink, prevail=chosen.prevail)
    book = build_model(items, draft.catalogue, sink, as_printed=chosen.as_printed)
    if book is None:
        return None
    in_force = tuple(
        Sheet(
            name=sheet.name, source=sheet.source, date=sheet.date, authority=sheet.authority,
            errata=tuple(one.name for one in sheet.errata),
        )
        for sheet in sheets
    )
    return replace(book, sheets=in_force)


def load(files: Mapping[str, bytes], sink: Sink, variant: Variant | None = None, *, prefix: str = "") -> Rulebook | None:
    """Read and put together in one go."""
    draft = read_book(files, sink, prefix=prefix)
    return None if draft is None else assemble(draft, sink, variant)
