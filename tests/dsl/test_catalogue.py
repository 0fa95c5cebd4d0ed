"""The clause catalogue: reading it, and what ids and sections mean."""

import pytest

from tests.dsl.corpus import catalogue_of, check
from tribonian.dsl.catalogue import COLUMNS, Catalogue, read_catalogue
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.source import Source

HEADER = "\t".join(COLUMNS)
BOOK = b'rulebook b\n  title "B"\nvalue v: 0..9\nrule 1.0-a v = 1\ninvariant i: v = 1\ngame\n  end game\n'


def read(text: str) -> tuple[Catalogue, list[str]]:
    """A catalogue and what was said about it, as `line: reason`."""
    sink = Sink()
    found = read_catalogue(Source(name="clauses.tsv", text=text), sink)
    said = []
    for one in sink.sorted():
        assert one.code.number == "E0209"
        said.append(f"{one.span.source.place(one.span.start)[0]}: {one.message.split(': ', 1)[1]}")
    return found, said


def catalogue(ids: str) -> Catalogue:
    return read(catalogue_of(ids).decode())[0]


def test_catalogue_is_read_in_order() -> None:
    found, said = read(f"{HEADER}\n1.0-b\t1.0\trule\tSays b.\tdice\t\n1.0-a\t1.0\tprose\tSays a.\t\tno effect\n")
    assert not said
    assert found.complete
    assert [(one.id, one.section, one.needs, one.reason) for one in found.clauses] == [
        ("1.0-b", "1.0", "dice", ""),
        ("1.0-a", "1.0", "", "no effect"),
    ]
    assert found.order(["1.0-a", "1.0-b.2", "1.0-a", "9"]) == ["1.0-b.2", "1.0-a", "9"]


def test_blank_lines_are_passed_over() -> None:
    found, said = read(f"{HEADER}\n\n1.0-a\t1.0\trule\tx\t\t\n\n")
    assert not said
    assert [one.id for one in found.clauses] == ["1.0-a"]


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("1.0-b\t1.0\trule\tx", "a row has 6 cells, this one 4"),
        ("1.0-a\t1.0\trule\tx\t\t", "clause 1.0-a stands twice"),
        ("\t1.0\trule\tx\t\t", "the first cell is no clause id such as 10.2-b"),
        ("{{x}}\t1.0\trule\tx\t\t", "the first cell is no clause id such as 10.2-b"),
        ("1.0-b\t1.0\trule\tx\x1b[0m\t\t", "a cell holds a character that cannot be seen"),
    ],
)
def test_bad_row_is_told_and_left_out(row: str, reason: str) -> None:
    found, said = read(f"{HEADER}\n1.0-a\t1.0\trule\tx\t\t\n{row}\n1.0-c\t1.0\trule\tx\t\t\n")
    assert said == [f"3: {reason}"]
    assert [one.id for one in found.clauses] == ["1.0-a", "1.0-c"]


def test_wrong_columns_are_told() -> None:
    found, said = read("id\tstatement\n1.0-a\tx\n")
    assert said == [f"1: the columns are {', '.join(COLUMNS)}"]
    assert not found.complete


def test_citation_means_a_clause_a_part_of_it_or_a_section() -> None:
    found = catalogue("1.0-a 1.0-b 2-a")
    assert found.expand("1.0-a") == ["1.0-a"]
    assert found.expand("1.0-a.2") == ["1.0-a"]
    assert found.expand("1.0") == ["1.0-a", "1.0-b"]
    assert found.expand("1.0-c") == []
    assert found.expand("1") == []
    assert found.clause_of("2-a.10") == "2-a"
    assert found.clause_of("2") is None


def test_unreadable_catalogue_is_told_once() -> None:
    for data in (b"", b"\xff", b"id\n", catalogue_of("1.0-b") + b"1.0-a\n"):
        _, said = check({"book.rules": BOOK, "clauses.tsv": data})
        assert [one.span.source.name for one in said] == ["clauses.tsv"]


def test_other_line_ends_mean_the_same() -> None:
    _, said = check({"book.rules": BOOK, "clauses.tsv": catalogue_of("1.0-a").replace(b"\n", b"\r\n")})
    assert not said
