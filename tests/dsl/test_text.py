"""Bytes to text to items: encodings, sizes, line ends, characters that cannot be seen."""

import pytest

from tests.dsl.corpus import check
from tribonian.dsl.diagnostics import Diagnostic, Sink
from tribonian.dsl.source import MAX_BYTES, MAX_ITEM, MAX_LINE, Source
from tribonian.dsl.text import read_text, split_items

BOOK = 'rulebook b\n  title "B"\nstate gold: 0..9 = 0\ngame\n  gold := 1\n  end game\n'


def check_bytes(data: bytes) -> list[Diagnostic]:
    return check({"book.rules": data})[1]


def first(data: bytes) -> str:
    """Where and which the first finding is."""
    found = check_bytes(data)[0]
    return f"{found.span.where()} {found.code.number}"


def items(text: str) -> list[str]:
    sink = Sink()
    return [item.text for item in split_items(Source(name="x", text=text), sink)]


# ---- bytes


@pytest.mark.parametrize("data", [b"", b"\n\n", b"   \n \n", b"\xef\xbb\xbf", b"\r\n\r\n"])
def test_empty_file_is_refused(data: bytes) -> None:
    assert [found.code.number for found in check_bytes(data)] == ["E0103"]


def test_file_that_is_not_utf8_is_refused_at_the_byte() -> None:
    assert first(BOOK.encode() + b"# \xff\n") == "book.rules:7:3 E0102"
    assert first("rulebook größe\n".encode("latin-1")) == "book.rules:1:12 E0102"
    assert first(BOOK.encode("utf-16")) == "book.rules:1:1 E0102"


def test_byte_order_mark_is_no_part_of_the_text() -> None:
    assert not check_bytes(b"\xef\xbb\xbf" + BOOK.encode())


def test_other_line_ends_mean_the_same() -> None:
    plain = check_bytes((BOOK + "state bad: 0..9 = gone\n").encode())
    crlf = check_bytes((BOOK + "state bad: 0..9 = gone\n").replace("\n", "\r\n").encode())
    assert [(one.span.where(), one.message) for one in plain] == [(one.span.where(), one.message) for one in crlf]
    assert not check_bytes(BOOK.replace("\n", "\r\n").encode())


def test_last_line_needs_no_end() -> None:
    assert not check_bytes(BOOK.rstrip().encode())


# ---- sizes


def test_file_that_is_too_large_is_refused_before_parsing() -> None:
    sink = Sink()
    assert read_text("book.rules", b"#" * (MAX_BYTES + 1), sink) is None
    assert [found.code.number for found in sink.diagnostics] == ["E0110"]


def test_file_of_the_greatest_size_is_read() -> None:
    padding = b"#" * (MAX_LINE - 1) + b"\n"
    data = padding * ((MAX_BYTES - len(BOOK)) // len(padding)) + BOOK.encode()
    assert not check_bytes(data)


@pytest.mark.parametrize(
    "line",
    ["a" * 1_900_000, "state x: 0..9 = " + "1+" * 950_000, "(" * 1_900_000, '"' * 1_900_000, "{" * 1_900_000],
    ids=["name", "sum", "brackets", "quotes", "braces"],
)
def test_endless_line_is_refused(line: str) -> None:
    found = check_bytes((BOOK + line + "\n").encode())
    assert [one.code.number for one in found] == ["E0115"]
    assert found[0].span.where() == "book.rules:7:1"


def test_endless_item_is_refused() -> None:
    long = "enum Kind:\n" + " a,\n" * (MAX_ITEM // 4)
    assert first((long + BOOK).encode()) == "book.rules:1:1 E0115"


def test_nesting_without_end_is_refused() -> None:
    lines = "state x: 0..9 = " + "(\n " * 10_000 + "1" + ")\n " * 10_000 + "\n"
    assert [one.code.number for one in check_bytes((BOOK + lines).encode())] == ["E0116"]
    line = "state x: 0..9 = " + "(" * 900 + "1" + ")" * 900 + "\n"
    assert [one.code.number for one in check_bytes((BOOK + line).encode())] == ["E0116"]


def test_file_of_rubbish_is_given_up_in_time() -> None:
    found = check_bytes(b"a\n" * 600_000)
    assert found[-1].code.number == "E0118"
    assert len(found) == 501
    assert check_bytes(b"a\t\n" * 600_000)[-2].code.number == "E0118"


# ---- characters


@pytest.mark.parametrize("char", ["\0", "\x1b", "\x7f", "\r", "\v", "\u2028", "\ufeff", "\u202e", "\u200b"])
@pytest.mark.parametrize("line", ["state x: 0..9 = 0 # {} x", 'option x "{}"', "state {}x: 0..9 = 0"])
def test_unseen_character_is_told_wherever_it_stands(char: str, line: str) -> None:
    found = check_bytes((BOOK + line.format(char) + "\n").encode())
    assert [one.code.number for one in found if one.is_error] == ["E0117"]
    assert f"U+{ord(char):04X}" in found[0].message
    assert found[0].message.isprintable()


def test_letters_of_every_language_may_stand_in_a_text() -> None:
    text = BOOK.replace('"B"', '"Führer, Ἀγρικόλας, 軍団, e\u0301"')
    assert not check_bytes(text.encode())


# ---- items


def test_items_start_at_the_margin() -> None:
    assert items("a\n  b\n\n# c\nd\n") == ["a\n  b\n\n# c\n", "d\n"]
    assert items("# only\n\n  # comments\n") == []


def test_closing_bracket_at_the_margin_starts_no_item() -> None:
    assert items("a (\n  b\n)\nc\n") == ["a (\n  b\n)\n", "c\n"]


def test_places_are_counted_from_one() -> None:
    source = Source(name="x", text="ab\n\nc\n")
    assert [source.place(offset) for offset in (0, 2, 3, 4, 5)] == [(1, 1), (1, 3), (2, 1), (3, 1), (3, 2)]
    assert [source.line_text(line) for line in (1, 2, 3)] == ["ab", "", "c"]
