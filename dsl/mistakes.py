"""What a parser could not read, in the words of somebody who writes rules.

Never names a terminal of the grammar: what could stand at a place is told in a few words, with the likeliest
cure. Knows texts and sets of terminal names, not lark. May import: text, codes, diagnostics.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from tribonian.dsl.codes import Code
from tribonian.dsl.diagnostics import Sink, did_you_mean
from tribonian.dsl.text import ItemText


@dataclass(frozen=True, slots=True, kw_only=True)
class Mistake:
    """Where reading stopped, at which terminal (if at one), and which could have stood there."""

    position: int
    terminal: str
    expected: frozenset[str]


_WORDS = {
    "NAME": "a name",
    "NUMBER": "a number",
    "CLAUSE": "a clause id such as `10.2-b`",
    "CITE": "a citation such as `@10.2-b`",
    "STRING": "a quoted text",
    "_NL": "the end of the line",
    "_INDENT": "an indented block",
    "_DEDENT": "the end of the block",
    "DICE": "a die such as `d6`",
    "CELL": "a table cell",
    "CELL_KEY": "a table cell",
    "CELL_VALUE": "a table cell",
    "ROW_ID": "a row id such as `EVT-8:`",
    "PARAPHRASE": "a `|` line",
    "COMPARE": "a comparison",
    "EQUALS": "`=`",
    "PLUS": "`+`",
    "MINUS": "`-`",
    "STAR": "`*`",
    "OPTIONAL": "`?`",
    "ROUNDING": "`up` or `down`",
    "PARITY": "`odd` or `even`",
    "PROCEDURE": "`procedure`",
    "$END": "the end of the item",
}

# Many terminals that one phrase stands for: the phrase, those that must all be expected, those it covers.
_VALUES = {
    *("NAME", "NUMBER", "LPAR", "YES", "NO", "NONE", "EMPTY", "HALF", "ENEMY", "EVERY", "REQUIRED", "DURING"),
    *("OPTION", "SCENARIO", "UNUSED", "COUNT", "PATH", "EDGE"),
}
_CONDITIONS = {"MINUS", "NOT", "FOR", "SOME", "ANY", "COULD"}
_GROUPS = (
    ("an item such as `rule`, `value` or `procedure`", {"RULEBOOK", "TRACK"}, None),
    (
        "an amendment such as `amends` or `deletes`",
        {"AMENDS", "DELETES"},
        {"AMENDS", "REPLACES", "ADDS", "DELETES", "CORRECTS", "CLARIFIES", "REORDERS"},
    ),
    (
        "what the rule is about: a value, `permit`, `forbid`, `require`, `modifies`, `suspends`, `on` or `whenever`",
        {"NAME", "MODIFIES"},
        {"NAME", "ON", "PERMIT", "FORBID", "REQUIRE", "MODIFIES", "SUSPENDS", "WHENEVER"},
    ),
    (
        "a statement",
        {"GAIN", "LOSE", "LET"},
        _VALUES
        | {"FOR", "IF", "REPEAT", "WHILE", "SIMULTANEOUSLY"}
        | {"GAIN", "LOSE", "SPEND", "USE", "LET", "ROLL", "LEARN", "LEAVE", "END", "RAISE", "NOTHING"}
        | {"MOVE", "ADD", "REMOVE", "APPEND", "TAKE", "DRAW", "REROLL"},
    ),
    ("a die such as `d6`", {"DICE", "NUMBER", "LPAR"}, _VALUES | _CONDITIONS | {"DICE"}),
    ("a value", {"NAME", "NUMBER", "YES"}, _VALUES | _CONDITIONS),
    (
        "a sort such as `Player`, `bool` or `0..9`",
        {"BOOL", "NAME"},
        {"BOOL", "NAME", "NUMBER", "MINUS", "DICE", "SET", "TEXT"},
    ),
    ("a plain sort such as `Player` or `0..9`", {"SET", "NAME"}, {"NAME", "NUMBER", "MINUS", "DICE", "SET", "TEXT"}),
)
_GOES_ON = {
    "COMPARE",
    "EQUALS",
    "PLUS",
    "MINUS",
    "STAR",
    "AND",
    "OR",
    "IF",
    "IN",
    "IS",
    "AT",
    "ON",
    "DOT",
}  # after a value
_SELDOM = {"CITE", "PARAPHRASE", "OPTIONAL", "ASSUMED"}  # possible nearly everywhere, so seldom what is missing
_MOST = 4

_FOUND = re.compile(r'[A-Za-z0-9_]+|@[\w.:-]*|"[^"\n]*"|:=|\.\.|->|[<>!]=|\S')
_PLAIN = re.compile(r'[A-Za-z0-9_@"()\[\]:;,.=<>!+*?|#\s-]')
_INSTEAD = {
    "“": 'a text stands in `"`',
    "”": 'a text stands in `"`',
    "„": 'a text stands in `"`',
    "'": 'a text stands in `"`',
    "’": 'a text stands in `"`',
    "–": "write `-`",
    "—": "write `-`",
    "−": "write `-`",
    "≥": "write `>=`",
    "≤": "write `<=`",
    "≠": "write `!=`",
    "×": "write `*`",
    "…": "write `..`",
    "→": "write `->`",
    "&": "write `and`",
    "/": "write `half of X rounded down`, or a table",
    "{": "rules use no braces: indent what belongs together",
    "}": "rules use no braces: indent what belongs together",
}
_LINE_ENDS = {"_NL", "_INDENT", "_DEDENT", "$END"}
_MISPLACED = {
    "else": "an `else` stands right below its `if`, starting at the same column",
    "until": "an `until` stands below the block of its `repeat`, starting at the same column",
}
_CLAUSE = re.compile(r"(?<![\w.@-])[0-9]+(?:\.[0-9]+)+(?:-[A-Za-z]+)?")
_TEXT = re.compile(r'"[^"\n]*"?|[#|][^\n]*')


def _in_words(expected: frozenset[str], literals: Mapping[str, str]) -> str:
    """What could stand here, the likeliest few."""
    left = set(expected)
    words: list[str] = []
    for phrase, needed, covered in _GROUPS:
        if needed <= left:
            words.append(phrase)
            left -= left if covered is None else covered
    for lesser in (_GOES_ON if "PLUS" in left else set(), _SELDOM):
        if words or left - lesser:
            left -= lesser
    named = {_WORDS.get(name) or f"`{literals.get(name, name.lower())}`" for name in left}
    words += sorted(named, key=lambda word: (word.startswith("`"), word))
    if len(words) > _MOST:
        words = [*words[: _MOST - 1], "something else"]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def _brackets(text: str) -> list[int]:
    """Where the brackets stand that are still open at the end of a text; texts and comments passed over."""
    stack: list[int] = []
    for match in re.finditer(r'"[^"\n]*"|#[^\n]*|[()\[\]]', text):
        if match[0] in ("(", "["):
            stack.append(match.start())
        elif match[0] in (")", "]") and stack:
            stack.pop()
    return stack


def _report_bracket(item: ItemText, position: int, sink: Sink) -> bool:
    """A bracket that is open where reading stopped, on an earlier line or with its line at an end."""
    open_before = _brackets(item.text[:position])
    if not open_before:
        return False
    place = open_before[-1]
    line_end = item.text.find("\n", place)
    if position < line_end and len(_brackets(item.text[:line_end])) < len(open_before):
        return False
    if item.text[position : position + 1] in (")", "]") and position < line_end:
        return False
    closer = ")" if item.text[place] == "(" else "]"
    bracket = item.text[place]
    sink.report(Code.UNCLOSED, item.span(place, place + 1), bracket=bracket, help=f"close it with `{closer}`")
    return True


def report_mistake(
    item: ItemText,
    mistake: Mistake,
    literals: Mapping[str, str],
    reserved: frozenset[str],
    sink: Sink,
) -> None:
    """Say what is wrong where reading stopped, and what to do."""
    text, position = item.text, mistake.position
    if _report_bracket(item, position, sink):
        return
    char = text[position : position + 1]
    if char and not _PLAIN.match(char):
        cure = _INSTEAD.get(char, "")
        if char.isalpha():
            cure = "a name is made of the letters a to z, digits and `_`"
        place = item.span(position, position + 1)
        sink.report(Code.STRANGE_CHARACTER, place, char=quoted(char), help=cure)
        return
    expected = _in_words(mistake.expected, literals) if mistake.expected else "something else"
    found = _FOUND.match(text, position)
    if mistake.terminal in _LINE_ENDS or not found or found[0] == "#":
        start = _next_word(text, position) if mistake.terminal == "_INDENT" else _code_end(text[:position])
        place = item.span(start, start + 1)
        sink.report(
            Code.UNEXPECTED,
            place,
            expected=expected,
            found=_line_end(mistake),
            help=_block_cure(mistake, text[:start]),
        )
        return
    wanted, cure = _cure(text, found, mistake, literals, reserved)
    place = item.span(*found.span())
    sink.report(Code.UNEXPECTED, place, expected=wanted or expected, found=f"`{found[0]}`", help=cure)


def quoted(char: str) -> str:
    """A character as messages show it."""
    return "a backtick" if char == "`" else f"`{char}`"


def _line_end(mistake: Mistake) -> str:
    if mistake.terminal in ("", "_NL") or "_NL" in mistake.expected:
        return "the end of the line"
    return _WORDS[mistake.terminal]


def _block_cure(mistake: Mistake, text: str) -> str:
    if text.endswith("leave"):
        return "name what is left: the phase or procedure this stands in"
    if "TIMES" in mistake.expected:
        return "a die is written `d6`, two of them `2d6`"
    if mistake.terminal == "_INDENT":
        return "indent it less"
    if "_INDENT" in mistake.expected:
        return "write what belongs to it below, indented"
    if "COLON" in mistake.expected and re.search(r"\b(amends|replaces|adds|clarifies)\s+\S+$", text):
        return "an erratum goes on with what is said now: `amends 2-a: purse = 9`"
    if "COLON" in mistake.expected:
        return "end the line with `:` before an indented block"
    return ""


def _code_end(text: str) -> int:
    """Where a text ends, comments and blank lines behind it left out."""
    end = 0
    for match in re.finditer(r'"[^"\n]*"|#[^\n]*|\S', text):
        if match[0][0] != "#":
            end = match.end()
    return end


def _next_word(text: str, position: int) -> int:
    found = re.compile(r"\S").search(text, position)
    return found.start() if found else position


def _clause_around(text: str, position: int) -> str:
    """A clause id where an expression was wanted: `10.2-b` reads as a number, a dot, and then something strange."""
    for match in _CLAUSE.finditer(text, text.rfind("\n", 0, position) + 1):
        if match.start() < position < match.end():
            return match[0]
        if match.start() > position:
            break
    return ""


def _cure(
    text: str,
    found: re.Match[str],
    mistake: Mistake,
    literals: Mapping[str, str],
    reserved: frozenset[str],
) -> tuple[str, str]:
    """What alone was meant to stand here, if that is plain, and what to do."""
    word, position = found[0], found.start()
    signs = {literals.get(name, "=" if name == "EQUALS" else "") for name in mistake.expected}
    clause = _clause_around(text, position)
    if clause:
        return "", f"`{clause}` is a clause; cite it with `@{clause}`, or name the value it gives"
    if word == "=" and text[position - 1 : position] == "=":
        return "", "write a single `=`"
    if word == "=" and ":=" in signs:
        return "`:=`", "a statement changes state with `:=`"
    if word == ":=" and "=" in signs:
        return "`=`", "only a statement changes state with `:=`"
    if word in (")", "]") and not _brackets(text[:position]):
        return "", f"nothing is open that `{word}` could close"
    if word in _MISPLACED:
        return "", _MISPLACED[word]
    if word in reserved and "NAME" in mistake.expected:
        return "", f"`{word}` is a reserved word; choose another name"
    if mistake.expected == {"STRING"}:
        return "", 'a text stands in `"`'
    if "_INDENT" in mistake.expected:
        return "", "write what belongs to it below, indented"
    keywords = sorted(sign for sign in signs if sign.isalpha())
    return "", did_you_mean(word, keywords) if word.isalpha() else ""


def report_quotes(item: ItemText, sink: Sink) -> bool:
    """Quoted texts that do not end, or hold what may not stand in one. Comments are passed over."""
    found = False
    for match in _TEXT.finditer(item.text):
        text = match[0]
        if text[0] != '"':
            continue
        bad = re.search(r"[{}\\`]", text)
        if bad:
            place = item.span(match.start() + bad.start(), match.start() + bad.end())
            note = "a quoted text is plain prose: no braces, backslashes or backticks"
            sink.report(Code.FORBIDDEN_IN_TEXT, place, note=note, char=quoted(bad[0]))
            found = True
        if len(text) == 1 or text[-1] != '"':
            cure = 'end the text with `"` on the same line'
            sink.report(Code.UNCLOSED_TEXT, item.span(*match.span()), help=cure)
            found = True
    return found
