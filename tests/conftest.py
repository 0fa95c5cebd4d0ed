"""The --accept option and the fixtures every test folder shares."""

from collections.abc import Iterator

import pytest

from tests.golden import Golden, accept_text, compare_text


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--accept",
        action="store_true",
        help="rewrite golden files with today's output instead of comparing; read the diff before committing",
    )


@pytest.fixture(scope="session", autouse=True)
def _cache_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tests neither read nor change what this computer's user proved before."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture(scope="session")
def accept(pytestconfig: pytest.Config) -> bool:
    """True when golden output, wherever it is kept, is to be rewritten."""
    return bool(pytestconfig.getoption("--accept"))


@pytest.fixture(scope="session")
def golden(accept: bool) -> Golden:
    """`golden(path, actual)`: text must equal the file's, or becomes it under --accept."""
    return accept_text if accept else compare_text
