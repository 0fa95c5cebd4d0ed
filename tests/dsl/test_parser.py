"""Items to trees: indentation, brackets, and the words in which a mistake is told."""

import pytest

from tests.dsl.corpus import check_text
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.parser import MAX_BRACKETS, MAX_DEPTH, Branch, extent, head, kids, parse_item
from tribonian.dsl.source import Source
from tribonian.dsl.text import ItemText


def parse(text: str) -> tuple[Branch, list[str]]:
    """The tree of an item and what was said about it, as `line:column code message (help)`."""
    sink = Sink()
    source = Source(name="x", text=text)
    tree = parse_item(ItemText(source=source, start=0, text=text), sink)
    said = []
    for one in sink.sorted():
        line, column = source.place(one.span.start)
        cure = f" ({one.help})" if one.help else ""
        said.append(f"{line}:{column} {one.code.number} {one.message}{cure}")
    assert (tree is None) == bool(said)
    return tree, said


def shape(tree: Branch) -> str:
    """A tree in one line."""
    if not head(tree):
        return str(tree)
    return f"{head(tree)}({' '.join(shape(kid) for kid in kids(tree))})"


def shape_of(expr: str) -> str:
    tree, said = parse(f"state x: bool = {expr}\n")
    assert not said
    return shape(kids(tree)[3])


# ---- trees


@pytest.mark.parametrize(
    ("expr", "expected"),
    [
        ("1 + 2 * 3", "arithmetic(number(1) + arithmetic(number(2) * number(3)))"),
        ("1 - 2 - 3", "arithmetic(arithmetic(number(1) - number(2)) - number(3))"),
        ("-1 + 2", "arithmetic(negative(- number(1)) + number(2))"),
        ("not a = 1 and b", "and_test(negation(compare(name(a) = number(1))) name(b))"),
        ("a or b and c", "or_test(name(a) and_test(name(b) name(c)))"),
        ("half of n rounded up + 1", "arithmetic(half(name(n) up) + number(1))"),
        ("enemy of p = q", "compare(enemy(name(p)) = name(q))"),
        (
            "1 if a else 2 if b else 3",
            "conditional(number(1) name(a) conditional(number(2) name(b) number(3)))",
        ),
        ("n in 1..2 + 3", "within(name(n) domain_range(number(1) arithmetic(number(2) + number(3))))"),
        ("for all p in P: a or b", "for_all(binding(p domain_of(name(P))) None or_test(name(a) name(b)))"),
    ],
)
def test_expression_binds_as_told(expr: str, expected: str) -> None:
    assert shape_of(expr) == expected


def test_tree_knows_where_it_stands() -> None:
    tree, _ = parse("state x: 0..9 = (1 + 2) * 3\n")
    product = kids(tree)[3]
    assert extent(product) == (16, 27)
    assert extent(kids(tree)[0]) == (6, 7)
    assert extent(kids(tree)[4]) is None


def test_block_may_be_indented_as_far_as_one_likes() -> None:
    near, _ = parse("game\n if yes:\n  nothing\n end game\n")
    far, _ = parse("game\n        if yes:\n           nothing\n\n  # odd\n        end game\n")
    assert shape(near) == shape(far)


def test_brackets_join_lines() -> None:
    one, _ = parse("state x: 0..9 = min(1, 2)\n")
    more, _ = parse("state x: 0..9 = min(  # why\n1,\n\n        2\n)\n")
    assert shape(one) == shape(more)


# ---- mistakes


