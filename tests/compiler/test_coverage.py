"""Coverage: a clause is encoded when taking out what carries it changes the Machine, and not because it is cited."""

import pytest

from tests.books import load_files, statuses
from tests.dsl.corpus import read_case
from tribonian.compiler.build import build
from tribonian.compiler.machine_text import machine_text
from tribonian.dsl.carve import without_clause
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import assemble, read_book
from tribonian.dsl.syntax_errata import ErrataDecl

BOOK = """\
# clauses: 1-a 1-b 1-c 1-d 1-e 1-f 1-g 1-h 1-i 1-j 1-k 1-l 1-m 1-n 1-o
rulebook b
  title "B"
players Red, Blue                      @1-a
enum Stone: pebble, rock               @1-b
state held: Stone = pebble             @1-c
value price: 0..9
rule 1-d  price = 2
rule 1-e  price = 2  when held = rock @1-f
table weight(s: Stone) -> 0..9
  1-g: pebble  1
  1-h: rock    2
option heavy "Heavy stones"            @1-i
invariant light @1-j: weight(held) < 9
game
  Red chooses one of
    lift when price = 2 @1-k: held := rock
    stay: nothing                      @1-m
  if option heavy: end game won by Blue
  end game
errata printed for b
  source "the rules' own margin"
  e1 corrects weight[rock] to 3        @1-o
"""
DEAD = {"1-l", "1-m", "1-n"}  # not cited, or only by a statement that does nothing


def test_clause_counts_where_its_absence_would_be_seen() -> None:
    found = statuses(read_case(BOOK).files)
    assert {clause for clause, status in found.items() if status == "open"} == DEAD
    assert {status for clause, status in found.items() if clause not in DEAD} == {"encoded"}


@pytest.mark.parametrize("clause", [f"1-{letter}" for letter in "abcdefghijklmno"])
def test_coverage_says_what_deleting_shows(clause: str) -> None:
    """The short way through the Machine and the long way, deleting and building again, agree for every clause."""
    files = read_case(BOOK).files
    draft = read_book(files, Sink())
    assert draft is not None
    text = machine_text(build(load_files(files)))
    rest = assemble(
        draft.__class__(
            header=draft.header,
            items=tuple(without_clause(draft.items, clause, draft.catalogue)),
            sheets=tuple(
                one for one in without_clause(draft.sheets, clause, draft.catalogue) if isinstance(one, ErrataDecl)
            ),
            catalogue=draft.catalogue,
        ),
        Sink(),
    )
    changed = rest is None or machine_text(build(rest)) != text
    assert changed == (statuses(files)[clause] == "encoded")
