"""Tests, data first: the cases are files, and the code here only feeds them to one stage each.

A regular package, so that a distribution which installs its own `tests` cannot hide our helpers.
"""