@pytest.mark.parametrize(
    ("text", "place", "message", "cure"),
    [
        (
            "staet x: 0..9 = 1",
            "1:1 E0108",
            "expected an item such as `rule`, `value` or `procedure`, found `staet`",
            "did you mean `state`?",
        ),
        ("state x: 0..9", "1:14 E0108", "expected `=`, found the end of the line", ""),
        ("state x: = 1", "1:10 E0108", "expected a sort such as `Player`, `bool` or `0..9`, found `=`", ""),
        ("state x: 0..9 = 1 2", "1:19 E0108", "expected the end of the line, found `2`", ""),
        ("state x: 0..9 = 1 +  # more", "1:20 E0108", "expected a value, found the end of the line", ""),
        (
            "rule v = 1",
            "1:8 E0108",
            (
                "expected what the rule is about: a value, `permit`, `forbid`, `require`, `modifies`, `suspends`, "
                "`on` or `whenever`, found `=`"
            ),
            "",
        ),
        ("rule 1.0-a v = 1 when", "1:22 E0108", "expected a value, found the end of the line", ""),
        (
            "rule 1.0-a v = 1 overides 2",
            "1:18 E0108",
            "expected the end of the line, `after`, `overrides` or `when`, found `overides`",
            "did you mean `overrides`?",
        ),
        (
            "procedure p\n# no block",
            "1:12 E0108",
            "expected an indented block, found the end of the item",
            "write what belongs to it below, indented",
        ),
        ("game\n  gain 3 gold[A", "2:14 E0105", "`[` is never closed", "close it with `]`"),
        ("game\n  roll 6", "2:8 E0108", "expected a name, found `6`", ""),
        (
            "game\n  roll x: 6",
            "2:12 E0108",
            "expected `times`, found the end of the line",
            "a die is written `d6`, two of them `2d6`",
        ),
        ("game\n  A chooses one off", "2:17 E0108", "expected `of`, found `off`", "did you mean `of`?"),
        ("game\n  end", "2:6 E0108", "expected a name or `game`, found the end of the line", ""),
        (
            "game\n  repeat\n  nothing",
            "3:3 E0108",
            "expected an indented block, found `nothing`",
            "write what belongs to it below, indented",
        ),
        (
            "table t(n: 1..2) -> 0..9\n  1",
            "2:4 E0108",
            "expected a table cell, found the end of the line",
            "",
        ),
        (
            "errata e for b\n  e1 amend 1: v = 1",
            "2:6 E0108",
            "expected an amendment such as `amends` or `deletes`, found `amend`",
            "did you mean `amends`?",
        ),
        (
            "value v: 0..9\n  when yes",
            "2:3 E0108",
            "expected the end of the item, found an indented block",
            "indent it less",
        ),
        (
            "game\n      nothing\n    nothing",
            "3:5 E0104",
            "this line lines up with no line above it",
            "align it with a line above",
        ),
        ("game\n  gain 3gold", "2:8 E0108", "expected a number, found `3gold`", ""),
        ("state x: 0..9a = 1", "1:13 E0108", "expected a number, found `9a`", ""),
        ('option o "a" "b"', "1:14 E0108", 'expected the end of the line, found `"b"`', ""),
        ("option o 'a'", "1:10 E0109", "`'` means nothing here", 'a text stands in `"`'),
        ("state x: 0..9 = a[(1]", "1:21 E0108", "expected `)`, found `]`", ""),
    ],
)
def test_mistake_is_told_in_words(text: str, place: str, message: str, cure: str) -> None:
    assert parse(text + "\n")[1] == [f"{place} {message}" + (f" ({cure})" if cure else "")]


def test_no_mistake_names_a_terminal() -> None:
    """Whatever is left out of an item, the message holds no word in capitals."""
    text = "rule 1.0-a on happens(e) when e = raid @1.0: gain half of n rounded up ap[e] @1.0; nothing\n"
    words = text.split(" ")
    for place in range(len(words)):
        for broken in (words[:place] + words[place + 1 :], [*words[:place], "?", *words[place:]]):
            for said in parse(" ".join(broken).rstrip() + "\n")[1]:
                assert not [word for word in said.split()[2:] if word.isupper() and len(word) > 1], said


# ---- depth


def test_depth_is_bounded_where_it_can_still_be_walked() -> None:
    assert parse("state x: 0..9 = " + "(" * MAX_BRACKETS + "1" + ")" * MAX_BRACKETS + "\n")[0] is not None
    assert "E0116" in parse("state x: 0..9 = " + "(" * (MAX_BRACKETS + 1) + "1\n")[1][0]
    assert parse("state x: 0..9 = " + "-" * (MAX_DEPTH - 3) + "1\n")[0] is not None
    assert "E0116" in parse("state x: 0..9 = " + "-" * MAX_DEPTH + "1\n")[1][0]


# ---- the next item


def test_bad_item_hides_neither_the_next_nor_its_own_names() -> None:
    text = """
rulebook b
  title "B"
players A, B C
enum Kind: a b
track gold[p: Player] 0..9 = 0
value price(p: Player): 0..9 = 1
event happens(k Kind)
procedure steps(
  nothing
option quick A quick game
open weather: bool
rule 1.0-a price(p) = 2 when
rule 1.0-b price(p) = 2 overrides 1.0-a
game
  gain price(A) gold[A]
  steps()
  raise happens(a)
  learn fine: weather
  if option quick and fine: end game won by C
  let n = truly_gone
"""
    said = [f"{one.span.source.place(one.span.start)[0]} {one.code.number}" for one in check_text(text)]
    syntax = [f"{line} E0108" for line in (4, 5, 6, 7, 8)] + ["9 E0105", "11 E0108", "12 E0108", "13 E0108"]
    assert said == [*syntax, "14 E0203", "21 E0201"]
