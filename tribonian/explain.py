"""What a code means: its page at a terminal or as plain text, or the list of all codes.

Prints; the pages themselves are dsl's. May import: stages, dsl.
"""

import typer
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from tribonian.dsl.codes import Code
from tribonian.dsl.explain import find_code, in_words, nearest_code, page
from tribonian.stages import USAGE, console


def explain_code(word: str) -> int:
    """Print the page of a code; a word that is none gets the nearest instead."""
    code = find_code(word)
    if code is None:
        near = nearest_code(word)
        meant = f"did you mean {near.number}?" if near else "`tribonian explain` lists them all"
        console(stderr=True).print(f"error: there is no code `{word}` ({meant})", style="bold red", markup=False)
        return USAGE
    out = console()
    if out.is_terminal:
        out.print(Markdown(page(code)), soft_wrap=False)
    else:
        typer.echo(page(code), nl=False)
    return 0


def list_codes() -> int:
    """Print every code with its message."""
    out = console()
    if not out.is_terminal:
        for code in Code:
            typer.echo(f"{code.number}  {in_words(code)}")
        return 0
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    for code in Code:
        table.add_row(Text(code.number, "bold"), Text(in_words(code)))
    out.print(table, soft_wrap=False)
    out.print("\n[dim]`tribonian explain CODE` tells what one means and what to do[/]")
    return 0
