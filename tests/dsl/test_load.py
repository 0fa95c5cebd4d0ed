"""The door: files of a book in, the checked book or every diagnostic out."""

from tests.dsl.corpus import agricola_files, catalogue_of, check
from tests.dsl.test_text import BOOK
from tribonian.dsl.diagnostics import Diagnostic, Sink
from tribonian.dsl.load import Variant, load, read_sheets

PRINTED = frozenset({"printed"})


def told(diagnostics: list[Diagnostic]) -> list[str]:
    return [f"{one.span.where()} {one.code.number}" for one in diagnostics]


def test_agricola_is_clean() -> None:
    book, said = check(agricola_files())
    assert book is not None
    assert told(said) == []
    assert [sheet.name for sheet in book.sheets] == ["printed"]


def test_same_files_give_the_same_book() -> None:
    assert check(agricola_files()) == check(agricola_files())


def test_order_of_files_is_of_no_matter() -> None:
    files = agricola_files()
    assert check(files)[0] == check(dict(reversed(files.items())))[0]


def test_book_without_entry_is_told() -> None:
    assert told(check({})[1]) == ["book.rules:1:1 E0801"]
    assert told(check({"other.rules": BOOK.encode()})[1]) == ["book.rules:1:1 E0801"]


def test_prefix_stands_before_every_name() -> None:
    sink = Sink()
    load({"book.rules": b"game\n  end game\n", "clauses.tsv": b"id\n"}, sink, prefix="rules/x/")
    assert told(sink.sorted()) == ["rules/x/clauses.tsv:1:1 E0209", "rules/x/book.rules:1:1 E0408"]


def test_faults_of_every_file_are_told_in_one_run() -> None:
    files = {
        "book.rules": BOOK.encode() + b'import "one.rules"\nimport "two.rules"\nimport "three.rules"\nstate 7\n',
        "one.rules": b"state bad: 0..9 = = 1\n",
        "two.rules": b"\xff",
        "three.rules": b'import "four.rules"\nenum Kind: a, a\n',
        "four.rules": b"",
    }
    assert sorted(told(check(files)[1])) == [
        "book.rules:10:7 E0108",
        "four.rules:1:1 E0103",
        "one.rules:1:19 E0108",
        "three.rules:2:15 E0202",
        "two.rules:1:1 E0102",
    ]


def test_long_chain_of_imports_is_read() -> None:
    files = {f"f{n}.rules": f'import "f{n + 1}.rules"\n'.encode() for n in range(3000)}
    files |= {"book.rules": BOOK.encode() + b'import "f0.rules"\n', "f3000.rules": b"state 7\n"}
    assert told(check(files)[1]) == ["f3000.rules:1:7 E0108"]


def test_imports_may_go_in_a_circle() -> None:
    files = {
        "book.rules": BOOK.encode() + b'import "a.rules"\nimport "book.rules"\n',
        "a.rules": b'import "a.rules"\nimport "b.rules"\n',
        "b.rules": b'import "a.rules"\n',
    }
    assert told(check(files)[1]) == []


def test_errata_can_be_left_out() -> None:
    book, said = check(agricola_files(), Variant(without=PRINTED))
    assert book is not None
    assert not said
    assert book.sheets == ()
    assert book != check(agricola_files())[0]


def test_as_printed_leaves_interpretations_unapplied() -> None:
    printed, _ = check(agricola_files(), Variant(as_printed=True))
    played, _ = check(agricola_files())
    assert printed is not None
    assert played is not None
    settled = [rule.settled_by for rule in played.values["ap_income"].rules if rule.settled_by]
    assert settled == [{"7.2-e": "balanced_income", "7.2-n": "balanced_income"}]
    assert not any(rule.settled_by for rule in printed.values["ap_income"].rules)
    assert printed.interpretations == played.interpretations


def test_extra_sheets_are_applied_and_named() -> None:
    sink = Sink()
    sheets = read_sheets("more.rules", b"errata more for agricola\n  e1 amends 10.2-b: ap_cap(p) = 8\n", sink)
    book = load(agricola_files(), sink, Variant(extra=sheets))
    assert book is not None
    assert [sheet.name for sheet in book.sheets] == ["printed", "more"]


def test_warnings_alone_leave_the_book() -> None:
    files = {"book.rules": BOOK.encode() + b"state idle: 0..9 = 0\n", "clauses.tsv": catalogue_of("1.0-a")}
    book, said = check(files)
    assert book is not None
    assert told(said) == ["book.rules:7:7 W0201"]
