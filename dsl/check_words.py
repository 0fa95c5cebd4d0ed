"""What a source says about itself, checked: whatever the book says of it must exist (E0202, E0203, E0430 to E0434).

Where a reference leads and whether a claim holds is the source's own affair: findings tell.
May import: check_promises, names, model, syntax, sorts, codes, diagnostics.
"""

from collections.abc import Callable, Iterable, Sequence

from tribonian.dsl import model as m, syntax as s, syntax_world as w
from tribonian.dsl.catalogue import base_of
from tribonian.dsl.check_promises import scoped_promise
from tribonian.dsl.check_sorts import ExprChecker
from tribonian.dsl.check_tables import MISSING, signs_of
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Label, did_you_mean
from tribonian.dsl.names import Names
from tribonian.dsl.source import Span
from tribonian.dsl.syntax_expr import Citation
from tribonian.dsl.terms import Term

Adder = Callable[[str, str, Iterable[Citation], Span], None]


def check_words(items: Sequence[s.ItemNode], names: Names) -> m.Words:
    """All that a source says about itself and can be looked up."""
    return m.Words(
        sections=tuple(
            m.Section(number=item.number, title=item.title, span=item.span)
            for item in items
            if isinstance(item, s.SectionDecl)
        ),
        contents=_contents(items, names),
        terms=_terms(items, names),
        references=_references(items, names),
        topics=_topics(items, names),
        orders=_orders(items, names),
        assumptions=_assumptions(items),
        names=tuple(sorted({*names.places, *names.members, *names.sorts})),
        phases=tuple(sorted(name for name, one in names.signatures.items() if one.kind in ("phase", "procedure"))),
    )


def _terms(items: Iterable[s.ItemNode], names: Names) -> tuple[m.TermNote, ...]:
    """Terms with where they are defined; one declared twice without that is reported."""
    found = []
    first: dict[str, s.TermDecl] = {}
    for item in items:
        if not isinstance(item, s.TermDecl):
            continue
        other = first.setdefault(item.text, item)
        if other is not item and not (other.defined and item.defined):
            label = Label(span=other.span, text="first here")
            cure = "a word for two things has `defined` in both"
            names.sink.report(Code.DECLARED_TWICE, item.span, name=item.text, labels=[label], help=cure)
        known = {item.text}
        for alias in item.also:
            if alias.text in known:
                names.sink.report(Code.DECLARED_TWICE, alias.span, name=alias.text)
            known.add(alias.text)
        found.append(
            m.TermNote(
                text=item.text,
                defined=names.clauses(item.defined),
                also=tuple(m.Alias(text=one.text, clauses=names.clauses(one.cites)) for one in item.also),
                is_undefined=item.is_undefined,
                clauses=names.clauses(item.cites),
                span=item.span,
            )
        )
    return tuple(found)


def _references(items: Iterable[s.ItemNode], names: Names) -> tuple[m.Reference, ...]:
    """Cross-references of the source: where they stand must exist; where they lead is the source's own affair."""
    found = []
    for item in items:
        if isinstance(item, s.RefersDecl):
            _known(item.clause, item.span, names)
            found.append(
                m.Reference(
                    clause=item.clause,
                    targets=tuple(one.clause for one in item.targets),
                    subject=item.subject,
                    is_complete=item.is_complete,
                    span=item.span,
                )
            )
    return tuple(found)


def _topics(items: Iterable[s.ItemNode], names: Names) -> tuple[m.Topic, ...]:
    """Topics with their places; a topic told twice is one."""
    found: dict[str, tuple[str, ...]] = {}
    for item in items:
        if isinstance(item, s.TopicDecl):
            found[item.subject] = found.get(item.subject, ()) + names.clauses(item.places)
    return tuple(m.Topic(subject=subject, clauses=clauses) for subject, clauses in found.items())


def _contents(items: Iterable[s.ItemNode], names: Names) -> tuple[m.Contents, ...]:
    return tuple(
        m.Contents(
            entries=tuple((one.section, one.title) for one in item.entries),
            clauses=names.clauses(item.cites),
            span=item.span,
        )
        for item in items
        if isinstance(item, s.ContentsDecl)
    )


def check_claims(items: Iterable[s.ItemNode], names: Names) -> tuple[m.Invariant, ...]:
    """What clauses assert about the rest of the source, as promises that are the source's and not the book's."""
    found = []
    for item in items:
        if isinstance(item, s.ClaimDecl):
            _known(item.clause, item.span, names)
            found.append(
                scoped_promise(
                    name=f"{item.clause} claims",
                    scopes=item.scopes,
                    said=item.promise,
                    clauses=(item.clause,),
                    names=names,
                )
            )
    return tuple(found)


def _orders(items: Iterable[s.ItemNode], names: Names) -> tuple[m.OrderClaim, ...]:
    """What clauses say comes next: both must be phases or procedures."""
    found = []
    for item in items:
        if not isinstance(item, s.OrderClaim):
            continue
        _known(item.clause, item.span, names)
        args: tuple[Term, ...] = ()
        for name, span in ((item.after, item.after_span), (item.next, item.next_span)):
            signature = names.signatures.get(name)
            if signature is None or signature.kind not in ("phase", "procedure"):
                names.unknown(name, span, {}, wanted="a phase or procedure")
                continue
            checker = ExprChecker(names, {})
            if name == item.next and item.args and checker.count(name, len(item.args), len(signature.params), span):
                pairs = zip(item.args, signature.params, strict=True)
                args = tuple(checker.fit(arg, param.sort) for arg, param in pairs)
        found.append(m.OrderClaim(clause=item.clause, after=item.after, next=item.next, args=args, span=item.span))
    return tuple(found)


