"""Refusals as people read them: each condition that fails, the clauses behind it, the rules and errata behind those.

Prints; decides nothing. May import: compiler.reasons, dsl.
"""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console
from rich.markup import escape

from tribonian.compiler.reasons import Reason
from tribonian.dsl.model import Rulebook
from tribonian.dsl.source import Span
from tribonian.dsl.syntax import ErrataDecl

MOST_RULES = 8  # behind one condition; more are counted


class Refusals:
    """Tells reasons in the words of one book."""

    def __init__(self, book: Rulebook, sheets: Iterable[ErrataDecl]) -> None:
        self.book = book
        self.spans: dict[str, Span] = {
            rule.id: rule.span for value in book.values.values() for rule in value.rules if rule.span is not None
        }
        self.errata = [(f"{sheet.name}/{one.name}", one) for sheet in sheets for one in sheet.errata]

    def tell(self, out: Console, reasons: Sequence[Reason], indent: str = "  ") -> None:
        """Print reasons, and behind each what stands behind it."""
        said: set[str] = set()
        for reason in reasons:
            self._one(out, reason, indent, said)

    def _one(self, out: Console, reason: Reason, indent: str, said: set[str]) -> None:
        out.print(f"{indent}{self._headline(reason)}")
        ids = [*([reason.rule] if reason.rule else []), *reason.clauses]
        for line in self._clauses(ids, said):
            out.print(f"{indent}  {line}")
        for line in self._errata(reason, ids):
            out.print(f"{indent}  [yellow]{line}[/]")
        for one in reason.behind[:MOST_RULES]:
            self._one(out, one, indent + "  ", said)
        if len(reason.behind) > MOST_RULES:
            out.print(f"{indent}  [dim]and {len(reason.behind) - MOST_RULES} more[/]")

    def _headline(self, reason: Reason) -> str:
        short = f" [bold](need {escape(reason.need)}, have {escape(reason.have)})[/]" if reason.need else ""
        rule, subject, words = escape(reason.rule), escape(reason.subject), escape(reason.words)
        match reason.kind:
            case "condition":
                cited = f"  [dim]{escape(' '.join(reason.clauses))}[/]" if reason.clauses else ""
                return f"[red]✗[/] it takes {words}{short}{cited}"
            case "rule":
                return f"rule {rule}: {subject} is {words}"
            case "lacking":
                return f"rule {rule} would allow {subject}, but it takes {words}{short}"
            case "row":
                return f"{f'row {rule}: ' if rule else ''}{subject} is {words}"
            case "fault":
                return f"the rules do not settle it: {words}"

    def _clauses(self, ids: list[str], said: set[str]) -> Iterator[str]:
        """The clauses by their id, with what the source says, each once."""
        for one in dict.fromkeys(ids):
            clause = self.book.catalogue.clause_of(one)
            statement = "" if clause is None else self.book.catalogue.by_id[clause].statement
            if one in self.spans and one not in said:
                span = self.spans[one]
                yield f"[dim]{escape(_text(span))}  ({escape(span.where())})[/]"
            if (clause or one) not in said:
                said.update((one, clause or one))
                if statement:
                    yield f"[cyan]@{escape(clause or one)}[/]  {escape(statement)}"

    def _errata(self, reason: Reason, ids: list[str]) -> Iterator[str]:
        behind = set(reason.erratum.split(", ")) if reason.erratum else set()
        for tag, one in self.errata:
            if tag in behind or one.target in ids:
                why = f": {one.reason}" if one.reason else ""
                yield escape(f"erratum {tag} {one.verb} {one.target}{why}")


def _text(span: Span) -> str:
    """The item of the book's file that begins there, on one line, without comments."""
    source = span.source
    first = source.place(span.start)[0]
    found = [source.line_text(first)]
    for number in range(first + 1, len(source.line_starts) + 1):
        line = source.line_text(number)
        if not line.startswith(" "):
            break
        found.append(line)
    return " ".join(" ".join(line.split(" #")[0].split()) for line in found)
