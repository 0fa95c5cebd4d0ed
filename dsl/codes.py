"""The catalogue of codes: every diagnostic's number and message, the compiler's included.

A message is written once, here. Numbers are never reused: E01 text and syntax, E02 names, E03 sorts,
E04 rule structure, E05 amendments, E06 properties, E08 saves and files given at run time, E09 our fault;
W for warnings. Imports nothing of ours.
"""

from enum import Enum


class Code(Enum):
    """A kind of finding: its number and the template of its message."""

    TABS = ("E0101", "a tab stands in the text")
    NOT_UTF8 = ("E0102", "the file is not UTF-8 text: byte {position} cannot be read")
    EMPTY_FILE = ("E0103", "the file is empty")
    UNEVEN_INDENT = ("E0104", "this line lines up with no line above it")
    UNCLOSED = ("E0105", "`{bracket}` is never closed")
    UNCLOSED_TEXT = ("E0106", "a quoted text does not end on its line")
    FORBIDDEN_IN_TEXT = ("E0107", "{char} cannot stand in a quoted text")
    UNEXPECTED = ("E0108", "expected {expected}, found {found}")
    STRANGE_CHARACTER = ("E0109", "{char} means nothing here")
    TOO_LARGE = ("E0110", "the file has {size} bytes; more than {limit} are refused")
    RESERVED_WORD = ("E0111", "`{word}` is a reserved word and cannot be a name")
    INDENTED_START = ("E0112", "an indented line belongs to no item above it")
    REPEATED_PART = ("E0113", "`{part}` is given twice")
    NUMBER_TOO_LARGE = ("E0114", "the number {number} is beyond ±{limit}")
    TOO_LONG = ("E0115", "this {what} has {length} characters; more than {limit} are refused")
    TOO_DEEP = ("E0116", "too many things stand inside one another here")
    UNSEEN = ("E0117", "a character that cannot be seen stands in the text: {char}")
    TOO_MANY_FAULTS = ("E0118", "{limit} items of this file are faulty; the rest of it was not read")
    OTHER_LANGUAGE = ("E0119", "the book is written in language {given}; only language {known} is known")

    UNKNOWN_NAME = ("E0201", "nothing is called `{name}` here")
    DECLARED_TWICE = ("E0202", "`{name}` is declared twice")
    UNKNOWN_CLAUSE = ("E0203", "clause {clause} is not in the catalogue")
    UNKNOWN_SORT = ("E0204", "there is no sort named `{name}`")
    UNKNOWN_RULE = ("E0205", "no rule has the id {clause}")
    UNKNOWN_IMPORT = ("E0206", "there is no file `{name}` to import")
    NOT_A = ("E0207", "`{name}` is {actual}, not {wanted}")
    RULE_TWICE = ("E0208", "the id {clause} is given to two rules")
    BAD_CATALOGUE = ("E0209", "the clause catalogue is not readable here: {reason}")

    WRONG_SORT = ("E0301", "expected {wanted}, found {actual}")
    WRONG_COUNT = ("E0302", "`{name}` takes {wanted}, {given} given")
    NEVER_FITS = ("E0303", "{actual} never fits {wanted}")
    NOT_COMPARABLE = ("E0304", "{left} and {right} cannot be compared")
    EMPTY_RANGE = ("E0305", "the range {low}..{high} is empty")
    NOT_CONSTANT = ("E0306", "this must be known before play begins")
    TOO_MANY_CASES = ("E0307", "this goes through {count} cases; more than {limit} are refused")
    NOT_TWO_PLAYERS = ("E0308", "`enemy of` needs a book of two players; this one has {count}")
    TOO_MANY_PLACES = ("E0309", "`{name}` holds {count} values; more than {limit} are refused")

    NO_FIELD = ("E0310", "{what} has no `{name}`")
    NO_ONE_FIELD = ("E0311", "`of` needs the one field of {sort} that holds {wanted}; there are {count}")
    NO_RING = ("E0312", "`{name} of` needs players that sit in a ring")
    NO_DIRECTIONS = ("E0313", "`{name}` names no directions")
    TOO_MANY_DICE = ("E0314", "this rolls {count} dice; {limit} are the most, and one the least")

    OVERRIDE_CIRCLE = ("E0401", "rules override each other in a circle: {circle}")
    OVERRIDES_STRANGER = ("E0402", "{clause} is about {other}, so {rule} cannot override it")
    TABLE_SHAPE = ("E0403", "this row has {given}, the table needs {wanted}")
    BAD_CELL = ("E0404", "`{cell}` is not {wanted}")
    RECURSION = ("E0405", "{what} go in a circle: {circle}")
    LEAVE_OUTSIDE = ("E0406", "`leave {name}` does not stand inside `{name}`")
    NO_GAME = ("E0407", "the book has no `game`, so there is nothing to play")
    NO_HEADER = ("E0408", "the book has no `rulebook` header")
    TRACK_POLICY = ("E0409", "track `{name}` does not say what happens {where} its bounds")
    LOOP_UNKNOWN = ("E0411", "`{name}` has {count} loops; a measure needs exactly one")
    AFTER_THE_END = ("E0413", "nothing after this statement can ever happen")
    LONG_CHAIN = ("E0414", "{what} go {depth} deep; more than {limit} are refused: {chain}")
    STAGES_DO_NOT_COMMUTE = ("E0415", "it matters which of {one} and {other} changes the value first")
    WATCH_SUSPENDS = ("E0416", "rule {clause} watches every decision, so it cannot ask for one itself")
    WRONG_COLUMNS = ("E0417", "{fault}")
    NO_SUCH_EDGE = ("E0418", "`{start}` and `{end}` do not lie side by side")
    EMPTY_ROSTER = ("E0419", "`{name}` has no {what}")
    NEEDS_MOVE = ("E0420", "where a piece is changes only by `move`")
    CHANGES_ITS_SET = ("E0421", "the body can add to what `for each` goes through: {what}")
    NOT_ENCLOSED = ("E0422", "`{procedure}` can be reached without being inside `{name}`: {way}")
    NOT_TOGETHER = ("E0423", "`leave {name} for` stands in nothing that `{name}` does simultaneously")
    WINDOW_ASKS = ("E0424", "a window may only offer: {what} stands in `{name}`")
    NO_ROLL = ("E0425", "`{procedure}` rolls nothing called `{name}`")
    QUEUE_TOO_SMALL = ("E0426", "this appends {count} to `{name}`, which holds {capacity}")
    DEAD_BRANCH = ("E0427", "this is always {truth}, so {what}")
    ACTION_PLAYER = ("E0428", "the first parameter of action `{name}` must be a player")
    RULING_PARTS = ("E0429", "ruling `{name}` {fault}")
    NOT_UNDEFINED = ("E0430", "no term or undefined code is called `{text}`")
    BAD_SIGN = ("E0431", "the sign `{sign}` stands for two things")
    SEVERAL_ENDS = ("E0432", "`{name}` is promised at the end of more than one phase")
    NO_REFERENCE = ("E0433", "clause {clause} refers to nothing")
    NO_CLAIM = ("E0434", "clause {clause} claims nothing, so nothing can be set aside")

    DANGLING_TARGET = ("E0501", "the book has no {clause} to amend")
    ONLY_CITED = ("E0502", "{clause} is only cited, no rule states it, so it cannot be amended")
    AMBIGUOUS_TARGET = ("E0503", "{clause} could be any of {candidates}")
    WRONG_AMENDMENT = ("E0504", "{clause} is {actual}; this amendment is for {wanted}")
    OTHER_BOOK = ("E0505", "these errata are for `{other}`, not for `{book}`")
    UNKNOWN_ERRATUM = ("E0506", "no erratum is called `{name}`")
    SUPERSEDES_CIRCLE = ("E0507", "errata supersede each other in a circle: {circle}")

    UNSETTLED = ("E0601", "{count} {noun} not settled, so no engine can be made: {what}")

    UNREADABLE = ("E0801", "`{name}` cannot be read: {reason}")
    BAD_SAVE = ("E0802", "this is not a save of this book: {reason}")
    OTHER_STAMP = ("E0803", "the save was made under other rules: {reason}")
    NOT_INSTALLED = ("E0804", "`{name}` is not installed, so nothing can {what}")

    OUR_FAULT = ("E0901", "this is a fault in tribonian: {reason}")

    UNUSED = ("W0201", "`{name}` is declared but never used")

    def __init__(self, number: str, template: str) -> None:
        self.number = number
        self.template = template
