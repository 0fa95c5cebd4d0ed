"""Errata on small books: what each verb does, that none is no change, and that independent ones commute."""

from collections.abc import Sequence
from dataclasses import replace

from hypothesis import given, settings, strategies as st

from tests.dsl.corpus import agricola_files, read_case
from tribonian.dsl.amend import apply_sheets
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import Draft, Variant, assemble, read_book, read_sheets
from tribonian.dsl.model import Assign, Rulebook
from tribonian.dsl.render import draw_all
from tribonian.dsl.sorts import show_value
from tribonian.dsl.terms import Const

BOOK = """# clauses: 1.0-a 1.0-b 1.0-c 2.0-a 2.0-b 3.0-a 3.0-c
rulebook b
  title "B"
players A, B
state n: 0..99 = 0
value v(p: Player): 0..9
rule 1.0-a v(p) = 1
rule 1.0-b v(p) = 2  when p = B  overrides 1.0-a
rule 1.0-c v(p) = 3  when p = B, n = 9  overrides 1.0-b
value w: 0..9
rule 3.0-a w = 1
rule 3.0-c w = 2
interpretation last "the last one"
  prefers 3.0-c over 3.0-a
event e(k: 1..6)
rule 2.0-a on e(k) when k > 1: n := k
rule 2.0-b on e(k): nothing
table t(k: 1..3) -> 0..9
  1     1
  2-3   2
invariant used: v(A) + w + t(1) >= 0
game
  raise e(1)
  end game
"""
PRINTED = {
    "1.0-a": "1",
    "1.0-b": "2 when p = B > 1.0-a",
    "1.0-c": "3 when p = B when n = 9 > 1.0-a > 1.0-b",
}

# Each touches something that none of the others reads or changes.
INDEPENDENT = (
    "e1 amends 1.0-a: v(p) = 4",
    "e2 amends 1.0-c: when p = A",
    "e3 amends 2.0-a: then n := 1",
    "e4 deletes 2.0-b",
    "e5 corrects t[1] to 7",
    "e6 corrects t[2-3] to 8",
    "e7 adds 3.0-b: w = 5",
    "e8 replaces 1.0-b: v(p) = 6 when p = B",
)


def read_draft() -> Draft:
    sink = Sink()
    draft = read_book(read_case(BOOK).files, sink)
    assert draft is not None
    assert not sink.diagnostics, draw_all(sink.diagnostics)
    return draft


def amend(errata: Sequence[str], *, prevail: bool = False) -> tuple[Rulebook | None, list[str]]:
    """The book under a sheet of these errata, and the codes of the errors."""
    sink = Sink()
    text = "errata sheet for b\n" + "".join(f"  {line}\n" for line in errata)
    sheets = read_sheets("sheet.rules", text.encode(), sink)
    assert not sink.diagnostics, draw_all(sink.diagnostics)
    book = assemble(read_draft(), sink, Variant(extra=sheets, prevail=prevail))
    return book, [one.code.number for one in sink.sorted() if one.is_error]


def under(*errata: str, prevail: bool = False) -> Rulebook:
    book, said = amend(errata, prevail=prevail)
    assert book is not None, said
    return book


def rules(book: Rulebook, value: str = "v") -> dict[str, str]:
    """`result when guard > overridden` by rule id."""
    found = {}
    for rule in book.values[value].rules:
        assert isinstance(rule.result, Const)
        text = show_value(book.values[value].sort, rule.result.value)
        text += "".join(f" when {guard.words}" for guard in rule.guards)
        found[rule.id] = text + "".join(f" > {other}" for other in sorted(rule.overrides))
    return found


def test_book_without_errata_is_as_printed() -> None:
    assert rules(under("e1 clarifies 3.0-a: w = 1")) == PRINTED


# ---- the verbs


def test_amends_gives_a_new_result_and_keeps_when_and_overrides() -> None:
    book = under("e1 amends 1.0-b: v(p) = 7")
    assert rules(book) == {**PRINTED, "1.0-b": "7 when p = B > 1.0-a"}
    assert [rule.erratum for rule in book.values["v"].rules] == ["", "sheet/e1", ""]


def test_amends_with_when_gives_the_whole_guard_again() -> None:
    assert rules(under("e1 amends 1.0-b: v(q) = 7 when q = A"))["1.0-b"] == "7 when q = A > 1.0-a"


def test_amends_when_narrows_the_guard() -> None:
    assert rules(under("e1 amends 1.0-b: when n = 0"))["1.0-b"] == "2 when p = B when n = 0 > 1.0-a"


def test_amends_when_and_then_narrows_and_adds_to_what_happens() -> None:
    (first, _) = under("e1 amends 2.0-a: when n = 0 then n := 5").events["e"].reactions
    assert [guard.words for guard in first.guards] == ["k > 1", "n = 0"]
    assert [type(one) for one in first.body] == [Assign, Assign]
    assert first.erratum == "sheet/e1"


def test_amends_then_adds_to_what_happens() -> None:
    (first, second) = under("e1 amends 2.0-b: then n := 5; n := 6").events["e"].reactions
    assert (len(first.body), len(second.body)) == (1, 2)


def test_replaces_takes_everything_anew() -> None:
    assert rules(under("e1 replaces 1.0-c: v(q) = 8"))["1.0-c"] == "8"
    book = under("e1 replaces 1.0-c: v(q) = 8 when q = A overrides 1.0-a")
    assert rules(book)["1.0-c"] == "8 when q = A > 1.0-a"


