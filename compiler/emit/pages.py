"""The templates of pages and how they are filled: all that a book says is escaped. May import: jinja2."""

from functools import cache
from importlib.resources import files

from jinja2 import Environment, FunctionLoader, StrictUndefined


@cache
def environment() -> Environment:
    folder = files("tribonian.compiler.emit") / "templates"
    return Environment(
        loader=FunctionLoader(lambda name: (folder / name).read_text(encoding="utf-8")),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        autoescape=True,
    )
