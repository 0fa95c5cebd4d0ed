"""A new book: a small game that checks, verifies, compiles and plays, with comments on what to do next.

Writes the whole folder or nothing, and never touches what is there. May import: play, stages, dsl.
"""

import keyword
import os
import re
import shutil
from pathlib import Path

from rich.markup import escape

from tribonian.dsl.catalogue import COLUMNS
from tribonian.dsl.load import CATALOGUE, ENTRY
from tribonian.dsl.parser import reserved_words
from tribonian.stages import FAULTY, USAGE, console

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
_PLAIN = re.compile(r"[A-Za-z0-9_./-]{1,100}")  # a path as a comment may hold it

_BOOK = """\
# A rulebook is this folder: book.rules, the chapters it imports, and clauses.tsv, the list of its clauses.
rulebook @NAME@
  title    "@TITLE@"
  edition  "first draft"
  language 1

import "chapter_1.rules"

# What to do next:
#   1. List the clauses of your rulebook in clauses.tsv: one statement a line, in your own words.
#   2. Write a chapter at a time in a file of its own, and import it here.
#   3. After every change: tribonian check @PATH@
#      `tribonian explain CODE` tells what an error means.
#   4. When a chapter is done:    tribonian verify @PATH@
#      It proves the promises, or shows a play that breaks one.
#   5. To see it move:            tribonian play @PATH@ --players human,random
#   6. To see what is left:       tribonian coverage @PATH@
"""

_CHAPTER = """\
section 1 "The first chapter"

# `@1-a` cites a clause of clauses.tsv: this line does what the clause says.
players Red, Blue                                                       @1-a

# A track is a counter with bounds. The upper one is a value that a clause gives: change rule 1-c, or amend it
# by an erratum, and everything that depends on it follows.
track gold[p: Player]: 0..purse = 3                                     @1-b
  above lost                                                            @1-d
  below stops                                                           @1-d

value purse: 0..20
rule 1-c  purse = 9

section 2 "A day at the market"

# What a rule gives is used by its name, so that the number stands in one place only.
value feast_price: 0..9
rule 2-c  feast_price = 2

state day: 1..6 = 1                                                     @2-e
state fame[p: Player]: 0..5 = 0                                         @2-d

# A phase: its steps in order. At a menu the player picks one line; a line behind `when` is offered only if
# the condition holds, and if it does not, the clause is the answer to "why can't I?".
phase market(p: Player)                                                 @2-a
  p chooses one of
    work:
      roll die: d6 for p                                                @2-b
      gain die gold[p]                                                  @2-b
    feast when gold[p] >= feast_price                                   @2-c:
      spend feast_price gold[p]                                         @2-c
      fame[p] := min(fame[p] + 1, 5)                                    @2-d
    rest: nothing

game
  repeat
    for p in Red, Blue: market(p)
    day := day + 1                                                      @2-e
  until day > 5
  if fame[Red] > fame[Blue]: end game won by Red                        @2-f
  if fame[Blue] > fame[Red]: end game won by Blue                       @2-f
  end game

# A promise: no game, however played, ever breaks it. `tribonian verify` proves it and names the clauses it
# rests on. Try rule 1-c with 12 to see it broken.
invariant purse_holds @1-c: for all p in Player: gold[p] in 0..9

# The game ends, because this number falls every time round.
loop game decreases 6 - day
"""

_CLAUSES = (
    ("1-a", "set-up", "Two players, Red and Blue, play against each other."),
    ("1-b", "set-up", "Each player starts with three gold."),
    ("1-c", "restriction", "A purse holds at most nine gold."),
    ("1-d", "procedure", "Gold that does not fit is lost, and nobody has less than none."),
    ("2-a", "procedure", "Each day each player, Red first, goes to the market and works, feasts or rests."),
    ("2-b", "procedure", "A player who works rolls a die and gains as much gold."),
    ("2-c", "cost", "A feast costs two gold."),
    ("2-d", "procedure", "A feast brings one fame, up to five."),
    ("2-e", "procedure", "The game lasts five days."),
    ("2-f", "victory", "After the last day the player with more fame wins."),
    ("2-g", "information", "Markets were held on Saturdays."),
)
_PROSE = {"2-g": "nothing in play depends on it"}


def fault_of(name: str) -> str:
    """Why a book cannot have this name; nothing if it can."""
    if not _NAME.fullmatch(name):
        return "a name is made of the letters a to z, digits and `_`, and starts with a letter"
    if name in reserved_words():
        return "it is a reserved word of the rule language"
    if keyword.iskeyword(name):
        return "it is a reserved word of Python, in which engines are written"
    return ""


def scaffold(name: str, path: str) -> dict[str, str]:
    """The files of a new book, by name; `path` is how commands find it, told in the comments if it is plain."""
    title = name.replace("_", " ").strip().capitalize()
    rows = [(one, one.split("-")[0], kind, words, "", _PROSE.get(one, "")) for one, kind, words in _CLAUSES]
    shown = path if _PLAIN.fullmatch(path) else "BOOK"
    book = _BOOK.replace("@NAME@", name).replace("@TITLE@", title).replace("@PATH@", shown)
    return {
        ENTRY: book,
        "chapter_1.rules": _CHAPTER,
        CATALOGUE: "".join("\t".join(row) + "\n" for row in (COLUMNS, *rows)),
    }


def new_book(name: str, folder: Path) -> int:
    """Write a new book into a folder of its own; tell what to do next."""
    fault = fault_of(name)
    if fault:
        return _refuse(f"a book cannot be called `{name}`: {fault}", USAGE)
    target = folder / name
    if target.exists() or target.is_symlink():
        return _refuse(f"{target} is there already; nothing was changed")
    known = name if folder == Path("rules") else target.as_posix()
    try:
        _write(target, scaffold(name, known))
    except OSError as error:
        return _refuse(f"{target} cannot be written: {error.strerror or error}")
    out = console()
    out.print(f"[green]wrote[/] {escape(target.as_posix())}/: book.rules, chapter_1.rules, clauses.tsv")
    out.print(f"next: `tribonian check {escape(known)}`, then `verify` and `play`; book.rules tells the rest")
    return 0


def _refuse(message: str, code: int = FAULTY) -> int:
    console(stderr=True).print(f"error: {message}", style="bold red", markup=False)
    return code


def _write(target: Path, files: dict[str, str]) -> None:
    """All files or none: first into a folder beside the target, then under its name. Made folders go again."""
    made = [one for one in (target.parent, *target.parent.parents) if not one.exists()]
    beside = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        beside.mkdir(parents=True)
        for name, text in files.items():
            (beside / name).write_text(text, encoding="utf-8", newline="\n")
        beside.rename(target)
    except BaseException:
        shutil.rmtree(beside, ignore_errors=True)
        for one in made:
            if one.is_dir():
                one.rmdir()
        raise