def test_adds_makes_a_rule() -> None:
    book = under("e1 adds 1.0-d: v(p) = 9 when n = 1 overrides 1.0-c")
    assert rules(book) == {**PRINTED, "1.0-d": "9 when n = 1 > 1.0-a > 1.0-b > 1.0-c"}


def test_deletes_takes_a_rule_away_and_keeps_the_order_of_the_rest() -> None:
    book = under("e1 deletes 1.0-b")
    assert rules(book) == {"1.0-a": "1", "1.0-c": "3 when p = B when n = 9 > 1.0-a"}
    assert [one.id for one in under("e1 deletes 2.0-a").events["e"].reactions] == ["2.0-b"]


def test_deletes_takes_a_rule_out_of_interpretations() -> None:
    for gone in ("3.0-a", "3.0-c"):
        book = under(f"e1 deletes {gone}")
        assert len(rules(book, "w")) == 1
        assert [one.prefers for one in book.interpretations] == [()]


def test_corrects_changes_a_cell() -> None:
    rows = under("e1 corrects t[2-3] to 5").tables["t"].rows
    assert [(row.keys, row.cell, row.erratum) for row in rows] == [
        (((1, 1),), 1, ""),
        (((2, 3),), 5, "sheet/e1"),
    ]


def test_clarifies_states_a_rule_again() -> None:
    assert rules(under("e1 clarifies 1.0-b: v(p) = 2")) == PRINTED


def test_later_errata_see_earlier_ones() -> None:
    assert rules(under("e1 amends 1.0-a: v(p) = 7", "e2 amends 1.0-a: when n = 0"))["1.0-a"] == "7 when n = 0"
    assert rules(under("e1 adds 1.0-d: v(p) = 9", "e2 amends 1.0-d: v(p) = 8"))["1.0-d"] == "8"


def test_section_means_the_only_rule_of_it_that_fits() -> None:
    assert rules(under("e1 deletes 3.0-a", "e2 amends 3.0: w = 8"), "w") == {"3.0-c": "8"}


def test_prevailing_errata_go_before_what_they_collide_with() -> None:
    plain, prevailing = under("e1 amends 1.0-b: v(p) = 7"), under("e1 amends 1.0-b: v(p) = 7", prevail=True)
    assert rules(plain) == rules(prevailing), "1.0-c already goes before, 1.0-a is already overridden"
    added = under("e1 adds 1.0-d: v(p) = 9", prevail=True)
    assert rules(added)["1.0-d"] == "9 > 1.0-a > 1.0-b > 1.0-c"


# ---- faults


def test_fault_leaves_no_book() -> None:
    assert amend(["e1 deletes 9.0-a"]) == (None, ["E0501"])
    assert amend(["e1 deletes 1.0-b", "e2 amends 1.0-b: v(p) = 2"]) == (None, ["E0501"])
    assert amend(["e1 adds 1.0-a: v(p) = 2"]) == (None, ["E0208"])


def test_fault_points_into_the_sheet() -> None:
    sink = Sink()
    text = b"errata sheet for b\n  e1 amends 1.0-a: v(p, q) = gone\n  e2 corrects t[1] to 10\n"
    sheets = read_sheets("sheet.rules", text, sink)
    assemble(read_draft(), sink, Variant(extra=sheets))
    assert [one.span.where() + " " + one.code.number for one in sink.sorted()] == [
        "sheet.rules:2:20 E0302",
        "sheet.rules:2:30 E0201",
        "sheet.rules:3:23 E0404",
    ]


def test_sheet_holds_errata_only() -> None:
    sink = Sink()
    sheets = read_sheets("sheet.rules", b"state n: 0..9 = 0\nerrata s for b\n  e1 deletes 1.0-a\nstate 7\n", sink)
    assert [sheet.name for sheet in sheets] == ["s"]
    assert [one.code.number for one in sink.sorted()] == ["E0108", "E0108"]


# ---- laws


def test_no_sheets_change_nothing() -> None:
    for files in (read_case(BOOK).files, agricola_files()):
        sink = Sink()
        draft = read_book(files, sink)
        assert draft is not None
        items = list(draft.items)
        assert apply_sheets(items, [], draft.header.name, draft.catalogue, sink) == items
        assert not sink.diagnostics


def test_items_handed_in_are_left_as_they_are() -> None:
    draft, sink = read_draft(), Sink()
    items, before = list(draft.items), list(draft.items)
    text = "errata sheet for b\n" + "".join(f"  {line}\n" for line in INDEPENDENT)
    sheets = list(read_sheets("sheet.rules", text.encode(), sink))
    after = apply_sheets(items, sheets, "b", draft.catalogue, sink)
    assert not sink.diagnostics
    assert items == before
    assert after != before


@given(st.permutations(INDEPENDENT), st.integers(0, len(INDEPENDENT)))
@settings(derandomize=True, max_examples=40, deadline=None)
def test_independent_errata_commute(errata: list[str], count: int) -> None:
    chosen = errata[:count]
    in_order = [line for line in INDEPENDENT if line in chosen]
    if chosen:
        assert replace(under(*chosen), sheets=()) == replace(under(*in_order), sheets=())


@given(st.permutations(INDEPENDENT))
@settings(derandomize=True, max_examples=20, deadline=None)
def test_one_sheet_is_as_good_as_many(errata: list[str]) -> None:
    draft, sink = read_draft(), Sink()
    many = [
        sheet
        for line in errata
        for sheet in read_sheets("sheet.rules", f"errata sheet for b\n  {line}\n".encode(), sink)
    ]
    book = assemble(draft, sink, Variant(extra=tuple(many)))
    assert book is not None, draw_all(sink.diagnostics)
    assert replace(book, sheets=()) == replace(under(*INDEPENDENT), sheets=())