def _known(clause: str, span: Span, names: Names) -> None:
    if not names.catalogue.expand(clause):
        names.unknown_clause(clause, span)


def check_settling(items: Iterable[s.ItemNode], names: Names) -> None:
    """Interpretations that lead a reference elsewhere, or set something aside: there must be such a thing."""
    refers: set[str] = set()
    claims: set[str] = set()
    holes: set[str] = set()  # where values and data may lack something
    interpretations = []
    for item in items:
        match item:
            case s.RefersDecl():
                refers.add(item.clause)
            case s.ClaimDecl() | s.OrderClaim():
                claims.add(item.clause)
            case s.ContentsDecl():
                claims |= {one.clause for one in item.cites}
            case s.ValueDecl():
                holes |= {one.clause for one in item.cites}
            case s.ValueRule():
                holes.add(names.catalogue.clause_of(item.clause) or item.clause)
            case s.InterpretationDecl():
                interpretations.append(item)
            case _:
                pass
    holes |= {clause for one in _assumptions(items) for clause in one.clauses}
    for item in interpretations:
        for one in item.redirects:
            names.clauses(one.targets)
            if one.clause not in refers:
                cure = _listed("references stand at", refers)
                names.sink.report(Code.NO_REFERENCE, one.span, clause=one.clause, help=cure)
        for cite in item.set_aside:
            if cite.clause not in claims | refers | holes:
                cure = _listed("what can be set aside stands at", claims | refers)
                names.sink.report(Code.NO_CLAIM, cite.span, clause=cite.clause, help=cure)


def _listed(words: str, ids: set[str]) -> str:
    return f"{words} {', '.join(sorted(ids))}" if ids else ""


def gather_reads(items: Iterable[s.ItemNode], interpretations: Iterable[s.InterpretationDecl], names: Names) -> None:
    """What interpretations read codes and terms as: what the source leaves open, and other names for a thing."""
    terms = {item.text for item in items if isinstance(item, s.TermDecl)}
    terms |= {one.text for item in items if isinstance(item, s.TermDecl) for one in item.also}
    signs = {sign: codes for codes in names.codes.values() for sign in codes.undefined}
    for one in interpretations:
        for read in one.reads:
            codes = signs.get(read.text)
            if codes is not None:
                meant = signs_of(read.meaning, codes)
                if meant is None or any(sign in codes.undefined for sign in meant):
                    wanted = f"made of signs of `{codes.name}` that mean something"
                    names.sink.report(Code.BAD_CELL, read.span, cell=read.meaning, wanted=wanted)
                    continue
            elif read.text not in terms:
                cure = did_you_mean(read.text, [*sorted(terms), *signs])
                names.sink.report(Code.NOT_UNDEFINED, read.span, text=read.text, help=cure)
                continue
            names.reads[read.text] = read.meaning


# ---- what the source does not give


def _assumptions(items: Iterable[s.ItemNode]) -> tuple[m.Assumption, ...]:
    """Everything that a book marks as not given by its source, and every cell that is not printed."""
    found: list[m.Assumption] = []

    def add(what: str, reason: str, cites: Iterable[Citation], span: Span) -> None:
        clauses = tuple(one.clause for one in cites)
        found.append(m.Assumption(what=what, reason=reason, clauses=clauses, span=span))

    for item in items:
        match item:
            case s.StateDecl() | s.TrackDecl() if item.assumed:
                add(f"how `{item.name}` starts", item.assumed, item.cites, item.span)
            case s.ReadingDecl():
                add(f"`{item.name}`", item.reason, item.cites, item.span)
            case s.TableDecl():
                if item.reason:
                    add(f"table `{item.name}`", item.reason, item.cites, item.span)
                for row in item.rows:
                    if row.cell == MISSING:
                        where = f"the cell of `{item.name}` for {', '.join(row.keys)}"
                        stated = [Citation(clause=base_of(row.clause), span=row.span)] if row.clause else []
                        cites = [*stated, *item.cites, *row.cites]
                        add(where, "the cell is not printed", cites, row.places[-1])
            case s.PieceDecl():
                for node in item.fields:
                    if node.assumed:
                        add(f"how `{node.name}` of a `{item.name}` starts", node.assumed, node.cites, node.span)
                _blocks(item.name, "the roster", item.rosters, add, item.cites)
            case s.MapDecl():
                kind = "the edges" if item.is_edges else "the map"
                _blocks(item.space, kind, (item.block,), add, item.cites)
            case s.SpaceMap():
                _blocks(item.name, "the map", item.maps, add, item.cites)
                _blocks(item.name, "the edges", item.edges, add, item.cites)
            case _:
                pass
    return tuple(found)


def _blocks(name: str, kind: str, blocks: Iterable[w.DataBlock], add: Adder, cites: Iterable[Citation]) -> None:
    for block in blocks:
        if block.reason:
            ids = [row.cells[0].text for row in block.rows[1:]]
            shown = ", ".join(ids[:4]) + (f" and {len(ids) - 4} more" if len(ids) > 4 else "")
            add(f"{kind} of `{name}`" + (f": {shown}" if ids else ""), block.reason, block.cites or cites, block.span)
        header = block.rows[0].cells if block.rows else ()
        for row in block.rows[1:]:
            for cell, column in zip(row.cells, header, strict=False):
                if cell.text == MISSING and not cell.is_text:
                    what = f"`{column.text}` of `{row.cells[0].text}`"
                    add(what, "the cell is not printed", row.cites or block.cites or cites, cell.span)
