"""Verdicts as SARIF 2.1.0, for editors and code review: what is violated as errors, what is not proved as warnings.

What is proved, accepted or assumed is no result. The same book gives the same bytes. May import: shapes, compiler, dsl.
"""

from collections.abc import Mapping, Sequence
from pathlib import PurePath
from urllib.parse import quote

from tribonian import __version__
from tribonian.compiler.machine import Machine
from tribonian.compiler.verify.counterexample import Told, show_position, tell
from tribonian.compiler.verify.kinds import ABOUT, found_words
from tribonian.compiler.verify.records import KINDS, Position, Result
from tribonian.dsl.catalogue import base_of
from tribonian.dsl.source import Span
from tribonian.shapes import Json

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
LEVELS = {"violated": "error", "not-proved": "warning"}


def sarif(machine: Machine, results: Sequence[Result], written: Mapping[str, Span], home: Span) -> Json:
    """The log of one run: rules are kinds, results what was found, code flows the plays.

    `written` says where each clause and name stands; what is about none of them stands at `home`.
    """
    writer = _Writer(machine, written, home)
    kinds = [kind for kind in KINDS if any(one.obligation.kind == kind for one in results)]
    found = [writer.result(one, kinds.index(one.obligation.kind)) for one in results if one.verdict in LEVELS]
    driver = {"name": "tribonian", "semanticVersion": __version__, "rules": [_rule(kind) for kind in kinds]}
    run = {
        "tool": {"driver": driver},
        "automationDetails": {"id": f"tribonian/verify/{machine.book}/"},
        "columnKind": "unicodeCodePoints",
        "results": found,
    }
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def _rule(kind: str) -> Json:
    about = next(about for known, about in ABOUT.items() if known == kind)
    return {
        "id": kind,
        "name": "".join(word.capitalize() for word in about.name.split()),
        "shortDescription": {"text": about.question},
        "fullDescription": {"text": f"{about.question} An error is violated, a warning neither proved nor violated."},
        "help": {"text": about.help},
        "defaultConfiguration": {"level": "error"},
    }


class _Writer:
    """Writes the results of one book."""

    def __init__(self, machine: Machine, written: Mapping[str, Span], home: Span) -> None:
        self.machine = machine
        self.written = written
        self.home = home

    def result(self, one: Result, rule: int) -> Json:
        asked, finding = one.obligation, one.finding
        clauses = tuple(dict.fromkeys((*(finding.clauses if finding else ()), *asked.clauses)))
        made: Json = {
            "ruleId": asked.kind,
            "ruleIndex": rule,
            "level": LEVELS[one.verdict],
            "message": {"text": self._message(one)},
            "locations": [self._place(clauses, asked.subject)],
            "partialFingerprints": {"obligation/v1": f"{self.machine.book}/{asked.id}"},
            "properties": {"obligation": asked.id, "verdict": one.verdict, "technique": one.technique},
        }
        related = [{"id": number, **self._place((clause,))} for number, clause in enumerate(clauses[1:], start=1)]
        if related:
            made["relatedLocations"] = related
        if finding is not None and finding.play is not None:
            steps = tell(self.machine, finding.play)
            flow = [self._step(step, number) for number, step in enumerate(steps, start=1)]
            if flow:
                made["codeFlows"] = [
                    {"message": {"text": "a play that shows it"}, "threadFlows": [{"locations": flow}]}
                ]
        return made

    def _message(self, one: Result) -> str:
        found = found_words(one)
        words = f"{one.obligation.id}: {one.verdict}: {one.obligation.words}"
        words += f" ({found})" if found and found != one.obligation.words else ""
        if one.verdict == "not-proved" and one.finding is not None and one.finding.position is not None:
            words += f". {self._from_here(one.finding.position)}"
        return words

    def _from_here(self, position: Position) -> str:
        moved = [f"{cell.name} = {cell.value}" for cell in show_position(self.machine, position) if cell.moved]
        told = f" with {', '.join(moved)}" if moved else ""
        return f"From here, perhaps unreachable: at {position.location}{told}, all else as before the first decision."

    def _place(self, clauses: Sequence[str], subject: str = "") -> Json:
        """Where the first clause of which that is known stands, or else what it is about; and all clauses by name."""
        names = (*clauses, *map(base_of, clauses), subject, subject.partition("/")[0])
        span = next((self.written[name] for name in names if name in self.written), self.home)
        made: Json = {"physicalLocation": _physical(span)}
        if clauses:
            made["logicalLocations"] = [
                {"name": clause, "fullyQualifiedName": f"{self.machine.book}/{clause}", "kind": "clause"}
                for clause in clauses
            ]
        return made

    def _step(self, step: Told, number: int) -> Json:
        words = [f"{step.phase.replace('_', ' ')}: {step.who} {step.what}".replace(":  ", ": ")]
        words += step.changes
        words += [f"✗ {one}" for one in step.breaks]
        place = self._place(step.clauses) if step.clauses else {}
        return {
            "location": {**place, "message": {"text": "; ".join(words)}},
            "executionOrder": number,
            "importance": "essential" if step.breaks else "important" if step.changes else "unimportant",
        }


def _physical(span: Span) -> Json:
    line, column = span.source.place(span.start)
    end_line, end_column = span.source.place(max(span.start, span.end))
    return {
        "artifactLocation": {"uri": _uri(span.source.name)},
        "region": {"startLine": line, "startColumn": column, "endLine": end_line, "endColumn": end_column},
    }


def _uri(name: str) -> str:
    """A path as a URI: relative as it is, absolute with its scheme."""
    path = PurePath(name)
    return path.as_uri() if path.is_absolute() else quote(path.as_posix())
