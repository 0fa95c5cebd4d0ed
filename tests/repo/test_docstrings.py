"""Every module says what it is for."""

import ast

from tests.repo.checkout import modules


def test_every_module_has_a_docstring() -> None:
    silent = [module.shown for module in modules().values() if not ast.get_docstring(module.tree)]
    assert not silent, f"no docstring at the top of {silent}"
