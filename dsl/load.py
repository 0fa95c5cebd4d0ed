"""The door of dsl: the files of a book in, the checked rulebook or every diagnostic out.

Reads no file itself: it is handed bytes by name. May import: everything of dsl.
"""

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from tribonian.dsl import syntax as s
from tribonian.dsl.amend import apply_sheets
from tribonian.dsl.carve import own_catalogue
from tribonian.dsl.catalogue import Catalogue, read_catalogue
from tribonian.dsl.codes import Code
from tribonian.dsl.declare import declare_apart
from tribonian.dsl.diagnostics import Label, Sink, did_you_mean, whole
from tribonian.dsl.gather_maps import gather_maps
from tribonian.dsl.model import Rulebook, Sheet
from tribonian.dsl.source import Source
from tribonian.dsl.syntax_to_model import build_model
from tribonian.dsl.text import read_text
from tribonian.dsl.tree_to_syntax import read_items

ENTRY = "book.rules"
CATALOGUE = "clauses.tsv"


@contextmanager
def _in_one_go() -> Iterator[None]:
    """While a book is read, nothing that is made becomes garbage in circles.

    Looking for such garbage would walk over all nodes again and again: a third of the time of a large book.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


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
    """Reads files from the entry on, each once, imported items where the import stands."""

    files: Mapping[str, bytes]
    prefix: str
    entry: str
    sink: Sink
    seen: set[str] = field(default_factory=set)

    def read(self, name: str) -> Source | None:
        return read_text(self.prefix + name, self.files[name], self.sink)

    def _open(self, name: str) -> Iterator[s.ItemNode]:
        """The items of a file; one that cannot be read is one broken item."""
        self.seen.add(name)
        source = self.read(name)
        if source is None:
            place = whole(Source(name=self.prefix + name, text=""))
            return iter([s.BrokenItem(keyword="import", span=place)])
        return iter(read_items(source, self.sink))

    def items(self) -> Iterator[s.ItemNode]:
        stack = [self._open(self.entry)]
        while stack:
            item = next(stack[-1], None)
            if item is None:
                stack.pop()
            elif not isinstance(item, s.ImportDecl):
                yield item
            elif item.path not in self.files or not item.path.endswith(".rules"):
                known = [name for name in self.files if name.endswith(".rules") and name != self.entry]
                cure = did_you_mean(item.path, known)
                if not item.path.endswith(".rules"):
                    cure = cure or "only a file of the book whose name ends in `.rules` can be imported"
                self.sink.report(Code.UNKNOWN_IMPORT, item.span, name=item.path, help=cure)
                yield s.BrokenItem(keyword="import", span=item.span)
            elif item.path not in self.seen:
                stack.append(self._open(item.path))


@_in_one_go()
def read_book(files: Mapping[str, bytes], sink: Sink, *, prefix: str = "", entry: str = ENTRY) -> Draft | None:
    """Parse a book's files from its entry on; `prefix` is put before names in messages.

    A book whose entry has a name of its own is a book in one file, and needs no catalogue.
    """
    if entry not in files:
        place = whole(Source(name=prefix + entry, text=""))
        sink.report(Code.UNREADABLE, place, name=prefix + entry, reason="there is no such file")
        return None
    reader = _Files(files=files, prefix=prefix, entry=entry, sink=sink)
    found = list(reader.items())
    catalogue = Catalogue(clauses=())
    if CATALOGUE in files:
        source = reader.read(CATALOGUE)
        catalogue = Catalogue(clauses=(), complete=False) if source is None else read_catalogue(source, sink)
    elif entry != ENTRY:
        catalogue = own_catalogue(found)
    header = _header(found, sink)
    if header is None:
        text = files[entry].decode("utf-8-sig", errors="replace").replace("\r\n", "\n")
        place = whole(Source(name=prefix + entry, text=text))
        broken = {item.keyword for item in found if isinstance(item, s.BrokenItem)}
        if not broken & {"rulebook", "import"}:
            sink.report(Code.NO_HEADER, place, help="start with `rulebook NAME`")
        header = s.RulebookDecl(name="", title="", edition="", language=1, span=place)
        found.append(header)
    sheets = tuple(item for item in found if isinstance(item, s.ErrataDecl))
    declare_apart(sheets, sink)
    items = tuple(gather_maps(item for item in found if not isinstance(item, s.ErrataDecl)))
    return Draft(header=header, items=items, sheets=sheets, catalogue=catalogue)


def _header(items: list[s.ItemNode], sink: Sink) -> s.RulebookDecl | None:
    """The book's header; a second one is reported."""
    headers = [item for item in items if isinstance(item, s.RulebookDecl)]
    for other in headers[1:]:
        first = Label(span=headers[0].span, text="first here")
        sink.report(Code.DECLARED_TWICE, other.span, name="rulebook", labels=[first])
    return headers[0] if headers else None


def read_sheets(name: str, data: bytes, sink: Sink) -> tuple[s.ErrataDecl, ...]:
    """The sheets of errata in a file given beside the book."""
    source = read_text(name, data, sink)
    if source is None:
        return ()
    found = []
    for item in read_items(source, sink):
        if isinstance(item, s.ErrataDecl):
            found.append(item)
        elif not isinstance(item, s.BrokenItem):
            sink.report(
                Code.UNEXPECTED,
                item.span,
                expected="a sheet: `errata NAME for BOOK`",
                found="another item",
                help="a file of errata holds errata only",
            )
    return tuple(found)


@_in_one_go()
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
            name=sheet.name,
            source=sheet.source,
            date=sheet.date,
            authority=sheet.authority,
            errata=tuple(one.name for one in sheet.errata),
        )
        for sheet in sheets
    )
    return replace(book, sheets=in_force)


def load(
    files: Mapping[str, bytes], sink: Sink, variant: Variant | None = None, *, prefix: str = "", entry: str = ENTRY
) -> Rulebook | None:
    """Read and put together in one go."""
    draft = read_book(files, sink, prefix=prefix, entry=entry)
    return None if draft is None else assemble(draft, sink, variant)
