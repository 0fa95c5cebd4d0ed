"""Drawings: three as they look, and what must hold of all of them."""

from pathlib import Path

from tests.dsl.corpus import agricola_files, case_paths, check, check_text, read_case
from tests.golden import Golden
from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Diagnostic, Label
from tribonian.dsl.render import as_json, draw, draw_all, one_line
from tribonian.dsl.source import Source, Span

GOLDEN = Path(__file__).parent / "golden"

TWICE = """# clauses: 1.0-a
rulebook b
  title "B"
players A, B, A
state gold: 0..9 = golt
value price: 0..9
rule 1.0-a price = 1
# a gap
# of two lines
rule 1.0-a price = 2
game
  end game
"""


def test_drawing_of_labels(golden: Golden) -> None:
    golden(GOLDEN / "labels.txt", draw_all(check_text(TWICE)) + "\n")


def test_drawing_of_mistakes(golden: Golden) -> None:
    text = 'rulebook b\n  title "{{ B }}"\n\nstate größe: 0..9 = 0\ngame\n  gold = 1\n  end game\n'
    golden(GOLDEN / "mistakes.txt", draw_all(check_text(text)) + "\n")


def test_drawing_of_awkward_lines(golden: Golden) -> None:
    """Other files, wide letters, tabs, escapes and long lines."""
    long = "state long: 0..9 = " + " + ".join(["1"] * 60) + " + gone" + " + 1" * 10 + "\n"
    text = f'rulebook b\n  title "B"\nimport "more.rules"\nstate gold: 0..9 = 0\n{long}'
    text += 'option o "軍団 e\u0301"  @9.0\nstate\ttab: 0..9 = 0\nstate \x1b[31mred: 0..9 = 0\ngame\n  end game\n'
    text += "# file: more.rules\nstate gold: 0..9 = 0\n"
    golden(GOLDEN / "awkward.txt", draw_all(check_text(text)) + "\n")


# ---- all of them


def every_diagnostic() -> list[Diagnostic]:
    found = []
    for path in case_paths("bad"):
        found += check(read_case(path.read_text(encoding="utf-8")).files)[1]
    return found


def test_messages_follow_the_house_style() -> None:
    for one in every_diagnostic():
        for text in (one.message, one.help, one.note):
            assert not text.endswith(".") or text.endswith("..."), text
            assert not text[:1].isupper() or text[:2] == "U+", text
            assert text.isprintable()
            assert "{" not in text.replace("`{`", ""), text
        assert one.message


def test_templates_follow_the_house_style() -> None:
    for code in Code:
        assert code.template[0].islower() or code.template[0] in "`{", code
        assert not code.template.endswith("."), code


def test_codes_stand_in_order_and_once() -> None:
    numbers = [code.number for code in Code]
    assert numbers == sorted(set(numbers), key=lambda number: (number[0] == "W", number))


def test_drawings_hold_only_what_can_be_seen() -> None:
    for one in every_diagnostic():
        for line in draw(one).split("\n"):
            assert line.isprintable()
            assert line == line.rstrip()
        assert one_line(one).isprintable()


def test_marks_stand_under_what_they_mark() -> None:
    for one in every_diagnostic():
        lines = draw(one).split("\n")
        place = next(index for index, line in enumerate(lines) if "^" in line and " | " in line)
        bar = lines[place].index("|")
        column = one.span.source.place(one.span.start)[1]
        source = one.span.source.line_text(one.span.source.place(one.span.start)[0])
        if source.isascii() and len(source) < 140:
            assert lines[place].index("^") - bar - 1 == column


def test_one_line_has_place_code_message_and_help() -> None:
    (found,) = check_text('rulebook b\n  title "B"\nstate gold: 0..9 = 0\ngame\n  golt := 1\n  end game\n')
    assert one_line(found) == ("book.rules:5:3: error[E0201]: nothing is called `golt` here (did you mean `gold`?)")


def test_json_counts_from_one_and_ends_behind() -> None:
    (found,) = check_text('rulebook b\n  title "B"\nstate gold: 0..9 = 0\ngame\n  golt := 1\n  end game\n')
    assert as_json(found) == {
        "code": "E0201",
        "severity": "error",
        "message": "nothing is called `golt` here",
        "file": "book.rules",
        "line": 5,
        "column": 3,
        "end_line": 5,
        "end_column": 7,
        "note": "",
        "help": "did you mean `gold`?",
    }


def test_labels_of_one_line_share_it() -> None:
    source = Source(name="x", text="one two three\n")
    spans = [Span(source=source, start=start, end=end) for start, end in ((0, 3), (4, 7), (8, 13))]
    labels = (Label(span=spans[2], text="last"), Label(span=spans[0], text="first"))
    found = Diagnostic(code=Code.UNUSED, span=spans[1], message="m", note="here", labels=labels)
    assert draw(found).split("\n")[3:] == [
        "1 | one two three",
        "  | --- first",
        "  |     ^^^ here",
        "  |         ----- last",
    ]


def test_nothing_to_say_draws_nothing() -> None:
    assert draw_all(check(agricola_files())[1]) == ""
