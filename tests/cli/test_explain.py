"""`tribonian explain`: a page, the list, and the nearest code for one that does not exist."""

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from tribonian import explain
from tribonian.cli import app
from tribonian.dsl.codes import Code
from tribonian.dsl.explain import page


def run(*args: str) -> Result:
    return CliRunner().invoke(app, list(args))


@pytest.mark.parametrize("word", ["E0201", "e0201", "error[E0201]"])
def test_page_is_printed_as_it_is(word: str) -> None:
    found = run("explain", word)
    assert (found.exit_code, found.stdout) == (0, page(Code.UNKNOWN_NAME))


def test_all_codes_are_listed_with_their_messages() -> None:
    found = run("explain")
    assert found.exit_code == 0
    lines = found.stdout.splitlines()
    assert [line[:5] for line in lines] == [code.number for code in Code]
    assert "E0201  nothing is called `NAME` here" in lines


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("E0210", "there is no code `E0210` (did you mean E0209?)"),
        ("w0202", "there is no code `w0202` (did you mean W0201?)"),
        ("[red]golt[/]", "there is no code `[red]golt[/]` (`tribonian explain` lists them all)"),
    ],
)
def test_unknown_code_is_wrong_usage_and_names_the_nearest(word: str, told: str) -> None:
    found = run("explain", word)
    assert (found.exit_code, found.stdout) == (2, "")
    assert found.stderr == f"error: {told}\n"


@pytest.mark.parametrize("args", [("E0404",), ()])
def test_terminal_shows_the_same_words_drawn(args: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    out = Console(force_terminal=True, width=100, record=True, quiet=False)
    monkeypatch.setattr(explain, "console", lambda **_: out)
    assert run("explain", *args).exit_code == 0
    text = out.export_text()
    assert "E0404" in text
    assert "CELL" in text
    assert "```" not in text
