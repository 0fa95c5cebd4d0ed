"""Tests of one group run on one worker, so that what is dear to make is made once."""

import pytest


@pytest.mark.xdist_group("together")
def test_group_reaches_whoever_deals_out_the_tests(request: pytest.FixtureRequest) -> None:
    """Workers tell groups by the end of a test's name; alone, or dealt out in another way, a test keeps its own."""
    dealt_by_group = bool(request.config.getoption("loadgroup", default=False))
    assert request.node.nodeid.endswith("@together") == dealt_by_group
