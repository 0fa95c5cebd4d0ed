"""How compiling grows with a book: the same chapter, again and again under other names, read, built and emitted.

May import: the standard library, sides, tribonian.
"""

import time
from statistics import median

from sides import Row

from tribonian.compiler.build import build
from tribonian.compiler.emit.python import emit_python
from tribonian.dsl.diagnostics import Sink
from tribonian.dsl.load import load

HEAD = """rulebook growing
  title "A book that grows"

players Red, Blue

"""

CHAPTER = """section {n} "Chapter {n}"
enum Ware{n}: salt{n}, cloth{n}, iron{n}
state stock{n}[p: Player, w: Ware{n}]: 0..9 = 1
track gold{n}[p: Player]: 0..cap{n}(p) = 5
  above lost
  below stops
value cap{n}(p: Player): 0..20
rule {n}-a  cap{n}(p) = 12
rule {n}-b  cap{n}(p) = 9  when stock{n}[p, salt{n}] = 0  overrides {n}-a
permission may_buy{n}(p: Player, w: Ware{n})
rule {n}-c  permit may_buy{n}(p, w)  when gold{n}[p] >= 2, stock{n}[p, w] < 9
rule {n}-d  forbid may_buy{n}(p, w)  when w = iron{n}, stock{n}[p, iron{n}] >= 3  overrides {n}-c
procedure market{n}(p: Player)
  repeat
    p chooses one of
      sell when stock{n}[p, salt{n}] > 0  @{n}-e:
        stock{n}[p, salt{n}] := stock{n}[p, salt{n}] - 1
        gain 2 gold{n}[p]
      buy when some w in Ware{n} where may_buy{n}(p, w)  @{n}-c:
        p chooses w in Ware{n} where may_buy{n}(p, w)  @{n}-c
        stock{n}[p, w] := min(stock{n}[p, w] + 1, 9)
        spend 2 gold{n}[p]
      done: leave market{n}
  roll storm: d6 for p  @{n}-f
  if storm = 1: lose storm gold{n}[p]

"""


def growing(chapters: int) -> bytes:
    """A book of so many chapters, all of them played."""
    body = "".join(CHAPTER.format(n=number) for number in range(1, chapters + 1))
    calls = "".join(f"  market{number}(Red)\n  market{number}(Blue)\n" for number in range(1, chapters + 1))
    return (HEAD + body + "game\n" + calls + "  end game\n").encode()


def compile_text(text: bytes) -> int:
    """From the text of a book to that of its engine; the length of that."""
    sink = Sink()
    book = load({"growing.rules": text}, sink, entry="growing.rules")
    assert book is not None, sink.sorted()[0].message
    return len(emit_python(build(book)))


def growth_rows(*, quick: bool) -> list[Row]:
    """Books of n, 2n and 4n chapters; the last row says what a line of the largest costs beside one of the smallest."""
    least = 15 if quick else 50
    texts = [growing(least * times) for times in (1, 2, 4)]
    taken: list[list[float]] = [[] for _ in texts]
    compile_text(texts[0])  # the parser and the templates are made on first use
    for _ in range(3 if quick else 5):
        for text, times in zip(texts, taken, strict=True):
            started = time.process_time()
            compile_text(text)
            times.append(time.process_time() - started)
    rows: list[Row] = []
    before: list[float] = []
    for text, times in zip(texts, taken, strict=True):
        lines = text.count(b"\n")
        what = f"compile, {lines:,} lines"
        beside, factor = "", ""
        if before:
            beside = f"{median(before):.2f} s (half the book)"
            factor = f"{median(now / then for now, then in zip(times, before, strict=True)):.2f} times the time"
        rows.append((what, f"{median(times):.2f} s, {1e6 * median(times) / lines:,.0f} µs a line", beside, factor))
        before = times
    return rows
