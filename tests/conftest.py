"""The --accept option and the fixtures every test folder shares."""

import pytest

from tests.golden import Golden, accept_text, compare_text


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--accept",
        action="store_true",
        help="rewrite golden files with today's output instead of comparing; read the diff before committing",
    )


@pytest.fixture(scope="session")
def accept(pytestconfig: pytest.Config) -> bool:
    """True when golden output, wherever it is kept, is to be rewritten."""
    return bool(pytestconfig.getoption("--accept"))


@pytest.fixture(scope="session")
def golden(accept: bool) -> Golden:
    """`golden(path, actual)`: text must equal the file's, or becomes it under --accept."""
    return accept_text if accept else compare_text
